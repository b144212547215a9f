import GestureArbiter
import UIKitShim

extension Double {
    /// Within `range`; `fallback` for what is not a number.
    func clamped(to range: ClosedRange<Double>, orElse fallback: Double) -> Double {
        isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension CGFloat {
    fileprivate var share: CGFloat { isNaN ? 0.5 : Swift.min(Swift.max(self, 0), 1) }
}

extension ArbitrationPolicy {
    var clamped: ArbitrationPolicy {
        var policy = self
        if !(slop.isFinite && slop >= 0) { policy.slop = 10 }
        if !(cone > 0 && cone <= 90) { policy.cone = 45 }
        return policy
    }
}

extension ReleaseRule {
    var clamped: ReleaseRule {
        switch self {
        case .velocityAndProgress(let threshold, let progress):
            let isUsable = threshold.isFinite && threshold >= 0
            return .velocityAndProgress(threshold: isUsable ? threshold : 300, progress: progress.share)
        case .projection(let projection, let progress):
            return .projection(projection, progress: progress.share)
        case .distance(let progress):
            return .distance(progress: progress.share)
        }
    }
}
