import Foundation

/// What a card's model is told, and what it tells.
extension CardModel {
    /// The card's settings.
    package struct Setup: Sendable {
        package var release = ReleaseRule.velocityAndProgress()
        /// The spring after a finger.
        package var spring = Motion.Spring(dampingRatio: 1, response: 0.35)
        /// The spring for moves by code; nil: `spring`.
        package var sendingSpring: Motion.Spring?
        /// The spring for coming in and leaving; nil: `spring`.
        package var comingSpring: Motion.Spring?
        package var leavingSpring: Motion.Spring?
        /// True if the card comes and leaves by fading in its place.
        package var fades = false
        /// True if the card leaves for a visible place, and comes to rest there.
        package var comesHome = false
        /// True if the card must not pass its ends.
        package var stopsAtEnds = false
        /// How far a finger may pull the card beyond its most open stop, in points.
        package var stretch: CGFloat = 0
        /// A finger that stays within this distance, in points, may be a tap.
        package var slop: CGFloat = 10

        package init() {}
    }

    package enum Event: Sendable {
        /// A finger takes the card where it is, or brings the card in, from out of sight or on its way back there.
        case taken(at: TimeInterval, bringsIn: Bool = false)
        case dragged(to: CGFloat)
        /// The finger lifts. It has decided the target.
        case letGo(velocity: CGFloat, target: ReleaseRule.Target)
        /// The finger lifts after a tap: the card continues its movement.
        case tapped
        /// Code presents the card from out of sight.
        case presented
        /// The finger loses the card.
        case dropped
        /// Code selects the stop nearest to this place.
        case selected(CGFloat, animated: Bool)
        /// Code sends the card away to this place.
        case sentAway(to: CGFloat, animated: Bool)
        /// The card gets new resting places, and all its places move by `shift` points. The card stays where it shows.
        /// `selected` is its stop; nil: the stop of the same number.
        case placed(CardLine, shift: CGFloat, selected: CGFloat?, animated: Bool)
        /// The card is out of sight from this place on.
        case outOfSight(at: CGFloat)
        /// An arbiter takes the card over, with the places under its policy.
        case adopted(CardLine)
        /// Content at its edge passes its momentum to the card, in points per second.
        case bounced(velocity: CGFloat)
        /// The card jumps to a place; nil: to the selected stop.
        case putBack(to: CGFloat?)
        /// A frame. Until `shown` the screen shows the previous frame; this frame shows from `next` on. The companion's
        /// movement ends at `companionEnd`, and no move of the card ends before it. All times on the display's clock,
        /// in seconds.
        case frame(shown: TimeInterval, next: TimeInterval, companionEnd: TimeInterval = 0)
    }

    /// The effects of an event, to carry out in the order of the properties.
    package struct Effects: Sendable {
        /// The card leaves its most open place.
        package var picksUp = false
        /// The finger that has the card, or has not decided yet, gets this many more points of translation. Nil if its
        /// places are the same as before.
        package var shiftsTouch: CGFloat?
        /// The card moved by itself, so a touch that has not taken the card finds it elsewhere.
        package var isSent = false
        /// The visible place has changed.
        package var shows = false
        /// The card rests at its most open place.
        package var putsDown = false
        package var outcome: Outcome?
    }

    package enum Outcome: Equatable, Sendable {
        case rested(at: CGFloat)
        /// The card came from out of sight to its stop.
        case came
        case left
        /// The content's momentum has moved the card, and the card is back.
        case bounced
    }
}
