/// Recognizes one gesture in the touches of its view and of all views below that. Row G9.
@preconcurrency @MainActor open class UIGestureRecognizer: Hashable {
    /// How far a gesture has come. Row G1; which state may follow which are rows G2 to G4.
    public enum State: Int, Hashable, Codable, Sendable {
        /// It has made up its mind about nothing, touched or not.
        case possible
        /// A continuous gesture is recognized; the first action.
        case began
        /// It goes on; an action for each.
        case changed
        /// It is over, or a discrete one is recognized; the last action.
        case ended
        /// It was taken away after it had begun; the last action.
        case cancelled
        /// It was not this gesture, or it was refused. No action (row G5).
        case failed
        /// What a discrete gesture calls `ended`.
        public static let recognized = State.ended
    }

    /// What a target does, off Apple's platforms, where there are no selectors.
    public typealias Action = @MainActor (UIGestureRecognizer) -> Void

    /// Asked about this recognizer, and about others beside it. Held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view whose touches, and whose subviews' touches, it sees. Held weakly; nil once removed.
    open internal(set) weak var view: UIView?
    /// For messages and debugging; the host does not look at it.
    open var name: String?
    /// Whether its touches are taken away from their views when it is recognized; `touchesCancelled` comes right before
    /// the action. Rows G36 and G37.
    open var cancelsTouchesInView = true
    /// Whether views hear of a touch only once it has failed. Row G39.
    open var delaysTouchesBegan = false
    /// Whether views hear of a lift only once it has failed. Row G40.
    open var delaysTouchesEnded = true
    /// Whether it gets touches. Switching off cancels a gesture under way; the action comes at the turn's end. Rows G32
    /// and G33.
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
    private var targets: [Target] = []
    private var lastPosition = CGPoint.zero

    /// A recognizer with one target, held weakly, or none. `action` is called with the recognizer.
    public init(target: AnyObject?, action: Action?) {
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recognizer without a target.
    public convenience init() { self.init(target: nil, action: nil) }

    /// Subclasses set it. Leaving `.possible` may fail, or wait, whatever was asked for (rows G13 to G29).
    open var state: State {
        get { currentState }
        set { request(newValue) }
    }

    /// The target is held weakly; several are called in the order in which they were added.
    public final func addTarget(_ target: AnyObject, action: @escaping Action) {
        targets.append(Target(target, action))
    }

    /// `nil` removes all targets.
    open func removeTarget(_ target: AnyObject?) {
        let identifier = target.map { ObjectIdentifier($0) }
        targets.removeAll { target == nil || $0.identifier == identifier && $0.object === target }
    }

    /// Withholds its recognition until `other` has failed; fails when that is recognized. Rows G16 and G17. It cannot
    /// be undone, as in UIKit.
    open func require(toFail other: UIGestureRecognizer) { requiredToFail.append(WeakRecognizer(recognizer: other)) }

    /// How many of its fingers are down, ignored ones not counted.
    open var numberOfTouches: Int { touches.count { $0.scrollType == nil } }

    /// Row G43: the centroid of the touches, or where it was last. Points.
    open func location(in view: UIView?) -> CGPoint { (centroid ?? lastPosition).asSeen(from: view) }

    /// One of its touches, in the order in which they came down; in points of the view's coordinates, the window's for
    /// nil. An index out of range traps.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { touches[index].location(in: view) }

    // MARK: For subclasses

    /// Called before views hear of the touches (row G8). Does nothing here; an override calls super.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called once for each movement: fingers of a stage move one at a time.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called with the finger that lifts, which still counts in `numberOfTouches`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system takes the touch away. It still counts in `numberOfTouches`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after every terminal state, at the turn's end: the place to forget the attempt. Row G30; row G31 is what
    /// `state` reads in it.
    open func reset() {}
    /// Asked before the first touch of an attempt is offered; false: that touch is not seen. Row G11.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Whether it stops the other when it is recognized; the delegates are asked only after a yes of both. Rows G24 and
    /// G27.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other stops this one when that is recognized. Rows G24 and G27.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether it waits until the other has failed; a rule for the whole class. Row G21.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other waits until this one has failed; a rule for the whole class. Row G21.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Lets go of a touch: it is not seen any more, and not cancelled in its view when this is recognized. Row G35.
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

    /// How many targets it has: for tests of what is left behind.
    package var numberOfTargets: Int { targets.count { $0.object != nil } }

    func sendAction() {
        for target in targets where target.object != nil { target.action(self) }
    }
}

/// An object to be told, held weakly. It is looked for by its identifier first: a pan may have a great many.
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

/// Everything that can do without being kept alive.
struct WeakObject { weak var object: AnyObject? }

struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }
