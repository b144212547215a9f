import Foundation

/// Decides whether a finger scrolls a scroll view or drags its container.
///
///     let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
///         .unless(.editing)
///
/// The arbiter asks these questions in this order, and explains its decisions by them:
/// 1. Does the arbiter follow this touch? It follows neither a further finger nor a pointer's click.
/// 2. Is the condition of an ``unless(_:)`` true?
/// 3. Does something else have a better claim, such as a slider that tracks?
/// 4. Does the finger move in the direction, within the cone?
/// 5. Is the condition true?
/// 6. Does the client veto?
public struct ArbitrationPolicy: Hashable, Sendable {
    /// The direction in which a finger drags the container.
    public var direction: Direction
    /// The condition for the drag to begin, and for every hand-off to it.
    public var condition: Condition
    /// A condition that must not be true; nil for none. Set by ``unless(_:)``.
    public var exclusion: Condition?
    /// Whether one finger may go from scrolling to dragging, and back.
    public var handoff: Handoff
    /// The distance that the finger moves, along either axis, before the touch scrolls or drags. In points, 0 or more.
    ///
    /// Movement beyond the slop moves the card, in the same event. Under any hand-off but `.never`, the slop over
    /// scroll views is at least 10 points, their assumed slop; otherwise the card would jump when they follow.
    public var slop: CGFloat
    /// The greatest angle off the direction at which a drag may start: degrees to either side, above 0, at most 90.
    public var cone: CGFloat
    /// The card's response to a pull beyond its resting place, if nothing can scroll.
    public var beyondRest: BeyondRest
    /// Whether a finger that moves against the direction opens a card that is not fully open. Read when the finger
    /// leaves the slop; scrolling never hands over to opening.
    public var opening: Opening
    /// The response of content that coasts to its edge after the lift.
    public var momentum: Momentum
    /// The views and recognizers under the finger that win over the drag.
    public var yields = Yields.all
    /// Whether scrolling with a trackpad, or with a wheel without notches, drags the container as a finger does: without
    /// a slop, and with the hand-off. False by default: it scrolls content, and never drags. A wheel with notches never
    /// drags.
    ///
    /// UIKit reports such scrolling to apps whose Info.plist supports indirect input events, as a pan without touches. Not
    /// seen on a device.
    public var followsTrackpad = false

    /// Whether a finger opens a card that is not fully open.
    public enum Opening: Hashable, Sendable {
        /// The card opens if the content is at the edge that the card leaves by; otherwise the content scrolls.
        case atEdge
        /// The card opens, wherever the content is scrolled.
        case always
        /// The content scrolls. Only a touch in the region `.handle` opens the card.
        case never
    }

    /// A card's response to a pull beyond its resting place.
    public enum BeyondRest: Hashable, Sendable {
        /// The card follows by the rubber band, over the container's length.
        case resists
        /// The card stays at rest until the finger is back.
        case stops
    }

    /// What momentum does at the border between card and content. Momentum never dismisses the card.
    public enum Momentum: Hashable, Sendable {
        /// The content bounces as usual.
        case stays
        /// The card takes the remaining velocity and bounces, if the condition holds.
        case bounces
        /// As `bounces`; and a flick that opens the card fully goes on into the content, if the hand-off is continuous:
        /// card and content coast as one, unless the content pages, or less than 300 points per second are left.
        case carries
    }

    /// Creates a policy for a drag in `direction` that gets the touch if `condition` is true.
    ///
    /// ``contradiction(regions:)`` finds a policy that contradicts itself; attaching such a policy stops a debug build.
    public init(
        _ direction: Direction, when condition: Condition = .atEdge, handoff: Handoff = .never, slop: CGFloat = 10,
        cone: CGFloat = 45, beyondRest: BeyondRest = .resists, opening: Opening = .atEdge,
        momentum: Momentum = .stays
    ) {
        (self.direction, self.condition, self.handoff) = (direction, condition, handoff)
        (self.slop, self.cone) = (slop, cone)
        (self.beyondRest, self.opening, self.momentum) = (beyondRest, opening, momentum)
    }

