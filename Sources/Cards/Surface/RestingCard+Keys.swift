@_spi(Cards) import GestureArbiter
import UIKitShim

/// The keys of a hardware keyboard.
extension RestingCard {
    /// Does what a key asks for. Returns whether the key is the card's.
    func take(_ key: UIKey) -> Bool {
        // Without Shift, Control, Option and Command, whose bits are these four. Arrows have others.
        guard key.modifierFlags.rawValue & 0b1111 << 17 == 0 else { return false }
        let (code, wayOut) = (key.keyCode, direction)
        let isEscape = code == .keyboardEscape
        let opens = code == wayOut.opposite.arrow
        // An edited text may compose a word, or search.
        guard
            isEscape
                ? !staysForUser && !(cardView.firstResponderInside is any UIKeyInput)
                : (opens || code == wayOut.arrow) && face?.handle?.isFocused == true
        else { return false }
        // Nothing moves under a finger, or on its way out. The key is taken all the same, from a card around this one.
        guard phase != .inHand, !mover.isLeaving else { return true }
        if isEscape { attemptDismissal() } else { step(opens: opens) }
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
