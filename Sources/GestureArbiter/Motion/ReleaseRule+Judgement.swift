import Foundation

extension ReleaseRule {
    /// What a rule made of a release, and why.
    ///
    ///     let judgement = ReleaseRule.velocityAndProgress()
    ///         .judgement(of: .init(translation: 120, distance: 700, velocity: 900))
    ///     print(judgement)  // away: 900 pt/s, 300 needed
    public struct Judgement: Hashable, Sendable, CustomStringConvertible {
        /// What was judged.
        public var release: Release
        /// Where the card goes.
        public var target: Target
        /// What it was decided by.
        public var reason: Reason

        /// In words, with the numbers: `back: 200 pt of 789, and the fling was the list's`.
        public var description: String {
            let release = release.alongDistance
            let way = "\(release.translation.rounded(to: 0)) pt of \(release.distance.rounded(to: 0))"
            return (target == .end ? "away: " : "back: ") + reason.text(way: way, velocity: release.velocity)
        }
    }

    /// What decided where a card goes. Points and points per second are counted in the direction in which it leaves.
    public enum Reason: Hashable, Sendable {
        /// By its distance from rest, where this many points would do; for want of the least distance, too.
        case distance(needed: CGFloat)
        /// By its velocity, where this many points per second would do.
        case velocity(needed: CGFloat)
        /// Neither by its distance, where this many points would do, nor by its velocity, where this would.
        case distanceOrVelocity(needed: CGFloat, orVelocity: CGFloat)
        /// By the place where it would come to rest, where this many points would do.
        case landing(at: CGFloat, needed: CGFloat)
        /// It was far enough, and moved back faster than the threshold.
        case turnedBack
        /// Its velocity would do, but it was meant for what the finger scrolled: see ``SinceHandoff``.
        case scrollingFling
        /// The client refused to let it go.
        case refused
    }
}

extension ReleaseRule.Reason {
    fileprivate func text(way: String, velocity: CGFloat) -> String {
        switch self {
        case .distance(let needed):
            "\(way), \(needed.rounded(to: 0)) needed"
        case .velocity(let needed):
            "\(velocity.rounded(to: 0)) pt/s, \(needed.rounded(to: 0)) needed"
        case .distanceOrVelocity(let needed, let threshold):
            "\(way) at \(velocity.rounded(to: 0)) pt/s, \(needed.rounded(to: 0)) pt or"
                + " \(threshold.rounded(to: 0)) pt/s needed"
        case .landing(let landing, let needed):
            "\(way), would come to rest at \(landing.rounded(to: 0)), \(needed.rounded(to: 0)) needed"
        case .turnedBack:
            "\(way), and moving back at \((-velocity).rounded(to: 0)) pt/s"
        case .scrollingFling:
            "\(way), and the fling was the list's"
        case .refused:
            "\(way), and vetoed"
        }
    }
}
