@_spi(Cards) import GestureArbiter
import UIKitShim

/// The grabber: a bar that drags the card whatever the content's offset. A tap opens a card with several detents
/// further; with VoiceOver swipes up and down do, and an action dismisses the card.
///
/// The view is larger than the bar, for fingers and for VoiceOver. Only the bar comes before the content.
final class HandleView: UIView {
    private weak var restingCard: RestingCard?
    let look: CardTraits.Grabber
    /// Whether the grabber shows, and takes touches. If not, it is there for assistive technology alone.
    let isVisible: Bool
    private let bar = UIView()
    /// The number of grabbers that were made: each is a focus group of its own.
    private static var number = 0

    init(_ look: CardTraits.Grabber, of card: RestingCard?, isVisible: Bool) {
        (self.look, restingCard, self.isVisible) = (look, card, isVisible)
        super.init(frame: .zero)
        accessibilityLabel = look.label
        // The Tab key comes here and goes on: arrows that move the card do not.
        Self.number += 1
        focusGroupIdentifier = "card.grabber.\(Self.number)"
        isUserInteractionEnabled = isVisible
        guard isVisible else { return }
        bar.backgroundColor = look.color
        bar.layer.cornerRadius = min(look.width, look.height) / 2
        bar.isUserInteractionEnabled = false
        addSubview(bar)
        addGestureRecognizer(CardTap(on: card) { $0.openFurther() })
    }

    required init?(coder: NSCoder) { nil }

    func shows(_ traits: CardTraits) -> Bool { look == traits.grabber && isVisible == traits.prefersGrabberVisible }

    // MARK: Touches

    /// The bar and its margin.
    private var visiblePart: CGRect {
        bar.frame.isEmpty ? .null : bar.frame.insetBy(dx: -look.topMargin, dy: -look.topMargin)
    }

    /// Takes taps on the bar, if they move the card, and those to which no content listens.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard super.hitTest(point, with: event) != nil else { return nil }
        if isAdjustable, visiblePart.contains(point) { return self }
        return views(below: point).contains(where: \.listens) ? nil : self
    }

    /// The place of the region `.handle`: the bar, and the area around the bar where no content can scroll.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return visiblePart.contains(point) || !views(below: point).contains { $0.scrolls(along: direction.axis) }
    }

    /// The content's views at `point`, innermost first.
    private func views(below point: CGPoint) -> [UIView] {
        guard let content = restingCard?.contentController?.viewIfLoaded,
            let hit = content.hitTest(convert(point, to: content), with: nil)
        else { return [] }
        return Array(sequence(first: hit, next: \.superview).prefix { $0 !== superview })
    }

    // MARK: Accessibility

    /// A grabber that does not show is an element only if it can do something.
    override var isAccessibilityElement: Bool {
        get { isVisible || isAdjustable || dismisses }
        set {}
    }

    private var isAdjustable: Bool { restingCard?.hasSeveralStops ?? false }
    private var dismisses: Bool { restingCard.map { $0.standingRefusal == nil } ?? false }

    /// With one resting place there is nothing to adjust.
    override var accessibilityTraits: UIAccessibilityTraits {
        get { isAdjustable ? .adjustable : dismisses ? .button : UIAccessibilityTraits(rawValue: 0) }
        set {}
    }

    override var accessibilityValue: String? {
        get { isAdjustable ? restingCard?.spokenDetent : nil }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard dismisses else { return nil }
            return [UIAccessibilityCustomAction(name: look.dismissLabel) { [weak self] _ in self?.dismiss() ?? false }]
        }
        set {}
    }

    private func dismiss() -> Bool {
        var leaves = false
        restingCard?.readAloud { leaves = $0.attemptDismissal() == nil }
        return leaves
    }

    override func accessibilityIncrement() { restingCard?.readAloud { $0.step(opens: true) } }
    override func accessibilityDecrement() { restingCard?.readAloud { $0.step(opens: false) } }

    override func accessibilityActivate() -> Bool {
        guard isAdjustable else { return dismisses && dismiss() }
        restingCard?.readAloud { $0.openFurther() }
        return true
    }

    /// The keyboard's focus comes here for the arrow keys. UIKit passes over a grabber that takes no touches.
    override var canBecomeFocused: Bool { isAdjustable }

    // MARK: Layout

    private var direction: ArbitrationPolicy.Direction { restingCard?.direction ?? .down }

    func layOut(in card: CGRect) {
        let isVertical = direction.axis == .vertical
        let extent = min(look.width + 2 * CardTraits.Grabber.sideMargin, isVertical ? card.width : card.height)
        let (depth, margin) = (look.touchHeight, (extent - look.width) / 2)
        frame = card.keeping(depth, towards: direction.opposite).insetBy(
            dx: isVertical ? (card.width - extent) / 2 : 0, dy: isVertical ? 0 : (card.height - extent) / 2)
        let place = direction.sign < 0 ? depth - look.topMargin - look.height : look.topMargin
        bar.frame =
            isVertical
            ? CGRect(x: margin, y: place, width: look.width, height: look.height)
            : CGRect(x: place, y: margin, width: look.height, height: look.width)
    }
}

extension UIView {
    /// Whether the view may respond to a tap: it is no plain view of UIKit's, or has a recognizer.
    fileprivate var listens: Bool {
        let plain = [UIView.self, UILabel.self, UIImageView.self, UIStackView.self].map(ObjectIdentifier.init)
        let isPlain = plain.contains(ObjectIdentifier(type(of: self)))
        return !isPlain || gestureRecognizers?.contains(where: \.isEnabled) ?? false
    }

    /// Whether the view is a scroll view with content to scroll along `axis`.
    fileprivate func scrolls(along axis: ArbitrationPolicy.Direction.Axis) -> Bool {
        guard let list = self as? UIScrollView, list.isScrollEnabled, list.panGestureRecognizer.isEnabled else {
            return false
        }
        let (inset, content) = (list.adjustedContentInset, list.contentSize)
        return axis == .vertical
            ? content.height + inset.top + inset.bottom > bounds.height + 0.5
            : content.width + inset.left + inset.right > bounds.width + 0.5
    }
}
