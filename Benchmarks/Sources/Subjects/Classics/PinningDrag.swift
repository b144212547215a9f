import HeadlessUIKit

/// The usual hand-written way: `scrollViewDidScroll` pins the content to its top while the card is away from rest.
final class PinningDrag: ClassicDrag {
    /// The pan's translation when the content reached its top; nil while the content follows the finger.
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
