import DeckTransition
import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("What lies in a deck's card")
struct DeckContentTests {
    // MARK: A carousel in the list

    private func sceneWithCarousel() -> (scene: DeckScene, carousel: UIScrollView) {
        let scene = DeckScene()
        let carousel = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 150))
        carousel.contentInsetAdjustmentBehavior = .never
        carousel.contentSize = CGSize(width: 2000, height: 150)
        scene.modal.list.addSubview(carousel)
        return (scene, carousel)
    }

    @Test("A finger that goes across on a carousel scrolls it, wherever it goes then", .countsFromSlop)
    func across() {
        let (scene, carousel) = sceneWithCarousel()
        let finger = scene.touch(195, 330)
        finger.move(by: .right(-110), over: 0.3)
        #expect(abs(carousel.contentOffset.x - 100) < 0.34)
        finger.move(by: .down(200), over: 0.3)
        #expect(scene.cardTranslation == 0)
        #expect(scene.modal.list.contentOffset.y == 0)
        finger.lift()
        scene.stage.settle()
        #expect(scene.isPresented)
    }

    @Test(
        "One that goes down on it drags the card from the list's top, and moves no carousel sideways then",
        .countsFromSlop)
    func down() {
        let (scene, carousel) = sceneWithCarousel()
        scene.modal.list.contentOffset.y = 40
        let finger = scene.touch(195, 290)
        finger.move(by: .down(150), over: 0.3)
        #expect(abs(scene.cardTranslation - 100) < 0.34)
        finger.move(by: .right(-120), over: 0.3)
        #expect(carousel.contentOffset == .zero)
        #expect(abs(scene.cardTranslation - 100) < 0.34)
        finger.move(by: .down(-130), over: 0.3)
        #expect(scene.cardTranslation == 0)
        #expect(abs(scene.modal.list.contentOffset.y - 30) < 0.67)
        finger.cancel()
        scene.stage.settle()
        #expect(carousel.contentOffset == .zero)
    }

    // MARK: A refresh control

    @Test("Where the policy ignores refresh controls, the pull drags the card and refreshes nothing", .countsFromSlop)
    func ignored() {
        final class Counter { var count = 0 }
        let (refreshes, control) = (Counter(), UIRefreshControl())
        let scene = DeckScene(DeckConfiguration { $0.policy = .continuous.ignoring(.refreshControls) })
        control.addTarget(refreshes, action: { _ in refreshes.count += 1 }, for: .valueChanged)
        scene.modal.list.refreshControl = control
        let finger = scene.touch(195, 200)
        finger.move(by: .down(310), over: 0.5)
        #expect(abs(scene.cardTranslation - 300) < 1e-9)
        // Absolute tracking (row S34) shows the pull before it is written over, and the control believes it.
        let believes = scene.stage.assumptions.offsetWhileTracking == .absolute
        #expect(control.isRefreshing == believes)
        #expect(refreshes.count == (believes ? 1 : 0))
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
    }

    // MARK: The content's place

    @Test("Content that was left in another place fills the card after the next layout; its own transform stays")
    func place() {
        let scene = DeckScene()
        let view = scene.modal.view!
        view.frame = CGRect(x: 0, y: 30, width: 100, height: 100)
        scene.deck?.containerView?.setNeedsLayout()
        scene.stage.advanceFrame()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 789))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        scene.deck?.containerView?.setNeedsLayout()
        scene.stage.advanceFrame()
        #expect(view.bounds.size == CGSize(width: 390, height: 789))
        #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    }

    // MARK: A list in a list

    @Test(
        "A list in the list scrolls first, then the outer one, then the card follows, all under one finger",
        .countsFromSlop)
    func nested() {
        let scene = DeckScene()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 390, height: 1500)
        inner.contentOffset.y = 60
        scene.modal.list.addSubview(inner)
        let finger = scene.touch(195, 300)
        finger.move(by: .down(170), over: 0.4)
        // Where the outer pan goes first (row G28), the inner list does not scroll, and is not at its edge.
        let isOuterFirst = scene.stage.assumptions.nestedPriority == .outermost
        #expect(inner.contentOffset.y == (isOuterFirst ? 60 : 0))
        #expect(abs(scene.cardTranslation - (isOuterFirst ? 0 : 100)) < 0.67)
        #expect((scene.modal.list.contentOffset.y < 0) == isOuterFirst)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
    }
}
