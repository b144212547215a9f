/// An object that receives events: a view, a controller, a window.
///
/// A plain Swift class here, equal only to itself. Events that a responder does not handle go to `next`.
@preconcurrency @MainActor
open class UIResponder: Hashable {
    /// Creates a responder.
    public init() {}

    /// The next responder; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder (row K2)

    /// A Boolean value that says whether the responder may become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that says whether the first responder may resign; true unless overridden.
    open var canResignFirstResponder: Bool { true }
    /// A Boolean value that says whether the responder is the first responder of its window, which receives typed text.
    open var isFirstResponder: Bool { windowOfResponder?.firstResponder === self }

    /// The view in place of the keyboard; nil unless overridden. The host shows its keyboard anyway.
    open var inputView: UIView? { nil }
    // Row K6.
    /// The view above the keyboard while this is first responder; nil unless overridden.
    open var inputAccessoryView: UIView? { nil }
    /// Asks for the two views again.
    open func reloadInputViews() { (windowOfResponder?.stage).map { $0.firstResponderChanged() } }

    /// Makes this the first responder, and makes the previous one resign. Fails without a window, or if either refuses.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard let window = windowOfResponder, canBecomeFirstResponder else { return false }
        if let former = window.firstResponder, !former.resignFirstResponder() { return false }
        window.firstResponder = self
        didBecomeFirstResponder()
        return true
    }

    /// Resigns first responder, if allowed.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        windowOfResponder?.firstResponder = nil
        didResignFirstResponder()
        return true
    }

    /// Called after this has become first responder.
    func didBecomeFirstResponder() {}
    /// Called after this has resigned first responder.
    func didResignFirstResponder() {}

    /// The window in which this can be first responder.
    var windowOfResponder: UIWindow? { nil }

    /// Called when fingers come down in a view. The default implementation calls `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when fingers of a view move. The default implementation calls `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    // Row G40.
    /// Called when fingers of a view lift, or later if a recognizer delays the call. The default implementation calls
    /// `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    // Row G36.
    /// Called when touches are cancelled, for example by a recognizer. The default implementation calls `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // Row W32.
    /// Called after a nib or a storyboard has made the view or the controller.
    open func awakeFromNib() {}

    // Row W36.
    /// Cuts the selection. Texts do; the default implementation does nothing.
    open func cut(_ sender: Any?) {}
    /// Copies the selection. Texts do; the default implementation does nothing.
    open func copy(_ sender: Any?) {}
    /// Pastes. Texts do; the default implementation does nothing.
    open func paste(_ sender: Any?) {}
    /// Deletes the selection. Texts do; the default implementation does nothing.
    open func delete(_ sender: Any?) {}
    /// Selects something. The default implementation does nothing.
    open func select(_ sender: Any?) {}
    /// Selects everything. Texts do; the default implementation does nothing.
    open func selectAll(_ sender: Any?) {}

    // Row W31.
    /// The key commands of the responder; nil unless overridden.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Called when a key that no command takes goes down. The default implementation calls `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Never called: keys do not change.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when such a key goes up. The default implementation calls `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Never called: the host cancels no presses.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // Row V25.
    /// Called when the device is shaken. The default implementation calls `next`.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Called when the shake is over. The default implementation calls `next`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Never called: the host interrupts no shake.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Handles VoiceOver's two-finger scrub. Responders are asked along the chain until one returns true.
    open func accessibilityPerformEscape() -> Bool { false }

    /// A Boolean value that says whether VoiceOver treats this as an element.
    open var isAccessibilityElement = false
    /// The label that VoiceOver reads.
    open var accessibilityLabel: String?
    /// The value that VoiceOver reads.
    open var accessibilityValue: String?
    /// What an action on the element does. VoiceOver reads it after a pause.
    open var accessibilityHint: String?
    /// Stores only.
    open var accessibilityFrame = CGRect.zero
    /// Stores only.
    open var accessibilityLanguage: String?
    /// Stores only.
    open var accessibilityUserInputLabels: [String]!
    /// Handles VoiceOver's double tap with two fingers. Never called.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// How VoiceOver treats the element.
    open var accessibilityTraits = UIAccessibilityTraits()

    /// The accessibility elements inside, in VoiceOver's order; nil for the subviews.
    open var accessibilityElements: [Any]?
    /// The custom actions that VoiceOver offers.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    /// Called for a swipe up on an adjustable element.
    open func accessibilityIncrement() {}
    /// Called for a swipe down on an adjustable element.
    open func accessibilityDecrement() {}
    /// Called for a double tap. After false, VoiceOver taps the middle.
    open func accessibilityActivate() -> Bool { false }

    nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
