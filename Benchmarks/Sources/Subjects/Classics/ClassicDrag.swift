import HeadlessUIKit

/// A card dragged without an arbiter, to compare with: by a pan of its own, which is recognized together with the
/// content's.
///
/// Each subclass is a classic way to tell the two apart. All are written here, from published descriptions; none is the
/// code of a library. They do what the subjects need and no more: one scroll view, found beforehand; a card that a
/// transform moves; no conditions, no claims, no velocity taken along, nothing behind the card that moves with it.
@MainActor
class ClassicDrag: UIGestureRecognizerDelegate, UITableViewDelegate {
    let content: UITableView
    private let card: UIView

    required init(moving card: UIView, over content: UITableView) {
        (self.card, self.content) = (card, content)
        let pan = UIPanGestureRecognizer(target: self) { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.follow(pan) }
        }
        pan.delegate = self
        card.addGestureRecognizer(pan)
        content.delegate = self
    }

    /// The distance of the card below its place, in points.
    final var place: CGFloat {
        get { card.transform.ty }
        set { card.transform = CGAffineTransform(translationX: 0, y: newValue) }
    }

    /// The content offset at the content's top.
    final var top: CGFloat { -content.adjustedContentInset.top }

    final func setOffset(_ offset: CGFloat) {
        if content.contentOffset.y != offset { content.contentOffset.y = offset }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed: move(pan)
        case .ended, .cancelled: end()
        case .possible, .failed: break
        @unknown default: break
        }
    }

    /// Moves the card, or leaves the finger to the content.
    func move(_ pan: UIPanGestureRecognizer) {}

    /// Moves the card to where it rests: without animation, since the subjects end with the finger.
    func end() { place = 0 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    final func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
