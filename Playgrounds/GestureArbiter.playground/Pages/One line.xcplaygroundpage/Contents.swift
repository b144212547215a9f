//: # One line
//: A list fills a card. One line lets the card be dragged away where the list is at its top, and only there.
import GestureArbiter
import PlaygroundSupport
import UIKit

let controller = ListOnCard()
controller.loadViewIfNeeded()

GestureArbiter.attach(to: controller.list, moving: controller.card) { outcome in
    print("The card \(outcome == .away ? "has left" : "is back")")
}

//: Pull the list down. Scroll it first, and pull again: the default policy, `.gated`, keeps one touch with one owner.
PlaygroundPage.current.liveView = controller
