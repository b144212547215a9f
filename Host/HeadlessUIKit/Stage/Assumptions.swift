/// The behaviour of UIKit where no documentation settles it: one named switch for each such behaviour, the default
/// first.
///
/// A client that depends on one of them should pass its tests with either answer.
///
///     var assumptions = Assumptions()
///     assumptions.panVelocityAfterPause = .falls
///     let stage = Stage(rootViewController: home, assumptions: assumptions)
///
/// The article <doc:AssumptionsAndDisturbances> runs one test under every answer.
public struct Assumptions: Hashable, Codable, Sendable {
    // Row G6.
    /// The time at which recognizers send their actions.
    public var actionDelivery = ActionDelivery.sameEvent
    // Row G15.
    /// The order in which view and delegate are asked whether a gesture may begin.
    public var shouldBeginOrder = ShouldBeginOrder.viewFirst
    // Row G18.
    /// The time at which a recognizer that waited begins after the other has failed.
    public var waiterBegins = WaiterBegins.atOnce
    // Row G19.
    /// The time at which delegates are asked for failure requirements.
    public var failureQuestions = FailureQuestions.atRecognition
    // Row G26.
    /// The recognizers that a recognized gesture stops.
    public var prevented = Prevented.onlyPossible
    // Row G26a.
    /// The fate of a recognizer that became a candidate after another had begun.
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
    /// The order of two questions about a recognizer that would begin.
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
    /// The distance along an axis after which a scroll view follows, in points.
    public var scrollSlop: CGFloat = 10
    // Row P14.
    /// A Boolean value that says whether a finger that catches a moving scroll view drags it without slop.
    public var catchingOmitsSlop = true
    // Row S14.
    /// The order of the actions of recognizers that are recognized together.
    public var panActionOrder = ActionOrder.innermostFirst
    // Row S18.
    /// The conduct of a pan on content with nowhere to go.
    public var shortContentPan = ShortContentPan.fails
    // Row S29.
    /// The effect of `isScrollEnabled = false` on a drag.
    public var disabledScrolling = DisabledScrolling.cancelsPan
    // Row S31.
    /// The time at which a scroll view at its edge passes scrolling on: for whole drags only, or also within one.
    public var scrollTransfer = ScrollTransfer.atStart
    // Row S17a.
    /// The way in which the inset under a large title or a search bar follows the bar that opens.
    public var barOpening = BarOpening.withContent
    // Row S17c.
    /// The height of a navigation bar, closed and open.
    public var barHeights = BarHeights.phone
    // Row V13.
    /// The movement that a tab bar follows which gets smaller while content scrolls.
    public var barMinimization = BarMinimization.withFinger
    // Row S34.
    /// The place from which a drag goes on after the offset was assigned in between.
    public var offsetWhileTracking = Tracking.incremental
    // Row T27.
    /// The time at which a presentation begins.
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
    /// A Boolean value that says whether a custom interactor's progress moves the alongside animations. If not, they
    /// play by themselves.
    public var scrubsAlongsideAnimations = false
    // Row T26.
    /// The safe area of a view under a transform.
    public var safeAreaUnderTransform = SafeAreaUnderTransform.ofWhereItShows
    // Row T29.
    /// The value of `finalFrame(for:)` for a controller that leaves.
    public var finalFrameOfDismissed = FinalFrame.presentation
    // Row S41.
    /// The fate of content at rest whose end comes nearer than it is scrolled.
    public var contentBeyondEnd = ContentBeyondEnd.stays
    // Row V1.
    /// A Boolean value that says whether a view that is moved, by its `center` or its frame's origin, asks for its
    /// superview's layout.
    public var centerAsksForLayout = false
    // Rows X1 to X7.
    /// The things that apps and the system do beside the gesture; none by default.
    public var disturbances: Set<Disturbance> = []

    /// Creates the default of every switch, without disturbances.
    public init() {}

    /// The rest after which a finger lets go at no speed, in seconds.
    static let longestRest: TimeInterval = 0.04
    /// The difference below which two instants count as one, in seconds.
    static let timeTolerance: TimeInterval = 1e-9
}
