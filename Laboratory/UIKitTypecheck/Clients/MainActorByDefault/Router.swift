// Code that compiles only if the module's default isolation is the main actor.
import DeckTransition
import UIKit

final class Router {
    private let home = HomeController()

    func open(_ controller: UIViewController) { home.presentDeck(controller) }
}
