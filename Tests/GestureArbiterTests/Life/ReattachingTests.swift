import Foundation
import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// An arbiter is detached while a finger is down, and another one attached: the touch under way drags nothing, and the
/// next one belongs to the new arbiter.
@MainActor
@Suite("Attaching again during a touch")
struct ReattachingTests {
    enum Moment: CaseIterable { case undecided, scrolling, dragging }

    enum Change: CaseIterable { case nothing, policy, container }

    private final class Log {
        var drags: [GestureArbiter.Drag] = []
    }

    private func attach(to container: UIView, _ policy: ArbitrationPolicy, _ log: Log) -> GestureArbiter {
        GestureArbiter.attach(to: container, policy: policy) { log.drags.append($0) }
    }

    /// A finger in one of these states.
    private func touch(_ scene: CardScene, at moment: Moment) -> Finger {
        scene.list.contentOffset.y = moment == .scrolling ? 300 : 0
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: moment == .undecided ? 5 : 60), over: 0.1)
        scene.turn()
        return finger
    }

    @Test(
        "The touch begins no second drag, and the next one belongs to the new arbiter",
        arguments: product(Moment.allCases, Doubt.eachAlone.sampled(), [ArbitrationPolicy.gated, .continuous]))
    func handsOver(_ moment: Moment, doubt: Doubt, policy: ArbitrationPolicy) {
        for change in Change.allCases {
            let scene = CardScene(assumptions: doubt.assumptions)
            let (first, second) = (Log(), Log())
            let old = attach(to: scene.list, policy, first)
            let finger = touch(scene, at: moment)
            let wasDragged = first.drags.first == .began
            let oldPan = old.panGestureRecognizer
            old.detach()
            let other: ArbitrationPolicy = policy == .gated ? .continuous : .gated
            let new = attach(
                to: change == .container ? scene.card : scene.list, change == .policy ? other : policy, second)
            let before = scene.contentOffset
            finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
            scene.turn()
            let name: Comment = "\(policy), \(change)"
            #expect(second.drags.isEmpty, name)
            #expect(first.drags.ends == (wasDragged ? 1 : 0), name)
            #expect(wasDragged == (moment == .dragging), name)
            // Content that was held all along may catch up, but go no further.
            let reach: CGFloat = moment == .scrolling ? 41 + doubt.listLead : 110
            #expect(abs(scene.contentOffset - before) <= reach, name)
            #expect(scene.stage.settle(lettingGo: finger), name)
            #expect(first.drags.ends == (wasDragged ? 1 : 0), name)
            #expect(oldPan?.view == nil, name)

            scene.list.contentOffset.y = 0
            let next = scene.touch()
            next.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
            scene.turn()
            #expect(second.drags.first == .began, name)
            #expect(abs(second.drags.translation - 50) <= 1e-9 + doubt.listLead, name)
            #expect(scene.contentOffset == 0, name)
            next.drag(by: .down(-10), over: 0.1)
            #expect(scene.stage.settle(), name)
            #expect(second.drags.ends == 1, name)
            #expect(first.drags.ends == (wasDragged ? 1 : 0), name)
            new.detach()
        }
    }

    @Test(
        "Neither arbiter leaves anything on the list or the card", arguments: Moment.allCases,
        Doubt.eachAlone.sampled())
    func leavesNothing(_ moment: Moment, doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        func pans() -> Int {
            // A disturbance adds pans that only observe with the first touch: they cancel no touches.
            [scene.list, scene.card].flatMap { $0.gestureRecognizers ?? [] }
                .count { $0 is UIPanGestureRecognizer && $0.cancelsTouchesInView }
        }
        let before = pans()
        weak var old: GestureArbiter?
        weak var new: GestureArbiter?
        do {
            let finger: Finger
            do {
                let arbiter = attach(to: scene.list, .continuous, Log())
                finger = touch(scene, at: moment)
                arbiter.detach()
                old = arbiter
            }
            new = attach(to: scene.card, .gated, Log())
            finger.swipe(by: .down(40), over: 0.1)
            #expect(scene.stage.settle())
        }
        #expect(old == nil)
        #expect(pans() == before + 1)
        new?.detach()
        #expect(scene.stage.settle())
        #expect(new == nil)
        #expect(pans() == before)
        // The list scrolls by itself again.
        scene.list.contentOffset.y = 300
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
        #expect(abs(scene.contentOffset - 350) <= 0.34 + doubt.listLead)
        finger.cancel()
        #expect(scene.stage.settle())
    }

    @Test("Attaching again inside the client's own callback works, too", arguments: Doubt.eachAlone.sampled())
    func fromCallback(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        let (first, second) = (Log(), Log())
        var old: GestureArbiter?
        old = GestureArbiter.attach(to: scene.list, policy: .continuous) { [list = scene.list] drag in
            first.drags.append(drag)
            guard case .moved(let translation) = drag, translation > 20, let arbiter = old else { return }
            old = nil
            arbiter.detach()
            GestureArbiter.attach(to: list, policy: .continuous) { second.drags.append($0) }
        }
        scene.touch().drag(by: .down(80), over: 0.2)
        #expect(scene.stage.settle())
        #expect(first.drags.ends == 1)
        #expect(first.drags.last == .cancelled)
        #expect(second.drags.isEmpty)
        scene.list.contentOffset.y = 0
        let next = scene.touch()
        next.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        scene.turn()
        #expect(second.drags.first == .began)
        #expect(first.drags.ends == 1)
        next.cancel()
        #expect(scene.stage.settle())
        #expect(second.drags.ends == 1)
    }

    @Test(
        "A card that is removed and added again under the finger does not jump, and the next touch drags it",
        arguments: product(
            [ArbitrationPolicy.gated, .continuous], Doubt.eachAlone.sampled(),
            [Moment.undecided, .scrolling, .dragging]))
    func putBack(_ policy: ArbitrationPolicy, doubt: Doubt, moment: Moment) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(policy)
        let finger = touch(scene, at: moment)
        let surroundings = scene.card.superview
        scene.card.removeFromSuperview()
        scene.turn()
        surroundings?.addSubview(scene.card)
        scene.turn()
        var last = scene.cardTranslation
        var leap: CGFloat = 0
        for _ in 0..<20 {
            finger.move(by: CGVector(dx: 0, dy: 3))
            scene.stage.advanceFrame()
            leap = max(leap, scene.cardTranslation - last)
            last = scene.cardTranslation
        }
        // A hand-off is rounded to pixels.
        #expect(leap <= 3 + 1.0 / 3 + 1e-6)
        finger.hold(for: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(scene.cardTranslation == 0)
        scene.list.contentOffset.y = 0
        let next = scene.touch()
        next.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        scene.turn()
        #expect(scene.cardTranslation > 0)
        next.lift()
    }
}
