import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// Scrolling with a trackpad over a card whose policy follows it: without touches, and without a slop.
@MainActor
@Suite("A trackpad drags a card as a finger does")
struct TrackpadTests {
    private func scene(
        _ kind: CardKind, _ list: CardSetup.List = .scrolled(to: 60), follows: Bool = true,
        _ assumptions: Assumptions = .standard, _ change: (inout ArbitrationPolicy) -> Void = { _ in }
    ) -> CardStage {
        var policy = ArbitrationPolicy(kind.direction, handoff: .continuous)
        policy.followsTrackpad = follows
        change(&policy)
        let scene = CardStage(kind, CardSetup { ($0.policy, $0.list) = (policy, list) }, assumptions: assumptions)
        if case .scrolled(let distance) = list { scene.moveList(fromEdge: distance) }
        return scene
    }

    private func scrolled(_ scene: CardStage) -> CGFloat {
        scene.content.comesFromEnd ? scene.endOffset - scene.offset : scene.offset
    }

    /// Scrolls in steps of 5 points, a frame for each. Returns the largest difference between the step and the row's.
    @discardableResult
    private func scroll(_ scene: CardStage, _ pad: Finger, _ distance: CGFloat) -> CGFloat {
        var worst: CGFloat = 0
        for _ in 0..<Int(abs(distance) / 5) {
            let (before, step) = (scene.place - scrolled(scene), distance < 0 ? -5.0 : 5)
            pad.move(by: scene.way(step))
            scene.stage.advanceFrame()
            worst = max(worst, abs(scene.place - scrolled(scene) - before - step))
        }
        return worst
    }

    // MARK: - What a client sees

    @Test("The list scrolls to its edge, then the card moves, and back; the row follows", arguments: CardKind.allCases)
    func handsOver(kind: CardKind) {
        let scene = scene(kind)
        let pad = scene.scroll()
        let out = scroll(scene, pad, 160)
        #expect(abs(scene.place - 100) < 0.5)
        #expect(abs(scrolled(scene)) < 0.5)
        let back = scroll(scene, pad, -150)
        #expect(abs(scene.place) < 0.5)
        #expect(abs(scrolled(scene) - 50) < 0.34)
        #expect(max(out, back) < 0.34)
        pad.lift()
        #expect(scene.stage.settle())
        #expect(scene.stage.warnings.isEmpty)
    }

    @Test("A card without a list follows from the first movement", arguments: CardKind.allCases)
    func bare(kind: CardKind) {
        let scene = scene(kind, .none)
        let pad = scene.scroll()
        pad.move(by: scene.way(3))
        scene.stage.advanceFrame()
        #expect(abs(scene.place - 3) < 0.5)
        pad.move(by: scene.way(97), over: 0.2)
        #expect(abs(scene.place - 100) < 0.5)
        pad.cancel()
        scene.stage.settle()
        #expect(scene.place == 0)
    }

    @Test(
        "By default scrolling never drags; a wheel with notches never does", arguments: CardKind.allCases,
        [false, true])
    func neverDrags(kind: CardKind, isWheel: Bool) {
        let scene = scene(kind, .atEdge, follows: isWheel)
        let pad = scene.scroll(isWheel ? .discrete : .continuous)
        pad.move(by: scene.way(150), over: 0.3)
        #expect(scene.place == 0)
        pad.lift()
        scene.stage.settle()
        #expect(scene.place == 0)
        #expect(scene.arbiter?.decisions.isEmpty == true)
    }

    @Test("A flick takes the card away, and the trackpad's rest brings it back", arguments: CardKind.allCases)
    func release(kind: CardKind) {
        let flicked = scene(kind, .none)
        flicked.scroll().swipe(by: flicked.way(250), over: 0.15)
        flicked.stage.settle()
        #expect(!flicked.isThere)
        let rested = scene(kind, .none)
        let slow = rested.scroll()
        slow.move(by: rested.way(40), over: 0.3)
        rested.settle(lettingGo: slow)
        #expect(rested.place == 0)
    }

