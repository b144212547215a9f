@_spi(Cards) import Cards
@_spi(Cards) import InteractiveDismissal
@_spi(Cards) import Panels
import SwiftUIShim
import UIKitShim

/// Shows and removes a modifier's card, as a presentation or as a panel.
///
/// Requests come in SwiftUI's update pass, in which nothing may be presented and no state set, so the coordinator acts in
/// the next turn of the run loop. UIKit does not report the end of an obstacle, so the coordinator checks every frame.
@MainActor
final class CardCoordinator {
    /// A card, or a hidden panel at its edge.
    @MainActor
    private struct Held {
        let controller: CardController
        let inside: CardInside
        /// The last request, which the controller shows.
        var wish: Wish {
            didSet { (controller.rootView, controller.fitsContent) = (wish.root(in: inside), asked.fitsContent) }
        }
        /// The request with the detents that a view in the card declares.
        var asked: Wish { wish.resting(at: inside.places) }
        /// The card's current values; those of the request are applied in the next turn.
        var applied: any CardValues
        /// Whether a view in the card keeps its user from dismissing the card.
        var isKept = false
        /// Whether the card leaves because of the binding or its button, not by a finger.
        var isSentAway = false

        init(_ wish: Wish, of coordinator: CardCoordinator) {
            inside = CardInside(of: coordinator)
            controller = CardController(rootView: wish.root(in: inside), fitsContent: wish.fitsContent)
            (self.wish, applied) = (wish, wish.values.known)
        }
    }

    weak var anchor: UIViewController?
    private var decisions = PresentationDecisions()
    private var wish: Wish?
    private var held: Held?
    private var isFollowing = false
    /// The number of card modifiers around this one.
    var depth = 0
    private var leavesAnimated = true
    private var isLookDue = false
    private var frames: FrameLink?
    /// The coordinators that wait. Of several with one presenter, the first presents first.
    private static var line: [Waiting] = []
    private struct Waiting {
        weak var coordinator: CardCoordinator?
        /// The turn of the run loop in which it began to wait.
        let turn: Int
    }
    private static var turn = 0
    /// The card that is in the way, and tells when it has left.
    private weak var cardInTheWay: InteractivePresentationController?
    /// The list whose row presented the card.
    private weak var list: UIView?
    /// Whether the row's view has gone.
    private var isOrphan = false
    private var row: Row?
    /// The coordinators whose rows are out of sight, while their cards are there.
    private static var orphans: [Waiting] = []

