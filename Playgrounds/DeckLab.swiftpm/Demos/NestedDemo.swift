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
        cards = ModalFloor(on: home) { home, animated, completion in
            Self.present(1...(animated ? 1 : 3), on: home, settings, animated: animated, completion)
        }
    }

    /// Presents cards one after another: each can present the next once it is in the window.
    private static func present(
        _ numbers: ClosedRange<Int>, on controller: UIViewController, _ settings: DemoSettings, animated: Bool,
        _ completion: @escaping @MainActor () -> Void = {}
    ) {
        let number = numbers.lowerBound
        let list = ListController(title: "Card \(number)") { list in
            present(number + 1...number + 1, on: list, settings, animated: true)
        }
        let more: @MainActor () -> Void = {
            guard number < numbers.upperBound else { return completion() }
            present(number + 1...numbers.upperBound, on: list, settings, animated: animated, completion)
        }
        controller.presentDeck(
            list, as: DeckConfiguration(settings), animated: animated, completion: more)
    }

    package var scrollView: UIScrollView? { (cards.frontmost as? ListController)?.table }
}
