@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// A panel's way out, by default by its user.
@MainActor
final class PanelDeparture {
    let removes: Bool
    let byUser: Bool
    let completion: (@MainActor (Bool) -> Void)?

    init(removes: Bool = true, byUser: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        (self.removes, self.byUser, self.completion) = (removes, byUser, completion)
    }

    /// Whether a finger that brings in a hidden panel may let it go back.
    var isWithdrawal: Bool { byUser && !removes }

    func joined(by other: PanelDeparture) -> PanelDeparture {
        let (first, second) = (completion, other.completion)
        return PanelDeparture(removes: removes || other.removes, byUser: byUser || other.byUser) { hasGone in
            first?(hasGone)
            second?(hasGone)
        }
    }
}

// MARK: - Joining the parent

extension Panel {
    /// Lies over the last of the parent's panels at this side, if the two overlap.
    private func coverPanelBehind(in parent: UIViewController) {
        let place = restingCard.cardView.restingFrame
        let behind = parent.addedPanels.last {
            $0 !== self && $0.direction == direction && !$0.restingCard.cardView.restingFrame.intersection(place).isNull
        }
        restingCard.cover(behind?.restingCard)
    }

    func add(to parent: UIViewController, animated: Bool) {
        onScreen(of: parent.view) {
            if let former = contentViewController.parent as? Panel,
                former.restingCard.contentController === contentViewController
            {
                former.leaveParent(byUser: false)
            }
            addChild(contentViewController)
            parent.addChild(self)
            // The detents may ask for the content's preferred height.
            contentViewController.loadViewIfNeeded()
            guard let ground = parent.view else { return }
            view.frame = ground.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addCard()
            ground.addSubview(view)
            isApart = false
            restingCard.checkNames()
            restingCard.opensByFinger = configuration.edgeSwipe > 0
            layOut()
            coverPanelBehind(in: parent)
            let arbiter = restingCard.attachArbiter(moving: hand)
            attachEdgeArbiter(to: ground.viewWithTouches)
            restingCard.declare()
            traits.declared.setUp?(arbiter)
            let isAnimated = animated && ground.window != nil
            if isAnimated { restingCard.goOutOfSight(animated: false) } else { comeIn(animated: false) }
            // Add the content last, or it is laid out with its old position's safe area.
            restingCard.show(contentViewController.view)
            contentViewController.didMove(toParent: self)
            didMove(toParent: parent)
            restingCard.measureInWindow()
            if isAnimated { restingCard.goOutOfSight(animated: false) }
            restingCard.hasBegun = true
            restingCard.tellPosition()
            if isAnimated { comeIn(animated: true) }
        }
    }

    private func addCard() {
        panelView.clip.addSubview(cardView)
        cardView.onEscape = { [weak self] in self?.escape() ?? false }
        cardView.onForeignPlace = { property in
            warnOnce(
                "Panel.card.\(property)",
                "The panel ignores this, or it would jump under a finger. Use detents and margins.")
        }
        restingCard.face?.onRemoval = { [weak self] in
            // UIKit is still removing the content.
            onNextTurn(of: self?.viewIfLoaded) { [weak self] in self?.giveUpLostContent() }
        }
        restingCard.observeKeyboard()
        dimParent()
    }

    /// Dims the parent, if the panel has a dimming. Where the parent is not dimmed, its touches are its own.
    func dimParent() {
        restingCard.removeDimming()
        panelView.accessibilityViewIsModal = false
        guard traits.dimming > 0 else { return }
        restingCard.addDimming(to: panelView, below: panelView.clip) { [weak self] in
            let isDimmed = self?.restingCard.dimmingView?.alpha ?? 0 >= 0.01
            return isDimmed && self?.traits.tapOutside != .passes ? .kept : .passed(to: nil)
        }
    }

    /// Attaches an arbiter to the strip of `edgeSwipe`, which opens a panel that is hidden or at its smallest detent, and
    /// takes no other finger.
    private func attachEdgeArbiter(to ground: UIView) {
        guard configuration.edgeSwipe > 0 else { return }
        let arbiter = GestureArbiter.attachStrip(to: ground, policy: restingCard.policy, moving: handAtEdge)
        edgeArbiter = arbiter
        bindEdge()
    }

    /// Puts the strip at the side where the panel lies.
    func bindEdge() {
        let side: GestureArbiter.Place.Edge =
            switch direction {
            case .up: .top
            case .left, .leading: .left
            case .right, .trailing, .horizontal: .right
            case .down, .vertical: .bottom
            }
        edgeArbiter?.bind(edgeOfPanel, to: .edge(side, within: configuration.edgeSwipe))
    }
}

