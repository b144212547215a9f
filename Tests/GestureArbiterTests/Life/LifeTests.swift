@_spi(Cards) import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Nothing is left behind")
struct LifeTests {
    @Test(
        "The view retains the arbiter, which retains nothing: all are deallocated together, and the card settles",
        arguments: Doubt.eachAlone.sampled())
    func nothingLeaks(_ doubt: Doubt) {
        weak var card: UIView?
        weak var list: UIScrollView?
        weak var arbiter: GestureArbiter?
        weak var pan: UIPanGestureRecognizer?
        var outcome: ReleaseRule.Target?
        let stage = Stage(assumptions: doubt.assumptions)
        do {
            let scene = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
            let table = UIScrollView(frame: scene.bounds)
            table.contentSize = CGSize(width: 390, height: 2640)
            scene.addSubview(table)
            stage.window.addSubview(scene)
            arbiter = GestureArbiter.attach(to: table, moving: scene) { outcome = $0 }
            (card, list, pan) = (scene, table, arbiter?.panGestureRecognizer)
            let finger = stage.touch(at: CGPoint(x: 195, y: 400))
            finger.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
            finger.hold(for: 0.1)
            finger.lift()
            #expect(stage.settle())
            #expect(outcome == .stop(0))
            scene.removeFromSuperview()
        }
        stage.settle()
        #expect(card == nil)
        #expect(list == nil)
        #expect(arbiter == nil)
        #expect(pan == nil)
    }

