@_spi(Cards) import GestureArbiter
import HeadlessUIKit

extension Scene {
    /// Carries out a deed of the app. Does nothing if its view or arbiter is gone.
    func carryOut(_ deed: Deed.Kind, policy: ArbitrationPolicy) {
        switch deed {
        case .content(let length): lists.first.map { resize($0, to: length) }
        case .insets(let start, let end): lists.first.map { inset($0, by: (start, end)) }
        case .scroll(let distance, let isFar): lists.first.map { scroll($0, to: distance, fromFarEnd: isFar) }
        case .glide(let distance, let isFar):
            lists.first.map { $0.setContentOffset(offset(distance, fromFarEnd: isFar, in: $0), animated: true) }
        case .animate(let distance, let isFar):
            guard let list = lists.first else { return }
            UIView.animate(withDuration: 0.3) { self.scroll(list, to: distance, fromFarEnd: isFar) }
        case .scrollOuter(let distance, let isFar):
            if lists.count > 1 { scroll(lists[1], to: distance, fromFarEnd: isFar) }
        case .stretchAcross(let distance): lists.first.map { stretchAcross($0, by: distance) }
        case .statusBar: stage.tapStatusBar()
        case .turn(let tilt): lists.first.map { turn($0, tilt) }
        case .swapList: swapList()
        case .cardLength(let length):
            card?.bounds.size.height = length
            lists.last?.bounds.size.height = length
        case .policy(let policy):
            arbiter?.policy = policy
            client.note(policy)
        case .flag(let isOn): arbiter?.flags = isOn ? [.editing] : []
        case .cancel: arbiter?.cancel()
        case .disable: arbiter?.isEnabled = false
        case .enable: arbiter?.isEnabled = true
        case .detach: detach()
        case .attach:
            // A card that still moves belongs to its first arbiter, so another is attached only at rest.
            let isStill = client.mover.map { $0.movingTranslation == nil } ?? (card?.transform == .identity)
            if arbiter?.panGestureRecognizer?.view == nil, isStill { attach(policy) }
        case .dropRecognizer:
            guard let pan = arbiter?.panGestureRecognizer else { return }
            pan.view?.removeGestureRecognizer(pan)
        case .removeList: lists.first?.removeFromSuperview()
        case .forgetList: forgetList()
        case .removeCard: card?.removeFromSuperview()
        case .insertCard: insertCard()
        case .fade(let alpha, let isParent): (isParent ? frame : card)?.alpha = alpha
        case .layout:
            card?.setNeedsLayout()
            card?.layoutIfNeeded()
        case .select(let stop, let isAnimated): client.mover?.select(stop, animated: isAnimated)
        case .stops(let stops): client.mover?.stops = stops
        case .shift(let distance, let stops): client.shift(by: distance, stops: stops, arbiter)
        }
    }

    func detach() {
        guard let arbiter else { return }
        arbiter.detach()
        client.isAttached = false
    }
}
