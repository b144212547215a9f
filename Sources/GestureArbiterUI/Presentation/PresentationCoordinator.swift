import InteractiveDismissal
import UIKitShim

/// Brings what is presented into accord with what is wished. It knows UIKit alone.
///
/// What is wished comes in a pass in which views are brought up to date, where nothing may be presented and no state set; so
/// it acts in the next turn of the run loop. What is in the way then, an alert or a transition, nobody tells the end of: it
/// looks again with every frame for as long.
@MainActor
final class PresentationCoordinator {
    /// A card that is wished, renewed with every body that reads it.
    struct Wish {
        let id: AnyHashable
        let isAnimated: Bool
        /// The binding, read outside of a body.
        let isStillWished: @MainActor () -> Bool
        /// Sets the binding to nothing, if it still says this card.
        let unset: @MainActor () -> Void
        let onDismiss: (() -> Void)?
        let make: @MainActor (PresentationCoordinator) -> UIViewController
        let renew: @MainActor (UIViewController, PresentationCoordinator) -> Void
        let present: @MainActor (_ card: UIViewController, _ presenter: UIViewController, Bool, CardNews) -> Void
    }

    private(set) weak var anchor: UIViewController?
    private var decisions = PresentationDecisions<AnyHashable>()
    private var wish: Wish?
    /// What UIKit has of it, with what was wished of it last.
    private var card: (controller: UIViewController, wish: Wish)?
    private var leavesAnimated = true
    private var isLookDue = false
    private var frames: FrameLink?
    private let place = PlaceInLine()
    /// Of a view that is gone: the list whose row it was.
    private weak var list: UIView?
    private var isOrphan = false

    func attach(to anchor: UIViewController) { self.anchor = anchor }

    /// Takes what is wished now. In a pass: nothing happens before the next turn.
    func update(_ wish: Wish?, isAnimated: Bool) {
        self.wish = wish
        leavesAnimated = isAnimated
        if let wish, let shown = card, shown.wish.id == wish.id {
            card?.wish = wish
            wish.renew(shown.controller, self)
        }
        handle(.wished(wish?.id))
    }

    /// Its button: as soon as the card is there.
    func dismissCard() { handle(.asked) }

    /// Looks in the next turn whether something is still in the way.
    func lookSoon() {
        guard !isLookDue else { return }
        isLookDue = true
        onNextTurn(of: anchor?.viewIfLoaded) { [self] in
            isLookDue = false
            look()
        }
    }

    /// The view is gone, and the card goes. Where it was a row of a list, the row may only be out of sight: then the card
    /// stays as long as the list and the binding do.
    func leave() {
        if let list = anchor?.viewIfLoaded?.listAround ?? list, list.window != nil, decisions.card != nil {
            self.list = list
            isOrphan = true
            return watch()
        }
        wish = nil
        handle(.wished(nil))
    }

    /// Notes where it is, while it is anywhere.
    func noteWindow() {
        if let list = anchor?.viewIfLoaded?.listAround { self.list = list }
        lookSoon()
    }
}

// MARK: - Commands

extension PresentationCoordinator {
    private func handle(_ event: PresentationDecisions<AnyHashable>.Event) {
        for command in decisions.handle(event) {
            switch command {
            case .present(let id): present(id)
            case .dismiss: card?.controller.presentingViewController?.dismiss(animated: leavesAnimated)
            case .tellBinding: tellBinding()
            case .callOnDismiss: callOnDismiss()
            }
        }
        if decisions.isBlocked {
            place.take()
            lookSoon()
        } else {
            place.leave()
        }
    }

    private func present(_ id: AnyHashable) {
        guard let wish, wish.id == id, let anchor else { return handle(.refused) }
        // A keyboard that belongs to what is behind would stay over the card.
        anchor.view.window?.endEditing(true)
        let controller = wish.make(self)
        card = (controller, wish)
        leavesAnimated = true
        wish.present(
            controller, anchor, wish.isAnimated,
            // Kept until the card is gone, also where the view that presented it goes before.
            CardNews(
                onMoment: { [self, weak controller] moment in hear(moment, of: controller) },
                onPresented: { [weak self, weak controller] in
                    guard let self, card?.controller === controller else { return }
                    handle(.presented)
                }))
        guard controller.presentingViewController == nil else { return }
        card = nil
        warnOnce(
            "GestureArbiterUI.present",
            "UIKit has not presented a card. It stays away until its binding says something else.")
        handle(.refused)
    }

