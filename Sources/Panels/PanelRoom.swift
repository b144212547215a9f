@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// A controller that gets safe area from the panel that covers it.
@MainActor
final class PanelGuest {
    private(set) weak var controller: UIViewController?
    private var lent = LentInsets()
    var share: UIEdgeInsets { lent.share }

    init(_ controller: UIViewController) { self.controller = controller }

    /// Records the share before setting it: UIKit reports new insets at once, and panels then read the record.
    func take(_ share: UIEdgeInsets) {
        guard let controller, let insets = lent.note(share, for: controller) else { return }
        controller.additionalSafeAreaInsets = insets
    }
}

extension Panel {
    /// Gives the controllers as much safe area at the panel's side as the panel covers beyond their own. So the user
    /// can scroll to the last row of a list behind the panel, and a map keeps its centre in sight.
    ///
    ///     panel.makeRoom(in: [map], upTo: .medium)
    ///
    /// The safe area changes with the selected detent, animated like the panel, and is taken back when the panel is
    /// hidden or removed. A controller's own additional safe area stays. Of several panels, the tallest counts.
    ///
    /// - Parameters:
    ///   - controllers: The covered controllers: the parent or, with a ``bar``, the controllers that own the bar. Held
    ///     weakly. Controllers of an earlier call that are not among them lose the panel's safe area.
    ///   - limit: The largest detent that the panel makes room for; nil: any.
    public func makeRoom(in controllers: [UIViewController], upTo limit: Detent.Identifier? = nil) {
        let before = guests
        guests = controllers.map { controller in
            before.first { $0.controller === controller } ?? PanelGuest(controller)
        }
        for guest in before where !guests.contains(where: { $0 === guest }) { guest.take(.zero) }
        roomLimit = limit
        if let limit { restingCard.knows(limit, "Panel.makeRoom(in:upTo:)") }
        updateRoom()
    }

    /// Updates the safe area from all panels of the parent: of panels over one another, the first gives it for all.
    func updateRoom() {
        let panels = parent?.addedPanels ?? [self]
        guard let container = containerView, panels.contains(where: \.owesRoom) else { return }
        let give: @MainActor () -> Void = { [self] in
            let shares = panels.flatMap { panel in panel.guests.map { ($0, panel.share(of: $0)) } }
            // Take shares back first: what a panel adds must not count as the controller's own insets.
            for (guest, share) in shares where share == .zero { guest.take(share) }
            for (guest, share) in shares where share != .zero { guest.take(share) }
            parent?.viewIfLoaded?.layoutIfNeeded()
        }
        guard container.window != nil, UIView.inheritedAnimationDuration == 0 else { return give() }
        UIView.animate(
            withDuration: traits.response, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: give, completion: nil)
    }

    func giveRoomBack() {
        for guest in guests { guest.take(.zero) }
        (guests, roomLimit) = ([], nil)
        parent?.addedPanels.first { $0 !== self }?.updateRoom()
    }

    private var owesRoom: Bool { guests.contains { $0.share != share(of: $0) } }

    private func share(of guest: PanelGuest) -> UIEdgeInsets {
        let givers = (parent?.addedPanels ?? [self]).filter { panel in
            panel.guests.contains { $0.controller === guest.controller }
        }
        guard givers.first === self else { return .zero }
        return givers.reduce(.zero) { $0.combined(with: $1.roomInsets, max) }
    }

    /// The width of a narrow panel at its side; zero for a panel in the middle.
    private var sideInsets: UIEdgeInsets {
        guard let container = containerView, wholeFrame.midX != container.bounds.midX else { return .zero }
        let left = wholeFrame.maxX - safeInsets.left
        let right = container.bounds.maxX - safeInsets.right - wholeFrame.minX
        let side: ArbitrationPolicy.Direction = left < right ? .left : .right
        return side.insets(min(left, right))
    }

    private var roomInsets: UIEdgeInsets {
        guard isShown else { return .zero }
        // A narrow panel covers a corner: inset its side, not the height.
        if isNarrow { return sideInsets }
        let places = selection.places
        var height = selection.selected.height
        if let limit = roomLimit.flatMap(places.place(of:)) { height = min(height, limit.height) }
        return direction.insets(height)
    }
}
