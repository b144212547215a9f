import UIKitShim

/// Decides, for one container, whether a finger scrolls or drags, and reports the drags to the client.
///
///     GestureArbiter.attach(to: tableView, moving: card) { outcome in print(outcome) }
///
/// The container's view keeps the arbiter through its pan recognizer, so you need not keep it. The arbiter keeps no
/// view.
@preconcurrency @MainActor
public final class GestureArbiter {
    /// The declared policy. A new policy holds from the next touch-down; a new direction from the next touch-down that
    /// does not catch a moving card.
    public var policy: ArbitrationPolicy {
        didSet {
            recognition.noteUse(of: "policy")
            recognition.adopt(policy)
        }
    }
    /// The recognizer with which the arbiter takes part in UIKit's arbitration; nil once its view is gone. Name it in
    /// failure requirements. The arbiter is its delegate.
    public var panGestureRecognizer: UIPanGestureRecognizer? { recognition.pan }
    /// The report of the current touch, or of the last touch; nil before the first.
    public var lastTouch: Arbitration.TouchReport? { recognition.lastTouch }
    /// The latest decisions about all touches, oldest first: who moved, and why.
    public var decisions: [Arbitration.Decision] { recognition.decisions }
    /// The direction of the current or last touch: the policy's, with `leading` and `trailing` as left or right. For a
    /// two-way direction, each decision's own `direction` says which way it was.
    public var direction: ArbitrationPolicy.Direction { recognition.direction }
    /// The current owner of the touch.
    public var owner: Arbitration.Owner { recognition.owner }
    /// The ledger of the current or last touch: the movement that scrolled, and that dragged, in points along the
    /// policy's direction.
    @_spi(Engine) public var ledger: Arbitration.Ledger { recognition.ledger }
    /// The flags of your app that are on. Conditions of the policy name them.
    public var flags: Set<ArbitrationPolicy.Flag> = [] {
        didSet {
            recognition.noteUse(of: "flags")
            recognition.obey(.flags(flags))
        }
    }
    /// The release rule's judgement of the last release; nil before. Set by movers and cards; your own code that judges
    /// releases may set it.
    ///
    ///     print(arbiter.lastRelease!)  // back: 8 pt of 789, 24 needed
    public var lastRelease: ReleaseRule.Judgement?
    /// The client's veto; nil allows everything. Called once per attempt, before anything moves: before a drag begins,
    /// before scrolling or its momentum hands over to the drag, and at the release. Not called if an added veto said no.
    public var onAttempt: (@MainActor (Attempt) -> Arbitration.Verdict)? {
        get { recognition.onAttempt }
        set {
            if newValue != nil { recognition.noteUse(of: "onAttempt") }
            recognition.onAttempt = newValue
        }
    }
    /// A closure that is called for every decision, in the next turn of the run loop; nil for none.
    ///
    ///     arbiter.onDecision = { decision in print(decision) }
    ///
    /// ``decisions`` has the decision by then. With GestureArbiterDiagnostics linked, a decision prints itself as text.
    public var onDecision: (@MainActor (Arbitration.Decision) -> Void)? {
        get { recognition.onDecision }
        set {
            if newValue != nil { recognition.noteUse(of: "onDecision") }
            recognition.onDecision = newValue
        }
    }
    /// Whether the content of `scrollView` stays where it is, because the drag has the touch.
    ///
    ///     guard !arbiter.holds(scrollView) else { return }
    ///
    /// For a delegate that follows the differences of the offset: during a drag UIKit calls `scrollViewDidScroll(_:)`
    /// when the scroll view's own pan moves the content, and when the arbiter puts it back. Also true for the few frames
    /// after the lift in which the arbiter keeps the content from coasting.
    public func holds(_ scrollView: UIScrollView) -> Bool { recognition.holds(scrollView) }
    /// A closure that takes the momentum which content brings to its edge, in points per second along the direction, if
    /// the policy's momentum is `.bounces`. The content stops there, and the card may bounce. Content coasts as usual
    /// while this is nil. A closure that you set during a touch holds from the next touch-down.
    public var onMomentum: (@MainActor (CGFloat) -> Void)? {
        get { recognition.onMomentum }
        set {
            if newValue != nil { recognition.noteUse(of: "onMomentum") }
            recognition.onMomentum = newValue
        }
    }
    /// If false, the arbiter takes no touch, and a current drag is cancelled.
    public var isEnabled: Bool {
        get { recognition.pan?.isEnabled ?? false }
        set {
            if newValue { recognition.noteUse(of: "isEnabled") }
            recognition.pan?.isEnabled = newValue
        }
    }

    let recognition: Recognition

    init(recognition: Recognition) {
        self.recognition = recognition
        policy = recognition.policy
    }

    /// Binds the region `name` to a view: touches that start in `view` are in the region, as ``Place/view(_:)`` says.
    /// The view is held weakly; nil unbinds.
    public func bind(_ name: ArbitrationPolicy.Region, to view: UIView?) {
        if view != nil { recognition.noteUse(of: "bind") }
        recognition.namedViews.bind(name, to: view.map(Place.view))
    }

