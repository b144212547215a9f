import Foundation
import GestureArbiter

/// A touch on content in a card, without views: what a policy is tried on.
///
///     let scenario = Scenario(content: [.init(offset: 40)], [.move(y: 120, over: 0.2), .lift])
///     #expect(ArbitrationPolicy.continuous.simulate(scenario).owners == [.scroll(depth: 0), .drag])
public struct Scenario: Hashable, Sendable {
    /// The scroll views under the finger along the drag's axis, innermost first.
    public var content: [Content]
    /// The card under the finger.
    public var card: Card
    /// The card around that card, to which it passes the finger on at its lowest place; nil: none.
    public var around: Around?
    /// What happens, in order.
    public var steps: [Step]
    /// Pixels per point; 3 by default.
    public var scale: CGFloat = 3
    /// Touch events and frames in a second; 60 by default.
    public var frequency: Double = 60

    /// Creates a scenario; by default nothing scrolls.
    public init(content: [Content] = [], card: Card = Card(), _ steps: [Step]) {
        (self.content, self.card, self.steps) = (content, card, steps)
    }

    /// A scroll view along the drag's axis, in points.
    public struct Content: Hashable, Sendable {
        /// The length of the scroll view at the first touch.
        public var visible: CGFloat
        /// The length of its content.
        public var length: CGFloat
        /// The content offset at the first touch.
        public var offset: CGFloat
        /// Whether the content follows a finger beyond its ends.
        public var bounces: Bool

        /// Creates a scroll view; by default 600 points of 2000, at the start.
        public init(visible: CGFloat = 600, length: CGFloat = 2000, offset: CGFloat = 0, bounces: Bool = true) {
            (self.visible, self.length, self.offset, self.bounces) = (visible, length, offset, bounces)
        }
    }

    /// A card, in points from fully open along the policy's direction.
    public struct Card: Hashable, Sendable {
        /// The distance to out of sight.
        public var length: CGFloat
        /// The places where the card may come to rest.
        public var stops: [CGFloat]
        /// The stop where the card rests at the first touch.
        public var selected: CGFloat
        /// Whether a finger may take the card away.
        public var leaves: Bool
        /// Whether the scroll views become shorter as the card closes to its least open stop, as with
        /// `contentSizing = .resizes`. A panel from the top always resizes.
        public var resizes: Bool

        /// Creates a card; by default 700 points long, fully open, with no other stop, and content that slides.
        public init(
            length: CGFloat = 700, stops: [CGFloat] = [0], selected: CGFloat = 0, leaves: Bool = true,
            resizes: Bool = false
        ) {
            (self.length, self.stops, self.selected, self.leaves) = (length, stops, selected, leaves)
            self.resizes = resizes
        }
    }

    /// A card around a card, with a policy of its own. Flags and refusals are the inner card's.
    public struct Around: Hashable, Sendable {
        /// Its policy. A policy of another direction, or of two, takes no finger over.
        public var policy: ArbitrationPolicy
        /// The card, in points from fully open.
        public var card: Card

        /// Creates a card around a card.
        public init(policy: ArbitrationPolicy, card: Card = Card()) { (self.policy, self.card) = (policy, card) }
    }

    /// One thing that happens.
    public enum Step: Hashable, Sendable {
        /// The finger comes down in these regions. A `move` without a finger begins with one in no region.
        case touch(in: Set<ArbitrationPolicy.Region> = [])
        /// Two fingers on a trackpad begin to scroll, with the pointer in these regions. They move and lift as a finger.
        case scroll(in: Set<ArbitrationPolicy.Region> = [])
        /// The finger moves steadily, by points of the screen, for these seconds.
        case move(x: CGFloat = 0, y: CGFloat = 0, over: TimeInterval = 0)
        /// Time passes, in seconds. A card that was let go moves on.
        case hold(TimeInterval)
        /// These flags are on, and no others.
        case flags(Set<ArbitrationPolicy.Flag>)
        /// The client refuses the next stage that it is asked about, for this reason.
        case deny(String)
        /// The finger lifts.
        case lift
        /// The system takes the touch away.
        case cancel
    }
}
