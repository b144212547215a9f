@_spi(Cards) import GestureArbiter
import UIKitShim

/// Keeps the last row of lists that are scrolled to their end at the visible end while their card opens, as if the
/// content resized; a list whose momentum brings it there stops there. Leaves a list alone that a finger scrolls. Lists
/// count along the card's axis. A class, because changing an offset may call this object again.
@MainActor
final class ContentEnds {
    @MainActor
    private final class End {
        private(set) weak var scrollView: UIScrollView?
        /// The offset as the card left its rest, or to which momentum has brought the list since.
        private(set) var start: CGFloat
        /// The offset that was last set here.
        var offset: CGFloat
        private var glides: Bool

        init(_ scrollView: UIScrollView, along axis: ArbitrationPolicy.Direction.Axis) {
            self.scrollView = scrollView
            start = scrollView.offset(along: axis)
            (offset, glides) = (start, scrollView.isDecelerating)
        }

        /// Returns false if a finger or other code has moved the list.
        func isLeftAlone(along axis: ArbitrationPolicy.Direction.Axis) -> Bool {
            guard let scrollView, !scrollView.isTracking else { return false }
            let here = scrollView.offset(along: axis)
            if glides { (start, offset) = (here, here) }
            glides = scrollView.isDecelerating
            return glides || here == offset
        }
    }

    /// Nil until the card has left its rest.
    private var ends: [End]?
    /// Whether there are lists to hold.
    var hasLists: Bool { ends?.isEmpty == false }
    /// True while the card's change moves the lists.
    private var isNoted = false

    /// Finds the lists in a card that leaves its rest, and drops lists that other code has moved since. `isInHand` is also
    /// true for a card that a finger has let go: what it over-scrolled returns by itself.
    func note(in card: UIView, along axis: ArbitrationPolicy.Direction.Axis, isInHand: Bool) {
        // A layout pass within a change may begin another change.
        guard !isNoted else { return }
        isNoted = true
        ends =
            ends?.filter { $0.isLeftAlone(along: axis) }
            ?? card.scrollViewsInside.filter { !isInHand || $0.isWithinEnd(along: axis) }.map { End($0, along: axis) }
    }

    /// Forgets the lists of a card that is taken in hand.
    func drop() { (ends, isNoted) = (nil, false) }

    /// Forgets the lists when the card is at rest again. Nothing else would bring back a list that coasted to the end
    /// that its content had before.
    func forget(in card: UIView, along axis: ArbitrationPolicy.Direction.Axis) {
        for list in ends == nil ? [] : card.scrollViewsInside
        where list.isLeftAlone && !list.isWithinEnd(along: axis) {
            list.setContentOffset(list.place(at: list.lastOffset(along: axis), along: axis), animated: true)
        }
        drop()
    }

    /// Restores the lists' visible rows after the card has moved, whatever UIKit did to their offsets. `opening` is the
    /// visible height that the safe area still counts as out of sight, in points.
    func hold(opening: CGFloat, along axis: ArbitrationPolicy.Direction.Axis) {
        isNoted = false
        for end in ends ?? [] {
            guard let scrollView = end.scrollView, !scrollView.isTracking else { continue }
            let last = scrollView.lastOffset(opening, along: axis)
            if scrollView.isDecelerating {
                guard last < scrollView.lastOffset(along: axis) - 0.5, scrollView.offset(along: axis) > last else {
                    continue
                }
                scrollView.setContentOffset(scrollView.place(at: last, along: axis), animated: false)
            }
            let offset = min(end.start, last)
            if offset != scrollView.offset(along: axis) {
                scrollView.contentOffset = scrollView.place(at: offset, along: axis)
            }
            end.offset = scrollView.offset(along: axis)
        }
    }
}

extension UIScrollView {
    /// True if no finger and no momentum moves the scroll view.
    fileprivate var isLeftAlone: Bool { !isTracking && !isDecelerating }

    /// False for content that has become shorter than it was, or is over-scrolled.
    fileprivate func isWithinEnd(along axis: ArbitrationPolicy.Direction.Axis) -> Bool {
        offset(along: axis) <= lastOffset(along: axis) + 0.5
    }

    /// The content offset at the end of the content, in points, with a visible part that is longer by `opening`, as far
    /// as the inset counts that part as out of sight.
    func lastOffset(_ opening: CGFloat = 0, along axis: ArbitrationPolicy.Direction.Axis = .vertical) -> CGFloat {
        let inset = adjustedContentInset
        return axis == .vertical
            ? max(contentSize.height + inset.bottom - bounds.height - min(opening, max(inset.bottom, 0)), -inset.top)
            : max(contentSize.width + inset.right - bounds.width - min(opening, max(inset.right, 0)), -inset.left)
    }

    fileprivate func offset(along axis: ArbitrationPolicy.Direction.Axis) -> CGFloat {
        axis == .vertical ? contentOffset.y : contentOffset.x
    }

    fileprivate func place(at offset: CGFloat, along axis: ArbitrationPolicy.Direction.Axis) -> CGPoint {
        axis == .vertical ? CGPoint(x: contentOffset.x, y: offset) : CGPoint(x: offset, y: contentOffset.y)
    }
}

extension UIView {
    /// The outermost scroll views in this view.
    fileprivate var scrollViewsInside: [UIScrollView] {
        subviews.flatMap { view -> [UIScrollView] in
            if let scrollView = view as? UIScrollView { return [scrollView] }
            return view.scrollViewsInside
        }
    }
}