extension UIView {
    /// The nearest view that gets the touches beside the panel: in SwiftUI the parent's view passes them on.
    fileprivate var viewWithTouches: UIView {
        guard self is PassingView, let superview else { return self }
        return superview.viewWithTouches
    }
}

let edgeOfPanel = ArbitrationPolicy.Region("edge of the panel")

// MARK: - Leaving and coming back

extension Panel {
    /// Whether the panel is out of sight, and stays its parent's child.
    var isHiddenAway: Bool { !isApart && departure == nil && mover.phase == .away }
    /// Whether the panel is on its way out, and no finger has caught it.
    var isLeaving: Bool { departure != nil && (mover.phase == .leaving || mover.phase == .away) }

    func leave(_ new: PanelDeparture, animated: Bool, _ call: String) {
        guard !isApart else {
            sayApart(call)
            new.completion?(false)
            return
        }
        let isSeen = animated && view.window != nil
        if isLeaving, let former = departure {
            departure = former.joined(by: new)
            if !isSeen { isGone() }
            return
        }
        // A finger may have caught the panel on its way out.
        stay()
        depart(new)
        guard isSeen, !panelView.isHidden else { return isGone() }
        onScreen(of: view) {
            restingCard.goOutOfSight()
            letGoOfFinger()
            updateRoom()
        }
    }

    /// A panel that a finger opens from its side is hidden by its user, to be opened again. SwiftUI makes another.
    var departureForUser: PanelDeparture {
        PanelDeparture(removes: !restingCard.opensByFinger || restingCard.observer != nil)
    }

    func depart(_ new: PanelDeparture) {
        departure = new
        restingCard.endEditing()
        if new.removes { tell(.willDismiss(byUser: new.byUser)) }
    }

    /// Ends the panel's way out, if it is on one: the panel stays.
    func stay() {
        let former = departure
        departure = nil
        former?.completion?(false)
    }

    func comeBack(animated: Bool) {
        let former = departure
        departure = nil
        panelView.isHidden = false
        layOut()
        comeIn(animated: animated && view.window != nil)
        updateRoom()
        restingCard.resumeEditing()
        former?.completion?(false)
        if mover.phase == .resting { restingCard.tellReturn() }
    }

    /// Moves the panel to its detent, from out of sight as it comes in. With Reduce Motion it fades in there.
    func comeIn(animated: Bool) {
        if animated, mover.phase == .away || mover.fades && mover.phase != .inHand { return mover.come() }
        mover.select(selection.selected.translation, animated: animated)
    }

    /// Says once that the panel has come.
    func noteArrival() {
        let completion = onCome
        onCome = nil
        completion?()
    }

    func isGone() {
        guard let gone = departure else { return }
        if gone.removes { return leaveParent(byUser: gone.byUser) }
        departure = nil
        restingCard.goOutOfSight(animated: false)
        letGoOfFinger()
        panelView.isHidden = true
        updateRoom()
        gone.completion?(true)
        restingCard.tellReturn()
    }

    private func letGoOfFinger() {
        arbiter?.cancel()
        edgeArbiter?.cancel()
    }

    /// Without a window a panel has no safe area, and animations and drags end at once.
    func windowChanged() {
        guard view.window == nil else {
            if configuration.restsOnTabBar, bar == nil { bar = parent?.nearestTabBar }
            restingCard.measureInWindow()
            return view.setNeedsLayout()
        }
        // The bar may show on another page.
        barLift.putBack()
        // A finger that peeks at a hidden panel loses it.
        if isLeaving || departure?.isWithdrawal == true { return isGone() }
        if isHiddenAway || mover.phase == .resting { return }
        let caught = departure
        mover.putBack()
        endCatch(of: caught)
        restingCard.resumeEditing()
        restingCard.stop()
    }

    /// Removes the panel from its parent and restores everything.
    func leaveParent(byUser: Bool) {
        guard !isApart else { return }
        let former = departure
        if former?.removes != true { tell(.willDismiss(byUser: byUser)) }
        (isApart, departure) = (true, nil)
        letGo()
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        if parent != nil { removeFromParent() }
        tell(.dismissed)
        former?.completion?(true)
        (configuration.traits, onCome) = (CardTraits(), nil)
        restingCard.forgetClient()
        restingCard.owner = nil
    }

    private func letGo() {
        mover.putBack()
        arbiter?.detach()
        edgeArbiter?.detach()
        giveRoomBack()
        barLift.putBack()
        let content = restingCard.contentController
        content?.willMove(toParent: nil)
        restingCard.letGo(of: contentViewController)
        // Told that its view disappears, the content may have been put into another panel.
        if content?.parent === self { content?.removeFromParent() }
    }
}
