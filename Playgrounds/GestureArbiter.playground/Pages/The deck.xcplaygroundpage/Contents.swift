//: # The deck
//: A card over a presenter that steps back. One call presents it; one value says how it looks and moves.
import DeckTransition
import GestureArbiter
import PlaygroundSupport
import UIKit

var configuration = DeckConfiguration {
    $0.cornerRadius = 12
    $0.prefersGrabberVisible = true
}
configuration.policy = .continuous

//: It is presented once home is on the screen, and not before.
PlaygroundPage.current.liveView = Home { home in
    home.presentDeck(
        ListOnCard(), as: configuration,
        onEvent: { event in
            if event == .dismissed { print("The deck is gone") }
        },
        completion: {
            print("The deck is there")
        })
}