    @Test("A list that is flung coasts as without an arbiter", arguments: CardKind.allCases)
    func flung(kind: CardKind) {
        let ways = [true, false].map { follows in
            let scene = scene(kind, .scrolled(to: 400), follows: follows)
            let pad = scene.scroll()
            for _ in 0..<20 {
                pad.move(by: scene.way(2.816))
                scene.stage.advanceFrame()
            }
            pad.lift()
            return (0..<6).map { _ in
                scene.stage.advanceFrame()
                return scrolled(scene)
            }
        }
        #expect(zip(ways[0], ways[1]).allSatisfy { abs($0 - $1) < 0.5 }, "\(ways)")
    }

    @Test("Scrolling across the card's way moves nothing", arguments: CardKind.allCases)
    func across(kind: CardKind) {
        let scene = scene(kind, .atEdge)
        let pad = scene.scroll()
        pad.move(by: scene.across(120), over: 0.2)
        #expect(scene.place == 0)
        pad.lift()
        scene.stage.settle()
        #expect(scene.place == 0)
    }

    // MARK: - The policy decides, and says why

    @Test("Conditions, regions and vetoes hold", arguments: CardKind.allCases)
    func policy(kind: CardKind) {
        let scene = scene(kind, .atEdge) { $0.condition = .touchStarts(in: "top") && !.flag("locked") }
        let arbiter = scene.arbiter
        var stages: [Arbitration.Stage] = []
        arbiter?.onAttempt = { attempt in
            stages.append(attempt.stage)
            return .allow
        }
        func pull() -> CGFloat {
            let pad = scene.scroll()
            pad.move(by: scene.way(50), over: 0.2)
            let place = scene.place
            pad.cancel()
            scene.stage.settle()
            scene.moveList(fromEdge: 0)
            return place
        }
        #expect(pull() == 0, "the region is bound to nothing")
        arbiter?.bind("top", to: scene.content.view)
        #expect(abs(pull() - 50) < 0.5)
        #expect(stages == [.begin])
        arbiter?.onAttempt = { _ in .deny(reason: "a form") }
        #expect(pull() == 0)
        #expect(arbiter?.lastTouch?.decision?.explanation.contains("a form") == true)
        arbiter?.onAttempt = nil
        arbiter?.flags.insert("locked")
        #expect(pull() == 0)
    }

    @Test("A list with a refresh control keeps the pull", arguments: CardKind.allCases.filter { $0.direction == .down })
    func refreshes(kind: CardKind) {
        let scene = scene(kind, .atEdge)
        scene.content.list.refreshControl = UIRefreshControl()
        let pad = scene.scroll()
        pad.move(by: scene.way(100), over: 0.2)
        #expect(scene.place == 0)
        pad.lift()
        scene.stage.settle()
    }

    @Test("A client's own pan that follows the trackpad keeps it", arguments: CardKind.allCases)
    func foreignPan(kind: CardKind) {
        let scene = scene(kind, .none)
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .continuous
        scene.content.view.addGestureRecognizer(pan)
        let pad = scene.scroll()
        pad.move(by: scene.way(100), over: 0.2)
        #expect(pan.state == .changed)
        #expect(scene.place == 0)
        pad.lift()
        scene.stage.settle()
    }

    // MARK: - What happens meanwhile

    @Test("A trackpad catches a card on its way", arguments: CardKind.allCases)
    func catches(kind: CardKind) {
        let scene = scene(kind, .none)
        scene.select(isOpen: false)
        scene.stage.advance(by: 0.1)
        let pad = scene.scroll()
        pad.move(by: scene.way(1))
        let place = scene.place
        scene.stage.advance(by: 0.5)
        #expect(place > 5)
        #expect(abs(scene.place - place) < 0.5)
        pad.move(by: scene.way(-place + 20), over: 0.2)
        #expect(abs(scene.place - 20) < 0.5)
        scene.settle(lettingGo: pad)
        #expect(scene.place == 0)
    }

