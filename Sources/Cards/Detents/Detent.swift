import UIKitShim

/// A resting place of a card, by how much of the card shows there.
///
///     presentCard(places, detents: [.height(120), .medium, .large])
///
/// The height does not include the safe area at the side that the card leaves over, as with the system's sheet: one
/// detent serves phones with a home indicator and without. For a card that leaves sideways, the height is a width.
public struct Detent: Equatable, Sendable {
    /// The name that selects and reports the detent.
    public let identifier: Identifier
    let measure: Measure
    /// The name by which VoiceOver says the detent; nil: the visible share of the whole card.
    private(set) var label: String?

    enum Measure: Sendable {
        case fraction(CGFloat)
        case medium
        case points(CGFloat)
        case custom(@MainActor @Sendable (Context) -> CGFloat?)
    }

    /// The whole card.
    public static let large = Detent(identifier: .large, measure: .fraction(1))
    /// Half of the whole card. Inactive if the height is compact, as on a phone on its side.
    ///
    /// Apple documents the system's medium detent as "approximately half the height of the screen".
    public static let medium = Detent(identifier: .medium, measure: .medium)
    /// The content's preferred height, at most the whole card; see ``Context/contentHeight``.
    public static let content = custom(.content) { $0.contentHeight }

    /// Returns a detent of a width in points, for a panel at the left or right; the same as ``height(_:identifier:)``.
    public static func width(_ points: CGFloat, identifier: Identifier? = nil) -> Detent {
        .height(points, identifier: identifier)
    }

    /// Returns a detent of a height in points, at most the whole card. An invalid height is ignored and logged once.
    /// Without an identifier its name is `.height(points)`.
    public static func height(_ points: CGFloat, identifier: Identifier? = nil) -> Detent {
        Detent(identifier: identifier ?? .height(points), measure: .points(points))
    }

    /// Returns a detent of a share of the whole card, 0 to 1. An invalid share is ignored and logged once. Without an
    /// identifier its name is `.fraction(share)`.
    public static func fraction(_ share: CGFloat, identifier: Identifier? = nil) -> Detent {
        Detent(identifier: identifier ?? .fraction(share), measure: .fraction(share))
    }

    /// Returns a detent whose height your closure computes, in points; nil if the detent is inactive at the moment.
    ///
    ///     .custom("two rows") { context in min(2 * 44 + 60, context.maximumHeight / 2) }
    ///
    /// Two custom detents with the same name are equal. An invalid result counts as nil, and is logged once. The
    /// closure is called on the main actor, in each layout of the card: use only its context, not the card.
    public static func custom(
        _ identifier: Identifier, _ height: @escaping @MainActor @Sendable (Context) -> CGFloat?
    ) -> Detent {
        Detent(identifier: identifier, measure: .custom(height))
    }

    /// Returns the detent with a name that VoiceOver says. Translate the name yourself. A detent without one is said as
    /// the visible share of the whole card, such as "50 %".
    ///
    ///     presentCard(places, detents: [.medium.labeled("halb"), .large.labeled("ganz")])
    public func labeled(_ label: String) -> Detent {
        var detent = self
        detent.label = label
        return detent
    }

    /// Two detents are equal if they have the same name, also for VoiceOver, and the same measure.
    @inline(never)
    public static func == (one: Detent, other: Detent) -> Bool {
        guard one.identifier == other.identifier, one.label == other.label else { return false }
        switch (one.measure, other.measure) {
        case (.fraction(let share), .fraction(let otherShare)): return share == otherShare
        case (.points(let points), .points(let otherPoints)): return points == otherPoints
        case (.medium, .medium), (.custom, .custom): return true
        case (.fraction, _), (.medium, _), (.points, _), (.custom, _): return false
        }
    }
}