    /// Returns this policy, which drags only where `condition` is true as well.
    public func requiring(_ condition: Condition) -> ArbitrationPolicy {
        overriding { $0.condition = $0.condition && condition }
    }

    /// Returns this policy, which also drags where `condition` is true, unless an exclusion is true.
    public func allowing(_ condition: Condition) -> ArbitrationPolicy {
        overriding { $0.condition = $0.condition || condition }
    }

    /// Returns this policy, which also refuses to drag while `condition` is true.
    public func unless(_ condition: Condition) -> ArbitrationPolicy {
        overriding { $0.exclusion = $0.exclusion.map { $0 || condition } ?? condition }
    }

    /// Returns this policy, without yielding to `claims`, such as `.refreshControls`.
    public func ignoring(_ claims: Yields) -> ArbitrationPolicy {
        overriding { $0.yields.subtract(claims) }
    }

    /// Returns this policy with your changes.
    ///
    ///     ArbitrationPolicy.continuous.overriding { $0.slop = 4 }
    public func overriding(_ change: (inout ArbitrationPolicy) throws -> Void) rethrows -> ArbitrationPolicy {
        var policy = self
        try change(&policy)
        return policy
    }

    package func excludes(_ situation: Situation) -> Bool { exclusion?.truth(in: situation).holds ?? false }

    /// Whether the conditions allow a drag in `situation`.
    func allows(_ situation: Situation) -> Bool { !excludes(situation) && condition.truth(in: situation).holds }

    /// The drag begins only if the content is at its edge. A touch that scrolls never drags, nor the reverse: a scroll
    /// view's own pan waits for the arbiter's pan to fail.
    public static let gated = ArbitrationPolicy(.down)
    /// The finger that scrolled to the edge then drags, and does not scroll again.
    public static let once = ArbitrationPolicy(.down, handoff: .toDrag)
    /// The finger that scrolled to the edge then drags, and back, any number of times.
    public static let continuous = ArbitrationPolicy(.down, handoff: .continuous)
    /// The finger that brought the card back to rest then scrolls; scrolling never hands over to the drag.
    public static let sheet = ArbitrationPolicy(.down, handoff: .toScroll)

    /// Whether one finger may go from scrolling to dragging, and back.
    public struct Handoff: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The content or the drag keeps its touch until the finger lifts.
        public static let never: Handoff = []
        /// The finger that scrolled to the edge then drags.
        public static let toDrag = Handoff(rawValue: 1 << 0)
        /// The finger that brought the card back to rest then scrolls.
        public static let toScroll = Handoff(rawValue: 1 << 1)
        /// Both, any number of times.
        public static let continuous: Handoff = [.toDrag, .toScroll]
    }

    /// Kinds of views and recognizers under the finger that win over the drag. All by default.
    public struct Yields: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Controls that follow the finger (a slider, a switch, a stepper), picker wheels, maps, Pencil canvases, and
        /// views that the client named opaque.
        public static let controls = Yields(rawValue: 1 << 0)
        /// A recognizer in the container that has begun since the touch-down and refuses simultaneous recognition:
        /// swipe actions, reordering, text selection, a drawing, a menu.
        public static let recognizers = Yields(rawValue: 1 << 1)
        /// A scroll view with a refresh control, which claims the pull.
        public static let refreshControls = Yields(rawValue: 1 << 2)
        /// A scroll view that is being zoomed, or whose content is zoomed in.
        public static let zooming = Yields(rawValue: 1 << 3)

        /// All known claims.
        public static let all: Yields = [.controls, .recognizers, .refreshControls, .zooming]
    }
}

extension ArbitrationPolicy.Opening {
    /// Whether a touch in these regions may open the card.
    func mayOpen(in regions: Set<ArbitrationPolicy.Region>) -> Bool { self != .never || regions.contains(.handle) }
}
