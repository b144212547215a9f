import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// Where a sheet from the bottom rests, by the names that the page knows. Never changed: recordings hold them.
package enum DetentsName: String, CaseIterable, Hashable, Sendable {
    case smallMediumLarge, mediumLarge, smallLarge, thirds

    /// - Parameter small: The points that show at the smallest detent.
    func detents(small: CGFloat) -> [Detent] {
        switch self {
        case .smallMediumLarge: [.height(small), .medium, .large]
        case .mediumLarge: [.medium, .large]
        case .smallLarge: [.height(small), .large]
        case .thirds: [.fraction(1 / 3, identifier: "one third"), .fraction(2 / 3, identifier: "two thirds"), .large]
        }
    }
}

extension SceneOption {
    static let detents = SceneOption.choice(
        "detents", "Rests at", of: DetentsName.allCases.map(\.rawValue),
        standard: DetentsName.smallMediumLarge.rawValue)
}

extension DemoSettings {
    func detents(small: CGFloat) -> [Detent] {
        let name = value(of: .detents).text.flatMap(DetentsName.init)
        return (name ?? .smallMediumLarge).detents(small: small)
    }
}

extension [Detent] {
    /// Medium, or without it the second largest detent.
    var shownFirst: Detent.Identifier {
        contains { $0.identifier == .medium } ? .medium : self[Swift.max(count - 2, 0)].identifier
    }
}

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
