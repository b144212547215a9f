@_spi(Cards) import Cards
import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import UIKitShim

/// The look and behaviour of a deck, as one value.
///
///     presentDeck(settings, configuration: DeckConfiguration { $0.handle = .init() })
///
/// The defaults are DeckTransition's, where it had them. A number that makes no sense is replaced by the nearest valid
/// number: a length, a duration or a radius that is negative or not finite by 0, a share above 1 by 1, a duration above
/// 5 seconds by 5, a maximum width that leaves nothing by no maximum. The log reports each replacement once, by its
/// property.
public struct DeckConfiguration: Equatable, Sendable {
    // MARK: Place

    /// The distance from the presenter's top down to the card's top, in points; 0 or more.
    public var cardInset: CGFloat = 8 { didSet { cardInset = cardInset.length("cardInset") } }
    /// The presenter's top if the safe area's top is 0, in points; 0 or more.
    public var minimumTopInset: CGFloat = 8 { didSet { minimumTopInset = minimumTopInset.length("minimumTopInset") } }
    /// The distance of the presenter's top from the container's top, in points; nil: the safe area's top.
    public var topInset: CGFloat? { didSet { topInset = topInset?.length("topInset") } }
    /// The scale of the presenter behind the card, 0 to 1; nil: 1 − 2 · top / height, with the presenter's top and the
    /// container's height, so that the presenter has the same distance from bottom and top.
    public var presenterScale: CGFloat? { didSet { presenterScale = presenterScale?.share("presenterScale") } }
    /// The greatest width of a card in a regular width, in points; the card is centred there. If the value is infinite
    /// or not above 0, the card fills the width.
    public var maximumWidth: CGFloat = 704 { didSet { maximumWidth = maximumWidth.limit("maximumWidth") } }
    /// The resting places of the card, by how much of it shows. If empty, the card rests at `.large` alone: from below the
    /// presenter's top to the container's bottom.
    ///
    ///     presentDeck(list, configuration: DeckConfiguration(detents: [.medium, .large]))
    ///
    /// The presenter moves back between the two most open detents.
    public var detents: [Detent] = []
    /// The first detent; nil: the smallest.
    public var selectedDetent: Detent.Identifier?
    /// The largest detent at which the presenter is not dimmed and stays live, with the touches beside the card; nil:
    /// none. With such a detent, a `.snapshot` ``presenter`` is shown `.live`.
    public var largestUndimmedDetent: Detent.Identifier?
    /// How the content is laid out between detents.
    public var content: CardTraits.Content = .slides
    /// The arrangement of several decks over one another.
    public var nesting: Nesting = .stack
    /// The card's response to a keyboard.
    public var keyboard: CardTraits.Keyboard = .moves

    // MARK: Look

    /// The radius of the card's and the presenter's corners, in points; 0 or more.
    public var cornerRadius: CGFloat = 8 { didSet { cornerRadius = cornerRadius.length("cornerRadius") } }
    /// The rounded corners of the card.
    public var corners: CardTraits.Corners = .top
    /// The shape of the corners.
    public var cornerCurve: CardTraits.CornerCurve = .continuous
    /// The opacity of the colour over the presenter, 0 to 1.
    public var dimming: CGFloat = 0.2 { didSet { dimming = dimming.share("dimming") } }
    /// The colour that darkens the presenter.
    public var dimmingColor: UIColor = .black
    /// How the deck shows the presenter.
    public var presenter: Presenter = .snapshot
    /// A handle at the card's top, which is the region `.handle`; nil: none.
    public var handle: CardTraits.Handle?
    /// The card's shadow; nil: none. The shadow has a path, so that it is not computed in each frame; if an animation
    /// resizes the card, the path gets its new size at once.
    public var shadow: CardTraits.Shadow?

    // MARK: Movement

    /// The time in which the card comes, in seconds; clamped to 0...5. As with `UIView.animate` and a spring, a
    /// thousandth of the way is left then, or a little more if the spring swings.
    public var presentDuration: TimeInterval = 0.3 {
        didSet { presentDuration = presentDuration.duration("presentDuration") }
    }
    /// The time in which the card leaves by a button, and at most after a lift, in seconds; clamped to 0...5.
    public var dismissDuration: TimeInterval = 0.3 {
        didSet { dismissDuration = dismissDuration.duration("dismissDuration") }
    }
    /// The time in which the card comes back after a drag, in seconds; clamped to 0...5. Nil: the time of scroll views'
    /// content, about half a second.
    public var returnDuration: TimeInterval? {
        didSet { returnDuration = returnDuration?.duration("returnDuration") }
    }
    /// The damping ratio of the springs: 1 does not swing; clamped to 0.1...1.
    public var dampingRatio: Double = 1 { didSet { dampingRatio = dampingRatio.damping("dampingRatio") } }

    // MARK: Dragging

