@_spi(Cards) import GestureArbiter
import UIKitShim

/// Measures the height that a card's content needs, for ``Detent/content``; of a card that leaves sideways, the width.
@MainActor
final class ContentHeight {
    /// True if the content was in no window when it was measured: it had no bars and no safe area.
    private(set) var isProvisional = false
    /// A preferred height that a container has taken over from its child, in points: UIKit's navigation controller keeps
    /// that of a higher page when a lower one shows (openradar 28564552).
    private var passedOn: CGFloat = 0
    /// A scroll view that has filled its controller's view.
    private weak var filling: UIScrollView?
    /// The height that a view's constraints needed, in points.
    private var needed: (view: ObjectIdentifier, height: CGFloat)?

    /// Returns the height, in points, without the safe area at the side that the card leaves over. Content in no window has
    /// no bars and no safe area yet: unless it has a preferred size of its own, it counts as high as the whole card.
    ///
    /// - Parameters:
    ///   - size: The size of the whole card, in points.
    ///   - fitting: Calls its argument while the content has no safe area at that side.
    func height(
        of content: UIViewController, in size: CGSize, along direction: ArbitrationPolicy.Direction,
        fitting: (() -> CGFloat) -> CGFloat
    ) -> CGFloat {
        let axis = Axis(direction)
        isProvisional = false
        guard let view = content.viewIfLoaded else { return preferred(by: content, axis) ?? 0 }
        if content.shownChild == nil {
            if let preferred = preferred(by: content, axis) { return preferred }
            // Constraints need no layout: at another height, they might contradict each other.
            if view.mainScrollView(axis) == nil {
                return checked(measure(content, in: size, axis, (0, 0), fitting), of: content)
            }
        }
        guard view.window != nil else {
            isProvisional = true
            return heightBeforeLayout(of: content, in: size, axis)
        }
        let former = view.bounds.size
        defer { if view.bounds.size != former { view.bounds.size = former } }
        UIView.performWithoutAnimation {
            // A list has its content's height only after a layout at the card's width.
            if axis.across(former) != axis.across(size) { view.bounds.size = size }
            view.layoutIfNeeded()
        }
        if let preferred = preferred(by: content, axis) { return preferred }
        // While it is measured, the content may lie under the status bar, where no card with detents rests.
        let own = content.additionalSafeAreaInsets - LentInsets.of(content).lentByCard
        // During a turn, lent insets may be too great for the new place, so that the sum is negative.
        let sides = (
            max(direction.inset(of: view.safeAreaInsets), 0),
            max(direction.opposite.inset(of: view.safeAreaInsets - own), 0)
        )
        return checked(measure(content, in: size, axis, sides, fitting), of: content)
    }

    // MARK: Preferred sizes

    /// The preferred height of the innermost controller that shows, with the bars around it; a container's own counts first.
    private func preferred(by controller: UIViewController, _ axis: Axis) -> CGFloat? {
        let own = axis.along(controller.preferredContentSize)
        guard let child = controller.shownChild else { return own > 0 ? own : nil }
        let wished = preferred(by: child, axis).map { $0 + axis.bars(of: controller, around: child) }
        guard own > 0 else { return wished }
        let childs = axis.along(child.preferredContentSize)
        let taken = [childs, childs + axis.bar(of: controller), wished ?? 0, passedOn]
        guard taken.contains(where: { abs($0 - own) < 0.5 }) else { return own }
        passedOn = own
        return wished
    }

    // MARK: Constraints and scroll views

    /// What the innermost constraints and the bars need, so that the first layout in a window breaks no constraints from
    /// the top to the bottom; of content that scrolls, the whole card.
    private func heightBeforeLayout(of content: UIViewController, in size: CGSize, _ axis: Axis) -> CGFloat {
        let (whole, shown) = (axis.along(size), content.shownControllers)
        guard let view = shown.last?.viewIfLoaded, view.mainScrollView(axis) == nil else { return whole }
        var height = axis.fitting(view, in: size)
        for controller in shown { height += axis.bar(of: controller) }
        return min(height, whole)
    }

