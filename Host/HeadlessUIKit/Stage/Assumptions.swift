/// The behaviour of UIKit where no documentation settles it: one switch for each such behaviour, the default first.
///
/// A client that depends on a switch should pass its tests under every setting.
///
///     var assumptions = Assumptions()
///     assumptions.panVelocityAfterPause = .falls
///     let stage = Stage(rootViewController: home, assumptions: assumptions)
///
/// The article <doc:AssumptionsAndDisturbances> runs one test under every setting.
public struct Assumptions: Hashable, Codable, Sendable {
    // Row G6.
    /// When recognizers send their actions.
    public var actionDelivery = ActionDelivery.sameEvent
    // Row G15.
    /// The order in which view and delegate are asked whether a gesture may begin.
    public var shouldBeginOrder = ShouldBeginOrder.viewFirst
    // Row G18.
    /// When a recognizer that waited begins after the other has failed.
    public var waiterBegins = WaiterBegins.atOnce
    // Row G19.
    /// When delegates are asked for failure requirements.
    public var failureQuestions = FailureQuestions.atRecognition
    // Row G26.
    /// The recognizers that a recognized gesture stops.
    public var prevented = Prevented.onlyPossible
    // Row G26a.
    /// What happens to a recognizer that became a candidate after another had begun.
    public var lateCandidates = LateCandidates.blocked
    // Row G28.
    /// The order in which recognizers of a view and its superview see a touch: the first one wins.
    public var nestedPriority = NestedPriority.innermost
    // Row G29.
    /// The order in which two recognizers of one view see a touch: the first one wins.
    public var sameViewPriority = SameViewPriority.addedLater
    // Row G31.
    /// The value of `state` inside `reset()`.
    public var stateDuringReset = StateDuringReset.possible
    // Row G34.
    /// The action of a gesture whose view leaves its window.
    public var actionOnRemoval = ActionOnRemoval.sent
    // Row G44.
    /// The order of two questions about a recognizer that wants to begin.
    public var questionOrder = QuestionOrder.failureRequirementsFirst
    // Row G45.
    /// The effect of setting a recognizer's `state` outside its `touches…` methods.
    public var stateOutsideTouches = StateOutsideTouches.counts
    // Row P7.
    /// The distance along an axis after which a pan begins, in points.
    public var panSlop: CGFloat = 10
    // Row P8.
    /// A Boolean value that says whether a pan's translation leaves out the slop.
    public var panTranslationOmitsSlop = true
    // Row P10.
    /// A pan's velocity after the finger rested.
    public var panVelocityAfterPause = VelocityAfterPause.kept
    // Row P12.
    /// The samples from which a pan's velocity is computed.
    public var panVelocity = VelocitySmoothing.lastTwoSamples
    // Row P1.
    /// The end of a pan of several fingers.
    public var panEnd = PanEnd.lastLift
    // Row P13.
    /// The effect, during a pan, of fingers beyond its maximum.
    public var touchesBeyondMaximum = TouchesBeyondMaximum.ignored
    // Row P14.
    /// The distance along an axis after which a scroll view moves, in points.
    public var scrollSlop: CGFloat = 10
    // Row P14.
    /// A Boolean value that says whether a finger that catches a moving scroll view drags it without slop.
    public var catchingOmitsSlop = true
    // Row S14.
    /// The order of the actions of recognizers that are recognized together.
    public var panActionOrder = ActionOrder.innermostFirst
    // Row S18.
    /// How a pan behaves on content that cannot scroll.
    public var shortContentPan = ShortContentPan.fails
    // Row S29.
    /// How `isScrollEnabled = false` affects a drag.
    public var disabledScrolling = DisabledScrolling.cancelsPan
    // Row S31.
    /// When a scroll view at its edge passes scrolling on: for whole drags only, or also within a drag.
    public var scrollTransfer = ScrollTransfer.atStart
    // Row S17a.
    /// How the inset under a large title or a search bar follows the opening bar.
    public var barOpening = BarOpening.withContent
    // Row S17c.
    /// The height of a navigation bar, closed and open.
    public var barHeights = BarHeights.phone
    // Row V13.
    /// The movement that a shrinking tab bar follows while content scrolls.
    public var barMinimization = BarMinimization.withFinger
    // Row S34.
    /// How a drag continues after other code has assigned the offset.
    public var offsetWhileTracking = Tracking.incremental
    // Row T27.
    /// When a presentation begins.
    public var presentationStart = PresentationStart.afterCommit
    // Row T3a.
    /// The number of turns of the run loop until `dismiss` reaches the animator; with `never`, UIKit refuses it.
    public var dismissalStart = DismissalStart.atOnce
    // Row T17b.
    /// The transitions during which touches reach views.
    public var touchesInTransition = TouchesInTransition.interactiveOnly
    // Row T24.
    /// A Boolean value that says whether `viewWillAppear` comes before `presentationTransitionWillBegin`.
    public var appearanceBeforePresentationWillBegin = true
    // Row T17c.
    /// A Boolean value that says whether a custom interactor's progress scrubs the alongside animations. If false, they
    /// run by themselves.
    public var scrubsAlongsideAnimations = false
    // Row T26.
    /// The safe area of a view under a transform.
    public var safeAreaUnderTransform = SafeAreaUnderTransform.ofWhereItShows
    // Row T29.
    /// The value of `finalFrame(for:)` for a dismissed controller.
    public var finalFrameOfDismissed = FinalFrame.presentation
    // Row S41.
    /// What happens to content at rest that lies beyond its new end.
    public var contentBeyondEnd = ContentBeyondEnd.stays
    // Row V1.
    /// A Boolean value that says whether moving a view, by its `center` or its frame's origin, asks for its superview's
    /// layout.
    public var centerAsksForLayout = false
    // Row V26.
    /// A Boolean value that says whether a container is laid out again when the reserved regions change for which its
    /// presentation controller's `containerViewWillLayoutSubviews()` has asked.
    public var presentationLayoutReadsRegions = true
    // Rows X1 to X7.
    /// The disturbances of the stage; none by default.
    public var disturbances: Set<Disturbance> = []

    /// Creates the default of every switch, without disturbances.
    public init() {}

    /// The rest, in seconds, after which a lift has no velocity.
    static let longestRest: TimeInterval = 0.04
    /// The difference below which two instants count as one, in seconds.
    static let timeTolerance: TimeInterval = 1e-9
}
