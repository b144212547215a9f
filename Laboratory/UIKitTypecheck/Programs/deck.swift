import DeckTransition
import UIKit

@MainActor public final class Screen: UIViewController {
    func showPlayer() { presentDeck(UIViewController()) }
}

@MainActor public func entry() -> UIViewController {
    let screen = Screen()
    screen.showPlayer()
    return screen
}
