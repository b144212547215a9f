import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// The samples about detents, in the places where a client would have them.
@MainActor
final class DetentSamplesController: UIViewController {
    let list = UIViewController()

    func deck() {
        presentDeck(list, configuration: DeckConfiguration(detents: [.medium, .large]))
    }

    func deckWithHandle() -> DeckConfiguration {
        DeckConfiguration(detents: [.medium, .large]) { $0.handle = .init() }
    }

    func dismissal() -> InteractiveDismissal {
        InteractiveDismissal(detents: [.height(120), .medium, .large])
    }

    func custom() -> [InteractiveDismissal.Detent] {
        [
            .custom("two rows") { context in min(2 * 44 + 60, context.maximumHeight / 2) }
        ]
    }
}
