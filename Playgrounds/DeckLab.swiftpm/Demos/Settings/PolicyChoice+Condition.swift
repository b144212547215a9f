import GestureArbiter
import UIKitShim

extension PolicyChoice {
    /// A condition without a closure, as the page builds it: criteria, and what combines them.
    ///
    /// In JSON a tree is `{"all":[…]}`, `{"any":[…]}`, `{"not":…}` or `{"is":"contentOffset","number":0}`. A condition
    /// that has a name is written as that name, as in recordings that are older than trees.
    package indirect enum Condition: Hashable, Sendable {
        case criterion(Criterion)
        case all([Condition])
        case any([Condition])
        case not(Condition)
    }

    /// A single criterion, with its number if it takes one.
    package struct Criterion: Hashable, Sendable {
        package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
            case atEdge, contentOffset, contentStill, decelerating, handle, editing, always
        }

        /// The numbers that a criterion takes.
        package struct Range: Encodable, Hashable, Sendable {
            package var from, to, step: Double
            package var unit: String
        }

        package var kind: Kind
        package var number: Double?

        package init(_ kind: Kind, _ number: Double? = nil) { (self.kind, self.number) = (kind, number) }
    }
}

extension PolicyChoice.Condition {
    package static let atEdge = Self.criterion(.init(.atEdge))
    package static let atEdgeOrHandle = Self.any([.atEdge, .criterion(.init(.handle))])
    package static let atEdgeAndNotDecelerating = Self.all([.atEdge, .not(.criterion(.init(.decelerating)))])
    package static let contentOffset = Self.criterion(.init(.contentOffset, 0))
    package static let contentStill = Self.all([.atEdge, .criterion(.init(.contentStill, 0.15))])
    package static let always = Self.criterion(.init(.always))

    /// The conditions that have a name, in the order of the page. Never changed: recordings hold them.
    package static let named: [(name: String, condition: Self)] = [
        ("atEdge", .atEdge), ("atEdgeOrHandle", .atEdgeOrHandle),
        ("atEdgeAndNotDecelerating", .atEdgeAndNotDecelerating), ("contentOffset", .contentOffset),
        ("contentStill", .contentStill), ("always", .always),
    ]

    /// The greatest depth of a tree, in which a criterion counts as one.
    package static let deepest = 6
    /// The most criteria, and the most that differ: a policy is searched for contradictions over all combinations of
    /// their answers.
    package static let mostCriteria = 24
    package static let mostDifferent = 8
}

// MARK: - What it stands for

extension PolicyChoice.Condition {
    package var value: ArbitrationPolicy.Condition {
        switch self {
        case .criterion(let criterion): criterion.value
        case .all(let parts): parts.dropFirst().reduce(parts.first?.value ?? .always) { $0 && $1.value }
        case .any(let parts): parts.dropFirst().reduce(parts.first?.value ?? .always) { $0 || $1.value }
        case .not(let part): !part.value
        }
    }
}

extension PolicyChoice.Criterion {
    package var value: ArbitrationPolicy.Condition {
        switch kind {
        case .atEdge: .atEdge
        case .contentOffset: .contentOffset(atMost: CGFloat(number ?? 0))
        case .contentStill: .contentStill(for: number ?? 0)
        case .decelerating: .decelerating
        case .handle: .touchStarts(in: .handle)
        case .editing: .editing
        case .always: .always
        }
    }
}

extension PolicyChoice.Criterion.Kind {
    /// Nil if the criterion takes no number.
    package var range: PolicyChoice.Criterion.Range? {
        switch self {
        case .contentOffset: .init(from: -1000, to: 10_000, step: 10, unit: "pt")
        case .contentStill: .init(from: 0, to: 5, step: 0.05, unit: "s")
        case .atEdge, .decelerating, .handle, .editing, .always: nil
        }
    }

    /// A criterion of this kind, with the number that it has when it is first put into a tree.
    package var standard: PolicyChoice.Criterion {
        switch self {
        case .contentOffset: .init(.contentOffset, 0)
        case .contentStill: .init(.contentStill, 0.15)
        case .atEdge, .decelerating, .handle, .editing, .always: .init(self)
        }
    }
}

// MARK: - What it may be

