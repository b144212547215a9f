import UIKitShim

/// Between UIKit's recognizers and the engine: feeds it touches, carries its actions out.
///
/// The engine decides while touches are delivered; what it decided is carried out in the recognizer's action, when
/// UIKit has confirmed that the gesture is ours.
@MainActor
final class Recognition {
    weak var pan: ArbitratedPan?
    private(set) weak var container: UIView?
    /// What was declared: for the touches to come, the engine's being that of the touch under way.
    private(set) var policy: ArbitrationPolicy
    var arbitration: Arbitration
    /// Of the touch under way, or of the last one.
    var ledger = Arbitration.Ledger()
    var vetoes: [@MainActor (GestureArbiter.Attempt) -> Arbitration.Answer] = []
    var onAttempt: (@MainActor (GestureArbiter.Attempt) -> Arbitration.Answer)?
    var movingTranslation: (@MainActor () -> CGFloat?)?
    var onMomentum: (@MainActor (CGFloat) -> Void)?
    var onDetach: (@MainActor () -> Void)?
    var namedViews = NamedViews()

    let onDrag: @MainActor (GestureArbiter.Drag) -> Void
    let action: GestureAction
    let gate = PanGate()
    let hold = ScrollHold()
    let coast = CoastWatch()
    var outbox = DragOutbox()
    var chain = ScrollChain()
    let barSightings = BarSightings()
    var finger: TrackedFinger?
    /// The touch under way, or the last one, as it came down: nothing is decided about it yet.
    var touchAtDown: Arbitration.TouchReport?
    /// The policy's, with leading and trailing resolved.
    private(set) var direction: ArbitrationPolicy.Direction
    /// The touch caught what was moving: the gesture begins with it.
    var beginsAtTouchDown = false
    /// Set until the next event where a movement was decided before anybody could know whose pan begins with it.
    var foresight: Foresight?
    /// The scroll view's pan waits for ours for good; a policy that wants no waiting wants another pan.
    var needsNewPan = false
    /// Set while the engine is asking the client.
    var glance: Glance?
    /// What came while the engine was asking the client.
    var postponed: [Command] = []
    private var isDetached = false
    private var flags: Set<ArbitrationPolicy.Flag> = []

    init(
        container: UIView, policy: ArbitrationPolicy, onDrag: @escaping @MainActor (GestureArbiter.Drag) -> Void
    ) {
        policy.sayContradiction()
        self.container = container
        self.policy = policy
        self.onDrag = onDrag
        direction = policy.direction
        arbitration = Arbitration(policy)
        let relay = Relay()
        action = GestureAction { _ in relay.recognition?.obey(.deliver) }
        relay.recognition = self
        gate.recognition = self
    }

    /// Lets the action, which the pan keeps, find its way back without keeping anything.
    private final class Relay { weak var recognition: Recognition? }

    /// Takes a new policy, for the touches to come.
    func adopt(_ policy: ArbitrationPolicy) {
        needsNewPan = needsNewPan || (policy.handoff == .never) != (self.policy.handoff == .never)
        self.policy = policy
        if finger == nil { renewPanIfNeeded() }
    }

    /// Has the engine decide by the policy as it is for this container now. What is away from rest stays on its line:
    /// on another one it has no place, and the finger that catches it would push it elsewhere.
    func prepareEngine(in container: UIView) {
        if movingTranslation?() == nil {
            direction = policy.direction.resolved(
                isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        var resolved = policy
        resolved.direction = direction
        guard arbitration.policy != resolved else { return }
        // Here, not where it is set: set part by part, it may contradict itself in between.
        policy.sayContradiction()
        arbitration = Arbitration(resolved)
        _ = handle(.flags(flags))
    }

    func take(_ flags: Set<ArbitrationPolicy.Flag>) {
        self.flags = flags
        perform(handle(.flags(flags)))
    }

    /// What became of the touch under way, or of the last one.
    var lastTouch: Arbitration.TouchReport? {
        guard var report = touchAtDown else { return nil }
        report.decisions = Array(decisionsOfTouch)
        report.ledger = ledger
        return report
    }

    func noteDetached() { isDetached = true }

    /// Says so where the client sets or calls `name` of an arbiter that it has detached.
    func noteUse(of name: String) {
        guard isDetached else { return }
        onScreen(of: container) {
            warnOnce(
                "GestureArbiter.\(name)",
                "It came after detach(), which cannot be undone: the arbiter takes no touch any more. Attach a new one."
            )
        }
    }
}

extension ArbitrationPolicy {
    /// A policy that can never do what it says stops a debug build. Shipped, it does what is left of it, and that is said.
    fileprivate func sayContradiction() {
        guard let contradiction = contradiction() else { return }
        let text = """
            The policy can never do what it says. \(contradiction)
            Where a policy is not known beforehand, \
            `validate(regions:)` throws this.
            """
        assertionFailure(text)
        warnOnce("ArbitrationPolicy", text)
    }
}
