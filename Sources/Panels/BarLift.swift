import UIKitShim

/// A panel's share in a bar that goes out of its way by a transform. Several panels may rest on one bar: the bar goes as far as
/// the panel needs that needs most.
@MainActor
final class BarLift {
    private static var all: [BarLift] = []

    private weak var bar: UIView?
    /// How far this panel has the bar go, in points of its superview.
    private var way = CGPoint.zero
    /// The bar's own transform, and the one that the panels have set: the same in each of a bar's lifts.
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

    /// The panel does not rest on the bar any more. With the last panel the bar has its own transform back.
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
        // A transform that somebody else has set meanwhile is the bar's own now.
        if bar.transform != shown { own = bar.transform }
        shown = own.concatenating(CGAffineTransform(translationX: farthest.x, y: farthest.y))
        if bar.transform != shown { bar.transform = shown }
        for lift in Self.all where lift.bar === bar { (lift.own, lift.shown) = (own, shown) }
    }
}