extension PolicyChoice.Condition {
    /// Why no policy can be made of the condition, and what to give instead; nil if one can.
    package var fault: String? {
        if depth > Self.deepest {
            return "a condition has more than \(Self.deepest) levels. Combine less inside one another"
        }
        let criteria = criteria
        if criteria.count > Self.mostCriteria {
            return "a condition has \(criteria.count) criteria. Give at most \(Self.mostCriteria)"
        }
        if Set(criteria).count > Self.mostDifferent {
            return
                "a condition has \(Set(criteria).count) criteria that differ. Give at most \(Self.mostDifferent) different ones"
        }
        if hasEmptyPart { return "a condition combines nothing by \"all\" or \"any\". Give at least one part" }
        return criteria.lazy.compactMap(\.fault).first
    }

    private var parts: [Self] {
        switch self {
        case .criterion: []
        case .all(let parts), .any(let parts): parts
        case .not(let part): [part]
        }
    }

    private var depth: Int { 1 + (parts.map(\.depth).max() ?? 0) }

    private var criteria: [PolicyChoice.Criterion] {
        if case .criterion(let criterion) = self { return [criterion] }
        return parts.flatMap(\.criteria)
    }

    private var hasEmptyPart: Bool {
        if case .criterion = self { return false }
        return parts.isEmpty || parts.contains(where: \.hasEmptyPart)
    }
}

extension PolicyChoice.Criterion {
    fileprivate var fault: String? {
        switch (kind.range, number) {
        case (nil, nil): return nil
        case (nil, .some): return "\"\(kind.rawValue)\" takes no number. Leave it out"
        case (.some(let range), nil):
            return "\"\(kind.rawValue)\" has no number. Give one of \(range.from) to \(range.to) \(range.unit)"
        case (.some(let range), .some(let number)):
            guard !number.isFinite || !(range.from...range.to).contains(number) else { return nil }
            return "\"\(kind.rawValue)\" of \(number) \(range.unit) is not between \(range.from) and \(range.to)"
        }
    }
}

// MARK: - JSON

extension PolicyChoice.Condition: Codable {
    private enum Keys: String, CodingKey { case all, any, not, `is`, number }

    package init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            guard let condition = Self.named.first(where: { $0.name == name })?.condition else {
                let names = Self.named.map(\.name).joined(separator: ", ")
                throw Self.fault("no condition is called \"\(name)\". Take one of these: \(names), or a tree", decoder)
            }
            self = condition
            return
        }
        let values = try decoder.container(keyedBy: Keys.self)
        let given = [Keys.all, .any, .not, .is].filter(values.contains)
        guard given.count == 1, let key = given.first else {
            throw Self.fault("a condition is one of \"all\", \"any\", \"not\" and \"is\", not \(given.count)", decoder)
        }
        switch key {
        case .all: self = .all(try values.decode([Self].self, forKey: .all))
        case .any: self = .any(try values.decode([Self].self, forKey: .any))
        case .not: self = .not(try values.decode(Self.self, forKey: .not))
        case .is, .number:
            let name = try values.decode(String.self, forKey: .is)
            guard let kind = PolicyChoice.Criterion.Kind(rawValue: name) else {
                let names = PolicyChoice.Criterion.Kind.allCases.map(\.rawValue).joined(separator: ", ")
                throw Self.fault("no criterion is called \"\(name)\". Take one of these: \(names)", decoder)
            }
            self = .criterion(.init(kind, try values.decodeIfPresent(Double.self, forKey: .number)))
        }
    }

    private static func fault(_ words: String, _ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: words))
    }

    package func encode(to encoder: any Encoder) throws {
        if let name = Self.named.first(where: { $0.condition == self })?.name {
            var container = encoder.singleValueContainer()
            return try container.encode(name)
        }
        try Tree(condition: self).encode(to: encoder)
    }

    /// A condition that is encoded as a tree even if it has a name; its parts are encoded as usual.
    package struct Tree: Encodable, Sendable {
        package var condition: PolicyChoice.Condition

        package init(condition: PolicyChoice.Condition) { self.condition = condition }

        package func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: Keys.self)
            switch condition {
            case .criterion(let criterion):
                try values.encode(criterion.kind, forKey: .is)
                try values.encodeIfPresent(criterion.number, forKey: .number)
            case .all(let parts): try values.encode(parts.map(Tree.init), forKey: .all)
            case .any(let parts): try values.encode(parts.map(Tree.init), forKey: .any)
            case .not(let part): try values.encode(Tree(condition: part), forKey: .not)
            }
        }
    }
}
