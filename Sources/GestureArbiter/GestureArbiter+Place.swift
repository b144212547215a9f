import UIKitShim

extension GestureArbiter {
    /// A region's place in the container.
    ///
    ///     arbiter.bind(.header, to: .rect(CGRect(x: 0, y: 0, width: 390, height: 60)))
    ///     arbiter.bind(.edge, to: .edge(.leading, within: 24))
    ///
    /// Where a touch comes down is found once, then; what is bound, moved or removed later counts from the next touch.
    public struct Place: Equatable, Sendable {
        private let kind: Kind

        private enum Kind: Equatable, Sendable {
            case view(WeakView)
            case frames([WeakView])
            case rect(Sides)
            case strip(Edge, CGFloat)
        }

        /// A side of the container.
        public enum Edge: Sendable {
            /// The side at which its coordinates begin, vertically.
            case top
            /// The side at which its coordinates end, vertically.
            case bottom
            /// The side at which its coordinates begin, horizontally.
            case left
            /// The side at which its coordinates end, horizontally.
            case right
            /// Left, or right in a container that runs from right to left.
            case leading
            /// Right, or left in a container that runs from right to left.
            case trailing
        }

        /// A view, which is not kept: touches that land on it or on what is in it.
        ///
        /// A view that takes no touches, such as a label or a strip whose `isUserInteractionEnabled` is false, counts by
        /// its place: touches that come down within its bounds, whatever takes them, as long as it shows there.
        public static func view(_ view: UIView) -> Place { Place(kind: .view(WeakView(view))) }

        /// The frame of a view, which is not kept: touches that come down within its bounds, as far as it shows there,
        /// whatever takes them. For a view that marks a place behind or in front of what is touched.
        public static func frame(of view: UIView) -> Place { frames(of: [view]) }

        /// The frames of views, which are not kept: touches that come down within one's bounds, as far as it shows there,
        /// whatever takes them. For views that only mark a place, behind or in front of what is touched.
        package static func frames(of views: [UIView]) -> Place { Place(kind: .frames(views.map(WeakView.init))) }

        /// A rectangle in the container's coordinates: in a scroll view it scrolls with the content. One with a side that is
        /// not a number holds no touch.
        public static func rect(_ rect: CGRect) -> Place { Place(kind: .rect(Sides(rect))) }

        /// A strip along one side of what shows of the container, `width` points wide, the safe area not looked at. It
        /// follows the container's size and layout direction, and does not scroll. One that is not wider than 0 holds no
        /// touch.
        public static func edge(_ edge: Edge, within width: CGFloat) -> Place { Place(kind: .strip(edge, width)) }
    }
}

extension GestureArbiter.Place {
    /// Whether there is such a place now: a view may be gone.
    @MainActor
    var exists: Bool {
        switch kind {
        case .view(let reference): reference.view != nil
        case .frames(let references): references.contains { $0.view != nil }
        case .rect, .strip: true
        }
    }

    /// Whether `touch`, which has just come down in `container`, is there.
    @MainActor
    func holds(_ touch: UITouch, in container: UIView) -> Bool {
        switch kind {
        case .view(let reference): reference.view?.isPlace(of: touch) ?? false
        case .frames(let references): references.contains { $0.view?.shows(at: touch) ?? false }
        case .rect(let sides): sides.contain(touch.location(in: container))
        case .strip(let edge, let width):
            width > 0 && edge.distance(of: touch.location(in: container), in: container) <= width
        }
    }

    /// The sides of a rectangle: Core Graphics' own is hashable from iOS 18 on.
    private struct Sides: Equatable, Sendable {
        let left, right, top, bottom: CGFloat

        init(_ rect: CGRect) {
            let (x, y) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
            (left, right) = (Swift.min(rect.origin.x, x), Swift.max(rect.origin.x, x))
            (top, bottom) = (Swift.min(rect.origin.y, y), Swift.max(rect.origin.y, y))
        }

        /// False where a side is not a number.
        func contain(_ point: CGPoint) -> Bool {
            left <= point.x && point.x < right && top <= point.y && point.y < bottom
        }
    }
}

extension GestureArbiter.Place.Edge {
    /// How far inside of this side of the container `point` is, in points.
    @MainActor
    fileprivate func distance(of point: CGPoint, in container: UIView) -> CGFloat {
        let bounds = container.bounds
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch self {
        case .top: point.y - bounds.minY
        case .bottom: bounds.maxY - point.y
        case .left: point.x - bounds.minX
        case .right: bounds.maxX - point.x
        case .leading: isRightToLeft ? bounds.maxX - point.x : point.x - bounds.minX
        case .trailing: isRightToLeft ? point.x - bounds.minX : bounds.maxX - point.x
        }
    }
}

extension UIView {
    /// Whether a touch that has just come down is this view's: it landed in it, or, where the view takes none, on it.
    fileprivate func isPlace(of touch: UITouch) -> Bool {
        if let touched = touch.view, touched.isDescendant(of: self) { return true }
        return takesNoTouches && shows(at: touch)
    }

    private var takesNoTouches: Bool { ancestry.contains { !$0.isUserInteractionEnabled } }

    /// Whether a touch is where this view can be seen, as far as it is not behind another.
    fileprivate func shows(at touch: UITouch) -> Bool {
        guard window != nil, window === touch.window, point(inside: touch.location(in: self), with: nil) else {
            return false
        }
        return ancestry.allSatisfy { view in
            let isCutOff = view.clipsToBounds && !view.bounds.contains(touch.location(in: view))
            return !view.isHidden && view.alpha >= 0.01 && !isCutOff
        }
    }

    /// This view, and what it is in.
    private var ancestry: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }
}
