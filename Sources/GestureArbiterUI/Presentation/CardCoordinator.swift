@_spi(Cards) import Cards
@_spi(Cards) import InteractiveDismissal
@_spi(Cards) import Panels
import UIKitShim

/// Shows and removes a modifier's card, as a presentation or as a panel.
///
/// Requests come in SwiftUI's update pass, in which nothing may be presented and no state set, so the coordinator acts in
/// the next turn of the run loop. UIKit does not report the end of an obstacle, so the coordinator checks every frame.
@MainActor
final class CardCoordinator {
    /// A request for a card, renewed with every body that reads it.
    struct Wish {
        let request: CardRequest
        let root: CardController.Root
        let values: any CardValues
        let isAnimated: Bool
        /// Writes the selected detent into the binding; nil if there is none.
        let select: (@MainActor (Detent.Identifier) -> Void)?

        var fitsContent: Bool { values.traits.detents.contains(.content) }

        @MainActor
        func renew(_ controller: CardController) {
            (controller.rootView, controller.fitsContent) = (root, fitsContent)
        }
    }

    weak var anchor: UIViewController?
    private var decisions = PresentationDecisions()
    private var wish: Wish?
    /// The controller in a card, with its last request.
    private typealias Held = (controller: CardController, wish: Wish)
    private var card: Held?
    /// A hidden panel that a finger may open from its edge, and the request for it, while the binding is false.
    private var waiting: Held?
    private var edgeWish: Wish?
    /// The card's current values; those of the request are applied in the next turn.
    private var applied: (any CardValues)?
    private var isFollowing = false
    /// The views in the card that listen to it.
    private var listeners: [CardListener] = []
    private var told = CardProgress()
    private var isKept = false
    /// Whether the card leaves because of the binding or its button, not by a finger.
    private var isSentAway = false
    private var leavesAnimated = true
    private var isLookDue = false
    private var frames: FrameLink?
    /// The coordinators that wait. Of several with one presenter, the first presents first.
    private static var line: [Waiting] = []
    private struct Waiting { weak var coordinator: CardCoordinator? }
    /// The presenter that this coordinator waits for.
    private weak var awaited: UIViewController?
    /// The list whose row presented the card.
    private weak var list: UIView?
    /// Whether the row's view has gone.
    private var isOrphan = false

    /// Takes the current request, in an update pass; nothing happens before the next turn.
    func update(_ wish: Wish?, isAnimated: Bool) {
        let isWished = wish?.request.id != nil
        (self.wish, edgeWish) = isWished ? (wish, nil) : (nil, wish)
        leavesAnimated = isAnimated
        if let wish, let shown = card, shown.wish.request.id == wish.request.id {
            card?.wish = wish
            wish.renew(shown.controller)
            onNextTurn(of: anchor?.viewIfLoaded) { [self] in
                followState()
                turnRound()
            }
        }
        handle(.wished(wish?.request.id))
        if edgeWish != nil || waiting != nil { lookSoon() }
    }

    /// Dismisses the card as soon as it is presented, for its close button.
    func dismissCard() { handle(.asked) }

    /// Checks in the next turn whether something is still in the way.
    func lookSoon() {
        guard !isLookDue else { return }
        isLookDue = true
        onNextTurn(of: anchor?.viewIfLoaded) { [self] in
            isLookDue = false
            look()
        }
    }

    /// Dismisses the card after its modifier's view has gone. A list's row may only be out of sight: its card stays as
    /// long as the list and the binding do.
    func leave() {
        if let list = anchor?.viewIfLoaded?.listAround ?? list, list.window != nil, decisions.card != nil,
            isPresentation
        {
            self.list = list
            isOrphan = true
            return watch()
        }
        edgeWish = nil
        if waiting != nil { lookSoon() }
        forgetWish()
    }

    func noteWindow() {
        guard anchor?.viewIfLoaded?.window != nil else { return }
        if let list = anchor?.viewIfLoaded?.listAround { self.list = list }
        lookSoon()
    }
}

// MARK: - Commands

extension CardCoordinator {
    private func handle(_ event: PresentationDecisions.Event) {
        for command in decisions.handle(event) {
            switch command {
            case .present(let id): present(id)
            case .dismiss:
                isSentAway = true
                shown?.leave(animated: leavesAnimated)
            case .tellBinding: tellBinding()
            case .callOnDismiss: callOnDismiss()
            }
        }
        let isWaiting = Self.line.contains { $0.coordinator === self }
        if decisions.isBlocked {
            if !isWaiting { Self.line.append(Waiting(coordinator: self)) }
            lookSoon()
        } else if isWaiting {
            awaited = nil
            Self.line.removeAll { $0.coordinator == nil || $0.coordinator === self }
        }
    }

