import DeckTransition
import UIKitShim

/// Decks over one another: each is dragged away by itself, and the one behind it comes forward.
@MainActor
package final class NestedDemo: Demo {
    package static let name = "nested"
    package static let title = "Nested decks"
    package static let hint = """
        Three decks over one another. Drag the foremost away, and the one behind it steps forward as far as your finger \
        goes. "One more" presents another.
        """
    package static let options = DeckConfiguration.options

    package var floor: any Floor { cards }
    private let cards: ModalFloor

    package init(_ settings: DemoSettings, on home: UIViewController) {
        cards = ModalFloor(on: home) { home, animated in
            Self.present(on: home, number: 1, settings, animated: animated)
            guard !animated else { return }
            for number in 2...3 {
                let cards = Array(sequence(first: home, next: \.presentedViewController))
                Self.present(on: cards.last ?? home, number: number, settings, animated: false)
            }
        }
    }

    private static func present(
        on controller: UIViewController, number: Int, _ settings: DemoSettings, animated: Bool
    ) {
        let list = ListController(title: "Card \(number)", flags: settings.policy.flags) { list in
            present(on: list, number: number + 1, settings, animated: true)
        }
        controller.presentDeck(list, configuration: DeckConfiguration(settings), animated: animated)
    }

    package var scrollView: UIScrollView? { (cards.frontmost as? ListController)?.table }
}
