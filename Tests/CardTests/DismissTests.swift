import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// What an author types first: `card.dismiss(animated:)`, and `position.height` for a button above the card.
@MainActor
@Suite("Code dismisses a card, and follows its height")
struct DismissTests {
    nonisolated static let kinds = CardKind.controlled

    @Test("`dismiss` takes any card away, without asking, and says once that it has gone", arguments: kinds)
    func goes(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        var (questions, gone, events) = (0, 0, [CardEvent]())
        card.arbiter?.onAttempt = { _ in
            questions += 1
            return .deny(reason: "unsaved")
        }
        card.onEvent = { events.append($0) }
        card.dismiss(animated: true) { gone += 1 }
        #expect(gone == 0)
        it.stage.settle()
        #expect(!it.isThere)
        #expect(gone == 1)
        #expect(questions == 0)
        #expect(events.last == .dismissed)
    }

    @Test("`dismiss` without animation takes a card away at once", arguments: kinds)
    func goesAtOnce(kind: CardKind) throws {
        let it = CardStage(kind)
        try #require(it.control).dismiss(animated: false)
        it.stage.advance(by: 1.0 / 60)
        #expect(!it.isThere)
    }

    @Test("`dismiss` takes a card out of a hand", arguments: kinds)
    func outOfAHand(kind: CardKind) throws {
        let it = CardStage(kind)
        let finger = it.touch()
        finger.move(by: it.way(60), over: 0.2)
        try #require(it.control).dismiss()
        it.stage.settle()
        #expect(!it.isThere)
        finger.lift()
    }

    @Test(
        "A panel that a finger opens from the edge is hidden, and opens again",
        arguments: [CardKind.leftPanel, .rightPanel])
    func hides(kind: CardKind) throws {
        let it = CardStage(kind, CardSetup { $0.changePanel = { $0.edgeSwipe = 20 } })
        let panel = try #require(it.panel)
        panel.dismiss(animated: true)
        it.stage.settle()
        #expect(panel.parent === it.home)
        #expect(!panel.isShown)
        panel.show()
        it.stage.settle()
        #expect(panel.isShown)
    }

    @Test("What a card has presented leaves with it", arguments: kinds.filter(\.isPresented))
    func withAnother(kind: CardKind) throws {
        let it = CardStage(kind)
        it.content.presentCard(UIViewController())
        it.stage.settle()
        try #require(it.control).dismiss(animated: true)
        it.stage.settle()
        #expect(it.home.presentedViewController == nil)
    }

    @Test("Over a panel, `dismiss` dismisses first what is presented, as UIKit does")
    func overAPanel() throws {
        let it = CardStage(.bottomPanel)
        let panel = try #require(it.panel)
        panel.present(UIViewController(), animated: false)
        it.stage.settle()
        panel.dismiss(animated: false)
        it.stage.settle()
        #expect(it.home.presentedViewController == nil)
        #expect(panel.isShown)
    }

    @Test("A panel that a finger catches on its way out says nothing")
    func caught() throws {
        let it = CardStage(.bottomPanel)
        var gone = 0
        try #require(it.panel).dismiss(animated: true) { gone += 1 }
        it.stage.advance(by: 0.05)
        it.touch().swipe(by: .down(-80), over: 0.1)
        it.stage.settle()
        #expect(it.panel?.isShown == true)
        #expect(gone == 0)
    }

    // MARK: The height

    /// The part of the container, in points, that lies from the card's edge to the side where the card leaves.
    private func covered(_ it: CardStage) -> CGFloat {
        guard let card = it.card, let container = card.superview else { return .nan }
        let (frame, space) = (card.convert(card.bounds, to: nil), container.convert(container.bounds, to: nil))
        return switch it.kind.direction {
        case .up: frame.maxY - space.minY
        case .left: frame.maxX - space.minX
        case .right: space.maxX - frame.minX
        default: space.maxY - frame.minY
        }
    }

    @Test("The height of a position is the part that shows: at rest, in a hand, and on the way out", arguments: kinds)
    func height(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        var told: CGFloat = .nan
        card.onEvent = { if case .moved(let position) = $0 { told = position.height } }
        #expect(abs(card.position.height - covered(it)) < 0.5)
        let finger = it.touch()
        finger.move(by: it.way(70), over: 0.2)
        #expect(abs(told - covered(it)) < 0.5)
        finger.move(by: it.way(-140), over: 0.2)
        #expect(abs(told - covered(it)) < 0.5)
        finger.lift()
        it.stage.settle()
        it.select(isOpen: false)
        it.stage.settle()
        #expect(abs(card.position.height - covered(it)) < 0.5)
        card.dismiss()
        it.stage.settle()
        #expect(told == 0)
    }

    @Test("A floating panel's height reaches to its parent's side")
    func floating() throws {
        let it = CardStage(
            .bottomPanel,
            CardSetup { $0.changePanel = { $0.margins = UIEdgeInsets(top: 0, left: 8, bottom: 24, right: 8) } })
        #expect(abs(try #require(it.control).position.height - covered(it)) < 0.5)
    }
}
