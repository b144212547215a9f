import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// The policy's momentum is `.carries`: a flick that opens a card goes on into its list.
@MainActor
@Suite("A flick that opens a card goes on into the list")
struct CarriedMomentumTests {
    private func scene(
        _ kind: CardKind, _ momentum: ArbitrationPolicy.Momentum = .carries, _ assumptions: Assumptions = .standard
    ) -> CardStage {
        let setup = CardSetup {
            ($0.isOpen, $0.list, $0.momentum, $0.opening) = (false, .atEdge, momentum, .always)
        }
        let scene = CardStage(kind, setup, assumptions: assumptions)
        if scene.place == 0 {
            let finger = scene.touch()
            finger.move(by: scene.way(CardStage.lowest), over: 0.3)
            scene.settle(lettingGo: finger)
        }
        scene.moveList(fromEdge: 0)
        return scene
    }

    /// How far the list has scrolled from the edge that the card comes from, in points.
    private func scrolled(_ scene: CardStage) -> CGFloat {
        scene.content.comesFromEnd ? scene.endOffset - scene.offset : scene.offset
    }

    private func flick(_ scene: CardStage, _ speed: CGFloat = 2000) {
        scene.touch().swipe(by: scene.way(-speed * 0.06), over: 0.06)
    }

    @Test("Card and list coast as one, and the row keeps its pace from frame to frame", arguments: CardKind.allCases)
    func carries(kind: CardKind) {
        let scene = scene(kind)
        flick(scene)
        var (row, former, worst): (CGFloat, CGFloat?, CGFloat) = (scene.place - scrolled(scene), nil, 0)
        for _ in 0..<90 {
            scene.stage.advanceFrame()
            let now = scene.place - scrolled(scene)
            if let former { worst = max(worst, abs(now - row - former)) }
            (row, former) = (now, now - row)
        }
        scene.stage.settle()
        #expect(scene.place == 0)
        #expect(scrolled(scene) > 300)
        #expect(worst < 1)
    }

    @Test("A flick at 3,000 points a second ends far down in the list", arguments: CardKind.allCases)
    func fast(kind: CardKind) {
        let scene = scene(kind)
        flick(scene, 3000)
        scene.stage.settle()
        #expect(scene.place == 0)
        // UIKit's content goes on for 1,497 pt at this speed; the card has had less than 200 of them.
        #expect(scrolled(scene) > 1000)
    }

    @Test("Without `.carries` the list stays", arguments: CardKind.allCases)
    func stays(kind: CardKind) {
        let scene = scene(kind, .bounces)
        flick(scene)
        scene.stage.settle()
        #expect(scene.place == 0)
        #expect(scrolled(scene) == 0)
    }

    @Test("A slow flick opens the card by its spring", arguments: CardKind.allCases)
    func slow(kind: CardKind) {
        let scene = scene(kind)
        flick(scene, 500)
        scene.stage.settle()
        #expect(scene.place == 0)
        #expect(scrolled(scene) == 0)
    }

    @Test(
        "A finger catches the card on its way, and the list stays as it does without `.carries`",
        arguments: CardKind.allCases)
    func caught(kind: CardKind) {
        #expect(abs(scrolledAfterCatch(kind, .carries) - scrolledAfterCatch(kind, .bounces)) < 0.5)
    }

    private func scrolledAfterCatch(_ kind: CardKind, _ momentum: ArbitrationPolicy.Momentum) -> CGFloat {
        let scene = scene(kind, momentum)
        flick(scene, 1200)
        scene.stage.advance(by: 0.03)
        let place = scene.place
        #expect(place > 20)
        let finger = scene.touch()
        scene.stage.advance(by: 0.5)
        #expect(scene.place == place)
        finger.move(by: scene.way(10), over: 0.1)
        scene.settle(lettingGo: finger)
        return scrolled(scene)
    }

    @Test("A finger stops the list while it coasts", arguments: CardKind.allCases)
    func listCaught(kind: CardKind) {
        let scene = scene(kind)
        flick(scene)
        for _ in 0..<120 where scrolled(scene) < 50 { scene.stage.advanceFrame() }
        let here = scrolled(scene)
        let finger = scene.touch()
        scene.stage.advance(by: 0.4)
        #expect(here >= 50)
        #expect(abs(scrolled(scene) - here) < 0.5)
        finger.lift()
        scene.stage.settle()
        #expect(abs(scrolled(scene) - here) < 0.5)
    }

    @Test("A list that pages, and a card that may not hand over, keep the spring", arguments: CardKind.allCases)
    func pages(kind: CardKind) {
        let scene = scene(kind)
        scene.content.list.isPagingEnabled = true
        flick(scene)
        scene.stage.settle()
        #expect(scene.place == 0)
        #expect(scrolled(scene) == 0)
    }

    enum Deed: CaseIterable, Sendable { case detaches, selects, leaves, removesList }

    @Test(
        "Nothing moves by itself afterwards, whatever happens on the way", arguments: CardKind.allCases, Deed.allCases)
    func deeds(kind: CardKind, deed: Deed) {
        let scene = scene(kind)
        flick(scene, 1500)
        scene.stage.advance(by: 0.05)
        switch deed {
        case .detaches: scene.arbiter?.detach()
        case .selects: scene.select(isOpen: false)
        case .leaves where scene.presentation != nil: scene.home.dismiss(animated: true)
        case .leaves where scene.panel != nil: scene.panel?.remove()
        case .leaves: scene.select(isOpen: false)
        case .removesList: scene.content.list.removeFromSuperview()
        }
        #expect(scene.stage.settle())
        if deed == .selects { #expect(scene.place == CardStage.lowest) }
        // A top panel that becomes shorter keeps the rows at its list's beginning.
        if deed == .selects || deed == .leaves, kind != .topPanel { #expect(scrolled(scene) < 0.5) }
    }

    @Test("Content that coasts to its edge bounces the card, as `.bounces` has it", arguments: CardKind.allCases)
    func bounces(kind: CardKind) {
        let scene = scene(kind)
        scene.select(isOpen: true)
        scene.stage.settle()
        scene.moveList(fromEdge: 200)
        scene.touch().swipe(by: scene.way(100), over: 0.06)
        var farthest: CGFloat = 0
        for _ in 0..<120 {
            scene.stage.advanceFrame()
            farthest = max(farthest, scene.place)
        }
        #expect(farthest > 5)
    }

    @Test("Whatever UIKit does, the list goes on", arguments: Doubt.eachAlone.sampled())
    func doubts(doubt: Doubt) {
        for kind in [CardKind.deck, .bottomPanel, .mover] {
            let scene = scene(kind, .carries, doubt.assumptions)
            flick(scene)
            scene.stage.settle()
            #expect(scene.place == 0, "\(kind)")
            #expect(scrolled(scene) > 300, "\(kind)")
        }
    }
}
