import UIKitShim

/// Decides, for one container, whether a finger scrolls or drags, and tells the client of the drags.
///
///     GestureArbiter.attach(to: tableView, moving: card) { outcome in print(outcome) }
///
/// The container's view keeps the arbiter, through its pan recognizer; nobody else has to. The arbiter keeps no view.
@preconcurrency @MainActor
public final class GestureArbiter {
    /// The declared policy. A new policy holds from the next touch-down; a new direction from the next one that does
    /// not catch what moves by itself, see ``movingTranslation``.
    public var policy: ArbitrationPolicy {
        didSet {
            recognition.noteUse(of: "policy")
            recognition.adopt(policy)
        }
    }
    /// The recognizer that is the arbiter's ticket into UIKit's arbitration; nil once its view is gone. Name it in
    /// failure requirements; its delegate is the arbiter's.
    public var panGestureRecognizer: UIPanGestureRecognizer? { recognition.pan }
    /// The report of the touch under way, or of the last one; nil before the first.
    public var lastTouch: Arbitration.TouchReport? { recognition.lastTouch }
    /// The latest decisions about all touches, oldest first: who moved, and why.
    public var decisions: [Arbitration.Decision] { recognition.decisions }
    /// The way that the touch under way is followed, or the last one was: the policy's direction, `leading` and
    /// `trailing` as left or right. Which of both ways it was, a decision's own `direction` says.
    public var direction: ArbitrationPolicy.Direction { recognition.direction }
    /// The owner of the touch now.
    public var owner: Arbitration.Owner { recognition.owner }
    /// The account of this touch's movement since it came down, or that of the last one: who scrolled, who dragged. In
    /// points along the policy's direction.
    public var ledger: Arbitration.Ledger { recognition.ledger }
    /// The states of your app that are on. The policy asks about them by name.
    public var flags: Set<ArbitrationPolicy.Flag> = [] {
        didSet {
            recognition.noteUse(of: "flags")
            recognition.obey(.flags(flags))
        }
    }
    /// The release rule's word about the view that was let go last; nil before. Told with `attach(to:moving:)`, and of
    /// presented cards; where your own code judges, it may set it.
    ///
    ///     print(arbiter.lastRelease!)  // back: 8 pt of 789, 24 needed
    public var lastRelease: ReleaseRule.Judgement?
    /// The client's veto, asked before a drag begins, before scrolling or its momentum goes over into it, and at
    /// release; nil allows everything.
    ///
    /// Asked once per attempt, before anything moves, and only where no veto that was added has said no.
    public var onAttempt: (@MainActor (Attempt) -> Arbitration.Verdict)? {
        get { recognition.onAttempt }
        set {
            if newValue != nil { recognition.noteUse(of: "onAttempt") }
            recognition.onAttempt = newValue
        }
    }
    /// A closure that is told of every decision, in the turn of the run loop after it; nil tells nobody.
    ///
    ///     arbiter.onDecision = { decision in print(decision) }
    ///
    /// ``decisions`` has them by then. With GestureArbiterDiagnostics linked a decision prints itself in words.
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
    /// For a delegate that follows the differences of the offset. The scroll view's own pan goes on meanwhile: it moves the content, the arbiter puts it back, and the delegate's
    /// `scrollViewDidScroll(_:)` is told of both. Also true for the few frames after the lift in which the content is kept
    /// from coasting.
    public func holds(_ scrollView: UIScrollView) -> Bool { recognition.holds(scrollView) }
    /// A closure that takes the momentum that content brings to its edge, in points per second along the direction,
    /// under a policy with momentum `.bounces`: the content stops there, and what moves may bounce by it. It is no
    /// drag, and has no end.
    ///
    /// Content coasts as long as this is nil. One that is set in mid-touch holds from the next touch-down.
    public var onMomentum: (@MainActor (CGFloat) -> Void)? {
        get { recognition.onMomentum }
        set {
            if newValue != nil { recognition.noteUse(of: "onMomentum") }
            recognition.onMomentum = newValue
        }
    }
    /// The place of the dragged thing, in points from its rest along the direction, while it moves by itself; nil at
    /// rest.
    ///
    /// A touch-down that finds it moving catches it there.
    public var movingTranslation: (@MainActor () -> CGFloat?)? {
        get { recognition.movingTranslation }
        set {
            if newValue != nil { recognition.noteUse(of: "movingTranslation") }
            recognition.movingTranslation = newValue
        }
    }
    /// Where what is dragged lies, and how far open a touch may have it: for a view of your own that rests at one of several
    /// places. Told whether the touch may open it, by the policy's ``ArbitrationPolicy/opening`` and the region `.handle`;
    /// asked at touch-down, and before a begin or a hand-off. Nil: as ``movingTranslation`` says. ``Mover`` sets it.
    public var card: (@MainActor (_ mayOpen: Bool) -> Arbitration.Card)? {
        get { recognition.card }
        set {
            if newValue != nil { recognition.noteUse(of: "card") }
            recognition.card = newValue
        }
    }
    /// Off, the arbiter takes no touch, and a drag under way is cancelled.
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

    /// Binds the region `name` to a view: touches that start in `view` are in it, as ``Place/view(_:)`` says. The view
    /// is not kept; nil unbinds.
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

    /// Lets touches that start in `view` go to it alone: a canvas, a map, a view that follows the finger by itself.
    /// The view is not kept.
    public func treatAsOpaque(_ view: UIView) {
        recognition.noteUse(of: "treatAsOpaque")
        recognition.namedViews.addOpaque(view)
    }

