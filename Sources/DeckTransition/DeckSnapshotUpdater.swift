import UIKitShim

/// Updates the picture of the presenter behind a deck's card.
///
///     (presentationController as? any DeckSnapshotUpdater)?.requestPresentedViewSnapshotUpdate()
///
/// The deck takes a new picture by itself when the size changes. Request one when the presenter's look changes.
@preconcurrency @MainActor
public protocol DeckSnapshotUpdater {
    /// Takes the picture now, including all changes made in this turn of the run loop, if the deck shows a picture.
    func requestPresentedViewSnapshotUpdate()
}
