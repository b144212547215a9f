import GestureArbiter
import UIKitShim

/// A tap on a view of the card's own. It does not count while a finger holds the card: that finger decides, and a palm
/// or a second finger does not.
final class CardTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var card: RestingCard?

    init(on card: RestingCard?, _ action: @escaping @MainActor (RestingCard) -> Void) {
        self.card = card
        super.init(target: nil, action: nil)
        delegate = self
        GestureAction { [weak self] recognizer in
            if recognizer.state == .ended, let card = self?.card, card.phase != .inHand { action(card) }
        }.add(to: self)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        card?.phase != .inHand
    }
}
