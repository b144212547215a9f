@_spi(Cards) @_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Lists that are rotated, mirrored or scaled: what counts is what a finger moves on the screen, and the edge that it
/// reaches there.
@MainActor
@Suite("Rotated, mirrored and scaled lists")
struct TurnedTests {
    nonisolated static let doubts = Doubt.eachAlone
    struct Way: Sendable {
        var turn: Turn
        var direction: ArbitrationPolicy.Direction
    }

    nonisolated static let ways: [Way] = Turn.allCases.flatMap { turn in
        [.down, .up, .left, .right].map { Way(turn: turn, direction: $0) }
    }

    /// The offset at the far end of content of 4,000 points.
    static let end: CGFloat = 4000 - 789

    /// A transform of a list in a card of 390 by 789 points.
    enum Turn: String, CaseIterable, Sendable {
        case plain, upsideDown, mirrored, byHalf, byQuarter, byQuarterBack, twice, half, upsideDownTwice

        var transform: CGAffineTransform {
            switch self {
            case .plain: .identity
            case .upsideDown: CGAffineTransform(scaleX: 1, y: -1)
            case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
            case .byHalf: CGAffineTransform(rotationAngle: .pi)
            case .byQuarter: CGAffineTransform(rotationAngle: .pi / 2)
            case .byQuarterBack: CGAffineTransform(rotationAngle: -.pi / 2)
            case .twice: CGAffineTransform(scaleX: 2, y: 2)
            case .half: CGAffineTransform(scaleX: 0.5, y: 0.5)
            case .upsideDownTwice: CGAffineTransform(scaleX: 2, y: -2)
            }
        }

        /// The list's points for each point on the screen.
        var pace: CGFloat {
            switch self {
            case .twice, .upsideDownTwice: 0.5
            case .half: 2
            case .plain, .upsideDown, .mirrored, .byHalf, .byQuarter, .byQuarterBack: 1
            }
        }

        var isOnItsSide: Bool { self == .byQuarter || self == .byQuarterBack }
    }

    /// A list that has content along both of its axes and fills the card, `distance` points on the screen away from the
    /// edge that `direction` comes from.
    private func list(
        _ turn: Turn, in scene: ComplaintScene, _ direction: ArbitrationPolicy.Direction, from distance: CGFloat
    ) -> UIScrollView {
        let list = scene.add(UIScrollView(), .zero)
        list.contentInsetAdjustmentBehavior = .never
        let size = CGSize(width: 390 * turn.pace, height: 789 * turn.pace)
        list.bounds.size = turn.isOnItsSide ? CGSize(width: size.height, height: size.width) : size
        list.center = CGPoint(x: 195, y: 394.5)
        list.transform = turn.transform
        let isVertical = direction.axis == (turn.isOnItsSide ? .horizontal : .vertical)
        list.contentSize =
            isVertical
            ? CGSize(width: list.bounds.width, height: 4000) : CGSize(width: 4000, height: list.bounds.height)
        // The view itself is asked where the edge is: content moves with the finger, to the end that then shows.
        let far = CGPoint(
            x: list.contentSize.width - list.bounds.width, y: list.contentSize.height - list.bounds.height)
        let (start, end) = (list.convert(CGPoint.zero, from: nil), list.convert(direction.movement(by: 1), from: nil))
        let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
        func offset(_ way: CGFloat, _ far: CGFloat) -> CGFloat {
            abs(way) < 0.1 ? 0 : way > 0 ? distance * way : far + distance * way
        }
        list.contentOffset = CGPoint(x: offset(way.x, far.x), y: offset(way.y, far.y))
        scene.stage.advanceFrame()
        return list
    }

    private func pull(_ finger: Finger, _ direction: ArbitrationPolicy.Direction, by distance: CGFloat) {
        let way = direction.movement(by: distance)
        finger.move(by: CGVector(dx: way.x, dy: way.y), over: 0.4)
    }

