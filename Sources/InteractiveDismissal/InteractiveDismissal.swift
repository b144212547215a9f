import GestureArbiter
import UIKitShim

/// The way in which a presented controller is dragged away: who moves when, what a release does, its springs.
///
///     present(filters, dismissal: InteractiveDismissal())
///
/// A controller whose `isModalInPresentation` is true when a finger takes the card resists: pulled away, it follows as
/// content does beyond its edge, and springs back. A pull that would have dismissed it is an attempt, of which the
/// presentation controller's delegate is told.
///
/// A value: it can be kept, compared and given to any number of controllers. Numbers that make no spring and no rule
/// are replaced when they are set, as each property says, and said in the log once; none is an error.
public struct InteractiveDismissal: Equatable, Sendable {
    /// The rule of who moves on scrolled content, of the card's way out, and of whether it can be pulled
    /// beyond its rest (`beyondRest`).
    ///
    /// A slop that is negative or not finite becomes 10 pt, a cone outside of 0...90 becomes 45 degrees. Under `.vertical` a
    /// card leaves up or down, as the finger goes, and under `.horizontal` to either side; one with ``detents`` leaves one
    /// way: `.vertical` becomes `.down`, `.horizontal` `.right`.
    public var policy: ArbitrationPolicy { didSet { policy = policy.clamped } }
    /// Away or back, by distance and velocity at lift. Numbers of it that were replaced are said in the log once.
    public var release: ReleaseRule { didSet { release.sayCorrection() } }
    /// The springs' damping ratio: 1 stops without overshoot, less with. Taken into 0.1...4; 1 where it is not a
    /// number.
    public var dampingRatio: Double {
        didSet { dampingRatio = dampingRatio.clamped(to: 0.1...4, orElse: 1, "InteractiveDismissal.dampingRatio") }
    }
    /// The springs' response: the period that they would have undamped, in seconds.
    ///
    /// Taken into 0.001...5; 0.35 where it is not a number.
    public var response: TimeInterval {
        didSet { response = response.clamped(to: 0.001...5, orElse: 0.35, "InteractiveDismissal.response") }
    }
    /// The response of the spring that brings the card; nil: as the others. In seconds, taken into 0.001...5;
    /// `response` where it is not a number.
    public var presentingResponse: TimeInterval? {
        didSet {
            presentingResponse = presentingResponse?.clamped(
                to: 0.001...5, orElse: response, "InteractiveDismissal.presentingResponse")
        }
    }
    /// The response of the spring that takes it away; nil: as the others. In seconds, taken into 0.001...5; `response`
    /// where it is not a number. A card that a finger lets go takes its time, but gains speed evenly: a `Departure`.
    public var dismissingResponse: TimeInterval? {
        didSet {
            dismissingResponse = dismissingResponse?.clamped(
                to: 0.001...5, orElse: response, "InteractiveDismissal.dismissingResponse")
        }
    }
    /// The moment at which UIKit's transition begins.
    public var begins: Begins
    /// The places for the card to rest at, by how much of it shows, in any order; empty: only where its presentation places
    /// it. Two of one name, and what can be no height, are left out, which is said in the log once. Where none is active
    /// the card rests as ``Detent/large``.
    public var detents: [Detent] { didSet { detents = detents.usable } }
    /// The detent that is shown first; nil, or none of ``detents``: the smallest.
    public var selectedDetent: Detent.Identifier?
    /// A Boolean value that says whether a finger can drag the card away. Where it cannot, a card with detents is moved between
    /// them, and resists below the smallest; nobody is told of an attempt. Escape and code dismiss it all the same.
    public var canBeDraggedAway = true
    /// The largest detent at which the presenter is not dimmed and stays live: touches beside the card are the presenter's,
    /// and so is VoiceOver. nil: none is. While the presented controller's `isModalInPresentation` is true, touches beside the
    /// card are nobody's, as UIKit documents that property.
    ///
    /// UIKit refuses to present anything else from the presenter meanwhile: present from the card.
    public var largestUndimmedDetent: Detent.Identifier?
    /// What becomes of the content between detents; `.slides` unless set.
    public var content = Content.slides
    /// What the card looks like on its way; `.slide` unless set.
    public var look = Look.slide
    /// The card's answer to a keyboard; `.moves` unless set.
    public var keyboard = Keyboard.moves
    /// A knock that the hand feels where the card, in hand, passes the point from which it leaves when it is let go, either
    /// way; nil, unless set: none.
    ///
    ///     var dismissal = InteractiveDismissal()
    ///     dismissal.impact = .light
    ///
    /// It knocks again only after the card has moved by 8 pt, so that a hand that trembles there feels it once. A card
    /// that resists because `isModalInPresentation` is true does not leave, and does not knock.
    public var impact: UIImpactFeedbackGenerator.FeedbackStyle?
    /// Words for the card's arbiter, regions and flags among them; the container is the card.
    ///
    ///     var dismissal = InteractiveDismissal(policy: ArbitrationPolicy(.down, when: .touchStarts(in: .header)))
    ///     dismissal.declared.bind(.header, to: .edge(.top, within: 60))
    ///     present(filters, dismissal: dismissal)
    public var declared = GestureArbiter.Declarations()