    @Test(
        "A finger does not take the card from the trackpad, nor the trackpad from a finger",
        arguments: CardKind.allCases)
    func both(kind: CardKind) {
        let scene = scene(kind, .none)
        let pad = scene.scroll()
        pad.move(by: scene.way(50), over: 0.2)
        let finger = scene.touch(aside: 40)
        finger.move(by: scene.way(60), over: 0.2)
        #expect(abs(scene.place - 50) < 0.5)
        pad.cancel()
        finger.lift()
        scene.stage.settle()
        let first = scene.touch()
        first.move(by: scene.way(60), over: 0.2)
        let place = scene.place
        let second = scene.scroll()
        second.move(by: scene.way(60), over: 0.2)
        #expect(scene.place == place)
        second.cancel()
        first.cancel()
        scene.stage.settle()
        #expect(scene.place == 0)
    }

    enum Deed: CaseIterable, Sendable { case detaches, disables, forbids, leaves, removesList, cancels }

    @Test("Nothing stays held, whatever happens under it", arguments: CardKind.allCases, Deed.allCases)
    func deeds(kind: CardKind, deed: Deed) {
        let scene = scene(kind)
        let pad = scene.scroll()
        scroll(scene, pad, 100)
        #expect(scene.place > 30)
        switch deed {
        case .detaches: scene.arbiter?.detach()
        case .disables: scene.arbiter?.isEnabled = false
        case .forbids: scene.arbiter?.policy.followsTrackpad = false
        case .leaves where scene.presentation != nil: scene.home.dismiss(animated: true)
        case .leaves where scene.panel != nil: scene.panel?.remove()
        case .leaves: scene.select(isOpen: false)
        case .removesList: scene.content.list.removeFromSuperview()
        case .cancels: scene.arbiter?.cancel()
        }
        scroll(scene, pad, 20)
        scene.letGo(pad)
        #expect(scene.stage.settle())
        #expect(scene.stage.warnings.isEmpty)
        guard deed != .leaves else { return }
        #expect(scene.place == 0 || deed == .forbids)
        // The list is its own again.
        guard deed != .removesList, scene.isThere else { return }
        let here = scrolled(scene)
        let next = scene.scroll()
        next.move(by: scene.way(-40), over: 0.2)
        scene.settle(lettingGo: next)
        #expect(abs(scrolled(scene) - here - 40) < 1)
    }

    @Test("A policy that is set later holds from the next scrolling on", arguments: CardKind.allCases)
    func later(kind: CardKind) {
        let scene = scene(kind, .none, follows: false)
        scene.arbiter?.policy.followsTrackpad = true
        let pad = scene.scroll()
        pad.move(by: scene.way(50), over: 0.2)
        #expect(abs(scene.place - 50) < 0.5)
        pad.cancel()
        scene.stage.settle()
        scene.arbiter?.policy.followsTrackpad = false
        let next = scene.scroll()
        next.move(by: scene.way(50), over: 0.2)
        #expect(scene.place == 0)
        next.lift()
        scene.stage.settle()
    }

    @Test("Whatever UIKit does, the row follows the trackpad", arguments: Doubt.eachAlone.sampled())
    func doubts(doubt: Doubt) {
        for kind in [CardKind.deck, .bottomPanel, .mover] {
            let scene = scene(kind, .scrolled(to: 60), doubt.assumptions)
            let pad = scene.scroll()
            let off = [160.0, -150, 200].map { scroll(scene, pad, $0) }.max()!
            #expect(off < 0.34, "\(kind)")
            #expect(abs(scene.place - 150) < 1, "\(kind)")
            pad.lift()
            scene.stage.settle()
        }
    }
}
