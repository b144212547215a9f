/// What transitions may do, the default first in each.
extension Assumptions {
    /// When a presentation begins: its container is there, and everybody is told. Row T27.
    public enum PresentationStart: String, Hashable, Codable, Sendable, CaseIterable {
        /// Once what was under way when `present` was called is laid out and shown: at the end of this turn.
        case afterCommit
        /// Before `present` returns.
        case insidePresent
        /// A turn of the run loop after that end.
        case nextTurn
    }
    /// When an animated `dismiss` reaches the animator or the interactor. Row T3a.
    public enum DismissalStart: String, Hashable, Codable, Sendable, CaseIterable {
        /// Before `dismiss` returns.
        case atOnce
        /// In the next turn of the run loop.
        case afterOneTurn
        /// In the turn after that.
        case afterTwoTurns
        /// In the third turn.
        case afterThreeTurns
        /// UIKit refuses; the stage warns, and the completion is not called.
        case never
    }
    /// Where a transition says that a controller ends that is dismissed. Row T29.
    public enum FinalFrame: String, Hashable, Codable, Sendable, CaseIterable {
        /// Where its presentation had it.
        case presentation
        /// Nowhere: a rectangle of zeros.
        case zero
    }
    /// In which transitions touches reach views. Row T17b.
    public enum TouchesInTransition: String, Hashable, Codable, Sendable, CaseIterable {
        /// In interactive ones; a transition that is not takes the touches away that are down.
        case interactiveOnly
        /// In all of them.
        case all
        /// In none; touches that are down when one begins without interaction are taken away.
        case none
    }
    /// The safe area of a view under a transform. Row T26.
    public enum SafeAreaUnderTransform: String, Hashable, Codable, Sendable, CaseIterable {
        /// As far as the bars reach into where it shows: a card that is dragged down has less of it at its top.
        case ofWhereItShows
        /// The same for a view that is only moved; one that is scaled or rotated keeps what it would have without.
        case frozenWhileScaled
        /// What it would have without the transform.
        case asWithout
    }
}
