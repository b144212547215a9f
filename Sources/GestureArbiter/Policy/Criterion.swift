import Foundation

extension ArbitrationPolicy {
    /// A single demand of a condition, such as `.contentOffset(atMost: 20)`. GestureArbiterDiagnostics prints it as Swift.
    ///
    /// A class, so that comparing conditions as a finger moves copies nothing. Each kind of criterion has a file.
    public final class Criterion: Hashable, Sendable {
        package let kind: Kind
        /// The points or seconds; 0 if the kind takes no number.
        public let number: Double
        /// The name of the region, the flag or the client's criterion; empty if the kind takes no name.
        public let name: String
        /// The engine has no actor, but with closures of a client it runs on the main actor.
        package typealias Closure = @Sendable (Situation) -> Bool
        package let closure: Closure?

        package init(_ kind: Kind, number: Double = 0, name: String = "", closure: Closure? = nil) {
            (self.kind, self.number, self.name, self.closure) = (kind, number, name, closure)
        }

        package func truth(in situation: Situation) -> Truth { answer(in: situation).truth }

        package func answer(in situation: Situation) -> Kind.Answer { kind.answer(self, situation) }

        /// Whether this criterion implies the other, as an offset of at most 0 implies one of at most 10.
        package func implies(_ other: Criterion) -> Bool {
            kind == other.kind && name == other.name && kind.better.contains(number, from: other.number)
        }

        /// Two criteria are equal if they ask the same. A closure is compared by its name.
        public static func == (one: Criterion, other: Criterion) -> Bool {
            one === other || one.kind == other.kind && one.number == other.number && one.name == other.name
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(kind))
            hasher.combine(number)
            hasher.combine(name)
        }

        /// A kind of criterion, compared by identity: each kind exists once.
        package final class Kind: Equatable, Sendable {
            /// With the measured and the needed value, unless the criterion has no number.
            package typealias Answer = (truth: Truth, measure: Measure?)
            package typealias Measure = (found: Double, needed: Double)

            /// The kind's argument, which determines its spelling.
            package enum Argument: Sendable { case nothing, number, region, flag, closure }
            /// The good side of the needed value.
            package enum Side: Sendable {
                case less, more

                package func contains(_ found: Double, from needed: Double) -> Bool {
                    self == .less ? found <= needed : found >= needed
                }
            }
            package enum Unit: Sendable {
                case points, pointsToEdge, seconds

                /// Sums of frames differ in their last bits, and no rule may depend on these.
                fileprivate var tolerance: Double { self == .seconds ? 0.001 : 0 }
            }

            /// The spelling: `contentOffset(atMost:)`.
            package let spelling: StaticString
            package let argument: Argument
            /// True if only scrolling may change the answer after touch-down.
            let isFixed: Bool
            /// The least valid number; nil if every finite number is valid.
            package let least: Double?
            package let better: Side
            package let unit: Unit
            fileprivate let answer: @Sendable (Criterion, Situation) -> Answer

            init(
                _ spelling: StaticString, taking argument: Argument = .nothing, isFixed: Bool,
                holds: @escaping @Sendable (Criterion, Situation) -> Bool
            ) {
                (self.spelling, self.argument, self.isFixed, least) = (spelling, argument, isFixed, nil)
                (better, unit) = (.less, .points)
                answer = { criterion, situation in (holds(criterion, situation) ? .yes : .no, nil) }
            }

            init(
                _ spelling: StaticString, taking argument: Argument = .nothing, isFixed: Bool, least: Double? = nil,
                better: Side = .less, in unit: Unit, otherwise: Truth = .no,
                measure: @escaping @Sendable (Criterion, Situation) -> Measure
            ) {
                (self.spelling, self.argument, self.isFixed, self.least) = (spelling, argument, isFixed, least)
                (self.better, self.unit) = (better, unit)
                answer = { criterion, situation in
                    let (found, needed) = measure(criterion, situation)
                    let limit = better == .less ? needed + unit.tolerance : needed - unit.tolerance
                    return (better.contains(found, from: limit) ? .yes : otherwise, (found, needed))
                }
            }

            package static func == (one: Kind, other: Kind) -> Bool { one === other }

            /// Every kind, to look one up by its spelling.
            package static let all: [Kind] = [
                .always, .atEdge, .contentOffset, .contentStill, .custom, .decelerating, .flag, .touchStarts,
            ]
        }
    }
}