    @Test(
        "A list scrolled to its visible edge hands the rest of the movement to the card",
        arguments: Doubt.each(with: ways))
    func handsOver(_ doubt: Doubt, _ way: Way) {
        let (turn, direction) = (way.turn, way.direction)
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(direction, handoff: .continuous))
        let list = list(turn, in: scene, direction, from: 40)
        let finger = scene.touch(195, 390)
        pull(finger, direction, by: 120)
        scene.turn()
        #expect(abs(scene.translation - 70) <= 1 + doubt.listLead)
        let held = list.contentOffset
        pull(finger, direction, by: 20)
        scene.turn()
        #expect(list.contentOffset == held)
        pull(finger, direction, by: -110)
        scene.turn()
        #expect(scene.translation == 0)
        #expect(list.contentOffset != held)
        #expect(scene.settle(lettingGo: finger))
    }

    @Test("A gated card is dragged at the visible edge, never at the other one", arguments: Doubt.each(with: ways))
    func gated(_ doubt: Doubt, _ way: Way) {
        let (turn, direction) = (way.turn, way.direction)
        for (distance, isDragged) in [(0, true), (40, false)] as [(CGFloat, Bool)] {
            let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(direction))
            _ = list(turn, in: scene, direction, from: distance)
            let finger = scene.touch(195, 390)
            pull(finger, direction, by: 120)
            scene.turn()
            #expect(scene.isDragged == isDragged, "from \(distance)")
            #expect(scene.settle(lettingGo: finger))
        }
    }

    @Test("An inverted list, as in chats, is decided as it looks, under every doubt", arguments: doubts.sampled())
    func chat(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt)
        let list = list(.upsideDown, in: scene, .down, from: 60)
        let finger = scene.touch(195, 300)
        let seen = Seen(scene: scene, lists: [list])
        let worst = seen.pull(finger, by: 5, 40)
        #expect(scene.isDragged)
        #expect(list.contentOffset.y == Self.end)
        #expect(worst <= seen.tolerance + doubt.listLead)
        #expect(abs(scene.translation - 130) <= 1 + doubt.listLead)
        #expect(scene.evidenceOfDrag?.measured.map { $0 <= 0.5 } == true)
        #expect(scene.settle(lettingGo: finger))
    }

    @Test(
        "At its newest message a chat is not at the edge for a drag down",
        arguments: Doubt.each(with: [ArbitrationPolicy.gated, .continuous]))
    func chatAtItsBeginning(_ doubt: Doubt, _ policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = list(.upsideDown, in: scene, .down, from: Self.end)
        #expect(list.contentOffset.y == 0)
        let finger = scene.touch(195, 300)
        finger.pull(100)
        scene.turn()
        #expect(!scene.isDragged)
        #expect(abs(list.contentOffset.y - 90) <= 1 + doubt.listLead)
    }

    @Test(
        "Nested lists that are rotated differently both reach their edges before the card moves",
        arguments: doubts.sampled())
    func nested(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt)
        let outer = list(.upsideDown, in: scene, .down, from: 30)
        let inner = UIScrollView(frame: CGRect(x: 0, y: outer.contentOffset.y + 100, width: 390, height: 500))
        inner.contentInsetAdjustmentBehavior = .never
        inner.transform = CGAffineTransform(scaleX: 1, y: -1)
        inner.contentSize = CGSize(width: 390, height: 1000)
        inner.contentOffset.y = 50
        outer.addSubview(inner)
        scene.stage.advanceFrame()
        let finger = scene.touch(195, 400)
        let seen = Seen(scene: scene, lists: [inner, outer])
        let worst = seen.pull(finger, by: 3, 20)
        #expect(!scene.isDragged)
        // If the outer pan begins first, the inner list does not move, and the card waits for the outer one.
        guard !doubt.isOutermostFirst else { return }
        #expect(inner.contentOffset.y <= 0)
        #expect(scene.settle(lettingGo: finger))
        let second = scene.touch(195, 400)
        let again = seen.pull(second, by: 3, 30)
        #expect(scene.isDragged)
        #expect(outer.contentOffset.y == Self.end)
        #expect(max(worst, again) <= seen.tolerance + doubt.listLead)
    }

    @Test(
        "The momentum of an inverted list bounces the card",
        arguments: Doubt.each(with: [Turn.plain, .upsideDown]))
    func momentum(_ doubt: Doubt, _ turn: Turn) {
        var policy = ArbitrationPolicy.continuous
        policy.momentum = .bounces
        let scene = ComplaintScene(doubt, policy: policy)
        var velocity: CGFloat = 0
        scene.arbiter.onMomentum = { velocity = $0 }
        let list = list(turn, in: scene, .down, from: 400)
        scene.touch(195, 300).swipe(by: .down(100), over: 0.05)
        #expect(scene.settle())
        #expect(velocity > 100)
        #expect(list.contentOffset.y == (turn == .plain ? 0 : Self.end))
    }

    @Test(
        "Around a card shown at twice its size, finger, content and card move together",
        arguments: Doubt.each(with: [2, 3, 0.5]))
    func scaledSurroundings(_ doubt: Doubt, _ scale: CGFloat) {
        let stage = Stage(assumptions: doubt.assumptions)
        let surroundings = UIView(frame: CGRect(x: 0, y: 0, width: 390 / scale, height: 844 / scale))
        surroundings.center = CGPoint(x: 195, y: 422)
        surroundings.transform = CGAffineTransform(scaleX: scale, y: scale)
        stage.window.addSubview(surroundings)
        let card = UIView(frame: surroundings.bounds)
        surroundings.addSubview(card)
        let list = UIScrollView(frame: card.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: card.bounds.width, height: 4000)
        list.contentOffset.y = 40
        card.addSubview(list)
        GestureArbiter.attach(to: list, policy: .continuous, moving: card)
        stage.advanceFrame()
        func place() -> CGFloat { list.convert(CGPoint.zero, to: nil).y }
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: 0, dy: 10))
        stage.advance(by: 0)
        var worst: CGFloat = 0
        for _ in 0..<30 {
            stage.advanceFrame()
            let before = place()
            finger.move(by: CGVector(dx: 0, dy: 13))
            stage.advance(by: 0)
            worst = max(worst, abs(place() - before - 13))
        }
        #expect(worst <= scale + doubt.listLead)
        #expect(list.contentOffset.y == 0)
        #expect(abs(card.transform.ty * scale - (390 - 40 * scale)) <= scale + doubt.listLead)
        finger.lift()
        #expect(stage.settle())
    }

    @Test("A list rotated under the finger is decided by its new orientation", arguments: doubts.sampled())
    func turnedMeanwhile(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt)
        let list = scene.addList(scene.card.bounds, offset: 30)
        let finger = scene.touch(195, 300)
        finger.pull(20)
        list.transform = CGAffineTransform(scaleX: 1, y: -1)
        finger.pull(100)
        scene.turn()
        #expect(!scene.isDragged)
        #expect(list.contentOffset.y > 60)
    }

    @Test("A list rotated together with its superview is, too", arguments: doubts.sampled())
    func turnedWithOuter(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt)
        let outer = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 800))
        let inner = UIScrollView(frame: outer.bounds)
        inner.contentSize = CGSize(width: 390, height: 2640)
        inner.contentOffset.y = 30
        outer.addSubview(inner)
        let finger = scene.touch(195, 300)
        finger.pull(20)
        outer.transform = CGAffineTransform(scaleX: 1, y: -1)
        finger.pull(100)
        scene.turn()
        #expect(!scene.isDragged)
        // If the outermost begins first it is the outer one.
        #expect(inner.contentOffset.y > 60 || outer.contentOffset.y != 0)
    }

    @Test(
        "An upside-down list with a refresh control drags at its visible oldest message, and scrolls elsewhere",
        arguments: doubts.sampled(), [true, false])
    func refreshing(_ doubt: Doubt, atOldest: Bool) {
        let scene = ComplaintScene(doubt)
        let list = scene.addList(scene.card.bounds)
        list.refreshControl = UIRefreshControl()
        list.transform = CGAffineTransform(scaleX: 1, y: -1)
        if atOldest { list.contentOffset.y = list.contentSize.height - list.bounds.height }
        let finger = scene.touch(195, 300)
        finger.pull(100)
        scene.turn()
        #expect(scene.isDragged == atOldest)
        finger.lift()
        #expect(scene.settle())
        #expect(list.refreshControl?.isRefreshing == false)
    }
}
