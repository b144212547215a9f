import Foundation

extension ArbitrationPolicy.Condition: CustomStringConvertible {
    /// The Swift that declares the condition.
    public var description: String {
        switch self {
        case .always: ".always"
        case .atEdge: ".atEdge"
        case .contentOffset(let limit): ".contentOffset(atMost: \(limit.literal))"
        case .touchStarts(let region): ".touchStarts(in: \(region))"
        case .decelerating: ".decelerating"
        case .flag(let flag): ".flag(\(flag))"
        case .contentStill(let duration): ".contentStill(for: \(CGFloat(duration).literal))"
        case .closure(let closure): ".custom(\(quoted(closure.name))) { … }"
        case .all(let parts): parts.isEmpty ? ".all([])" : joined(parts, by: " && ")
        case .any(let parts): parts.isEmpty ? ".any([])" : joined(parts, by: " || ")
        case .not(let inner): inner.isCombined ? "!(\(inner))" : "!\(inner)"
        }
    }

    private var isCombined: Bool {
        switch self {
        case .all(let parts), .any(let parts): parts.count > 1
        case .always, .atEdge, .contentOffset, .touchStarts, .decelerating, .flag, .contentStill, .closure, .not: false
        }
    }

    private func joined(_ parts: [Self], by separator: String) -> String {
        parts.map { $0.isCombined ? "(\($0))" : "\($0)" }.joined(separator: separator)
    }
}

extension ArbitrationPolicy.Region: CustomStringConvertible {
    /// The Swift that names the region.
    public var description: String { self == .handle ? ".handle" : ".init(\(quoted(rawValue)))" }
}

extension ArbitrationPolicy.Flag: CustomStringConvertible {
    /// The Swift that names the flag.
    public var description: String { self == .editing ? ".editing" : ".init(\(quoted(rawValue)))" }
}

/// A Swift string literal of `text`.
func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined() + "\""
}
