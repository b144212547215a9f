/// The scrolling that a scroll view at its edge passes to an outer one. Row S31.
extension UIScrollView {
    /// Returns the scroll views around a view, including itself, innermost first. The sequence is lazy.
    static func enclosing(_ view: UIView?) -> UnfoldSequence<UIScrollView, UIView?> {
        sequence(state: view) { next in
            while let view = next {
                next = view.superview
                if let scrollView = view as? UIScrollView { return scrollView }
            }
            return nil
        }
    }

    /// Returns the innermost scroll view around a view; it may be the view itself.
    static func innermost(around view: UIView?) -> UIScrollView? {
        var scrollViews = enclosing(view)
        return scrollViews.next()
    }

    /// True if a drag that starts with `displacement`, along its own axes, belongs to an outer scroll view.
    func leavesToParent(_ displacement: CGPoint) -> Bool {
        guard !isOutOfBounds else { return false }
        let isVertical = !horizontal.canScroll || (vertical.canScroll && abs(displacement.y) >= abs(displacement.x))
        let way = isVertical ? -displacement.y : -displacement.x
        guard way != 0, room(isVertical, towards: way) < pixel else { return false }
        return heir(isVertical, towards: way) != nil
    }

    /// Moves outer scroll views by the movement beyond this one's edge, if scrolling is passed on within a gesture.
    func passOn(_ drag: inout Drag) {
        guard passesOnInMidGesture else { return }
        if drag.moves.vertical {
            let way = passOn(excess(of: drag.pulled.y, from: drag.startedAt.y, vertical), isVertical: true)
            drag.pulled.y -= way
            drag.passedOn.y += way
        }
        if drag.moves.horizontal {
            let way = passOn(excess(of: drag.pulled.x, from: drag.startedAt.x, horizontal), isVertical: false)
            drag.pulled.x -= way
            drag.passedOn.x += way
        }
    }

    /// Returns the part of a drag beyond an end. Over-scroll from before the drag stays this view's own.
    private func excess(of pulled: CGFloat, from start: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let (excess, own) = (pulled - axis.clamp(pulled), start - axis.clamp(start))
        guard excess * own > 0 else { return excess }
        return copysign(max(abs(excess) - abs(own), 0), excess)
    }

    /// Lets the outer scroll views that the drag has moved decelerate, and returns the remaining velocity.
    func passOn(_ velocity: CGPoint, of drag: Drag) -> CGPoint {
        guard passesOnInMidGesture else { return velocity }
        var left = velocity
        if drag.passedOn.y != 0, velocity.y != 0, room(true, towards: velocity.y) < pixel,
            let heir = heir(true, towards: velocity.y)
        {
            heir.decelerate(at: heir.ownDistance(CGPoint(x: 0, y: velocity.y), of: self))
            left.y = 0
        }
        if drag.passedOn.x != 0, velocity.x != 0, room(false, towards: velocity.x) < pixel,
            let heir = heir(false, towards: velocity.x)
        {
            heir.decelerate(at: heir.ownDistance(CGPoint(x: velocity.x, y: 0), of: self))
            left.x = 0
        }
        return left
    }

    private func passOn(_ excess: CGFloat, isVertical: Bool) -> CGFloat {
        guard excess != 0, let heir = heir(isVertical, towards: excess) else { return 0 }
        let before = heir.contentOffset
        let (wanted, isHeirVertical) = heir.ownWay(excess, isVertical: isVertical, of: self)
        guard wanted != 0 else { return 0 }
        let way = copysign(min(abs(wanted), heir.room(isHeirVertical, towards: wanted)), wanted)
        heir.contentOffset = before + (isHeirVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0))
        // An animation goes on from there.
        if case .animating(let animation) = heir.activity { heir.setContentOffset(animation.to, animated: true) }
        let moved = isHeirVertical ? heir.contentOffset.y - before.y : heir.contentOffset.x - before.x
        return excess * moved / wanted
    }

    /// Converts a distance along an axis of `other` to the nearest own axis: the two views may be rotated.
    private func ownWay(_ way: CGFloat, isVertical: Bool, of other: UIScrollView) -> (way: CGFloat, isVertical: Bool) {
        let own = ownDistance(isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0), of: other)
        return abs(own.y) >= abs(own.x) ? (own.y, true) : (own.x, false)
    }

    private func ownDistance(_ distance: CGPoint, of other: UIScrollView) -> CGPoint {
        convertDistance(other.convertDistance(distance, toWindow: true), toWindow: false)
    }

    /// Returns the nearest outer scroll view that can move; the search ends at one that is disabled or does not
    /// transfer scrolling.
    private func heir(_ isVertical: Bool, towards way: CGFloat) -> UIScrollView? {
        guard isVertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent else { return nil }
        guard let parent = UIScrollView.innermost(around: superview), parent.isScrollEnabled else { return nil }
        let (parentWay, isParentVertical) = parent.ownWay(way, isVertical: isVertical, of: self)
        let canTake = parent.room(isParentVertical, towards: parentWay) >= pixel
        return canTake ? parent : parent.heir(isParentVertical, towards: parentWay)
    }

    /// Returns the remaining distance to the content's end in the direction of `way`, in points.
    private func room(_ isVertical: Bool, towards way: CGFloat) -> CGFloat {
        let axis = isVertical ? vertical : horizontal
        let offset = isVertical ? contentOffset.y : contentOffset.x
        guard axis.canScroll else { return 0 }
        return max(0, way > 0 ? axis.range.upperBound - offset : offset - axis.range.lowerBound)
    }

    /// A pixel, in points, less what rounding takes from it.
    private var pixel: CGFloat { 0.999 / traitCollection.displayScale }

    private var passesOnInMidGesture: Bool { Stage.of(self)?.assumptions.scrollTransfer == .inMidGesture }
}
