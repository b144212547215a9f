//: # Hand-off
//: With `.continuous` one finger scrolls, drags and scrolls again. Where the one ends the other begins, in the same
//: event, without a jump.
import GestureArbiter
import PlaygroundSupport
import UIKit

let controller = ListOnCard()
controller.loadViewIfNeeded()
let card = controller.card

var lowest: CGFloat = 0
GestureArbiter.attach(to: card, policy: .continuous) { drag in
    switch drag {
    case .began:
        print("The drag begins")
    case .moved(let translation):
        lowest = max(lowest, translation)
        card.transform = CGAffineTransform(translationX: 0, y: translation)
    case .ended(let release):
        let start = release.sinceHandoff == nil ? "without scrolling" : "after scrolling"
        print("Let go \(start), lowest \(Int(lowest)) pt")
        card.transform = .identity
    case .cancelled:
        card.transform = .identity
    }
}

PlaygroundPage.current.liveView = controller
