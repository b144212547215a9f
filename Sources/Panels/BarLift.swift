import UIKitShim

/// Moves a bar out of a panel's way by a transform. If several panels rest on one bar, the bar moves as far as the
/// panel with the greatest need.
@MainActor
final class BarLift {
    private static var all: [BarLift] = []

    private weak var bar: UIView?
    /// How far this panel moves the bar, in points of the bar's superview.
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

    /// Removes this panel's share. With the last panel the bar gets its own transform back.
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
