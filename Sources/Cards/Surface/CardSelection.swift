@_spi(Cards) import GestureArbiter
import UIKitShim

/// Selecting a detent, and taking new resting places: the same for every kind of card.
@_spi(Cards) extension RestingCard {
    /// Takes new resting places from a layout pass.
    ///
    /// - Parameters:
    ///   - shift: The movement of the most open place. The card stays where it shows, also during a drag.
    ///   - isAtOnce: Whether a resting card jumps to its place: in an animation of other code, or at first.
    func take(_ places: RestingPlaces, shiftedBy shift: CGFloat, isAtOnce: Bool) {
        guard let owner else { return }
        let hasChanged = !hasPlaces || places != selection.places
        guard shift != 0 || hasChanged || mover.selected != selection.selected.translation else { return }
        let before = hasPlaces ? selection.selected.identifier : nil
        hasPlaces = true
        if hasChanged { selection.take(places) }
        move {
            mover.take(places.stops, selected: selection.selected.translation, shiftedBy: shift, animated: !isAtOnce)
        }
        guard let before else { return }
        owner.placesDidChange()
        tellPosition()
        tellSelection(from: before, byUser: false)
    }

    /// Selects a detent, for a client or the grabber. A card that does not move now remembers the detent.
    public func select(_ identifier: Detent.Identifier, animated: Bool, byUser: Bool) {
        guard owner != nil else {
            return warnOnce(
                "CardControlling.select(_:)", "The card has left, and is in no parent or presenter. Show another card.")
        }
        guard traits.knows(identifier, "CardControlling.select(_:)") else { return }
        onScreen(of: cardView) {
            let before = selection.selected.identifier
            selection.select(identifier)
            let stop = selection.selected.translation
            move {
                if !mover.isLeaving {
                    mover.select(stop, animated: animated && cardView.window != nil)
                } else {
                    mover.take(selection.places.stops, selected: stop, shiftedBy: 0, animated: true)
                }
            }
            tellSelection(from: before, byUser: byUser)
        }
    }

    /// Selects the detent at a stop that a release has chosen. `move` moves the card there before the client hears.
    public func select(at stop: CGFloat, byUser: Bool, _ move: (CGFloat) -> Void = { _ in }) {
        let before = selection.selected.identifier
        selection.select(at: stop)
        move(selection.selected.translation)
        tellSelection(from: before, byUser: byUser)
    }

    /// Makes a change that moves the card, and notes if that stops the card.
    private func move(_ change: () -> Void) {
        let wasSettling = mover.phase == .settling
        change()
        if wasSettling, mover.phase == .resting { stop() }
    }

    private func tellSelection(from before: Detent.Identifier, byUser: Bool) {
        let now = selection.selected.identifier
        guard now != before else { return }
        traits.selectedDetent = now
        log(.selected(now, byUser: byUser))
        owner?.selectionDidChange()
        tell(.selected(now, byUser: byUser))
        announce(now)
    }

    /// Does what VoiceOver asks of the handle: VoiceOver then reads its new value by itself.
    func readAloud(_ act: (RestingCard) -> Void) {
        isReadAloud = true
        act(self)
        isReadAloud = false
    }

    /// Lets VoiceOver say the new detent of a card that is there, unless the client has selected another since.
    private func announce(_ detent: Detent.Identifier) {
        guard UIAccessibility.isVoiceOverRunning, !isReadAloud, !mover.isLeaving, phase != .coming,
            detent == selection.selected.identifier
        else { return }
        UIAccessibility.post(notification: .announcement, argument: spokenDetent)
    }

    /// The client's name of the selected detent, or the visible share of the whole card, which needs no language.
    var spokenDetent: String {
        let place = selection.selected
        let label = traits.detents.first { $0.identifier == place.identifier }?.label
        return label ?? "\((place.share * 100).whole) %"
    }
}
