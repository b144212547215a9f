import Foundation

@testable @_spi(Engine) import GestureArbiter

/// One step of the world with all its results, over which the invariants are stated.
struct Transition {
    var before: World
    var after: World
    var step: Step
    /// The engine's event; nil if it received none.
    var event: Arbitration.Event?
    var actions: Arbitration.Actions
    /// The mirrored engine's actions.
    var mirrored: Arbitration.Actions?
    /// The finger's movement that this step must account for, including movement that waited for an answer.
    var movement: CGFloat
    /// The scroll views after they followed the finger and before the arbiter wrote to them.
    var followed: [Scroller]

    var ledger: Arbitration.Ledger { actions.ledger }
    var decisions: [Arbitration.Decision] { after.engine.decisions }
    var from: Arbitration.Owner { before.engine.owner }
    var to: Arbitration.Owner { after.engine.owner }
    var policy: ArbitrationPolicy { before.scenario.policy }
    var isMove: Bool { step.movement != nil }

    /// Whether the drag took the touch in this step.
    var takesOver: Bool { to == .drag && from != .drag }
    /// Whether scrolling handed over to the drag.
    var isHandoffToDrag: Bool { if case .scroll = from { to == .drag } else { false } }
    /// Whether the drag handed back to scrolling.
    var isHandBack: Bool { if case .scroll = to { from == .drag } else { false } }

    /// Whether the drag opened the card and the content took over, in one step.
    var opensAndScrolls: Bool { from != .drag && to != .drag && decisions.contains { $0.to == .drag } }

    /// The over-scroll that went to the card in this step.
    var surrendered: CGFloat { after.given }

    /// Whether a movement came in place of an answer: two movements in one step.
    var isOvertaken: Bool { before.isAsking && isMove }

    /// The card's movement on the screen.
    var cardMovement: CGFloat { after.monitor.translation - before.monitor.translation }
}

/// A violated invariant: its number, and the observation.
struct Violation: Hashable {
    var invariant: Int
    var text: String
}
