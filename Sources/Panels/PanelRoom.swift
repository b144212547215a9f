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
        for index in guests.indices {
            guard let controller = guests[index].controller, !controllers.contains(where: { $0 === controller }) else {
                continue
            }
            guests[index].lent.give(.zero, to: controller)
        }
        let before = guests
        guests = controllers.map { controller in
            before.first { $0.controller === controller } ?? Guest(controller: controller)
        }
        self.limit = limit
    }

    var isEmpty: Bool { guests.isEmpty }

    func share(of controller: UIViewController) -> UIEdgeInsets {
        guests.first { $0.controller === controller }?.lent.share ?? .zero
    }

    /// Whether somebody has other insets from here than `insets`.
    func owes(_ insets: UIEdgeInsets) -> Bool {
        guests.contains { $0.controller != nil && $0.lent.share != insets }
    }

    mutating func give(_ insets: UIEdgeInsets) {
        for index in guests.indices {
            if let controller = guests[index].controller { guests[index].lent.give(insets, to: controller) }
        }
    }

    mutating func giveBack() { give(.zero) }
}

extension Panel {
    /// Gives the controllers as much safe area at the panel's side as it shows beyond their own: the last row of a list
    /// behind it can be scrolled to, and a map keeps its centre in sight.
    ///
    ///     panel.makeRoom(in: [map], upTo: .medium)
    ///
    /// It changes with the selected detent, animated as the panel is, not with every movement. Everything is given back
    /// when the panel is hidden or removed; what a controller has of its own stays.
    ///
    /// - Parameters:
    ///   - controllers: Those that are covered: the parent, or, under a ``bar``, those that the bar is theirs. They are not
    ///     kept. Those of an earlier call that are not among them get theirs back.
    ///   - limit: The largest detent that is made room for: one that covers nearly everything would leave nothing. Nil: any.
    public func makeRoom(in controllers: [UIViewController], upTo limit: Detent.Identifier? = nil) {
        room.invite(controllers, upTo: limit)
        if let limit { _ = restingCard.knows(limit, "Panel.makeRoom(in:upTo:)") }
        updateRoom()
    }

    func updateRoom() {
        let insets = roomInsets
        guard room.owes(insets), let container = containerView else { return }
        let give: @MainActor () -> Void = { [self] in
            room.give(insets)
            parent?.viewIfLoaded?.layoutIfNeeded()
        }
        guard container.window != nil, UIView.inheritedAnimationDuration == 0 else { return give() }
        UIView.animate(
            withDuration: configuration.response, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: give, completion: nil)
    }

    private var roomInsets: UIEdgeInsets {
        guard isShown else { return .zero }
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
