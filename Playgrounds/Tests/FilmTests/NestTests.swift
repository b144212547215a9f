import Film
import HeadlessUIKit
import Scenes
import Testing

/// Strokes over lists in lists in a panel in a deck.
@MainActor
@Suite("Lists in a panel in a deck")
struct NestTests {
    /// How far the panel closes, in points.
    private let closing: CGFloat = 130
    /// How far the inner list scrolls, in points.
    private let inner: CGFloat = 120

    private func run(_ script: TouchScript, from offset: CGFloat = 0) -> Run {
        Run(script, startOffset: offset, policy: .continuous, in: NestDemo.self)
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
