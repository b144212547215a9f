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
    /// When the actions that an event brings about are sent. Row G6.
    public enum ActionDelivery: String, Hashable, Codable, Sendable, CaseIterable {
        /// Once all recognizers have seen the event, before the next one.
        case sameEvent
        /// In the next turn of the run loop: before the next event, or when time goes on.
        case nextTurn
    }
    /// Of a touched view and a recognizer's delegate, who is asked first. Row G15.
    public enum ShouldBeginOrder: String, Hashable, Codable, Sendable, CaseIterable {
        /// The view, then the delegate, which is not asked after a no.
        case viewFirst
        /// The delegate, then the view, which is not asked after a no.
        case delegateFirst
    }
    /// When a recognizer begins that had reason to while it waited. Row G18.
    public enum WaiterBegins: String, Hashable, Codable, Sendable, CaseIterable {
        /// In the event in which the other failed.
        case atOnce
        /// With the next movement. One that is discrete is recognized at once all the same.
        case withNextTouch
    }
    /// When `shouldRequireFailureOf` and `shouldBeRequiredToFailBy` are asked. Row G19.
    public enum FailureQuestions: String, Hashable, Codable, Sendable, CaseIterable {
        /// When one of the pair is about to be recognized.
        case atRecognition
        /// Once all recognizers have seen the touch come down.
        case atTouchDown
    }
    /// Whom a recognized gesture stops. Row G26.
    public enum Prevented: String, Hashable, Codable, Sendable, CaseIterable {
        /// Recognizers that have not begun: they fail.
        case onlyPossible
        /// Those that have begun, too: they are cancelled.
        case alsoBegan
    }
    /// What becomes of a recognizer that got its touch after another had begun. Row G26a.
    public enum LateCandidates: String, Hashable, Codable, Sendable, CaseIterable {
        /// It cannot begin beside the other unless the two may go together.
        case blocked
        /// It begins, whoever has begun before.
        case allowed
    }
    /// Of a view's recognizer and a superview's, who sees the touch first. Row G28.
    public enum NestedPriority: String, Hashable, Codable, Sendable, CaseIterable {
        /// The view's.
        case innermost
        /// The superview's.
        case outermost
    }
    /// Of two recognizers on one view, who sees the touch first. Row G29.
    public enum SameViewPriority: String, Hashable, Codable, Sendable, CaseIterable {
        /// The one added last.
        case addedLater
        /// The one added first.
        case addedEarlier
    }
    /// What `state` reads inside `reset()`. Row G31.
    public enum StateDuringReset: String, Hashable, Codable, Sendable, CaseIterable {
        /// `.possible` already, as from iOS 26 on.
        case possible
        /// How the gesture ended, as before that.
        case terminal
    }
    /// Whether a gesture whose view leaves its window says so. Row G34.
    public enum ActionOnRemoval: String, Hashable, Codable, Sendable, CaseIterable {
        /// The action is sent, with the state `.cancelled`.
        case sent
        /// The recognizer is reset without an action.
        case lost
    }
    /// Of two questions about a recognizer that would begin, which comes first. Row G44.
    public enum QuestionOrder: String, Hashable, Codable, Sendable, CaseIterable {
        /// Whom it waits for; whether it should begin is asked when the wait is over.
        case failureRequirementsFirst
        /// Whether it should begin, even if it then has to wait.
        case shouldBeginFirst
    }
    /// What a pan's velocity is once the fingers have rested for 40 ms. Row P10.
    public enum VelocityAfterPause: String, Hashable, Codable, Sendable, CaseIterable {
        /// That of the last movement.
        case kept
        /// 0.
        case falls
    }
    /// What a pan's velocity is made of. Row P12.
    public enum VelocitySmoothing: String, Hashable, Codable, Sendable, CaseIterable {
        /// The newest two samples.
        case lastTwoSamples
        /// The newest three steps, the newest counting least: 5, 35 and 60 parts of 100.
        case weightedThree
    }
    /// What a finger more than a pan's maximum does in mid-pan. Row P13.
    public enum TouchesBeyondMaximum: String, Hashable, Codable, Sendable, CaseIterable {
        /// Nothing: the pan does not see it.
        case ignored
        /// It ends the pan.
        case end
    }
    /// Of recognizers on nested views that are recognized together, whose action is sent first. Row S14.
    public enum ActionOrder: String, Hashable, Codable, Sendable, CaseIterable {
        /// That of the view inside.
        case innermostFirst
        /// That of the view outside.
        case outermostFirst
    }
    /// What a scroll view's pan does on content with nowhere to go. Row S18.
    public enum ShortContentPan: String, Hashable, Codable, Sendable, CaseIterable {
        /// It fails, and others may have the touch.
        case fails
        /// It begins, and moves nothing.
        case beginsInPlace
    }
    /// What switching scrolling off does to a drag under way. Row S29.
    public enum DisabledScrolling: String, Hashable, Codable, Sendable, CaseIterable {
        /// The pan is cancelled, and the drag with it.
        case cancelsPan
        /// The drag goes on until the finger lifts.
        case endsWithPan
    }
    /// When a scroll view at its edge passes scrolling on to one around it. Row S31.
    public enum ScrollTransfer: String, Hashable, Codable, Sendable, CaseIterable {
        /// For a drag that starts there and leads beyond; for the whole of it.
        case atStart
        /// Also within a drag that arrives there; the rest of the way, and the momentum, are passed on.
        case inMidGesture
    }
    /// How the inset under a bar that opens follows the content. Row S17a.
    public enum BarOpening: String, Hashable, Codable, Sendable, CaseIterable {
        /// Point by point, as the content is pulled.
        case withContent
        /// All of it with the first point.
        case allAtOnce
    }
    /// Where a drag goes on whose offset was assigned by somebody else. Row S34.
    public enum Tracking: String, Hashable, Codable, Sendable, CaseIterable {
        /// From the offset that was assigned.
        case incremental
        /// Where the finger has pulled the content to: what was assigned is undone.
        case absolute
    }
    /// When an animated `dismiss` reaches the animator or the interactor. Row T3a.
    public enum DismissalStart: String, Hashable, Codable, Sendable, CaseIterable {
        /// Before `dismiss` returns.
        case atOnce
        /// In the next turn of the run loop.
        case afterOneTurn
        /// In the turn after that.
        case afterTwoTurns
        /// In the third turn.
        case afterThreeTurns
        /// UIKit refuses; the stage warns, and the completion is not called.
        case never
    }
    /// In which transitions touches reach views. Row T17b.
    public enum TouchesInTransition: String, Hashable, Codable, Sendable, CaseIterable {
        /// In all of them.
        case all
        /// In interactive ones; a transition that is not takes the touches away that are down.
        case interactiveOnly
        /// In none; touches that are down when one begins without interaction are taken away.
        case none
    }

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
    /// Where a drag goes on when the offset was assigned in between. Row S34.
    public var offsetWhileTracking = Tracking.incremental
    /// How many turns of the run loop `dismiss` takes to reach the animator; never: UIKit refuses it. Row T3a.
    public var dismissalStart = DismissalStart.atOnce
    /// In which transitions touches reach views. Row T17b.
    public var touchesInTransition = TouchesInTransition.all
    /// Whether `viewWillAppear` comes before `presentationTransitionWillBegin`. Row T24.
    public var appearanceBeforePresentationWillBegin = true
    /// Whether a custom interactor's progress moves the alongside animations; else they play by themselves. Row T17c.
    public var scrubsAlongsideAnimations = false
    /// What apps and the system do beside the gesture; none by default. Rows X1 to X6.
    public var disturbances: Set<Disturbance> = []

    /// The default of every switch, and no disturbances.
    public init() {}

    /// A finger that rested so long lets go at no speed, in seconds.
    static let longestRest: TimeInterval = 0.04
    /// Instants closer than this are one, in seconds.
    static let timeTolerance: TimeInterval = 1e-9
}
