import Foundation

extension Arbitration {
    /// An event for the engine. It has no clock and no views: all that it knows comes in here.
    public enum Event: Equatable, Sendable {
        /// A finger came down in the container.
        case down(Touch)
        /// The finger moved.
        case move(Move)
        /// The scroll view at `depth` changed its bounds or content under the finger, not by the finger.
        case geometry(depth: Int, ScrollGeometry)
        /// The flags that are on from now.
        case flags(Set<ArbitrationPolicy.Flag>)
        /// The answer to the question that the last actions asked. It comes before the next event.
        case answer(Answer)
        /// The finger lifted.
        case up(time: TimeInterval)
        /// The touch was taken away, by the system, by another recognizer, or because its view went.
        case cancel(time: TimeInterval)
        /// Content came to the drag's edge by its own momentum, with no finger down.
        case coasted(Coast)
        /// Somebody else turns out to have the touch: a drag under way is cancelled.
        case overruled(by: String)
        /// The card has come to rest.
        case settled
        /// The card is elsewhere than the touch has found it: it was sent there, and the drag has not begun.
        case sent(Card)
        /// The card is fully open elsewhere than before, so that all its places are this many points farther: its content
        /// grew, or the screen turned. What is seen of it stays under the finger.
        case shifted(CGFloat)
    }

    /// A touch-down with what is fixed by it.
    public struct Touch: Equatable, Sendable {
        /// Seconds, on any clock that does not go back.
        public var time: TimeInterval
        /// The scroll views from the touched view out, innermost first.
        public var chain: [ScrollGeometry]
        /// Pixels per point.
        public var scale: CGFloat
        /// The container's length along the axis, in points: the rubber band's measure. 0 or less: no band.
        public var dimension: CGFloat
        /// The regions that the touch is in.
        public var regions: Set<ArbitrationPolicy.Region>
        /// The regions that lie anywhere, for the explanation of those that do not; nil where that is not known.
        public var boundRegions: Set<ArbitrationPolicy.Region>?
        /// A scroll view of the chain was still coasting.
        public var wasDecelerating: Bool
        /// The questions that are to be asked; what is not among them is taken for answered with yes.
        public var asks: Questions
        /// Where the card is, and where the touch may bring it.
        public var card: Card
        /// The slop of the scroll views that share the touch, in points: the touch is nobody's before, however short
        /// the policy's slop.
        public var sharedSlop: CGFloat

        /// A touch that came down at `time`, over `chain`.
        public init(
            time: TimeInterval, chain: [ScrollGeometry] = [], scale: CGFloat = 1, dimension: CGFloat = 0,
            regions: Set<ArbitrationPolicy.Region> = [], boundRegions: Set<ArbitrationPolicy.Region>? = nil,
            wasDecelerating: Bool = false, asks: Questions = [], card: Card = Card(), sharedSlop: CGFloat = 0
        ) {
            self.time = time
            self.chain = chain
            self.scale = scale
            self.dimension = dimension
            self.regions = regions
            self.boundRegions = boundRegions
            self.wasDecelerating = wasDecelerating
            self.asks = asks
            self.card = card
            self.sharedSlop = sharedSlop
        }
    }

    /// What is dragged, at touch-down. Its places are points along the direction, 0 where it is fully open. Under a
    /// direction both ways it lies on one side of 0, and they are counted on that side.
    public struct Card: Equatable, Sendable {
        /// Where it is.
        public var place: CGFloat
        /// It moves by itself: the touch catches it there.
        public var isMoving: Bool
        /// The most open place that this touch may bring it to. Its rest where it has but one.
        public var ceiling: CGFloat
        /// The least open place at which it may rest; nil where it may leave.
        public var bottom: CGFloat?
        /// It lies on the side of 0 on which a direction both ways counts negative.
        public var isOnOtherSide = false
        /// The least open place on the side on which it does not lie, counted on that side; nil where it may leave.
        public var bottomOfOtherSide: CGFloat?