    /// - Parameter sides: The content's safe area where it lies now: near the side that the card leaves over, and at the
    ///   other side.
    private func measure(
        _ controller: UIViewController, in size: CGSize, _ axis: Axis, _ sides: (near: CGFloat, far: CGFloat),
        _ fitting: (() -> CGFloat) -> CGFloat
    ) -> CGFloat {
        guard let view = controller.viewIfLoaded else { return 0 }
        // No constraints join the view of a UIKit container to its children's views.
        if controller.isContainerOfUIKit, let child = controller.shownChild, let shown = child.viewIfLoaded {
            let around = axis.along(view.bounds.size) - axis.along(shown.bounds.size)
            let height = measure(child, in: size, axis, sides, fitting)
            let counts = countsSafeArea(child.shownControllers.last ?? child, in: size, axis)
            return height + (counts ? around : axis.bars(of: controller, around: child))
        }
        let needed = fitting { axis.fitting(view, in: size) }
        let height = remembered(needed, of: view, axis)
        guard let scrollView = view.mainScrollView(axis) else { return height }
        let around = axis.along(view.bounds.size) - axis.along(scrollView.bounds.size)
        // Constraints to the edges need nothing for the scroll view itself.
        let isPinned = [around, around - sides.near].contains { abs($0 - needed) <= 1 }
        // A view without constraints answers its own size that fits, or else its current size.
        let answersItself = needed >= 0.5 && abs(needed - axis.along(view.bounds.size)) >= 0.5
        let fills = scrollView === view || !answersItself && scrollView.fillsByMask(view, axis)
        guard fills || isPinned || filling === scrollView else { return height }
        filling = scrollView
        let inset = scrollView.insetWithBars
        let covered = inset - scrollView.contentInset
        return (fills ? around : needed) + axis.along(scrollView.contentSize) + axis.along(inset)
            - min(max(axis.direction.inset(of: covered), 0), sides.near)
            - min(max(axis.direction.opposite.inset(of: covered), 0), sides.far)
    }

    /// False if the controller's view measures itself, as SwiftUI's do, but does not count its safe area.
    private func countsSafeArea(_ controller: UIViewController, in size: CGSize, _ axis: Axis) -> Bool {
        guard let view = controller.viewIfLoaded, view.constraints.isEmpty, view.mainScrollView(axis) == nil else {
            return true
        }
        let height = axis.fitting(view, in: size)
        guard abs(height - axis.along(view.bounds.size)) >= 0.5 else { return true }
        controller.additionalSafeAreaInsets.top += 100
        defer { controller.additionalSafeAreaInsets.top -= 100 }
        return axis.fitting(view, in: size) != height
    }

    /// A view without constraints answers its current height, which the card has set: then the first answer counts.
    private func remembered(_ height: CGFloat, of view: UIView, _ axis: Axis) -> CGFloat {
        if let needed, needed.view == ObjectIdentifier(view), height == axis.along(view.bounds.size) {
            return needed.height
        }
        needed = (ObjectIdentifier(view), height)
        return height
    }

    private func checked(_ height: CGFloat, of content: UIViewController) -> CGFloat {
        guard height < 0.5 else { return height }
        let innermost = content.shownControllers.last ?? content
        warnOnce(
            "Detent.content",
            """
            The content of \(type(of: innermost)) needs no height, so the card shows 0 points of it. Set \
            preferredContentSize, or constrain the content from the top to the bottom of the view. If a list gets its \
            rows later, call invalidateDetents() then.
            """)
        return height
    }
}

extension ContentHeight {
    /// The axis along which a card leaves.
    @MainActor
    struct Axis {
        let direction: ArbitrationPolicy.Direction
        var isVertical: Bool { direction.axis == .vertical }

        init(_ direction: ArbitrationPolicy.Direction) { self.direction = direction }

