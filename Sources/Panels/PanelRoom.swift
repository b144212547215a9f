import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// The safe area that a panel gives to the controllers that it covers, so that a map's centre moves up with it.
@MainActor
struct PanelRoom {
    private struct Guest {
        weak var controller: UIViewController?
        var lent = LentInsets()
    }

    private var guests: [Guest] = []
    /// The largest detent that is made room for; nil: any.
    private(set) var limit: Panel.Detent.Identifier?

    mutating func invite(_ controllers: [UIViewController], upTo limit: Panel.Detent.Identifier?) {
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

    /// Notes what a controller gets. It is to be set then: UIKit tells of new insets at once, and panels look here.
    ///
    /// - Returns: The additional safe area to set; nil: what there is.
    mutating func note(_ share: UIEdgeInsets, for controller: UIViewController) -> UIEdgeInsets? {
        guard let index = guests.firstIndex(where: { $0.controller === controller }) else { return nil }
        return guests[index].lent.note(share, for: controller)
    }
}

extension Panel {
    /// Gives the controllers as much safe area at the panel's side as it shows beyond their own: the last row of a list
    /// behind it can be scrolled to, and a map keeps its centre in sight.
    ///
    ///     panel.makeRoom(in: [map], upTo: .medium)
    ///
    /// It changes with the selected detent, animated as the panel is, not with every movement. Everything is given back
    /// when the panel is hidden or removed; what a controller has of its own stays. Of several panels over one another
    /// the one that shows most counts.
    ///
    /// - Parameters:
    ///   - controllers: Those that are covered: the parent, or, under a ``bar``, those that the bar is theirs. They are not
    ///     kept. Those of an earlier call that are not among them get theirs back.
    ///   - limit: The largest detent that is made room for: one that covers nearly everything would leave nothing. Nil: any.
    public func makeRoom(in controllers: [UIViewController], upTo limit: Detent.Identifier? = nil) {
        for former in room.controllers where !controllers.contains(former) { give(.zero, to: former) }
        room.invite(controllers, upTo: limit)
        if let limit { _ = restingCard.knows(limit, "Panel.makeRoom(in:upTo:)") }
        updateRoom()
    }

    /// All panels of its parent are looked at: over one another, the first of them gives for all.
    func updateRoom() {
        let panels = parent?.addedPanels ?? [self]
        guard let container = containerView, panels.contains(where: \.owesRoom) else { return }
        let give: @MainActor () -> Void = { [self] in
            // Back first: each knows its own by what was there when it gave last.
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

    /// The width of a narrow panel at its side; nothing for one in the middle.
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
        // One that is narrow covers a corner: what is at its side keeps its place, and nothing is made shorter.
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
    /// The greater of both at each edge.
    fileprivate func joined(by other: Self) -> Self {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
