import Film
import HeadlessUIKit
import Scenes
import Testing

/// Strokes over lists in lists in a panel in a deck, and over a list that bounces.
@MainActor
@Suite("Lists in a panel in a deck")
struct NestTests {
    /// How far the panel closes, in points.
    private let closing: CGFloat = 130
    /// How far the inner list scrolls, in points.
    private let inner: CGFloat = 120

    private func run(_ script: TouchScript, from offset: CGFloat = 0, in demo: any Demo.Type = NestDemo.self) -> Run {
        Run(
            script.moved(soThatFirstSampleIsAt: demo.strokeStart), startOffset: offset, policy: .continuous, in: demo)
    }

    /// How far the row under the finger moved beside the finger from one moment to the next, at most, while something
    /// followed the finger.
    private func slip(in run: Run, since time: TimeInterval) -> CGFloat {
        let moments = run.moments.filter { $0.finger != nil && $0.time > time && $0.time <= run.liftTime }
        return zip(moments, moments.dropFirst()).map { earlier, later in
            let row = later.cardTranslation - later.contentOffset - earlier.cardTranslation + earlier.contentOffset
            return abs(row - (later.finger?.y ?? 0) + (earlier.finger?.y ?? 0))
        }.max() ?? .infinity
    }

    /// Seconds until the first decision of the last touch.
    private func begin(of run: Run) -> TimeInterval {
        run.decisions.first { $0.time > run.touches.last?.lowerBound ?? 0 }?.time ?? 0
    }

    @Test("One finger scrolls both lists, moves panel and deck, and goes back", arguments: [0, 40] as [CGFloat])
    func nested(offset: CGFloat) {
        let run = run(.nested, from: offset)
        #expect(run.moments.map(\.contentOffset).max()! > inner + 30)
        #expect(run.moments.map(\.cardTranslation).max()! > closing + 40)
        #expect(run.owners.first == "scroll")
        #expect(run.owners.last == "scroll")
        #expect(run.settled.cardTranslation == 0)
        #expect(run.settled.contentOffset > 50)
    }

    @Test("A panel that is pulled past its lowest place passes the finger on to its deck, and comes back after it")
    func passedOn() {
        let run = run(.passedOn)
        #expect(run.moments.map(\.cardTranslation).max()! > closing + 70)
        #expect(
            run.decisions.map(\.reason).filter { $0.contains("passes the finger on") } == [
                "deck: the card within passes the finger on", "panel: at its lowest place: passes the finger on",
            ])
        #expect(run.settled.cardTranslation == 0)
        #expect(!run.isDismissed)
    }

    @Test("Each card says where it goes when the finger lets go of both")
    func outcomes() {
        let letGo = run(.pull(by: [200])).decisions.suffix(2).map(\.reason)
        #expect(letGo.first?.hasPrefix("deck: lifted at 0 pt/s; let go, back: 57 pt of 789") == true, "\(letGo)")
        #expect(letGo.last?.hasPrefix("panel: lifted at 0 pt/s; let go, to 130 pt") == true, "\(letGo)")
    }

    @Test(
        "The row under the finger stays there through lists, panel and deck",
        arguments: [TouchScript.nested, .passedOn], [0, 40] as [CGFloat])
    func row(script: TouchScript, offset: CGFloat) {
        let run = run(script, from: offset)
        #expect(slip(in: run, since: begin(of: run)) < 0.7)
    }

    @Test(
        "A list caught in its bounce gives its over-scroll to the card without a jump",
        arguments: ["card", "modal", "nest"])
    func bounced(name: String) throws {
        let run = run(.bounced, from: 120, in: try #require(DemoCatalog.demo(named: name)))
        let caught = run.moments.first { $0.time >= run.touches.last?.lowerBound ?? 0 }
        #expect(caught?.contentOffset ?? 0 < -10)
        #expect(run.moments.map(\.cardTranslation).max()! > 90)
        #expect(slip(in: run, since: begin(of: run)) < 0.7)
        #expect(run.settled.contentOffset == 0)
        #expect(run.settled.cardTranslation == 0)
    }

    @Test(
        "A flick that opens the panel goes on into its list with the momentum \"carries\" alone",
        arguments: ["stays", "bounces", "carries"])
    func carried(momentum: String) {
        var settings = SceneSettings(scene: NestDemo.name)
        settings.options = ["open": .flag(false)]
        settings.policy.momentum = momentum
        let scene = Scene(of: NestDemo.self, settings)
        #expect(scene.demo.floor.cardTranslation == closing)
        let finger = scene.stage.touch(at: NestDemo.strokeStart)
        finger.move(by: CGVector(dx: 0, dy: -90), over: 0.05)
        finger.lift()
        scene.stage.settle()
        #expect(scene.demo.floor.cardTranslation == 0)
        #expect((scene.demo.contentOffset > 100) == (momentum == "carries"))
    }
}
