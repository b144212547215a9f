import HeadlessUIKit

/// Halved resistance over content that does not bounce, as in DeckTransition.
///
/// Scrolled content bounces and follows the finger. Content at its top does not bounce, and the card moves by half of
/// the pull from there.
///
/// Written from the callback that DeckTransition's README of 2017 asked of clients, as quoted in its issues
/// [10](https://github.com/HarshilShah/DeckTransition/issues/10) and
/// [32](https://github.com/HarshilShah/DeckTransition/issues/32). Two parts are omitted: the card's movement while
/// content decelerates to its top, and the end of the drag at 240 pt of pull, of
/// [75](https://github.com/HarshilShah/DeckTransition/issues/75).
final class HalvedPull: ClassicDrag {
    private var isDismissEnabled: Bool { content.contentOffset.y <= top }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { content.bounces = !isDismissEnabled }

    override func move(_ pan: UIPanGestureRecognizer) {
        guard isDismissEnabled || place > 0 else { return pan.setTranslation(.zero, in: nil) }
        place = max(0, pan.translation(in: nil).y / 2)
    }
}
