import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// The card: where it stands, what it looks like, what its content wishes.
extension DeckPresentationController {
    /// Where everything stands now; of an empty container before the presentation.
    public var layout: DeckLayout {
        DeckLayout(in: surroundings, level: level, contentHeight: contentHeight, configuration: configuration)
    }

    private var surroundings: DeckLayout.Container {
        guard let container = containerView else { return DeckLayout.Container(size: .zero) }
        var surroundings = DeckLayout.Container(
            size: container.bounds.size, safeAreaTop: container.safeAreaInsets.top,
            safeAreaBottom: container.safeAreaInsets.bottom,
            isRegularWidth: traitCollection.horizontalSizeClass == .regular)
        surroundings.keyboardHeight = keyboardHeight
        return surroundings
    }

    /// What the controller prefers; without a preference, what its view needs for the width. Nil where nobody asks.
    var wishedContentHeight: CGFloat? {
        guard configuration.height == .content else { return nil }
        let preferred = presentedViewController.preferredContentSize.height
        guard preferred <= 0, let content = presentedViewController.viewIfLoaded else { return preferred }
        return content.systemLayoutSizeFitting(
            CGSize(width: cardWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    var cardWidth: CGFloat { surroundings.cardWidth(configuration) }

    func dressCard() {
        guard let content = presentedViewController.view else { return }
        face.frame = card.bounds
        card.addSubview(face)
        face.show(content)
        guard let shadow = configuration.shadow else { return }
        card.layer.shadowColor = shadow.color.cgColor
        card.layer.shadowOpacity = Float(shadow.opacity)
        card.layer.shadowRadius = shadow.radius
        card.layer.shadowOffset = CGSize(width: 0, height: shadow.offset)
        outlineShadow()
    }

    /// Without an outline the shadow would be found anew in each frame, by drawing the card off the screen. It is that of
    /// the face, which stands smaller behind another card.
    func outlineShadow() {
        guard configuration.shadow != nil else { return }
        let radius = face.layer.cornerRadius * face.transform.a
        let path = UIBezierPath(
            roundedRect: face.frame, byRoundingCorners: configuration.corners.ofRectangle,
            cornerRadii: CGSize(width: radius, height: radius))
        card.layer.shadowPath = path.cgPath
    }

    /// What is in the container besides the card. A full-screen controller that came and went has left the content's
    /// place to us.
    func layOutChrome() {
        guard let container = containerView else { return }
        for view in [dimmingView, picture] where view.superview === container && view.frame != container.bounds {
            view.frame = container.bounds
        }
        if picture.superview === container { placeStand(in: container) }
        outlineShadow()
        guard let content = presentedViewController.viewIfLoaded, content.superview === face else { return }
        if content.transform.isIdentity, content.frame != face.bounds { content.frame = face.bounds }
    }
}
