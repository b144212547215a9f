import Foundation
@_spi(Engine) import GestureArbiter

extension ReleaseRule.Judgement: CustomStringConvertible {
    /// The judgement in words: `back: 200 pt of 789, and the fling was the list's`. A card goes `away`, `back` to fully
    /// open, or, with several stops, `to 300 pt`.
    public var description: String {
        let release = release.alongDistance
        let way = "\(release.translation.rounded(to: 0)) pt of \(release.distance.rounded(to: 0))"
        let goal =
            switch target {
            case .away: "away"
            case .stop(let stop): stop == 0 ? "back" : "to \(stop.rounded(to: 0)) pt"
            }
        return goal + ": " + reason.text(way: way, velocity: release.velocity)
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
        case .custom:
            "\(way) at \(velocity.rounded(to: 0)) pt/s, by a custom rule"
        case .refused:
            "\(way), and vetoed"
        }
    }
}
