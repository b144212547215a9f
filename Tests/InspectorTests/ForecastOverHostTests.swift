import GestureArbiter
import GestureArbiterInspector
import HeadlessUIKit
import Testing

@testable import TouchMaps

/// Forecasts, compared with fingers that are put down: on random screens, which the forecast has never seen.
@MainActor
struct ForecastOverHostTests {
    nonisolated static let seed = Draw.seed(of: "forecast")

    private static let ways: [(ArbitrationPolicy.Direction, TouchMap.Stroke)] = [
        (.up, .up), (.down, .down), (.left, .left), (.right, .right),
    ]

    @Test func aForecastSaysWhoGetsARandomFinger() {
        var (fingers, differences, unknown): (Int, [String], [String]) = (0, [], [])
        for seed in Self.seed..<Self.seed + UInt64(Draw.cases(100)) {
            let asked = RandomScreen(seed: seed)
            var draw = Draw(seed: seed &* 31)
            for _ in 0..<10 {
                let point = CGPoint(x: Double(draw.next() % 390), y: Double(draw.next() % 844))
                let (way, stroke) = draw.pick(Self.ways)
                let forecast = GestureArbiter.forecast(in: asked.stage.window, at: point, moving: way)
                let screen = MappedScreen(RandomScreen(seed: seed).stage)
                let played = quiet(screen.play(Job(stroke, at: point, after: 0)).owner)
                fingers += 1
                guard let forecast, forecast.owner != played else { continue }
                let line = "SEED=\(seed) \(asked.kind), \(way) at \(point): \(played), and not \(forecast)"
                differences.append(line)
                if !isKnown(played, forecast) { unknown.append(line) }
            }
        }
        #expect(Double(differences.count) <= 0.005 * Double(fingers), "\(differences.joined(separator: "\n"))")
        #expect(unknown.isEmpty, "\(unknown.joined(separator: "\n"))")
    }

    @Test func aListInTheListThatMovesWithItsInsetsDoesNotGetTheFinger() {
        let screen = MappedScreen(RandomScreen(seed: 23).stage)
        #expect(screen.play(Job(.up, at: CGPoint(x: 28, y: 173), after: 0)).owner == .scrolls("list"))
    }

    /// A control that only tracks the finger does nothing.
    private func quiet(_ owner: TouchOwner) -> TouchOwner { if case .touches = owner { .nothing } else { owner } }

    /// The known reason for a difference: of lists in lists, which one moves is UIKit's choice.
    private func isKnown(_ played: TouchOwner, _ forecast: Forecast) -> Bool {
        if forecast.restsOn.contains(.nestedScrolling) { return true }
        return if case .scrolls = played, case .scrolls = forecast.owner { true } else { false }
    }
}
