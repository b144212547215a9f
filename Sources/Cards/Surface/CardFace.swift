@_spi(Cards) import GestureArbiter
import UIKitShim

/// The visible part of a card with rounded corners: the controller's view, clipped to the corners, and a grabber.
///
/// The face is a view inside the card, so that it can scale behind another card, and does not clip the card's shadow.
@_spi(Cards) public final class CardFace: UIView {
    private(set) var handle: HandleView?
    /// Darkens the content behind another card; nil: nothing does.
    var shade: UIView?
    private var shadow: CardTraits.Shadow?
    public var corners: CardTraits.Corners = [] { didSet { if corners != oldValue { round() } } }
    private(set) var cornerRadius: CGFloat = 0

    /// Creates a face on `card`, which then casts the shadow.
    init(on card: CardView) {
        super.init(frame: card.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        card.addSubview(self)
    }

    /// Takes the look of `card`, which leaves along `direction`. Returns whether the grabber is another.
    func take(
        _ traits: CardTraits, of card: RestingCard, along direction: ArbitrationPolicy.Direction, floats: Bool
    ) -> Bool {
        (shadow, cornerRadius) = (traits.shadow, traits.cornerRadius)
        layer.cornerCurve = traits.cornerCurve == .continuous ? .continuous : .circular
        corners = traits.corners(along: direction, floats: floats)
        round()
        backgroundColor = traits.surfaceEffect == nil ? traits.surface : nil
        card.cardView.show(traits.surfaceEffect, behind: self)
        castShadow()
        guard handle?.shows(traits) != true else { return false }
        handle?.removeFromSuperview()
        let handle = HandleView(traits.grabber, of: card, isVisible: traits.prefersGrabberVisible)
        addSubview(handle)
        if let shade { bringSubviewToFront(shade) }
        self.handle = handle
        setNeedsLayout()
        return true
    }

    /// Faces cannot come from a storyboard: their card makes them.
    public required init?(coder: NSCoder) { nil }

    /// Shows the face moved and scaled by `transform`, with another corner radius in points, such as behind another
    /// card. The card's shadow follows. A transform that is not finite counts as the identity, such a radius as 0.
    public func show(at transform: CGAffineTransform, cornerRadius: CGFloat) {
        let sum = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
        let transform = sum.isFinite ? transform : .identity
        let cornerRadius = cornerRadius.length
        guard self.transform != transform || self.cornerRadius != cornerRadius else { return }
        self.cornerRadius = cornerRadius
        round()
        self.transform = transform
        effectView?.transform = transform
        outlineShadow()
    }

    private var effectView: UIVisualEffectView? { (superview as? CardView)?.effectView }

    private func round() {
        round(self)
        if let effectView { round(effectView) }
    }

    /// Gives the card's corners to the face, or to the effect behind the face.
    func round(_ view: UIView) {
        view.layer.cornerCurve = layer.cornerCurve
        let (isConcentric, corners) = (corners.contains(.concentric), corners.ofRectangle)
        if isConcentric || view !== self, view.round(corners, to: cornerRadius, isConcentric: isConcentric) { return }
        view.layer.cornerRadius = cornerRadius
        view.layer.maskedCorners = CACornerMask(rawValue: corners.rawValue)
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
        get { subviewsFromFront }
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

extension UIView {
    /// Mapped, and not cast, which would link the conversion of arrays.
    var subviewsFromFront: [Any] { (subviews.reversed() as ReversedCollection).map { $0 } }
}

extension CardTraits.Corners {
    /// The same corners for UIKit, and for Core Animation, which numbers them in this order, too.
    var ofRectangle: UIRectCorner { UIRectCorner(rawValue: UInt(intersection(.all).rawValue)) }
}
