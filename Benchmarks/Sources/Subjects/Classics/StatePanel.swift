import HeadlessUIKit

/// A panel that rests at anchors, decides by its state and keeps the content's offset, as in FloatingPanel.
///
/// At the highest anchor, scrolled content and content that is pulled up follow the finger. Otherwise the panel does.
/// While the panel moves, the content is locked: its offset is restored, it does not bounce and shows no indicator. At
/// the end the panel moves to the nearest anchor.
///
/// Written from FloatingPanel's descriptions: who follows the finger, by [issue
/// 302](https://github.com/scenee/FloatingPanel/issues/302) and [issue
/// 455](https://github.com/scenee/FloatingPanel/issues/455); what is locked, by [issue
/// 198](https://github.com/scenee/FloatingPanel/issues/198); which offset is kept, by the [notes of
/// 2.7.0](https://newreleases.io/project/github/scenee/FloatingPanel/release/2.7.0), [issue
/// 658](https://github.com/scenee/FloatingPanel/issues/658) and [pull request
/// 685](https://github.com/scenee/FloatingPanel/pull/685). FloatingPanel moves a constraint ([pull request
/// 119](https://github.com/scenee/FloatingPanel/pull/119)) and projects the velocity; here a transform moves the panel,
/// and the velocity is ignored.
final class StatePanel: ClassicDrag {
    /// The distances of the anchors below the highest, in points.
    private let anchors: [CGFloat] = [0, 380, 680]
    private var anchor: CGFloat = 0
    /// The pan's translation when the panel reached its highest anchor, and the offset to keep; nil while the content
    /// follows the finger.
    private var drag: (start: CGFloat, offset: CGFloat)?

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if let drag { setOffset(drag.offset) }
    }

    override func move(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: nil).y
        if place == 0, content.contentOffset.y > top || pan.velocity(in: nil).y < 0 { return leaveToContent() }
        let drag = drag ?? (translation - place, anchor == 0 ? top : content.contentOffset.y)
        self.drag = drag
        content.bounces = false
        content.showsVerticalScrollIndicator = false
        place = max(0, translation - drag.start)
        setOffset(drag.offset)
        if translation < drag.start { leaveToContent() }
    }

    override func end() {
        anchor = anchors.min { abs($0 - place) < abs($1 - place) } ?? 0
        (place, drag) = (anchor, nil)
        if anchor == 0 { leaveToContent() }
    }

    private func leaveToContent() {
        drag = nil
        content.bounces = true
        content.showsVerticalScrollIndicator = true
    }
}
