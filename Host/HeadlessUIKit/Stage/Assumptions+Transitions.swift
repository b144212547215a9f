/// Answers for transitions, the default first in each.
extension Assumptions {
    // Row T27.
    /// The time at which a presentation begins: its container is in the window, and everybody is told.
    public enum PresentationStart: String, Hashable, Codable, Sendable, CaseIterable {
        /// The end of the turn in which `present` was called, when everything else is laid out and shown.
        case afterCommit
        /// Before `present` returns.
        case insidePresent
        /// A turn of the run loop after that end.
        case nextTurn
    }
    // Row T3a.
    /// The time at which an animated `dismiss` reaches the animator or the interactor.
    public enum DismissalStart: String, Hashable, Codable, Sendable, CaseIterable {
        /// Before `dismiss` returns.
        case atOnce
        /// In the next turn of the run loop.
        case afterOneTurn
        /// In the second turn.
        case afterTwoTurns
        /// In the third turn.
        case afterThreeTurns
        /// Never: UIKit refuses; the stage warns, and the completion is not called.
        case never
    }
    // Row T29.
    /// The final frame that a transition reports for a controller that is dismissed.
    public enum FinalFrame: String, Hashable, Codable, Sendable, CaseIterable {
        /// The frame of its presentation.
        case presentation
        /// A rectangle of zeros.
        case zero
    }
    // Row T17b.
    /// The transitions during which touches reach views.
    public enum TouchesInTransition: String, Hashable, Codable, Sendable, CaseIterable {
        /// Interactive ones. Another transition takes away the touches that are down.
        case interactiveOnly
        /// All transitions.
        case all
        /// No transition. One that begins without interaction takes away the touches that are down.
        case none
    }
    // Row T26.
    /// The safe area of a view under a transform.
    public enum SafeAreaUnderTransform: String, Hashable, Codable, Sendable, CaseIterable {
        /// The part of it that the bars cover where it shows: a card that is dragged down has a smaller one at its top.
        case ofWhereItShows
        /// The same for a view that is only moved; one that is scaled or rotated keeps what it would have without.
        case frozenWhileScaled
        /// The safe area that it would have without the transform.
        case asWithout
    }
}
