import HeadlessUIKit

/// A card dragged the way it is usually done, to compare with: a pan of one's own that is recognized together with the
/// content's, and the content pinned to its top from `scrollViewDidScroll` while the card is away from rest.
///
/// It does what the subjects need and no more: one scroll view, found beforehand; no conditions, no claims, no velocity
/// taken along, nothing behind the card that moves with it, nothing said of why.
@MainActor
final class PinningDrag: UIGestureRecognizerDelegate, UITableViewDelegate {
    private let card: UIView
    private let content: UITableView
    /// The finger's translation at which the content was at its top; nil while the content has the finger.
    private var start: CGFloat?

    init(moving card: UIView, over content: UITableView) {
        (self.card, self.content) = (card, content)
        let pan = UIPanGestureRecognizer(target: self) { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.follow(pan) }
        }
        pan.delegate = self
        card.addGestureRecognizer(pan)
        content.delegate = self
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if start != nil { pin() }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed: move(by: pan.translation(in: nil).y)
        case .ended, .cancelled: moveBack()
        case .possible, .failed: break
        @unknown default: break
        }
    }

    private func move(by translation: CGFloat) {
        if start == nil, content.contentOffset.y <= top { start = translation }
        guard let start, translation >= start else { return moveBack() }
        card.transform = CGAffineTransform(translationX: 0, y: translation - start)
        pin()
    }

    private func moveBack() {
        start = nil
        card.transform = .identity
    }

    private func pin() {
        if content.contentOffset.y != top { content.contentOffset.y = top }
    }

    private var top: CGFloat { -content.adjustedContentInset.top }
}
