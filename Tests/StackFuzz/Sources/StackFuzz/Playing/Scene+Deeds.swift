import GestureArbiter
import HeadlessUIKit

extension Scene {
    /// Does what an app would; what is not there any more is left out.
    func carryOut(_ deed: Deed.Kind, policy: ArbitrationPolicy) {
        switch deed {
        case .content(let length): lists.first.map { resize($0, to: length) }
        case .insets(let start, let end): lists.first.map { inset($0, by: (start, end)) }
        case .scroll(let distance): lists.first.map { $0.contentOffset = offset(distance, in: $0) }
        case .cardLength(let length):
            card?.bounds.size.height = length
            lists.last?.frame.size.height = length
        case .policy(let policy): arbiter?.policy = policy
        case .flag(let isOn): arbiter?.flags = isOn ? [.editing] : []
        case .cancel: arbiter?.cancel()
        case .disable: arbiter?.isEnabled = false
        case .enable: arbiter?.isEnabled = true
        case .detach: detach()
        case .attach: if arbiter?.panGestureRecognizer?.view == nil { attach(policy) }
        case .dropRecognizer:
            guard let pan = arbiter?.panGestureRecognizer else { return }
            pan.view?.removeGestureRecognizer(pan)
        case .removeList: lists.first?.removeFromSuperview()
        case .forgetList: forgetList()
        case .removeCard: card?.removeFromSuperview()
        case .insertCard: if let card, card.superview == nil { stage.window.addSubview(card) }
        case .layout:
            card?.setNeedsLayout()
            card?.layoutIfNeeded()
        }
    }

    func detach() {
        guard let arbiter else { return }
        arbiter.detach()
        client.isAttached = false
    }
}
