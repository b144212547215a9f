import HeadlessUIKit

/// A card that is dragged without an arbiter, for comparison: by its own pan, which recognizes simultaneously with the
/// content's.
///
/// Each subclass is a classic way to tell the two pans apart. All are written here, from published descriptions; none
/// contains a library's code. They do only what the subjects need: one known scroll view, and a card moved by a
/// transform; no conditions, claims, release velocity or background.
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

    /// The distance of the card below its resting place, in points.
    final var place: CGFloat {
        get { card.transform.ty }
        set { card.transform = CGAffineTransform(translationX: 0, y: newValue) }
    }

    /// The content offset at the top of the content.
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

    /// Moves the card, or leaves the movement to the content.
    func move(_ pan: UIPanGestureRecognizer) {}

    /// Moves the card to its resting place, without animation because the subjects end with the touch.
    func end() { place = 0 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    final func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
