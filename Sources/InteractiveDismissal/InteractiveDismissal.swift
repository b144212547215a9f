@_spi(Cards) import Cards
@_spi(Engine) import GestureArbiter
import UIKitShim

/// How a finger drags a presented controller away: the policy of who moves, the release rule, and the springs.
///
///     present(filters, dismissal: InteractiveDismissal())
///
/// If the controller's `isModalInPresentation` is true when a finger takes the card, the card resists: it follows like
/// content beyond its edge, and springs back. A pull that would have dismissed the card is reported to the presentation
/// controller's delegate as an attempt.
///
/// This is a value: you can keep it, compare it and use it for any number of controllers. Invalid numbers for springs
/// and rules are not errors: they are replaced when you set them, as each property says, and the log says so once.
public struct InteractiveDismissal: Equatable, Sendable {
    /// The policy: who moves on scrolled content, the card's way out, and whether the card can be pulled beyond its
    /// rest (`beyondRest`).
    ///
    /// A slop that is negative or not finite becomes 10 pt; a cone outside of 0...90 becomes 45 degrees. Under
    /// `.vertical` a card leaves up or down, as the finger moves, and under `.horizontal` to either side. A card with
    /// ``detents`` leaves one way: `.vertical` becomes `.down`, `.horizontal` `.right`.
    public var policy: ArbitrationPolicy { didSet { policy = policy.clamped } }
    /// The rule that decides between away and back, by distance and velocity at the lift. The log reports replaced
    /// numbers once.
    public var release: ReleaseRule { didSet { release.sayCorrection() } }
    /// The springs' damping ratio: 1 stops without overshoot, less overshoots. Clamped to 0.1...4; 1 if it is not a
    /// number.
    public var dampingRatio: Double {
        didSet { dampingRatio = dampingRatio.clamped(to: 0.1...4, orElse: 1, "InteractiveDismissal.dampingRatio") }
    }
    /// The springs' response: their undamped period, in seconds.
    ///
    /// Clamped to 0.001...5; 0.35 if it is not a number.
    public var response: TimeInterval {
        didSet { response = response.asResponse("response") }
    }
    /// The response of the spring that brings the card in; nil: `response`. In seconds, clamped to 0.001...5;
    /// `response` if it is not a number.
    public var presentingResponse: TimeInterval? {
        didSet { presentingResponse = presentingResponse?.asResponse("presentingResponse", orElse: response) }
    }
    /// The response of the spring that takes the card away; nil: `response`. In seconds, clamped to 0.001...5;
    /// `response` if it is not a number. A card that a finger lets go takes the same time, but gains speed evenly, by a
    /// `Motion.Departure`.
    public var dismissingResponse: TimeInterval? {
        didSet { dismissingResponse = dismissingResponse?.asResponse("dismissingResponse", orElse: response) }
    }
    /// The moment at which UIKit's transition begins.
    public var begins: Begins
    /// The resting places, by how much of the card shows, in any order; if empty, the card rests only where its
    /// presentation places it. Duplicates of an identifier, and invalid heights, are left out, and the log says so
    /// once. If no detent is active, the card rests as `Detent.large`.
    public var detents: [Detent] { didSet { detents = detents.usable } }
    /// The first detent; if nil, or not in ``detents``: the smallest.
    public var selectedDetent: Detent.Identifier?
    /// A Boolean value that says whether a finger can drag the card away. If false, a card with detents still moves
    /// between them and resists below the smallest, and no attempt is reported. The escape gesture and code can still
    /// dismiss the card.
    public var canBeDraggedAway = true
    /// The largest detent at which the presenter is not dimmed and stays live: touches beside the card go to the
    /// presenter, and VoiceOver reaches it, also if the controller's `isModalInPresentation` is true, unless
    /// `InteractivePresentationController.ignoresTouchesBesideWhenModal` is. If nil, there is no such detent.
    ///
    /// UIKit still refuses to present anything else from the presenter: present from the card.
    public var largestUndimmedDetent: Detent.Identifier?
    /// How the content is laid out between detents. The default is `.slides`.
    public var content = CardTraits.Content.slides
    /// The card's look on its way. The default is `.slide`.
    public var look = Look.slide
    /// The card's response to a keyboard. The default is `.moves`.
    public var keyboard = CardTraits.Keyboard.moves
    /// Haptic feedback when a finger drags the card past the point from which it leaves, in either direction. The
    /// default is nil: none.
    ///
    ///     var dismissal = InteractiveDismissal()
    ///     dismissal.impact = .light
    ///
    /// The feedback comes again only after the card has moved by 8 pt, so that a trembling hand feels it once. A card
    /// that resists because `isModalInPresentation` is true does not leave, and gives no feedback.
    public var impact: UIImpactFeedbackGenerator.FeedbackStyle?
    /// Declarations for the card's arbiter, such as regions and flags; the container is the card.
    ///
    ///     var dismissal = InteractiveDismissal(policy: ArbitrationPolicy(.down, when: .touchStarts(in: .header)))
    ///     dismissal.declared.bind(.header, to: .edge(.top, within: 60))
    ///     present(filters, dismissal: dismissal)
    public var declared = GestureArbiter.Declarations()

