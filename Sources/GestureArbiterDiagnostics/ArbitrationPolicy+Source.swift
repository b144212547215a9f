import Foundation
import GestureArbiter

extension ArbitrationPolicy: CustomStringConvertible {
    /// The Swift code that declares the policy, without defaults, on one line. A closure prints as its name.
    ///
    ///     ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
    ///         .unless(.editing)
    public var description: String {
        let plain = ArbitrationPolicy(direction)
        var arguments = [".\(direction.rawValue)"]
        if condition != plain.condition { arguments.append("when: \(condition)") }
        if handoff != plain.handoff { arguments.append("handoff: \(handoff)") }
        if slop != plain.slop { arguments.append("slop: \(slop.literal)") }
        if cone != plain.cone { arguments.append("cone: \(cone.literal)") }
        if beyondRest != plain.beyondRest { arguments.append("beyondRest: \(beyondRest)") }
        if opening != plain.opening { arguments.append("opening: \(opening)") }
        if momentum != plain.momentum { arguments.append("momentum: \(momentum)") }
        let declaration = "ArbitrationPolicy(\(arguments.joined(separator: ", ")))"
        return declaration + (exclusion.map { ".unless(\($0))" } ?? "")
            + (yields == .all ? "" : ".ignoring(\(Yields.all.subtracting(yields)))")
            + (followsTrackpad ? ".overriding { $0.followsTrackpad = true }" : "")
    }
}

extension ArbitrationPolicy.Opening: CustomStringConvertible {
    public var description: String {
        switch self {
        case .atEdge: ".atEdge"
        case .always: ".always"
        case .never: ".never"
        }
    }
}

extension ArbitrationPolicy.BeyondRest: CustomStringConvertible {
    public var description: String {
        switch self {
        case .resists: ".resists"
        case .stops: ".stops"
        }
    }
}

extension ArbitrationPolicy.Momentum: CustomStringConvertible {
    public var description: String {
        switch self {
        case .stays: ".stays"
        case .bounces: ".bounces"
        case .carries: ".carries"
        }
    }
}

extension ArbitrationPolicy.Condition: CustomStringConvertible {
    /// The Swift code that declares the condition.
    public var description: String {
        switch form {
        case .criterion(let criterion): criterion.description
        case .all(let parts): Self.joined(parts, by: " && ")
        case .any(let parts): Self.joined(parts, by: " || ")
        case .not(let inner): inner.isCombined ? "!(\(inner))" : "!\(inner)"
        }
    }

    private var isCombined: Bool {
        switch form {
        case .all, .any: true
        case .criterion, .not: false
        }
    }

    private static func joined(_ parts: [Self], by separator: String) -> String {
        parts.map { $0.isCombined ? "(\($0))" : "\($0)" }.joined(separator: separator)
    }
}

extension ArbitrationPolicy.Criterion: CustomStringConvertible {
    /// The kind of criterion, as Swift spells it: `contentOffset(atMost:)`.
    public var spelling: String { "\(kind.spelling)" }

    /// The Swift code that declares the criterion. A closure prints as its name.
    public var description: String {
        if kind.argument == .flag, name == ArbitrationPolicy.Flag.editing.rawValue { return ".editing" }
        let given =
            switch kind.argument {
            case .nothing: ""
            case .number: CGFloat(number).literal
            case .region: ArbitrationPolicy.Region(rawValue: name).description
            case .flag: ArbitrationPolicy.Flag(rawValue: name).description
            case .closure: quoted(name)
            }
        guard let bracket = spelling.firstIndex(of: "("), let colon = spelling.firstIndex(of: ":") else {
            return "." + spelling
        }
        // `contentOffset(atMost:)` is written `.contentOffset(atMost: 0)`, and `flag(_:)` without a label.
        let label = spelling[spelling.index(after: bracket)..<colon]
        let call = ".\(spelling[...bracket])" + (label == "_" ? given : "\(label): \(given)") + ")"
        return kind.argument == .closure ? call + " { … }" : call
    }
}

extension ArbitrationPolicy.Region: CustomStringConvertible {
    /// The Swift code that names the region.
    public var description: String { self == .handle ? ".handle" : quoted(rawValue) }
}

extension ArbitrationPolicy.Flag: CustomStringConvertible {
    /// The Swift code that names the flag.
    public var description: String { self == .editing ? ".editing" : quoted(rawValue) }
}

/// A Swift string literal of `text`.
func quoted(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "\\", "\"": "\\\(scalar)"
        case "\n": "\\n"
        case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: "\(scalar)"
        }
    }
    return "\"" + letters.joined() + "\""
}

extension ArbitrationPolicy.Handoff: CustomStringConvertible {
    /// The Swift code that names the hand-off.
    public var description: String {
        switch (contains(.toDrag), contains(.toScroll)) {
        case (false, false): ".never"
        case (true, false): ".toDrag"
        case (false, true): ".toScroll"
        case (true, true): ".continuous"
        }
    }
}

extension ArbitrationPolicy.Yields: CustomStringConvertible {
    /// The Swift code that names the claims.
    public var description: String {
        let names: [(Self, String)] = [
            (.controls, ".controls"), (.recognizers, ".recognizers"), (.refreshControls, ".refreshControls"),
            (.zooming, ".zooming"),
        ]
        if self == .all { return ".all" }
        let held = names.filter { contains($0.0) }.map(\.1)
        return held.count == 1 ? held[0] : "[\(held.joined(separator: ", "))]"
    }
}

extension CGFloat {
    /// The number as Swift source: whole numbers as they are typed, without a fraction.
    var literal: String {
        if isNaN { return ".nan" }
        if isInfinite { return self > 0 ? ".infinity" : "-.infinity" }
        return self == rounded() ? rounded(to: 0) : "\(self)"
    }
}
