@_spi(Cards) import GestureArbiter
import GestureArbiterInspector
import HeadlessUIKit

extension UIView {
    /// Returns the frontmost view that draws something at a point of the window, whatever takes its touches; nil for
    /// none. A view draws its background, border, text or image; a view that overrides `draw(_:)` is not known to draw.
    ///
    /// - Parameter tint: The opacity up to which a background that takes no touches itself lets show what is behind.
    func drawn(at point: CGPoint, behind tint: CGFloat = 0) -> UIView? {
        guard !isHidden, alpha > 0.01 else { return nil }
        let own = convert(point, from: nil)
        let isInside = bounds.contains(own)
        if clipsToBounds, !isInside { return nil }
        if let mask, !mask.frame.contains(own) { return nil }
        for subview in subviewsInDrawingOrder.reversed() {
            if let view = subview.drawn(at: point, behind: tint) { return view }
        }
        return isInside && draws(behind: tint) ? self : nil
    }

    /// Whether the view itself draws something.
    private func draws(behind tint: CGFloat = 0) -> Bool {
        let alpha = backgroundColor?.cgColor.alpha ?? 0
        if alpha > (listens ? 0.05 : max(tint, 0.05)) { return true }
        switch self {
        case let label as UILabel: return !(label.text ?? "").isEmpty
        case let image as UIImageView: return image.image != nil
        case is UITextField, is UISwitch, is UISlider, is UIVisualEffectView: return true
        default: return layer.borderWidth > 0
        }
    }

    /// Whether the view itself acts on touches.
    var listens: Bool { self is UIControl || !(gestureRecognizers ?? []).isEmpty }

    /// Whether a view in this one, or this view, draws something within some points of a point of the window.
    func draws(within distance: CGFloat, of point: CGPoint) -> Bool {
        tree.contains { view in
            guard view.draws(), !view.isHidden, view.alpha > 0.01 else { return false }
            return view.convert(view.bounds, to: nil).insetBy(dx: -distance, dy: -distance).contains(point)
        }
    }

    /// The control around the view, or the view itself.
    var control: UIControl? { ancestry.lazy.compactMap { $0 as? UIControl }.first }

    /// The ancestor that is directly in the window: one for each presentation.
    var presentation: UIView? { ancestry.first { $0.superview is UIWindow } }

    /// The nearest view around both.
    func common(with other: UIView) -> UIView? { ancestry.first { other.isDescendant(of: $0) } }

    /// The view that is directly in `ancestor`, and holds this view or is this view.
    func branch(in ancestor: UIView) -> UIView? { ancestry.first { $0.superview === ancestor } }
}

extension UIScrollView {
    /// Whether a finger that goes this way may scroll, because there is content beyond the edge.
    func hasRoom(for way: CGVector) -> Bool {
        guard isScrollEnabled, panGestureRecognizer.isEnabled, panGestureRecognizer.minimumNumberOfTouches == 1,
            ancestry.allSatisfy(\.isUserInteractionEnabled)
        else { return false }
        let point = CGPoint(x: way.dx, y: way.dy)
        return way.dx != 0 && room(along: .horizontal, after: point) > 1
            || way.dy != 0 && room(along: .vertical, after: point) > 1
    }
}
