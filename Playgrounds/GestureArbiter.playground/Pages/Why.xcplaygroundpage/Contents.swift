//: # Why
//: An arbiter says at each turn who moves, and what made it so, with the numbers.
@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import PlaygroundSupport
import UIKit

let controller = ListOnCard()
controller.loadViewIfNeeded()

var arbiter: GestureArbiter?
arbiter = GestureArbiter.attach(to: controller.card, policy: .continuous, moving: controller.card) { _ in
    for decision in arbiter?.decisions ?? [] { print(decision) }
}

//: The same engine decides without any view. It is a value: events in, actions out.
var arbitration = Arbitration(.gated)
let list = Arbitration.ScrollGeometry(offset: 37, minimum: 0, maximum: 900)
_ = arbitration.handle(.down(Arbitration.Touch(time: 0, chain: [list], scale: 3, dimension: 800)))
_ = arbitration.handle(.move(Arbitration.Move(time: 0.083, along: 14)))
for decision in arbitration.decisions { print("Without a view:", decision) }

PlaygroundPage.current.liveView = controller
