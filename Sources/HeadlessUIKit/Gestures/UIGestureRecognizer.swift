/// Recognizes one gesture in the touches of its view and of all views below that. Row G9.
@MainActor open class UIGestureRecognizer: Hashable {
    /// Row G1.
    public enum State: Int, Hashable, Codable, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    /// What a target does, off Apple's platforms, where there are no selectors.
    public typealias Action = @MainActor (UIGestureRecognizer) -> Void

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) weak var view: UIView?
    open var name: String?
    /// Rows G36 and G37.
    open var cancelsTouchesInView = true
    /// Row G39.
    open var delaysTouchesBegan = false
    /// Row G40.
    open var delaysTouchesEnded = true
    /// Rows G32 and G33: switching off cancels a gesture that is under way; the action comes at the turn's end.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { stop() } }
    }

    /// Down, received and not ignored, in the order in which they came.
    private(set) var touches: [UITouch] = []
    var attempt = Attempt()
    var currentState = State.possible
    var isActionDue = false
    weak var environment: GestureEnvironment?
    private(set) var requiredToFail: [WeakRecognizer] = []
    private var targets: [(target: WeakObject, action: Action)] = []
    private var lastPosition = CGPoint.zero

    public init(target: AnyObject?, action: Action?) {
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience init() { self.init(target: nil, action: nil) }

    /// Subclasses set it. Leaving `.possible` may fail, or wait, whatever was asked for (rows G13 to G29).
    open var state: State {
        get { currentState }
        set { request(newValue) }
    }

    /// The target is held weakly; several are called in the order in which they were added.
    open func addTarget(_ target: AnyObject, action: @escaping Action) {
        targets.append((WeakObject(object: target), action))
    }

    /// `nil` removes all targets.
    open func removeTarget(_ target: AnyObject?) {
        targets.removeAll { target == nil || $0.target.object === target }
    }

    /// Row G16. It cannot be undone, as in UIKit.
    open func require(toFail other: UIGestureRecognizer) { requiredToFail.append(WeakRecognizer(recognizer: other)) }

    open var numberOfTouches: Int { touches.count }

    /// Row G43: the centroid of the touches, or where it was last. Points.
    open func location(in view: UIView?) -> CGPoint { (centroid ?? lastPosition).asSeen(from: view) }

    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { touches[index].location(in: view) }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Row G30: after every terminal state, at the turn's end.
    open func reset() {}
    /// Row G11.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Row G27.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Row G27.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Row G21.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Row G21.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Row G35: the touch is not seen any more, and is not cancelled in its view when this is recognized.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        attempt.touches.removeAll { $0 === touch }
    }

    // MARK: For the host's own recognizers

    /// What only a recognizer of the host's asks of a touch.
    func shouldReceive(_ touch: UITouch) -> Bool { true }
    /// Asked before the view and the delegate are.
    func mayBegin() -> Bool { true }
    /// The gesture leaves `.possible` for a recognized state.
    func recognitionBegins() {}

    nonisolated public static func == (one: UIGestureRecognizer, other: UIGestureRecognizer) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIGestureRecognizer {
    /// The centroid of the touches, in the window's coordinates.
    var centroid: CGPoint? {
        guard !touches.isEmpty else { return nil }
        let sum = touches.reduce(CGPoint.zero) { $0 + $1.position }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    func isReceiving(_ touch: UITouch) -> Bool { isEnabled && !isFinished && touches.contains(touch) }

    func accept(_ touch: UITouch) {
        touches.append(touch)
        attempt.touches.append(touch)
    }

    func receive(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
        lastPosition = centroid ?? lastPosition
        switch phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
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

    func sendAction() {
        for (target, action) in targets where target.object != nil { action(self) }
    }
}

/// Everything that can do without being kept alive.
struct WeakObject { weak var object: AnyObject? }

struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }
