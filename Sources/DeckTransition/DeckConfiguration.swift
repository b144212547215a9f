import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// The look and behaviour of a deck, as one value.
///
///     presentDeck(settings, configuration: DeckConfiguration { $0.handle = .init() })
///
/// The defaults are DeckTransition's, as far as it had them. A number that makes no sense counts as the nearest one
/// that does: a length, a duration or a radius that is negative or not finite as 0, a share above 1 as 1, a duration above
/// 5 seconds as 5, a maximum width that leaves nothing as none. Each is said in the log once, by its property.
public struct DeckConfiguration: Equatable, Sendable {
    // MARK: Where things stand

    /// The distance from the presenter's top down to the card's, in points; 0 or more.
    public var cardInset: CGFloat = 8 { didSet { cardInset = cardInset.length("cardInset") } }
    /// The presenter's top where the safe area has none, in points; 0 or more.
    public var minimumTopInset: CGFloat = 8 { didSet { minimumTopInset = minimumTopInset.length("minimumTopInset") } }
    /// The presenter's top, in points from the container's; nil: the safe area's.
    public var topInset: CGFloat? { didSet { topInset = topInset?.length("topInset") } }
    /// The scale of the presenter behind the card, 0 to 1; nil: 1 − 2 · top / height, with the presenter's top and the
    /// container's height, so that it is as far from the bottom as from the top.
    public var presenterScale: CGFloat? { didSet { presenterScale = presenterScale?.share("presenterScale") } }
    /// The widest that a card becomes where the width is regular, in points; it is centred there. Infinite: it fills the
    /// width, and so it does with what is not above 0.
    public var maximumWidth: CGFloat = 704 { didSet { maximumWidth = maximumWidth.limit("maximumWidth") } }
    /// The places for the card to rest at, by how much of it shows; empty: `.large` alone, which is from below the
    /// presenter's top to the container's bottom.
    ///
    ///     presentDeck(list, configuration: DeckConfiguration(detents: [.medium, .large]))
    ///
    /// The presenter is pushed back between the two most open ones.
    public var detents: [Detent] = []
    /// The detent that is shown first; nil: the smallest.
    public var selectedDetent: Detent.Identifier?
    /// The largest detent at which the presenter is not dimmed and stays live, with the touches beside the card; nil: none.
    /// With one, a ``presenter`` that is `.snapshot` is shown `.live`.
    public var largestUndimmedDetent: Detent.Identifier?
    /// What becomes of the content between detents.
    public var content: Content = .slides
    /// The arrangement of several decks over one another.
    public var nesting: Nesting = .stack
    /// The card's answer to a keyboard.
    public var keyboard: Keyboard = .moves

    // MARK: What it looks like

    /// The radius of the card's and the presenter's corners, in points; 0 or more.
    public var cornerRadius: CGFloat = 8 { didSet { cornerRadius = cornerRadius.length("cornerRadius") } }
    /// The rounded ones of the card's corners.
    public var corners: Corners = .top
    /// The shape of the corners.
    public var cornerCurve: CornerCurve = .continuous
    /// The darkness of the presenter, 0 to 1.
    public var dimming: CGFloat = 0.2 { didSet { dimming = dimming.share("dimming") } }
    /// The colour that darkens it.
    public var dimmingColor: UIColor = .black
    /// The form in which the presenter is shown.
    public var presenter: Presenter = .snapshot
    /// A handle at the card's top, which is the region `.handle`; nil: none.
    public var handle: Handle?
    /// A shadow around the card; nil: none. It has an outline, so that it is not drawn anew in each frame; where the card
    /// is resized by an animation, the outline is at its new size at once.
    public var shadow: Shadow?

    // MARK: How it moves

    /// Seconds that the card takes to come; taken into 0...5. As `UIView.animate` takes a spring's: a
    /// thousandth of the way is left then, or a little more where it swings.
    public var presentDuration: TimeInterval = 0.3 {
        didSet { presentDuration = presentDuration.duration("presentDuration") }
    }
    /// Seconds that the card takes to go by a button, and at most when it is let go; taken into 0...5.
    public var dismissDuration: TimeInterval = 0.3 {
        didSet { dismissDuration = dismissDuration.duration("dismissDuration") }
    }
    /// Seconds that the card takes to come back after a drag; taken into 0...5. Nil: as scroll views' content, about half a
    /// second.
    public var returnDuration: TimeInterval? {
        didSet { returnDuration = returnDuration?.duration("returnDuration") }
    }
    /// The damping ratio of the springs: 1 does not swing; taken into 0.1...1.
    public var dampingRatio: Double = 1 { didSet { dampingRatio = dampingRatio.damping("dampingRatio") } }

    // MARK: How it is dragged

