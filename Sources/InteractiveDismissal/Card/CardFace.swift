import GestureArbiter
import UIKitShim

/// The visible part of a card: the presented controller's view, clipped to the card's corners, and the handle over it.
///
/// A separate view inside the card, so that a card can scale behind the next card while its owner keeps its place, and
/// so that the mask does not clip the card's shadow.
package final class CardFace: UIView {
    package let handle: HandleView?
    private let shadow: InteractiveDismissal.Shadow?
    /// The rounded corners.
    package var corners: InteractiveDismissal.Corners {
        didSet { if corners != oldValue { layer.maskedCorners = corners.mask } }
    }

    package init(
        cornerRadius: CGFloat, _ corners: InteractiveDismissal.Corners, _ curve: InteractiveDismissal.CornerCurve,
        handle: InteractiveDismissal.Handle?, shadow: InteractiveDismissal.Shadow?
    ) {
        (self.shadow, self.corners) = (shadow, corners)
        self.handle = handle.map(HandleView.init)
        super.init(frame: .zero)
        if let handle = self.handle { addSubview(handle) }
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        layer.cornerRadius = cornerRadius
        layer.maskedCorners = corners.mask
        layer.cornerCurve = curve == .continuous ? .continuous : .circular
    }

    package required init?(coder: NSCoder) { nil }

    /// Adds the controller's view, which then fills this view.
    package func show(_ content: UIView) {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(content, at: 0)
        handle?.content = content
    }

    /// Called when a view is taken out, such as the content.
    package var onRemoval: (@MainActor () -> Void)?

    package override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        onRemoval?()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        handle?.layOut(in: bounds)
    }

    /// Adds this view to `card`, which then casts the shadow.
    package func dress(_ card: UIView) {
        frame = card.bounds
        card.addSubview(self)
        guard let shadow else { return }
        card.layer.shadowColor = shadow.color.cgColor
        card.layer.shadowOpacity = Float(shadow.opacity)
        card.layer.shadowRadius = shadow.radius
        card.layer.shadowOffset = CGSize(width: 0, height: shadow.offset)
        outlineShadow()
    }

    /// Sets the shadow's path to the face, which is smaller behind another card. Without a path each frame would
    /// compute the shadow by off-screen drawing.
    package func outlineShadow() {
        guard shadow != nil, let card = superview else { return }
        let radius = layer.cornerRadius * transform.a
        let path = UIBezierPath(
            roundedRect: frame, byRoundingCorners: corners.ofRectangle,
            cornerRadii: CGSize(width: radius, height: radius))
        card.layer.shadowPath = path.cgPath
    }
}

/// The strip with a bar that drags the card whatever the content's offset. A tap opens a card with several detents
/// further; so do swipes up and down with VoiceOver.
package final class HandleView: UIView {
    /// The card that the handle opens and closes.
    package weak var restingCard: RestingCard?
    /// The content below the handle.
    weak var content: UIView?
    private let look: InteractiveDismissal.Handle
    private let bar = UIView()

    init(_ look: InteractiveDismissal.Handle) {
        self.look = look
        super.init(frame: .zero)
        bar.backgroundColor = look.color
        bar.layer.cornerRadius = min(look.width, look.height) / 2
        bar.isUserInteractionEnabled = false
        addSubview(bar)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        GestureAction { [weak self] recognizer in
            if recognizer.state == .ended { self?.restingCard?.openFurther() }
        }.add(to: tap)
        addGestureRecognizer(tap)
        accessibilityLabel = look.label
        accessibilityTraits = .adjustable
    }

    package required init?(coder: NSCoder) { nil }

    /// Around the bar the handle takes every touch; below the bar, controls of the content, such as a search field,
    /// keep their touches.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit != nil, depth(of: point) > 2 * look.topMargin + look.height, let content else { return hit }
        let below = content.hitTest(convert(point, to: content), with: event)
        return below is UIControl || below is UITextView ? nil : hit
    }

    /// With one resting place there is nothing to adjust.
    package override var isAccessibilityElement: Bool {
        get { restingCard?.hasSeveralStops ?? false }
        set {}
    }

    /// The visible share of the whole card.
    package override var accessibilityValue: String? {
        get { restingCard.map { "\(($0.selectedShare * 100).whole) %" } }
        set {}
    }

    package override func accessibilityIncrement() { restingCard?.step(opens: true) }
    package override func accessibilityDecrement() { restingCard?.step(opens: false) }

    package override func accessibilityActivate() -> Bool {
        restingCard?.openFurther()
        return true
    }

    private var direction: ArbitrationPolicy.Direction { restingCard?.direction ?? .down }

    /// The distance of a point of the handle from the side of the card that shows first.
    private func depth(of point: CGPoint) -> CGFloat {
        switch direction {
        case .down, .vertical: point.y
        case .up: bounds.maxY - point.y
        case .left, .leading: bounds.maxX - point.x
        case .right, .trailing, .horizontal: point.x
        }
    }

    func layOut(in card: CGRect) {
        let isVertical = direction.axis == .vertical
        let extent = min(look.width + 2 * InteractiveDismissal.Handle.sideMargin, isVertical ? card.width : card.height)
        let (depth, margin) = (look.touchHeight, (extent - look.width) / 2)
        // The layout for a card that leaves downwards; the other directions turn it.
        switch direction {
        case .down, .vertical: frame = CGRect(x: card.midX - extent / 2, y: card.minY, width: extent, height: depth)
        case .up: frame = CGRect(x: card.midX - extent / 2, y: card.maxY - depth, width: extent, height: depth)
        case .left, .leading:
            frame = CGRect(x: card.maxX - depth, y: card.midY - extent / 2, width: depth, height: extent)
        case .right, .trailing, .horizontal:
            frame = CGRect(x: card.minX, y: card.midY - extent / 2, width: depth, height: extent)
        }
        let isAtEnd = direction == .up || direction == .left || direction == .leading
        let place = isAtEnd ? depth - look.topMargin - look.height : look.topMargin
        bar.frame =
            isVertical
            ? CGRect(x: margin, y: place, width: look.width, height: look.height)
            : CGRect(x: place, y: margin, width: look.height, height: look.width)
    }
}

extension InteractiveDismissal.Corners {
    /// The same corners, for paths.
    fileprivate var ofRectangle: UIRectCorner {
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
