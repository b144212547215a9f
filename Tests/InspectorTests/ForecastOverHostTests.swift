import GestureArbiter
import GestureArbiterInspector
import HeadlessUIKit
import Support
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
        let played = compare(screens: Draw.cases(60), .none)
        #expect(Double(played.differences.count) <= 0.005 * Double(played.fingers), "\(played.text)")
        #expect(played.unknown.isEmpty, "\(played.text)")
    }

    /// A forecast presumes the default of each switch. Under another setting it may differ where `restsOn` names the
    /// guess.
    @Test("Under another UIKit, a forecast differs only where it names a guess", arguments: settings.sampled())
    func settings(doubt: Doubt) {
        let played = compare(screens: Draw.cases(8), doubt)
        #expect(played.unknown.isEmpty, "\(played.text)")
    }

    @Test func aListInTheListThatMovesWithItsInsetsDoesNotGetTheFinger() {
        let screen = MappedScreen(RandomScreen(seed: 23).stage)
        #expect(screen.play(Job(.up, at: CGPoint(x: 28, y: 173), after: 0)).owner == .scrolls("list"))
    }

    /// Every setting of every switch; without bystanders, which no forecast can see before a touch.
    nonisolated private static let settings = Doubt.eachAlone.filter { $0.assumptions.disturbances.isEmpty }

    /// The guesses about the switches with other settings.
    private static let guesses: [String: Set<Forecast.Guess>] = [
        "nestedPriority": [.order], "sameViewPriority": [.order], "scrollTransfer": [.nestedScrolling],
        "panSlop": [.slop], "scrollSlop": [.slop, .trackedControls], "panTranslationOmitsSlop": [.slop],
        "shortContentPan": [.shortContent],
    ]

    /// What was compared, and what differed.
    private struct Comparison {
        var fingers = 0
        var differences: [String] = []
        /// The differences for which the forecast names no guess.
        var unknown: [String] = []
        var text: String { differences.joined(separator: "\n") }
    }

    private func compare(screens: Int, _ doubt: Doubt) -> Comparison {
        var all = Comparison()
        for seed in Self.seed..<Self.seed + UInt64(screens) {
            let asked = RandomScreen(seed: seed, doubt.assumptions)
            var draw = Draw(seed: seed &* 31)
            for _ in 0..<10 {
                let point = CGPoint(x: Double(draw.next() % 390), y: Double(draw.next() % 844))
                let (way, stroke) = draw.pick(Self.ways)
                let forecast = GestureArbiter.forecast(in: asked.stage.window, at: point, moving: way)
                let screen = MappedScreen(RandomScreen(seed: seed, doubt.assumptions).stage)
                let played = quiet(screen.play(Job(stroke, at: point, after: 0)).owner)
                all.fingers += 1
                guard let forecast, forecast.owner != played else { continue }
                let line = "SEED=\(seed) \(doubt), \(asked.kind), \(way) at \(point): \(played), and not \(forecast)"
                all.differences.append(line)
                if !isKnown(played, forecast, doubt) { all.unknown.append(line) }
            }
        }
        return all
    }

    /// A control that only tracks the finger does nothing.
    private func quiet(_ owner: TouchOwner) -> TouchOwner { if case .touches = owner { .nothing } else { owner } }

    /// The known reasons for a difference: the guess about the switch, and that of lists in lists, which one moves is
    /// UIKit's choice.
    private func isKnown(_ played: TouchOwner, _ forecast: Forecast, _ doubt: Doubt) -> Bool {
        if forecast.restsOn.contains(.nestedScrolling) { return true }
        let guess = Self.guesses["\(doubt)".components(separatedBy: "=")[0]]
        if let guess, !forecast.restsOn.isDisjoint(with: guess) { return true }
        return if case .scrolls = played, case .scrolls = forecast.owner { true } else { false }
    }
}
