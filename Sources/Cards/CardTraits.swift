@_spi(Cards) @_spi(Engine) import GestureArbiter
import UIKitShim

/// The values that every kind of card has: presented cards, decks and panels.
///
/// Each configuration contains these values, and you set them there by their names:
///
///     presentCard(settings) { $0.detents = [.medium, .large] }
///
/// The defaults here are those of a bare card; each configuration says which of them it changes. A number that makes no
/// sense is replaced when you set it, as each property says, and the log says so once.
public struct CardTraits: Equatable, Sendable {
    // MARK: Places

    /// The resting places, in any order; if empty, `Detent.large`, where the whole card shows. For a panel at the left
    /// or right, detents are widths. Duplicate identifiers and invalid heights are left out, and the log says so once.
    public var detents: [Detent] = [] { didSet { detents = detents.usable } }
    /// The first detent; if nil, or not in ``detents``: the smallest.
    public var selectedDetent: Detent.Identifier?
    /// The largest detent at which the views behind the card are not dimmed, get the touches beside the card, and are
    /// open to VoiceOver. The dimming grows up to the next more open detent. If nil, every detent is dimmed.
    ///
    /// UIKit still refuses to present anything else from a card's presenter: present from the card.
    public var largestUndimmedDetent: Detent.Identifier?
    /// How the content is laid out between detents. The default is `.slides`.
    public var contentSizing = ContentSizing.slides
    /// The card's response to a keyboard. The default is `.moves`.
    public var keyboard = Keyboard.moves
    /// The greatest width of a card in a wide container, in points. A card is centred there; a panel has an alignment.
    /// If the value is infinite, the default, or not above 0, the card fills the width.
    public var maximumWidth: CGFloat = .infinity {
        didSet {
            maximumWidth = maximumWidth.replaced(
                by: maximumWidth > 0 ? maximumWidth : .infinity, "CardTraits.maximumWidth", "more than 0")
        }
    }
    /// What the card does about the fold of a display, and other regions that hardware reserves; nil, the default: it lies
    /// as if there were none.
    ///
    ///     presentCard(player) { $0.reservedRegions = .avoided }
    public var reservedRegions: ReservedRegions?

    // MARK: Leaving

    /// A Boolean value that says whether the user cannot dismiss the card, in any way. If true, the card resists below its
    /// smallest detent, and no attempt is reported. Code can still dismiss the card, by `dismiss(animated:)` or
    /// `remove()`. The default is false; a panel's is true.
    public var interactiveDismissDisabled = false
    /// The effect of a touch beside the card. The default is `.nothing`.
    public var tapOutside = TapOutside.nothing

    // MARK: Look

    /// A Boolean value that says whether the card has a ``grabber``. The default is false.
    public var prefersGrabberVisible = false
    /// The look of the grabber, which is the region `.handle`.
    public var grabber = Grabber()
    /// The radius of the corners, in points; 0 or more. The default is 0.
    public var cornerRadius: CGFloat = 0 { didSet { cornerRadius = cornerRadius.length("CardTraits.cornerRadius") } }
    /// The rounded corners; nil: those at the side that shows first, and all four corners of a floating panel.
    public var corners: Corners?
    /// The shape of the corners. The default is `.continuous`.
    public var cornerCurve = CornerCurve.continuous
    /// The color behind the content; nil, the default, for content that has its own color.
    public var surface: UIColor?
    /// The effect behind the content, in place of ``surface``: a blur or, from iOS 26 on, glass. The default is nil.
    ///
    ///     presentCard(filters) { $0.surfaceEffect = UIBlurEffect(style: .systemMaterial) }
    ///
    /// The effect shows where the content has no color, and has the card's corners. Under a color of the content's own,
    /// such as a table's, nothing of it shows. To change a glass's tint, set another effect. In SwiftUI the content has no
    /// background then but its own.
    public var surfaceEffect: UIVisualEffect?
    /// The card's shadow; nil, the default: none. If an animation resizes the card, the shadow resizes at once.
    public var shadow: Shadow?
    /// The opacity of the color over the views behind the card, 0 to 1. The default is 0.
    public var dimming: CGFloat = 0 { didSet { dimming = dimming.share("CardTraits.dimming") } }
    /// The color that dims the views behind the card. The default is black.
    public var dimmingColor = UIColor.black
    /// The look of the card while another card lies over it, as ``CardEvent/covered(_:)`` tells; nil, the default: the
    /// card stays as it is, unless the other card is a deck, which pushes it back.
    ///
    ///     presentCard(cart) { $0.coveredLook = CardTraits.CoveredLook(scale: 0.94, offset: -10) }
    public var coveredLook: CoveredLook?

    // MARK: Movement

