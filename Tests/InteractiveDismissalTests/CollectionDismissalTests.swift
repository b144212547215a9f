import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A modal that a collection view fills")
struct CollectionDismissalTests {
    private func present(
        _ doubt: Doubt, offset: CGFloat = 0
    ) -> (stage: Stage, home: UIViewController, modal: CollectionController) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        let modal = CollectionController()
        home.presentCard(modal, configuration: .cover)
        stage.settle()
        modal.collection.contentOffset.y = offset
        return (stage, home, modal)
    }

    @Test(
        "Flung down from the top it leaves, from a row and from the carousel", arguments: [CGFloat(500), 100],
        Doubt.eachAlone.sampled())
    func flung(_ y: CGFloat, doubt: Doubt) {
        let (stage, home, _) = present(doubt)
        let finger = stage.touch(at: CGPoint(x: 195, y: y))
        finger.move(by: CGVector(dx: 0, dy: 160), over: 0.1)
        finger.lift()
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
        #expect(stage.window.subviews.count == 1)
    }

    @Test("Sideways the carousel scrolls, and the card stays", arguments: Doubt.eachAlone.sampled())
    func sideways(_ doubt: Doubt) throws {
        let (stage, home, modal) = present(doubt)
        let finger = stage.touch(at: CGPoint(x: 195, y: 100))
        finger.move(by: CGVector(dx: -110, dy: 0), over: 0.2)
        stage.advance(by: 0)
        #expect(abs(try #require(modal.carousel).contentOffset.x - 100) <= 0.34 + doubt.listLead)
        #expect(modal.view.superview?.transform == .identity)
        finger.hold(for: 0.1)
        finger.lift()
        #expect(stage.settle())
        #expect(home.presentedViewController === modal)
    }

    @Test(
        "Scrolled, it scrolls to its top and goes over into the card under one finger",
        arguments: Doubt.eachAlone.sampled())
    func handsOver(_ doubt: Doubt) {
        let (stage, home, modal) = present(doubt, offset: 60)
        let finger = stage.touch(at: CGPoint(x: 195, y: 500))
        finger.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
        stage.advance(by: 0)
        #expect(modal.collection.contentOffset.y == 0)
        #expect(abs((modal.view.superview?.transform.ty ?? .nan) - 50) <= 0.34 + doubt.listLead)
        finger.hold(for: 0.1)
        finger.lift()
        #expect(stage.settle())
        #expect(home.presentedViewController === modal)
        #expect(modal.selected.isEmpty)
    }
}
