import Foundation

extension Arbitration {
    /// The engine's only input.
    @_spi(Engine) public enum Event: Equatable, Sendable {
        case down(Touch)
        case move(Move)
        /// The scroll view at `depth` changed its bounds or content during the touch, not by the finger.
        case geometry(depth: Int, ScrollGeometry)
        case flags(Set<ArbitrationPolicy.Flag>)
        case answer(Answer)
        case up(time: TimeInterval)
        case cancel(time: TimeInterval)
        /// Content reached the drag's edge by its own momentum, without a finger.
        case coasted(Coast)
        /// Something else has the touch: a current drag is cancelled.
        case overruled(by: String)
        case settled
        /// The card was moved since the touch came down, before the client knows of a drag.
        case sent(Card)
        /// All places moved by these points. A dragged card stays where it shows.
        case shifted(CGFloat)
    }

    /// A touch-down, with the values that it fixes.
    @_spi(Engine) public struct Touch: Equatable, Sendable {
        /// Seconds, on any clock that does not run back.
        public var time: TimeInterval
        /// The scroll views from the touched view out, innermost first.
        public var chain: [ScrollGeometry]
        /// Pixels per point.
        public var scale: CGFloat
        /// The container's length along the axis, in points, for the rubber band. 0 or less: no band.
        public var dimension: CGFloat
        /// The regions that the touch is in.
        public var regions: Set<ArbitrationPolicy.Region>
        /// The regions that are bound to a place; nil if not known.
        public var boundRegions: Set<ArbitrationPolicy.Region>?
        /// A scroll view of the chain was still coasting.
        public var wasDecelerating: Bool
        /// The questions to ask. Others count as answered with yes.
        public var asks: Questions
        public var card: Card
        /// The slop of the scroll views that share the touch, in points: the least slop of the touch.
        public var sharedSlop: CGFloat

        public init(
            time: TimeInterval, chain: [ScrollGeometry] = [], scale: CGFloat = 1, dimension: CGFloat = 0,
            regions: Set<ArbitrationPolicy.Region> = [], boundRegions: Set<ArbitrationPolicy.Region>? = nil,
            wasDecelerating: Bool = false, asks: Questions = [], card: Card = Card(), sharedSlop: CGFloat = 0
        ) {
            (self.time, self.chain, self.scale, self.dimension) = (time, chain, scale, dimension)
            (self.regions, self.boundRegions) = (regions, boundRegions)
            (self.wasDecelerating, self.asks) = (wasDecelerating, asks)
            (self.card, self.sharedSlop) = (card, sharedSlop)
        }
    }

    /// The card at touch-down. Its places are points along the direction, 0 where it is fully open; under a two-way
    /// direction, counted on the card's side.
    public struct Card: Equatable, Sendable {
        /// The card's place.
        public var place: CGFloat
        /// True if the card moves by itself: the touch catches it.
        public var isMoving: Bool
        /// The most open place to which this touch may bring the card.
        public var ceiling: CGFloat
        /// The least open resting place; nil if the card may leave.
        public var bottom: CGFloat?
        /// True if the card is on the negative side of a two-way direction.
        @_spi(Engine) public var isOnOtherSide = false
        /// The `bottom` of the other side, in its count.
        @_spi(Engine) public var bottomOfOtherSide: CGFloat?
        /// False if the card was created with a place that is no number.
        private var isMeasured = true

        /// Creates a card. A place that is not a number, or beyond 10⁹ points, becomes 0; other such numbers are
        /// ignored. The place of a card at rest beyond its ceiling or bottom replaces that limit.
        public init(place: CGFloat = 0, isMoving: Bool = false, ceiling: CGFloat = 0, bottom: CGFloat? = nil) {
            let isMeasurable = place.isPlace
            isMeasured = isMeasurable && ceiling.isPlace && bottom?.isPlace ?? true
            let place = isMeasurable ? place : 0
            let isMoving = isMoving && isMeasurable
            let ceiling = ceiling.isPlace ? ceiling : 0
            self.place = place
            self.isMoving = isMoving
            self.ceiling = isMoving ? ceiling : min(ceiling, place)
            self.bottom = bottom.flatMap { $0.isPlace ? max($0, ceiling, isMoving ? ceiling : place) : nil }
        }

