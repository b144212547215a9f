//: # Policies
//: Who moves is declared once, as a value. Values can be combined, compared, and printed as the Swift that makes them.
import GestureArbiter
import GestureArbiterDiagnostics
import PlaygroundSupport
import UIKit

let policies: [ArbitrationPolicy] = [
    .gated,
    .once,
    .continuous,
    .sheet,
    ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous),
    ArbitrationPolicy(.down, when: .atEdge && !.decelerating, slop: 16, cone: 30).unless(.editing),
]
for policy in policies { print(policy) }

//: Here the header is a handle: a touch that starts in it drags, wherever the list is.
let controller = ListOnCard()
controller.loadViewIfNeeded()
let arbiter = GestureArbiter.attach(to: controller.card, policy: policies[4], moving: controller.card)
arbiter.bind(.handle, to: controller.header)

PlaygroundPage.current.liveView = controller
