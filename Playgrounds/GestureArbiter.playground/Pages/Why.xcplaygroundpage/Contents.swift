//: # Why
//: An arbiter says at each turn who moves, and what made it so, with the numbers.
import GestureArbiter
import GestureArbiterDiagnostics
import PlaygroundSupport
import UIKit

let controller = ListOnCard()
controller.loadViewIfNeeded()

var arbiter: GestureArbiter?
arbiter = GestureArbiter.attach(to: controller.card, policy: .continuous, moving: controller.card) { _ in
    if let touch = arbiter?.lastTouch { print(touch) }
    if let release = arbiter?.lastRelease { print(release) }
}

PlaygroundPage.current.liveView = controller
