import Foundation

/// The phase of a card, or of anything else that is dragged.
public enum CardPhase: Equatable, Sendable {
    /// At its resting place.
    case resting
    /// In a finger's hand.
    case inHand
    /// On its way in, from out of sight.
    case coming
    /// On its way to a resting place.
    case settling
    /// On its way out of sight.
    case leaving
    /// Out of sight.
    case away
}

extension CardState {
    package struct Setup: Sendable {
        package var release = ReleaseRule.velocityAndProgress()
        package var spring = Motion.Spring(dampingRatio: 1, response: 0.35)
        /// The spring for moves by code; nil: `spring`.
        package var sendingSpring: Motion.Spring?
        package var comingSpring: Motion.Spring?
        package var leavingSpring: Motion.Spring?
        /// True if the card fades in and out in its place.
        package var fades = false
        /// The offset across its way at the visible place where a leaving card comes to rest; nil: the card leaves for
        /// out of sight.
        package var home: CGPoint?
        /// True if the card must not pass its ends.
        package var stopsAtEnds = false
        /// How far a finger may pull the card beyond its most open stop, in points.
        package var stretch: CGFloat = 0
        /// How the card resists a finger beyond its stops; nil: not at all.
        package var resistance: Motion.ClassicResistance?
        /// The finger's points for each of the card's, without a resistance: its container may be scaled.
        package var scale: CGFloat = 1
        /// True if the card resists the next finger below its least open stop.
        package var isModal = false
        /// A finger that stays within this distance, in points, may be a tap.
        package var slop: CGFloat = 10
        /// How the content slows down that goes on with a card which a finger opens: the logarithm of its velocity's
        /// change, per second; nil: the card comes to rest by its spring.
        package var carryingRate: CGFloat?

        package init() {}
    }

    package enum Event: Sendable {
        /// A finger takes the card, or brings it in from out of sight.
        case taken(at: TimeInterval, bringsIn: Bool = false)
        /// To a finger's pull, in points from fully open. `finger` is the finger's location across the way, 0 along it, for a
        /// card that follows the finger there; nil: the finger does not move the card across.
        case dragged(to: CGFloat, finger: CGPoint? = nil)
        /// `across` is the finger's velocity across the way, where the card follows the finger there.
        case letGo(velocity: CGFloat, across: CGPoint = .zero, target: ReleaseRule.Target)
        /// The finger lifts after a tap: the card continues its movement.
        case tapped
        /// Judges a lift without velocity now. `mayLeave` is false for a card that would stay at its least open stop.
        case weighed(mayLeave: Bool)
        case presented
        case dropped
        /// The finger scrolls content: a card in hand that lies aside comes to its way.
        case broughtBack
        /// Code selects the stop nearest to this place.
        case selected(CGFloat, animated: Bool)
        case sentAway(to: CGFloat, animated: Bool)
        /// The card gets new stops, and its places move by `shift` points. A nil `selected` keeps the stop's number.
        case placed(CardLine, shift: CGFloat, selected: CGFloat?, animated: Bool)
        /// The card was laid out elsewhere, such as for a keyboard. It shows `along` points behind its place, counted on its
        /// side, and `across` beside its way, and comes to its place; in a hand, at the lift. `velocity` is in points per
        /// second along the policy's direction. Ignored by a card that leaves.
        case gaveWay(along: CGFloat = 0, velocity: CGFloat = 0, across: CGPoint, on: Motion.Spring)
        /// The distance to out of sight has changed.
        case outOfSight(at: CGFloat)
        /// An arbiter takes the card over, with the stops under its policy.
        case adopted(CardLine)
        /// Content at its edge passes its momentum to the card, in points per second.
        case bounced(velocity: CGFloat)
        /// The card jumps to a place; nil: to the selected stop.
        case putBack(to: CGFloat?)
        /// A frame, which replaces that of `shown` at `next`, in seconds, on the display's clock.
        case frame(shown: TimeInterval, next: TimeInterval)
    }

    /// The effects of an event, to carry out in this order.
    package struct Effects: Sendable {
        package var picksUp = false
        /// The translation of the finger's touch grows by these points; nil if the places are the same.
        package var shiftsTouch: CGFloat?
        package var isSent = false
        /// The visible place or opacity has changed.
        package var shows = false
        package var putsDown = false
        /// The target of a lift without velocity now, if that was asked.
        package var target: ReleaseRule.Target?
        /// The client must hear that the lift would make the card leave, or not; nil: it knows.
        package var arms: Bool?
        /// The velocity that the content takes over, in points per second, and since when, on the clock of the frame's
        /// `shown`.
        package var carries: (velocity: CGFloat, since: TimeInterval)?
        package var outcome: Outcome?
    }

    package enum Outcome: Equatable, Sendable {
        case rested(at: CGFloat)
        /// The card came from out of sight to its stop.
        case came
        case left
        /// The card is back from a bounce by momentum.
        case bounced
    }
}
