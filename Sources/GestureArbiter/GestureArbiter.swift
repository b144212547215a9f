import UIKitShim

/// Decides, for one container, whether a finger scrolls or drags, and reports the drags to the client.
///
///     GestureArbiter.attach(to: tableView, moving: card) { outcome in print(outcome) }
///
/// The container keeps the arbiter, through its pan recognizer. The arbiter keeps no view.
@preconcurrency @MainActor
public final class GestureArbiter {
    /// The declared policy. A new policy holds from the next touch-down; a new direction from the next touch-down that
    /// does not catch a moving card.
    ///
    /// A slop or a cone that makes no sense is replaced by 10 pt or 45 degrees, and the log says so once.
    public var policy: ArbitrationPolicy {
        get { recognition.policy }
        set {
            recognition.noteUse(of: "policy")
            recognition.adopt(newValue)
        }
    }
    /// The arbiter's recognizer, for failure requirements; nil once its view is gone. The arbiter is its delegate.
    public var panGestureRecognizer: UIPanGestureRecognizer? { recognition.pan }
    /// The report of the current or last touch; nil before the first.
    public var lastTouch: Arbitration.TouchReport? { recognition.lastTouch }
    /// The latest decisions about all touches, oldest first: who moved, and why.
    public var decisions: [Arbitration.Decision] { recognition.decisions }
    /// The direction of the current or last touch: the policy's, with `leading` and `trailing` as left or right. Under
    /// a two-way direction, each decision has its own `direction`.
    public var direction: ArbitrationPolicy.Direction { recognition.direction }
    /// The current owner of the touch.
    public var owner: Arbitration.Owner { recognition.owner }
    /// How much the current or last touch scrolled and dragged, in points along the policy's direction.
    @_spi(Engine) public var ledger: Arbitration.Ledger { recognition.ledger }
    /// The flags of your app that are on, for conditions of the policy.
    public var flags: Set<ArbitrationPolicy.Flag> = [] {
        didSet {
            recognition.noteUse(of: "flags")
            recognition.obey { [flags] in $0.carryOut($0.handle(.flags(flags))) }
        }
    }
    /// The judgement of the last release; nil before. Movers and cards set it; your own code that judges may, too.
    ///
    ///     print(arbiter.lastRelease!)  // back: 8 pt of 789, 24 needed
    public var lastRelease: ReleaseRule.Judgement?
    /// The client's veto; nil allows everything. Called once per attempt, before anything moves: before a drag begins,
    /// before scrolling or its momentum hands over to the drag, and at the release. A card also asks before its user
    /// dismisses it in another way: see ``Attempt``. Not called if an added veto said no.
    public var onAttempt: (@MainActor (Attempt) -> Arbitration.Verdict)? {
        didSet { if onAttempt != nil { recognition.noteUse(of: "onAttempt") } }
    }
    /// A closure that is called for every decision, in the next turn of the run loop; nil for none.
    ///
    ///     arbiter.onDecision = { decision in print(decision) }
    ///
    /// With GestureArbiterDiagnostics linked, a decision prints itself as text.
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
    /// For a delegate that follows differences of the offset: during a drag UIKit calls `scrollViewDidScroll(_:)` as
    /// the scroll view's pan moves the content, and as the arbiter puts it back. Also true in the few frames after the
    /// lift in which the arbiter keeps the content from coasting.
    public func holds(_ scrollView: UIScrollView) -> Bool { recognition.holds(scrollView) }
    /// A closure that takes the momentum of content at its edge, in points per second along the direction, if the
    /// policy's momentum is `.bounces`. The content stops there, and the card may bounce. If nil, content coasts as
    /// usual. A change holds from the next touch-down.
    public var onMomentum: (@MainActor (CGFloat) -> Void)? {
        didSet { if onMomentum != nil { recognition.noteUse(of: "onMomentum") } }
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
    /// The policy as the card adapts it for a touch that comes down now.
    var adaptedPolicy: ArbitrationPolicy { recognition.card?.adapted(policy) ?? policy }

    init(recognition: Recognition) { self.recognition = recognition }

    /// Binds the region `name` to ``Place/view(_:)``, which holds the view weakly; nil unbinds.
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
    /// Vetoes are called in order, and `onAttempt` last, until one says no. They are kept as long as the arbiter.
    public func addVeto(_ veto: @escaping @MainActor (Attempt) -> Arbitration.Verdict) {
        recognition.noteUse(of: "addVeto")
        recognition.vetoes.append(veto)
    }

    /// Adds a rule of a library, before any veto: it changes nothing, and forecasts ask it, too.
    @_spi(Cards) public func addRule(_ rule: @escaping @MainActor (Attempt) -> Arbitration.Verdict) {
        recognition.vetoes.append(rule)
        recognition.rules += 1
    }

    /// Asks the vetoes and the client whether the card may leave without a finger, as at a release to `.away`.
    package func verdictOnLeaving(at location: CGPoint) -> Arbitration.Verdict {
        recognition.verdict(
            on: Attempt(
                stage: .release, location: location, touchDownLocation: location, regions: [], velocity: 0,
                target: .away, touchedView: nil, scrollViews: []))
    }

    /// Adds a listener that is called for every decision before ``onDecision``. It cannot be removed.
    package func addDecisionListener(_ listener: @escaping @MainActor (Arbitration.Decision) -> Void) {
        recognition.decisionListeners.append(listener)
    }

    /// The object that declares for the views around it. Only kept here.
    package var declarer: AnyObject?

    /// Releases the client's closures, after the arbiter is detached.
    func forgetClient() { (onAttempt, onMomentum, declarer) = (nil, nil, nil) }

    /// The arbiter of the nearest view around `view` that has one.
    package static func around(_ view: UIView) -> GestureArbiter? {
        for ancestor in sequence(first: view, next: \.superview) {
            if let arbiter = of(ancestor) { return arbiter }
        }
        return nil
    }

    /// Moves all places by `distance` points: the content grew, or the screen turned. During a drag the card stays
    /// where it shows, and the client gets the new translation before this method returns.
    public func shiftPlaces(by distance: CGFloat) { recognition.obey { $0.shift(by: distance) } }

    /// Calls `follower` for the rest of the current drag, after the client: for a card that the finger brings in.
    ///
    /// - Returns: The drag's last translation, in points; nil if there is no drag, or another follower has it.
    package func tellToo(_ follower: @escaping @MainActor (Drag) -> Void) -> CGFloat? { recognition.tellToo(follower) }
    package var witness: (any TouchWitness)? { recognition.witness }

    /// The finger's location, in the window's coordinates; nil without a finger.
    package var fingerLocation: CGPoint? { recognition.touch?.finger.location }

    /// The touch's direction, resolved; for a two-way direction, the finger's way.
    package var way: ArbitrationPolicy.Direction { recognition.arbitration.direction }

    /// Ends a current drag as cancelled. The rest of the touch moves nothing.
    public func cancel() { recognition.obey(endsTouch: true) { $0.cancel() } }

    /// Removes the arbiter from its view, cancels a current drag, and restores all settings of UIKit's objects. This
    /// cannot be undone: members that you set later do nothing, and the log says so once. The arbiter releases its
    /// closures, those of its policy's conditions among them.
    ///
    /// A view that `attach(to:moving:)` moved gets its own transform back. A ``Mover`` stays at the selected stop.
    public func detach() { recognition.obey(endsTouch: true) { $0.detach(self) } }

    /// The events of a drag for the client: exactly one `began`, any number of `moved`, exactly one end.
    public enum Drag: Equatable, Sendable {
        /// The drag has the touch. The first `moved` follows in the same event.
        case began
        /// The distance from rest, in points along the policy's direction; negative beyond rest.
        case moved(translation: CGFloat)
        /// The finger lifted. ``ReleaseRule/judgement(of:)`` judges the release.
        case ended(Arbitration.Release)
        /// The drag was cancelled: go back to rest.
        case cancelled
    }

    /// An attempt that the client may refuse.
    ///
    /// A card also asks before its user dismisses it without a finger that drags it: by a tap beside the card, escape, the
    /// grabber's action, or `attemptDismissal()`. Then the stage is `.release`, the target `.away`, the location the
    /// card's middle, and there is neither a touched view nor a region.
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
        /// At a release: the card's target; nil if not known. A no only keeps the card from leaving.
        public var target: ReleaseRule.Target?
        /// The view that the touch landed on, if it is still there.
        public var touchedView: UIView?
        /// The scroll views under the finger, innermost first, if they still exist.
        public var scrollViews: [UIScrollView]

        var wouldRest: Bool { if case .stop = target { true } else { false } }
    }
}
