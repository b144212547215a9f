import GestureArbiter
import UIKitShim

extension Double {
    /// Within `range`; `fallback` for what is not a number. Where that is another number it is said, by the property.
    func clamped(to range: ClosedRange<Double>, orElse fallback: Double, _ property: String) -> Double {
        let taken = isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
        if taken != self {
            sayReplaced(property, self, by: taken, "\(range.lowerBound) to \(range.upperBound)")
        }
        return taken
    }
}

extension ArbitrationPolicy {
    var clamped: ArbitrationPolicy {
        var policy = self
        if !(slop.isFinite && slop >= 0) {
            policy.slop = 10
            sayReplaced("policy.slop", Double(slop), by: 10, "0 or more")
        }
        if !(cone > 0 && cone <= 90) {
            policy.cone = 45
            sayReplaced("policy.cone", Double(cone), by: 45, "above 0 and at most 90")
        }
        return policy
    }
}

extension ReleaseRule {
    /// Says once what was replaced in it.
    func sayCorrection() {
        if let correction { warnOnce("InteractiveDismissal.release", correction) }
    }
}

private func sayReplaced(_ property: String, _ number: Double, by taken: Double, _ range: String) {
    warnOnce("InteractiveDismissal.\(property)", "\(number) was replaced by \(taken). Give \(range).")
}
