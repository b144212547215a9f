// The enumerations for Objective-C. A class inherits from `GAObject` that Objective-C sees it; an enumeration cannot.

/// The direction in which a finger drags a card away.
#if canImport(ObjectiveC)
@objc
#endif
public enum GADirection: Int, Sendable {
    /// Toward the bottom of the screen.
    case down
    /// Toward the top of the screen.
    case up
    /// Toward the left, in every layout direction.
    case left
    /// Toward the right, in every layout direction.
    case right
    /// Toward the left, or the right in a right-to-left layout.
    case leading
    /// Toward the right, or the left in a right-to-left layout.
    case trailing
    /// Up or down, as the finger moves.
    case vertical
    /// Left or right, as the finger moves.
    case horizontal
}

/// The side of the parent that a panel comes from.
#if canImport(ObjectiveC)
@objc
#endif
public enum GAEdge: Int, Sendable {
    case bottom, top, left, right, leading, trailing
}

/// How a card's content is laid out while less than the whole card shows.
#if canImport(ObjectiveC)
@objc
#endif
public enum GAContentSizing: Int, Sendable {
    /// The content keeps its size at the largest detent, and moves.
    case slides
    /// The content is as tall as its visible part.
    case resizes
}

/// A card's response to a keyboard.
#if canImport(ObjectiveC)
@objc
#endif
public enum GAKeyboard: Int, Sendable {
    /// The card moves up.
    case moves
    /// The card stays where it is.
    case ignores
}

/// The effect of a touch beside a card, while the views behind the card are dimmed.
#if canImport(ObjectiveC)
@objc
#endif
public enum GATapOutside: Int, Sendable {
    /// Nothing: the touch ends there.
    case nothing
    /// A tap dismisses the card, if the user may dismiss it.
    case dismisses
    /// A tap moves the card to its largest undimmed detent, or dismisses it, or moves it to its smallest detent.
    case collapses
    /// Touches go to the views behind the card.
    case passes
}

/// What has happened to a card.
#if canImport(ObjectiveC)
@objc
#endif
public enum GACardEventKind: Int, Sendable {
    /// A finger has taken the card.
    case grabbed
    /// The card has moved: see `progress`.
    case moved
    /// Another detent is selected: see `detent` and `byUser`.
    case selected
    /// During a drag: from now on, a lift would dismiss the card, or would not: see `isArmed`.
    case armed
    /// Another card lies over this one, and has come or gone by a share: see `share`.
    case covered
    /// A release would have dismissed the card, but `modalInPresentation` or the delegate kept it.
    case attempted
    /// The card is about to leave: see `byUser`.
    case willDismiss
    /// The card has left.
    case dismissed
    /// The card is at rest again, after a finger had it, or after it was about to leave.
    case returned
}

/// The part of a drag that an arbiter tells of.
#if canImport(ObjectiveC)
@objc
#endif
public enum GADragPhase: Int, Sendable {
    /// The drag has the touch.
    case began
    /// The finger has moved.
    case moved
    /// The finger has lifted.
    case ended
    /// The drag was cancelled: go back to rest.
    case cancelled
}

/// The stage of a drag at which an arbiter asks.
#if canImport(ObjectiveC)
@objc
#endif
public enum GAStage: Int, Sendable {
    /// Before the drag begins with a touch.
    case begin
    /// Before scrolling, or its momentum, hands over to the drag.
    case handoff
    /// At the lift, before the card leaves or comes to rest.
    case release
}
