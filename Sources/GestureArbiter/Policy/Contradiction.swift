import Foundation

extension ArbitrationPolicy {
    /// Two parts of a policy that exclude each other, and what to do instead.
    ///
    /// With GestureArbiterDiagnostics the contradiction prints both parts, as the Swift code that declares them.
    public struct Contradiction: Error, Equatable, Sendable {
        package let parts: Parts

        package enum Parts: Equatable, Sendable {
            case slop(CGFloat)
            case cone(CGFloat)
            /// A criterion of points or seconds, with an impossible number.
            case points(Criterion)
            case seconds(Criterion)
            /// Two conditions that can never be true together; the same condition twice if it is impossible by itself.
            case conditions(Condition, Condition)
            /// If the condition is true, so is the exclusion.
            case exclusion(Condition, by: Condition)
            case handoff(Handoff, Condition)
            /// A criterion that names a region, and the bound regions.
            case region(Criterion, bound: Set<Region>)
        }

        /// The reason why the parts contradict each other, and what to write instead.
        public var advice: String {
            switch parts {
            case .slop: "no finger moves that far; with 0 the first movement counts"
            case .cone: "such a cone contains no movement, or every movement; 45 is usual"
            case .points: "use .always or .atEdge"
            case .seconds: "to wait for nothing, leave it out"
            case .conditions: "both can never hold, so the drag can never begin; did you mean `||`?"
            case .exclusion:
                "the exclusion holds whenever the condition does, so the drag can never begin; narrow it"
            case .handoff:
                "if the drag may always begin, nothing scrolls first and hands over; use .toScroll or .never"
            case .region: "no touch starts in a region without a place; bind it where the arbiter is attached"
            }
        }
    }

    /// Returns the first contradiction in the policy, or nil.
    /// - Parameter regions: The regions that are bound to a place; nil if not known yet.
    public func contradiction(regions: Set<Region>? = nil) -> Contradiction? {
        let parts = contradictionOfNumbers ?? contradictionOfConditions ?? contradictionOfHandoff
        return (parts ?? regions.flatMap(contradictionOfRegions)).map(Contradiction.init)
    }

    private var contradictionOfNumbers: Contradiction.Parts? {
        guard slop >= 0, slop.isFinite else { return .slop(slop) }
        guard cone > 0, cone <= 90 else { return .cone(cone) }
        for criterion in criteria where criterion.kind.argument == .number {
            if criterion.number.isFinite, criterion.number >= criterion.kind.least ?? -.infinity { continue }
            return criterion.kind.unit == .seconds ? .seconds(criterion) : .points(criterion)
        }
        return nil
    }

    /// The criteria of the condition and of the exclusion.
    private var criteria: [Criterion] { condition.criteria + (exclusion?.criteria ?? []) }

    private var contradictionOfConditions: Contradiction.Parts? {
        guard condition.isPossible else {
            let (one, other) = condition.excludingPair ?? (condition, condition)
            return .conditions(one, other)
        }
        guard let exclusion, !(condition && !exclusion).isPossible else { return nil }
        return .exclusion(condition, by: exclusion)
    }

    private var contradictionOfHandoff: Contradiction.Parts? {
        let isBarred = exclusion?.isPossible ?? false
        guard handoff.contains(.toDrag), !isBarred, !(!condition).isPossible else { return nil }
        return .handoff(handoff, condition)
    }

    private func contradictionOfRegions(_ bound: Set<Region>) -> Contradiction.Parts? {
        criteria.first { $0.kind == .touchStarts && !bound.contains(Region(rawValue: $0.name)) }.map {
            .region($0, bound: bound)
        }
    }
}

extension ArbitrationPolicy.Contradiction {
    /// With both parts if GestureArbiterDiagnostics is linked, else the advice. Checked at run time, since linking it is
    /// optional.
    var inWords: String { (self as Any as? any CustomStringConvertible)?.description ?? advice }
}
