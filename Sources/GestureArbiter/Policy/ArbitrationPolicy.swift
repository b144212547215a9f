import Foundation

/// The rule, as a value, of who moves when a finger lands on a scroll view inside a draggable container.
///
///     let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
///         .unless(.editing)
///
/// The engine, the documentation and every explanation ask the questions in this order:
/// 1. Is this the touch that the arbiter follows? A further finger and a pointer's click are not.
/// 2. Does an `unless` hold?
/// 3. Does something else have a better claim, such as a slider that tracks?
/// 4. Does the finger move in the direction, within the cone?
/// 5. Does the condition hold?
/// 6. Does the client veto?
public struct ArbitrationPolicy: Equatable, Sendable {
    /// The way a finger moves to drag.
    public var direction: Direction
    /// The condition for the drag to begin, and for every hand-off to it.
    public var condition: Condition
    /// A condition that must not hold; nil for none. Set by ``unless(_:)``.
    public var exclusion: Condition?
    /// The ways in which the owner may change under one finger.
    public var handoff: Handoff
    /// The distance that the finger moves, along either axis, before the touch has an owner. In points, 0 or more.
    /// Within the slop the finger may turn round, as a rolling thumb does.
    ///
    /// The slop is subtracted exactly: movement beyond it moves the card, in the same event. Under any hand-off but
    /// `.never`, the slop over scroll views is at least 10 points, their assumed slop, or the card would jump when they
    /// follow.
    public var slop: CGFloat
    /// The angle off the direction at which a drag may start: degrees to either side, above 0 and at most 90.
    public var cone: CGFloat
    /// The card's response to a pull beyond its rest that nothing else may take.
    public var beyondRest: BeyondRest
    /// Whether a finger against the direction opens a card that rests less open than possible. Read as the finger leaves
    /// the slop; scrolling never hands over to opening.
    public var opening: Opening
    /// What content does that coasts to its edge with no finger down.
    public var momentum: Momentum
    /// The claims under the finger that win over the drag. Reduced by ``ignoring(_:)``.
    public var yields = Yields.all

    /// Whether a finger opens a card that is not fully open.
    public enum Opening: String, Equatable, Sendable {
        /// The card opens if the content is at the edge that the card leaves by; otherwise the content scrolls.
        case atEdge
        /// The card opens, whatever the content shows.
        case always
        /// The content scrolls. Only a touch in the region `.handle` opens the card.
        case never
    }

    /// A card's response to a pull beyond its resting place.
    public enum BeyondRest: String, Equatable, Sendable {
        /// The card follows by the rubber band, over the container's length.
        case resists
        /// The card stays at rest until the finger is back.
        case stops
    }

    /// What momentum does at the edge. It never dismisses the card.
    public enum Momentum: String, Equatable, Sendable {
        /// The content keeps its momentum, and bounces as usual.
        case stays
        /// The card takes the remaining velocity and bounces, if the condition holds.
        case bounces
    }

    /// Creates a policy for a drag in `direction` that has the touch if `condition` holds.
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

    /// Returns this policy, with drags refused if `condition` holds.
    public func unless(_ condition: Condition) -> ArbitrationPolicy {
        var policy = self
        policy.exclusion = exclusion.map { $0 || condition } ?? condition
        return policy
    }

    /// Returns this policy without yielding to `claims`: for example, to drag a card whose list has a refresh control.
    public func ignoring(_ claims: Yields) -> ArbitrationPolicy {
        var policy = self
        policy.yields.subtract(claims)
        return policy
    }
}

extension ArbitrationPolicy {
    /// The drag begins only if the content is at its edge, and the content or the drag keeps the touch. A scroll view's
    /// own pan waits for the arbiter's pan to fail.
    public static let gated = ArbitrationPolicy(.down)
    /// Scrolling hands over to the drag at the edge, once.
    public static let once = ArbitrationPolicy(.down, handoff: .toDrag)
    /// Scrolling and dragging follow one finger, back and forth.
    public static let continuous = ArbitrationPolicy(.down, handoff: .continuous)
    /// A drag that is brought back to rest hands over to scrolling, never the other way, as in the system's sheet.
    public static let sheet = ArbitrationPolicy(.down, handoff: .toScroll)
}

extension ArbitrationPolicy {
    /// The ways in which the owner of a touch may change under one finger.
    public struct Handoff: OptionSet, Equatable, Sendable {
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
}

extension ArbitrationPolicy {
    /// Claims under the finger that win over the drag. All by default.
    public struct Yields: OptionSet, Equatable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Controls that follow the finger (a slider, a switch, a stepper), picker wheels, maps, Pencil canvases, and
        /// views that the client named opaque.
        public static let controls = Yields(rawValue: 1 << 0)
        /// Another recognizer in the container that has begun since the touch came down and refuses simultaneous
        /// recognition: swipe actions, reordering, text selection, a drawing, a menu.
        public static let recognizers = Yields(rawValue: 1 << 1)
        /// A scroll view with a refresh control, which claims the pull.
        public static let refreshControls = Yields(rawValue: 1 << 2)
        /// A scroll view that is being zoomed, or whose content is zoomed in.
        public static let zooming = Yields(rawValue: 1 << 3)

        /// All known claims.
        public static let all: Yields = [.controls, .recognizers, .refreshControls, .zooming]
    }
}
