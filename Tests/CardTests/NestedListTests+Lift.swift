import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A lift moves no content, whoever has moved the lists before.
extension NestedListTests {
    @Test("A finger that is left to lists beyond their end moves no row by its lift")
    func liftsAfterRefusal() {
        let scene = CardScene()
        let inner = UIScrollView(frame: CGRect(x: 60, y: 60, width: 270, height: 420))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 270, height: 900)
        scene.list.addSubview(inner)
        inner.contentOffset.y = 540
        scene.attachMoving(ArbitrationPolicy(.down, when: .contentStill(for: 0.1), handoff: .toScroll, slop: 0))
        let finger = scene.stage.touch(at: CGPoint(x: 120, y: 195))
        finger.move(by: CGVector(dx: 0, dy: -26), over: 0.0175)
        finger.move(by: CGVector(dx: 0, dy: -6), over: 0.009)
        let offset = inner.contentOffset.y
        finger.lift()
        scene.turn()
        #expect(inner.contentOffset.y == offset)
    }

    @Test("A finger in an inner list stops the outer list's bounce, which the lift goes on with")
    func liftsOverBounce() {
        for kind in CardKind.allCases {
            let nest = Nest(kind, outer: 50, inner: 0)
            let first = nest.scene.stage.touch(at: nest.scene.point(depth: 5, aside: 90))
            first.swipe(by: nest.scene.way(40), over: 0.03)
            for _ in 0..<120 where nest.room(nest.outer) > -10 { nest.scene.stage.advanceFrame() }
            #expect(nest.outer.isDecelerating, "\(kind)")
            let finger = nest.scene.touch()
            for way in [-30, -60, -20] as [CGFloat] {
                finger.move(by: nest.scene.way(way), over: 0)
                let rooms = [nest.outer, nest.inner].map(nest.room)
                nest.scene.stage.advance(by: 0.1)
                // With the first event, the outer list's own pan gives up, and lets the list bounce once more.
                if way != -30 { #expect([nest.outer, nest.inner].map(nest.room) == rooms, "\(kind) after \(way)") }
            }
            expectQuietLift(of: finger, in: nest, kind)
        }
    }

    /// The lift moves no row, and the outer list comes home.
    private func expectQuietLift(of finger: Finger, in nest: Nest, _ kind: CardKind) {
        let row = nest.row
        finger.lift()
        nest.scene.stage.advance(by: 0)
        #expect(abs(nest.row - row) < 0.4, "\(kind)")
        nest.scene.stage.settle()
        #expect(nest.room(nest.outer) > -0.5, "\(kind)")
    }

    @Test("A finger that rests after its way through both lists and back moves no row by its lift")
    func liftsAfterWayBack() {
        let plays = CardKind.allCases.flatMap { kind in Self.settings().third(for: "\(kind)").map { (kind, $0) } }
        for (kind, assumptions) in plays {
            let nest = Nest(kind, CardSetup(), assumptions, outer: 60, inner: 40)
            let finger = nest.scene.touch()
            for way in [160, -240, 160] as [CGFloat] { _ = nest.move(finger, by: way) }
            let row = nest.row
            nest.scene.settle(lettingGo: finger)
            #expect(abs(nest.row - row) < 0.34, "\(kind), \(assumptions.offsetWhileTracking)")
        }
    }

    @Test("A finger that has opened its card into lists beyond their edge moves no row by its lift")
    func liftsAfterOpening() {
        for kind in CardKind.allCases {
            let nest = Nest(kind, CardSetup { $0.isOpen = false }, outer: 0, inner: 0)
            nest.put(nest.outer, at: -20)
            let finger = nest.scene.touch()
            finger.move(by: nest.scene.way(-300), over: 0)
            finger.move(by: nest.scene.way(-60), over: 0)
            expectQuietLift(of: finger, in: nest, kind)
        }
    }

    @Test("A list that is flung on from beyond its edge comes home", arguments: CardKind.allCases)
    func flungBeyondEdge(kind: CardKind) {
        let nest = Nest(kind, outer: 0, inner: 0)
        nest.put(nest.outer, at: -6)
        nest.put(nest.inner, at: nest.end(of: nest.inner) + 50)
        let finger = nest.scene.touch()
        finger.move(by: nest.scene.way(-19), over: 0.15)
        finger.swipe(by: nest.scene.way(9), over: 0.02)
        nest.scene.stage.settle()
        #expect(nest.room(nest.outer) > -0.5)
    }

    @Test("A bounce that has a driven list goes on beside the next finger", arguments: CardKind.allCases)
    func bounceBesideFinger(kind: CardKind) {
        var assumptions = Assumptions.standard
        assumptions.nestedPriority = .outermost
        let nest = Nest(kind, CardSetup(), assumptions, outer: 0, inner: 100)
        nest.scene.touch().swipe(by: nest.scene.way(80), over: 0.04)
        for _ in 0..<120 where nest.room(nest.inner) > -5 { nest.scene.stage.advanceFrame() }
        #expect(nest.room(nest.inner) <= -5)
        nest.scene.stage.touch(at: nest.scene.point(depth: 20, aside: 90)).swipe(by: nest.scene.way(40), over: 0.05)
        nest.scene.stage.settle()
        #expect(nest.room(nest.inner) > -0.5)
        #expect(nest.room(nest.outer) > -0.5)
    }
}
