@_spi(Cards) import GestureArbiter
import UIKitShim

extension RestingCard {
    /// Extends the card's surface to the container's edge while the card shows beyond its most open place, pulled by a
    /// finger or as a keyboard goes, so that the views behind the card do not show there. Around a floating card they
    /// show anyway.
    func showUnderside() {
        let (along, aside) = mover.shown
        let gap = -along - direction.components(of: aside).along
        guard gap > 0 else { return hideUnderside() }
        guard gap.isFinite, let container = containerView,
            direction.inset(of: container.bounds.insets(of: cardView.restingFrame)) <= 0.5
        else { return hideUnderside() }
        guard let surface = underside ?? makeUnderside() else { return }
        // Overlap the card by a point: between two edges on half a pixel a line would shine through.
        let (edge, way) = (cardView.bounds.keeping(1, towards: direction), direction.movement(by: gap))
        let place = edge.union(edge.offsetBy(dx: way.x, dy: way.y))
        // Two effects side by side would show their edges: the card's reaches down.
        surface.lie(in: surface === cardView.effectView ? cardView.bounds.union(place) : place)
    }

    /// Makes a surface with the color at the card's edge; without a color there, takes the card's effect, if it has one.
    private func makeUnderside() -> UIView? {
        let edge = cardView.bounds.keeping(2, towards: direction)
        guard let color = (face ?? cardView).color(at: CGPoint(x: edge.midX, y: edge.midY), besides: face?.shade) else {
            underside = cardView.effectView
            return underside
        }
        let surface = UIView()
        surface.isUserInteractionEnabled = false
        surface.backgroundColor = color
        cardView.insertSubview(surface, at: 0)
        underside = surface
        return surface
    }

    func hideUnderside() {
        guard let surface = underside else { return }
        underside = nil
        if surface === cardView.effectView { surface.lie(in: cardView.bounds) } else { surface.removeFromSuperview() }
    }
}

extension UIView {
    /// Sets the view's place without its transform, which another card may have given it.
    func lie(in place: CGRect) {
        bounds.size = place.size
        center = CGPoint(x: place.midX, y: place.midY)
    }

    /// The color that shows at `point`, by the backgrounds of the views in this view; nil if there is none.
    fileprivate func color(at point: CGPoint, besides shade: UIView?) -> UIColor? {
        for subview in subviews.reversed() where !subview.isHidden && subview.alpha > 0 && subview !== shade {
            let place = subview.convert(point, from: self)
            if subview.bounds.contains(place), let color = subview.color(at: place, besides: nil) { return color }
        }
        return backgroundColor == .clear ? nil : backgroundColor
    }
}
