import GestureArbiter

extension ArbitrationPolicy.Contradiction: CustomStringConvertible {
    /// The Swift code of the first part.
    public var one: String {
        switch parts {
        case .slop(let slop): "slop: \(slop.literal)"
        case .cone(let cone): "cone: \(cone.literal)"
        case .points(let criterion), .seconds(let criterion), .region(let criterion, _): "\(criterion)"
        case .conditions(let one, _): "\(one)"
        case .exclusion(let condition, _): "when: \(condition)"
        case .handoff(let handoff, _): "handoff: \(handoff)"
        }
    }

    /// The Swift code of the other part, or the limit that the first part exceeds.
    public var other: String {
        switch parts {
        case .slop: "0 or more"
        case .cone: "above 0 and at most 90"
        case .points: "a number of points"
        case .seconds: "0 seconds or more"
        case .conditions(let one, let other): one == other ? "when: \(one)" : "\(other)"
        case .exclusion(_, let exclusion): ".unless(\(exclusion))"
        case .handoff(_, let condition): "when: \(condition)"
        case .region(_, let bound):
            bound.isEmpty
                ? "no region is bound"
                : "the regions bound: \(bound.map(\.description).sorted().joined(separator: ", "))"
        }
    }

    public var description: String { "`\(one)` contradicts `\(other)`: \(advice)" }
}
