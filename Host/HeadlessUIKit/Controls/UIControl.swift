// Row S21.
/// A view that is operated by touch. A scroll view around it does not cancel its touches.
@preconcurrency @MainActor open class UIControl: UIView {
    /// The code that a control calls, off Apple's platforms, where there are no selectors.
    public typealias TargetAction = @MainActor (UIControl) -> Void

    /// A Boolean value that says whether the control reacts to touches. A disabled control still receives them.
    open var isEnabled = true
    /// A Boolean value for the app to set; part of `state`.
    open var isSelected = false
    /// A Boolean value that says whether a tap shows the menu. Stores only: a tap calls the actions anyway.
    open var showsMenuAsPrimaryAction = false
    /// A Boolean value that is true while a finger is down inside.
    open var isHighlighted = false
    /// A Boolean value that says whether the control tracks a finger.
    open private(set) var isTracking = false
    /// A Boolean value that says whether the tracked finger counts as inside.
    open private(set) var isTouchInside = false

    /// The state, made up of `isEnabled`, `isHighlighted` and `isSelected`.
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isHighlighted { state.insert(.highlighted) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The horizontal place of the content. Stores only.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// The vertical place of the content. Stores only.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// The horizontal place of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// As in UIKit.
        case center, left, right, fill, leading, trailing
    }
    /// The vertical place of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// As in UIKit.
        case center, top, bottom, fill
    }

    private enum Receiver {
        case target(Weak<AnyObject>, TargetAction)
        case action(UIAction)
    }

    private var receivers: [(receiver: Receiver, events: Event)] = []
    private weak var trackedTouch: UITouch?

    /// The distance outside the bounds at which a finger that is down still counts as inside, in points: a guess.
    private static let tolerance: CGFloat = 70

    // MARK: Targets and actions

    /// Adds an action for events. An action added twice is performed twice.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        receivers.append((.action(action), controlEvents))
    }

    /// Removes the action for these events only.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        forget(controlEvents) { if case .action(action) = $0 { true } else { false } }
    }

    /// Adds a target, held weakly. Host-only: off Apple's platforms there are no selectors.
    public final func addTarget(_ target: AnyObject, action: @escaping TargetAction, for controlEvents: Event) {
        receivers.append((.target(Weak(object: target), action), controlEvents))
    }

    /// Removes a target for these events; nil means all targets.
    open func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
        forget(controlEvents) {
            if case .target(let held, _) = $0 { target == nil || held.object === target } else { false }
        }
    }

    /// Calls the targets and actions for these events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for (receiver, events) in receivers where !events.isDisjoint(with: controlEvents) {
            switch receiver {
            case .target(let target, let action): if target.object != nil { action(self) }
            case .action(let action): sendAction(action)
            }
        }
    }

    /// Performs an action at once, with this control as its sender.
    open func sendAction(_ action: UIAction) {
        action.perform(for: self)
    }

    private func forget(_ events: Event, where matches: (Receiver) -> Bool) {
        for index in receivers.indices where matches(receivers[index].receiver) {
            receivers[index].events.subtract(events)
        }
        receivers.removeAll { $0.events.isEmpty }
    }

    // MARK: Tracking, for subclasses

    /// Returns whether the control tracks the finger that came down.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Returns whether the control continues to track the finger.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Tells that the finger lifted; `isTouchInside` is still valid. The events follow.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Tells that the touch was cancelled; `.touchCancel` follows.
    open func cancelTracking(with event: UIEvent?) {}

    // Row G42.
    /// Returns false for a tap recognizer of an enclosing view: a tap on the control belongs to the control.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
            return true
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
        track(touch)
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(of: touches) else { return }
        let wasInside = isTouchInside
        guard continueTracking(touch, with: event) else { return release() }
        track(touch)
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(of: touches) else { return }
        isTracking = false
        endTracking(touch, with: event)
        sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
        release()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracked(of: touches) != nil else { return }
        release()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    private func track(_ touch: UITouch) {
        (isTracking, trackedTouch) = (true, touch)
        isTouchInside = bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(touch.location(in: self))
        isHighlighted = isTouchInside
    }

    private func release() { (isTracking, isTouchInside, isHighlighted) = (false, false, false) }

    /// The tracked finger, if it is among the touches; other fingers have no effect.
    private func tracked(of touches: Set<UITouch>) -> UITouch? {
        guard isTracking, let trackedTouch, touches.contains(trackedTouch) else { return nil }
        return trackedTouch
    }
}
