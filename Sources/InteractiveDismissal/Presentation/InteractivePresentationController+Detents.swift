@_spi(Cards) import Cards
import GestureArbiter
import UIKitShim

/// The presenter behind a card.
extension InteractivePresentationController {
    /// Whether touches beside the card are the presenter's.
    @_spi(Cards) public var isPresenterLive: Bool {
        guard let undimmed = restingCard.undimmedStop, !mover.isLeaving else { return false }
        if ignoresTouchesBesideWhenModal, restingCard.isModal { return false }
        return restingCard.selection.selected.translation >= undimmed
    }

    func dimPresenter() {
        guard restingCard.dimmingView == nil, let container = containerView else { return }
        restingCard.addDimming(to: container, below: cardView) { [weak self] in
            guard let self else { return .passed(to: nil) }
            return isPresenterLive || traits.tapOutside == .passes ? .passed(to: viewBehind) : .kept
        }
    }

    /// The presenter's view. If the presenter is itself a card, the views that it leaves live are behind this card.
    private var viewBehind: UIView? { presentationBehind?.containerView ?? presentingViewController.viewIfLoaded }

    /// The presentation of the presenter, if that is a card.
    @_spi(Cards) public var presentationBehind: InteractivePresentationController? {
        let presenter = presentingViewController
        guard presenter !== presentedViewController, presenter.presentingViewController != nil else { return nil }
        return presenter.presentationController as? InteractivePresentationController
    }

    func showDimming() {
        restingCard.dimmingView?.show(cardView.superview === containerView ? restingCard.dimmedShare : 0)
    }
}