        /// A card with its measures. A place that is not a number, or beyond a thousand million points, is 0; other such
        /// numbers say nothing. What rests beyond its ceiling or its bottom has them there.
        public init(place: CGFloat = 0, isMoving: Bool = false, ceiling: CGFloat = 0, bottom: CGFloat? = nil) {
            let isMeasurable = place.isPlace
            let place = isMeasurable ? place : 0
            let isMoving = isMoving && isMeasurable
            let ceiling = ceiling.isPlace ? ceiling : 0
            self.place = place
            self.isMoving = isMoving
            self.ceiling = isMoving ? ceiling : min(ceiling, place)
            self.bottom = bottom.flatMap { $0.isPlace ? max($0, ceiling, isMoving ? ceiling : place) : nil }
        }

        /// A card at `place` that moves by itself.
        public static func moving(at place: CGFloat) -> Card { Card(place: place, isMoving: true) }

        /// The same card, with all its places `distance` points farther.
        func shifted(by distance: CGFloat) -> Card {
            var card = Card(
                place: place + distance, isMoving: isMoving, ceiling: ceiling + distance,
                bottom: bottom.map { $0 + distance })
            card.isOnOtherSide = isOnOtherSide
            card.bottomOfOtherSide = bottomOfOtherSide.map { $0 - distance }
            return card
        }

        /// The same card, counted on the other side.
        mutating func turn() {
            (place, ceiling) = (-place, -ceiling)
            (bottom, bottomOfOtherSide) = (bottomOfOtherSide, bottom)
            isOnOtherSide.toggle()
        }
    }

    /// One scroll view of the chain, as far as the drag's axis goes. Points, in its own coordinates.
    public struct ScrollGeometry: Equatable, Sendable {
        /// The content offset along the axis.
        public var offset: CGFloat
        /// The offset at rest against the near edge (top or left): `−adjustedContentInset.top`.
        public var minimum: CGFloat
        /// The offset at rest against the far edge; never less than `minimum`.
        public var maximum: CGFloat
        /// True if its own pan can move it along the axis at all.
        public var isScrollable: Bool
        /// The near inset may still open when the content is pulled beyond its edge: a large title, a search bar that
        /// hides. Such content is offered the movement first, and is at its edge when it does not take it.
        public var isEdgeSoft = false
        /// The points by which the content offset changes for each point of the finger along the direction: −1 for a
        /// list that a finger scrolls to its top by moving down, 1 for one that is turned upside down. Nil: as the
        /// direction goes on the screen, point for point; so does what is not a number, or beyond a million to one.
        public var pace: CGFloat?
        /// Its length along the axis, the measure of its rubber band; 0 where that is not known.
        public var length: CGFloat = 0
        /// True if it can be pulled beyond its ends.
        public var bounces = true
        /// How far `minimum` lies before the content's beginning: its inset there. What changes of a bound and not of its
        /// inset is the content's or the view's.
        public var minimumInset: CGFloat = 0
        /// The same at `maximum`, beyond the content's end.
        public var maximumInset: CGFloat = 0

        /// A scroll view's measures. What is not a number counts as a content at rest that nothing can scroll; a
        /// maximum below the minimum as no range.
        public init(offset: CGFloat, minimum: CGFloat, maximum: CGFloat, isScrollable: Bool = true) {
            let isMeasurable = offset.isFinite && minimum.isFinite && maximum.isFinite
            self.offset = isMeasurable ? offset : 0
            self.minimum = isMeasurable ? minimum : 0
            self.maximum = isMeasurable && maximum > minimum ? maximum : self.minimum
            self.isScrollable = isScrollable && isMeasurable
        }

        /// The pace, where something can be measured by it.
        var usablePace: CGFloat? {
            guard let pace, abs(pace) >= 1e-6, abs(pace) <= 1e6 else { return nil }
            return pace
        }
    }

    /// A movement of the finger since the last event.
    public struct Move: Equatable, Sendable {
        /// Seconds, on the clock of the touch-down.
        public var time: TimeInterval
        /// Points along the policy's direction; negative against it.
        public var along: CGFloat
        /// Points across it, either sign.
        public var across: CGFloat
        /// The content offset of the scroll view that owns the touch, as found before this movement acts on it.
        public var observedOffset: CGFloat?
        /// The pan of that scroll view is under way: what the finger has moved was offered to it.
        public var isPanning = true
        /// The number of scroll views within the innermost one whose pan is under way: what the finger moves is not
        /// theirs. 0 also where no pan is.
        public var bystanders = 0

