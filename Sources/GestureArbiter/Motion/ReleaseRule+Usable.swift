import Foundation

extension ReleaseRule {
    /// The same rule with what makes none replaced: a velocity that is negative or not finite by 300 points per second,
    /// a share of the way by what is nearest to it in 0...1, and by 0.5 where it is not a number.
    public var usable: ReleaseRule {
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

extension CGFloat {
    fileprivate var share: CGFloat { isNaN ? 0.5 : Swift.min(Swift.max(self, 0), 1) }
}
