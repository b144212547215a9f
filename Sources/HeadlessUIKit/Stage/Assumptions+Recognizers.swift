/// What recognizers may do, the default first in each.
extension Assumptions {
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
    /// When a pan ends that needs several fingers. Row P1.
    public enum PanEnd: String, Hashable, Codable, Sendable, CaseIterable {
        /// When the last of them lifts; while fewer are down than it needs, it does not change.
        case lastLift
        /// When fewer are left than it needs.
        case tooFewLeft
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
}
