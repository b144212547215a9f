@_spi(Cards) import GestureArbiter
import UIKitShim

/// The keys of a hardware keyboard.
extension RestingCard {
    /// Does what a key asks for. Returns whether the key is the card's.
    func take(_ key: UIKey) -> Bool {
        // Without Shift, Control, Option and Command, whose bits are these four. Arrows have others.
        guard key.modifierFlags.rawValue & 0b1111 << 17 == 0 else { return false }
        // Nothing moves under a finger, or on its way out; the key is taken all the same, from a card around.
        let heeds = phase != .inHand && !mover.isLeaving
        let code = key.keyCode
        if code == .keyboardEscape {
            // A text may compose a word, or search.
            guard !staysForUser, !(cardView.firstResponderInside is any UIKeyInput) else { return false }
            if heeds { attemptDismissal() }
            return true
        }
        let opens = code == direction.opposite.arrow
        guard opens || code == direction.arrow, face?.handle?.isFocused == true else { return false }
        if heeds { step(opens: opens) }
        return true
    }
}

extension ArbitrationPolicy.Direction {
    /// The key that points this way.
    fileprivate var arrow: UIKeyboardHIDUsage {
        switch self {
        case .down, .vertical: .keyboardDownArrow
        case .up: .keyboardUpArrow
        case .left, .leading: .keyboardLeftArrow
        case .right, .trailing, .horizontal: .keyboardRightArrow
        }
    }
}
