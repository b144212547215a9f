import Foundation
import GestureArbiter

// One touch of many movements, for valgrind to count: cost <depth of the chain> <movements> <scroll|drag>
let arguments = CommandLine.arguments
let depth = Int(arguments[1]) ?? 1
let movements = Int(arguments[2]) ?? 1
let drags = arguments[3] == "drag"

var engine = Arbitration(drags ? .gated : .continuous)
let list = Arbitration.ScrollGeometry(offset: drags ? -47 : 400, minimum: -47, maximum: 800)
_ = engine.handle(.down(.init(time: 0, chain: Array(repeating: list, count: depth), scale: 3, dimension: 800)))
_ = engine.handle(.move(.init(time: 0.008, along: 12)))
var offset: CGFloat = drags ? -47 : 398
var sum: CGFloat = 0
for index in 0..<movements {
    let along: CGFloat = index.isMultiple(of: 2) ? 3 : -3
    let move = Arbitration.Move(
        time: 0.016 + Double(index) * 0.008, along: along, across: 1, observedOffset: drags ? nil : offset)
    let actions = engine.handle(.move(move))
    offset -= actions.ledger.scrolled
    sum += actions.ledger.scrolled + actions.ledger.dragged
}
print(depth, movements, engine.owner, sum, engine.decisions.count)
