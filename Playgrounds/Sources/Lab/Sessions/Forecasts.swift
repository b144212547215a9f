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
        let forecast = GestureArbiter.forecast(in: scene.stage.window, at: place, moving: way.direction)
        return forecast.map { "\($0)" } ?? noForecast
    }

    private var noForecast: String {
        fingerLocations.isEmpty
            ? "Forecasts need a debug build: start decklab by \"swift run\", without \"-c release\"."
            : "A finger is down. Lift it to ask who would get the next one."
    }
}
