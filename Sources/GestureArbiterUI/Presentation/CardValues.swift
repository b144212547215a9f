@_spi(Cards) import Cards
import DeckTransition
@_spi(Cards) import GestureArbiter
@_spi(Cards) import InteractiveDismissal
@_spi(Cards) import Panels
import UIKitShim

/// The values of a modifier: where its card rests, how the card comes, and what follows state.
protocol CardValues: Equatable {
    var traits: CardTraits { get set }

    /// Whether UIKit presents the card, one at a time.
    var isPresentation: Bool { get }
    /// Shows `content`, and calls `news` for everything that happens to the card.
    @MainActor
    func show(_ content: UIViewController, from anchor: UIViewController, animated: Bool, _ news: CardNews)
}

extension CardValues {
    /// These values with other detents; nil: with their own.
    func with(_ detents: [Detent]?) -> Self {
        var values = self
        values.traits.rest(at: detents, selected: nil)
        return values
    }

    func selecting(_ name: Detent.Identifier?) -> Self {
        var values = self
        values.traits.selectedDetent = name
        return values
    }

    func isEqual(to other: any CardValues) -> Bool { self == other as? Self }

    /// These values without the selection of a detent that the card does not have: a card without detents has `.large`.
    /// The binding gets the detent that stands in.
    var known: Self {
        let name = traits.selectedDetent
        let isKnown = traits.detents.isEmpty ? name == .large : traits.detents.contains { $0.identifier == name }
        return isKnown ? self : selecting(nil)
    }
}

/// The callbacks of a card.
struct CardNews {
    let onEvent: @MainActor (CardEvent) -> Void
    let onPresented: @MainActor () -> Void
}

/// A card as its coordinator sees it: a presentation or a panel.
@MainActor
protocol ShownCard: CardControlling {
    /// Takes the card away.
    func leave(animated: Bool)
    /// Turns a card round that is on its way out, if that can be done.
    func comeBack(animated: Bool)
}

// MARK: - Presentations

extension CardConfiguration: CardValues {}
extension DeckConfiguration: CardValues {}

extension CardValues where Self: PresentedConfiguration {
    var isPresentation: Bool { true }

    @MainActor
    func show(_ content: UIViewController, from anchor: UIViewController, animated: Bool, _ news: CardNews) {
        anchor.present(
            content, by: self, animated: animated, observer: news.onEvent, completion: news.onPresented)
    }
}

extension InteractivePresentationController: ShownCard {
    func leave(animated: Bool) { presentedViewController.presentingViewController?.dismiss(animated: animated) }

    /// UIKit cannot take back a dismissal.
    func comeBack(animated: Bool) {}
}

// MARK: - Panels

extension Panel.Configuration: CardValues {
    var isPresentation: Bool { false }

    func show(_ content: UIViewController, from anchor: UIViewController, animated: Bool, _ news: CardNews) {
        let panel = anchor.addPanel(content, configuration: self, animated: animated)
        panel.restingCard.observer = news.onEvent
        if panel.parent != nil { news.onPresented() }
    }
}

extension Panel: ShownCard {
    func leave(animated: Bool) { remove(animated: animated) }

    func comeBack(animated: Bool) { show(animated: animated) }
}
