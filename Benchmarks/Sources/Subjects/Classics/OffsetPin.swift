import HeadlessUIKit

/// The content offset is pinned by a key-value observer while the card is below its place: PanModal's kind.
///
/// While the card is in its place, the observer notes the offset, at least 0. While the card is below, the observer sets
/// the noted offset again. The pan leaves scrolled content alone while the card is in its place, and otherwise adds each
/// movement of the finger to the card's place.
///
/// Written from the observer of HWPanModal, PanModal in Objective-C, as quoted and explained in
/// [issue 4](https://github.com/HeathWang/HWPanModal/issues/4) and
/// [pull request 123](https://github.com/HeathWang/HWPanModal/pull/123); from PanModal's
/// [README](https://github.com/slackhq/PanModal#panscrollable), and its
/// [issue 107](https://github.com/slackhq/PanModal/issues/107), by which 0 is meant, and not the top. PanModal moves the
/// card also while content coasts beyond its top
/// ([pull request 56](https://github.com/slackhq/PanModal/pull/56)); that comes after the finger, and is left out.
final class OffsetPin: ClassicDrag {
    private var observation: NSKeyValueObservation?
    /// The last offset with the card in its place.
    private var noted: CGFloat = 0

    required init(moving card: UIView, over content: UITableView) {
        super.init(moving: card, over: content)
        observation = content.observe(\.contentOffset) { [weak self] _, _ in self?.contentDidMove() }
    }

    private func contentDidMove() {
        if place > 0 { setOffset(noted) } else { noted = max(0, content.contentOffset.y) }
    }

    override func move(_ pan: UIPanGestureRecognizer) {
        if place > 0 || content.contentOffset.y <= 0 { place = max(0, place + pan.translation(in: nil).y) }
        pan.setTranslation(.zero, in: nil)
    }
}
