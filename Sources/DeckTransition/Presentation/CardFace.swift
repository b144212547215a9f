import InteractiveDismissal
import UIKitShim

/// What shows of a card: the presented controller's view, cut to the card's corners, and the handle over it.
///
/// It is a view of its own inside the card, so that a card can stand scaled behind the next one while its place stays
/// the dismissal's, and so that the mask does not cut off the card's shadow.
final class CardFace: UIView {
    let handle: HandleView?

    init(_ configuration: DeckConfiguration) {
        handle = configuration.handle.map(HandleView.init)
        super.init(frame: .zero)
        if let handle { addSubview(handle) }
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        layer.cornerRadius = configuration.cornerRadius
        layer.maskedCorners = configuration.corners.mask
        layer.cornerCurve = configuration.cornerCurve == .continuous ? .continuous : .circular
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the controller's view in, which fills it from now on.
    func show(_ content: UIView) {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(content, at: 0)
        handle?.content = content
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        handle?.layOut(in: bounds)
    }
}

/// The strip that drags the card whatever the content's offset, with a bar in it. A tap has a card with several detents open
/// on; so do swipes up and down under VoiceOver.
final class HandleView: UIView {
    /// The card that it opens and closes.
    weak var presentation: InteractivePresentationController?
    /// What it lies over.
    weak var content: UIView?
    private let look: DeckConfiguration.Handle
    private let bar = UIView()

    init(_ look: DeckConfiguration.Handle) {
        self.look = look
        super.init(frame: .zero)
        bar.backgroundColor = look.color
        bar.layer.cornerRadius = min(look.width, look.height) / 2
        bar.isUserInteractionEnabled = false
        addSubview(bar)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        GestureAction { [weak self] recognizer in
            if recognizer.state == .ended { self?.presentation?.openFurther() }
        }.add(to: tap)
        addGestureRecognizer(tap)
        accessibilityLabel = look.label
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    /// Around the bar it has every touch; below it a control of the content keeps its own, as a search field does.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit != nil, point.y > 2 * look.topMargin + look.height, let content else { return hit }
        let below = content.hitTest(convert(point, to: content), with: event)
        return below is UIControl || below is UITextView ? nil : hit
    }

    /// With one place to rest at there is nothing to adjust.
    override var isAccessibilityElement: Bool {
        get { presentation?.hasSeveralStops ?? false }
        set {}
    }

    /// How much of the whole card shows.
    override var accessibilityValue: String? {
        get { presentation.map { "\(($0.selectedShare * 100).whole) %" } }
        set {}
    }

    override func accessibilityIncrement() { presentation?.step(opens: true) }
    override func accessibilityDecrement() { presentation?.step(opens: false) }

    override func accessibilityActivate() -> Bool {
        presentation?.openFurther()
        return true
    }

    func layOut(in card: CGRect) {
        let width = min(look.width + 2 * DeckConfiguration.Handle.sideMargin, card.width)
        frame = CGRect(x: card.midX - width / 2, y: card.minY, width: width, height: look.touchHeight)
        bar.frame = CGRect(x: (width - look.width) / 2, y: look.topMargin, width: look.width, height: look.height)
    }
}

extension DeckConfiguration.Corners {
    /// The same corners, as outlines have them.
    var ofRectangle: UIRectCorner {
        var corners: UIRectCorner = []
        if contains(.topLeft) { corners.insert(.topLeft) }
        if contains(.topRight) { corners.insert(.topRight) }
        if contains(.bottomLeft) { corners.insert(.bottomLeft) }
        if contains(.bottomRight) { corners.insert(.bottomRight) }
        return corners
    }

    fileprivate var mask: CACornerMask {
        var mask: CACornerMask = []
        if contains(.topLeft) { mask.insert(.layerMinXMinYCorner) }
        if contains(.topRight) { mask.insert(.layerMaxXMinYCorner) }
        if contains(.bottomLeft) { mask.insert(.layerMinXMaxYCorner) }
        if contains(.bottomRight) { mask.insert(.layerMaxXMaxYCorner) }
        return mask
    }
}