        /// A movement since the last event, as the finger made it.
        public init(time: TimeInterval, along: CGFloat, across: CGFloat = 0, observedOffset: CGFloat? = nil) {
            self.time = time
            self.along = along
            self.across = across
            self.observedOffset = observedOffset
        }
    }

    /// Momentum that brought content to the drag's edge.
    public struct Coast: Equatable, Sendable {
        /// Seconds, on the clock of the touches.
        public var time: TimeInterval
        /// The scroll views that coast, innermost first.
        public var chain: [ScrollGeometry]
        /// Pixels per point.
        public var scale: CGFloat
        /// The velocity that is left, in points per second along the direction.
        public var velocity: CGFloat
        /// Why the client does not want the card to take it; nil where it does.
        public var refusal: String?

        /// Content of `chain` that came to its edge with `velocity` left.
        public init(
            time: TimeInterval, chain: [ScrollGeometry], scale: CGFloat = 1, velocity: CGFloat, refusal: String? = nil
        ) {
            self.time = time
            self.chain = chain
            self.scale = scale
            self.velocity = velocity
            self.refusal = refusal
        }
    }

    /// The moments of a drag at which the client may say no.
    public enum Stage: Sendable {
        /// Before the drag begins with a touch.
        case begin
        /// Before scrolling, or its momentum, goes over into the drag.
        case handoff
        /// At lift, before the card is let go.
        case release
    }

    /// The client's word about a stage of a drag.
    public enum Verdict: Equatable, Sendable {
        /// Lets it go on.
        case allow
        /// Refuses it; the reason is given in words, for the explanation.
        case deny(reason: String)
        /// At release: lets it go, to this target instead of the rule's. A stop is the nearest one to the place, in points
        /// from fully open; `.away` counts where a finger may take the card away. A target that the card does not have is
        /// said once, and the card goes to the nearest stop. At any other stage this allows.
        case redirect(to: ReleaseRule.Target)
    }

    /// The questions that the engine asks, in its actions, and that an ``Event/answer(_:)`` answers before the next event.
    public struct Questions: OptionSet, Equatable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// May the drag begin with this touch?
        public static let begin = Questions(rawValue: 1 << 0)
        /// May scrolling go over into the drag?
        public static let handoff = Questions(rawValue: 1 << 1)
        /// May the card be let go?
        public static let release = Questions(rawValue: 1 << 2)
        /// Has something else a better claim to the touch, as a slider that tracks? Asked before every begin and every
        /// hand-off to the drag. `no` names it.
        public static let claim = Questions(rawValue: 1 << 3)
        /// Those about a stage.
        public static let stages: Questions = [.begin, .handoff, .release]
    }

    /// An answer to one of the engine's questions.
    public enum Answer: Equatable, Sendable {
        /// Go on. To a question for a better claim: nothing has one.
        case yes
        /// No, and why, in words for the explanation.
        /// To a question for a better claim, the name of what has it.
        case no(reason: String)
        /// Whether anything has a better claim cannot be said yet: ask again with the next movement. Any other question
        /// takes this for a no.
        case notYet
    }
}

extension CGFloat {
    /// Something can be there: a sum of several is still a number.
    var isPlace: Bool { magnitude <= 1e9 }
}

extension Arbitration.Answer {
    /// The answer that a client's verdict gives.
    init(_ verdict: Arbitration.Verdict) {
        switch verdict {
        case .allow, .redirect: self = .yes
        case .deny(let reason): self = .no(reason: reason)
        }
    }
}

extension Arbitration.Event {
    /// Whether the event ends the wait for the answer to what is pending. A touch-down does only after the lift: before it,
    /// it is a further finger.
    func overtakes(_ pending: Arbitration.Pending) -> Bool {
        switch self {
        case .move, .up: true
        case .down: pending.question == .release
        case .cancel, .geometry, .flags, .overruled, .answer, .coasted, .settled, .sent, .shifted: false
        }
    }
}

extension Arbitration.Answer {
    /// Why not; nil for a yes.
    var refusal: String? {
        switch self {
        case .yes: nil
        case .no(let reason): reason
        case .notYet: "not yet"
        }
    }
}
