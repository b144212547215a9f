@_spi(Cards) import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Nothing is left behind")
struct LifeTests {
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
            stage.touch(at: CGPoint(x: 195, y: 760)).drag(by: .down(distance), over: 0.4)
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
        "Neither the list's delegate nor any of its settings is touched",
        arguments: product([false, true], Doubt.eachAlone.sampled(), ComplaintTests.policies))
    func clientPropertiesStay(detaches: Bool, doubt: Doubt, policy: ArbitrationPolicy) {
        final class Delegate: UIScrollViewDelegate {}
        let delegate = Delegate()
        let scene = CardScene(startOffset: 30, assumptions: doubt.assumptions)
        scene.list.delegate = delegate
        scene.list.bounces = false
        let insets = UIEdgeInsets(top: 40, left: 0, bottom: 12, right: 0)
        scene.list.contentInset = insets
        let arbiter = scene.attachMoving(policy)
        let finger = scene.touch()
        func check() {
            #expect(scene.list.delegate === delegate)
            #expect(!scene.list.bounces)
            #expect(scene.list.isScrollEnabled)
            #expect(scene.list.contentInset == insets)
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
}
