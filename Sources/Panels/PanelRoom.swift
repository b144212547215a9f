@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// The safe area that a panel gives to the controllers that it covers. With it a map's centre moves up with the panel.
@MainActor
struct PanelRoom {
    private struct Guest {
        weak var controller: UIViewController?
        var lent = LentInsets()
    }

    private var guests: [Guest] = []
    /// The largest detent that the panel makes room for; nil: any.
    private(set) var limit: Detent.Identifier?

    mutating func invite(_ controllers: [UIViewController], upTo limit: Detent.Identifier?) {
        let before = guests
        guests = controllers.map { controller in
            before.first { $0.controller === controller } ?? Guest(controller: controller)
        }
        self.limit = limit
    }

    var isEmpty: Bool { guests.isEmpty }
    var controllers: [UIViewController] { guests.compactMap(\.controller) }

    func isFor(_ controller: UIViewController) -> Bool { guests.contains { $0.controller === controller } }

    func share(of controller: UIViewController) -> UIEdgeInsets {
        guests.first { $0.controller === controller }?.lent.share ?? .zero
    }

    /// Records a controller's share before it is set, because UIKit reports new insets at once, and panels read the
    /// record then.
    ///
    /// - Returns: The additional safe area to set; nil: no change.
    mutating func note(_ share: UIEdgeInsets, for controller: UIViewController) -> UIEdgeInsets? {
        guard let index = guests.firstIndex(where: { $0.controller === controller }) else { return nil }
        return guests[index].lent.note(share, for: controller)
    }
}

extension Panel {
    /// Gives the controllers as much safe area at the panel's side as the panel covers beyond their own. So the user
    /// can scroll to the last row of a list behind the panel, and a map keeps its centre in sight.
    ///
    ///     panel.makeRoom(in: [map], upTo: .medium)
    ///
    /// The safe area changes with the selected detent, animated like the panel, not with every movement. The panel
    /// takes it back when it is hidden or removed; a controller's own additional safe area stays. Of several panels
    /// over one another, the panel that shows most counts.
    ///
    /// - Parameters:
    ///   - controllers: The covered controllers: the parent or, with a ``bar``, the controllers that own the bar. Held
    ///     weakly. Controllers of an earlier call that are not among them lose the panel's safe area.
    ///   - limit: The largest detent that the panel makes room for, since a panel that covers nearly everything would
    ///     leave nothing. Nil: any.
    public func makeRoom(in controllers: [UIViewController], upTo limit: Detent.Identifier? = nil) {
        for former in room.controllers where !controllers.contains(former) { give(.zero, to: former) }
        room.invite(controllers, upTo: limit)
        if let limit { _ = restingCard.knows(limit, "Panel.makeRoom(in:upTo:)") }
        updateRoom()
    }

    /// Updates all panels of the parent: of panels over one another, the first gives the safe area for all.
    func updateRoom() {
        let panels = parent?.addedPanels ?? [self]
        guard let container = containerView, panels.contains(where: \.owesRoom) else { return }
        let give: @MainActor () -> Void = { [self] in
            // Take shares back first: each panel knows a controller's own insets from the time when it last gave.
            for panel in panels { panel.giveShares { $0 == .zero } }
            for panel in panels { panel.giveShares { $0 != .zero } }
            parent?.viewIfLoaded?.layoutIfNeeded()
        }
        guard container.window != nil, UIView.inheritedAnimationDuration == 0 else { return give() }
        UIView.animate(
            withDuration: configuration.response, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: give, completion: nil)
    }

    func giveRoomBack() {
        for controller in room.controllers { give(.zero, to: controller) }
        room = PanelRoom()
        parent?.addedPanels.first { $0 !== self }?.updateRoom()
    }

    private func giveShares(where isMeant: @MainActor (UIEdgeInsets) -> Bool) {
        for controller in room.controllers {
            let share = share(of: controller)
            if isMeant(share) { give(share, to: controller) }
        }
    }

    private func give(_ share: UIEdgeInsets, to controller: UIViewController) {
        if let insets = room.note(share, for: controller) { controller.additionalSafeAreaInsets = insets }
    }

    private var owesRoom: Bool { room.controllers.contains { room.share(of: $0) != share(of: $0) } }

    private func share(of controller: UIViewController) -> UIEdgeInsets {
        let givers = (parent?.addedPanels ?? [self]).filter { $0.room.isFor(controller) }
        guard givers.first === self else { return .zero }
        return givers.reduce(.zero) { $0.joined(by: $1.roomInsets) }
    }

    /// The width of a narrow panel at its side; zero for a panel in the middle.
    private var sideInsets: UIEdgeInsets {
        guard let container = containerView else { return .zero }
        let frame = wholeFrame
        let (left, right) = (frame.maxX - safeInsets.left, container.bounds.maxX - safeInsets.right - frame.minX)
        if frame.midX == container.bounds.midX { return .zero }
        return left < right
            ? UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0)
            : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: right)
    }

    private var roomInsets: UIEdgeInsets {
        guard isShown else { return .zero }
        // A narrow panel covers a corner: inset its side, not the height.
        if isNarrow { return sideInsets }
        let places = selection.places
        var height = selection.selected.height
        if let limit = room.limit.flatMap(places.place(of:)) { height = min(height, limit.height) }
        switch direction {
        case .down, .vertical: return UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        case .up: return UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
        case .left, .leading: return UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
        case .right, .trailing, .horizontal: return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
        }
    }
}

extension UIEdgeInsets {
    /// The greater of both insets at each edge.
    fileprivate func joined(by other: Self) -> Self {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
