// Row G9.
/// An object that recognizes one gesture in the touches of its view and that view's subviews.
@preconcurrency @MainActor open class UIGestureRecognizer: Hashable {
    // Rows G1 to G4.
    /// The state of a gesture.
    public enum State: Int, Hashable, Codable, Sendable {
        /// No gesture is recognized yet, with a touch or without.
        case possible
        /// A continuous gesture has been recognized; the first action.
        case began
        /// A continuous gesture continues; an action for each change.
        case changed
        /// A continuous gesture has ended, or a discrete one has been recognized; the last action.
        case ended
        /// A begun gesture was cancelled; the last action.
        case cancelled
        // Row G5.
        /// The touches were not this gesture, or it was refused. There is no action.
        case failed
        /// Another name of `ended`, for discrete gestures.
        public static let recognized = State.ended
    }

    /// The code that a recognizer calls, off Apple's platforms, where there are no selectors.
    public typealias Action = @MainActor (UIGestureRecognizer) -> Void

    /// The delegate. Held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view whose touches, including its subviews' touches, the recognizer sees. Held weakly; nil once removed.
    open internal(set) var view: UIView? {
        get { layerOfView?.view }
        set { layerOfView = newValue?.layer }
    }
    @exclusivity(unchecked) private final var layerOfView: CALayer?
    /// A name for messages and debugging; the host ignores it.
    open var name: String?
    // Rows G36, G37.
    /// A Boolean value that says whether recognition cancels the touches in their views. `touchesCancelled` comes right
    /// before the action.
    open var cancelsTouchesInView = true
    // Row G39.
    /// A Boolean value that says whether views receive a touch only after this recognizer has failed.
    open var delaysTouchesBegan = false
    // Row G40.
    /// A Boolean value that says whether views receive a lift only after this recognizer has failed.
    open var delaysTouchesEnded = true
    // Rows G32, G33.
    /// A Boolean value that says whether the recognizer receives touches.
    ///
    /// Disabling it cancels a running gesture; the action is sent at the end of the turn.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet { if oldValue, !isEnabled { stop() } }
    }

    /// The received fingers that are down and not ignored, in the order in which they came down.
    @exclusivity(unchecked) private(set) var touches: [UITouch] = []
    @exclusivity(unchecked) var attempt = Attempt()
    @exclusivity(unchecked) var currentState = State.possible
    @exclusivity(unchecked) var isActionDue = false
    @exclusivity(unchecked) weak var environment: GestureEnvironment?
    private var requiredToFail: [Weak<UIGestureRecognizer>] = []
    private var targets: [Target] = []
    private var lastPosition = CGPoint.zero
    /// True while the recognizer handles a touch, or the end of a wait in its gesture.
    @exclusivity(unchecked) var isRecognitionRunning = false

    /// Creates a recognizer with one target, held weakly, or none. `action` is called with the recognizer.
    public init(target: AnyObject?, action: Action?) {
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public convenience init() { self.init(target: nil, action: nil) }

    // Rows G13 to G29, G45.
    /// The state, set by subclasses. A recognizer that leaves `.possible` may fail or have to wait instead. Without a
    /// touch, setting the state does nothing.
    open var state: State {
        get { currentState }
        set { if takesState { request(newValue) } }
    }

    /// Adds a target, held weakly. Targets are called in the order in which they were added.
    public final func addTarget(_ target: AnyObject, action: @escaping Action) {
        targets.append(Target(target, action))
    }

    /// Removes a target; nil removes all.
    open func removeTarget(_ target: AnyObject?) {
        guard let target else {
            targets = []
            return
        }
        while let index = index(ofTarget: target) { targets.remove(at: index) }
    }

    // Rows G16, G17.
    /// Makes this recognizer wait until `other` has failed; it fails if `other` is recognized.
    ///
    /// As in UIKit, this cannot be undone.
    open func require(toFail other: UIGestureRecognizer) { requiredToFail.append(Weak(object: other)) }

    /// The number of fingers that are down, excluding ignored ones.
    open var numberOfTouches: Int {
        var count = 0
        for touch in touches where touch.scrollType == nil { count += 1 }
        return count
    }

    // Row G43.
    /// Returns the centroid of the touches, or their last one, in points.
    open func location(in view: UIView?) -> CGPoint { (centroid ?? lastPosition).asSeen(from: view) }

    /// Returns the location of one touch, by the order in which they came down; in points of the view's coordinates, or
    /// the window's for nil.
    ///
    /// An index out of range traps.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { touches[index].location(in: view) }

    // MARK: For subclasses

    // Row G8.
    /// Called when fingers come down, before views are told. Does nothing here; an override calls super.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called once for each movement: fingers of a stage move one at a time.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called with the finger that lifts, which still counts in `numberOfTouches`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system cancels the touch. It still counts in `numberOfTouches`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    // Rows G30, G31.
    /// Called after every terminal state, at the end of the turn. Override it to clear the state of an attempt.
    ///
    /// ``Assumptions/stateDuringReset`` says which `state` it can read.
    open func reset() {}
    // Row G11.
    /// Returns whether the recognizer sees the first touch of an attempt. Asked before the touch is delivered.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    // Rows G24, G27.
    /// Returns whether recognition prevents the other recognizer. The delegates are asked only if both classes agree.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    // Rows G24, G27.
    /// Returns whether the other recognizer's recognition prevents this one.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    // Row G21.
    /// Returns whether this recognizer requires the other to fail; a rule of the class.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    // Row G21.
    /// Returns whether the other recognizer requires this one to fail; a rule of the class.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // Row G35.
    /// Ignores a touch from now on. Recognition does not cancel it in its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        attempt.touches.removeAll { $0 === touch }
        arena?.delivery?.keepInView(touch)
    }

    // MARK: For the host's own recognizers

    /// Returns whether one of the host's own recognizers receives the touch.
    func shouldReceive(_ touch: UITouch) -> Bool { true }
    /// Returns whether one of the host's own recognizers may begin. Asked before the view and the delegate.
    func mayBegin() -> Bool { true }
    /// Called when the gesture leaves `.possible` for a recognized state.
    func recognitionBegins() {}

    nonisolated public static func == (one: UIGestureRecognizer, other: UIGestureRecognizer) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIGestureRecognizer {
    /// The centroid of the touches, in the window's coordinates.
    var centroid: CGPoint? {
        guard !touches.isEmpty else { return nil }
        var sum = CGPoint.zero
        for touch in touches { sum = sum + (touch.scrollType == nil ? touch.position : touch.startPosition) }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    func isReceiving(_ touch: UITouch) -> Bool { isEnabled && !isFinished && touches.contains(touch) }

    func accept(_ touch: UITouch) {
        touches.append(touch)
        attempt.touches.append(touch)
    }

    func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, isScroll: Bool) {
        lastPosition = centroid ?? lastPosition
        isRecognitionRunning = true
        defer { isRecognitionRunning = false }
        if isScroll {
            (self as? UIPanGestureRecognizer)?.receiveScroll(touches, phase)
            return
        }
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    func forget(_ touch: UITouch) {
        lastPosition = centroid ?? lastPosition
        touches.removeAll { $0 === touch }
    }

    func forgetAll() {
        lastPosition = centroid ?? lastPosition
        touches = []
    }

    /// Whether ``require(toFail:)`` has made this recognizer wait for `other`.
    package func isRequired(toFail other: UIGestureRecognizer) -> Bool {
        requiredToFail.contains { $0.object === other }
    }

    /// The number of targets, for tests that check for leftovers.
    package var numberOfTargets: Int { targets.count { $0.object != nil } }

    private func index(ofTarget object: AnyObject) -> Int? {
        let (targets, identifier) = (targets, ObjectIdentifier(object))
        for index in targets.indices where targets[index].identifier == identifier {
            if targets[index].object === object { return index }
        }
        return nil
    }

    func sendAction() {
        for target in targets where target.object != nil { target.action(self) }
    }
}

/// A target, held weakly. It is found by its identifier, because a pan may have many targets.
@MainActor private final class Target {
    let identifier: ObjectIdentifier
    private(set) weak var object: AnyObject?
    let action: UIGestureRecognizer.Action

    init(_ object: AnyObject, _ action: @escaping UIGestureRecognizer.Action) {
        identifier = ObjectIdentifier(object)
        self.object = object
        self.action = action
    }
}

/// A weak reference for lists.
struct Weak<Object: AnyObject> { weak var object: Object? }