    private func present(_ id: AnyHashable) {
        guard let wish, wish.request.id == id, let anchor else { return handle(.refused) }
        // A keyboard of the views behind the card would stay over it.
        if isPresentation { anchor.view.window?.endEditing(true) }
        leavesAnimated = true
        if let opened = waiting, let panel = shown {
            (card, waiting, applied) = ((opened.controller, wish), nil, opened.wish.values.known)
            wish.renew(opened.controller)
            panel.comeBack(animated: wish.isAnimated)
            arrive(opened.controller)
            return followState()
        }
        let controller = CardController(rootView: wish.root, fitsContent: wish.fitsContent)
        (card, applied) = ((controller, wish), wish.values.known)
        show(controller, wish, from: anchor, animated: wish.isAnimated)
        guard shown == nil else { return }
        card = nil
        warnOnce(
            "GestureArbiterUI.present", "UIKit did not present a card. The card stays away until its binding changes.")
        handle(.refused)
    }

    private func show(_ controller: CardController, _ wish: Wish, from anchor: UIViewController, animated: Bool) {
        var values: any CardValues = wish.values.known
        if var zooming = values as? CardConfiguration, zooming.look == .zoom, let id = wish.request.id {
            zooming.look = .zoom(from: { [weak self] in self?.source(of: id) })
            values = zooming
        }
        values.show(
            controller, from: anchor, animated: animated,
            // Keep the coordinator until the card is gone, even if the presenting view goes first.
            onEvent: { [self, weak controller] event in hear(event, of: controller) },
            onPresented: { [weak self, weak controller] in self?.arrive(controller) })
    }

    private func arrive(_ controller: UIViewController?) {
        guard let card, card.controller === controller else { return }
        handle(.presented)
        tellSelection()
        tellProgress()
    }

    /// The view that the card comes from and goes into; in the list, if the anchor has gone with its row.
    private func source(of id: AnyHashable) -> UIView? {
        guard let view = anchor?.viewIfLoaded, view.window != nil else {
            return list?.nearestSource(of: id, within: list)
        }
        return view.nearestSource(of: id, within: presenter?.view)
    }

    private func hear(_ event: CardEvent, of controller: UIViewController?) {
        guard let controller, held?.controller === controller else { return }
        switch event {
        case .willDismiss: handle(.leaves)
        case .returned: returned()
        case .didDismiss: handle(.left)
        case .selected: if !isFollowing { tellSelection() }
        case .progressed, .moved: tellProgress()
        case .attempted: listeners.first { $0.wish.isDismissDisabled }?.wish.onAttempt?()
        case .grabbed, .armed: break
        }
    }

    /// If a finger brings back a card that the binding has sent away, the card stays, and the binding is set again. If
    /// a finger opens a hidden panel, the binding is set, or the panel goes again.
    private func returned() {
        if let request = waiting?.wish.request {
            if request.read() == nil { request.ask(true) }
            if request.read() == nil { (shown as? Panel)?.hide() }
            return
        }
        if isSentAway, wish == nil, let request = card?.wish.request, request.read() == nil,
            anchor?.viewIfLoaded?.window != nil
        {
            wish = card?.wish
            handle(.wished(request.id))
            request.ask(true)
        }
        isSentAway = false
        handle(.returned)
    }

    private func tellBinding() {
        guard let gone = card?.wish.request else { return }
        if gone.isStillWished { gone.ask(false) }
        guard gone.isStillWished else { return handle(.accepted) }
        warnOnce(
            "GestureArbiterUI.binding",
            """
            A card has left, and its binding, which was set, still asks for it. The card stays away until the binding \
            changes. To keep a card from leaving, use cardDismissDisabled.
            """)
    }

    private func callOnDismiss() {
        let gone = card?.wish.request
        (card, applied, told, isKept, isSentAway) = (nil, nil, CardProgress(), false, false)
        gone?.onDismiss?()
        lookSoon()
    }

    // MARK: Following state

    private var isPresentation: Bool { (card?.wish ?? wish)?.values.isPresentation ?? true }
    private var held: Held? { card ?? waiting }
    private var shown: (any ShownCard)? { held?.controller.enclosingCard as? any ShownCard }

    /// Gives the card the values that have changed: detents and selection in one step.
    private func followState() {
        guard let shown, let applied, let wish = card?.wish, !wish.values.isEqual(to: applied) else { return }
        let traits = wish.values.known.traits
        isFollowing = true
        let change = {
            shown.traits = traits
            // The new detents may bring back an earlier selection, which does not count any more.
            if let name = traits.selectedDetent, name != shown.selectedDetent { shown.selectedDetent = name }
        }
        wish.isAnimated ? shown.animateChanges(change) : change()
        isFollowing = false
        self.applied = wish.values
        tellSelection()
    }