    /// A Boolean value that says whether a finger can drag the card away. If false, a card with detents still moves
    /// between them.
    public var isSwipeToDismissEnabled: Bool = true
    /// The rule of who moves, the content or the card. With the momentum `.bounces`, the default here, content that
    /// coasts to the edge at which the card would be dragged passes its remaining velocity to the card, which bounces.
    public var policy: ArbitrationPolicy = ArbitrationPolicy(.down, handoff: .continuous, momentum: .bounces)
    /// The choice of the scroll view that hands over to the card.
    public var discovery: DeckDiscovery = .declared.or(.underTouch)
    /// How the card follows the finger.
    public var resistance: Resistance = .none
    /// The rule that decides between away and back, by distance and velocity at the lift. ``classic`` ignores velocity.
    public var release: ReleaseRule = .velocityAndProgress()
    /// The effect of touches beside the card.
    public var backgroundTouches: BackgroundTouches = .ignore
    /// Haptic feedback when the card passes the point from which it leaves; nil: none. See
    /// `InteractiveDismissal.impact`.
    public var impact: UIImpactFeedbackGenerator.FeedbackStyle?
    /// Declarations for the card's arbiter, such as regions and flags; the container is the card.
    ///
    ///     var configuration = DeckConfiguration()
    ///     configuration.declared.bind(.header, to: .edge(.top, within: 60))
    public var declared = GestureArbiter.Declarations()

    /// Creates the configuration of a deck like DeckTransition's.
    public init() {}

    /// Creates the configuration of a deck that rests at one of several detents.
    ///
    ///     DeckConfiguration(detents: [.medium, .large]) { $0.handle = .init() }
    ///
    /// - Parameters:
    ///   - detents: The resting places.
    ///   - selected: The first detent; nil: the smallest.
    ///   - change: Sets everything else.
    public init(
        detents: [Detent], selected: Detent.Identifier? = nil, _ change: (inout DeckConfiguration) -> Void = { _ in }
    ) {
        (self.detents, selectedDetent) = (detents, selected)
        change(&self)
    }

    /// Creates the configuration of a deck like DeckTransition's, with the changes of `change`.
    ///
    ///     DeckConfiguration { $0.cornerRadius = 12 }
    public init(_ change: (inout DeckConfiguration) -> Void) { change(&self) }
}

extension DeckConfiguration {
    /// DeckTransition 2's feel and look.
    ///
    /// The card follows half of the pull and less, and never upwards. It leaves under the finger at 240 pt of pull, and
    /// returns before that at any velocity. Only the scroll view of the classic heuristic hands over. The card fills
    /// the width of a tablet, stays where it is when a keyboard comes, has circular corners, and hides all cards but
    /// the one behind it.
    public static var classic: DeckConfiguration {
        var deck = DeckConfiguration()
        deck.maximumWidth = .infinity
        deck.nesting = .cover
        deck.keyboard = .ignores
        deck.cornerCurve = .circular
        deck.policy.beyondRest = .stops
        deck.discovery = .classic
        deck.resistance = .classic()
        deck.release = .distance(points: deck.resistance.leavingTranslation ?? .infinity)
        return deck
    }
}

// MARK: - Types of the properties

extension DeckConfiguration {
    /// The arrangement of several decks over one another.
    public enum Nesting: String, Equatable, Sendable {
        /// Each card rests lower than the card behind it by the card inset, so that all are visible. Each card is
        /// smaller by one step for each card in front of it.
        case stack
        /// Each card rests where the first card did, and hides all but the one behind it, as in DeckTransition.
        case cover
    }

    /// How the deck shows the presenter behind the card.
    public enum Presenter: String, Equatable, Sendable {
        /// A picture, taken when the card comes, when the size changes, and when you request it; see
        /// ``DeckSnapshotUpdater``.
        case snapshot
        /// The view itself, moved and scaled: its changes show.
        case live
        /// The view itself, only darker: it does not move or scale.
        case dimOnly
    }

    /// The effect of touches beside the card.
    public enum BackgroundTouches: String, Equatable, Sendable {
        /// Nothing.
        case ignore
        /// A tap dismisses the card, as far as it may be dismissed.
        case dismiss
        /// Touches go to the presenter. Use this with `.live` and `.dimOnly`.
        case pass
    }

    /// How the card follows the finger.
    public enum Resistance: Equatable, Sendable {
        /// Point by point.
        case none
        /// Like DeckTransition's: less and less of the pull shows, and at `dismissesAt` points of pull the card leaves
        /// under the finger. If the value is negative or not finite, it never does.
        case classic(Motion.ClassicResistance = Motion.ClassicResistance(), dismissesAt: CGFloat = 240)
    }
}

// MARK: - Clamping

/// Clamps a number, and logs a replacement by its property.
extension CGFloat {
    fileprivate func length(_ property: String) -> CGFloat { taken(length, property, "0 or more") }
    fileprivate func share(_ property: String) -> CGFloat { taken(share, property, "0 to 1") }
    fileprivate func limit(_ property: String) -> CGFloat {
        taken(self > 0 ? self : .infinity, property, "more than 0")
    }

    private func taken(_ taken: CGFloat, _ property: String, _ range: String) -> CGFloat {
        replaced(by: taken, "DeckConfiguration.\(property)", range)
    }
}

extension Double {
    fileprivate func damping(_ property: String) -> Double {
        clamped(to: 0.1...1, orElse: 1, "DeckConfiguration.\(property)")
    }

    /// Clamps a duration to 0...5. A spring of less than 0.001 s is faster than any display, and counts as 0.
    fileprivate func duration(_ property: String) -> TimeInterval {
        let taken = self >= 0.001 && isFinite ? Swift.min(self, 5) : 0
        if !(self >= 0 && self <= 5) {
            warnOnce("DeckConfiguration.\(property)", "\(self) was replaced by \(taken). Give 0 to 5 seconds.")
        }
        return taken
    }
}
