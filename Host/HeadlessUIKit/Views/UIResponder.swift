/// An object that can be sent events: a view, a controller, a window.
///
/// A plain Swift class here, equal to itself only. What a responder does not handle goes to `next`.
@preconcurrency @MainActor
open class UIResponder: Hashable {
    /// Creates a responder.
    public init() {}

    /// The responder that is asked after this one; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder (row K2)

    /// A Boolean value that says whether the responder may become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that says whether the first responder may resign; true unless overridden.
    open var canResignFirstResponder: Bool { true }
    /// A Boolean value that says whether the responder is the first responder of its window: the one that gets what is
    /// typed.
    open var isFirstResponder: Bool { windowOfResponder?.firstResponder === self }

    /// Makes this the first responder, in place of the one before. Nothing happens in no window, or if either refuses.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard let window = windowOfResponder, canBecomeFirstResponder else { return false }
        if let former = window.firstResponder, !former.resignFirstResponder() { return false }
        window.firstResponder = self
        didBecomeFirstResponder()
        return true
    }

    /// Resigns first responder, if it may.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        windowOfResponder?.firstResponder = nil
        didResignFirstResponder()
        return true
    }

    /// Called when this has become the first responder.
    func didBecomeFirstResponder() {}
    /// Called when this is not the first responder any more.
    func didResignFirstResponder() {}

    /// The window whose first responder this can be.
    var windowOfResponder: UIWindow? { nil }

    /// Called when fingers come down in a view. Without an override the touches go on to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when fingers of a view move. Without an override the touches go on to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    // Row G40.
    /// Called when fingers of a view lift, or later if a recognizer delays that. Without an override the touches go on
    /// to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    // Row G36.
    /// Called when touches are taken away, as by a recognizer.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Handles VoiceOver's two-finger scrub. Responders are asked along the chain until one returns true.
    open func accessibilityPerformEscape() -> Bool { false }

    /// A Boolean value that says whether VoiceOver stops here.
    open var isAccessibilityElement = false
    /// What VoiceOver says that it is.
    open var accessibilityLabel: String?
    /// What VoiceOver says that it is set to.
    open var accessibilityValue: String?
    /// How VoiceOver treats it.
    open var accessibilityTraits = UIAccessibilityTraits()

    /// What VoiceOver finds in it, in this order; nil: its subviews.
    open var accessibilityElements: [Any]?
    /// What VoiceOver offers to do with it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    /// Called for a swipe up on what is adjustable.
    open func accessibilityIncrement() {}
    /// Called for a swipe down on what is adjustable.
    open func accessibilityDecrement() {}
    /// Called for a double tap. False: VoiceOver taps in the middle.
    open func accessibilityActivate() -> Bool { false }

    nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
