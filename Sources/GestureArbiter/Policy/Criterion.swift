import Foundation

/// A single demand of a condition: a kind with its argument. Each kind has a file. A class, so that comparing
/// conditions as a finger moves copies nothing.
package final class Criterion: Equatable, Sendable {
    package let kind: Kind
    /// The points or seconds; 0 if the kind takes no number.
    package let number: Double
    /// The name of the region, the flag or the client's criterion; empty if the kind takes no name.
    package let name: String
    package let closure: (@MainActor @Sendable (ArbitrationPolicy.Situation) -> Bool)?

    package init(
        _ kind: Kind, number: Double = 0, name: String = "",
        closure: (@MainActor @Sendable (ArbitrationPolicy.Situation) -> Bool)? = nil
    ) {
        (self.kind, self.number, self.name, self.closure) = (kind, number, name, closure)
    }

    func truth(in situation: ArbitrationPolicy.Situation) -> ArbitrationPolicy.Truth { answer(in: situation).truth }

    func answer(in situation: ArbitrationPolicy.Situation) -> Kind.Answer { kind.answer(self, situation) }

    /// Whether this criterion implies the other, as an offset of at most 0 implies one of at most 10.
    func implies(_ other: Criterion) -> Bool {
        kind == other.kind && name == other.name && kind.better.contains(number, from: other.number)
    }

    /// Two criteria are equal if they ask the same. A closure is compared by its name.
    package static func == (one: Criterion, other: Criterion) -> Bool {
        one === other || one.kind == other.kind && one.number == other.number && one.name == other.name
    }

    /// A kind of criterion, compared by identity: each kind exists once.
    package final class Kind: Equatable, Sendable {
        /// With the measured and the needed value, unless the criterion has no number.
        typealias Answer = (truth: ArbitrationPolicy.Truth, measure: Measure?)
        typealias Measure = (found: Double, needed: Double)

        /// The kind's argument, which determines its spelling.
        package enum Argument: Sendable { case nothing, number, region, flag, closure }
        /// The good side of the needed value.
        package enum Side: Sendable {
            case less, more

            func contains(_ found: Double, from needed: Double) -> Bool {
                self == .less ? found <= needed : found >= needed
            }
        }
        package enum Unit: Sendable { case points, pointsToEdge, seconds }

        /// The spelling: `contentOffset(atMost:)`.
        package let spelling: StaticString
        package let argument: Argument
        /// True if only scrolling may change the answer after touch-down.
        let isFixed: Bool
        /// The least valid number; nil if every finite number is valid.
        let least: Double?
        package let better: Side
        package let unit: Unit
        fileprivate let answer: @Sendable (Criterion, ArbitrationPolicy.Situation) -> Answer

        init(
            _ spelling: StaticString, taking argument: Argument = .nothing, isFixed: Bool,
            holds: @escaping @Sendable (Criterion, ArbitrationPolicy.Situation) -> Bool
        ) {
            (self.spelling, self.argument, self.isFixed, least) = (spelling, argument, isFixed, nil)
            (better, unit) = (.less, .points)
            answer = { criterion, situation in (holds(criterion, situation) ? .yes : .no, nil) }
        }

        init(
            _ spelling: StaticString, taking argument: Argument = .nothing, isFixed: Bool, least: Double? = nil,
            better: Side = .less, in unit: Unit, otherwise: ArbitrationPolicy.Truth = .no,
            measure: @escaping @Sendable (Criterion, ArbitrationPolicy.Situation) -> Measure
        ) {
            (self.spelling, self.argument, self.isFixed, self.least) = (spelling, argument, isFixed, least)
            (self.better, self.unit) = (better, unit)
            answer = { criterion, situation in
                let (found, needed) = measure(criterion, situation)
                return (better.contains(found, from: needed) ? .yes : otherwise, (found, needed))
            }
        }

        package static func == (one: Kind, other: Kind) -> Bool { one === other }

        /// Every kind, to look one up by its spelling.
        package static let all: [Kind] = [
            .always, .atEdge, .contentOffset, .contentStill, .custom, .decelerating, .flag, .touchStarts,
        ]
    }
}
