import Foundation
@_spi(Engine) import GestureArbiter

extension ArbitrationPolicy.Direction {
    /// The edge of the content that a finger moving this way reaches.
    var edgeName: String {
        switch self {
        case .down: "top"
        case .up: "bottom"
        case .left, .right, .leading, .trailing: opposite.rawValue
        case .vertical: "top or bottom"
        case .horizontal: "left or right"
        }
    }
}

extension [ArbitrationPolicy.Evidence] {
    func text(direction: ArbitrationPolicy.Direction) -> String {
        isEmpty ? "nothing was asked" : map { $0.text(direction: direction) }.joined(separator: "; ")
    }
}

extension ArbitrationPolicy.Evidence {
    /// The condition's Swift code, the answer, and the numbers.
    func text(direction: ArbitrationPolicy.Direction) -> String {
        let answer =
            switch truth {
            case .yes: "true"
            case .no: "false"
            case .notYet: "not yet true"
            }
        let sentence = "\(condition) is \(answer)" + (isUnbound ? ": not bound" : "")
        guard let measured, let threshold else { return sentence }
        let (found, needed) = (CGFloat(measured).points, CGFloat(threshold).rounded(to: 2))
        let side = criterion.kind.better == .less ? "or less" : "or more"
        switch criterion.kind.unit {
        case .points: return sentence + ": \(found) (needs \(needed) \(side))"
        case .pointsToEdge: return sentence + ": \(found) to the \(direction.edgeName) edge (needs \(needed) \(side))"
        case .seconds: return sentence + ": \(measured.milliseconds) ms (needs \(threshold.milliseconds) \(side))"
        }
    }
}

extension TimeInterval {
    /// Whole milliseconds.
    var milliseconds: String {
        let milliseconds = self * 1000
        return milliseconds.isInfinite ? "for ever" : CGFloat(milliseconds).rounded(to: 0)
    }
}

extension CGFloat {
    /// The number with `places` decimals, the same in every locale, and never "-0". A number that is too large for
    /// decimals prints as in Swift.
    func rounded(to places: Int) -> String {
        let scale = (0..<places).reduce(1.0) { product, _ in product * 10 }
        let value = Double(self)
        guard value.isFinite, value.magnitude * scale < 1e15 else { return "\(value)" }
        let units = Int64((value.magnitude * scale).rounded())
        let sign = value < 0 && units > 0 ? "-" : ""
        guard places > 0 else { return sign + String(units) }
        let digits = String(units)
        let padded = String(repeating: "0", count: Swift.max(places + 1 - digits.count, 0)) + digits
        return sign + padded.dropLast(places) + "." + padded.suffix(places)
    }

    var points: String { rounded(to: 1) + " pt" }
}
