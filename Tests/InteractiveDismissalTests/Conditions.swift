import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// One form of dismissal under one answer of UIKit's to a question that no documentation settles.
struct Condition: Sendable, CustomTestStringConvertible {
    var begins: InteractiveDismissal.Begins
    var name: String
    var assumptions: Assumptions

    var testDescription: String { "\(begins.rawValue), \(name)" }

    /// Both forms under every switch that a dismissal could notice, `dismissalStart = .never` left out.
    static let all: [Condition] = InteractiveDismissal.Begins.allCases.flatMap { begins in
        switches.map { Condition(begins: begins, name: $0.name, assumptions: $0.assumptions) }
    }

    /// Those in which a card in a transition can be touched.
    static let touchable: [Condition] = all.filter { $0.assumptions.touchesInTransition != .none }

    static let switches: [(name: String, assumptions: Assumptions)] =
        [
            ("as usual", { _ in }),
            ("T3a one turn", { $0.dismissalStart = .afterOneTurn }),
            ("T3a two turns", { $0.dismissalStart = .afterTwoTurns }),
            ("T3a three turns", { $0.dismissalStart = .afterThreeTurns }),
            ("T17b interactive only", { $0.touchesInTransition = .interactiveOnly }),
            ("T17b none", { $0.touchesInTransition = .none }),
            ("T17c scrubbed", { $0.scrubsAlongsideAnimations = true }),
            ("T24 will begin first", { $0.appearanceBeforePresentationWillBegin = false }),
            ("G6 next turn", { $0.actionDelivery = .nextTurn }),
            ("G26 also began", { $0.prevented = .alsoBegan }),
            ("G34 lost", { $0.actionOnRemoval = .lost }),
            ("S14 outermost first", { $0.panActionOrder = .outermostFirst }),
            ("S34 absolute", { $0.offsetWhileTracking = .absolute }),
        ].map { (name: String, change: (inout Assumptions) -> Void) in
            var assumptions = Assumptions()
            change(&assumptions)
            return (name, assumptions)
        }

    var dismissal: InteractiveDismissal { InteractiveDismissal(begins: begins) }
}

extension CGFloat {
    /// Within a tenth of a point.
    func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.1 }
}
