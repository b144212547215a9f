import DeckTransition
import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// A card in a card that goes the same way: one finger opens and closes both, edge by edge.
@MainActor
@Suite("Cards in cards")
struct CardInCardTests {
    enum Inner: CaseIterable, Sendable {
        case view, mover, panel
        /// A panel that a SwiftUI modifier docks in the outer card.
        case dockedPanel
    }

    /// Each kind with two inner cards, which follow one another.
    nonisolated static let pairs = CardKind.allCases.enumerated().flatMap { number, kind in
        [0, 2].map { (kind, Inner.allCases.inTurn(number + $0)) }
    }

    // MARK: - One pull, and back

    @Test(
        "One pull takes the inner card to its lowest place, then the outer card, and back",
        arguments: pairs)
    func there(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner)
        let finger = nest.touch()
        nest.pull(finger, 60)
        #expect(abs(nest.inner - 50) < 1)
        #expect(abs(nest.scene.place) < 0.5)
        let off = nest.pull(finger, 100)
        #expect(abs(nest.inner - 100) < 0.5)
        #expect(abs(nest.scene.place - 50) < 1)
        let offBack = nest.pull(finger, -100)
        #expect(abs(nest.inner - 50) < 1)
        #expect(abs(nest.scene.place) < 0.5)
        #expect(max(off, offBack) < 0.34, "the row stays under the finger")
        finger.lift()
        nest.scene.stage.settle()
        #expect(nest.scene.stage.warnings.isEmpty)
    }

    @Test(
        "Back at the inner card's most open place, the finger scrolls the list in it",
        arguments: CardKind.allCases, [Inner.view, .panel, .dockedPanel])
    func list(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner, hasList: true)
        let finger = nest.touch()
        nest.pull(finger, 160)
        #expect(abs(nest.scene.place - 50) < 1)
        let off = nest.pull(finger, -200)
        #expect(abs(nest.inner) < 0.5)
        #expect(abs(nest.scene.place) < 0.5)
        #expect(abs(nest.scrolled - 50) < nest.most + 0.5)
        #expect(nest.pull(finger, 160) < nest.most, "and once more")
        #expect(off < nest.most)
        #expect(nest.scene.place > 5)
        finger.lift()
        nest.scene.stage.settle()
        #expect(nest.scrolled == 0)
    }

    @Test("A fling beyond the inner card's lowest place dismisses the outer card", arguments: CardKind.allCases)
    func fling(kind: CardKind) {
        let nest = Nest(kind, .view)
        nest.touch().swipe(by: nest.scene.way(280), over: 0.2)
        nest.scene.stage.settle()
        #expect(!nest.scene.isThere)
    }

    @Test(
        "A lift with both cards in hand lets each go to its own place", arguments: pairs)
    func lift(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner)
        let finger = nest.touch()
        nest.pull(finger, 140)
        nest.scene.settle(lettingGo: finger)
        #expect(nest.scene.isThere)
        #expect(abs(nest.scene.place) < 0.5)
        #expect(abs(nest.inner - 100) < 0.5)
    }

    @Test(
        "A movement beyond the inner card's lowest place in one event is all in the next one",
        arguments: CardKind.allCases)
    func oneEvent(kind: CardKind) {
        let nest = Nest(kind, .view)
        let finger = nest.touch()
        nest.pull(finger, 20)
        finger.move(by: nest.scene.way(140))
        nest.scene.stage.advanceFrame()
        nest.pull(finger, 4)
        #expect(abs(nest.inner - 100) < 0.5)
        #expect(abs(nest.scene.place - 54) < 1)
        finger.lift()
    }

    @Test("Whatever UIKit does, the row stays under the finger in both cards", arguments: Doubt.eachAlone.sampled())
    func doubts(doubt: Doubt) {
        for kind in [CardKind.deck, .bottomPanel] {
            let nest = Nest(kind, .view, hasList: true, doubt.assumptions)
            let finger = nest.touch()
            nest.pull(finger, 60)
            let off = [100, -200, 200].map { nest.pull(finger, $0) }
            #expect(off.max()! < 0.34, "\(kind)")
            #expect(nest.scene.place > 30, "\(kind)")
            finger.lift()
            nest.scene.stage.settle()
        }
    }

    @Test(
        "A trackpad goes on from card to card, too, and back into the list", arguments: pairs)
    func trackpad(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner, hasList: inner != .mover) { $0.changePolicy = { $0.followsTrackpad = true } }
        nest.arbiter.policy.followsTrackpad = true
        let pad = nest.scroll()
        let out = nest.pull(pad, 140)
        #expect(abs(nest.inner - 100) < 0.5)
        #expect(abs(nest.scene.place - 40) < 0.5)
        let back = nest.pull(pad, inner == .mover ? -120 : -180)
        #expect(nest.scene.place == 0)
        #expect(abs(nest.scrolled - (inner == .mover ? 0 : 40)) < nest.most + 0.5)
        #expect(max(out, back) < nest.most)
        nest.scene.settle(lettingGo: pad)
        #expect(nest.scene.stage.warnings.isEmpty)
    }

    @Test("A finger that rests on the card changes nothing", arguments: pairs)
    func restingFinger(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner)
        let resting = nest.scene.stage.touch(at: nest.scene.point(depth: 160, aside: 50))
        nest.scene.stage.advance(by: 0.05)
        let finger = nest.touch()
        nest.pull(finger, 60)
        #expect(nest.pull(finger, 80) < 0.34)
        #expect(abs(nest.inner - 100) < 0.5)
        #expect(nest.pull(finger, -80) < 0.34)
        finger.lift()
        nest.scene.stage.settle()
        let quick = nest.touch()
        quick.move(by: nest.scene.way(36))
        nest.scene.stage.advanceFrame()
        #expect(nest.scene.place == 0, "one event moves one card")
        quick.lift()
        resting.lift()
        nest.scene.stage.settle()
    }

    @Test("A touched row that its list removes changes nothing", arguments: CardKind.allCases, [Inner.view, .panel])
    func recycledRow(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner, hasList: true)
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 3000))
        nest.list.addSubview(row)
        #expect(nest.scene.stage.window.hitTest(nest.scene.point(depth: 160, aside: 0), with: nil) === row)
        let finger = nest.touch()
        nest.pull(finger, -60)
        row.removeFromSuperview()
        let off = nest.pull(finger, 200)
        #expect(off < nest.most)
        #expect(abs(nest.inner - 100) < 0.5)
        #expect(nest.scene.place > 40)
        finger.lift()
        nest.scene.stage.settle()
    }

    @Test(
        "The outer card is let go with the finger's velocity, however late it took the finger",
        arguments: CardKind.allCases)
    func velocity(kind: CardKind) {
        let nest = Nest(kind, .view)
        var velocity: CGFloat = 0
        nest.scene.arbiter?.onAttempt = { attempt in
            if attempt.stage == .release { velocity = attempt.velocity }
            return .allow
        }
        let finger = nest.touch()
        nest.pull(finger, 60)
        for _ in 0..<4 {
            finger.move(by: nest.scene.way(16))
            nest.scene.stage.advanceFrame()
        }
        finger.lift()
        #expect(abs(velocity - 16 * 120) < 200)
        nest.scene.stage.settle()
    }

    // MARK: - Nothing is passed on

    @Test(
        "The momentum of a list belongs to the card around it, which leaves it to the list",
        arguments: CardKind.allCases, [Inner.view, .panel, .dockedPanel])
    func momentum(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner, hasList: true) { $0.momentum = .bounces }
        let finger = nest.touch()
        nest.pull(finger, -200)
        finger.swipe(by: nest.scene.way(100), over: 0.05)
        var (least, farthest): (CGFloat, CGFloat) = (0, 0)
        for _ in 0..<120 {
            nest.scene.stage.advanceFrame()
            (least, farthest) = (min(least, nest.scrolled), max(farthest, nest.scene.place + nest.inner))
        }
        #expect(least < -1)
        #expect(farthest < 0.5)
    }

    @Test("A card that goes the other way passes nothing on", arguments: CardKind.allCases, [Inner.view, .mover])
    func otherDirection(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner, direction: kind.direction.opposite)
        let finger = nest.touch()
        nest.pull(finger, -160)
        #expect(abs(nest.scene.place) < 0.5)
        finger.lift()
    }

    @Test("A card that goes across passes nothing on, nor does one that goes both ways", arguments: CardKind.allCases)
    func otherAxis(kind: CardKind) {
        let isVertical = kind.direction == .down || kind.direction == .up
        let across = Nest(kind, .view, direction: isVertical ? .right : .down)
        let aside = across.touch()
        aside.move(by: isVertical ? CGVector(dx: 160, dy: 0) : CGVector(dx: 0, dy: 160), over: 0.4)
        #expect(across.scene.place == 0)
        #expect(abs(across.view.transform.tx) + abs(across.view.transform.ty) > 105, "it resists")
        aside.lift()
        let bothWays = Nest(kind, .view, direction: isVertical ? .vertical : .horizontal)
        let finger = bothWays.touch()
        bothWays.pull(finger, 160)
        #expect(bothWays.scene.place == 0)
        #expect(bothWays.inner > 50, "it resists beyond its rest")
        finger.lift()
    }

    @Test("An inner card that may leave takes the whole movement", arguments: CardKind.allCases)
    func mayLeave(kind: CardKind) {
        let nest = Nest(kind, .view, mayLeave: true)
        let finger = nest.touch()
        nest.pull(finger, 200)
        #expect(abs(nest.scene.place) < 0.5)
        #expect(abs(nest.inner - 190) < 1)
        finger.lift()
    }

    @Test(
        "An outer card whose client refuses leaves the finger to the inner card, which resists",
        arguments: CardKind.allCases)
    func refused(kind: CardKind) {
        let nest = Nest(kind, .view)
        var stages: [Arbitration.Stage] = []
        nest.scene.arbiter?.onAttempt = { attempt in
            stages.append(attempt.stage)
            return .deny(reason: "a form")
        }
        let finger = nest.touch()
        nest.pull(finger, 160)
        #expect(stages == [.begin])
        #expect(nest.scene.place == 0)
        #expect(nest.inner > 105)
        finger.lift()
        nest.scene.stage.settle()
        #expect(abs(nest.inner - 100) < 0.5)
    }

    @Test("An outer card whose policy forbids the drag gets nothing", arguments: CardKind.allCases)
    func forbidden(kind: CardKind) {
        let nest = Nest(kind, .view) { $0.condition = .flag("open") }
        let finger = nest.touch()
        nest.pull(finger, 160)
        #expect(nest.scene.place == 0)
        #expect(nest.inner > 105)
        nest.scene.arbiter?.flags.insert("open")
        nest.pull(finger, 40)
        #expect(nest.scene.place > 30, "as soon as the policy allows it")
        finger.lift()
    }

    // MARK: - What happens meanwhile

    @Test(
        "An outer arbiter that is detached in mid-touch leaves the finger to the inner card",
        arguments: pairs)
    func detached(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner)
        let finger = nest.touch()
        nest.pull(finger, 140)
        nest.scene.arbiter?.detach()
        nest.scene.stage.settle()
        nest.pull(finger, 40)
        #expect(nest.inner > 105)
        nest.pull(finger, -120)
        #expect(nest.inner < 60)
        finger.lift()
        nest.scene.stage.settle()
        #expect(nest.inner < 0.5)
    }

    @Test(
        "An inner card that is sent away under the finger leaves the outer card in the hand",
        arguments: pairs)
    func removed(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner)
        let finger = nest.touch()
        nest.pull(finger, 140)
        nest.arbiter.detach()
        let place = nest.scene.place
        nest.pull(finger, 40)
        #expect(abs(nest.scene.place - place - 40) < 1)
        nest.scene.settle(lettingGo: finger)
        #expect(abs(nest.scene.place) < 0.5)
    }

    @Test(
        "An inner card that may leave from now on lets nothing jump, and gives the finger back",
        arguments: CardKind.allCases, [Inner.mover, .panel, .dockedPanel])
    func mayLeaveInHand(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner)
        let finger = nest.touch()
        nest.pull(finger, 140)
        nest.openExit()
        #expect(nest.pull(finger, 20) < 0.34)
        #expect(nest.pull(finger, -100) < 0.34)
        #expect(nest.scene.place < 0.5)
        nest.scene.letGo(finger)
        #expect(nest.scene.stage.settle())
        #expect(nest.scene.stage.warnings.isEmpty)
    }

    @Test("Three cards pass one finger on, and back", arguments: CardKind.allCases, [Inner.panel, .dockedPanel])
    func three(kind: CardKind, inner: Inner) {
        let nest = Nest(kind, inner)
        let innermost = UIView(frame: nest.view.bounds)
        nest.panel?.contentViewController.view.addSubview(innermost)
        GestureArbiter.attach(
            to: innermost, policy: ArbitrationPolicy(kind.direction, handoff: .continuous), moving: innermost,
            stops: [0, 40], leaves: false)
        var place: CGFloat { abs(innermost.transform.tx + innermost.transform.ty) }
        let finger = nest.touch()
        nest.pull(finger, 200)
        #expect(abs(place - 40) < 0.5)
        #expect(abs(nest.inner - 100) < 0.5)
        #expect(abs(nest.scene.place - 50) < 1)
        nest.pull(finger, -180)
        #expect(abs(place - 10) < 1)
        #expect(abs(nest.inner) < 0.5)
        #expect(abs(nest.scene.place) < 0.5)
        finger.lift()
    }

    @Test("The decisions of both cards say that the finger went on", arguments: [CardKind.deck, .bottomPanel])
    func words(kind: CardKind) {
        let nest = Nest(kind, .view)
        let finger = nest.touch()
        nest.pull(finger, 140)
        nest.pull(finger, -140)
        nest.pull(finger, 140)
        let inner = nest.arbiter.decisions.filter { $0.explanation.contains("at its lowest place") }
        #expect(inner.count == 1)
        #expect(
            nest.scene.arbiter?.lastTouch?.decision?.explanation
                == "the card within passes the finger on")
        finger.lift()
    }

    // MARK: - At random

    @Test("In random plays the row under the finger never leaves it, in any kind of card", arguments: CardKind.allCases)
    func random(kind: CardKind) {
        let seed = Draw.seed(of: "cards in cards")
        var random = Draw(seed: seed)
        for play in 0..<8 {
            let inner = Inner.allCases[play % 4]
            let nest = Nest(kind, inner, hasList: inner != .mover && play / 4 % 2 == 0)
            let finger = nest.touch()
            nest.pull(finger, 20)
            for _ in 0..<12 {
                let way = CGFloat(Int.random(in: -30...40, using: &random)) * 4
                let room = nest.row + way
                // Below the lowest places nothing resists; above the most open one, only a list has room.
                guard room > (nest.list.superview == nil ? 4 : -400), room < 250 else { continue }
                #expect(nest.pull(finger, way) < nest.most, "seed \(seed), play \(play)")
            }
            finger.lift()
            nest.scene.stage.settle()
        }
    }
}