extension Detent {
    /// The name of a detent. Its text may be kept, and name the detent again in another launch.
    public struct Identifier: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
        CustomStringConvertible
    {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { self.init(rawValue: value) }

        /// The name of ``Detent/large``.
        public static let large: Identifier = "large"
        /// The name of ``Detent/medium``.
        public static let medium: Identifier = "medium"
        /// The name of ``Detent/content``.
        public static let content: Identifier = "content"
        /// The default name of a detent with a height in points.
        public static func height(_ points: CGFloat) -> Identifier { Identifier(rawValue: "height \(points)") }
        /// The default name of a detent with a width in points: the same as ``height(_:)``.
        public static func width(_ points: CGFloat) -> Identifier { height(points) }
        /// The default name of a detent with a share.
        public static func fraction(_ share: CGFloat) -> Identifier { Identifier(rawValue: "fraction \(share)") }

        public var description: String { rawValue }
    }

    /// The values that a custom detent can use.
    @MainActor
    public struct Context {
        /// The height of the whole card without the safe area, in points; for a card that leaves sideways, its width.
        public let maximumHeight: CGFloat
        /// The traits of the card's container.
        public let traitCollection: UITraitCollection
        /// The height at which the card's side that shows first lies at a fold, in points, as on an iPhone Duo that stands
        /// half open on a table; nil if no active fold lies across the card's way, or the card's `reservedRegions` is nil.
        ///
        ///     let hinge = Detent.custom("hinge") { context in context.divisionHeight ?? context.maximumHeight / 2 }
        public let divisionHeight: CGFloat?
        private let givenHeight: CGFloat
        /// The card whose content is measured, as soon as the height is read: an app that reads none links no measuring.
        var card: RestingCard?

        /// The height that the content needs, in points, without the safe area: the `preferredContentSize` of the
        /// controller in the card, or of the one that shows in its place, with bars; or else the height that constraints
        /// need, with the content of a scroll view that fills the view. May lay out the content.
        public var contentHeight: CGFloat { card?.contentHeight.rounded(toPixelsOf: traitCollection) ?? givenHeight }

        /// Creates a context, to test detents. A maximum height that is negative or not finite counts as 0.
        @_spi(Engine) public init(
            maximumHeight: CGFloat, traitCollection: UITraitCollection, divisionHeight: CGFloat? = nil,
            contentHeight: CGFloat = 0
        ) {
            self.maximumHeight = maximumHeight > 0 && maximumHeight.isFinite ? maximumHeight : 0
            self.traitCollection = traitCollection
            self.divisionHeight = divisionHeight
            givenHeight = contentHeight
        }
    }

    /// Returns the height of the card at this detent, in points, without the safe area; nil if the detent is inactive.
    @MainActor
    @_spi(Engine) public func height(in context: Context) -> CGFloat? {
        let height: CGFloat?
        switch measure {
        case .fraction(let share): height = min(share, 1) * context.maximumHeight
        case .medium: height = context.traitCollection.verticalSizeClass == .compact ? nil : context.maximumHeight / 2
        case .points(let points): height = points
        case .custom(let resolve):
            height = resolve(context)
            if let height, !height.isHeight {
                warnOnce(
                    "Detent.custom",
                    "\"\(identifier)\" returned \(height): inactive. Return points, 0 or more, or nil.")
            }
        }
        guard let height, height.isHeight else { return nil }
        return min(height, context.maximumHeight)
    }

    /// False for a value that can never be a height.
    var isMeant: Bool {
        switch measure {
        case .fraction(let share): share >= 0
        case .points(let points): points.isHeight
        case .medium, .custom: true
        }
    }
}

@_spi(Cards) extension [Detent] {
    /// The valid detents; of several with one name, the first.
    public var usable: [Detent] {
        var usable: [Detent] = []
        for detent in self {
            if !detent.isMeant {
                warnOnce("Detent", "\"\(detent.identifier)\" is no valid height, and was left out. Give 0 or more.")
            } else if usable.contains(where: { $0.identifier == detent.identifier }) {
                warnOnce(
                    "Detent.identifier",
                    "Two detents are called \"\(detent.identifier)\"; the first counts. Give each its own name.")
            } else {
                usable.append(detent)
            }
        }
        return usable
    }
}

extension CGFloat {
    fileprivate var isHeight: Bool { self >= 0 && isFinite }

    @MainActor
    func rounded(toPixelsOf traits: UITraitCollection) -> CGFloat {
        let scale = Swift.max(traits.displayScale, 1)
        return (self * scale).rounded() / scale
    }
}
