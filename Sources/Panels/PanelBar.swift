@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

extension Panel {
    /// The distance that the bar, at rest, reaches in from the panel's side, in points.
    @_spi(Cards) public var barHeight: CGFloat {
        guard let bar, !bar.isHidden, let container = containerView, let superview = bar.superview,
            bar.window === container.window
        else { return 0 }
        let (direction, frame) = (direction, superview.convert(bar.restingFrame, to: container))
        let depth = direction.distance(of: frame, outOf: container.bounds)
        // A bar at another side reaches across the whole container.
        let length = direction.axis == .vertical ? container.bounds.height : container.bounds.width
        return depth <= length / 2 ? depth : 0
    }

    /// True if the panel is narrower than the container. Such a panel does not move its bar.
    var isNarrow: Bool {
        guard let container = containerView, direction.axis == .vertical else { return false }
        let (margins, width) = (configuration.margins, container.bounds.width)
        return wholeFrame.width + margins.left + margins.right < width - 0.5
    }

    func moveBar() {
        guard let bar else { return panelView.cover(hostPlace?.visibleBounds) }
        let (places, height) = (selection.places, barHeight)
        // A panel that has faded out is still at its place.
        let moves = restingCard.hasSeveralStops && !isNarrow && mover.phase != .away
        let share = moves ? places.opening(from: places.lowest, at: mover.translation) : 0
        barLift.move(bar, by: direction.movement(by: height * share))
        let beside = view.bounds.inset(by: direction.insets(height * (1 - share)))
        panelView.cover(hostPlace?.visibleBounds.map(beside.intersection) ?? beside)
    }
}

extension UIViewController {
    /// The tab bar of the tab bar controller that is nearest to this controller: this, in it, around it or beside it.
    var nearestTabBar: UITabBar? { tabBarInside ?? parent?.nearestTabBar }

    /// The first tab bar in this controller, except in panels.
    private var tabBarInside: UITabBar? {
        if let tabs = self as? UITabBarController { return tabs.tabBar }
        for child in children where !(child is Panel) {
            if let bar = child.tabBarInside { return bar }
        }
        return nil
    }
}

/// Moves a bar out of a panel's way by a transform. Of several panels on one bar, the greatest movement counts.
@MainActor
final class BarLift {
    private static var all: [BarLift] = []

    private weak var bar: UIView?
    /// This panel's movement of the bar, in points of the bar's superview.
    private var way = CGPoint.zero
    /// The bar's own transform, and the transform that the panels set. All lifts of a bar have the same values.
    private var own = CGAffineTransform.identity
    private var shown = CGAffineTransform.identity

    func move(_ bar: UIView, by way: CGPoint) {
        if self.bar !== bar {
            putBack()
            let other = Self.all.first { $0.bar === bar }
            (self.bar, own, shown) = (bar, other?.own ?? bar.transform, other?.shown ?? bar.transform)
            Self.all.append(self)
        }
        self.way = way
        show(bar)
    }

    /// Removes this panel's movement; without another panel's the bar gets its own transform back.
    func putBack() {
        way = .zero
        if let bar { show(bar) }
        bar = nil
        Self.all.removeAll { $0.bar == nil }
    }

    private func show(_ bar: UIView) {
        var farthest = CGPoint.zero
        for lift in Self.all where lift.bar === bar && hypot(lift.way.x, lift.way.y) > hypot(farthest.x, farthest.y) {
            farthest = lift.way
        }
        // If someone changed the bar's transform meanwhile, that becomes its base transform.
        if bar.transform != shown { own = bar.transform }
        shown = own.concatenating(CGAffineTransform(translationX: farthest.x, y: farthest.y))
        if bar.transform != shown { bar.transform = shown }
        for lift in Self.all where lift.bar === bar { (lift.own, lift.shown) = (own, shown) }
    }
}
