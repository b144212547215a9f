import GestureArbiter
import GestureArbiterDiagnostics
import JSONText

/// Makes a JSON value of a policy.
struct PolicyWriting {
    /// The reader takes 100 levels; a criterion may have one below.
    private static let deepest = 99

    /// The client's words, in order.
    private let names: [(name: String, condition: ArbitrationPolicy.Condition)]

    init(names: [String: ArbitrationPolicy.Condition]) {
        // A word of the format keeps its meaning.
        self.names = names.filter { !PolicyWords.conditions.contains($0.key) }.sorted { $0.key < $1.key }.map {
            ($0.key, $0.value)
        }
    }

    /// The parts in which the policy differs from `base`, in the order of the format.
    func members(
        of policy: ArbitrationPolicy, over base: ArbitrationPolicy?
    ) throws(PolicyFault) -> [(name: String, value: JSON)] {
        let plain = base ?? ArbitrationPolicy(policy.direction)
        var members: [(name: String, value: JSON)] = []
        if base == nil || policy.direction != plain.direction {
            members.append(("direction", .string(policy.direction.rawValue)))
        }
        if policy.condition != plain.condition {
            members.append(("when", try json(policy.condition, at: [.member("when")])))
        }
        if policy.exclusion != plain.exclusion {
            members.append(
                (
                    "unless",
                    try policy.exclusion.map { e throws(PolicyFault) in try json(e, at: [.member("unless")]) } ?? .null
                ))
        }
        if policy.handoff != plain.handoff {
            members.append(("handoff", .string(PolicyWords.name(policy.handoff))))
        }
        if policy.slop != plain.slop { members.append(("slop", .number(Double(policy.slop)))) }
        if policy.cone != plain.cone { members.append(("cone", .number(Double(policy.cone)))) }
        if policy.beyondRest != plain.beyondRest {
            members.append(("beyondRest", .string(PolicyWords.name(policy.beyondRest))))
        }
        if policy.opening != plain.opening { members.append(("opening", .string(PolicyWords.name(policy.opening)))) }
        if policy.momentum != plain.momentum {
            members.append(("momentum", .string(PolicyWords.name(policy.momentum))))
        }
        if policy.yields != plain.yields {
            let ignored = PolicyWords.claims.filter { !policy.yields.contains($0.value) }
            members.append(("ignores", .array(ignored.map { .string($0.name) })))
        }
        if policy.followsTrackpad != plain.followsTrackpad {
            members.append(("followsTrackpad", .bool(policy.followsTrackpad)))
        }
        return members
    }

    private func json(
        _ condition: ArbitrationPolicy.Condition, at path: [JSON.Step]
    ) throws(PolicyFault) -> JSON {
        guard path.count < Self.deepest else { throw PolicyFault(path: [], problem: "The condition is too deep.") }
        if let name = names.first(where: { $0.condition == condition })?.name { return .string(name) }
        switch condition.form {
        case .criterion(let criterion): return try json(criterion, at: path)
        case .all(let parts): return .object(["all": try json(parts, at: path + [.member("all")])])
        case .any(let parts): return .object(["any": try json(parts, at: path + [.member("any")])])
        case .not(let inner): return .object(["not": try json(inner, at: path + [.member("not")])])
        }
    }

    private func json(_ parts: [ArbitrationPolicy.Condition], at path: [JSON.Step]) throws(PolicyFault) -> JSON {
        var values: [JSON] = []
        for (index, part) in parts.enumerated() { values.append(try json(part, at: path + [.element(index)])) }
        return .array(values)
    }

    private func json(_ criterion: ArbitrationPolicy.Criterion, at path: [JSON.Step]) throws(PolicyFault) -> JSON {
        let name = PolicyWords.kinds.first { $0.value == criterion.kind }?.key ?? ""
        switch criterion.kind.argument {
        case .nothing: return .string(name)
        case .number: return .object([name: .number(criterion.number)])
        case .region, .flag: return .object([name: .string(criterion.name)])
        case .closure:
            throw PolicyFault(
                path: path,
                problem: """
                    \(criterion) has a closure, which no text can hold. Use a flag, or pass the condition by name, here and \
                    where you read the text: names: [\(JSON.string(criterion.name).text): …].
                    """)
        }
    }
}
