@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// A controller that gets safe area from the panel that covers it.
struct WeakController {
    weak var controller: UIViewController?
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
    ///   - controllers: The covered controllers: the parent, or the tabs of a tab bar controller. Held weakly. A tab bar
    ///     controller, or a controller around it, passes the room to its tabs: its own safe area would move the bar.
    ///     Controllers of an earlier call that are not among them lose the panel's safe area.
    ///   - limit: The largest detent that the panel makes room for; nil: any. An unknown detent changes nothing, and the
    ///     log says so once.
    public func makeRoom(in controllers: [UIViewController], upTo limit: Detent.Identifier? = nil) {
        if let limit, !restingCard.traits.knows(limit, "Panel.makeRoom(in:upTo:)") { return }
        (covered, roomLimit) = (controllers.map(WeakController.init), limit)
        updateRoom()
    }

    /// Finds the controllers that get the room: a tab may have been added since.
    private func findControllersWithRoom() {
        let found = covered.compactMap(\.controller).flatMap(pages(of:))
        for one in withRoom where !found.contains(where: { $0 === one.controller }) { give(.zero, to: one) }
        withRoom = found.map(WeakController.init)
    }

    /// The controller itself; for a tab bar controller, or one around it, the controllers in it.
    private func pages(of controller: UIViewController) -> [UIViewController] {
        let children = controller.children.filter { !($0 is Panel) }
        let isAroundBar = children.contains { child in
            child is UITabBarController || child.viewIfLoaded.flatMap { bar?.isDescendant(of: $0) } ?? false
        }
        return isAroundBar || controller is UITabBarController ? children.flatMap(pages(of:)) : [controller]
    }

    /// Updates the safe area that the panel gives.
    func updateRoom() {
        // Room that changes the panel's places changes nothing more in the same pass.
        guard let container = containerView, !isGivingRoom else { return }
        isGivingRoom = true
        defer { isGivingRoom = false }
        findControllersWithRoom()
        let insets = roomInsets
        let owes = withRoom.compactMap(\.controller).contains { LentInsets.of($0).insets(under: [self]) != insets }
        guard owes else { return }
        let update: @MainActor () -> Void = { [self] in
            for one in withRoom { give(insets, to: one) }
            parent?.viewIfLoaded?.layoutIfNeeded()
        }
        guard container.window != nil, UIView.inheritedAnimationDuration == 0 else { return update() }
        UIView.animate(
            withDuration: traits.response, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: update, completion: nil)
    }

    func giveRoomBack() {
        (covered, roomLimit) = ([], nil)
        findControllersWithRoom()
    }

    private func give(_ insets: UIEdgeInsets, to one: WeakController) {
        one.controller.map { LentInsets.of($0).lend(insets, under: self) }
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
