import Cards
import Foundation
import ObjectiveCShim
import UIKitShim

/// A resting place of a card, for Objective-C: see `Detent`.
public final class GADetent: GAObject {
    nonisolated let detent: Detent

    init(_ detent: Detent) { self.detent = detent }

    /// The whole card.
    public static var large: GADetent { GADetent(.large) }
    /// Half of the whole card. Inactive if the height is compact.
    public static var medium: GADetent { GADetent(.medium) }
    /// The content's preferred height, at most the whole card.
    public static var content: GADetent { GADetent(.content) }

    /// Returns a detent of a height in points, or of a width for a panel at the left or right.
    public static func detent(height points: CGFloat, identifier: String?) -> GADetent {
        GADetent(.height(points, identifier: identifier.map(Detent.Identifier.init(rawValue:))))
    }

    /// Returns a detent of a share of the whole card, 0 to 1.
    public static func detent(fraction share: CGFloat, identifier: String?) -> GADetent {
        GADetent(.fraction(share, identifier: identifier.map(Detent.Identifier.init(rawValue:))))
    }

    /// Returns a detent at which a view of the content shows wholly, and `margin` points below it.
    public static func detentDownTo(_ view: UIView, margin: CGFloat, identifier: String) -> GADetent {
        GADetent(.downTo(view, margin: margin, identifier: Detent.Identifier(rawValue: identifier)))
    }

    /// Returns a detent whose height your block computes in each layout of the card, from the height of the whole card
    /// and the traits of its container. All in points, without the safe area; nil while the detent is inactive.
    public static func detent(
        identifier: String, height: @escaping @MainActor (CGFloat, UITraitCollection) -> NSNumber?
    ) -> GADetent {
        GADetent(
            .custom(Detent.Identifier(rawValue: identifier)) { context in
                height(context.maximumHeight, context.traitCollection).map { CGFloat($0.doubleValue) }
            })
    }

    /// Returns this detent with a name that VoiceOver says. Translate the name yourself.
    public func labeled(_ label: String) -> GADetent { GADetent(detent.labeled(label)) }

    /// The name that selects and reports the detent: `large`, `medium`, `content`, yours, or one made of the number.
    public var identifier: String { detent.identifier.rawValue }

    /// Two detents are equal if their names and measures are.
    public nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? GADetent)?.detent == detent }
    public nonisolated override var hash: Int { detent.identifier.hashValue }
}
