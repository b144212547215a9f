import UIKitShim

/// What the keyboard means for a card: how far it goes up before it, and what stays covered.
@MainActor
struct CardKeyboard {
    var follower: KeyboardFollower?
    var place = KeyboardPlace()
    /// How far the card goes up beyond its limit, so that what is edited shows, in points; 0 where something in it could
    /// be scrolled.
    var raise: CGFloat = 0
    /// Where it is by now, while the card is in hand or leaves and does not follow it.
    var awaited: KeyboardPlace?
    /// What was edited when the card left.
    weak var interrupted: UIView?

    /// How far it reaches up from the bottom of `container`, in points; 0 where it does not.
    func height(in container: UIView) -> CGFloat {
        // One that floats has no frame, or stands free of the bottom: it covers nothing up from there.
        guard !place.frame.isEmpty, let screen = container.window?.screen, place.isOn(screen) else { return 0 }
        let frame = container.convert(place.frame, from: screen.coordinateSpace)
        guard frame.maxY >= container.bounds.maxY - 1 else { return 0 }
        return max(container.bounds.maxY - frame.minY, 0)
    }
}

extension UIView {
    /// The view in here, or this one, that gets what is typed.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let responder = subview.firstResponderInside { return responder }
        }
        return nil
    }

    /// Scrolls what is around it, the innermost first, until nothing of it lies below `bottom`, as far as there is content
    /// and no more of it than shows above `top`. Both in points, in the coordinates of `container`.
    ///
    /// - Returns: How far it still lies below, in points.
    func scrollIntoSight(from top: CGFloat, to bottom: CGFloat, in container: UIView) -> CGFloat {
        for view in sequence(first: self, next: \.superview).dropFirst().prefix(while: { $0 !== container }) {
            let hidden = hidden(from: top, to: bottom, in: container)
            if hidden > 0, let scrollView = view as? UIScrollView { scrollView.scroll(by: hidden, in: container) }
        }
        return hidden(from: top, to: bottom, in: container)
    }

    /// Ends the momentum of what is around it, at rest: what is edited must not be carried out of sight again, and what is
    /// beyond its end comes back now.
    func endMomentum(in container: UIView) {
        for view in sequence(first: self, next: \.superview).dropFirst().prefix(while: { $0 !== container }) {
            guard let scrollView = view as? UIScrollView, scrollView.isDecelerating else { continue }
            scrollView.setContentOffset(scrollView.restingOffset, animated: false)
        }
    }

    /// How far it has to go up to lie above `bottom`, its top no higher than `top`.
    func hidden(from top: CGFloat, to bottom: CGFloat, in container: UIView) -> CGFloat {
        let place = convert(bounds, to: container)
        return max(min(place.maxY - bottom, place.minY - top), 0)
    }
}

extension UIScrollView {
    /// Where its content is, or the end that it is beyond.
    fileprivate var restingOffset: CGPoint {
        let inset = adjustedContentInset
        let (right, bottom) = (
            contentSize.width + inset.right - bounds.width, contentSize.height + inset.bottom - bounds.height
        )
        return CGPoint(
            x: max(min(contentOffset.x, right), -inset.left), y: max(min(contentOffset.y, bottom), -inset.top))
    }

    /// Moves the content up on the screen, as far as there is any below.
    fileprivate func scroll(by distance: CGFloat, in container: UIView) {
        let (start, end) = (
            convert(CGPoint.zero, from: container), convert(CGPoint(x: 0, y: distance), from: container)
        )
        let inset = adjustedContentInset
        func moved(_ offset: CGFloat, by way: CGFloat, from first: CGFloat, to last: CGFloat) -> CGFloat {
            way > 0 ? max(min(offset + way, last), offset) : min(max(offset + way, first), offset)
        }
        let offset = CGPoint(
            x: moved(
                contentOffset.x, by: end.x - start.x, from: -inset.left,
                to: contentSize.width + inset.right - bounds.width),
            y: moved(
                contentOffset.y, by: end.y - start.y, from: -inset.top,
                to: contentSize.height + inset.bottom - bounds.height))
        if offset != contentOffset { contentOffset = offset }
    }
}
