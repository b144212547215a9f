import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("The impact as a card passes the point from which it leaves")
struct ImpactTests {
    private func scene(_ style: UIImpactFeedbackGenerator.FeedbackStyle? = .light) -> ModalScene {
        var configuration = CardConfiguration.cover
        configuration.impact = style
        return ModalScene(configuration)
    }

    @Test("Passing the point in hand gives one impact, and one more on the way back")
    func passed() {
        let scene = scene()
        let finger = scene.carry(by: 400)
        #expect(scene.stage.impacts == [])
        finger.move(by: .down(60), over: 0.2)
        #expect(scene.stage.impacts == [.light])
        finger.move(by: .down(100), over: 0.2)
        #expect(scene.stage.impacts == [.light])
        finger.move(by: .down(-300), over: 0.5)
        #expect(scene.stage.impacts == [.light, .light])
        finger.cancel()
        scene.stage.settle()
        #expect(scene.stage.impacts.count == 2)
    }

    @Test("A finger that trembles at the point causes one impact")
    func trembling() {
        let scene = scene(.rigid)
        let finger = scene.carry(by: 430)
        for _ in 1...10 {
            finger.move(by: .down(4), over: 0.05)
            finger.move(by: .down(-4), over: 0.05)
        }
        #expect(scene.events.count > 4, "it is armed and disarmed")
        #expect(scene.stage.impacts == [.rigid])
    }

    @Test("Unless it is asked for there is no impact, whatever the card does")
    func silent() {
        let scene = scene(nil)
        scene.carry(by: 600).lift()
        scene.stage.settle()
        #expect(scene.events.contains(.armed(true)))
        #expect(scene.stage.impacts == [])
    }

    @Test("A card that moves by itself, or that resists, gives no impact", arguments: [true, false])
    func alone(resists: Bool) {
        let scene = scene()
        scene.modal.isModalInPresentation = resists
        if resists {
            scene.carry(by: 800).cancel()
        } else {
            scene.home.dismiss(animated: true)
        }
        scene.stage.settle()
        #expect(scene.stage.impacts == [])
    }

    @Test("The impact is set as a property, and makes two configurations unequal")
    func property() {
        var configuration = CardConfiguration.cover
        configuration.impact = .light
        #expect(configuration != CardConfiguration.cover)
    }
}
