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