        func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
        func along(_ insets: UIEdgeInsets) -> CGFloat {
            isVertical ? insets.top + insets.bottom : insets.left + insets.right
        }

        func fitting(_ view: UIView, in size: CGSize) -> CGFloat {
            along(
                view.systemLayoutSizeFitting(
                    CGSize(width: isVertical ? size.width : 0, height: isVertical ? 0 : size.height),
                    withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
                    verticalFittingPriority: isVertical ? .fittingSizeLevel : .required))
        }

        func bar(of controller: UIViewController) -> CGFloat {
            switch controller {
            case let navigation as UINavigationController where isVertical && !navigation.isNavigationBarHidden:
                navigation.navigationBar.bounds.height
            case let tabs as UITabBarController where isVertical: tabs.tabBar.bounds.height
            default: 0
            }
        }

        /// The length that `controller` takes from `child`: bars in the child's safe area, and views beside the child's.
        func bars(of controller: UIViewController, around child: UIViewController) -> CGFloat {
            // A page that is about to be pushed is not in the navigation controller's view yet.
            guard let view = controller.viewIfLoaded, let shown = child.viewIfLoaded, shown.isDescendant(of: view)
            else { return bar(of: controller) }
            let place = view.bounds.insets(of: shown.convert(shown.bounds, to: view))
            let inherited = view.safeAreaInsets.combined(with: place) { max($0 - max($1, 0), 0) }
            let bars = (shown.safeAreaInsets - child.additionalSafeAreaInsets - inherited)
                .combined(with: .zero) { max($0, $1) }
            return along(view.bounds.size) - along(shown.bounds.size) + along(bars)
        }
    }
}

extension UIScrollView {
    /// The inset at which content is clear of bars. Content that is too short to scroll may not be adjusted.
    fileprivate var insetWithBars: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return adjustedContentInset }
        return adjustedContentInset.combined(with: contentInset + safeAreaInsets, max)
    }
}

@_spi(Cards) extension UIView {
    /// The height at which the tallest scroll view in this view has nothing to scroll; nil without a scroll view.
    public var heightWithoutScrolling: CGFloat? {
        guard let scrollView = mainScrollView(ContentHeight.Axis(.down)) else { return nil }
        scrollView.layoutIfNeeded()
        let inset = scrollView.insetWithBars
        return bounds.height - scrollView.bounds.height + scrollView.contentSize.height + inset.top + inset.bottom
    }
}

extension UIView {
    /// The longest scroll view in the view, none of another; for heights, none that scrolls sideways.
    func mainScrollView(_ axis: ContentHeight.Axis) -> UIScrollView? {
        if let scrollView = self as? UIScrollView {
            guard axis.isVertical, scrollView.contentSize.width > scrollView.bounds.width else { return scrollView }
            // A list that has become narrower keeps its content's width until its layout.
            if window != nil { scrollView.layoutIfNeeded() }
            if scrollView.contentSize.width <= scrollView.bounds.width { return scrollView }
        }
        return subviews.compactMap { $0.isHidden ? nil : $0.mainScrollView(axis) }
            .max { axis.along($0.bounds.size) < axis.along($1.bounds.size) }
    }

    /// Whether autoresizing masks keep this view as long as `ancestor`, but for fixed margins.
    fileprivate func fillsByMask(_ ancestor: UIView, _ axis: ContentHeight.Axis) -> Bool {
        let (length, margins): (AutoresizingMask, AutoresizingMask) =
            axis.isVertical
            ? (.flexibleHeight, [.flexibleTopMargin, .flexibleBottomMargin])
            : (.flexibleWidth, [.flexibleLeftMargin, .flexibleRightMargin])
        return sequence(first: self, next: \.superview).prefix { $0 !== ancestor }.allSatisfy {
            $0.translatesAutoresizingMaskIntoConstraints && $0.autoresizingMask.contains(length)
                && $0.autoresizingMask.isDisjoint(with: margins)
        }
    }
}
