/// An object that can be sent events: a view, a controller, a window.
///
/// A plain Swift class here, equal to itself only. What a responder does not handle goes to `next`.
@preconcurrency @MainActor
open class UIResponder: Hashable {
    /// A responder that is alone.
    public init() {}

    /// Who is asked after this one; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Who gets what is typed; row K2

    /// Whether it may get what is typed; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it may be asked to give that up; true unless overridden.
    open var canResignFirstResponder: Bool { true }
    /// Whether what is typed goes here.
    open var isFirstResponder: Bool { windowOfResponder?.firstResponder === self }

    /// Has what is typed come here; the one before gives it up. In no window, or where either refuses, nothing happens.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard let window = windowOfResponder, canBecomeFirstResponder else { return false }
        if let former = window.firstResponder, !former.resignFirstResponder() { return false }
        window.firstResponder = self
        didBecomeFirstResponder()
        return true
    }

    /// Gives it up, where it may.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        windowOfResponder?.firstResponder = nil
        didResignFirstResponder()
        return true
    }

    /// What is typed comes here now, and did not before.
    func didBecomeFirstResponder() {}
    /// It was given up.
    func didResignFirstResponder() {}

    /// The window whose first responder this can be.
    var windowOfResponder: UIWindow? { nil }

    /// Touches that went down in a view. Without an override they go on to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers of a view that moved. Without an override they go on to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers of a view that lifted; row G40 says when. Without an override they go on to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches that were taken away, by a recognizer for one (row G36).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Asked along the chain until somebody says true: VoiceOver's two-finger scrub.
    open func accessibilityPerformEscape() -> Bool { false }

    nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
