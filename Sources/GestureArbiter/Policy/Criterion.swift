import Foundation

/// A single demand of a condition: of a kind, with what was given to it.
///
/// A kind of criterion is one file, which says when it holds, by what number, and how it is written.
struct Criterion: Hashable, Sendable {
    let kind: Kind
    /// Points or seconds that were given; 0 where the kind takes none.
    var number: Double = 0
    /// The region, the flag or the client's criterion that was given; empty where the kind takes none.
    var name = ""
    /// The client's own criterion.
    var closure: (@MainActor @Sendable (ArbitrationPolicy.Situation) -> Bool)?

    init(_ kind: Kind, number: Double = 0, name: String = "") {
        (self.kind, self.number, self.name) = (kind, number, name)
    }

    func truth(in situation: ArbitrationPolicy.Situation) -> ArbitrationPolicy.Truth { kind.truth(self, situation) }

    /// What is measured to answer it, and what is needed; nil where the criterion has no number.
    func measure(in situation: ArbitrationPolicy.Situation) -> (found: Double, needed: Double)? {
        kind.measure?(self, situation)
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
    static func == (one: Criterion, other: Criterion) -> Bool {
        one.kind == other.kind && one.number == other.number && one.name == other.name
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(number)
        hasher.combine(name)
    }
}

extension Criterion {
    /// A kind of criterion, known by its identity: each is made once.
    final class Kind: Hashable, Sendable {
        typealias Answer = @Sendable (Criterion, ArbitrationPolicy.Situation) -> ArbitrationPolicy.Truth
        typealias Measure = @Sendable (Criterion, ArbitrationPolicy.Situation) -> (found: Double, needed: Double)

        /// What is given to a criterion, and so how it is written.
        enum Argument: Sendable { case nothing, number, region, flag, closure }
        /// The numbers that are on the good side of what is needed.
        enum Side: Sendable { case less, more }
        enum Unit: Sendable { case points, pointsToEdge, seconds }

        /// How it is written: `contentOffset(atMost:)`.
        let spelling: StaticString
        let argument: Argument
        /// Nothing that happens after touch-down changes its answer.
        let isFixed: Bool
        /// What a number that was given has to be; nil where every finite one will do.
        let least: Double?
        let better: Side
        let unit: Unit
        fileprivate let truth: Answer
        fileprivate let measure: Measure?

        init(
            _ spelling: StaticString, taking argument: Argument = .nothing, isFixed: Bool, least: Double? = nil,
            better: Side = .less, in unit: Unit = .points, measure: Measure? = nil, truth: @escaping Answer
        ) {
            (self.spelling, self.argument, self.isFixed, self.least) = (spelling, argument, isFixed, least)
            (self.better, self.unit, self.measure, self.truth) = (better, unit, measure, truth)
        }

        /// A kind of which the measured number decides: on the good side of what is needed it holds, on the other it is
        /// `otherwise`.
        convenience init(
            _ spelling: StaticString, taking argument: Argument = .nothing, isFixed: Bool, least: Double? = nil,
            better: Side = .less, in unit: Unit, otherwise: ArbitrationPolicy.Truth = .no, measure: @escaping Measure
        ) {
            self.init(
                spelling, taking: argument, isFixed: isFixed, least: least, better: better, in: unit, measure: measure
            ) { criterion, situation in
                let (found, needed) = measure(criterion, situation)
                let holds = better == .less ? found <= needed : found >= needed
                return holds ? .yes : otherwise
            }
        }

        static func == (one: Kind, other: Kind) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}
