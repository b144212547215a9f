import Foundation

/// A single demand of a condition: of a kind, with what was given to it.
///
/// A kind of criterion is one file, which says when it holds, by what number, and how it is written.
///
/// It is shared, never copied: conditions are taken apart and compared while a finger moves.
package final class Criterion: Equatable, Sendable {
    package let kind: Kind
    /// Points or seconds that were given; 0 where the kind takes none.
    package let number: Double
    /// The region, the flag or the client's criterion that was given; empty where the kind takes none.
    package let name: String
    /// The client's own criterion.
    package let closure: (@MainActor @Sendable (ArbitrationPolicy.Situation) -> Bool)?

    package init(
        _ kind: Kind, number: Double = 0, name: String = "",
        closure: (@MainActor @Sendable (ArbitrationPolicy.Situation) -> Bool)? = nil
    ) {
        (self.kind, self.number, self.name, self.closure) = (kind, number, name, closure)
    }

    func truth(in situation: ArbitrationPolicy.Situation) -> ArbitrationPolicy.Truth { answer(in: situation).truth }

    /// Whether it holds; and what was measured and what is needed, nil where it has no number.
    func answer(
        in situation: ArbitrationPolicy.Situation
    ) -> (truth: ArbitrationPolicy.Truth, measure: (found: Double, needed: Double)?) {
        switch kind.rule {
        case .isTrue(let truth):
            return (truth(self, situation) ? .yes : .no, nil)
        case .isWithin(let measure, let otherwise):
            let (found, needed) = measure(self, situation)
            let holds = kind.better == .less ? found <= needed : found >= needed
            return (holds ? .yes : otherwise, (found, needed))
        }
    }

    /// Whether its yes means the other's yes, as an offset of at most 0 is one of at most 10.
    func implies(_ other: Criterion) -> Bool {
        guard kind == other.kind, name == other.name else { return false }
        switch kind.better {
        case .less: return number <= other.number
        case .more: return number >= other.number
        }
    }

    /// Two are equal that ask the same: a closure is known by its name.
    package static func == (one: Criterion, other: Criterion) -> Bool {
        one === other || one.kind == other.kind && one.number == other.number && one.name == other.name
    }
}

extension Criterion {
    /// A kind of criterion, known by its identity: each is made once.
    package final class Kind: Equatable, Sendable {
        typealias Measure = @Sendable (Criterion, ArbitrationPolicy.Situation) -> (found: Double, needed: Double)

        /// How it is answered.
        fileprivate enum Rule: Sendable {
            case isTrue(@Sendable (Criterion, ArbitrationPolicy.Situation) -> Bool)
            /// Whether what is found is on the good side of what is needed, and what it is else.
            case isWithin(Measure, otherwise: ArbitrationPolicy.Truth)
        }

        /// What is given to a criterion, and so how it is written.
        package enum Argument: Sendable { case nothing, number, region, flag, closure }
        /// The numbers that are on the good side of what is needed.
        package enum Side: Sendable { case less, more }
        package enum Unit: Sendable { case points, pointsToEdge, seconds }

        /// How it is written: `contentOffset(atMost:)`.
        package let spelling: StaticString
        package let argument: Argument
        /// Nothing that happens after touch-down changes its answer.
        let isFixed: Bool
        /// What a number that was given has to be; nil where every finite one will do.
        let least: Double?
        package let better: Side
        package let unit: Unit
        fileprivate let rule: Rule

        /// A kind that holds or not.
        init(
            _ spelling: StaticString, taking argument: Argument = .nothing, isFixed: Bool,
            holds: @escaping @Sendable (Criterion, ArbitrationPolicy.Situation) -> Bool
        ) {
            (self.spelling, self.argument, self.isFixed, least) = (spelling, argument, isFixed, nil)
            (better, unit, rule) = (.less, .points, .isTrue(holds))
        }

        /// A kind of which a number decides: on the good side of what is needed it holds, on the other it is `otherwise`.
        init(
            _ spelling: StaticString, taking argument: Argument = .nothing, isFixed: Bool, least: Double? = nil,
            better: Side = .less, in unit: Unit, otherwise: ArbitrationPolicy.Truth = .no, measure: @escaping Measure
        ) {
            (self.spelling, self.argument, self.isFixed, self.least) = (spelling, argument, isFixed, least)
            (self.better, self.unit, rule) = (better, unit, .isWithin(measure, otherwise: otherwise))
        }

        package static func == (one: Kind, other: Kind) -> Bool { one === other }

        /// Every kind that there is, for those who look one up by its spelling.
        package static let all: [Kind] = [
            .always, .atEdge, .contentOffset, .contentStill, .custom, .decelerating, .flag, .touchStarts,
        ]
    }
}
