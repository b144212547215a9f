import GestureArbiter
import GestureArbiterInspector
import HeadlessUIKit
import Recordings
import Scenes

/// The way on the screen of a finger that is forecast.
package enum ForecastWay: String, Codable, Hashable, Sendable {
    case up, down, left, right

    fileprivate var direction: ArbitrationPolicy.Direction {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}

extension Player {
    /// Returns who would get a finger at a place of the window, and why, in words; or why that is not known.
    func forecast(at place: CGPoint, moving way: ForecastWay) throws(Refusal) -> String {
        guard scene.stage.window.bounds.contains(place) else {
            throw Refusal(
                "a forecast is for a place outside of the screen. Ask within \(scene.stage.window.bounds.size)")
        }
        return foreseen(at: place, moving: way).map { "\($0)" } ?? noForecast
    }

    fileprivate func foreseen(at place: CGPoint, moving way: ForecastWay) -> Forecast? {
        GestureArbiter.forecast(in: scene.stage.window, at: place, moving: way.direction)
    }

    /// Why there is no forecast.
    fileprivate var noForecast: String {
        fingerLocations.isEmpty
            ? "Forecasts need a debug build: start decklab by \"swift run\", without \"-c release\"."
            : "A finger is down. Lift it to ask who would get the next one."
    }
}

/// Who would get a finger, for each place of a grid over the whole screen.
///
///     {"type": "layer", "moving": "down", "grid": 24, "columns": 17, "owners": ["drags card List"],
///         "runs": [[-1, 34], [0, 578]], "words": null}
package struct ForecastLayer: Encodable, Hashable, Sendable {
    package let moving: ForecastWay
    /// The distance between two places, in points.
    package let grid: Double
    /// The number of places in a row.
    package let columns: Int
    /// Who gets fingers, in words, in the order in which they appear.
    package fileprivate(set) var owners: [String] = []
    /// Equal places, in reading order: the number of their owner, -1 for nobody; and how many they are.
    package fileprivate(set) var runs: [[Int]] = []
    /// Why there are no places; nil if there are.
    package fileprivate(set) var words: String?

    fileprivate mutating func add(_ owner: TouchOwner) {
        let name = "\(owner)"
        if owner != .nothing, !owners.contains(name) { owners.append(name) }
        let number = owners.firstIndex(of: name) ?? -1
        if runs.last?[0] == number { runs[runs.count - 1][1] += 1 } else { runs.append([number, 1]) }
    }
}

/// Computes a layer a row at a time, so that other work on the main actor need not wait.
@MainActor
final class ForecastTake {
    private let player: Player
    private let size: CGSize
    private var layer: ForecastLayer
    private var y: Double = 0

    init(of player: Player, moving way: ForecastWay) {
        self.player = player
        size = player.scene.stage.window.bounds.size
        layer = ForecastLayer(moving: way, grid: 24, columns: Int((Double(size.width) / 24).rounded(.up)))
    }

    /// Asks for a row. Returns the layer once it is complete.
    func proceed() -> ForecastLayer? {
        let (grid, width, height) = (layer.grid, Double(size.width), Double(size.height))
        for x in stride(from: 0, to: width, by: grid) {
            // The last places may be narrower, or less high.
            let place = CGPoint(x: (x + min(x + grid, width)) / 2, y: (y + min(y + grid, height)) / 2)
            guard let forecast = player.foreseen(at: place, moving: layer.moving) else {
                layer.words = player.noForecast
                (layer.owners, layer.runs) = ([], [])
                return layer
            }
            layer.add(forecast.owner)
        }
        y += grid
        return y < height ? nil : layer
    }
}
