import GestureArbiter
import InteractiveDismissal
import UIKitShim

extension DeckConfiguration {
    /// How tall a card is.
    public enum Height: Hashable, Sendable {
        /// From below the presenter's top to the container's bottom.
        case full
        /// As tall as the controller's `preferredContentSize` says, or, where that is 0, as its view fits; never taller
        /// than full. The safe area at the bottom comes in addition. Changes are followed with a spring.
        case content
        /// Points, never taller than full. What is negative or not finite counts as full.
        case fixed(CGFloat)
    }

    /// How several decks over one another stand.
    public enum Nesting: String, Hashable, Sendable {
        /// Each card stands lower than the one behind it by the card inset, so that all of them are seen; each is
        /// smaller by one step for each card in front of it.
        case stack
        /// Each card stands where the first one did, and hides all but the one behind it, as in DeckTransition.
        case cover
    }

    /// What a card does when a keyboard comes.
    public typealias Keyboard = InteractiveDismissal.Keyboard

    /// What the presenter is shown as behind the card.
    public enum Presenter: String, Hashable, Sendable {
        /// A picture, taken when the card comes, when the size changes, and when you ask for it; see
        /// ``DeckSnapshotUpdater``.
        case snapshot
        /// The view itself, moved and scaled: what changes in it shows.
        case live
        /// The view itself where it was, only darker: nothing is moved or scaled.
        case dimOnly
    }

    /// What touches beside the card do.
    public enum BackgroundTouches: String, Hashable, Sendable {
        /// Nothing.
        case ignore
        /// A tap dismisses the card, as far as it may be dismissed.
        case dismiss
        /// They go to the presenter. Sensible with `.live` and `.dimOnly`.
        case pass
    }

    /// How the card follows the finger.
    public enum Resistance: Hashable, Sendable {
        /// Point by point.
        case none
        /// As DeckTransition's: less and less of the pull shows, and at `dismissesAt` points of pull the card leaves
        /// under the finger. What is negative or not finite never does.
        case classic(Motion.ClassicResistance = Motion.ClassicResistance(), dismissesAt: CGFloat = 240)
    }

    /// The shape of rounded corners.
    public enum CornerCurve: String, Hashable, Sendable {
        /// Arcs of a circle.
        case circular
        /// As those of the device and of app icons.
        case continuous
    }

    /// Corners of the card. In interfaces that run from right to left, too, left is left.
    public struct Corners: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// The left one at the top.
        public static let topLeft = Corners(rawValue: 1 << 0)
        /// The right one at the top.
        public static let topRight = Corners(rawValue: 1 << 1)
        /// The left one at the bottom.
        public static let bottomLeft = Corners(rawValue: 1 << 2)
        /// The right one at the bottom.
        public static let bottomRight = Corners(rawValue: 1 << 3)
        /// Both at the top, as in DeckTransition.
        public static let top: Corners = [.topLeft, .topRight]
        /// All four: for a card that floats.
        public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }
}
