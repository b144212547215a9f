import GestureArbiter
import UIKitShim

/// The library's release rules, by the names that the page uses. Never changed: recordings hold them.
package enum ReleaseName: String, CaseIterable, Hashable, Sendable {
    case velocityAndProgress, projection, distance, points

    package var value: ReleaseRule {
        switch self {
        case .velocityAndProgress: .velocityAndProgress()
        case .projection: .projection()
        case .distance: .distance()
        case .points: .distance(points: 120)
        }
    }
}

extension SceneOption {
    /// The option of every scene with a card: the rule that decides where it goes when the finger lets go.
    package static let release = SceneOption.choice(
        "release", "Let go, it goes by", of: ReleaseName.allCases.map(\.rawValue),
        standard: ReleaseName.velocityAndProgress.rawValue)
}

extension DemoSettings {
    var release: ReleaseRule {
        let name = value(of: .release).text.flatMap(ReleaseName.init)
        return (name ?? .velocityAndProgress).value
    }
}