    private func tellSelection() {
        guard let selected = shown?.selectedDetent, let select = card?.wish.select else { return }
        applied = applied?.selecting(selected)
        select(selected)
    }

    /// Brings back a leaving panel that is requested again.
    private func turnRound() {
        guard case .card(let id, .leaving, .unwished) = decisions.phase, id == wish?.request.id else { return }
        shown?.comeBack(animated: leavesAnimated)
    }

    // MARK: The views in the card

    /// Takes a view in SwiftUI's update pass, in which no state may be set.
    func take(_ listener: CardListener) {
        let isNew = !listeners.contains { $0 === listener }
        if isNew { listeners.append(listener) }
        keepCard()
        guard isNew, let onProgress = listener.wish.onProgress, shown != nil else { return }
        onNextTurn(of: anchor?.viewIfLoaded) { [self] in
            tellProgress()
            if told.position != nil { onProgress(told) }
        }
    }

    func drop(_ listener: CardListener) {
        listeners.removeAll { $0 === listener }
        keepCard()
    }

    /// Leaves `isModalInPresentation` alone until a view asks for it: SwiftUI and the client may set it, too.
    private func keepCard() {
        let isDisabled = listeners.contains { $0.wish.isDismissDisabled }
        guard isDisabled != isKept else { return }
        isKept = isDisabled
        held?.controller.isModalInPresentation = isDisabled
    }

    private func tellProgress() {
        guard let shown, !listeners.isEmpty else { return }
        let progress = CardProgress(shown.position, among: shown.restingCard.selection.places)
        guard progress != told else { return }
        told = progress
        for listener in listeners { listener.wish.onProgress?(progress) }
    }

    // MARK: Obstacles

    private func look() {
        if isOrphan { lookAtList() }
        switch decisions.phase {
        case .waiting: if mayPresent { handle(.mayPresent) }
        case .card(_, .due, _): if mayDismiss { handle(.mayDismiss) }
        case .nothing, .card, .told: break
        }
        waitAtEdge()
        let isSomewhere = anchor?.viewIfLoaded?.window != nil || card != nil
        if isSomewhere, decisions.isBlocked || isOrphan { return watch() }
        frames?.invalidate()
        frames = nil
    }

    /// Keeps a hidden panel with the values of the edge's request, as long as there is such a request.
    private func waitAtEdge() {
        guard card == nil, wish == nil else { return }
        if let waiting, let edgeWish, edgeWish.values.isEqual(to: waiting.wish.values) {
            self.waiting?.wish = edgeWish
            return edgeWish.renew(waiting.controller)
        }
        shown?.leave(animated: false)
        waiting = nil
        guard let edgeWish, let anchor, anchor.viewIfLoaded?.window != nil else { return }
        let controller = CardController(rootView: edgeWish.root, fitsContent: edgeWish.fitsContent)
        waiting = (controller, edgeWish)
        show(controller, edgeWish, from: anchor, animated: false)
        (shown as? Panel)?.hide(animated: false)
    }

    private func watch() { if frames == nil { frames = FrameLink { [self] _ in look() } } }

    private var mayPresent: Bool {
        guard isPresentation else { return anchor?.viewIfLoaded?.window != nil }
        guard let presenter, presenter.viewIfLoaded?.window != nil, presenter.isBetweenNoTransitions,
            presenter.presentedViewController == nil
        else { return false }
        awaited = presenter
        return Self.line.first { $0.coordinator?.awaited === presenter }?.coordinator === self
    }

    /// Whether UIKit would accept a dismissal of the card, with everything that it presents.
    private var mayDismiss: Bool {
        guard isPresentation, let controller = card?.controller else { return true }
        return sequence(first: controller, next: \.presentedViewController).allSatisfy(\.isBetweenNoTransitions)
    }

    private var presenter: UIViewController? {
        guard let anchor else { return nil }
        return sequence(first: anchor, next: \.parent).reversed().first
    }

    /// Dismisses a card whose row has gone when its list has gone, or when its binding no longer asks for it.
    private func lookAtList() {
        guard list?.window == nil || card?.wish.request.isStillWished != true else { return }
        isOrphan = false
        if card != nil { forgetWish() }
    }

    private func forgetWish() {
        wish = nil
        handle(.wished(nil))
    }
}

extension UIViewController {
    fileprivate var isBetweenNoTransitions: Bool { !isBeingPresented && !isBeingDismissed }
}

extension UIView {
    fileprivate var listAround: UIView? {
        let cell = sequence(first: self, next: \.superview).first {
            $0 is UITableViewCell || $0 is UICollectionViewCell
        }
        return cell.flatMap { cell in sequence(first: cell, next: \.superview).first { $0 is UIScrollView } }
    }
}
