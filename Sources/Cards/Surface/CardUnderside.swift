@_spi(Cards) import GestureArbiter
import UIKitShim

/// Extends a card's surface to the container's edge while a finger pulls the card beyond its most open place, so that
/// the views behind it do not show.
@MainActor
struct CardUnderside {
    private var surface: UIView?
    /// The color at the card's edge; nil: none, and nothing shows.
    var color: UIColor?
    var isShown: Bool { surface != nil }

    /// - Parameter gap: The card's distance from the edge, in points; 0 or less: the card covers the edge.
    mutating func show(_ gap: CGFloat, of card: UIView, along direction: ArbitrationPolicy.Direction) {
        guard gap > 0, gap.isFinite, let color else { return hide() }
        let surface = surface ?? UIView()
        if surface.superview !== card {
            surface.isUserInteractionEnabled = false
            card.insertSubview(surface, at: 0)
            self.surface = surface
        }
        if surface.backgroundColor != color { surface.backgroundColor = color }
        // Overlap the card by a point: between two edges on half a pixel a line would shine through.
        let (edge, way) = (card.bounds.keeping(1, towards: direction), direction.movement(by: gap))
        surface.frame = edge.union(edge.offsetBy(dx: way.x, dy: way.y))
    }

    mutating func hide() {
        guard let surface else { return }
        surface.removeFromSuperview()
        self.surface = nil
    }
}

extension RestingCard {
    /// Shows the surface of a card that touches the edge; around a floating card the views behind it show anyway.
    func showUnderside() {
        let gap = -course.translation
        guard gap > 0, let container = containerView,
            direction.inset(of: container.bounds.insets(of: cardView.restingFrame)) <= 0.5
        else { return underside.hide() }
        // Find the color once per pull.
        if !underside.isShown {
            let edge = cardView.bounds.keeping(2, towards: direction)
            underside.color = cardView.color(at: CGPoint(x: edge.midX, y: edge.midY))
        }
        underside.show(gap, of: cardView, along: direction)
    }
}

extension UIView {
    /// The color that shows at `point`, by the backgrounds of the views in this view; nil if there is none.
    fileprivate func color(at point: CGPoint) -> UIColor? {
        for subview in subviews.reversed() where !subview.isHidden && subview.alpha > 0 {
            let place = subview.convert(point, from: self)
            if subview.bounds.contains(place), let color = subview.color(at: place) { return color }
        }
        return backgroundColor == .clear ? nil : backgroundColor
    }
}
