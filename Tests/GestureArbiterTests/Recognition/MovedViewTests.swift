@_spi(Cards) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A view that the arbiter moves and settles by itself.
@MainActor
@Suite("A moved view")
struct MovedViewTests {
    /// A card in the middle of a larger view, thrown in the direction.
    @MainActor
    private struct Scene {
        let stage: Stage
        let floor = UIView(frame: CGRect(x: 10, y: 40, width: 370, height: 780))
        let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 400))

        init(_ doubt: Doubt) {
            stage = Stage(assumptions: doubt.assumptions)
            stage.window.addSubview(floor)
            floor.addSubview(card)
        }

        func fling(_ direction: ArbitrationPolicy.Direction, isRightToLeft: Bool = false) {
            let sign = direction.resolved(isRightToLeft: isRightToLeft).sign
            let finger = stage.touch(at: CGPoint(x: 150, y: 300))
            let way = CGVector(
                dx: direction.axis == .horizontal ? 150 * sign : 0, dy: direction.axis == .vertical ? 150 * sign : 0)
            finger.swipe(by: way, over: 0.05)
        }
    }

    @Test(
        "A flung view leaves its superview in the policy's direction, exactly so far that nothing shows",
        arguments: product(ArbitrationPolicy.Direction.allCases, Doubt.eachAlone.sampled(), [false, true]))
    func leaves(_ direction: ArbitrationPolicy.Direction, doubt: Doubt, isRightToLeft: Bool) {
        let it = Scene(doubt)
        it.card.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        var outcomes: [ReleaseRule.Target] = []
        GestureArbiter.attach(to: it.card, policy: ArbitrationPolicy(direction), moving: it.card) { outcome in
            outcomes.append(outcome)
        }
        it.fling(direction, isRightToLeft: isRightToLeft)
        #expect(it.stage.settle())
        #expect(outcomes == [.away])
        let expected: CGPoint =
            switch direction.resolved(isRightToLeft: isRightToLeft) {
            case .down, .vertical: CGPoint(x: 50, y: 780)
            case .up: CGPoint(x: 50, y: -400)
            case .right, .trailing, .horizontal: CGPoint(x: 370, y: 100)
            case .left, .leading: CGPoint(x: -200, y: 100)
            }
        let origin = it.card.frame.origin
        #expect(abs(origin.x - expected.x) < 1e-6, "\(origin)")
        #expect(abs(origin.y - expected.y) < 1e-6, "\(origin)")
    }

    @Test(
        "A view that is hidden or removed after it has left gets its transform back; otherwise it stays away",
        arguments: Doubt.eachAlone.sampled())
    func putAway(_ doubt: Doubt) {
        let tilted = CGAffineTransform(scaleX: 0.9, y: 0.9)
        let ways: [((UIView) -> Void, comesBack: Bool)] = [
            ({ _ in }, false), ({ $0.isHidden = true }, true), ({ $0.removeFromSuperview() }, true),
        ]
        for (putAway, comesBack) in ways {
            let it = Scene(doubt)
            it.card.transform = tilted
            GestureArbiter.attach(to: it.card, moving: it.card) { [card = it.card] _ in putAway(card) }
            it.fling(.down)
            #expect(it.stage.settle())
            #expect((it.card.transform == tilted) == comesBack)
        }
    }

    @Test("A transform that the client sets after the view has left stays", arguments: Doubt.eachAlone.sampled())
    func ownTransform(_ doubt: Doubt) {
        let it = Scene(doubt)
        it.card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        let other = CGAffineTransform(scaleX: 0.5, y: 0.5)
        GestureArbiter.attach(to: it.card, moving: it.card) { [card = it.card] _ in
            card.transform = other
            card.removeFromSuperview()
        }
        it.fling(.down)
        #expect(it.stage.settle())
        #expect(it.card.transform == other)
    }

    @Test(
        "A list under the status bar stays at its edge, in the drag and on the way back",
        arguments: product(Doubt.eachAlone.sampled(), [3000.0, 300], [true, false]))
    func listUnderStatusBar(_ doubt: Doubt, height: Double, isLifted: Bool) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        let view = UIView(frame: home.view.bounds)
        let list = UIScrollView(frame: view.bounds)
        list.contentInsetAdjustmentBehavior = .always
        list.contentSize = CGSize(width: 390, height: height)
        home.view.addSubview(view)
        view.addSubview(list)
        stage.settle()
        GestureArbiter.attach(to: view, policy: .continuous, moving: view)
        var gaps: [CGFloat] = []
        func frame() {
            stage.advanceFrame()
            gaps.append(abs(list.contentOffset.y + list.adjustedContentInset.top))
        }
        let finger = stage.touch(at: CGPoint(x: 200, y: 300))
        for _ in 0..<20 {
            finger.move(by: CGVector(dx: 0, dy: 2.5), over: 0)
            frame()
        }
        finger.hold(for: 0.2)
        isLifted ? finger.lift() : finger.cancel()
        for _ in 0..<60 { frame() }
        stage.settle()
        frame()
        #expect((gaps.max() ?? .nan) < 0.34 + doubt.listLead)
        #expect(list.adjustedContentInset.top == 47)
    }
}
