import Foundation

@testable @_spi(Engine) import GestureArbiter

/// One step of the world with all that came of it: what the invariants are stated over.
struct Transition {
    var before: World
    var after: World
    var step: Step
    /// What the engine was told; nil where it was told nothing.
    var event: Arbitration.Event?
    var actions: Arbitration.Actions
    /// What the mirrored engine said.
    var mirrored: Arbitration.Actions?
    /// The finger's movement that this step had to account for, what waited for an answer included.
    var movement: CGFloat
    /// The scroll views after they followed the finger, before the arbiter wrote to them.
    var followed: [Scroller]

    var ledger: Arbitration.Ledger { actions.ledger }
    var decisions: [Arbitration.Decision] { after.engine.decisions }
    var from: Arbitration.Owner { before.engine.owner }
    var to: Arbitration.Owner { after.engine.owner }
    var policy: ArbitrationPolicy { before.scenario.policy }
    var isMove: Bool { step.movement != nil }

    /// The drag took the touch in this step.
    var takesOver: Bool { to == .drag && from != .drag }
    /// Scrolling went over into the drag.
    var isHandoffToDrag: Bool { if case .scroll = from { to == .drag } else { false } }
    /// The drag went over into scrolling.
    var isHandBack: Bool { if case .scroll = to { from == .drag } else { false } }

    /// The drag opened the card, and the content took over, in one step.
    var opensAndScrolls: Bool { from != .drag && to != .drag && decisions.contains { $0.to == .drag } }

    /// The overscroll that was on the screen when the drag took the touch: it goes into the card, as far as a finger can
    /// have made it.
    var surrendered: CGFloat {
        guard takesOver || opensAndScrolls else { return 0 }
        // Where the account of what is stretched is not exact, whatever the card took was taken.
        if step.carriesMovement, !before.scenario.isFaithful || before.monitor.isDisturbed {
            return cardMovement - ledger.dragged
        }
        return (step.carriesMovement ? before.scrollers : followed).reduce(0) {
            $0 + $1.surrenderedStretch
        }
    }

    /// A movement came in place of an answer: two ways in one step.
    var isOvertaken: Bool { before.isAsking && isMove }

    /// How far the card moved on the screen.
    var cardMovement: CGFloat { after.monitor.translation - before.monitor.translation }
}

/// A broken invariant: its number in the list, and what was seen.
struct Violation: Hashable {
    var invariant: Int
    var text: String
}
