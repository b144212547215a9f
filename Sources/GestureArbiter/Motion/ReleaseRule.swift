import Foundation

/// Where a card goes when the finger lets go: away, or back to rest.
///
///     let rule = ReleaseRule.velocityAndProgress()
///     rule.target(for: .init(translation: 120, distance: 700, velocity: 900))   // .end
///
/// A pure function of the release: more velocity toward the end never brings the card back, and a release mirrored in
/// every number goes to the same target. After a hand-off from scrolling, velocity alone does not send the card away:
/// the distance must agree, because a fling through a list is not meant for the card.
public enum ReleaseRule: Hashable, Sendable {
    /// Away when faster than `threshold` points per second; or beyond the share `progress` of the way, unless moving
    /// back faster than that. The default is the article's.
    case velocityAndProgress(threshold: CGFloat = 300, progress: CGFloat = 0.5)
    /// Away when the motion, let go as scrolled content is, would come to rest beyond the share `progress` of the way.
    /// Source: WWDC 2018, session 803.
    case projection(Projection = .normal, progress: CGFloat = 0.5)
    /// Away when beyond the share `progress` of the way, at any velocity.
    case distance(progress: CGFloat = 0.5)

    /// Where the card goes.
    public enum Target: Hashable, Sendable {
        /// Back to where it lay before the drag.
        case rest
        /// Away: the drag completes.
        case end
    }

    /// Where a card released like this goes.
    public func target(for release: Release) -> Target {
        let release = release.alongDistance
        let isAllowed = !release.isAfterHandoff || release.isBeyond(progress)
        return isAllowed && isEnd(release) ? .end : .rest
    }

    private func isEnd(_ release: Release) -> Bool {
        switch self {
        case .velocityAndProgress(let threshold, let progress):
            release.velocity > threshold || release.isBeyond(progress) && release.velocity > -threshold
        case .projection(let projection, let progress):
            release.translation + projection.distance(from: release.velocity) > progress * release.distance
        case .distance(let progress):
            release.isBeyond(progress)
        }
    }

    private var progress: CGFloat {
        switch self {
        case .velocityAndProgress(_, let progress), .projection(_, let progress), .distance(let progress): progress
        }
    }
}

extension ReleaseRule {
    /// What is known when the finger lets go, along the axis of the drag.
    public struct Release: Hashable, Sendable {
        /// How far the card is from rest, in points.
        public var translation: CGFloat
        /// How far the end is from rest, in points. Its sign is the direction in which the card leaves; the other
        /// numbers are counted in the same coordinates.
        public var distance: CGFloat
        /// Points per second.
        public var velocity: CGFloat
        /// Whether this finger scrolled before it dragged.
        public var isAfterHandoff: Bool

        /// A card let go at `translation`, with its end at `distance`.
        public init(
            translation: CGFloat, distance: CGFloat, velocity: CGFloat, isAfterHandoff: Bool = false
        ) {
            self.translation = translation
            self.distance = distance
            self.velocity = velocity
            self.isAfterHandoff = isAfterHandoff
        }

        /// The same with the end in the positive direction.
        fileprivate var alongDistance: Release {
            guard distance < 0 else { return self }
            return Release(
                translation: -translation, distance: -distance, velocity: -velocity, isAfterHandoff: isAfterHandoff)
        }

        fileprivate func isBeyond(_ progress: CGFloat) -> Bool {
            translation > progress * distance
        }
    }
}
