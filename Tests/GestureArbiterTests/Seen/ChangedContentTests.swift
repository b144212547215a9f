@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Content that becomes longer or shorter under a finger: loaded pages, a filter, a reload.
@MainActor
@Suite("Content that changes under a finger")
struct ChangedContentTests {
    nonisolated static let doubts = Doubt.eachAlone

    /// A card that fills the screen and leaves at the end of its list; if it leaves downwards its list is upside down,
    /// as in a chat.
    @MainActor
    private struct Scene {
        let stage: Stage
        let card = UIView()
        let list = UIScrollView()
        let arbiter: GestureArbiter
        let sign: CGFloat

        init(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction, content: CGFloat = 1800) {
            stage = Stage(assumptions: doubt.assumptions)
            sign = direction == .up ? -1 : 1
            card.frame = stage.window.bounds
            list.frame = card.bounds
            list.contentInsetAdjustmentBehavior = .never
            list.contentSize = CGSize(width: 390, height: content)
            if direction == .down { list.transform = CGAffineTransform(scaleX: 1, y: -1) }
            card.addSubview(list)
            stage.window.addSubview(card)
            list.contentOffset.y = content - 844
            let policy = ArbitrationPolicy(direction, handoff: .continuous)
            arbiter = GestureArbiter.attach(to: card, policy: policy, moving: card)
            stage.advanceFrame()
        }

        func touch() -> Finger { stage.touch(at: CGPoint(x: 195, y: 450)) }

        /// Takes the card with a finger, `distance` points on, in steps of 5.
        func takeCard(by distance: Int) -> Finger {
            let finger = touch()
            _ = pull(finger, by: 5, distance / 5)
            return finger
        }

        /// Moves a finger frame by frame in the direction in which the card leaves; returns the most that the card
        /// moved beyond the finger in a frame.
        func pull(_ finger: Finger, by step: CGFloat, _ count: Int) -> CGFloat {
            var worst: CGFloat = 0
            for _ in 0..<count {
                let before = card.transform.ty
                finger.move(by: CGVector(dx: 0, dy: step * sign))
                stage.advanceFrame()
                worst = max(worst, abs(card.transform.ty - before) - step)
            }
            return worst
        }
    }

    nonisolated static let directions: [ArbitrationPolicy.Direction] = [.up, .down]