    private func hear(_ moment: DismissalMoment, of controller: UIViewController?) {
        guard let controller, card?.controller === controller else { return }
        switch moment {
        case .willDismiss: handle(.leaves)
        case .returned: handle(.returned)
        case .didDismiss: handle(.left)
        case .grabbed, .progressed, .moved, .selected, .armed, .attempted: break
        }
    }

    private func tellBinding() {
        guard let gone = card?.wish else { return }
        gone.unset()
        guard gone.isStillWished() else { return handle(.accepted) }
        warnOnce(
            "GestureArbiterUI.binding",
            """
            A binding was told that its card has left, and still says that it is presented. The card stays away until it has \
            said otherwise. To keep a card from leaving use onDismissalAttempt.
            """)
    }

    private func callOnDismiss() {
        let gone = card?.wish
        card = nil
        gone?.onDismiss?()
    }
}

// MARK: - What is in the way

extension PresentationCoordinator {
    private func look() {
        if isOrphan { lookAtList() }
        switch decisions.phase {
        case .waiting: if mayPresent { handle(.mayPresent) }
        case .due: if mayDismiss { handle(.mayDismiss) }
        case .nothing, .coming, .shown, .leaving, .told: break
        }
        let isSomewhere = anchor?.viewIfLoaded?.window != nil || card != nil
        if isSomewhere, decisions.isBlocked || isOrphan { watch() } else { stopWatching() }
    }

    private func watch() {
        guard frames == nil else { return }
        frames = FrameLink { [self] _ in look() }
    }

    private func stopWatching() {
        frames?.invalidate()
        frames = nil
    }

    private var mayPresent: Bool {
        guard let presenter, presenter.viewIfLoaded?.window != nil, presenter.isBetweenNoTransitions else {
            return false
        }
        return presenter.presentedViewController == nil && place.isFirst(before: presenter)
    }

    /// Whether UIKit would take a dismissal of the card, with all that it presents.
    private var mayDismiss: Bool {
        guard let controller = card?.controller else { return true }
        return sequence(first: controller, next: \.presentedViewController).allSatisfy(\.isBetweenNoTransitions)
    }

    /// The controller that UIKit would present from.
    private var presenter: UIViewController? {
        guard let anchor else { return nil }
        return sequence(first: anchor, next: \.parent).reversed().first
    }

    /// The row may be back in another view, or out of sight; the list and the binding say whether the card is wished.
    private func lookAtList() {
        guard let shown = card else {
            isOrphan = false
            return
        }
        guard list?.window == nil || !shown.wish.isStillWished() else { return }
        isOrphan = false
        wish = nil
        handle(.wished(nil))
    }
}

extension UIViewController {
    fileprivate var isBetweenNoTransitions: Bool { !isBeingPresented && !isBeingDismissed }
}

extension UIView {
    /// The list in whose cell it is.
    fileprivate var listAround: UIView? {
        let cell = sequence(first: self, next: \.superview).first {
            $0 is UITableViewCell || $0 is UICollectionViewCell
        }
        return cell.flatMap { cell in sequence(first: cell, next: \.superview).first { $0 is UIScrollView } }
    }
}

/// What whoever presents a card is to tell.
struct CardNews {
    let onMoment: @MainActor (DismissalMoment) -> Void
    let onPresented: @MainActor () -> Void
}

/// A place among those that wait to present, in their order: of two wishes of one presenter the first one comes first.
@MainActor
private final class PlaceInLine {
    private static var line: [WeakPlace] = []
    private var presenter: (() -> UIViewController?)?

    private struct WeakPlace { weak var place: PlaceInLine? }

    /// Goes to the end of the line, unless it is in it.
    func take() {
        Self.line.removeAll { $0.place == nil }
        guard !Self.line.contains(where: { $0.place === self }) else { return }
        Self.line.append(WeakPlace(place: self))
    }

    func leave() {
        presenter = nil
        Self.line.removeAll { $0.place == nil || $0.place === self }
    }

    /// Whether nobody is before it that wants to present from `presenter`, too.
    func isFirst(before presenter: UIViewController) -> Bool {
        self.presenter = { [weak presenter] in presenter }
        let first = Self.line.first { $0.place?.presenter?() === presenter }
        return first?.place === self
    }
}