    /// A Boolean value that says whether the card can be dragged away at all. One with detents that cannot is moved between
    /// them.
    public var isSwipeToDismissEnabled: Bool = true
    /// The rule of who moves, the content or the card. With momentum `.bounces`, as here, content that coasts to the
    /// edge at which the card would be dragged passes what velocity is left on to the card, which bounces by it.
    public var policy: ArbitrationPolicy = ArbitrationPolicy(.down, handoff: .continuous, momentum: .bounces)
    /// The choice of the scroll view that hands over to the card.
    public var discovery: DeckDiscovery = .declared.or(.underTouch)
    /// The way in which the card follows the finger.
    public var resistance: Resistance = .none
    /// Away or back, by distance and velocity at lift. ``classic`` looks at no velocity.
    public var release: ReleaseRule = .velocityAndProgress()
    /// The effect of touches beside the card.
    public var backgroundTouches: BackgroundTouches = .ignore
    /// A knock that the hand feels where the card passes the point from which it leaves; nil: none. See
    /// `InteractiveDismissal.impact`.
    public var impact: UIImpactFeedbackGenerator.FeedbackStyle?
    /// Words for the card's arbiter, regions and flags among them; the container is the card.
    ///
    ///     var configuration = DeckConfiguration()
    ///     configuration.declared.bind(.header, to: .edge(.top, within: 60))
    public var declared = GestureArbiter.Declarations()

    /// A deck as DeckTransition's.
    public init() {}

    /// A deck that rests at one of several detents.
    ///
    ///     DeckConfiguration(detents: [.medium, .large]) { $0.handle = .init() }
    ///
    /// - Parameters:
    ///   - detents: Where the card may rest.
    ///   - selected: Where it rests first; nil: at the smallest.
    ///   - change: Sets everything else.
    public init(
        detents: [Detent], selected: Detent.Identifier? = nil, _ change: (inout DeckConfiguration) -> Void = { _ in }
    ) {
        (self.detents, selectedDetent) = (detents, selected)
        change(&self)
    }

    /// A deck as DeckTransition's, but for what `change` sets.
    ///
    ///     DeckConfiguration { $0.cornerRadius = 12 }
    public init(_ change: (inout DeckConfiguration) -> Void) { change(&self) }
}

extension DeckConfiguration {
    /// DeckTransition 2's own feel and look.
    ///
    /// The card follows half of the pull and less, and never upwards; it leaves under the finger at 240 pt of pull, and
    /// returns from below at any velocity; only the scroll view of its heuristic hands over. It fills the width of a
    /// tablet, stays where it is when a keyboard comes, has corners of circles, and hides all cards but the one behind it.
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

// MARK: - Its values

extension DeckConfiguration {
    /// The arrangement of several decks over one another.
    public enum Nesting: String, Equatable, Sendable {
        /// Each card stands lower than the one behind it by the card inset, so that all of them are seen; each is
        /// smaller by one step for each card in front of it.
        case stack
        /// Each card stands where the first one did, and hides all but the one behind it, as in DeckTransition.
        case cover
    }

    /// A place for a card to rest at.
    public typealias Detent = InteractiveDismissal.Detent
    /// What becomes of a card's content between detents.
    public typealias Content = InteractiveDismissal.Content
    /// A card's answer to a keyboard.
    public typealias Keyboard = InteractiveDismissal.Keyboard

    /// The form in which the presenter is shown behind the card.
    public enum Presenter: String, Equatable, Sendable {
        /// A picture, taken when the card comes, when the size changes, and when you ask for it; see
        /// ``DeckSnapshotUpdater``.
        case snapshot
        /// The view itself, moved and scaled: what changes in it shows.
        case live
        /// The view itself where it was, only darker: nothing is moved or scaled.
        case dimOnly
    }

    /// The effect of touches beside the card.
    public enum BackgroundTouches: String, Equatable, Sendable {
        /// Nothing.
        case ignore
        /// A tap dismisses the card, as far as it may be dismissed.
        case dismiss
        /// They go to the presenter. Sensible with `.live` and `.dimOnly`.
        case pass
    }

    /// The way in which the card follows the finger.
    public enum Resistance: Equatable, Sendable {
        /// Point by point.
        case none
        /// As DeckTransition's: less and less of the pull shows, and at `dismissesAt` points of pull the card leaves
        /// under the finger. What is negative or not finite never does.
        case classic(Motion.ClassicResistance = Motion.ClassicResistance(), dismissesAt: CGFloat = 240)
    }

    /// The shape of rounded corners.
    public typealias CornerCurve = InteractiveDismissal.CornerCurve
    /// Corners of the card.
    public typealias Corners = InteractiveDismissal.Corners
    /// A bar at the card's top that always drags.
    public typealias Handle = InteractiveDismissal.Handle
    /// A shadow around the card.
    public typealias Shadow = InteractiveDismissal.Shadow
}

// MARK: - Numbers as a deck takes them

/// A number as a deck takes it. Where that is another one it is said, by the property.
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
        let taken = isFinite ? Double.minimum(.maximum(self, 0.1), 1) : 1
        if taken != self { sayReplaced(property, self, by: taken, "0.1 to 1") }
        return taken
    }

    /// A spring that is faster than any display is no motion, and one that takes for ever is none to wait for.
    fileprivate func duration(_ property: String) -> TimeInterval {
        let taken = self >= 0.001 && isFinite ? Swift.min(self, 5) : 0
        let isMeant = self >= 0 && self <= 5
        if !isMeant { sayReplaced(property, self, by: taken, "0 to 5 seconds") }
        return taken
    }
}

private func sayReplaced(_ property: String, _ number: Double, by taken: Double, _ range: String) {
    warnOnce("DeckConfiguration.\(property)", "\(number) was replaced by \(taken). Give \(range).")
}
