import UIKitShim

/// The controllers that show in a card: its content, and those that the content shows in its place.
///
/// They are found again for each question, so pushes, pops and other tabs count at once. A panel is a card of its own.
@_spi(Cards) extension UIViewController {
    /// This controller and the controllers that show in its place, outermost first. Loads no view.
    public var shownControllers: [UIViewController] { [self] + shownInside }

    /// The controllers that show in this controller's place, without itself. Allocates nothing if there are none.
    var shownInside: [UIViewController] { shownChildren.flatMap(\.shownControllers) }

    /// Whether this controller, or one that shows in its place, keeps the keyboard.
    public var anyShownKeepsKeyboard: Bool { shownControllers.contains { $0.disablesAutomaticKeyboardDismissal } }

    /// The child that fills this controller's place: of a split view's columns, the last; of the children of a
    /// controller that is none of UIKit's containers, the largest, if it covers at least half of its parent. Of equals,
    /// the first: a later one that lets it show is a cover, such as a spinner's.
    public var shownChild: UIViewController? {
        let shown = shownChildren
        guard !shown.isEmpty, !isContainerOfUIKit, let space = viewIfLoaded?.bounds.size else { return shown.last }
        return shown.max { area(of: $0) < area(of: $1) }
            .flatMap { area(of: $0) * 2 >= space.width * space.height ? $0 : nil }
    }

    /// Whether no constraints join the controller's view to its children's views.
    var isContainerOfUIKit: Bool {
        self is UINavigationController || self is UITabBarController || self is UIPageViewController
            || self is UISplitViewController
    }

    /// A navigation controller's top, a tab bar controller's selected, a page view controller's current controllers, and
    /// the columns that a split view shows; of another controller, the children that show, but no panel.
    private var shownChildren: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: return [navigation.topViewController].compactMap { $0 }
        case let tabs as UITabBarController: return [tabs.selectedViewController].compactMap { $0 }
        case let pages as UIPageViewController: return pages.viewControllers ?? []
        case let split as UISplitViewController:
            let columns = split.viewControllers + [split.viewController(for: .compact)].compactMap { $0 }
            let shown = columns.filter { split.area(of: $0) > 0 }
            return shown.isEmpty ? columns.suffix(1) : shown
        default:
            guard !children.isEmpty else { return [] }
            return children.filter { !($0 is any CardControlling) && area(of: $0) > 0 && !isCovered($0) }
        }
    }

    /// Whether another child, in front, hides all of `child`, as in a client's own tabs.
    private func isCovered(_ child: UIViewController) -> Bool {
        guard children.count > 1, let view = child.viewIfLoaded, let siblings = view.superview?.subviews else {
            return false
        }
        return siblings.drop { $0 !== view }.dropFirst().contains { front in
            !front.isHidden && front.alpha == 1 && front.backgroundColor?.cgColor.alpha == 1
                && front.frame.contains(view.frame) && children.contains { $0.viewIfLoaded === front }
        }
    }

    /// The child that contains `view`, or else the child of which the largest area shows; of equals, the one in front.
    public func childThatShows(
        around view: UIView? = nil, among isMeant: (UIViewController) -> Bool = { _ in true }
    ) -> UIViewController? {
        let showing = children.map { (child: $0, area: isMeant($0) ? area(of: $0) : 0) }.filter { $0.area > 0 }
        if let view, let touched = showing.last(where: { view.isDescendant(of: $0.child.view) }) {
            return touched.child
        }
        return showing.reversed().max { $0.area < $1.area }?.child
    }

    /// The visible area of a child's view in this controller's view, in square points; 0 if a view is not loaded.
    private func area(of child: UIViewController) -> CGFloat {
        guard let view = viewIfLoaded, let shown = child.viewIfLoaded, shown !== view else { return 0 }
        return shown.area(showingIn: view)
    }
}

@_spi(Cards) extension UIView {
    /// The visible area of the view within `ancestor`, in square points of the ancestor; 0 if the view is elsewhere.
    public func area(showingIn ancestor: UIView) -> CGFloat {
        var shown = convert(bounds, to: ancestor)
        var view = self
        while view !== ancestor {
            guard !view.isHidden, view.alpha > 0.01, let superview = view.superview else { return 0 }
            view = superview
            if view.clipsToBounds || view === ancestor {
                shown = shown.intersection(view.convert(view.bounds, to: ancestor))
            }
        }
        return shown.isNull ? 0 : shown.width * shown.height
    }
}
