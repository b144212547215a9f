import UIKitShim

/// Updates the picture of the presenter behind a deck's card.
///
///     (presentationController as? any DeckSnapshotUpdater)?.requestPresentedViewSnapshotUpdate()
///
/// The deck takes a new picture by itself when the size changes. Request one when the presenter's look changes, such as
/// after a change of theme.
@preconcurrency @MainActor
public protocol DeckSnapshotUpdater {
    /// Takes the picture now, including all changes made in this turn of the run loop. Does nothing if the deck shows
    /// the presenter live, or not at all.
    func requestPresentedViewSnapshotUpdate()
}
