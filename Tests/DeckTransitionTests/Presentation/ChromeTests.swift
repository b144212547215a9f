import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("The card's look, its handle, and which scroll view hands over")
struct ChromeTests {
    func face(of scene: DeckScene) -> UIView? { scene.modal.view.superview }

    @Test("The card's corners are cut by a mask, as configured; its shadow is not cut off")
    func corners() {
        let scene = DeckScene(
            DeckConfiguration(cornerRadius: 20, corners: [.topLeft, .bottomRight], shadow: .init(radius: 9)))
        let layer = face(of: scene)?.layer
        #expect(layer?.cornerRadius == 20)
        #expect(layer?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
        #expect(layer?.cornerCurve == .continuous)
        #expect(face(of: scene)?.clipsToBounds == true)
        #expect(scene.deck?.card.layer.shadowRadius == 9)
        #expect(scene.deck?.card.clipsToBounds == false)
    }

    @Test("The handle drags at any offset of the content; beside it the content scrolls")
    func handle() {
        let scene = DeckScene(DeckConfiguration(handle: .init()))
        scene.modal.list.contentOffset.y = 300
        let finger = scene.touch(195, 65)
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
        #expect(abs(scene.cardTranslation - 100) < 1e-9)
        #expect(scene.modal.list.contentOffset.y == 300)
        finger.cancel()
        scene.stage.settle()
        let other = scene.touch(20, 65)
        other.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
        #expect(scene.cardTranslation == 0)
        #expect(scene.modal.list.contentOffset.y < 300)
        other.cancel()
    }

    @Test("A list that the discovery does not find scrolls, and the card stays; beside it the card is dragged")
    func notFound() {
        let scene = DeckScene(DeckConfiguration(discovery: .custom("none") { _ in nil }))
        scene.modal.list.frame = CGRect(x: 0, y: 100, width: 390, height: 689)
        scene.modal.list.contentOffset.y = 50
        let finger = scene.touch(195, 400)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.5)
        #expect(scene.cardTranslation == 0)
        finger.cancel()
        scene.stage.settle()
        let other = scene.touch(195, 100)
        other.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
        #expect(abs(scene.cardTranslation - 100) < 1e-9)
        other.cancel()
    }

    @Test("The discovery is asked at every touch: a list that is found later hands over from then on")
    func askedAgain() {
        final class Box { var list: UIScrollView? }
        let box = Box()
        let scene = DeckScene(DeckConfiguration(discovery: .custom("box") { [box] _ in box.list }))
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
        #expect(scene.cardTranslation == 0)
        finger.cancel()
        scene.stage.settle()
        box.list = scene.modal.list
        let other = scene.touch()
        other.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
        #expect(abs(scene.cardTranslation - 100) < 1e-9)
        other.cancel()
    }

    // MARK: DeckTransition's own feel

    @Test("Classically the card follows half of the pull at first")
    func classicResistance() {
        let scene = DeckScene(.classic)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.4)
        #expect(abs(scene.cardTranslation - 50) < 1e-9)
        finger.cancel()
    }

    @Test("Classically the card leaves under the finger at 240 pt of pull")
    func classicThreshold() {
        let scene = DeckScene(.classic)
        let finger = scene.touch(195, 200)
        finger.move(by: CGVector(dx: 0, dy: 245), over: 0.5)
        #expect(scene.moments == [.grabbed])
        finger.move(by: CGVector(dx: 0, dy: 10), over: 0.05)
        #expect(scene.moments.contains(.willDismiss))
        scene.stage.settle()
        #expect(!scene.isPresented)
        finger.lift()
    }

    @Test("Classically a card that may not leave is asked about once in a drag")
    func classicRefusal() {
        let scene = DeckScene(.classic)
        scene.modal.isModalInPresentation = true
        let finger = scene.touch(195, 200)
        finger.move(by: CGVector(dx: 0, dy: 400), over: 0.8)
        #expect(scene.moments.filter { $0 == .attempted }.count == 1)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
    }

    @Test("A resisting card that is caught on its way back is held where it is")
    func classicCatch() {
        let scene = DeckScene(.classic)
        let finger = scene.touch(195, 300)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.4)
        scene.stage.advance(by: 0.1)
        finger.lift()
        scene.stage.advance(by: 0.05)
        let there = scene.cardTranslation
        #expect(there > 10)
        let other = scene.touch(195, 500)
        scene.stage.advance(by: 0.1)
        #expect(abs(scene.cardTranslation - there) < 1)
        other.cancel()
        scene.stage.settle()
        #expect(scene.cardTranslation == 0)
    }
}
