import UIKitShim

/// What a presenter's view had before it was pushed back.
struct PresenterLook {
    weak var view: UIView?
    let transform: CGAffineTransform
    let cornerRadius: CGFloat
    let clips: Bool
    /// What it was given last, so that a change by somebody else is noticed and left.
    var given: CGAffineTransform

    @MainActor
    init(_ view: UIView) {
        self.view = view
        (transform, given) = (view.transform, view.transform)
        (cornerRadius, clips) = (view.layer.cornerRadius, view.clipsToBounds)
    }
}

/// The presenter as it was.
extension DeckPresentationController {
    /// The presenter stands as if there were no card, until the next layout.
    func straightenPresenter() {
        guard var look = presenterLook, let view = look.view, view.transform == look.given else { return }
        view.transform = look.transform
        look.given = look.transform
        presenterLook = look
    }

    /// Everything as it was before the deck. Only a transform that somebody else has set meanwhile stays.
    func bringPresenterBack() {
        straightenPresenter()
        if let look = presenterLook, let view = look.view {
            view.layer.cornerRadius = look.cornerRadius
            view.clipsToBounds = look.clips
        }
        presenterLook = nil
        picture.removeFromSuperview()
        dimmingView.removeFromSuperview()
        guard let behind = deckBehind else { return }
        behind.face.transform = .identity
        behind.face.layer.cornerRadius = behind.configuration.cornerRadius
        behind.cardsAboveMoved(to: [])
    }
}
