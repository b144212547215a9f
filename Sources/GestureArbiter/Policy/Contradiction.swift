import Foundation

extension ArbitrationPolicy {
    /// Two parts of a policy that exclude each other, and what to do instead.
    public struct Contradiction: Error, Equatable, Sendable, CustomStringConvertible {
        /// The Swift of one part.
        public var one: String
        /// The other part: Swift, or the limit that the first goes beyond.
        public var other: String
        /// Why the two cannot both be meant, and what to write instead.
        public var advice: String

        public var description: String { "`\(one)` contradicts `\(other)`: \(advice)" }
    }

    /// Throws the contradiction that the policy has, if it has one.
    /// - Parameter regions: The regions that are bound to a place; nil where that is not known yet.
    public func validate(regions: Set<Region>? = nil) throws(Contradiction) {
        if let contradiction = contradiction(regions: regions) { throw contradiction }
    }

    /// The first contradiction, or nil. A policy that has one can never do what it says.
    /// - Parameter regions: The regions that are bound to a place; nil where that is not known yet.
    public func contradiction(regions: Set<Region>? = nil) -> Contradiction? {
        contradictionOfNumbers ?? contradictionOfConditions ?? contradictionOfHandoff
            ?? regions.flatMap(contradictionOfRegions)
    }

    private var contradictionOfNumbers: Contradiction? {
        guard slop >= 0, slop.isFinite else {
            return Contradiction(
                one: "slop: \(slop.literal)", other: "0 or more",
                advice: "no finger moves that far; 0 recognizes at the first movement")
        }
        guard cone > 0, cone <= 90 else {
            return Contradiction(
                one: "cone: \(cone.literal)", other: "above 0 and at most 90",
                advice: "no movement, or every one, lies within it; 45 is the usual half of a right angle")
        }
        return criteria.lazy.compactMap(\.contradiction).first
    }

    /// Those of the condition, and those of what excludes it.
    private var criteria: [Criterion] { condition.criteria + (exclusion?.criteria ?? []) }

    private var contradictionOfConditions: Contradiction? {
        guard condition.isPossible else {
            let (one, other) = condition.excludingPair ?? (condition, condition)
            return Contradiction(
                one: "\(one)", other: one == other ? "when: \(condition)" : "\(other)",
                advice: "both can never hold, so the drag can never begin; did you mean `||`?")
        }
        guard let exclusion, !(condition && !exclusion).isPossible else { return nil }
        return Contradiction(
            one: "when: \(condition)", other: ".unless(\(exclusion))",
            advice: "whenever the first holds so does the second, so the drag can never begin; narrow the second")
    }

    private var contradictionOfHandoff: Contradiction? {
        let isBarred = exclusion?.isPossible ?? false
        guard handoff.contains(.toDrag), !isBarred, !(!condition).isPossible else { return nil }
        return Contradiction(
            one: "handoff: \(handoff)", other: "when: \(condition)",
            advice: "a drag that may always begin leaves nothing to scroll first and hand over; use .toScroll or .never"
        )
    }

    private func contradictionOfRegions(_ bound: Set<Region>) -> Contradiction? {
        for criterion in criteria where criterion.kind == .touchStarts && !bound.contains(Region(criterion.name)) {
            let names = bound.map(\.description).sorted().joined(separator: ", ")
            return Contradiction(
                one: "\(criterion)", other: bound.isEmpty ? "no region is bound" : "the regions bound: \(names)",
                advice: "no touch starts in a region without a place; bind it where the arbiter is attached")
        }
        return nil
    }
}

extension Criterion {
    /// Why its number can never be meant; nil where it can.
    fileprivate var contradiction: ArbitrationPolicy.Contradiction? {
        guard kind.argument == .number, !number.isFinite || number < kind.least ?? -.infinity else { return nil }
        switch kind.unit {
        case .points, .pointsToEdge:
            return .init(one: "\(self)", other: "a number of points", advice: "use .always or .atEdge")
        case .seconds:
            return .init(one: "\(self)", other: "0 seconds or more", advice: "leave it out to wait for nothing")
        }
    }
}
