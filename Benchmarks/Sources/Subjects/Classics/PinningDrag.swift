import HeadlessUIKit

/// The usual way by hand: the content is pinned to its top from `scrollViewDidScroll` while the card is away from rest.
final class PinningDrag: ClassicDrag {
    /// The finger's translation at which the content was at its top; nil while the content has the finger.
    private var start: CGFloat?

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if start != nil { setOffset(top) }
    }

    override func move(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: nil).y
        if start == nil, content.contentOffset.y <= top { start = translation }
        guard let start, translation >= start else { return end() }
        place = translation - start
        setOffset(top)
    }

    override func end() {
        start = nil
        super.end()
    }
}
