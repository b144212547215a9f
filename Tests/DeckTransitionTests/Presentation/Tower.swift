import DeckTransition
import HeadlessUIKit

/// Decks over one another on a phone.
@MainActor
struct Tower {
    let scene = DeckScene()

    /// Presents one more deck over the topmost.
    @discardableResult
    func push(_ configuration: DeckConfiguration = DeckConfiguration()) -> ListController {
        let (top, next) = (topmost, ListController())
        top.presentDeck(next, as: configuration)
        scene.stage.settle()
        return next
    }

    var topmost: UIViewController {
        sequence(first: scene.home as UIViewController, next: \.presentedViewController).reduce(scene.home) { $1 }
    }

    /// A card's visible frame in the window, with all of its transforms.
    func shown(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }
}
