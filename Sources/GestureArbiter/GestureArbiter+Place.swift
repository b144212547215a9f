import UIKitShim

extension GestureArbiter {
    /// The place of a region in the container.
    ///
    ///     arbiter.bind(.header, to: .rect(CGRect(x: 0, y: 0, width: 390, height: 60)))
    ///     arbiter.bind(.edge, to: .edge(.leading, within: 24))
    ///
    /// The arbiter looks for places at touch-down: changes count from the next touch.
    public struct Place: Equatable, Sendable {
        private let kind: Kind

        private enum Kind: Equatable, Sendable {
            case view(WeakView)
            case frames([WeakView])
            case rect(CGRect)
            case strip(Edge, CGFloat)
        }

        /// A side of the container, or of a panel's parent.
        public enum Edge: Sendable, CaseIterable {
            /// The side of the smaller vertical coordinates.
            case top
            /// The side of the greater vertical coordinates.
            case bottom
            /// The side of the smaller horizontal coordinates.
            case left
            /// The side of the greater horizontal coordinates.
            case right
            /// Left, or right in a container that runs from right to left.
            case leading
            /// Right, or left in a container that runs from right to left.
            case trailing
        }

        /// Touches that land on a view or its subviews. The view is held weakly. A view that takes no touches, such as
        /// a label, counts as by ``frame(of:)``.
        public static func view(_ view: UIView) -> Place { Place(kind: .view(WeakView(view))) }

        /// Touches within the visible bounds of a view, whichever view takes them. The view is held weakly.
        public static func frame(of view: UIView) -> Place { frames(of: [view]) }

        /// The same for several views, of which one must exist.
        package static func frames(of views: [UIView]) -> Place { Place(kind: .frames(views.map(WeakView.init))) }

        /// A rectangle in the container's coordinates, which scroll with the content. A rectangle with a side that is
        /// not a number contains no touch.
        public static func rect(_ rect: CGRect) -> Place { Place(kind: .rect(rect)) }

        /// A strip along one side of the container's visible part, `width` points wide. It ignores the safe area and
        /// does not scroll. A width of 0 or less contains no touch.
        public static func edge(_ edge: Edge, within width: CGFloat) -> Place { Place(kind: .strip(edge, width)) }

        /// False if the view is gone.
        @MainActor
        var exists: Bool {
            switch kind {
            case .view(let reference): reference.view != nil
            case .frames(let references): references.contains { $0.view != nil }
            case .rect, .strip: true
            }
        }

        @MainActor
        func holds(_ landing: Landing, in container: UIView) -> Bool {
            switch kind {
            case .view(let reference): reference.view?.isPlace(of: landing) ?? false
            case .frames(let references): references.contains { $0.view?.shows(at: landing) ?? false }
            case .rect(let rect): rect.holds(landing.location(in: container))
            case .strip(let edge, let width):
                width > 0 && edge.distance(of: landing.location(in: container), in: container) <= width
            }
        }
    }
}

extension CGRect {
    /// Like `contains`, which may trap for a side that is not a number: then the answer is false.
    fileprivate func holds(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }
}

extension GestureArbiter.Place.Edge {
    /// The distance of `point` inward from this side, in points.
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
    /// Whether the finger lands in the view or, if the view takes no touches, on it.
    fileprivate func isPlace(of landing: Landing) -> Bool {
        if let touched = landing.view, touched.isDescendant(of: self) { return true }
        return takesNoTouches && shows(at: landing)
    }

    private var takesNoTouches: Bool { ancestry.contains { !$0.isUserInteractionEnabled } }

    /// Whether the view is visible where the finger lands, regardless of views in front of it.
    fileprivate func shows(at landing: Landing) -> Bool {
        guard window != nil, window === landing.window, point(inside: landing.location(in: self), with: nil) else {
            return false
        }
        return ancestry.allSatisfy { view in
            let isCutOff = view.clipsToBounds && !view.bounds.contains(landing.location(in: view))
            return !view.isHidden && view.alpha >= 0.01 && !isCutOff
        }
    }

    private var ancestry: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }
}
