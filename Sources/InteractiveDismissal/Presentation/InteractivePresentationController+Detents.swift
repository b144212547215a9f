@_spi(Cards) import Cards
import GestureArbiter
import UIKitShim

/// The card's part of the way, and the presenter behind the card.
extension InteractivePresentationController {
    /// The presenter's share of its full dimming, 0 to 1: 1 if the card is at rest, 0 if it is out of sight. With
    /// `largestUndimmedDetent`, 0 at that detent, and 1 at the next more open one. Use this for your own backdrop, in
    /// ``cardDidMove(to:)``.
    @_spi(Cards) public var dimmedShare: CGFloat { restingCard.dimmedShare }

    /// The card's share of the way from its second most open place to its most open place, 0 to 1; for a card with one
    /// place, from out of sight. The views behind the card move back by this share.
    @_spi(Cards) public var openedShare: CGFloat {
        guard restingCard.hasSeveralStops else { return interaction.mover.share(ofWayTo: 0) }
        let places = restingCard.selection.places
        return places.opening(from: places.stops[1], at: interaction.mover.placeOnSide) * interaction.mover.opacity
    }

    /// Whether touches beside the card are the presenter's.
    @_spi(Cards) public var isPresenterLive: Bool {
        guard let undimmed = restingCard.undimmedStop, !interaction.mover.isLeaving else { return false }
        if ignoresTouchesBesideWhenModal, presentedViewController.isModalInPresentation { return false }
        return restingCard.selection.selected.translation >= undimmed
    }

    /// The place where the card rests, or goes by default, in points from its most open place.
    @_spi(Cards) public var restingTranslation: CGFloat { interaction.mover.selected }
    /// The least open place where the card may rest, in points from its most open place; 0 for a card with one place.
    @_spi(Cards) public var lowestRestingTranslation: CGFloat { restingCard.lowestStop }
    /// The progress where the card rests, or goes by default: see ``progress``.
    @_spi(Cards) public var restingProgress: CGFloat {
        interaction.mover.outOfSight > 0 ? restingTranslation / interaction.mover.outOfSight : 0
    }
}

// MARK: - The presenter

extension InteractivePresentationController {
    /// Updates accessibility, also if no other detent was selected: the places may have just been found, and a leaving
    /// card has nothing live behind it.
    func tellWhetherModal() {
        let isModal = !isPresenterLive
        if cardView.accessibilityViewIsModal != isModal { cardView.accessibilityViewIsModal = isModal }
    }

    /// Puts the dimming view below the card, if the card needs one.
    func dimPresenter() {
        tellWhetherModal()
        guard dimmingView == nil, let container = containerView else { return }
        dimmingView = restingCard.makeDimming { [weak self] in
            guard let self else { return .passed(to: nil) }
            // UIKit reports no change of `isModalInPresentation`.
            tellWhetherModal()
            return isPresenterLive || traits.tapOutside == .passes ? .passed(to: viewBehind) : .kept
        }
        guard let dimmingView else { return }
        dimmingView.frame = container.bounds
        if cardView.superview === container {
            container.insertSubview(dimmingView, belowSubview: cardView)
        } else {
            container.addSubview(dimmingView)
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
        dimmingView?.show(cardView.superview === containerView ? dimmedShare : 0)
    }
}
