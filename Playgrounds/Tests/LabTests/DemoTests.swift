import HeadlessUIKit
import Recordings
import Scenes
import Testing

/// What holds for every demo.
@MainActor
struct DemoTests {
    // Human Interface Guidelines, Buttons: 44 × 44 pt at least.
    @Test(
        "All buttons of a whole screen are large enough, closed and open",
        arguments: ["map", "player", "drawer", "messages", "song", "gallery"], [false, true])
    func buttons(name: String, isOpen: Bool) throws {
        let screen = DemoScreen(try #require(DemoCatalog.demo(named: name)), ["open": .flag(isOpen)])
        screen.settle()
        #expect(screen.smallButtons == [])
    }

    @Test("A pull down and back leaves no warning in the log")
    func warnings() throws {
        for demo in DemoCatalog.demos {
            let screen = DemoScreen(demo)
            let finger = screen.carry(from: demo.strokeStart, by: CGVector(dx: 0, dy: 200))
            finger.move(by: CGVector(dx: 0, dy: -200), over: 0.5)
            finger.lift()
            screen.settle()
            #expect(screen.stage.warnings.isEmpty, "\(demo.name): \(screen.stage.warnings)")
        }
    }

    @Test(
        "The decision at the lift says what becomes of the card, and why",
        arguments: [
            ("deck", "let go, back: 90 pt of 789 at 0 pt/s, 395 pt or 300 pt/s needed"),
            ("nested", "let go, back: 90 pt of "), ("modal", "let go, back: 90 pt of "),
            ("card", "let go, back: 90 pt of "),
        ])
    func outcome(scene: String, words: String) throws {
        let script = try TouchScript(
            name: "pull",
            timeline: "touch A at (195, 360)\nA moves by (0, 100) over 200 ms\nafter 200 ms  A lifts")
        let decisions = try Recording(of: script, settings: SceneSettings(scene: scene)).decisions
        #expect(decisions.first?.outcome == nil)
        let outcome = try #require(decisions.last?.outcome)
        #expect(outcome.hasPrefix(words), "\(outcome)")
        #expect(decisions.last?.line.hasSuffix("lifted at 0 pt/s; " + outcome) == true)
    }

    @Test("A card that is presented during editing is held, as the policy says")
    func cardThatIsPresentedDuringEditingIsHeld() {
        var settings = SceneSettings(scene: NestedDemo.name)
        (settings.policy.unlessEditing, settings.policy.isEditing) = (true, true)
        let scene = Scene(of: NestedDemo.self, settings)
        // The button "One more", beside the foremost card's title.
        scene.stage.touch(at: CGPoint(x: 320, y: 100)).lift()
        scene.stage.settle()
        #expect(scene.demo.floor.cardCount == 4)
        let finger = scene.stage.touch(at: NestedDemo.strokeStart)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        #expect(scene.demo.floor.cardTranslation == 0)
        finger.lift()
    }
}