        /// Returns a card that moves by itself.
        public static func moving(at place: CGFloat) -> Card { Card(place: place, isMoving: true) }

        /// The same card, with the replacements of ``init(place:isMoving:ceiling:bottom:)`` also for places that were
        /// set later; nil if every place is a number, and was one.
        var corrected: Card? {
            let places = [place, ceiling, bottom ?? 0, bottomOfOtherSide ?? 0]
            guard !isMeasured || !places.allSatisfy(\.isPlace) else { return nil }
            var card = Card(place: place, isMoving: isMoving, ceiling: ceiling, bottom: bottom)
            card.isOnOtherSide = isOnOtherSide
            card.bottomOfOtherSide = bottomOfOtherSide.flatMap { $0.isPlace ? $0 : nil }
            return card
        }

        mutating func shift(by distance: CGFloat) {
            (place, ceiling) = (place + distance, ceiling + distance)
            bottom = bottom.map { $0 + distance }
            bottomOfOtherSide = bottomOfOtherSide.map { $0 - distance }
        }

        /// The card's side; the first of a one-way direction.
        func side(along direction: ArbitrationPolicy.Direction) -> ArbitrationPolicy.Direction.Side {
            direction.side(of: isOnOtherSide ? -1 : 1)
        }

        mutating func turn() {
            (place, ceiling) = (0 - place, 0 - ceiling)
            (bottom, bottomOfOtherSide) = (bottomOfOtherSide, bottom)
            isOnOtherSide.toggle()
        }
    }

    /// A scroll view of the chain along the drag's axis, in points of its own coordinates.
    @_spi(Engine) public struct ScrollGeometry: Equatable, Sendable {
        public var offset: CGFloat
        /// The offset at rest against the near edge (top or left): `−adjustedContentInset.top`.
        public var minimum: CGFloat
        /// The offset at rest against the far edge; never less than `minimum`.
        public var maximum: CGFloat
        /// True if the scroll view's own pan can move it along the axis at all.
        public var isScrollable: Bool
        /// True if a bar may still open at the near edge. The content gets the movement first, and is at its edge once
        /// it takes none.
        public var isEdgeSoft = false
        /// The change of the content offset for each point of the finger along the direction: −1 for a list that
        /// scrolls to its top when a finger moves down. Nil, or beyond a million to one: point for point.
        public var pace: CGFloat?
        /// The view's length along the axis, for its rubber band; 0 if not known.
        public var length: CGFloat = 0
        /// True if a finger can pull the content beyond its ends.
        public var bounces = true
        /// The insets at the ends. If a bound changes by more than its inset, the content or the view has changed.
        public var minimumInset: CGFloat = 0
        public var maximumInset: CGFloat = 0

        /// Values that are not finite make content that cannot scroll; a maximum below the minimum, no range.
        public init(offset: CGFloat, minimum: CGFloat, maximum: CGFloat, isScrollable: Bool = true) {
            let isMeasurable = offset.isFinite && minimum.isFinite && maximum.isFinite
            self.offset = isMeasurable ? offset : 0
            self.minimum = isMeasurable ? minimum : 0
            self.maximum = isMeasurable && maximum > minimum ? maximum : self.minimum
            self.isScrollable = isScrollable && isMeasurable
        }

        var usablePace: CGFloat? { pace.flatMap { (1e-6...1e6).contains(abs($0)) ? $0 : nil } }
    }

