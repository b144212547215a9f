import Foundation

extension ArbitrationPolicy: CustomStringConvertible {
    /// The Swift that declares the policy, without what is the default:
    ///
    ///     ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
    ///         .unless(.flag(.editing))
    ///
    /// On one line. A closure prints as its name: its body is not known.
    public var description: String {
        let plain = ArbitrationPolicy(direction)
        var arguments = [".\(direction.rawValue)"]
        if condition != plain.condition { arguments.append("when: \(condition)") }
        if handoff != plain.handoff { arguments.append("handoff: \(handoff)") }
        if slop != plain.slop { arguments.append("slop: \(slop.literal)") }
        if cone != plain.cone { arguments.append("cone: \(cone.literal)") }
        if beyondRest != plain.beyondRest { arguments.append("beyondRest: .\(beyondRest.rawValue)") }
        if momentum != plain.momentum { arguments.append("momentum: .\(momentum.rawValue)") }
        let declaration = "ArbitrationPolicy(\(arguments.joined(separator: ", ")))"
        return declaration + (exclusion.map { ".unless(\($0))" } ?? "")
            + (yields == .all ? "" : ".ignoring(\(Yields.all.subtracting(yields)))")
    }
}

extension ArbitrationPolicy.Handoff: CustomStringConvertible {
    /// The Swift that names the hand-off.
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
    /// The Swift that names the claims: one by its name, several in brackets.
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
