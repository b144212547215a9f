import UIKitShim

/// What happens to a presented card, in the words of those who want to show it, sound it or feel it.
public enum DismissalMoment: Hashable, Sendable {
    /// A finger has taken the card: from rest, or while it was moving.
    case grabbed
    /// Where it is now, dragged or moving by itself: 0 at rest, 1 out of sight, negative where it is pulled beyond rest.
    case progressed(CGFloat)
    /// While dragging: whether letting go without velocity would dismiss has changed. A good moment for a haptic.
    case armed(Bool)
    /// It was let go to leave but may not: `isModalInPresentation`, or the presentation controller's delegate said no.
    case attempted
    /// It is about to leave: let go, by escape, or by somebody's `dismiss`.
    case willDismiss
    /// It has left, and UIKit's dismissal is over.
    case didDismiss
    /// It is at rest again after a drag, or after a dismissal that was caught and taken back.
    case returned
}
