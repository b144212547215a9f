import UIKitShim

/// How a scroll view's content goes as a finger goes along the drag's direction on the screen: along which of the scroll
/// view's own axes, and how far.
///
/// A list that is turned upside down, as chats are, goes the other way; one that is turned by 90° goes along its other
/// axis; one that is shown at half its size goes twice as far.
struct ScrollCourse: Equatable {
    /// Of the scroll view's own coordinates.
    var axis = ArbitrationPolicy.Direction.Axis.vertical
    /// How far the content offset goes, in the scroll view's own points, for each point of the finger. Never 0.
    var pace: CGFloat = -1

    /// Whether the drag comes from the scroll view's own top or left edge.
    var comesFromStart: Bool { pace < 0 }

    /// The content offset at the edge that the drag comes from.
    func edge(of geometry: Arbitration.ScrollGeometry) -> CGFloat {
        comesFromStart ? geometry.minimum : geometry.maximum
    }
}

extension UIView {
    /// How far a way in `view`, or in the window if that is nil, goes in this view's own coordinates.
    func ownWay(of way: CGPoint, in view: UIView? = nil) -> CGPoint {
        let (start, end) = (convert(CGPoint.zero, from: view), convert(way, from: view))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

extension UIScrollView {
    /// The course of a finger that goes along `direction` in the window. Where the scroll view is shown aslant, that of
    /// the nearer axis; where it is shown at no size, that of the direction itself.
    func course(along direction: ArbitrationPolicy.Direction) -> ScrollCourse {
        course(along: direction, ownWay: ownWay(of: direction.movement(by: 1)))
    }

    /// The same, where the finger's way of a point in the window is known in its own coordinates.
    func course(along direction: ArbitrationPolicy.Direction, ownWay way: CGPoint) -> ScrollCourse {
        let plain = ScrollCourse(axis: direction.axis, pace: -direction.sign)
        let isVertical = abs(way.y) >= abs(way.x)
        let length = isVertical ? way.y : way.x
        guard length.isFinite, abs(length) > 1e-3 else { return plain }
        // What rounding leaves of a whole number would keep content off its edge by as little.
        let pace = abs(abs(length) - 1) < 1e-9 ? copysign(1, length) : length
        return ScrollCourse(axis: isVertical ? .vertical : .horizontal, pace: -pace)
    }

    /// Where it is along its course, measured from its resting edges.
    func geometry(along course: ScrollCourse) -> Arbitration.ScrollGeometry {
        let inset = adjustedContentInset
        var geometry: Arbitration.ScrollGeometry
        switch course.axis {
        case .vertical:
            geometry = Arbitration.ScrollGeometry(
                offset: contentOffset.y, minimum: -inset.top,
                maximum: contentSize.height + inset.bottom - bounds.height, isScrollable: isScrollEnabled)
            geometry.length = bounds.height
        case .horizontal:
            geometry = Arbitration.ScrollGeometry(
                offset: contentOffset.x, minimum: -inset.left,
                maximum: contentSize.width + inset.right - bounds.width, isScrollable: isScrollEnabled)
            geometry.length = bounds.width
        }
        geometry.pace = course.pace
        geometry.bounces = bounces(along: course.axis)
        return geometry
    }
}