    /// The finger's movement since the last event.
    @_spi(Engine) public struct Move: Equatable, Sendable {
        /// Seconds, on the clock of the touch-down.
        public var time: TimeInterval
        /// Points along the policy's direction; negative against it.
        public var along: CGFloat
        /// Points across the direction.
        public var across: CGFloat
        /// The content offset of the scroll view that owns the touch, before this movement.
        public var observedOffset: CGFloat?
        /// True if that scroll view's pan is under way.
        public var isPanning = true
        /// The number of scroll views inside the innermost one whose pan is under way; 0 if none is.
        public var bystanders = 0
        /// The depths of the scroll views that move with that pan, its own included: the arbiter scrolls the others.
        /// Empty if no pan of the chain is under way.
        public var driven = 0..<0
        /// True if a card within, at its lowest place, has passed the finger on to this card.
        public var isPassedOn = false
        /// The finger's movement that other cards get in this event, in points along the policy's direction.
        public var elsewhere: CGFloat = 0

        public init(time: TimeInterval, along: CGFloat, across: CGFloat = 0, observedOffset: CGFloat? = nil) {
            (self.time, self.along, self.across, self.observedOffset) = (time, along, across, observedOffset)
        }
    }

    /// Momentum that brought content to the drag's edge.
    @_spi(Engine) public struct Coast: Equatable, Sendable {
        public var time: TimeInterval
        public var chain: [ScrollGeometry]
        public var scale: CGFloat
        /// The remaining velocity, in points per second along the direction.
        public var velocity: CGFloat
        /// The client's reason against the bounce; nil: none.
        public var refusal: String?

        public init(
            time: TimeInterval, chain: [ScrollGeometry], scale: CGFloat = 1, velocity: CGFloat, refusal: String? = nil
        ) {
            (self.time, self.chain, self.scale) = (time, chain, scale)
            (self.velocity, self.refusal) = (velocity, refusal)
        }
    }

    /// The stages of a drag at which the client may refuse.
    public enum Stage: Sendable {
        /// Before the drag begins with a touch.
        case begin
        /// Before scrolling, or its momentum, hands over to the drag.
        case handoff
        /// At the lift, before the card leaves or comes to rest.
        case release
    }

    /// The client's answer at a stage of a drag.
    public enum Verdict: Equatable, Sendable {
        /// Allows the drag to continue.
        case allow
        /// Refuses, with a reason for the explanation.
        case deny(reason: String)
        /// Allows; at a release, also sends the card to this target, in points from fully open. A card that does not
        /// have the target, or that a finger may not take away, goes to the nearest stop, and the log says so once.
        case redirect(to: ReleaseRule.Target)
        /// Allows; at a release, also sends the card back to the stop where the finger found it. A card that the finger
        /// caught on its way goes where the rule sends it.
        case goBack
    }

    /// The engine's questions, which an ``Event/answer(_:)`` answers before the next event.
    @_spi(Engine) public struct Questions: OptionSet, Equatable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// May the drag begin with this touch?
        public static let begin = Questions(rawValue: 1 << 0)
        /// May scrolling hand over to the drag?
        public static let handoff = Questions(rawValue: 1 << 1)
        /// May the card leave?
        public static let release = Questions(rawValue: 1 << 2)
        /// Does something else have a better claim? Asked before every begin and every hand-off to the drag.
        public static let claim = Questions(rawValue: 1 << 3)
        public static let stages: Questions = [.begin, .handoff, .release]
    }

    /// An answer to one of the engine's questions.
    @_spi(Engine) public enum Answer: Equatable, Sendable {
        /// Continue: nothing has a better claim, or the client allows.
        case yes
        /// No, with the client's reason, or the name of the better claim.
        case no(reason: String)
        /// Not known yet: ask for a better claim again with the next movement. A no to other questions.
        case notYet

        static var missing: Answer { .no(reason: "the question was not answered") }

        var refusal: String? {
            switch self {
            case .yes: nil
            case .no(let reason): reason
            case .notYet: "not yet"
            }
        }
    }
}

extension CGFloat {
    /// Whether the number can be a place: a sum of several is still finite.
    var isPlace: Bool { magnitude <= 1e9 }
}
