import GestureArbiter
import UIKitShim

/// Several places to rest at: found in each layout pass, selected by code and by the finger.
extension InteractivePresentationController {
    /// The places for the card to rest at, by how much of it shows: the dismissal's at first, see
    /// ``InteractiveDismissal/detents``. Set, the card goes to the one that is selected, now. A card that leaves both ways has
    /// none: what is set then is left out, which is said in the log once.
    public var detents: [InteractiveDismissal.Detent] {
        get { restingCard.detents }
        set {
            if dismissal.policy.direction.isBothWays, !newValue.isEmpty {
                return warnOnce(
                    "InteractivePresentationController.detents",
                    "A card that leaves both ways rests at one place. Give its policy one way, as .down.")
            }
            restingCard.detents = newValue
            invalidateDetents()
        }
    }

    /// The largest detent at which the presenter is live: the dismissal's at first, see
    /// ``InteractiveDismissal/largestUndimmedDetent``.
    public var largestUndimmedDetent: InteractiveDismissal.Detent.Identifier? {
        get { undimmed.largest }
        set {
            undimmed.largest = newValue
            makePresenterLive()
            cardDidMove(to: progress)
        }
    }

    /// The detent that the card rests at, or goes to; `.large` of a card that has none. Where the one that was selected is
    /// inactive it is the one that stands in, until it is active again.
    public var selectedDetent: InteractiveDismissal.Detent.Identifier { interaction.selection.selected.identifier }

    /// Where the card is among its detents now.
    public var position: InteractiveDismissal.Position { interaction.position }

    /// Has the card go to a detent, from wherever it is and with the velocity that it has.
    ///
    /// In a finger's hand it goes there at the lift, unless it is flung. On its way out it is remembered, for a card that
    /// is brought back. A name that is none of ``detents`` changes nothing, which is said in the log once.
    ///
    /// - Parameters:
    ///   - detent: Its name.
    ///   - animated: Whether by its spring; else it is there at once, unless it is on its way in.
    public func select(_ detent: InteractiveDismissal.Detent.Identifier, animated: Bool = true) {
        select(detent, animated: animated, byUser: false)
    }

    /// Has the card go to the next more open detent; from the most open one to the smallest. What a handle does for a tap.
    public func selectNextDetent() { restingCard.openFurther() }

    /// Has the detents asked for their heights again, now: what they depend on has changed, as what a custom one counts, or
    /// content that has no `preferredContentSize`. A card at rest goes to where its detent is by then by its spring; in a
    /// hand it stays where it is seen.
    public func invalidateDetents() { restingCard.resolveAgain() }

    /// How much of its full dimming the presenter has, 0 to 1: all of it where the card rests, none where it is out of
    /// sight; with ``largestUndimmedDetent``, none there, and all of it at the next more open one. For a backdrop of your
    /// own, in ``cardDidMove(to:)``.
    public var dimmedShare: CGFloat {
        if let undimmed = undimmedStop {
            let share = interaction.selection.places.opening(from: undimmed, at: interaction.mover.placeOnSide)
            return share * interaction.mover.opacity
        }
        return interaction.mover.share(ofWayTo: restingCard.lowestStop)
    }

    /// How far the card has come from its second most open place to its most open one, 0 to 1; of one that rests at one
    /// place, from out of sight. What lies behind is pushed back by it.
    package var openedShare: CGFloat {
        guard restingCard.hasSeveralStops else { return interaction.mover.share(ofWayTo: 0) }
        let places = interaction.selection.places
        return places.opening(from: places.stops[1], at: interaction.mover.placeOnSide) * interaction.mover.opacity
    }

    /// Whether touches beside the card are the presenter's. They are nobody's while the presented controller's
    /// `isModalInPresentation` is true.
    public var isPresenterLive: Bool {
        guard let undimmed = undimmedStop, !interaction.mover.isLeaving, !presentedViewController.isModalInPresentation
        else { return false }
        return interaction.selection.selected.translation >= undimmed
    }

    /// Where it rests, or goes to when nothing else decides, in points from where it is most open.
    package var restingTranslation: CGFloat { interaction.mover.selected }
    /// The same, as progress.
    package var restingProgress: CGFloat {
        interaction.mover.outOfSight > 0 ? restingTranslation / interaction.mover.outOfSight : 0
    }
}

// MARK: - Selecting

extension InteractivePresentationController {
    package func select(_ detent: InteractiveDismissal.Detent.Identifier, animated: Bool, byUser: Bool) {
        guard restingCard.knows(detent, "InteractiveDismissal.select(_:)") else { return }
        onScreen(of: cardView) { interaction.select(detent, isAnimated: animated, byUser: byUser) }
    }

    /// The selected detent is another one.
    func selectionDidChange() { makePresenterLive() }

    /// What names a detent that there is not.
    func saySelection() {
        for (name, property) in [
            (dismissal.selectedDetent, "selectedDetent"), (undimmed.largest, "largestUndimmedDetent"),
        ] {
            if let name { _ = restingCard.knows(name, "InteractiveDismissal.\(property)") }
        }
    }
}

// MARK: - The presenter

extension InteractivePresentationController {
    fileprivate var undimmedStop: CGFloat? {
        guard let name = undimmed.largest else { return nil }
        return interaction.selection.places.place(of: name)?.translation
    }

    /// For accessibility; also where no other detent was selected: its places may have been found just now, and a card
    /// that leaves has nothing live behind it.
    func tellWhetherModal() {
        let isModal = !isPresenterLive
        if cardView.accessibilityViewIsModal != isModal { cardView.accessibilityViewIsModal = isModal }
    }

    /// Or not, as the selected detent has it.
    func makePresenterLive() {
        tellWhetherModal()
        guard undimmed.largest != nil, undimmed.beside == nil, let container = containerView else { return }
        let beside = BesideCardView { [weak self] in
            guard let self, isPresenterLive else { return nil }
            let presenter = presentingViewController
            // Beside a card that is the presenter itself lies what that one leaves live.
            let behind = presenter.presentingViewController == nil ? nil : presenter.presentationController
            return (behind as? InteractivePresentationController)?.containerView ?? presenter.viewIfLoaded
        }
        beside.frame = container.bounds
        beside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if cardView.superview === container {
            container.insertSubview(beside, belowSubview: cardView)
        } else {
            container.addSubview(beside)
        }
        undimmed.beside = beside
    }

    /// The presentation is over.
    func forgetDetents() {
        undimmed.beside?.removeFromSuperview()
        undimmed.beside = nil
    }
}

/// The presenter that stays live at some detents.
struct Undimmed {
    fileprivate(set) var largest: InteractiveDismissal.Detent.Identifier?
    /// Touches beside the card.
    fileprivate var beside: BesideCardView?

    init(upTo largest: InteractiveDismissal.Detent.Identifier?) { self.largest = largest }
}

/// Passes touches beside the card on to the presenter, or lets what is below it have them.
final class BesideCardView: UIView {
    private let target: @MainActor () -> UIView?

    init(to target: @escaping @MainActor () -> UIView?) {
        self.target = target
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event), let target = target() else { return nil }
        return target.hitTest(convert(point, to: target), with: event)
    }
}
