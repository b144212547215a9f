import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// The article's modal by one line, in both forms: UIKit's dismissal begins with the drag, or with its end.
@MainActor
@Suite("The article's modal")
struct ArticleTests {
    typealias Form = CardConfiguration.Begins

    /// With the article's policy: a pan that begins at the top, or not at all.
    private func scene(_ form: Form, startOffset: CGFloat = 0) -> ModalScene {
        ModalScene(
            .cover {
                $0.policy = .gated
                $0.begins = form
            }, startOffset: startOffset)
    }

    @Test("At an offset below 0 the card is dragged, and the content scrolls no farther", arguments: Form.allCases)
    func dragsOverscrolled(_ form: Form) {
        let scene = scene(form, startOffset: -20)
        let finger = scene.touch()
        finger.move(by: .down(110), over: 0.3)
        #expect(scene.translation >= 99.9)
        #expect(scene.contentOffset >= -20)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.translation == 0)
    }

    @Test(
        "Let go below half, the card is dismissed at 301 pt/s and not at 299",
        arguments: Form.allCases, [(301.0, true), (299, false)])
    func velocity(_ form: Form, end: (velocity: Double, leaves: Bool)) {
        let scene = scene(form)
        scene.touch().swipe(by: .down(end.velocity * 0.4), over: 0.4)
        scene.stage.settle()
        #expect(scene.isPresented == !end.leaves)
        #expect(scene.modal.dismissals == (form == .onCommit && !end.leaves ? 0 : 1))
        if !end.leaves { #expect(scene.translation == 0) }
    }

    @Test(
        "Let go beyond half, the card is dismissed at any velocity above −300 pt/s, and not below",
        arguments: Form.allCases, [(-299.0, true), (-301, false)])
    func half(_ form: Form, end: (velocity: Double, leaves: Bool)) {
        let scene = scene(form)
        let finger = scene.touch()
        finger.move(by: .down(520), over: 0.5)
        finger.move(by: .down(end.velocity * 0.1), over: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(scene.isPresented == !end.leaves)
    }
}