    /// The moment at which UIKit's transition begins.
    public enum Begins: String, Equatable, Sendable, CaseIterable {
        /// `dismiss` is called when the finger lets the card go to leave. Dragging and springing back start no
        /// transition: an alert can come in between, and no view disappears and appears again.
        case onCommit
        /// `dismiss` is called when the drag begins. The transition lasts until the card is fully at rest or away, with
        /// any number of grabs: `viewWillDisappear` comes with the first touch, and while the transition is open UIKit
        /// presents nothing, and refuses another `dismiss`. For a card with several detents, the transition begins when
        /// the finger pulls the card beyond the lowest.
        case onBegin
    }

    /// Creates a dismissal. Every parameter has a default for a full-screen modal; invalid values are replaced, as the
    /// property of the same name says.
    ///
    /// - Parameters:
    ///   - policy: Who moves when a finger lands on scrolled content, and the way out.
    ///   - release: The rule that decides between away and back at the lift.
    ///   - dampingRatio: The springs' damping ratio; 1 stops without overshoot.
    ///   - response: The springs' response, in seconds.
    ///   - begins: When UIKit's transition begins.
    ///   - detents: The resting places.
    ///   - selectedDetent: The first detent; nil: the smallest.
    public init(
        policy: ArbitrationPolicy = .continuous, release: ReleaseRule = .velocityAndProgress(),
        dampingRatio: Double = 1, response: TimeInterval = 0.35, begins: Begins = .onCommit, detents: [Detent] = [],
        selectedDetent: Detent.Identifier? = nil
    ) {
        self.policy = policy.clamped
        self.release = release
        release.sayCorrection()
        self.dampingRatio = dampingRatio.clamped(to: 0.1...4, orElse: 1, "InteractiveDismissal.dampingRatio")
        self.response = response.asResponse("response")
        self.begins = begins
        self.detents = detents.usable
        self.selectedDetent = selectedDetent
    }

    /// This dismissal, with a one-way direction if it has detents, and dragged by its handle if it has one.
    func usable(hasHandle: Bool) -> InteractiveDismissal {
        var dismissal = self
        dismissal.policy = policy.draggedByHandle(hasHandle)
        if !detents.isEmpty {
            dismissal.policy = dismissal.policy.leavingOneWay("A card with detents", of: "InteractiveDismissal")
        }
        return dismissal
    }

    /// The spring by which cards return, and by which they come and leave without a response of their own.
    public var spring: Motion.Spring { Motion.Spring(dampingRatio: dampingRatio, response: response) }
    /// The spring by which cards come in.
    package var presentingSpring: Motion.Spring {
        Motion.Spring(dampingRatio: dampingRatio, response: presentingResponse ?? response)
    }
    /// The spring by which cards leave. Its time is also that of a card that a finger lets go to leave.
    package var dismissingSpring: Motion.Spring {
        Motion.Spring(dampingRatio: dampingRatio, response: dismissingResponse ?? response)
    }
}

// MARK: - Clamping

extension Double {
    fileprivate func asResponse(_ property: String, orElse fallback: Double = 0.35) -> Double {
        clamped(to: 0.001...5, orElse: fallback, "InteractiveDismissal.\(property)")
    }
}

extension ArbitrationPolicy {
    fileprivate var clamped: ArbitrationPolicy {
        var policy = self
        if !(slop.isFinite && slop >= 0) {
            policy.slop = slop.replaced(by: 10, "InteractiveDismissal.policy.slop", "0 or more")
        }
        if !(cone > 0 && cone <= 90) {
            policy.cone = cone.replaced(by: 45, "InteractiveDismissal.policy.cone", "above 0 and at most 90")
        }
        return policy
    }
}

extension ReleaseRule {
    fileprivate func sayCorrection() {
        if let correction { warnOnce("InteractiveDismissal.release", correction) }
    }
}
