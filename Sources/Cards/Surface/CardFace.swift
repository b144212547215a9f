@_spi(Cards) import GestureArbiter
import UIKitShim

/// The visible part of a card with rounded corners: the controller's view, clipped to the corners, and a grabber.
///
/// The face is a view inside the card, so that it can scale behind another card, and does not clip the card's shadow.
@_spi(Cards) public final class CardFace: UIView {
    private(set) var handle: HandleView?
    private var shadow: CardTraits.Shadow?
    public var corners: CardTraits.Corners = [] { didSet { if corners != oldValue { round() } } }
    private var cornerRadius: CGFloat = 0

    /// Creates a face on `card`, which then casts the shadow.
    init(on card: UIView) {
        super.init(frame: card.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        card.addSubview(self)
    }

    /// Takes the look of a card that leaves along `direction`. Returns whether the grabber is another.
    func take(_ traits: CardTraits, along direction: ArbitrationPolicy.Direction, floats: Bool) -> Bool {
        (shadow, cornerRadius) = (traits.shadow, traits.cornerRadius)
        corners = traits.corners(along: direction, floats: floats)
        round()
        backgroundColor = traits.surface
        layer.cornerCurve = traits.cornerCurve == .continuous ? .continuous : .circular
        castShadow()
        let grabber = traits.prefersGrabberVisible ? traits.grabber : nil
        guard grabber != handle?.look else { return false }
        handle?.removeFromSuperview()
        handle = grabber.map(HandleView.init)
        if let handle { addSubview(handle) }
        setNeedsLayout()
        return true
    }

    /// Faces cannot come from a storyboard: their card makes them.
    public required init?(coder: NSCoder) { nil }

    /// Shows the face moved and scaled by `transform`, with another corner radius in points, such as behind another
    /// card. The card's shadow follows. A transform that is not finite counts as the identity, such a radius as 0.
    public func stand(at transform: CGAffineTransform, cornerRadius: CGFloat) {
        let sum = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
        let transform = sum.isFinite ? transform : .identity
        let cornerRadius = cornerRadius.length
        guard self.transform != transform || self.cornerRadius != cornerRadius else { return }
        self.cornerRadius = cornerRadius
        round()
        self.transform = transform
        outlineShadow()
    }

    private func round() {
        if corners.contains(.concentric), roundConcentrically(corners.ofRectangle, atLeast: cornerRadius) { return }
        layer.cornerRadius = cornerRadius
        layer.maskedCorners = CACornerMask(rawValue: corners.ofRectangle.rawValue)
    }

    private func radius(of corner: UIRectCorner) -> CGFloat {
        if corners.contains(.concentric), let radius = concentricRadius(of: corner) { return radius }
        return corners.ofRectangle.contains(corner) ? cornerRadius : 0
    }

    /// Called when a view is taken out, such as the content.
    public var onRemoval: (@MainActor () -> Void)?

    @_spi(Cards) public override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        onRemoval?()
    }

    /// The grabber, which is in front, then the content, also for Switch Control and Full Keyboard Access. By default,
    /// the order follows the frames, and the content begins where the grabber does.
    public override var accessibilityElements: [Any]? {
        get { handle != nil ? subviews.reversed() : nil }
        set {}
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        handle?.layOut(in: bounds)
        // UIKit lays out again when a radius changes that was read here.
        if corners.contains(.concentric) { outlineShadow() }
    }

    private func castShadow() {
        guard let layer = superview?.layer else { return }
        layer.shadowOpacity = Float(shadow?.opacity ?? 0)
        if shadow == nil { layer.shadowPath = nil }
        guard let shadow else { return }
        layer.shadowColor = shadow.color.cgColor
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = CGSize(width: 0, height: shadow.offset)
        outlineShadow()
    }

    /// Sets the shadow's path to the face. Without a path each frame would draw the shadow off-screen.
    func outlineShadow() {
        guard shadow != nil, let card = superview else { return }
        let (path, frame) = (UIBezierPath(), frame)
        for (turns, corner) in ([.bottomRight, .bottomLeft, .topLeft, .topRight] as [UIRectCorner]).enumerated() {
            let radius = min(radius(of: corner) * transform.a, frame.width / 2, frame.height / 2)
            let inner = frame.insetBy(dx: radius, dy: radius)
            let center = CGPoint(
                x: turns == 1 || turns == 2 ? inner.minX : inner.maxX, y: turns < 2 ? inner.maxY : inner.minY)
            let angle = CGFloat(turns) * .pi / 2
            path.addArc(
                withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
        }
        path.close()
        card.layer.shadowPath = path.cgPath
    }
}

/// The grabber: a strip that drags the card whatever the content's offset. A tap opens a card with several detents
/// further; with VoiceOver swipes up and down do, and an action dismisses the card.
final class HandleView: UIView {
    weak var restingCard: RestingCard?
    weak var content: UIView?
    fileprivate let look: CardTraits.Grabber
    private let bar = UIView()

    init(_ look: CardTraits.Grabber) {
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
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    /// Takes every touch around the bar; below the bar, controls of the content, such as a search field, keep theirs.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit != nil, depth(of: point) > 2 * look.topMargin + look.height, let content else { return hit }
        let below = content.hitTest(convert(point, to: content), with: event)
        return below is UIControl || below is UITextView ? nil : hit
    }

    private var isAdjustable: Bool { restingCard?.hasSeveralStops ?? false }
    private var dismisses: Bool { restingCard.map { $0.standingRefusal == nil } ?? false }

    /// With one resting place there is nothing to adjust.
    override var accessibilityTraits: UIAccessibilityTraits {
        get { isAdjustable ? .adjustable : dismisses ? .button : UIAccessibilityTraits(rawValue: 0) }
        set {}
    }

    /// The visible share of the whole card.
    override var accessibilityValue: String? {
        get { isAdjustable ? restingCard.map { "\(($0.selection.selected.share * 100).whole) %" } : nil }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard dismisses else { return nil }
            return [UIAccessibilityCustomAction(name: look.dismissLabel) { [weak self] _ in self?.dismiss() ?? false }]
        }
        set {}
    }

    private func dismiss() -> Bool { restingCard.map { $0.attemptDismissal() == nil } ?? false }

    override func accessibilityIncrement() { restingCard?.step(opens: true) }
    override func accessibilityDecrement() { restingCard?.step(opens: false) }

    override func accessibilityActivate() -> Bool {
        guard isAdjustable else { return dismisses && dismiss() }
        restingCard?.openFurther()
        return true
    }

    private var direction: ArbitrationPolicy.Direction { restingCard?.direction ?? .down }

    /// The distance of a point of the grabber from the side of the card that shows first.
    private func depth(of point: CGPoint) -> CGFloat {
        direction.opposite.inset(of: bounds.insets(of: CGRect(origin: point, size: .zero)))
    }

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

extension CardTraits.Corners {
    /// The same corners for UIKit, and for Core Animation, which numbers them in this order, too.
    fileprivate var ofRectangle: UIRectCorner { UIRectCorner(rawValue: UInt(intersection(.all).rawValue)) }
}
