import GestureArbiter
import UIKitShim

/// One decision about a card, and when: for asking why it did not leave.
public struct DismissalDecision: Equatable, Sendable, CustomStringConvertible {
    /// Seconds, on the clock of `CACurrentMediaTime()`.
    public var time: TimeInterval
    /// The decision, with its numbers.
    public var reason: Reason

    /// A decision about a card. Translations are points from rest along the way out.
    public enum Reason: Equatable, Sendable {
        /// A finger that came from elsewhere brings the card in.
        case broughtIn
        /// The finger that brought it in was taken away: it goes back.
        case withdrawn
        /// A finger caught the card while it moved, this far from rest, in points.
        case caught(at: CGFloat)
        /// Caught in motion and let go again, as by a tap: it goes on as it did.
        case tapped
        /// Let go: where the rule sends it, and why. Its numbers are what the finger pulled, also where the card resisted.
        case released(ReleaseRule.Judgement)
        /// It rests at another detent from now on, or goes there: by its user, or by code, a keyboard or its surroundings.
        case selected(InteractiveDismissal.Detent.Identifier, byUser: Bool)
        /// `dismiss` was called.
        case requested
        /// Kept, although it should have left.
        case refused(DismissalRefusal)
        /// A dismissal that was not asked for here has begun: somebody called `dismiss`.
        case dismissedFromOutside
        /// UIKit's transition was told its end.
        case ended(completed: Bool)
        /// The declared scroll view is not inside the card; whichever is under the finger counts.
        case foreignScrollView
    }

    /// One line: `4210 ms  let go, back: 8 pt of 789, 24 needed`.
    public var description: String { "\(CGFloat(time * 1000).whole) ms  \(explanation)" }

    /// The decision in words, with what was measured.
    public var explanation: String { reason.text }
}

extension DismissalDecision.Reason {
    fileprivate var text: String {
        switch self {
        case .broughtIn: "a finger brings it in"
        case .withdrawn: "the finger that brought it in was taken away: goes back"
        case .caught(let translation):
            "caught \(translation.whole) pt from rest"
        case .tapped: "tapped: goes on as it did"
        case .released(let judgement): "let go, \(judgement.inWords)"
        case .selected(let detent, let byUser): "goes to \"\(detent)\", \(byUser ? "by the user" : "by code")"
        case .requested: "dismiss was called"
        case .refused(let refusal): "stays: \(refusal)"
        case .dismissedFromOutside: "dismissed from outside"
        case .ended(let completed): completed ? "transition completed" : "transition cancelled"
        case .foreignScrollView: "dismissalHandlingScrollView is not inside the card: not used"
        }
    }
}

extension ReleaseRule.Judgement {
    /// With its numbers where GestureArbiterDiagnostics is linked: asked at run time, since that need not be.
    fileprivate var inWords: String {
        (self as Any as? any CustomStringConvertible)?.description ?? (target == .away ? "away" : "back")
    }
}

/// Why a card is not dismissed.
public enum DismissalRefusal: Error, Equatable, Sendable, CustomStringConvertible {
    /// The controller is not presented, or not any more.
    case notPresented
    /// The card is on its way in: dismissing then would leave UIKit between two transitions.
    case isBeingPresented
    /// The card is on its way out already.
    case isBeingDismissed
    /// The controller presents another one, which `dismiss` would dismiss instead.
    case presentsAnother
    /// Its `isModalInPresentation` is true.
    case isModal
    /// The presentation controller's delegate answered no to `presentationControllerShouldDismiss(_:)`.
    case delegateRefused
    /// `dismiss` was called, and UIKit began no transition.
    case noTransition

    /// The refusal in words, and what to do instead.
    public var description: String {
        switch self {
        case .notPresented: "the controller is not presented. Present it first"
        case .isBeingPresented: "the controller is being presented. Wait until it has appeared"
        case .isBeingDismissed: "the controller is being dismissed already"
        case .presentsAnother: "the controller presents another. Dismiss that one first"
        case .isModal: "isModalInPresentation is true"
        case .delegateRefused: "presentationControllerShouldDismiss said no"
        case .noTransition: "UIKit began no transition"
        }
    }
}