    /// Adds somebody who may say no, as ``onAttempt`` does, which stays free for others.
    ///
    /// They are asked in the order in which they were added, and `onAttempt` last; after a no nobody else is asked. For
    /// what is built on an arbiter that its own clients see. It cannot be taken away, and is kept as long as the arbiter.
    public func addVeto(_ veto: @escaping @MainActor (Attempt) -> Arbitration.Verdict) {
        recognition.noteUse(of: "addVeto")
        recognition.vetoes.append(veto)
    }

    /// Adds somebody who is told of every decision before ``onDecision``, which stays free for others. It cannot be taken away.
    package func addDecisionListener(_ listener: @escaping @MainActor (Arbitration.Decision) -> Void) {
        recognition.decisionListeners.append(listener)
    }

    /// What declares in the name of the views around it: kept for whoever does so.
    package var declarer: AnyObject?

    /// The arbiter that takes the touches of `view`: that of the nearest view around it that has one.
    package static func around(_ view: UIView) -> GestureArbiter? {
        for ancestor in sequence(first: view, next: \.superview) {
            for case let pan as ArbitratedPan in ancestor.gestureRecognizers ?? [] { return pan.arbiter }
        }
        return nil
    }

    /// Tells that what is dragged is fully open elsewhere than before, so that all its places are `distance` points farther:
    /// its content grew, or the screen turned. A finger that has it keeps it where it is seen; the drag is told the new
    /// translation before this returns.
    public func shiftPlaces(by distance: CGFloat) { recognition.obey(.shift(distance)) }

    /// Tells that what rests at any stop takes on another direction of the policy as soon as a finger takes it.
    package func takesDirectionAtStops() { recognition.isPlacedAnew = true }

    /// Where a veto would have what it lets go go instead, in points from fully open; forgotten with that. Asked when a
    /// drag has ended.
    package func takeRedirection() -> CGFloat? { recognition.takeRedirection() }

    /// Has `follower` told of the drag under way, too, from now on until its end: for what a finger has begun to bring in,
    /// and moves on.
    ///
    /// - Returns: Where the drag is, in points along the direction; nil where there is none, or somebody else is told of it
    ///   too, and nothing will be told.
    package func tellToo(_ follower: @escaping @MainActor (Drag) -> Void) -> CGFloat? { recognition.tellToo(follower) }

    /// Where the finger is, in the window's coordinates; nil where there is none.
    package var fingerLocation: CGPoint? { recognition.fingerLocation }

    /// Which of both ways the touch goes, leading and trailing resolved.
    package var way: ArbitrationPolicy.Direction { recognition.way }

    /// Ends a drag under way as cancelled. The rest of the touch is nobody's.
    public func cancel() { recognition.obey(.cancel) }

    /// Takes the arbiter off its view. A drag under way is cancelled; everything that was set is put back. It cannot be
    /// undone: what is set after it does nothing, and is said in the log once.
    ///
    /// A view that `attach(to:moving:)` moved has its own transform back at once. If it rested at a stop that is not fully
    /// open, it is seen to jump to where it is laid out; to have it stay, place it there by yourself. A ``Mover`` is put to
    /// the stop that is selected, since what shows it is yours.
    ///
    /// A failure requirement cannot be taken back: the scroll view's pan goes on waiting for a recognizer that is
    /// disabled and on no view, and so never holds it up.
    public func detach() { recognition.obey(.detach) }
}

extension GestureArbiter {
    /// The news of a drag for the client: exactly one `began`, any number of `moved`, exactly one end.
    public enum Drag: Equatable, Sendable {
        /// The touch is the drag's from here on. The first `moved` follows in the same event.
        case began
        /// The distance from rest, in points along the policy's direction; negative where it is pulled beyond rest.
        case moved(translation: CGFloat)
        /// Let go: with what velocity, in points per second, and what the finger did since it scrolled, if it did.
        /// ``ReleaseRule/judgement(of:)`` says what to make of it.
        case ended(Arbitration.Release)
        /// Taken away: go back to rest.
        case cancelled
    }

    /// A moment at which the client may say no.
    public struct Attempt {
        /// The moment.
        public var stage: Arbitration.Stage
        /// The finger's place, in the window's coordinates; of momentum, the place where the finger came down.
        public var location: CGPoint
        /// The place of the touch-down, in the window's coordinates.
        public var touchDownLocation: CGPoint
        /// The regions that the finger came down in.
        public var regions: Set<ArbitrationPolicy.Region>
        /// The finger's or the momentum's velocity along the direction, in points per second.
        public var velocity: CGFloat
        /// At release: where the card will go. Nil at other stages, and where the arbiter does not know. A no to a release
        /// that has the card rest changes nothing: it is a no to leaving.
        public var target: ReleaseRule.Target?
        /// The view that the touch landed on, if it is still there.
        public var touchedView: UIView?
        /// The scroll views under the finger, innermost first, as far as they are still there.
        public var scrollViews: [UIScrollView]

        /// Whether the card will come to rest.
        var wouldRest: Bool { if case .stop = target { true } else { false } }

        /// Returns the finger's place in the coordinates of `view`, which is in the same window.
        @MainActor
        public func location(in view: UIView) -> CGPoint { view.convert(location, from: nil) }

        /// Returns the place of the touch-down in the coordinates that `view`, which is in the same window, has now.
        @MainActor
        public func touchDownLocation(in view: UIView) -> CGPoint { view.convert(touchDownLocation, from: nil) }
    }
}
