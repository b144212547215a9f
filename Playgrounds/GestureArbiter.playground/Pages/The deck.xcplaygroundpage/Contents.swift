//: # The deck
//: A card over a presenter that steps back. One call presents it; one value says how it looks and moves.
import DeckTransition
import GestureArbiter
import PlaygroundSupport
import UIKit

let home = UIViewController()
home.loadViewIfNeeded()
home.view.backgroundColor = .lightGray
let controller = ListOnCard()

var configuration = DeckConfiguration {
    $0.cornerRadius = 12
    $0.handle = DeckConfiguration.Handle()
}
configuration.policy = .continuous

PlaygroundPage.current.liveView = home
home.presentDeck(controller, configuration: configuration) { moment in
    if moment == .didDismiss { print("The deck is gone") }
} completion: {
    print("The deck is there")
}
