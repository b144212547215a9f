import Foundation

/// The rule of who moves when a finger lands on a scroll view inside something that can be dragged, as a value.
///
///     let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
///         .unless(.editing)
///
/// The questions are asked in this order, by the engine, in the documentation and in every explanation:
/// 1. Is the touch ours? A further finger and a pointer's click are not.
/// 2. Does an `unless` hold?
/// 3. Has something else a better claim, as a slider that tracks?
/// 4. Does the finger move in the direction, within the cone?
/// 5. Does the condition hold?
/// 6. Does the client veto?
public struct ArbitrationPolicy: Equatable, Sendable {
    /// The way a finger moves to drag.
    public var direction: Direction
    /// The condition for the drag to begin, and for every hand-off to it.
    public var condition: Condition
    /// A condition that must not hold; nil asks nothing. Set by ``unless(_:)``.
    public var exclusion: Condition?
    /// The ways in which the owner may change under one finger.
    public var handoff: Handoff
    /// The way that the finger goes, along either axis, before the touch is anyone's. Points, 0 or more.
    /// Within it the finger may turn round, as a thumb does that rolls.
    ///
    /// The slop is swallowed exactly: what the finger moved beyond it moves the card, in the same event. Where
    /// scroll views go on beside the drag, under any hand-off but `.never`, it is at least the 10 points that theirs is
    /// taken to be: a drag that began before them would have to jump when they follow.
    public var slop: CGFloat
    /// The angle off its direction at which a drag may start: degrees to either side, above 0 and at most 90.
    public var cone: CGFloat
    /// The card's answer to a pull beyond its rest that nothing else may take.
    public var beyondRest: BeyondRest
    /// The condition for a finger that moves against the direction to open a card that rests less open than it may. It is
    /// asked as the finger leaves the slop; scrolling never goes over into opening.
    public var opening: Opening
    /// The fate of content that coasts to its edge with no finger down.
    public var momentum: Momentum
    /// Those under the finger that have a better claim to it. Reduced by ``ignoring(_:)``.
    public var yields = Yields.all

    /// A card that is not fully open, and a finger that would open it.
    public enum Opening: String, Equatable, Sendable {
        /// It opens where the content is at the edge that the card leaves by; elsewhere the content scrolls.
        case atEdge
        /// It opens, whatever the content shows.
        case always
        /// The content scrolls. Only a touch in the region `.handle` opens it.
        case never
    }

    /// Beyond its rest position a card resists or stays.
    public enum BeyondRest: String, Equatable, Sendable {
        /// Follows by the rubber band, over the container's length.
        case resists
        /// Stays at rest until the finger is back.
        case stops
    }

    /// The fate of momentum at the edge. It never dismisses.
    public enum Momentum: String, Equatable, Sendable {
        /// The content keeps it, and bounces as it does.
        case stays
        /// The card takes what velocity is left and bounces by it, where the condition holds.
        case bounces
    }

    /// A drag in `direction` that has the touch where `condition` holds.
    ///
    /// Any combination can be made. ``validate(regions:)`` finds one that contradicts itself; attaching it stops a
    /// debug build.
    public init(
        _ direction: Direction, when condition: Condition = .atEdge, handoff: Handoff = .never, slop: CGFloat = 10,
        cone: CGFloat = 45, beyondRest: BeyondRest = .resists, opening: Opening = .atEdge,
        momentum: Momentum = .stays
    ) {
        self.direction = direction
        self.condition = condition
        self.handoff = handoff
        self.slop = slop
        self.cone = cone
        self.beyondRest = beyondRest
        self.opening = opening
        self.momentum = momentum
    }

    /// The same policy, refused also where `condition` holds.
    public func unless(_ condition: Condition) -> ArbitrationPolicy {
        var policy = self
        policy.exclusion = exclusion.map { $0 || condition } ?? condition
        return policy
    }

    /// The same policy, yielding to none of `claims`: to let a card with a refresh control be dragged, say.
    public func ignoring(_ claims: Yields) -> ArbitrationPolicy {
        var policy = self
        policy.yields.subtract(claims)
        return policy
    }
}

extension ArbitrationPolicy {
    /// The drag begins only where the content is at its edge, and whoever begins keeps the touch.
    ///
    /// On a scroll view its own pan waits for ours to fail, so that the two never move in one touch.
    public static let gated = ArbitrationPolicy(.down)
    /// Scrolling goes over into the drag at the edge, once.
    public static let once = ArbitrationPolicy(.down, handoff: .toDrag)
    /// Scrolling and dragging follow one finger, back and forth.
    public static let continuous = ArbitrationPolicy(.down, handoff: .continuous)
    /// A drag brought back to rest goes over into scrolling, never the other way: as the system's sheet.
    public static let sheet = ArbitrationPolicy(.down, handoff: .toScroll)
}

extension ArbitrationPolicy {
    /// The ways in which the owner of a touch may change under one finger.
    public struct Handoff: OptionSet, Equatable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Whoever has the touch keeps it until the finger lifts.
        public static let never: Handoff = []
        /// The finger that scrolled to the edge goes on as the drag.
        public static let toDrag = Handoff(rawValue: 1 << 0)
        /// The finger that brought the card back to rest goes on scrolling.
        public static let toScroll = Handoff(rawValue: 1 << 1)
        /// Both, any number of times.
        public static let continuous: Handoff = [.toDrag, .toScroll]
    }
}

extension ArbitrationPolicy {
    /// Things that have a better claim to a touch than the drag, where they are under the finger. All by default.
    public struct Yields: OptionSet, Equatable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Controls that follow the finger (a slider, a switch, a stepper; not those whose tap a movement ends), picker
        /// wheels, maps, Pencil canvases, and views that the client named opaque.
        public static let controls = Yields(rawValue: 1 << 0)
        /// Somebody else's recognizer in the container that has begun since the touch came down and refuses to go
        /// together with the drag: swipe actions, reordering, text selection, a drawing, a menu.
        public static let recognizers = Yields(rawValue: 1 << 1)
        /// A scroll view with a refresh control, which wants the pull.
        public static let refreshControls = Yields(rawValue: 1 << 2)
        /// A scroll view that is being zoomed, or whose content is zoomed in.
        public static let zooming = Yields(rawValue: 1 << 3)

        /// Whatever is known to have a better claim.
        public static let all: Yields = [.controls, .recognizers, .refreshControls, .zooming]
    }
}
