import Cards
import SwiftUIShim

extension CardCoordinator {
    /// A request for a card, or for a panel that a finger may open from its edge while the binding is false. Renewed with
    /// every body that reads it.
    struct Wish {
        let request: CardRequest
        let content: AnyView
        let environment: EnvironmentValues
        let values: any CardValues
        let isAnimated: Bool
        /// The binding of the selected detent.
        let selection: Binding<Detent.Identifier>?

        var isAtEdge: Bool { request.id == nil }
        var fitsContent: Bool { values.traits.detents.contains { $0.identifier == .content } }

        /// This request with the detents of a view in the card, in place of its own.
        func resting(at places: CardListener.Places?) -> Wish {
            guard let places else { return self }
            return Wish(
                request: request, content: content, environment: environment,
                values: values.with(places.detents).selecting(places.selected ?? values.traits.selectedDetent),
                isAnimated: isAnimated, selection: places.selection ?? selection)
        }

        @MainActor func root(in card: CardInside) -> CardController.Root {
            content.modifier(EnvironmentBridge(presenter: environment, link: { [weak card] in card }))
        }
    }
}
