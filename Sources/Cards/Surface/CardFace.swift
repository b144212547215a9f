@_spi(Cards) import GestureArbiter
import UIKitShim

/// The visible part of a card with rounded corners: the controller's view, clipped to the corners, and a handle over it.
///
///     InteractivePresentationController(
///         presentedViewController: presented, presenting: presenting, dismissal: dismissal,
///         face: CardFace(cornerRadius: 12, handle: .init()))
///
/// The face is a view inside the card, so that a card can scale behind another while its owner keeps its place, and so
/// that the mask does not clip the card's shadow.
@preconcurrency @MainActor
public final class CardFace: UIView {
    let handle: HandleView?
    @_spi(Cards) public var hasHandle: Bool { handle != nil }
    private let shadow: CardTraits.Shadow?
    /// The rounded corners.
    @_spi(Cards) public var corners: CardTraits.Corners {
        didSet { if corners != oldValue { layer.maskedCorners = corners.mask } }
    }

    /// Creates the face of one card.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points; 0 if it is negative or not finite.
    ///   - corners: The rounded corners.
    ///   - cornerCurve: The shape of the corners.
    ///   - handle: A bar at the side of the card that shows first, which is the region `.handle`; nil: none.
    ///   - shadow: The card's shadow; nil: none.
    public init(
        cornerRadius: CGFloat = 10, corners: CardTraits.Corners = .top,
        cornerCurve: CardTraits.CornerCurve = .continuous, handle: CardTraits.Handle? = nil,
        shadow: CardTraits.Shadow? = nil
    ) {
        (self.shadow, self.corners) = (shadow, corners)
        self.handle = handle.map(HandleView.init)
        super.init(frame: .zero)
        if let handle = self.handle { addSubview(handle) }
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        layer.cornerRadius = cornerRadius.length
        layer.maskedCorners = corners.mask
        layer.cornerCurve = cornerCurve == .continuous ? .continuous : .circular
    }

    /// Faces cannot come from a storyboard: their card makes them.
    public required init?(coder: NSCoder) { nil }

    /// Shows the face moved and scaled by `transform`, with another corner radius in points, such as behind another
    /// card. The card's shadow follows. A transform that is not finite counts as the identity, such a radius as 0.
    public func stand(at transform: CGAffineTransform, cornerRadius: CGFloat) {
        let sum = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
        let transform = sum.isFinite ? transform : .identity
        let cornerRadius = cornerRadius.length
        guard self.transform != transform || layer.cornerRadius != cornerRadius else { return }
        layer.cornerRadius = cornerRadius
        self.transform = transform
        outlineShadow()
    }

    /// Called when a view is taken out, such as the content.
    @_spi(Cards) public var onRemoval: (@MainActor () -> Void)?

    @_spi(Cards) public override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        onRemoval?()
    }

    @_spi(Cards) public override func layoutSubviews() {
        super.layoutSubviews()
        handle?.layOut(in: bounds)
    }

    /// Adds this view to `card`, which then casts the shadow.
    func dress(_ card: UIView) {
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
    func outlineShadow() {
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
final class HandleView: UIView {
    /// The card that the handle opens and closes.
    weak var restingCard: RestingCard?
    /// The content below the handle.
    weak var content: UIView?
    private let look: CardTraits.Handle
    private let bar = UIView()

    init(_ look: CardTraits.Handle) {
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

    required init?(coder: NSCoder) { nil }

    /// Around the bar the handle takes every touch; below the bar, controls of the content, such as a search field,
    /// keep their touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit != nil, depth(of: point) > 2 * look.topMargin + look.height, let content else { return hit }
        let below = content.hitTest(convert(point, to: content), with: event)
        return below is UIControl || below is UITextView ? nil : hit
    }

    /// With one resting place there is nothing to adjust.
    override var isAccessibilityElement: Bool {
        get { restingCard?.hasSeveralStops ?? false }
        set {}
    }

    /// The visible share of the whole card.
    override var accessibilityValue: String? {
        get { restingCard.map { "\(($0.selectedShare * 100).whole) %" } }
        set {}
    }

    override func accessibilityIncrement() { restingCard?.step(opens: true) }
    override func accessibilityDecrement() { restingCard?.step(opens: false) }

    override func accessibilityActivate() -> Bool {
        restingCard?.openFurther()
        return true
    }

    private var direction: ArbitrationPolicy.Direction { restingCard?.direction ?? .down }

    /// The distance of a point of the handle from the side of the card that shows first.
    private func depth(of point: CGPoint) -> CGFloat {
        direction.opposite.inset(of: bounds.insets(of: CGRect(origin: point, size: .zero)))
    }

    func layOut(in card: CGRect) {
        let isVertical = direction.axis == .vertical
        let extent = min(look.width + 2 * CardTraits.Handle.sideMargin, isVertical ? card.width : card.height)
        let (depth, margin) = (look.touchHeight, (extent - look.width) / 2)
        frame = card.keeping(depth, towards: direction.opposite).insetBy(
            dx: isVertical ? (card.width - extent) / 2 : 0, dy: isVertical ? 0 : (card.height - extent) / 2)
        let isAtEnd = direction == .up || direction == .left || direction == .leading
        let place = isAtEnd ? depth - look.topMargin - look.height : look.topMargin
        bar.frame =
            isVertical
            ? CGRect(x: margin, y: place, width: look.width, height: look.height)
            : CGRect(x: place, y: margin, width: look.height, height: look.width)
    }
}

extension CardTraits.Corners {
    /// The same corners, for paths and for layers: UIKit and Core Animation number them in this order, too.
    fileprivate var ofRectangle: UIRectCorner { UIRectCorner(rawValue: UInt(rawValue)) }
    fileprivate var mask: CACornerMask { CACornerMask(rawValue: UInt(rawValue)) }
}