    /// Whether the content or the card moves, the direction in which the card leaves, and whether the card can be
    /// pulled beyond its resting place (`beyondRest`). The default is `.continuous`.
    ///
    /// A slop that is negative or not finite becomes 10 pt; a cone outside of 0...90 becomes 45 degrees. Under
    /// `.vertical` and `.horizontal` a card leaves either way, as the finger moves. A card with ``detents``, and a deck,
    /// leave one way: `.down` or `.right`. A panel leaves over its edge, whatever the direction.
    ///
    /// As long as the card has an arbiter, this is the arbiter's policy, which each touch adapts to the card.
    public var policy = ArbitrationPolicy.continuous { didSet { policy = policy.clamped(in: "CardTraits.policy") } }
    /// The choice of the scroll view that hands over to the card: the declared one, or else the one under the finger.
    public var discovery = Discovery.declared.or(.underTouch)
    /// The rule that chooses a detent, or away, at the lift. The log reports replaced numbers once.
    public var release = ReleaseRule.velocityAndProgress() {
        didSet { if let correction = release.correction { warnOnce("CardTraits.release", correction) } }
    }
    /// The springs' damping ratio: 1, the default, does not overshoot, less does. Clamped to 0.1...4; NaN counts as 1.
    public var dampingRatio: Double = 1 {
        didSet { dampingRatio = dampingRatio.clamped(to: 0.1...4, orElse: 1, "CardTraits.dampingRatio") }
    }
    /// The springs' undamped period, in seconds. Clamped to 0.001...5; NaN counts as 0.35, the default.
    public var response: TimeInterval = 0.35 { didSet { response = response.asResponse("response") } }
    /// The response of the spring that brings the card in, in seconds, as ``response``, which is the default.
    public var presentingResponse: TimeInterval? {
        didSet { presentingResponse = presentingResponse?.asResponse("presentingResponse", orElse: response) }
    }
    /// The response of the spring that takes the card away, in seconds, as ``response``, which is the default. A card
    /// that a finger lets go takes the same time, but gains speed evenly.
    public var dismissingResponse: TimeInterval? {
        didSet { dismissingResponse = dismissingResponse?.asResponse("dismissingResponse", orElse: response) }
    }
    /// Haptic feedback when a drag changes the target of a lift: another detent, or away. The default is nil: none.
    ///
    ///     presentCard(filters) { $0.impact = .light }
    ///
    /// The feedback comes again only after 8 pt, so that a trembling hand feels it once, and never while a card resists.
    public var impact: UIImpactFeedbackGenerator.FeedbackStyle?
    /// Declarations for the card's arbiter, such as regions and flags; the container is the card.
    ///
    ///     presentCard(filters) {
    ///         $0.policy.condition = .touchStarts(in: .header)
    ///         $0.declared.bind(.header, to: .edge(.top, within: 60))
    ///     }
    public var declared = GestureArbiter.Declarations()

    /// Creates the values of a bare card.
    @_spi(Cards) public init() {}
}

/// Traits as a configuration keeps them: the configuration copies a reference, and links no code that copies each value.
@_spi(Cards) public final class KeptTraits: Equatable, Sendable {
    public let values: CardTraits
    public init(_ values: CardTraits) { self.values = values }
    public static func == (one: KeptTraits, other: KeptTraits) -> Bool { one === other || one.values == other.values }
}

@_spi(Cards) extension CardTraits {
    /// The spring by which cards return.
    public var spring: Motion.Spring { spring(nil) }
    /// The spring by which cards come in.
    public var presentingSpring: Motion.Spring { spring(presentingResponse) }
    /// The spring by which cards leave. Its time is also that of a card that a finger lets go to leave.
    public var dismissingSpring: Motion.Spring { spring(dismissingResponse) }

    private func spring(_ own: TimeInterval?) -> Motion.Spring {
        Motion.Spring(dampingRatio: dampingRatio, response: own ?? response)
    }

    /// Sets the detents and the first detent; nil: keeps the former. Returns the former first detent.
    @discardableResult
    public mutating func rest(at detents: [Detent]?, selected: Detent.Identifier?) -> Detent.Identifier? {
        let own = selectedDetent
        if let detents { self.detents = detents }
        if let selected { selectedDetent = selected }
        return own
    }

    /// Replaces a first detent that the card does not have, such as one that an earlier version has kept, by `own`.
    public mutating func select(orElse own: Detent.Identifier?) {
        if let own, let name = selectedDetent, name != own, !knows(name, "CardTraits.selectedDetent") {
            selectedDetent = own
        }
    }

    /// Returns whether the card has a detent of this name, and logs if it does not.
    @discardableResult
    public func knows(_ detent: Detent.Identifier, _ subject: String) -> Bool {
        if detents.contains(where: { $0.identifier == detent }) || detents.isEmpty && detent == .large { return true }
        warnOnce(
            subject,
            """
            The card has no detent "\(detent)", so the call is ignored. Its detents are \
            \(detents.map { "\"\($0.identifier)\"" }.joined(separator: ", ")).
            """)
        return false
    }

    /// Whether the card rests where a card of the traits `other` does.
    func hasPlaces(of other: CardTraits) -> Bool {
        detents == other.detents && contentSizing == other.contentSizing && keyboard == other.keyboard
            && maximumWidth == other.maximumWidth && reservedRegions == other.reservedRegions
    }
    /// Whether the views behind the card look, and take touches, as those behind a card of the traits `other`.
    public func hasDimming(of other: CardTraits) -> Bool {
        dimming == other.dimming && dimmingColor == other.dimmingColor && tapOutside == other.tapOutside
            && largestUndimmedDetent == other.largestUndimmedDetent
    }
    /// Whether the card has a visible part of its own around the content.
    var hasFace: Bool {
        prefersGrabberVisible || cornerRadius > 0 || surface != nil || surfaceEffect != nil || shadow != nil
            || coveredLook != nil
    }
    /// The corners of a card whose way out is `direction`, which is left or right, never leading or trailing.
    public func corners(along direction: ArbitrationPolicy.Direction, floats: Bool = false) -> Corners {
        if let corners { return corners }
        if floats { return .all }
        return switch direction {
        case .down, .vertical: .top
        case .up: [.bottomLeft, .bottomRight]
        case .left, .leading: [.topRight, .bottomRight]
        case .right, .trailing, .horizontal: [.topLeft, .bottomLeft]
        }
    }
}

extension Double {
    fileprivate func asResponse(_ property: String, orElse fallback: Double = 0.35) -> Double {
        clamped(to: 0.001...5, orElse: fallback, "CardTraits.\(property)")
    }
}
