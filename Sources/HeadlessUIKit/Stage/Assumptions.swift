/// What UIKit does where no documentation settles it: one named switch for each such behaviour, the default first.
///
/// A client that depends on one of them should pass its tests with either answer.
///
///     var assumptions = Assumptions()
///     assumptions.panVelocityAfterPause = .falls
///     let stage = Stage(rootViewController: home, assumptions: assumptions)
///
/// The article <doc:AssumptionsAndDisturbances> runs one test under every answer.
public struct Assumptions: Hashable, Codable, Sendable {
    /// When recognizers send their actions. Row G6.
    public var actionDelivery = ActionDelivery.sameEvent
    /// Who is asked first whether a gesture may begin. Row G15.
    public var shouldBeginOrder = ShouldBeginOrder.viewFirst
    /// When one that waited begins after the other failed. Row G18.
    public var waiterBegins = WaiterBegins.atOnce
    /// When delegates are asked for failure requirements. Row G19.
    public var failureQuestions = FailureQuestions.atRecognition
    /// Whom a recognized gesture stops. Row G26.
    public var prevented = Prevented.onlyPossible
    /// Whether one that became a candidate after another began is held off by that. Row G26a.
    public var lateCandidates = LateCandidates.blocked
    /// Who sees a touch first, and so wins, of a view and its superview. Row G28.
    public var nestedPriority = NestedPriority.innermost
    /// Who sees a touch first, and so wins, of two on one view. Row G29.
    public var sameViewPriority = SameViewPriority.addedLater
    /// What `state` reads inside `reset()`. Row G31.
    public var stateDuringReset = StateDuringReset.possible
    /// Whether a gesture whose view goes away says that it was cancelled. Row G34.
    public var actionOnRemoval = ActionOnRemoval.sent
    /// Which of two questions comes first when a recognizer would begin. Row G44.
    public var questionOrder = QuestionOrder.failureRequirementsFirst
    /// How far a finger moves along an axis before a pan begins, in points. Row P7.
    public var panSlop: CGFloat = 10
    /// Whether a pan's translation leaves the slop out. Row P8.
    public var panTranslationOmitsSlop = true
    /// What a pan's velocity is after the finger rested. Row P10.
    public var panVelocityAfterPause = VelocityAfterPause.kept
    /// What a pan's velocity is made of. Row P12.
    public var panVelocity = VelocitySmoothing.lastTwoSamples
    /// When a pan of several fingers ends. Row P1.
    public var panEnd = PanEnd.lastLift
    /// What more touches than a pan's maximum do in mid-pan. Row P13.
    public var touchesBeyondMaximum = TouchesBeyondMaximum.ignored
    /// How far a finger moves along an axis before a scroll view follows, in points. Row P14.
    public var scrollSlop: CGFloat = 10
    /// Whether a finger that catches a moving scroll view drags it without slop. Row P14.
    public var catchingOmitsSlop = true
    /// Whose action comes first of recognizers that are recognized together. Row S14.
    public var panActionOrder = ActionOrder.innermostFirst
    /// What a pan on content with nowhere to go does. Row S18.
    public var shortContentPan = ShortContentPan.fails
    /// What `isScrollEnabled = false` does to a drag. Row S29.
    public var disabledScrolling = DisabledScrolling.cancelsPan
    /// When a scroll view at its edge passes scrolling on: for whole drags only, or also within one. Row S31.
    public var scrollTransfer = ScrollTransfer.atStart
    /// How the inset under a large title or a search bar follows the bar that opens. Row S17a.
    public var barOpening = BarOpening.withContent
    /// How high a navigation bar is, and how much higher it becomes. Row S17c.
    public var barHeights = BarHeights.phone
    /// Where a drag goes on when the offset was assigned in between. Row S34.
    public var offsetWhileTracking = Tracking.incremental
    /// When a presentation begins that was asked for. Row T27.
    public var presentationStart = PresentationStart.afterCommit
    /// How many turns of the run loop `dismiss` takes to reach the animator; never: UIKit refuses it. Row T3a.
    public var dismissalStart = DismissalStart.atOnce
    /// In which transitions touches reach views. Row T17b.
    public var touchesInTransition = TouchesInTransition.interactiveOnly
    /// Whether `viewWillAppear` comes before `presentationTransitionWillBegin`. Row T24.
    public var appearanceBeforePresentationWillBegin = true
    /// Whether a custom interactor's progress moves the alongside animations; else they play by themselves. Row T17c.
    public var scrubsAlongsideAnimations = false
    /// Whether the safe area of a view under a transform is that of where it shows. Row T26.
    public var safeAreaUnderTransform = SafeAreaUnderTransform.ofWhereItShows
    /// What `finalFrame(for:)` is for a controller that leaves. Row T29.
    public var finalFrameOfDismissed = FinalFrame.presentation
    /// Whether a view that is moved, by its `center` or its frame's origin, asks for its superview's layout. Row V1.
    public var centerAsksForLayout = false
    /// What apps and the system do beside the gesture; none by default. Rows X1 to X7.
    public var disturbances: Set<Disturbance> = []

    /// The default of every switch, and no disturbances.
    public init() {}

    /// A finger that rested so long lets go at no speed, in seconds.
    static let longestRest: TimeInterval = 0.04
    /// Instants closer than this are one, in seconds.
    static let timeTolerance: TimeInterval = 1e-9
}
