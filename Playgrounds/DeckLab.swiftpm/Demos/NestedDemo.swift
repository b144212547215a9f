import DeckTransition
import GestureArbiter
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

    private let floor: ModalFloor

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let configuration = DeckConfiguration(settings)
        floor = ModalFloor(settings, on: home) { home, animated in
            Self.present(on: home, number: 1, configuration, animated: animated)
            guard !animated else { return }
            for number in 2...3 {
                let cards = Array(sequence(first: home, next: \.presentedViewController))
                Self.present(on: cards.last ?? home, number: number, configuration, animated: false)
            }
        }
    }

    private static func present(
        on controller: UIViewController, number: Int, _ configuration: DeckConfiguration, animated: Bool
    ) {
        let list = ListController(title: "Card \(number)") { list in
            present(on: list, number: number + 1, configuration, animated: true)
        }
        controller.presentDeck(list, configuration: configuration, animated: animated)
    }

    package var scrollView: UIScrollView? { (floor.frontmost as? ListController)?.table }
    package var cardCount: Int { floor.cardCount }
    package var cardTranslation: CGFloat { floor.translation }
    package var arbiters: [(name: String, arbiter: GestureArbiter)] { floor.arbiters }
}
