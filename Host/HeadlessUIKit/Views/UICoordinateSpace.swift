/// A coordinate space that can be converted to another: a view, or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The bounds in its own coordinates.
    var bounds: CGRect { get }
    /// Converts a point of this space to the other.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point of the other space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle of this space to the other; under a rotation, to the smallest rectangle around it.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle of the other space to this one; under a rotation, to the smallest rectangle around it.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(conversion(to: coordinateSpace))
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(conversion(to: coordinateSpace))
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }

    private func conversion(to space: any UICoordinateSpace) -> CGAffineTransform {
        if let one = self as? UIView, let other = space as? UIView { return one.transform(to: other) }
        return transformToScreen.concatenating(space.transformToScreen.inverted())
    }

    /// The transform to the screen. A window's frame is in its screen's coordinates; without a window, the root view's
    /// coordinates count as the screen's.
    private var transformToScreen: CGAffineTransform {
        guard let view = self as? UIView else { return .identity }
        return view.transform(to: nil).concatenating(view.window?.transformToSuperview ?? .identity)
    }
}

extension UIView: UICoordinateSpace {}

/// The coordinate space of a screen, whose origin is the upper left corner.
final class ScreenSpace: UICoordinateSpace {
    private unowned let screen: UIScreen
    init(_ screen: UIScreen) { self.screen = screen }
    var bounds: CGRect { screen.bounds }
}
