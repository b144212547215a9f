@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// A panel's presence in its parent.
enum PanelPresence {
    /// Not in a parent yet, or removed.
    case apart
    case shown
    /// On its way out; a finger may have caught the panel there.
    case leaving(PanelDeparture, isCaught: Bool = false)
    case hidden

    var isShown: Bool {
        switch self {
        case .shown, .leaving(_, isCaught: true): true
        case .apart, .leaving, .hidden: false
        }
    }

    var isApart: Bool { if case .apart = self { true } else { false } }
    var isHidden: Bool { if case .hidden = self { true } else { false } }
    var departure: PanelDeparture? { if case .leaving(let departure, _) = self { departure } else { nil } }
}

/// A panel's way out, by default by its user.
struct PanelDeparture {
    var removes = true
    var byUser = true
    var completion: (@MainActor (Bool) -> Void)?

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
    func join(_ parent: UIViewController, animated: Bool) {
        onScreen(of: parent.view) {
            if let former = contentViewController.parent as? Panel, former.contentController === contentViewController {
                former.part(byUser: false)
            }
            addChild(contentViewController)
            parent.addChild(self)
            // The detents may ask for the content's preferred height.
            contentViewController.loadViewIfNeeded()
            guard let ground = parent.view else { return }
            view.frame = ground.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            dress()
            ground.addSubview(view)
            presence = .shown
            restingCard.checkNames()
            restingCard.opensByFinger = configuration.edgeSwipe > 0
            layOut()
            let arbiter = restingCard.attachArbiter(moving: hand)
            attachEdgeArbiter(to: ground.viewWithTouches)
            restingCard.declare()
            traits.declared.setUp?(arbiter)
            let isAnimated = animated && ground.window != nil
            if isAnimated { mover.leave(at: outOfSight, animated: false) } else { comeIn(animated: false) }
            // Add the content last, or it is laid out with its old position's safe area.
            restingCard.show(contentViewController.view)
            contentViewController.didMove(toParent: self)
            didMove(toParent: parent)
            restingCard.measureInWindow()
            if isAnimated { mover.leave(at: outOfSight, animated: false) }
            restingCard.hasBegun = true
            restingCard.tellPosition()
            if isAnimated { comeIn(animated: true) }
        }
    }

    private func dress() {
        stand.clip.addSubview(cardView)
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
        restingCard.heedKeyboard()
        dimParent()
    }

    /// Dims the parent, if the panel has a dimming. Where the parent is not dimmed, its touches are its own.
    func dimParent() {
        restingCard.removeDimming()
        guard traits.dimming > 0 else { return }
        restingCard.addDimming(to: stand, below: stand.clip) { [weak self] in
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
    func leave(_ departure: PanelDeparture, animated: Bool, _ call: String) {
        let isSeen = animated && view.window != nil
        switch presence {
        case .apart:
            sayApart(call)
            departure.completion?(false)
        case .leaving(_, isCaught: true):
            stay()
            leave(departure, animated: animated, call)
        case .leaving(let former, isCaught: false):
            // The panel is already on its way.
            presence = .leaving(former.joined(by: departure))
            if !isSeen { isGone() }
        case .shown, .hidden:
            depart(departure)
            guard isSeen, !stand.isHidden else { return isGone() }
            onScreen(of: view) {
                mover.leave(at: outOfSight)
                letGoOfFinger()
                updateRoom()
            }
        }
    }

    /// A panel that a finger opens from its side is hidden by its user, to be opened again. SwiftUI makes another.
    var departureForUser: PanelDeparture {
        PanelDeparture(removes: !restingCard.opensByFinger || restingCard.observer != nil)
    }

    func depart(_ departure: PanelDeparture) {
        presence = .leaving(departure)
        restingCard.endEditing()
        if departure.removes { tell(.willDismiss(byUser: departure.byUser)) }
    }

    func stay() {
        let departure = presence.departure
        presence = .shown
        departure?.completion?(false)
    }

    func comeBack(animated: Bool) {
        let departure = presence.departure
        presence = .shown
        stand.isHidden = false
        layOut()
        comeIn(animated: animated && view.window != nil)
        updateRoom()
        restingCard.resumeEditing()
        departure?.completion?(false)
        if mover.phase == .resting { restingCard.tellReturn() }
    }

    /// Moves the panel to its detent, from out of sight as it comes in. With Reduce Motion it fades in there.
    func comeIn(animated: Bool) {
        if animated, mover.fades || mover.phase == .away { return mover.come() }
        mover.select(selection.selected.translation, animated: animated)
    }

    /// Says once that the panel has come.
    func noteArrival() {
        let completion = onCome
        onCome = nil
        completion?()
    }

    func isGone() {
        guard let departure = presence.departure else { return }
        if departure.removes { return part(byUser: departure.byUser) }
        presence = .hidden
        mover.leave(at: outOfSight, animated: false)
        letGoOfFinger()
        stand.isHidden = true
        updateRoom()
        departure.completion?(true)
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
        switch presence {
        case .leaving(_, isCaught: false): return isGone()
        case .hidden: return
        case .apart, .shown, .leaving: mover.putBack()
        }
        endCatch()
        restingCard.resumeEditing()
    }

    /// Removes the panel from its parent and restores everything.
    func part(byUser: Bool) {
        guard !presence.isApart else { return }
        let departure = presence.departure
        if departure?.removes != true { tell(.willDismiss(byUser: byUser)) }
        presence = .apart
        letGo()
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        if parent != nil { removeFromParent() }
        tell(.didDismiss)
        departure?.completion?(true)
        (configuration.traits, onCome) = (CardTraits(), nil)
        restingCard.forgetClient()
    }

    private func letGo() {
        mover.putBack()
        arbiter?.detach()
        edgeArbiter?.detach()
        giveRoomBack()
        barLift.putBack()
        let content = contentController
        content?.willMove(toParent: nil)
        restingCard.letGo(of: contentViewController)
        // Told that its view disappears, the content may have been put into another panel.
        if content?.parent === self { content?.removeFromParent() }
    }
}
