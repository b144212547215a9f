import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// What the article's example gets wrong, each shown on the plain modal, and gone from the one-line one.
@MainActor
@Suite("The article's faults")
struct ArticleFaultTests {
    typealias Form = ArticleTests.Form

    @Test(
        "Under an inset, content that is scrolled by less than the inset is dragged instead of scrolled",
        arguments: Form.allCases)
    func inset(_ form: Form) {
        let scene = ArticleTests.Scene(form, startOffset: -20, inset: 50)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
        #expect(scene.translation.isNear(form == .plain ? 30 - scene.slop : 0))
        #expect(scene.modal.list.contentOffset.y.isNear(form == .plain ? -20 : scene.listSlop - 50))
        finger.cancel()
        scene.stage.settle()
    }

    @Test("A gesture that ends before the transition has begun leaves it stuck", arguments: Form.allCases)
    func early(_ form: Form) {
        var assumptions = Assumptions.standard
        assumptions.dismissalStart = .afterThreeTurns
        let scene = ArticleTests.Scene(form, assumptions: assumptions)
        let finger = scene.touch()
        scene.stage.advanceFrame()
        finger.move(by: CGVector(dx: 0, dy: 60))
        finger.lift()
        scene.stage.settle()
        #expect((scene.modal.transitionCoordinator != nil) == (form == .plain), "open for ever")
        scene.swipe(at: 1500, for: 0.1)
        scene.stage.settle()
        if form != .plain { #expect(!scene.isPresented) }
    }

    @Test("A layout pass in mid-drag moves it back to its place", arguments: Form.allCases)
    func layout(_ form: Form) {
        let scene = ArticleTests.Scene(form)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
        scene.modal.presentationController?.containerView?.setNeedsLayout()
        scene.modal.presentationController?.containerView?.layoutIfNeeded()
        #expect(scene.translation.isNear(form == .plain ? 0 : 100))
        finger.cancel()
        scene.stage.settle()
    }

    @Test("Where a view that is moved asks for a layout pass, it cannot be moved at all", arguments: Form.allCases)
    func movedViewAsks(_ form: Form) {
        var assumptions = Assumptions.standard
        assumptions.centerAsksForLayout = true
        let scene = ArticleTests.Scene(form, assumptions: assumptions, isAboutLayout: true)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
        scene.stage.advanceFrame()
        #expect(scene.translation.isNear(form == .plain ? 0 : 100))
        finger.cancel()
        scene.stage.settle()
    }

    @Test("When UIKit begins no transition, it stays where it was let go", arguments: Form.allCases)
    func refused(_ form: Form) {
        var assumptions = Assumptions.standard
        assumptions.dismissalStart = .never
        let scene = ArticleTests.Scene(form, assumptions: assumptions)
        scene.swipe(at: 1500, for: 0.1)
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect((scene.translation != 0) == (form == .plain))
    }
}