    @Test("Detaching during a drag restores a moved card at once", arguments: Doubt.eachAlone.sampled())
    func detachMoving(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(.gated)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 80), over: 0.1)
        scene.turn()
        #expect(scene.cardTranslation > 0)
        arbiter.detach()
        #expect(scene.card.transform == .identity)
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.card.transform == .identity)
    }

    /// The state in which a panel is detached: at a stop, in hand, in motion, or never touched.
    enum Stand: CaseIterable { case atStop, inHand, flying, untouched }

    @Test(
        "Detaching restores a moved panel's transform at any place, and attaching again keeps its frame",
        arguments: product(Stand.allCases, Doubt.eachAlone.sampled(), [[0, 300, 600], [200, 400]] as [[CGFloat]]))
    func detachAtStop(_ stand: Stand, doubt: Doubt, stops: [CGFloat]) {
        for (direction, isRightToLeft) in [
            (ArbitrationPolicy.Direction.down, false), (.up, false), (.vertical, false), (.trailing, true),
        ] {
            let name: Comment = "\(direction)"
            let own = CGAffineTransform(scaleX: 0.9, y: 0.9)
            let stage = Stage(assumptions: doubt.assumptions)
            let panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
            panel.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            panel.transform = own
            stage.window.addSubview(panel)
            let sign = direction.resolved(isRightToLeft: isRightToLeft).sign
            let way = direction.axis == .vertical ? CGVector(dx: 0, dy: sign) : CGVector(dx: sign, dy: 0)
            func drag(_ distance: CGFloat) -> Finger {
                let finger = stage.touch(at: CGPoint(x: 195, y: 422))
                finger.move(by: CGVector(dx: way.dx * distance, dy: way.dy * distance), over: 0.4)
                return finger
            }
            func attach() -> GestureArbiter {
                GestureArbiter.attach(
                    to: stage.window, policy: ArbitrationPolicy(direction, handoff: .continuous), moving: panel,
                    stops: stops, leaves: false)
            }
            func place() -> CGFloat { (panel.transform.tx + panel.transform.ty) * sign }

            stage.window.semanticContentAttribute = panel.semanticContentAttribute
            let arbiter = attach()
            let first = place()
            if stand != .untouched {
                let finger = drag(200)
                if stand != .inHand { finger.lift() }
                if stand == .atStop { stage.settle() }
                #expect(panel.transform != own, name)
            }
            arbiter.detach()
            #expect(panel.transform == own, name)
            stage.settle()
            #expect(panel.transform == own, name)

            let other = attach()
            #expect(place() == first, name)
            drag(140).letGo()
            stage.settle()
            #expect(stops.contains(place()), name)
            drag(-390).letGo()
            stage.settle()
            other.detach()
            #expect(panel.transform == own, name)
        }
    }

    @Test(
        "A mover's view belongs to the client: detached at a stop it stays, and attaching again continues there",
        arguments: Doubt.eachAlone.sampled())
    func detachMover(_ doubt: Doubt) {
        let stage = Stage(assumptions: doubt.assumptions)
        let panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        stage.window.addSubview(panel)
        let mover = GestureArbiter.Mover(stops: [0, 300, 600], show: { panel.frame.origin.y = 100 + $0 })
        func drag(_ distance: CGFloat) {
            let finger = stage.touch(at: CGPoint(x: 195, y: 760))
            finger.move(by: CGVector(dx: 0, dy: distance), over: 0.4)
            finger.letGo()
            stage.settle()
        }
        let arbiter = GestureArbiter.attach(to: stage.window, policy: .continuous, moving: mover)
        drag(80)
        mover.select(300, animated: false)
        arbiter.detach()
        #expect(panel.frame.minY == 400)
        GestureArbiter.attach(to: stage.window, policy: .continuous, moving: mover)
        #expect(panel.frame.minY == 400)
        drag(-290)
        #expect(panel.frame.minY == 100)
    }

    @Test(
        "After detaching, the list scrolls as if there had never been an arbiter", arguments: Doubt.eachAlone.sampled())
    func detachedListScrolls(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(.gated).detach()
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
        scene.turn()
        #expect(abs(scene.contentOffset - 90) < 0.34 + doubt.listLead)
        finger.lift()
    }

    @Test(
        "Neither the list's delegate nor any of its settings is touched", arguments: [false, true],
        Doubt.eachAlone.sampled())
    func clientPropertiesStay(detaches: Bool, doubt: Doubt) {
        final class Delegate: UIScrollViewDelegate {}
        let delegate = Delegate()
        let scene = CardScene(startOffset: 30, assumptions: doubt.assumptions)
        scene.list.delegate = delegate
        scene.list.bounces = false
        scene.list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 12, right: 0)
        let arbiter = scene.attachMoving(.continuous)
        let finger = scene.touch()
        func check() {
            #expect(scene.list.delegate === delegate)
            #expect(!scene.list.bounces)
            #expect(scene.list.isScrollEnabled)
            #expect(scene.list.contentInset.bottom == 12)
            #expect(scene.list.isUserInteractionEnabled)
        }
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
        scene.turn()
        check()
        if detaches { arbiter.detach() }
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.1)
        scene.turn()
        check()
        finger.lift()
        scene.stage.settle()
        check()
        #expect(scene.card.transform == .identity)
    }

    @Test("A policy set during a touch applies from the next touch-down", arguments: Doubt.eachAlone.sampled())
    func policyInMidTouch(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 20, assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(.gated)
        let first = scene.touch()
        first.move(by: CGVector(dx: 0, dy: 20), over: 0.05)
        arbiter.policy = .continuous
        first.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        scene.turn()
        #expect(scene.cardTranslation == 0)
        first.lift()
        scene.stage.settle()
        scene.list.contentOffset = CGPoint(x: 0, y: 20)
        let second = scene.touch()
        second.move(by: CGVector(dx: 0, dy: 80), over: 0.1)
        scene.turn()
        #expect(abs(scene.cardTranslation - 50) < 0.34 + doubt.listLead)
        second.lift()
        scene.stage.settle()
    }

    @Test(
        "A client's refusal at the begin leaves the touch to the list; it is asked once, and named",
        arguments: Doubt.eachAlone.sampled())
    func veto(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        let arbiter = scene.attachRecording(.continuous)
        var attempts: [GestureArbiter.Attempt] = []
        arbiter.onAttempt = { attempt in
            attempts.append(attempt)
            return .deny(reason: "unsaved changes")
        }
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(scene.drags.isEmpty)
        #expect(attempts.map(\.stage) == [.begin])
        #expect(attempts.first?.scrollViews == [scene.list])
        #expect(arbiter.decisions.first?.explanation == "vetoed at begin: unsaved changes")
    }
}
