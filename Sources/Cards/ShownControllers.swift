import UIKitShim

/// The controllers that show in a card: its content, and those that the content shows in its place.
///
/// They are found again for each question, so pushes, pops and other tabs count at once. A panel is a card of its own.
@_spi(Cards) extension UIViewController {
    /// This controller and the controllers that show in its place, outermost first. Loads no view.
    public var shownControllers: [UIViewController] { [self] + shownInside }

    /// The controllers that show in this controller's place, without itself. Allocates nothing if there are none.
    var shownInside: [UIViewController] {
        var inside: [UIViewController] = []
        for child in shownChildren { inside += child.shownControllers }
        return inside
    }

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
        case let navigation as UINavigationController: return only(navigation.topViewController)
        case let tabs as UITabBarController: return only(tabs.selectedViewController)
        case let pages as UIPageViewController: return pages.viewControllers ?? []
        case let split as UISplitViewController:
            let columns = split.viewControllers + only(split.viewController(for: .compact))
            let shown = columns.filter { split.area(of: $0) > 0 }
            return shown.isEmpty ? only(columns.last) : shown
        default:
            guard !children.isEmpty else { return [] }
            return children.filter { !($0 is any CardControlling) && area(of: $0) > 0 && !isCovered($0) }
        }
    }

    @inline(never)
    private func only(_ child: UIViewController?) -> [UIViewController] { child.map { [$0] } ?? [] }

    /// Whether another child, in front, hides all of `child`, as in a client's own tabs.
    private func isCovered(_ child: UIViewController) -> Bool {
        guard children.count > 1, let view = child.viewIfLoaded, let siblings = view.superview?.subviews else {
            return false
        }
        var isInFront = false
        for sibling in siblings {
            if isInFront, !sibling.isHidden, sibling.alpha == 1, sibling.backgroundColor?.cgColor.alpha == 1,
                sibling.frame.contains(view.frame), children.contains(where: { $0.viewIfLoaded === sibling })
            {
                return true
            }
            if sibling === view { isInFront = true }
        }
        return false
    }

    /// The last of the chain from this controller to the child that shows around `view`, or else to the child of which the
    /// largest area shows; of equals, the one in front.
    func innermostShown(around view: UIView?) -> UIViewController {
        let shown = shownChildren
        let touched = shown.last { child in child.viewIfLoaded.map { view?.isDescendant(of: $0) == true } ?? false }
        let child = touched ?? shown.reversed().max { area(of: $0) < area(of: $1) }
        return child?.innermostShown(around: view) ?? self
    }

    /// The visible area of a child's view in this controller's view, in square points; 0 if a view is not loaded.
    private func area(of child: UIViewController) -> CGFloat {
        guard let view = viewIfLoaded, let shown = child.viewIfLoaded, shown !== view else { return 0 }
        return shown.area(showingIn: view)
    }
}

extension UIView {
    /// The visible area of the view within `ancestor`, in square points of the ancestor; 0 if the view is elsewhere.
    func area(showingIn ancestor: UIView) -> CGFloat {
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
