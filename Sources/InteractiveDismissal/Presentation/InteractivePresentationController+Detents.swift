@_spi(Cards) import Cards
import GestureArbiter
import UIKitShim

/// Detents: resolved in each layout pass, selected by code and by the finger.
extension InteractivePresentationController {
    /// The card's resting places, at first those of `CardTraits.detents`. If you set them, the card goes to
    /// the selected detent. A card that leaves both ways has no detents: it ignores new ones, and the log says so once.
    public var detents: [Detent] {
        get { restingCard.detents }
        set {
            if traits.policy.direction.isBothWays, !newValue.isEmpty {
                return warnOnce(
                    "InteractivePresentationController.detents",
                    "A card that leaves both ways rests at one place. Give its policy one way, as .down.")
            }
            restingCard.detents = newValue
            invalidateDetents()
        }
    }

    /// The largest detent at which the presenter is live, at first that of
    /// `CardTraits.largestUndimmedDetent`.
    public var largestUndimmedDetent: Detent.Identifier? {
        get { restingCard.largestUndimmedDetent }
        set {
            restingCard.largestUndimmedDetent = newValue
            dimPresenter()
            showDimming()
            cardDidMove(to: progress)
        }
    }

    /// The detent that the card rests at or goes to; `.large` for a card without detents. If the selected detent is
    /// inactive, this is its replacement until the detent is active again.
    public var selectedDetent: Detent.Identifier { restingCard.selection.selected.identifier }

    /// The card's current place among its detents.
    public var position: CardTraits.Position { interaction.position }

    /// Moves the card to a detent, from wherever it is and with its current velocity.
    ///
    /// During a drag, the card goes there at the lift, unless the finger flings it. A card on its way out remembers the
    /// detent, in case a finger brings it back. An identifier that is not in ``detents`` changes nothing, and the log
    /// says so once.
    ///
    /// - Parameters:
    ///   - detent: The detent's identifier.
    ///   - animated: Pass true to move by the card's spring, false to jump, unless the card is on its way in.
    public func select(_ detent: Detent.Identifier, animated: Bool = true) {
        select(detent, animated: animated, byUser: false)
    }

    /// Returns the target of a release that comes to rest at `detent`, for a `.redirect(to:)` of the arbiter's `onAttempt`;
    /// nil if the card does not have the detent now.
    public func target(of detent: Detent.Identifier) -> ReleaseRule.Target? {
        restingCard.selection.places.target(of: detent)
    }

    /// Returns the detent of a target that the arbiter's `onAttempt` gets; nil for `.away`.
    public func detent(at target: ReleaseRule.Target) -> Detent.Identifier? {
        restingCard.selection.detent(at: target)
    }

    /// Moves the card to the next more open detent, or from the most open detent to the smallest, as a tap on a handle
    /// does.
    public func selectNextDetent() { restingCard.openFurther() }

    /// Measures the detents again, after a value that they depend on has changed: a custom detent's input, or the
    /// height of content without `preferredContentSize`. At rest the card moves to its detent's new place by its
    /// spring; during a drag it stays where it shows.
    public func invalidateDetents() { restingCard.resolveAgain() }

    /// The presenter's share of its full dimming, 0 to 1: 1 if the card is at rest, 0 if it is out of sight. With
    /// ``largestUndimmedDetent``, 0 at that detent, and 1 at the next more open one. Use this for your own backdrop, in
    /// ``cardDidMove(to:)``.
    public var dimmedShare: CGFloat { restingCard.dimmedShare }

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

// MARK: - Selecting

@_spi(Cards) extension InteractivePresentationController {
    public func select(_ detent: Detent.Identifier, animated: Bool, byUser: Bool) {
        guard restingCard.knows(detent, "InteractivePresentationController.select(_:)") else { return }
        onScreen(of: cardView) {
            restingCard.select(detent, animated: animated, byUser: byUser, moves: !mover.isLeaving)
        }
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
    private var viewBehind: UIView? {
        let presenter = presentingViewController
        let behind = presenter.presentingViewController == nil ? nil : presenter.presentationController
        return (behind as? InteractivePresentationController)?.containerView ?? presenter.viewIfLoaded
    }

    func showDimming() {
        dimmingView?.show(cardView.superview === containerView ? dimmedShare : 0)
    }
}
