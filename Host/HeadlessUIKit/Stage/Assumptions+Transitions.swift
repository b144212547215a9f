/// Answers for transitions, the default first in each.
extension Assumptions {
    // Row T27.
    /// When a presentation begins: its container enters the window, and the callbacks start.
    public enum PresentationStart: String, Hashable, Codable, Sendable, CaseIterable {
        /// At the end of the turn in which `present` was called, after layout.
        case afterCommit
        /// Before `present` returns.
        case insidePresent
        /// In the turn of the run loop after that.
        case nextTurn
    }
    // Row T3a.
    /// When an animated `dismiss` reaches the animator or the interactor.
    public enum DismissalStart: String, Hashable, Codable, Sendable, CaseIterable {
        /// Before `dismiss` returns.
        case atOnce
        /// In the next turn of the run loop.
        case afterOneTurn
        /// In the second turn.
        case afterTwoTurns
        /// In the third turn.
        case afterThreeTurns
        /// Never: UIKit refuses. The stage warns, and the completion is not called.
        case never
    }
    // Row T29.
    /// The final frame that a transition reports for a dismissed controller.
    public enum FinalFrame: String, Hashable, Codable, Sendable, CaseIterable {
        /// The frame of its presentation.
        case presentation
        /// A rectangle of zeros.
        case zero
    }
    // Row T17b.
    /// The transitions during which touches reach views.
    public enum TouchesInTransition: String, Hashable, Codable, Sendable, CaseIterable {
        /// Interactive ones. Another transition cancels the touches that are down.
        case interactiveOnly
        /// All transitions.
        case all
        /// No transition. One that begins without interaction cancels the touches that are down.
        case none
    }
    // Row T26.
    /// The safe area of a view under a transform.
    public enum SafeAreaUnderTransform: String, Hashable, Codable, Sendable, CaseIterable {
        /// The part that the bars cover on the screen: a card that is dragged down has a smaller one at its top.
        case ofWhereItShows
        /// The same for a view that is only moved; a scaled or rotated one keeps the safe area without the transform.
        case frozenWhileScaled
        /// The safe area without the transform.
        case asWithout
    }
}
