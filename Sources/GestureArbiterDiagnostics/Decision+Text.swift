import Foundation
@_spi(Engine) import GestureArbiter

extension Arbitration.Decision: CustomStringConvertible {
    /// One line: the time, the owners, and the reason with its numbers.
    ///
    ///     +83 ms  undecided → scroll   .atEdge is false: 37.0 pt to the top edge (needs 0.17 or less)
    public var description: String {
        "+\(time.milliseconds) ms  \(from) → \(to)   \(explanation)"
    }

    /// The reason in words, with the measured values.
    public var explanation: String { reason.text(from: from, to: to, direction: direction) }
}

extension Arbitration.TouchReport: CustomStringConvertible {
    /// The decisions, a line for each.
    public var description: String {
        decisions.isEmpty ? "nothing was decided" : decisions.map(\.description).joined(separator: "\n")
    }

    @available(*, unavailable, renamed: "description")
    public var explanation: String { description }
}

extension Arbitration.Owner: CustomStringConvertible {
    public var description: String {
        switch self {
        case .undecided: "undecided"
        case .scroll(let depth): depth == 0 ? "scroll" : "scroll \(depth)"
        case .drag: "drag"
        case .nobody: "nobody"
        }
    }
}

extension Arbitration.Owner {
    fileprivate var depth: Int { if case .scroll(let depth) = self { depth } else { 0 } }
}

extension Arbitration.Reason {
    func text(from: Arbitration.Owner, to owner: Arbitration.Owner, direction: ArbitrationPolicy.Direction) -> String {
        switch self {
        case .caught(let translation):
            "caught while moving, \(translation.points) from rest"
        case .excluded(let grounds):
            "excluded: " + grounds.evidence.text(direction: direction)
        case .yielded(let name):
            "yielded to \(name)"
        case .outsideCone(let angle, let limit):
            "\(angle.rounded(to: 1))° off the direction (at most \(limit.rounded(to: 1))°)"
        case .wrongWay(let distance) where owner == .drag:
            "moved \(distance.points) the other way: the card resists"
        case .wrongWay(let distance):
            "moved \(distance.points) the other way: the drag goes \(direction.rawValue)"
        case .opensAtEdge(let room):
            "opens at the \(direction.edgeName) edge alone: \(room.points) to it"
        case .opens(let place):
            "rests \(place.points) from fully open: opens first"
        case .refused(let grounds), .allowed(let grounds):
            grounds.evidence.text(direction: direction)
        case .vetoed(let stage, let reason):
            "vetoed at \(stage.name): \(reason)"
        case .passesRest(let grounds):
            "passes its rest: " + grounds.evidence.text(direction: direction)
        case .backAtRest(let room):
            "the card is back at rest; \(room.points) to scroll"
        case .passedOn where from == .drag:
            "at its lowest place: passes the finger on"
        case .passedOn where owner == .drag:
            "the card within passes the finger on"
        case .passedOn:
            "the scroll view \(from.depth < owner.depth ? "within" : "around") came to its end"
        case .clamped(let depth):
            "the geometry of scroll view \(depth) changed; clamped once"
        case .coasted(let velocity):
            "the content coasted to its edge at \(velocity.rounded(to: 0)) pt/s"
        case .lifted(let velocity):
            "lifted at \(velocity.rounded(to: 0)) pt/s"
        case .cancelled:
            "cancelled"
        }
    }
}

extension Arbitration.Stage {
    /// The stage's name, as decisions print it.
    public var name: String {
        switch self {
        case .begin: "begin"
        case .handoff: "hand-off"
        case .release: "release"
        }
    }
}
