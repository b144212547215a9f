import HeadlessUIKit

/// Resistance that is halved, over content that does not bounce: DeckTransition's kind.
///
/// Scrolled content bounces, and has the finger. Content at its top does not bounce, and the card shows half of the
/// finger's pull, counted from there.
///
/// Written from the callback that DeckTransition's README of 2017 told clients to write, as quoted in its issues
/// [10](https://github.com/HarshilShah/DeckTransition/issues/10) and
/// [32](https://github.com/HarshilShah/DeckTransition/issues/32). The README moves the card also while content coasts to
/// its top, after the finger has left; that is left out, and so is the end of the drag at 240 pt of pull, of
/// [75](https://github.com/HarshilShah/DeckTransition/issues/75).
final class HalvedPull: ClassicDrag {
    private var isDismissEnabled: Bool { content.contentOffset.y <= top }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { content.bounces = !isDismissEnabled }

    override func move(_ pan: UIPanGestureRecognizer) {
        guard isDismissEnabled || place > 0 else { return pan.setTranslation(.zero, in: nil) }
        place = max(0, pan.translation(in: nil).y / 2)
    }
}
