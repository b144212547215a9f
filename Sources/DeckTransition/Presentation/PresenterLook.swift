import InteractiveDismissal
import UIKitShim

/// What a presenter's view had before it was pushed back, and is given while it is.
@MainActor
struct PresenterLook {
    private(set) weak var view: UIView?
    private var transform: BorrowedProperty<CGAffineTransform>
    private var cornerRadius: BorrowedProperty<CGFloat>
    private var clips: BorrowedProperty<Bool>

    init(_ view: UIView) {
        self.view = view
        transform = BorrowedProperty(\.transform, of: view)
        cornerRadius = BorrowedProperty(\.layer.cornerRadius, of: view)
        clips = BorrowedProperty(\.clipsToBounds, of: view)
    }

    var ownCornerRadius: CGFloat { cornerRadius.original }

    mutating func stand(in place: DeckLayout.PresenterPlace) {
        guard let view else { return }
        transform.give(transform.original.concatenating(place.transform), to: view)
        cornerRadius.give(place.cornerRadius, to: view)
        clips.give(clips.original || place.cornerRadius > 0, to: view)
    }

    /// As if there were no card, until it stands in a place again.
    mutating func straighten() {
        if let view { transform.putBack(on: view) }
    }

    /// Everything as it was.
    mutating func putBack() {
        guard let view else { return }
        straighten()
        cornerRadius.putBack(on: view)
        clips.putBack(on: view)
    }
}

/// The presenter as it was.
extension DeckPresentationController {
    /// The presenter stands as if there were no card, until the next layout.
    func straightenPresenter() {
        guard var look = presenterLook else { return }
        look.straighten()
        presenterLook = look
    }

    /// Everything as it was before the deck. Only what somebody else has set meanwhile stays.
    func bringPresenterBack() {
        var look = presenterLook
        presenterLook = nil
        look?.putBack()
        picture.removeFromSuperview()
        dimmingView.removeFromSuperview()
        guard let behind = deckBehind else { return }
        behind.face.transform = .identity
        behind.face.layer.cornerRadius = behind.configuration.cornerRadius
        behind.outlineShadow()
        behind.cardsAboveMoved(to: [])
    }
}