    /// Binds the region `name` to a place: a rectangle of the container, or a strip along one of its sides.
    ///
    ///     arbiter.bind(.header, to: .rect(CGRect(x: 0, y: 0, width: 390, height: 60)))
    ///     arbiter.bind(.edge, to: .edge(.leading, within: 24))
    public func bind(_ name: ArbitrationPolicy.Region, to place: Place) {
        recognition.noteUse(of: "bind")
        recognition.namedViews.bind(name, to: place)
    }

    /// Gives touches that start in `view`, such as a canvas, to that view alone. The view is held weakly.
    public func treatAsOpaque(_ view: UIView) {
        recognition.noteUse(of: "treatAsOpaque")
        recognition.namedViews.addOpaque(view)
    }

    /// Adds a veto like ``onAttempt``, which stays free for the clients of your library.
    ///
    /// Vetoes are called in the order in which they were added, and `onAttempt` last, until one says no. A veto cannot
    /// be removed, and is kept as long as the arbiter.
    public func addVeto(_ veto: @escaping @MainActor (Attempt) -> Arbitration.Verdict) {
        recognition.noteUse(of: "addVeto")
        recognition.vetoes.append(veto)
    }

    /// Adds a listener that is called for every decision before ``onDecision``. It cannot be removed.
    package func addDecisionListener(_ listener: @escaping @MainActor (Arbitration.Decision) -> Void) {
        recognition.decisionListeners.append(listener)
    }

    /// An object that declares for the views around it; kept for that object's code.
    package var declarer: AnyObject?

    /// The arbiter that takes the touches of `view`: the arbiter of the nearest view around it that has one.
    package static func around(_ view: UIView) -> GestureArbiter? {
        sequence(first: view, next: \.superview).lazy.compactMap(of).first
    }

    /// Moves all places by `distance` points: the content grew, or the screen turned. During a drag the card stays where
    /// it shows; the drag gets the new translation before this method returns.
    public func shiftPlaces(by distance: CGFloat) { recognition.obey(.shift(distance)) }

    /// Calls `follower` for the current drag, too, until its end: for a card that the finger has begun to bring in.
    ///
    /// - Returns: The drag's place, in points along the direction; nil if there is no drag, or another follower has it.
    package func tellToo(_ follower: @escaping @MainActor (Drag) -> Void) -> CGFloat? { recognition.tellToo(follower) }

    /// The finger's location in the window's coordinates; nil if there is none.
    package var fingerLocation: CGPoint? { recognition.fingerLocation }

    /// The touch's direction, with leading and trailing resolved; for a two-way direction, the way that the touch goes.
    package var way: ArbitrationPolicy.Direction { recognition.way }

    /// Ends a current drag as cancelled. The rest of the touch moves nothing.
    public func cancel() { recognition.obey(.cancel) }

    /// Removes the arbiter from its view. A current drag is cancelled, and all settings of UIKit's objects are
    /// restored. You cannot undo this: members that you set later do nothing, and the log says so once.
    ///
    /// A view that `attach(to:moving:)` moved gets its own transform back at once, at any stop. A ``Mover`` stays at the
    /// selected stop, since your code shows it. A scroll view's pan that waited for the arbiter's pan goes on waiting for
    /// it, but a recognizer that is disabled and on no view holds nothing up.
    public func detach() { recognition.obey(.detach(self)) }
}

extension GestureArbiter {
    /// The events of a drag for the client: exactly one `began`, any number of `moved`, exactly one end.
    public enum Drag: Equatable, Sendable {
        /// The drag has the touch. The first `moved` follows in the same event.
        case began
        /// The distance from rest, in points along the policy's direction; negative while pulled beyond rest.
        case moved(translation: CGFloat)
        /// The finger lifted: its velocity, in points per second, and its movement since it scrolled, if it did.
        /// ``ReleaseRule/judgement(of:)`` judges the release.
        case ended(Arbitration.Release)
        /// The drag was cancelled: go back to rest.
        case cancelled
    }

    /// An attempt that the client may refuse.
    public struct Attempt {
        /// The stage at which the client is asked.
        public var stage: Arbitration.Stage
        /// The finger's location, in the window's coordinates; for momentum, the location of the touch-down.
        public var location: CGPoint
        /// The location of the touch-down, in the window's coordinates.
        public var touchDownLocation: CGPoint
        /// The regions in which the finger came down.
        public var regions: Set<ArbitrationPolicy.Region>
        /// The finger's or the momentum's velocity along the direction, in points per second.
        public var velocity: CGFloat
        /// At a release: where the card will go; nil if the arbiter does not know. A no only keeps the card from leaving.
        public var target: ReleaseRule.Target?
        /// The view that the touch landed on, if it is still there.
        public var touchedView: UIView?
        /// The scroll views under the finger, innermost first, if they still exist.
        public var scrollViews: [UIScrollView]

        /// Whether the card will come to rest.
        var wouldRest: Bool { if case .stop = target { true } else { false } }
    }
}
