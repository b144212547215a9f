@_spi(Cards) import Cards
import DeckTransition
@_spi(Cards) import GestureArbiter
@_spi(Cards) import InteractiveDismissal
@_spi(Cards) import Panels
import UIKitShim

/// The configuration of a modifier's card.
protocol CardValues: Equatable {
    var traits: CardTraits { get set }

    @MainActor
    func show(
        _ content: UIViewController, from anchor: UIViewController, animated: Bool,
        onEvent: @escaping @MainActor (CardEvent) -> Void, onPresented: @escaping @MainActor () -> Void)
}

extension CardValues {
    /// Whether UIKit presents the card, one at a time.
    var isPresentation: Bool { self is any PresentedConfiguration }

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
    var known: Self {
        let name = traits.selectedDetent
        let isKnown = traits.detents.isEmpty ? name == .large : traits.detents.contains { $0.identifier == name }
        return isKnown ? self : selecting(nil)
    }
}

/// A modifier's card on the screen: a presentation or a panel.
@MainActor
protocol ShownCard: CardControlling {
    func leave(animated: Bool)
    /// Brings back a leaving card. Does nothing for a presentation: UIKit cannot take back a dismissal.
    func comeBack(animated: Bool)
}

extension CardConfiguration: CardValues {}
extension DeckConfiguration: CardValues {}

extension CardValues where Self: PresentedConfiguration {
    @MainActor
    func show(
        _ content: UIViewController, from anchor: UIViewController, animated: Bool,
        onEvent: @escaping @MainActor (CardEvent) -> Void, onPresented: @escaping @MainActor () -> Void
    ) { anchor.present(content, by: self, animated: animated, observer: onEvent, completion: onPresented) }
}

extension InteractivePresentationController: ShownCard {
    func leave(animated: Bool) { dismiss(animated: animated) }
    func comeBack(animated: Bool) {}
}

extension Panel.Configuration: CardValues {
    func show(
        _ content: UIViewController, from anchor: UIViewController, animated: Bool,
        onEvent: @escaping @MainActor (CardEvent) -> Void, onPresented: @escaping @MainActor () -> Void
    ) {
        guard let panel = anchor.addPanel(content, as: self, animated: animated) else { return }
        panel.restingCard.observer = onEvent
        onPresented()
    }
}

extension Panel: ShownCard {
    func leave(animated: Bool) { remove(animated: animated) }
    func comeBack(animated: Bool) { show(animated: animated) }
}
