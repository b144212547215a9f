// What compiles only where a module's code is the main actor's by default.
import DeckTransition
import UIKit

final class Router {
    private let home = HomeController()

    func open(_ controller: UIViewController) { home.presentDeck(controller) }
}
