import Foundation
import GestureArbiter
import GestureArbiterDiagnostics
import JSONText

/// Makes a policy of a JSON value.
struct PolicyReading {
    private static let mostConditions = 1000

    let base: ArbitrationPolicy?
    let names: [String: ArbitrationPolicy.Condition]
    /// The path to the value that is read.
    private var path: [JSON.Step] = []
    private var conditions = 0

    init(base: ArbitrationPolicy?, names: [String: ArbitrationPolicy.Condition]) {
        (self.base, self.names) = (base, names)
    }

    mutating func policy(_ json: JSON) throws(PolicyFault) -> ArbitrationPolicy {
        guard case .object(let members) = json else {
            throw fault("A policy is an object, such as {\"direction\": \"down\"}.")
        }
        try checkVersion(members["version"])
        for name in members.keys.sorted() where !PolicyWords.parts.contains(name) {
            throw fault(PolicyWords.unknown(name, "part of a policy", PolicyWords.parts), at: .member(name))
        }
        var policy = base ?? ArbitrationPolicy(.down)
        if base == nil, members["direction"] == nil {
            throw fault("A policy needs a direction, such as \"direction\": \"down\", or a base.")
        }
        for name in PolicyWords.parts {
            guard let value = members[name] else { continue }
            path = [.member(name)]
            try take(value, as: name, into: &policy)
        }
        path = []
        guard let contradiction = policy.contradiction() else { return policy }
        let part = contradiction.part
        throw fault("\(contradiction).", at: members[part] == nil ? nil : .member(part))
    }

    private func checkVersion(_ version: JSON?) throws(PolicyFault) {
        let known = ArbitrationPolicy.formatVersion
        guard let version, version != .number(Double(known)) else { return }
        throw fault(
            "This library reads version \(known) of the format, and the text has \(version.text.shortened). Update the text, or GestureArbiter.",
            at: .member("version"))
    }

    private mutating func take(
        _ value: JSON, as name: String, into policy: inout ArbitrationPolicy
    ) throws(PolicyFault) {
        switch name {
        case "direction": policy.direction = try choice(value, name, of: PolicyWords.directions)
        case "when": policy.condition = try condition(value)
        case "unless": policy.exclusion = value == .null ? nil : try condition(value)
        case "handoff": policy.handoff = try choice(value, "hand-off", of: PolicyWords.handoffs)
        case "slop": policy.slop = try CGFloat(number(value))
        case "cone": policy.cone = try CGFloat(number(value))
        case "beyondRest": policy.beyondRest = try choice(value, name, of: PolicyWords.responses)
        case "opening": policy.opening = try choice(value, name, of: PolicyWords.openings)
        case "momentum": policy.momentum = try choice(value, name, of: PolicyWords.momenta)
        case "ignores":
            guard case .array(let words) = value else { throw fault("This is a list, such as [\"zooming\"].") }
            policy.yields = .all
            for (index, word) in words.enumerated() {
                path.append(.element(index))
                policy.yields.subtract(try choice(word, "claim", of: PolicyWords.claims))
                path.removeLast()
            }
        case "followsTrackpad":
            guard case .bool(let follows) = value else { throw fault("This is true or false.") }
            policy.followsTrackpad = follows
        default: break
        }
    }

    private func choice<Value>(
        _ value: JSON, _ what: String, of all: [(name: String, value: Value)]
    ) throws(PolicyFault) -> Value {
        guard case .string(let word) = value else {
            throw fault("This is one of \(all.map { "\"\($0.name)\"" }.joined(separator: ", ")).")
        }
        guard let found = all.first(where: { $0.name == word }) else {
            throw fault(PolicyWords.unknown(word, what, all.map(\.name)))
        }
        return found.value
    }

    private func number(_ value: JSON) throws(PolicyFault) -> Double {
        guard case .number(let number) = value else { throw fault("This is a number, such as 10.") }
        return number
    }

    // MARK: - Conditions

    private mutating func condition(_ value: JSON) throws(PolicyFault) -> ArbitrationPolicy.Condition {
        conditions += 1
        guard conditions <= Self.mostConditions else {
            throw fault("A policy in a text has at most \(Self.mostConditions) conditions.")
        }
        switch value {
        case .string(let name): return try named(name)
        case .object(let members):
            guard members.count == 1, let (name, argument) = members.first else { break }
            path.append(.member(name))
            let condition = try condition(name, argument)
            path.removeLast()
            return condition
        case .array, .number, .bool, .null: break
        }
        throw fault("A condition is a name, or an object with one key, such as {\"any\": [\"atEdge\", …]}.")
    }

    /// A condition without an argument, or one of the client's.
    private func named(_ name: String) throws(PolicyFault) -> ArbitrationPolicy.Condition {
        if let kind = PolicyWords.kinds[name] {
            guard kind.argument == .nothing else {
                let example = kind.argument == .number ? "0" : "\"…\""
                throw fault("\"\(name)\" needs a value: {\"\(name)\": \(example)}.")
            }
            return .init(.criterion(.init(kind)))
        }
        if PolicyWords.logic.contains(name) { throw fault("\"\(name)\" needs conditions: {\"\(name)\": …}.") }
        guard let condition = names[name] else {
            throw fault(PolicyWords.unknown(name, "condition", PolicyWords.conditions + names.keys.sorted()))
        }
        return condition
    }

    private mutating func condition(_ name: String, _ value: JSON) throws(PolicyFault) -> ArbitrationPolicy.Condition {
        switch name {
        case "all": return .init(.all(try conditions(value)))
        case "any": return .init(.any(try conditions(value)))
        case "not": return !(try condition(value))
        default: break
        }
        guard let kind = PolicyWords.kinds[name] else {
            throw fault(PolicyWords.unknown(name, "condition", PolicyWords.conditions))
        }
        switch kind.argument {
        case .number: return .init(.criterion(.init(kind, number: try number(value))))
        case .region, .flag:
            guard case .string(let text) = value else { throw fault("This is a name in quotes.") }
            return .init(.criterion(.init(kind, name: text)))
        case .nothing, .closure: throw fault("\"\(name)\" takes no value: write \"\(name)\".")
        }
    }

    private mutating func conditions(_ value: JSON) throws(PolicyFault) -> [ArbitrationPolicy.Condition] {
        guard case .array(let values) = value, !values.isEmpty else {
            throw fault("This is a list of conditions, such as [\"atEdge\", …], and not empty.")
        }
        var parts: [ArbitrationPolicy.Condition] = []
        for (index, value) in values.enumerated() {
            path.append(.element(index))
            parts.append(try condition(value))
            path.removeLast()
        }
        return parts
    }

    private func fault(_ problem: String, at step: JSON.Step? = nil) -> PolicyFault {
        PolicyFault(path: path + (step.map { [$0] } ?? []), problem: problem)
    }
}

extension JSON.Step {
    fileprivate var name: String { if case .member(let name) = self { name } else { "" } }
}

extension ArbitrationPolicy.Contradiction {
    /// The part of a text to change.
    fileprivate var part: String {
        switch parts {
        case .slop: "slop"
        case .cone: "cone"
        case .exclusion: "unless"
        case .handoff: "handoff"
        case .points, .seconds, .conditions, .region: "when"
        }
    }
}
