import GestureArbiter
import UIKitShim

extension Double {
    /// Within `range`; `fallback` for what is not a number.
    func clamped(to range: ClosedRange<Double>, orElse fallback: Double) -> Double {
        isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension ArbitrationPolicy {
    var clamped: ArbitrationPolicy {
        var policy = self
        if !(slop.isFinite && slop >= 0) { policy.slop = 10 }
        if !(cone > 0 && cone <= 90) { policy.cone = 45 }
        return policy
    }
}