    @Test(
        "Content loaded during a drag does not move the visible content", arguments: doubts.sampled(), directions)
    func grows(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction)
        let finger = scene.takeCard(by: 100)
        let offset = scene.list.contentOffset.y
        scene.list.contentSize.height = 3000
        let worst = scene.pull(finger, by: 5, 10)
        #expect(scene.list.contentOffset.y == offset)
        #expect(worst <= 2)
        finger.cancel()
        #expect(scene.stage.settle())
        #expect(scene.list.contentOffset.y == offset)
    }

    @Test("A feed that loads at its end loads one page per touch", arguments: Doubt.each(with: directions))
    func endless(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction)
        let finger = scene.touch()
        var pages = 1
        for _ in 0..<30 {
            _ = scene.pull(finger, by: 4, 1)
            let toEnd = scene.list.contentSize.height - 844 - scene.list.contentOffset.y
            guard toEnd < 200 else { continue }
            pages += 1
            scene.list.contentSize.height += 1200
        }
        #expect(pages == 2)
    }

    @Test(
        "After loading, the finger returns the card and scrolls on from there",
        arguments: Doubt.each(with: directions))
    func backAndOn(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction)
        let finger = scene.takeCard(by: 100)
        let offset = scene.list.contentOffset.y
        scene.list.contentSize.height = 3000
        _ = scene.pull(finger, by: -5, 20)
        #expect(scene.card.transform.ty == 0)
        #expect(abs(scene.list.contentOffset.y - offset) <= 10)
        finger.lift()
    }

    @Test(
        "A bottom inset that disappears and returns leaves the content at its end",
        arguments: Doubt.each(with: directions))
    func insetReturns(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction)
        scene.list.contentInset.bottom = 34
        scene.list.contentOffset.y = 990
        let finger = scene.takeCard(by: 100)
        scene.list.contentInset.bottom = 0
        _ = scene.pull(finger, by: 5, 2)
        #expect(scene.list.contentOffset.y == 956)
        scene.list.contentInset.bottom = 34
        _ = scene.pull(finger, by: 5, 2)
        #expect(scene.list.contentOffset.y == 990)
        finger.cancel()
    }

    @Test(
        "Content at its end stays there when its view becomes shorter, and longer again",
        arguments: Doubt.each(with: directions))
    func viewChanges(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction)
        let finger = scene.takeCard(by: 50)
        for height in [800, 700, 620, 700, 760] as [CGFloat] {
            scene.list.bounds.size.height = height
            let worst = scene.pull(finger, by: 4, 2)
            #expect(scene.list.contentOffset.y == 1800 - height)
            #expect(worst <= 2)
        }
        finger.cancel()
    }

    @Test(
        "Content within half a pixel of its end in a list at twice its size stays there as the view becomes shorter",
        arguments: directions)
    func enlargedViewChanges(_ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(.none, direction, content: 1800.1)
        scene.list.transform = scene.list.transform.scaledBy(x: 2, y: 2)
        scene.list.contentOffset.y = 956
        let finger = scene.takeCard(by: 50)
        scene.list.bounds.size.height = 800
        _ = scene.pull(finger, by: 4, 2)
        #expect(abs(scene.list.contentOffset.y - 1000) < 0.5)
        finger.cancel()
    }

    @Test(
        "Content that becomes longer than its view, and is inset with it, stays in place", arguments: directions)
    func insetWithFirstRows(_ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(.none, direction, content: 100)
        scene.list.alwaysBounceVertical = true
        scene.list.contentOffset.y = 0
        let finger = scene.takeCard(by: 50)
        let offset = scene.list.contentOffset.y
        scene.list.contentSize.height = 3000
        scene.list.contentInset.bottom = 34
        _ = scene.pull(finger, by: 4, 2)
        #expect(scene.list.contentOffset.y == offset)
        finger.cancel()
    }

    @Test(
        "If the view becomes shorter while content is loaded, only the view's change moves the content",
        arguments: Doubt.each(with: directions))
    func viewChangesAsItGrows(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction)
        let finger = scene.takeCard(by: 50)
        scene.list.bounds.size.height = 800
        scene.list.contentSize.height = 3000
        _ = scene.pull(finger, by: 4, 2)
        #expect(scene.list.contentOffset.y == 1000)
        finger.cancel()
    }

    @Test(
        "Content loaded after the view became longer moves nothing",
        arguments: Doubt.each(with: directions))
    func growsInALongerView(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction)
        scene.list.bounds.size.height = 600
        scene.list.contentOffset.y = 1200
        let finger = scene.takeCard(by: 100)
        scene.list.bounds.size.height = 844
        _ = scene.pull(finger, by: 4, 2)
        #expect(scene.list.contentOffset.y == 956)
        scene.list.contentSize.height = 3000
        _ = scene.pull(finger, by: 4, 2)
        #expect(scene.list.contentOffset.y == 956)
        finger.cancel()
    }

    @Test(
        "A list that becomes shorter within the slop gives the card none of its over-scroll",
        arguments: Doubt.each(with: directions))
    func shrinks(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction)
        let finger = scene.touch()
        var worst = scene.pull(finger, by: 2, 3)
        scene.list.contentSize.height = 1000
        worst = max(worst, scene.pull(finger, by: 3, 20))
        #expect(worst <= 2)
        finger.hold(for: 0.2)
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.card.transform.ty == 0)
        #expect(scene.list.contentOffset.y == 156)
    }

    @Test(
        "A list that became shorter before the touch gives the card none of its over-scroll",
        arguments: Doubt.each(with: directions))
    func shrinksBefore(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction)
        scene.list.contentSize.height = 1000
        scene.stage.advance(by: 0.3)
        let finger = scene.touch()
        let worst = scene.pull(finger, by: 3, 30)
        #expect(worst <= 2)
        #expect(abs(scene.card.transform.ty) <= 90)
        finger.hold(for: 0.2)
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.card.transform.ty == 0)
        #expect(scene.list.contentOffset.y == 156)
    }

    @Test(
        "A list whose view became longer before the touch gives the card none of its over-scroll",
        arguments: Doubt.each(with: directions))
    func viewGrewBefore(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction, content: 1800)
        scene.list.bounds.size.height = 500
        scene.list.contentOffset.y = 1300
        scene.stage.advanceFrame()
        scene.list.bounds.size.height = 844
        scene.stage.advance(by: 0.3)
        let finger = scene.touch()
        #expect(scene.pull(finger, by: 3, 30) <= 2)
        finger.cancel()
        #expect(scene.stage.settle())
        #expect(scene.list.contentOffset.y == 956)
    }

    @Test(
        "Content at its edge stays there when the inset grows during a drag", arguments: Doubt.each(with: directions))
    func insetGrows(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction)
        let finger = scene.takeCard(by: 100)
        scene.list.contentInset.bottom = 34
        #expect(scene.pull(finger, by: 5, 2) <= 2)
        #expect(scene.list.contentOffset.y == 990)
        finger.cancel()
    }

    @Test(
        "A list that becomes shorter while it decelerates gives the card at most what a finger can over-scroll",
        arguments: Doubt.each(with: directions))
    func shrinksAsItCoasts(_ doubt: Doubt, _ direction: ArbitrationPolicy.Direction) {
        let scene = Scene(doubt, direction)
        scene.list.contentOffset.y = 700
        scene.touch().swipe(by: .down(60 * scene.sign), over: 0.05)
        scene.stage.advance(by: 0.03)
        scene.list.contentSize.height = 100
        let finger = scene.touch()
        _ = scene.pull(finger, by: 3, 10)
        // All of the list's length through its rubber band, and the finger's distance.
        #expect(abs(scene.card.transform.ty) < Motion.RubberBand(dimension: 844).stretch(for: 844) + 30)
        finger.cancel()
    }
}