    /// What becomes of a card's content where less than the whole card shows.
    public enum Content: String, Equatable, Sendable, CaseIterable {
        /// It keeps the size that it has at the largest detent, and moves. What lies out of sight is safe area, so that the
        /// last row can be scrolled to: that changes in the event in which the card comes to a detent, or passes it, and
        /// so once on the way from one to the next. A card that hangs from the top, and a panel that floats at its own side,
        /// resize all the same: the first would have the beginning of its content out of sight, the second its lower edge.
        case slides
        /// It is as tall as it shows, and laid out with every movement: what a bar at its bottom needs.
        case resizes

        /// What becomes of the content of a card that leaves along `direction`, and may float at that side.
        package func shown(along direction: ArbitrationPolicy.Direction, floats: Bool = false) -> Content {
            floats || direction == .up ? .resizes : self
        }
    }

    /// A card's answer to a keyboard. In either case what is edited in a card is not edited any more when the card
    /// leaves, so that the keyboard goes with it, and is again where the card is brought back. A scroll view whose
    /// `keyboardDismissMode` lets drags end editing does so in a card, too, whoever moves.
    public enum Keyboard: String, Equatable, Sendable {
        /// Moves up as far as its top allows; what is still covered becomes safe area of the controller. A text that is
        /// edited is scrolled into sight, and where nothing around it can be scrolled, the card moves up further. A card in
        /// hand does so once it is let go.
        case moves
        /// Stays where it is: for content that makes way for keyboards by itself.
        case ignores
    }

    /// The moment at which UIKit's transition begins.
    public enum Begins: String, Equatable, Sendable, CaseIterable {
        /// `dismiss` is called when the card is let go to leave. Dragging and springing back touch no transition: an
        /// alert can come in between, and nothing disappears and reappears.
        case onCommit
        /// `dismiss` is called when the drag begins; the transition lasts until the card is fully at rest or away, with
        /// any number of grabs inside it: `viewWillDisappear` comes with the first touch, and as long as the transition
        /// is open UIKit presents nothing, and refuses another `dismiss`. Of a card with several detents it begins where
        /// the card is drawn beyond the lowest.
        case onBegin
    }

    /// Every parameter has a default that suits a full-screen modal; what is no spring and no rule is replaced, as the
    /// property of the same name says.
    ///
    /// - Parameters:
    ///   - policy: Who moves when a finger lands on scrolled content, and which way the card leaves.
    ///   - release: Away or back, at lift.
    ///   - dampingRatio: How the springs stop: 1 without overshoot.
    ///   - response: How quick the springs are, in seconds.
    ///   - begins: When UIKit's transition begins.
    ///   - detents: Where the card may rest.
    ///   - selectedDetent: Where it rests first; nil: at the smallest.
    public init(
        policy: ArbitrationPolicy = .continuous, release: ReleaseRule = .velocityAndProgress(),
        dampingRatio: Double = 1, response: TimeInterval = 0.35, begins: Begins = .onCommit, detents: [Detent] = [],
        selectedDetent: Detent.Identifier? = nil
    ) {
        self.policy = policy.clamped
        self.release = release
        release.sayCorrection()
        self.dampingRatio = dampingRatio.clamped(to: 0.1...4, orElse: 1, "InteractiveDismissal.dampingRatio")
        self.response = response.clamped(to: 0.001...5, orElse: 0.35, "InteractiveDismissal.response")
        self.begins = begins
        self.detents = detents.usable
        self.selectedDetent = selectedDetent
    }

    /// A card with detents leaves one way.
    var leavingOneWayToDetents: InteractiveDismissal {
        guard !detents.isEmpty else { return self }
        var dismissal = self
        dismissal.policy = policy.leavingOneWay("A card with detents")
        return dismissal
    }

    /// The spring by which cards return, and come and go where those have no response of their own.
    public var spring: Motion.Spring { Motion.Spring(dampingRatio: dampingRatio, response: response) }
    /// The spring by which cards come.
    package var presentingSpring: Motion.Spring {
        Motion.Spring(dampingRatio: dampingRatio, response: presentingResponse ?? response)
    }
    /// The spring by which cards go, and by whose time they go where a finger lets them go.
    package var dismissingSpring: Motion.Spring {
        Motion.Spring(dampingRatio: dampingRatio, response: dismissingResponse ?? response)
    }
}

// MARK: - What is replaced

extension Double {
    /// Within `range`; `fallback` for what is not a number. Where that is another number it is said, by the property.
    package func clamped(to range: ClosedRange<Double>, orElse fallback: Double, _ property: String) -> Double {
        let taken = isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
        return Double(
            CGFloat(self).replaced(by: CGFloat(taken), property, "\(range.lowerBound) to \(range.upperBound)"))
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

extension ArbitrationPolicy {
    /// Of both ways the first, for `what` leaves one way.
    package func leavingOneWay(_ what: String) -> ArbitrationPolicy {
        guard direction.isBothWays else { return self }
        var policy = self
        policy.direction = direction.way(onOtherSide: false)
        warnOnce(
            "InteractiveDismissal.policy.direction",
            """
            \(what) leaves one way: .\(direction.rawValue) was replaced by .\(policy.direction.rawValue). Give one way, or \
            move a view of your own by GestureArbiter.attach(to:policy:moving:).
            """)
        return policy
    }
}

extension ReleaseRule {
    /// Says once what was replaced in it.
    fileprivate func sayCorrection() {
        if let correction { warnOnce("InteractiveDismissal.release", correction) }
    }
}
