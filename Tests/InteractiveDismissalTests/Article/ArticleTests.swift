import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// The article's modal twice: in plain UIKit, and by one line. Both have to do what the article says.
@MainActor
@Suite("The article's modal")
struct ArticleTests {
    enum Form: String, CaseIterable, CustomTestStringConvertible {
        case plain, onCommit, onBegin
        var testDescription: String { rawValue }

        /// A policy as the article has it: a pan that begins at the top, or not at all.
        @MainActor func present(_ modal: ListModal, from home: UIViewController) {
            guard let begins = CardConfiguration.Begins(rawValue: rawValue) else {
                return home.present(modal, animated: true)
            }
            home.presentCard(
                modal,
                configuration: .cover {
                    $0.policy = .gated
                    $0.begins = begins
                })
        }
    }

    /// The modal on a phone, ready to be touched.
    @MainActor
    struct Scene {
        let stage: Stage
        let home = UIViewController()
        let modal: ListModal

        init(
            _ form: Form, startOffset: CGFloat = 0, inset: CGFloat = 0, assumptions: Assumptions = .standard,
            isAboutLayout: Bool = false
        ) {
            modal = form == .plain ? PlainModal() : ListModal()
            // Where a view that is moved asks for its superview's layout, the article's own card stands still. That has
            // its test.
            var assumptions = assumptions
            if form == .plain, !isAboutLayout { assumptions.centerAsksForLayout = false }
            stage = Stage(rootViewController: home, assumptions: assumptions)
            modal.loadViewIfNeeded()
            modal.list.contentInset.top = inset
            modal.list.contentOffset.y = startOffset
            form.present(modal, from: home)
            stage.settle()
        }

        /// What a finger moves before the card does, in points: UIKit's slop, or the policy's.
        var slop: CGFloat {
            guard modal is PlainModal else { return 10 }
            return stage.assumptions.panTranslationOmitsSlop ? stage.assumptions.panSlop : 0
        }
        /// What a finger moves before the list does.
        var listSlop: CGFloat { stage.assumptions.panTranslationOmitsSlop ? stage.assumptions.scrollSlop : 0 }
        var isPresented: Bool { home.presentedViewController === modal }
        /// How far the modal shows from rest.
        var translation: CGFloat {
            let view: UIView = modal.view
            return view.convert(CGPoint.zero, to: nil).y - view.frame.minY
                + (view.layer.presentation() ?? view.layer).frame.minY
        }
        func touch() -> Finger { stage.touch(at: CGPoint(x: 195, y: 300)) }

        /// A finger that moves down at a steady velocity, and lifts while it moves.
        func swipe(at velocity: CGFloat, for seconds: TimeInterval) {
            let finger = touch()
            finger.move(by: CGVector(dx: 0, dy: velocity * seconds), over: seconds)
            finger.lift()
        }
    }

    @Test("At an offset above 0 it scrolls, in one touch for ever", arguments: Form.allCases)
    func scrolls(_ form: Form) {
        let scene = Scene(form, startOffset: 40)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        #expect(scene.translation == 0)
        #expect(scene.modal.list.contentOffset.y < 0, "its own rubber band")
        #expect(scene.modal.dismissals == 0)
        finger.lift()
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.modal.list.contentOffset.y == 0)
    }

    @Test("At an offset of 0 it drags", arguments: Form.allCases)
    func drags(_ form: Form) {
        let scene = Scene(form)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
        #expect(scene.translation.isNear(110 - scene.slop))
        #expect(scene.modal.list.contentOffset.y == 0)
        finger.cancel()
    }

    @Test("At an offset below 0 it drags, and the content goes no farther", arguments: Form.allCases)
    func dragsOverscrolled(_ form: Form) {
        let scene = Scene(form, startOffset: -20)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
        #expect(scene.translation >= 99.9)
        #expect(scene.modal.list.contentOffset.y >= -20)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.translation == 0)
    }

    @Test("Moved up at an offset of 0 it scrolls", arguments: Form.allCases)
    func scrollsUp(_ form: Form) {
        let scene = Scene(form)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: -110), over: 0.3)
        #expect(scene.translation == 0)
        #expect(scene.modal.list.contentOffset.y == 110 - scene.listSlop)
        finger.lift()
    }

    @Test(
        "Let go at 301 pt/s below half it is dismissed, at 299 it is not",
        arguments: Form.allCases, [(301.0, true), (299, false)])
    func velocity(_ form: Form, end: (velocity: Double, leaves: Bool)) {
        let scene = Scene(form)
        scene.swipe(at: end.velocity, for: 0.4)
        scene.stage.settle()
        #expect(scene.isPresented == !end.leaves)
        #expect(scene.modal.dismissals == (form == .onCommit && !end.leaves ? 0 : 1))
        #expect(scene.translation == (end.leaves ? scene.translation : 0))
    }

    @Test(
        "Let go beyond half it is dismissed at any velocity above −300 pt/s, and not below",
        arguments: Form.allCases, [(-299.0, true), (-301, false)])
    func half(_ form: Form, end: (velocity: Double, leaves: Bool)) {
        let scene = Scene(form)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 520), over: 0.5)
        finger.move(by: CGVector(dx: 0, dy: end.velocity * 0.1), over: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(scene.isPresented == !end.leaves)
    }

    @Test(
        "Grabbed while it springs back it stays in the same transition, and is dismissed once", .touchesInTransitions,
        arguments: Form.allCases
    )
    func regrab(_ form: Form) {
        let scene = Scene(form)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 310), over: 1.5)
        finger.lift()
        scene.stage.advance(by: 0.05)
        let caught = scene.translation
        #expect(caught > 30)
        #expect(caught < 300)
        #expect(scene.modal.isBeingDismissed == (form != .onCommit))
        let second = scene.stage.touch(at: CGPoint(x: 195, y: 500))
        second.move(by: CGVector(dx: 0, dy: 160), over: 0.1)
        #expect(scene.modal.isBeingDismissed == (form != .onCommit), "still")
        second.lift()
        scene.stage.settle()
        #expect(!scene.isPresented)
        #expect(scene.modal.dismissals == 1)
    }

    @Test("What was released comes back where nothing pulls it, and can be dismissed again", arguments: Form.allCases)
    func again(_ form: Form) {
        let scene = Scene(form)
        scene.swipe(at: 200, for: 0.5)
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.translation == 0)
        #expect(!scene.modal.isBeingDismissed)
        scene.swipe(at: 1500, for: 0.1)
        scene.stage.settle()
        #expect(!scene.isPresented)
    }
}
