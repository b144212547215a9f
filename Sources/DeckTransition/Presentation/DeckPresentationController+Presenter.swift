import UIKitShim

/// The presenter behind the card: as a picture, as it is, or only darker.
extension DeckPresentationController {
    private enum Stand {
        /// The presenter is a deck's card: its face stands behind this card.
        case face(CardFace)
        case picture
        case live(UIView)
        case dimOnly
    }

    private var stand: Stand {
        if configuration.presenter == .dimOnly { return .dimOnly }
        if let behind = deckBehind { return .face(behind.face) }
        if picture.superview != nil { return .picture }
        return presenterLook?.view.map(Stand.live) ?? .dimOnly
    }

    func pushPresenterBack() {
        guard let container = containerView, let presenter = presentingViewController.viewIfLoaded else { return }
        dimmingView.frame = container.bounds
        dimmingView.presenterView = presenter
        container.insertSubview(dimmingView, at: 0)
        guard deckBehind == nil else { return }
        switch configuration.presenter {
        case .dimOnly: break
        case .live: presenterLook = PresenterLook(presenter)
        case .snapshot: takePicture(of: presenter, in: container)
        }
    }

    /// A presenter that has never been rendered has no picture: it is shown as it is.
    private func takePicture(of presenter: UIView, in container: UIView) {
        picture.frame = container.bounds
        placeStand(in: container)
        guard picture.take(of: presenter, afterUpdates: false) else {
            presenterLook = PresenterLook(presenter)
            return
        }
        container.insertSubview(picture, belowSubview: dimmingView)
    }

    /// Takes a new picture of the presenter, changes that were made in this turn included.
    ///
    /// Nothing happens where the presenter is not shown as a picture, or cannot be pictured: the last one stays.
    public func requestPresentedViewSnapshotUpdate() {
        guard picture.superview != nil, let presenter = presentingViewController.viewIfLoaded else { return }
        picture.take(of: presenter, afterUpdates: true)
    }

    /// Follows from the container, the configuration and where the card is.
    func showPresenter() {
        guard let container = containerView else { return }
        let fades = UIAccessibility.isReduceMotionEnabled
        let shown = card.superview === container ? (1 - progress).share : 0
        // With reduced motion nothing grows or moves: the presenter changes places by fading.
        let moved = fades ? (shown > 0 ? 1 : 0) : shown
        let layout = layout
        dimmingView.alpha = layout.dimming * shown
        switch stand {
        case .dimOnly: break
        case .face(let face): show(face, in: layout, progress: moved)
        case .picture: showPicture(in: layout, progress: moved, opacity: fades ? shown : 1)
        case .live(let view): showLive(view, of: container, in: layout, progress: fades ? 0 : moved)
        }
        deckBehind?.cardsAboveMoved(to: [moved] + cardsAbove)
    }

    func cardsAboveMoved(to progress: [CGFloat]) {
        guard configuration.nesting == .stack, progress != cardsAbove else { return }
        cardsAbove = progress
        showPresenter()
    }

    private func show(_ face: CardFace, in layout: DeckLayout, progress: CGFloat) {
        guard let behind = deckBehind else { return }
        let frame = behind.layout.cardFrame
        let place = layout.presenterPlace(
            of: frame, progress: progress, cornerRadius: behind.configuration.cornerRadius, cardsAbove: cardsAbove)
        face.layer.cornerRadius = place.cornerRadius
        guard face.transform != place.transform else { return }
        face.transform = place.transform
        behind.outlineShadow()
    }

    private func showPicture(in layout: DeckLayout, progress: CGFloat, opacity: CGFloat) {
        let place = layout.presenterPlace(of: picture.standFrame, progress: progress, cardsAbove: cardsAbove)
        if picture.stand.transform != place.transform { picture.stand.transform = place.transform }
        picture.stand.layer.cornerRadius = place.cornerRadius
        picture.alpha = opacity
    }

    /// A layout's work, not a movement's: the picture stays over where the presenter is.
    func placeStand(in container: UIView) {
        guard let presenter = presentingViewController.viewIfLoaded else { return }
        picture.standFrame = presenter.restingFrame(in: container)
    }

    private func showLive(_ view: UIView, of container: UIView, in layout: DeckLayout, progress: CGFloat) {
        guard var look = presenterLook else { return }
        look.stand(
            in: layout.presenterPlace(
                of: view.restingFrame(in: container), progress: progress, cornerRadius: look.ownCornerRadius,
                cardsAbove: cardsAbove))
        presenterLook = look
    }
}

extension UIView {
    /// The view's place without its transform, in `container`'s coordinates.
    fileprivate func restingFrame(in container: UIView) -> CGRect {
        let frame = CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
        guard let superview else { return frame }
        return superview.convert(frame, to: container)
    }
}
