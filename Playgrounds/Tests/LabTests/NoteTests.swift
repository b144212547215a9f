import HeadlessUIKit
import Scenes
import Testing

/// What a user feels in a card: its last fraction of a point, a refusal, a keyboard that goes.
@MainActor
@Suite("A note in a card")
struct NoteTests {
    @Test("A tap works as soon as the card seems to rest")
    func tail() {
        let screen = DemoScreen(TailDemo.self)
        let rest = screen.scene.demo.floor.cardTranslation
        screen.carry(from: CGPoint(x: 195, y: 640), by: CGVector(dx: 0, dy: 60)).lift()
        for _ in 0..<120 where screen.scene.demo.floor.cardTranslation - rest > 0.5 { screen.stage.advanceFrame() }
        screen.tap("button")
        #expect((screen.view("button") as? UIButton)?.titleLabel?.text == "Tapped 1 times")
    }

    @Test("A note that refuses to leave at the lift rests at its nearest detent")
    func refusal() {
        let screen = DemoScreen(RefusalDemo.self)
        let medium = screen.scene.demo.floor.cardTranslation
        screen.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: 235))
        #expect(screen.isPresented)
        #expect(screen.scene.demo.floor.cardTranslation == medium)
    }

    @Test("A pull that dismisses the keyboard leaves the card no further open than before")
    func keyboard() {
        let screen = DemoScreen(KeyboardDemo.self)
        let medium = screen.scene.demo.floor.cardTranslation
        screen.tap("field")
        #expect(screen.scene.demo.floor.cardTranslation < medium)
        screen.drag(from: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 60))
        #expect(screen.scene.demo.floor.cardTranslation >= medium)
    }
}