    /// Takes the current request, in an update pass; nothing happens before the next turn.
    func update(_ wish: Wish?, isAnimated: Bool) {
        self.wish = wish
        leavesAnimated = isAnimated
        if let wish, let card, card.wish.request.id == wish.request.id {
            held?.wish = wish
            onNextTurn(of: anchor?.viewIfLoaded) { [self] in
                followState()
                turnRound()
            }
        }
        handle(.wished(wish?.request.id))
        if wish?.isAtEdge == true || waiting != nil { lookSoon() }
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
            Self.orphans.removeAll { $0.coordinator?.isOrphan != true }
            Self.orphans.append(Waiting(coordinator: self, turn: Self.turn))
            return watch()
        }
        if waiting != nil { lookSoon() }
        // A panel's parent goes with the view: keep the panel until it is removed.
        let panel = isPresentation ? nil : shown
        if panel != nil { leavesAnimated = false }
        forgetWish()
        if let panel { onNextTurn { withExtendedLifetime(panel) {} } }
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
                held?.isSentAway = true
                shown?.leave(animated: leavesAnimated)
            case .tellBinding: tellBinding()
            case .callOnDismiss: callOnDismiss()
            }
        }
        let isWaiting = Self.line.contains { $0.coordinator === self }
        if decisions.isBlocked {
            if !isWaiting { queueUp() }
            lookSoon()
        } else if isWaiting {
            Self.line.removeAll { $0.coordinator == nil || $0.coordinator === self }
        }
    }

    /// Joins the line. Of those that were asked for in one turn, inner modifiers come first: SwiftUI may update the outer
    /// ones before.
    private func queueUp() {
        if Self.line.last?.turn != Self.turn { onNextTurn { Self.turn += 1 } }
        let place = Self.line.firstIndex { $0.turn == Self.turn && ($0.coordinator?.depth ?? 0) < depth }
        Self.line.insert(Waiting(coordinator: self, turn: Self.turn), at: place ?? Self.line.count)
    }

    private func present(_ id: AnyHashable) {
        guard let wish, wish.request.id == id, let anchor else { return handle(.refused) }
        // A keyboard of the views behind the card would stay over it.
        if isPresentation { anchor.view.window?.endEditing(true) }
        leavesAnimated = true
        if let opened = waiting, let panel = shown {
            held?.wish = wish
            panel.comeBack(animated: wish.isAnimated)
            arrive(opened.controller)
            return followState()
        }
        show(wish, from: anchor, animated: wish.isAnimated)
        guard shown == nil else { return }
        held = nil
        warnOnce(
            "GestureArbiterUI.present", "UIKit did not present a card. The card stays away until its binding changes.")
        handle(.refused)
    }

    private func show(_ wish: Wish, from anchor: UIViewController, animated: Bool) {
        let held = Held(wish, of: self)
        self.held = held
        held.controller.isClear = wish.values.traits.surfaceEffect != nil
        var values: any CardValues = wish.values.known
        if var zooming = values as? CardConfiguration, zooming.look == .zoom, let id = wish.request.id {
            zooming.look = .zoom(from: { [weak inside = held.inside] in inside?.coordinator?.source(of: id) })
            values = zooming
        }
        values.show(
            held.controller, from: anchor, animated: animated,
            // Keep the coordinator until the card is gone, even if the presenting view goes first.
            onEvent: { [self, weak controller = held.controller] event in hear(event, of: controller) },
            onPresented: { [weak self, weak controller = held.controller] in self?.arrive(controller) })
    }

    private func arrive(_ controller: UIViewController?) {
        guard let card, card.controller === controller else { return }
        handle(.presented)
        tellSelection(hasCome: true)
        tellPosition()
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
        for listener in held?.inside.listeners ?? [] { listener.wish.onEvent?(event) }
        switch event {
        case .willDismiss: handle(.leaves)
        case .returned: returned()
        case .dismissed: handle(.left)
        case .selected: if !isFollowing { tellSelection() }
        case .moved(let position): tell(position)
        case .attempted: held?.inside.listeners.first { $0.wish.isDismissDisabled }?.wish.onAttempt?()
        case .grabbed, .armed, .covered: break
        }
    }

    /// If a finger brings back a card that the binding has sent away, the card stays, and the binding is set again. If
    /// a finger opens a hidden panel, the binding is set, or the panel goes again.
    private func returned() {
        if let request = waiting?.wish.request {
            guard (shown as? Panel)?.isShown == true else { return }
            if request.read() == nil { request.ask(true) }
            if request.read() == nil { (shown as? Panel)?.hide() }
            return
        }
        if let card, card.isSentAway, wish?.isAtEdge ?? true, card.wish.request.read() == nil,
            anchor?.viewIfLoaded?.window != nil
        {
            wish = card.wish
            handle(.wished(card.wish.request.id))
            card.wish.request.ask(true)
        }
        held?.isSentAway = false
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
        held = nil
        gone?.onDismiss?()
        lookSoon()
    }

    // MARK: Following state

    private var isPresentation: Bool { (card?.wish ?? wish)?.values.isPresentation ?? true }
    private var card: Held? { held.flatMap { $0.wish.isAtEdge ? nil : $0 } }
    private var waiting: Held? { held.flatMap { $0.wish.isAtEdge ? $0 : nil } }
    private var shown: (any ShownCard)? { held?.controller.enclosingCard as? any ShownCard }

    /// Gives the card the values that have changed: detents and selection in one step.
    private func followState() {
        guard let shown, let card = held, !card.asked.values.isEqual(to: card.applied) else { return }
        let wish = card.asked
        let traits = wish.values.known.traits
        isFollowing = true
        card.controller.isClear = traits.surfaceEffect != nil
        let change = {
            shown.traits = traits
            // The new detents may bring back an earlier selection, which does not count any more.
            if let name = traits.selectedDetent, name != shown.selectedDetent { shown.selectedDetent = name }
        }
        wish.isAnimated && decisions.isShown ? shown.animateChanges(change) : change()
        isFollowing = false
        held?.applied = wish.values
        tellSelection()
    }

    private func tellSelection(hasCome: Bool = false) {
        guard let card, let selection = card.asked.selection, let shown else { return }
        let selected = shown.selectedDetent
        held?.applied = card.applied.selecting(selected)
        let name = selection.wrappedValue
        guard name != selected else { return }
        if hasCome { shown.restingCard.traits.knows(name, "GestureArbiterUI.selection") }
        selection.wrappedValue = selected
    }

    /// Brings back a leaving panel that is requested again.
    private func turnRound() {
        guard case .card(let id, .leaving, .unwished) = decisions.phase, id == wish?.request.id else { return }
        shown?.comeBack(animated: leavesAnimated)
    }

    // MARK: The views in the card

    /// Follows the views in the card. Leaves `isModalInPresentation` alone until a view asks for it: SwiftUI and the client
    /// may set it, too.
    func updateListeners(isNew: Bool) {
        guard let held else { return }
        let isDisabled = held.inside.isDismissDisabled
        if isDisabled != held.isKept {
            self.held?.isKept = isDisabled
            held.controller.isModalInPresentation = isDisabled
        }
        held.controller.fitsContent = held.asked.fitsContent
        if shown != nil, !held.asked.values.isEqual(to: held.applied) {
            onNextTurn(of: anchor?.viewIfLoaded) { [self] in followState() }
        }
        if isNew, shown != nil { onNextTurn(of: anchor?.viewIfLoaded) { [self] in tellPosition() } }
    }

    private func tellPosition() { if let shown { tell(shown.position) } }
    private func tell(_ position: CardTraits.Position) {
        for listener in held?.inside.listeners ?? [] { listener.tell(position) }
    }

    // MARK: Obstacles

    private func look() {
        row = anchor?.viewIfLoaded?.row ?? row
        if isOrphan { lookAtList() }
        takeOverOrphan()
        if decisions.isBlocked, decisions.card == nil ? mayPresent : mayDismiss { handle(.unblocked) }
        waitAtEdge()
        let isSomewhere = anchor?.viewIfLoaded?.window != nil || card != nil
        if isSomewhere, isOrphan || decisions.isBlocked && !awaitsCard { return watch() }
        frames?.invalidate()
        frames = nil
    }

    /// Keeps a hidden panel with the values of the edge's request, as long as there is such a request.
    private func waitAtEdge() {
        guard card == nil, wish?.isAtEdge ?? true else { return }
        if let waiting, let wish, wish.values.isEqual(to: waiting.wish.values) {
            held?.wish = wish
            return
        }
        shown?.leave(animated: false)
        held = nil
        guard let wish, let anchor, anchor.viewIfLoaded?.window != nil else { return }
        show(wish, from: anchor, animated: false)
        (shown as? Panel)?.hide(animated: false)
    }

    private func watch() { if frames == nil { frames = FrameLink { [self] _ in look() } } }

    private var mayPresent: Bool {
        guard isPresentation else { return anchor?.viewIfLoaded?.window != nil }
        guard let presenter, presenter.viewIfLoaded?.window != nil, presenter.isBetweenNoTransitions,
            presenter.presentedViewController == nil
        else { return false }
        let first = Self.line.first {
            $0.coordinator?.anchor?.viewIfLoaded?.window != nil && $0.coordinator?.presenter === presenter
                && $0.coordinator?.decisions.card == nil && $0.coordinator?.isPresentation == true
        }
        return first?.coordinator === self
    }

    /// Whether a card of the libraries is in the way: it tells when it has left. UIKit tells of nothing else.
    private var awaitsCard: Bool {
        guard decisions.card == nil, isPresentation, let presented = presenter?.presentedViewController,
            presented.isBetweenNoTransitions,
            let card = presented.presentationController as? InteractivePresentationController
        else { return false }
        if cardInTheWay !== card {
            cardInTheWay = card
            card.restingCard.onEnd { [weak self] in self?.lookSoon() }
        }
        return true
    }

    /// Whether UIKit would accept a dismissal of the card, with everything that it presents.
    private var mayDismiss: Bool {
        guard isPresentation, let controller = card?.controller else { return true }
        return sequence(first: controller, next: \.presentedViewController).allSatisfy(\.isBetweenNoTransitions)
    }

    private var presenter: UIViewController? { anchor.flatMap { sequence(first: $0, next: \.parent).reversed().first } }

    /// Dismisses a card whose row has gone when its list has gone, or when its binding no longer asks for it.
    private func lookAtList() {
        guard list?.window == nil || card?.wish.request.isStillWished != true else { return }
        isOrphan = false
        if card != nil { forgetWish() }
    }

    /// Continues with the card of this row's former view, after the row was out of sight.
    private func takeOverOrphan() {
        guard case .waiting(let id) = decisions.phase, isPresentation, let wish, let row = anchor?.viewIfLoaded?.row,
            let former = Self.orphans.first(where: { $0.coordinator?.holdsCard(id, of: row) == true })?.coordinator,
            let shown = former.shown
        else { return }
        (held, decisions) = (former.held, former.decisions)
        (former.held, former.wish, former.decisions, former.isOrphan) = (nil, nil, PresentationDecisions(), false)
        former.lookSoon()
        Self.line.removeAll { $0.coordinator === self }
        held?.inside.coordinator = self
        shown.restingCard.observer = { [self, weak controller = held?.controller] event in hear(event, of: controller) }
        update(wish, isAnimated: leavesAnimated)
    }

    /// Whether this is the coordinator of a row that was out of sight, with its card at rest.
    private func holdsCard(_ id: AnyHashable, of row: Row) -> Bool {
        guard isOrphan, self.row == row, case .card(id, .shown, .none) = decisions.phase else { return false }
        return true
    }

    private func forgetWish() {
        wish = nil
        handle(.wished(nil))
    }
}
