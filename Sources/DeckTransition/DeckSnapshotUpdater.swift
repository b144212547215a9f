import UIKitShim

/// Takes a new picture of what is behind a deck's card.
///
///     (presentationController as? any DeckSnapshotUpdater)?.requestPresentedViewSnapshotUpdate()
///
/// A deck's presentation controller conforms to it. A picture is taken anew by itself when the size changes; ask for
/// one when the presenter looks otherwise, as after a change of theme.
@preconcurrency @MainActor
public protocol DeckSnapshotUpdater {
    /// Takes the picture, now, as the presenter is after all changes that were made in this turn. Without effect where the presenter is shown live, or not at all.
    func requestPresentedViewSnapshotUpdate()
}
