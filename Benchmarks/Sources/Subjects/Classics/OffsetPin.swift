import HeadlessUIKit

/// A key-value observer pins the content offset while the card is below its resting place, as in PanModal.
///
/// While the card rests, the observer stores the offset, at least 0. While the card is lower, it restores the stored
/// offset. The pan ignores scrolled content while the card rests, and otherwise adds each movement of the finger to the
/// card's place.
///
/// Written from the observer of HWPanModal, PanModal in Objective-C, as quoted and explained in [issue
/// 4](https://github.com/HeathWang/HWPanModal/issues/4) and [pull request
/// 123](https://github.com/HeathWang/HWPanModal/pull/123); from PanModal's
/// [README](https://github.com/slackhq/PanModal#panscrollable), and its [issue
/// 107](https://github.com/slackhq/PanModal/issues/107), which shows that the limit is 0 and not the content's top.
/// PanModal also moves the card while content decelerates beyond its top ([pull request
/// 56](https://github.com/slackhq/PanModal/pull/56)); that is omitted because it comes after the touch.
final class OffsetPin: ClassicDrag {
    private var observation: NSKeyValueObservation?
    /// The last offset while the card rested.
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
