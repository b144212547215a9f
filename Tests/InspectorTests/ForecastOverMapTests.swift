import GestureArbiter
import GestureArbiterInspector
import HeadlessUIKit
import Support
import Testing
import TouchMaps

/// The forecast and the map of one screen, for every kind of card.
@MainActor
@Suite("Forecasts and maps agree")
struct ForecastOverMapTests {
    struct Scene: Sendable {
        let kind: CardKind
        let isOpen: Bool

        static let all = CardKind.allCases.flatMap { kind in
            [true, false].map { Scene(kind: kind, isOpen: $0) }
        }
    }

    @Test("Each place of a card has the owner of its map", arguments: Scene.all.sampled())
    func places(scene: Scene) throws {
        let card = stage(of: scene)
        let ways: [(TouchMap.Stroke, ArbitrationPolicy.Direction)] = [
            (.up, .up), (.down, .down), (.left, .left), (.right, .right),
        ]
        var built: CardStage?
        let map = try TouchMap(
            rebuilding: {
                let new = stage(of: scene)
                built = new
                return new.stage
            }, grid: 66, fingers: ways.map(\.0))
        withExtendedLifetime(built) {}
        var differences: [String] = []
        for point in map.places.map(map.point) {
            for (stroke, way) in ways {
                let forecast = GestureArbiter.forecast(in: card.stage.window, at: point, moving: way)
                let played = try #require(map.owner(at: point, going: stroke))
                guard let forecast, forecast.owner != quiet(played) else { continue }
                differences.append("\(way) at \(point): \(played), and not \(forecast)")
            }
        }
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    private func stage(of scene: Scene) -> CardStage {
        let card = CardStage(
            scene.kind,
            CardSetup {
                $0.isOpen = scene.isOpen
                $0.list = .atEdge
                $0.handle = .init()
            }, assumptions: Assumptions())
        card.stage.settle()
        return card
    }

    /// A control that only tracks the finger does nothing.
    private func quiet(_ owner: TouchOwner) -> TouchOwner { if case .touches = owner { .nothing } else { owner } }
}
