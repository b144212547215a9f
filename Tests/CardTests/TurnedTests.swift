import DeckTransition
import GestureArbiter
import HeadlessSwiftUI
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// A phone that is turned while a finger holds a card.
@MainActor
@Suite("Every kind of card, and a phone that turns while a finger holds the card")
struct TurnedTests {
    nonisolated private static let kinds = CardKind.controlled.filter { $0.direction == .down }

    private func turn(_ stage: Stage) {
        stage.resize(
            to: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
            over: 0.3)
    }

    /// As tall as its width asks for.
    private final class Text: UIViewController {
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            let height: CGFloat = view.bounds.width > 500 ? 120 : 240
            if preferredContentSize.height != height { preferredContentSize = CGSize(width: 0, height: height) }
        }
    }

    private enum Shown: CaseIterable { case panel, sheet, cover, deck }

    private func show(
        _ shown: Shown, _ content: UIViewController, over home: UIViewController, sizing: CardTraits.ContentSizing
    ) {
        func tune(_ traits: inout CardTraits) {
            (traits.maximumWidth, traits.contentSizing, traits.interactiveDismissDisabled) = (2000, sizing, true)
        }
        switch shown {
        case .panel: home.addPanel(content, detents: [.content, .large]) { tune(&$0.traits) }
        case .sheet: home.presentCard(content, detents: [.content, .large]) { tune(&$0.traits) }
        case .cover: home.presentCard(content, as: .cover, detents: [.content, .large]) { tune(&$0.traits) }
        case .deck: home.presentDeck(content, detents: [.content, .large]) { tune(&$0.traits) }
        }
    }

    @Test(
        "Content has the height of the new width after the lift at the latest",
        arguments: [CardTraits.ContentSizing.slides, .resizes], [-30.0, 30])
    func contentHeight(sizing: CardTraits.ContentSizing, way: CGFloat) throws {
        for shown in Shown.allCases {
            var tops: [CGFloat] = []
            for isInHand in [false, true] {
                let (home, content) = (UIViewController(), Text())
                let stage = Stage(rootViewController: home)
                stage.settle()
                show(shown, content, over: home, sizing: sizing)
                stage.settle()
                let card = try #require(content.enclosingCard)
                let start = card.card.convert(CGPoint.zero, to: nil).y
                let finger = stage.touch(at: CGPoint(x: 195, y: start + 60))
                if isInHand {
                    finger.move(by: CGVector(dx: 0, dy: way), over: 0.3)
                } else {
                    finger.lift()
                }
                turn(stage)
                stage.advance(by: 0.5)
                if isInHand {
                    finger.hold(for: 0.2)
                    finger.lift()
                }
                stage.settle()
                #expect(card.selectedDetent == .content, "\(shown)")
                tops.append(card.card.convert(CGPoint.zero, to: nil).y)
            }
            #expect(abs(tops[0] - (390 - 21 - 120)) < 0.5, "\(shown)")
            #expect(abs(tops[1] - tops[0]) < 0.5, "\(shown)")
        }
    }

    @Test("A card rests where the finger wished, by the new size", arguments: kinds, [60.0, 180])
    func wish(kind: CardKind, pulled: CGFloat) {
        let it = CardStage(kind)
        let finger = it.touch()
        finger.move(by: it.way(pulled), over: 0.3)
        finger.hold(for: 0.2)
        turn(it.stage)
        it.stage.advance(by: 0.5)
        finger.hold(for: 0.2)
        finger.lift()
        it.stage.settle()
        #expect(it.isThere)
        #expect(it.place == (pulled < 100 ? 0 : CardStage.lowest))
    }

    @Test("A card that is held near its most open place is there after the turn", arguments: [100.0, 250, 330])
    func opened(way: CGFloat) throws {
        let (home, content) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        stage.settle()
        home.presentCard(content, detents: [.height(100), .fraction(0.5), .large], selected: .fraction(0.5))
        stage.settle()
        let card = try #require(content.enclosingCard)
        let finger = stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: CGVector(dx: 0, dy: -way), over: 0.4)
        finger.hold(for: 0.2)
        turn(stage)
        stage.advance(by: 0.5)
        finger.hold(for: 0.2)
        finger.lift()
        stage.settle()
        #expect(content.presentingViewController != nil)
        #expect(card.selectedDetent == (way < 150 ? .fraction(0.5) : .large))
    }
}
