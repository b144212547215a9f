/// Answers for recognizers, the default first in each.
extension Assumptions {
    // Row G6.
    /// When the actions of an event are sent.
    public enum ActionDelivery: String, Hashable, Codable, Sendable, CaseIterable {
        /// Once all recognizers have seen the event, before the next one.
        case sameEvent
        /// In the next turn of the run loop: before the next event, or as time passes.
        case nextTurn
    }
    // Row G15.
    /// The order in which a touched view and a recognizer's delegate are asked whether a gesture should begin.
    public enum ShouldBeginOrder: String, Hashable, Codable, Sendable, CaseIterable {
        /// The view, then the delegate, which is not asked after a false.
        case viewFirst
        /// The delegate, then the view, which is not asked after a false.
        case delegateFirst
    }
    // Row G18.
    /// When a recognizer begins that could have begun while it waited.
    public enum WaiterBegins: String, Hashable, Codable, Sendable, CaseIterable {
        /// In the event in which the other failed.
        case atOnce
        /// With the next movement. A discrete gesture is recognized at once anyway.
        case withNextTouch
    }
    // Row G19.
    /// When `shouldRequireFailureOf` and `shouldBeRequiredToFailBy` are asked.
    public enum FailureQuestions: String, Hashable, Codable, Sendable, CaseIterable {
        /// Before one of the pair is recognized.
        case atRecognition
        /// Once all recognizers have seen the touch come down.
        case atTouchDown
    }
    // Row G26.
    /// The recognizers that a recognized gesture stops.
    public enum Prevented: String, Hashable, Codable, Sendable, CaseIterable {
        /// Recognizers that have not begun: they fail.
        case onlyPossible
        /// Recognizers that have begun, too: they are cancelled.
        case alsoBegan
    }
    // Row G26a.
    /// What happens to a recognizer that received its touch after another had begun.
    public enum LateCandidates: String, Hashable, Codable, Sendable, CaseIterable {
        /// Blocked: it cannot begin beside the other unless the two may recognize simultaneously.
        case blocked
        /// Allowed: it begins, even if another has begun.
        case allowed
    }
    // Row G28.
    /// The order in which a view's recognizer and a superview's see a touch.
    public enum NestedPriority: String, Hashable, Codable, Sendable, CaseIterable {
        /// The view's recognizer first.
        case innermost
        /// The superview's recognizer first.
        case outermost
    }
    // Row G29.
    /// The order in which two recognizers of one view see a touch.
    public enum SameViewPriority: String, Hashable, Codable, Sendable, CaseIterable {
        /// The recognizer added last comes first.
        case addedLater
        /// The recognizer added first comes first.
        case addedEarlier
    }
    // Row G31.
    /// The value of `state` inside `reset()`.
    public enum StateDuringReset: String, Hashable, Codable, Sendable, CaseIterable {
        /// Already `.possible`, as from iOS 26 on.
        case possible
        /// The state in which the gesture ended, as before iOS 26.
        case terminal
    }
    // Row G34.
    /// The action of a gesture whose view leaves its window.
    public enum ActionOnRemoval: String, Hashable, Codable, Sendable, CaseIterable {
        /// The action is sent, with the state `.cancelled`.
        case sent
        /// The recognizer is reset without an action.
        case lost
    }
    // Row G44.
    /// The order of two questions about a recognizer that wants to begin.
    public enum QuestionOrder: String, Hashable, Codable, Sendable, CaseIterable {
        /// Failure requirements first; `shouldBegin` is asked when the wait is over.
        case failureRequirementsFirst
        /// `shouldBegin` first, even if the recognizer then has to wait.
        case shouldBeginFirst
    }
    // Row G45.
    /// The effect of setting `state` outside `touches…`: in an action, or in another turn of the run loop.
    public enum StateOutsideTouches: String, Hashable, Codable, Sendable, CaseIterable {
        /// The state changes, as in `touches…`.
        case counts
        /// Nothing changes, as apps report for UIKit since iOS 26.
        case isIgnored
    }
    // Row P10.
    /// A pan's velocity once the fingers have rested for 40 ms.
    public enum VelocityAfterPause: String, Hashable, Codable, Sendable, CaseIterable {
        /// The velocity of the last movement.
        case kept
        /// No velocity.
        case falls
    }
    // Row P12.
    /// The samples from which a pan's velocity is computed.
    public enum VelocitySmoothing: String, Hashable, Codable, Sendable, CaseIterable {
        /// The newest two samples.
        case lastTwoSamples
        /// The newest three steps, with the weights 5, 35 and 60 % from the newest to the oldest.
        case weightedThree
    }
    // Row P1.
    /// The end of a pan that needs several fingers.
    public enum PanEnd: String, Hashable, Codable, Sendable, CaseIterable {
        /// The lift of the last finger. With fewer fingers than it needs, the pan does not change.
        case lastLift
        /// The lift after which fewer fingers remain than the pan needs.
        case tooFewLeft
    }
    // Row P13.
    /// The effect, during a pan, of a finger beyond the pan's maximum.
    public enum TouchesBeyondMaximum: String, Hashable, Codable, Sendable, CaseIterable {
        /// No effect: the pan does not see it.
        case ignored
        /// The end of the pan.
        case end
    }
    // Row S14.
    /// The order of the actions of recognizers on nested views that are recognized together.
    public enum ActionOrder: String, Hashable, Codable, Sendable, CaseIterable {
        /// The action of the inner view first.
        case innermostFirst
        /// The action of the outer view first.
        case outermostFirst
    }
}
