import HeadlessUIKit
import Testing

/// Who is asked whether a gesture may begin.
@MainActor struct GestureBeginTests {
    @Test("G13: a refusal of the delegate fails the gesture")
    func shouldBegin() {
        let scene = GestureScene()
        let delegate = scene.delegate()
        delegate.begin = { false }
        scene.pan("pan", on: scene.inner, delegate: delegate)
        let finger = scene.touch()
        finger.move(by: .down(12))
        delegate.begin = { true }
        finger.move(by: .down(12))
        #expect(scene.log.take() == [])
    }

    @Test(
        "G14: a refusal of the hit view fails the gesture, unless its touches would not be cancelled",
        arguments: [true, false])
    func viewShouldBegin(cancels: Bool) {
        let scene = GestureScene()
        scene.inner.mayBegin = { _ in false }
        scene.pan("pan", on: scene.outer).cancelsTouchesInView = cancels
        scene.touch().move(by: .down(12))
        #expect(scene.log.take() == (cancels ? [] : ["pan began"]))
    }

    @Test("G14: a refusal of the recognizer's own view fails the gesture, even if a subview was touched")
    func ownViewShouldBegin() {
        let scene = GestureScene()
        scene.outer.mayBegin = { _ in false }
        scene.pan("pan", on: scene.outer)
        scene.touch().move(by: .down(12))
        #expect(scene.log.take() == [])
    }

    @Test(
        "G15: the view is asked before the delegate, or after it; both must allow",
        arguments: Assumptions.ShouldBeginOrder.allCases)
    func shouldBeginOrder(order: Assumptions.ShouldBeginOrder) {
        let scene = GestureScene { $0.shouldBeginOrder = order }
        let delegate = scene.delegate()
        scene.pan("pan", on: scene.inner, delegate: delegate)
        let finger = scene.touch()
        delegate.records = true
        scene.inner.records = true
        finger.move(by: .down(12))
        let questions = ["inner asked shouldBegin", "delegate shouldBegin"]
        #expect(Array(scene.log.take().prefix(2)) == (order == .viewFirst ? questions : questions.reversed()))
    }
}
