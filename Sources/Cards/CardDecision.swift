@_spi(Engine) import GestureArbiter
import UIKitShim

/// A decision about a card, and its time. The decisions say why a card stayed or left.
public struct CardDecision: Equatable, Sendable, CustomStringConvertible {
    /// Seconds, on the clock of `CACurrentMediaTime()`.
    public var time: TimeInterval
    /// The decision, with its numbers.
    @_spi(Engine) public var reason: Reason

    /// A decision about a card. Translations are points from rest along the way out.
    @_spi(Engine) public enum Reason: Equatable, Sendable, CustomStringConvertible {
        /// A finger of another view's arbiter brings the card in.
        case broughtIn
        /// That finger was taken away, and the card goes back.
        case withdrawn
        /// A finger caught the card while it moved, at this distance from rest, in points.
        case caught(at: CGFloat)
        /// The finger caught the moving card and lifted without dragging, as in a tap: the card continues as before.
        case tapped
        /// The finger let the card go: the rule's judgement, with the finger's pull, also if the card resisted.
        case released(ReleaseRule.Judgement)
        /// The card rests at another detent, or goes there: by its user, or by code, a keyboard or its surroundings.
        case selected(Detent.Identifier, byUser: Bool)
        /// `dismiss` was called.
        case requested
        /// The card stays, although it should have left.
        case refused(DismissalRefusal)
        /// A dismissal began that the library did not request: other code called `dismiss`.
        case dismissedFromOutside
        /// The end of UIKit's transition was reported to UIKit.
        case ended(completed: Bool)

        public var description: String {
            switch self {
            case .broughtIn: "a finger brings it in"
            case .withdrawn: "the finger that brought it in was taken away: goes back"
            case .caught(let translation): "caught \(translation.whole) pt from rest"
            case .tapped: "tapped: goes on as it did"
            case .released(let judgement): "let go, \(judgement.inWords)"
            case .selected(let detent, let byUser): "goes to \"\(detent)\", \(byUser ? "by the user" : "by code")"
            case .requested: "dismiss was called"
            case .refused(let refusal): "stays: \(refusal)"
            case .dismissedFromOutside: "dismissed from outside"
            case .ended(let completed): completed ? "transition completed" : "transition cancelled"
            }
        }
    }

    /// One line, with the measured values: `4210 ms  let go, back: 8 pt of 789, 24 needed`.
    public var description: String { "\(CGFloat(time * 1000).whole) ms  \(reason)" }
}

extension ReleaseRule.Judgement {
    /// With numbers if GestureArbiterDiagnostics is linked. Checked at run time, since linking it is optional.
    fileprivate var inWords: String {
        (self as Any as? any CustomStringConvertible)?.description ?? (target == .away ? "away" : "back")
    }
}

/// A reason why a card is not dismissed.
public enum DismissalRefusal: Error, Equatable, Sendable, CustomStringConvertible {
    /// The controller is not presented, or no longer.
    case notPresented
    /// The card is on its way in: a dismissal now would leave UIKit between two transitions.
    case isBeingPresented
    /// The card is already on its way out.
    case isBeingDismissed
    /// The controller presents another controller, which `dismiss` would dismiss instead.
    case presentsAnother
    /// `CardTraits.interactiveDismissDisabled` is true.
    case interactiveDismissDisabled
    /// The controller's `isModalInPresentation` is true.
    case isModal
    /// The arbiter's `onAttempt`, or an added veto, said no at the stage `.release`, with this reason.
    case vetoed(reason: String)
    /// The presentation controller's delegate answered no to `presentationControllerShouldDismiss(_:)`.
    case delegateRefused
    /// `dismiss` was called, and UIKit began no transition.
    case noTransition

    /// The refusal as text, and what to do instead.
    public var description: String {
        switch self {
        case .notPresented: "the controller is not presented. Present it first"
        case .isBeingPresented: "the controller is being presented. Wait until it has appeared"
        case .isBeingDismissed: "the controller is being dismissed already"
        case .presentsAnother: "the controller presents another. Dismiss that one first"
        case .interactiveDismissDisabled: "interactiveDismissDisabled is true"
        case .isModal: "isModalInPresentation is true"
        case .vetoed(let reason): "onAttempt said no: \(reason)"
        case .delegateRefused: "presentationControllerShouldDismiss said no"
        case .noTransition: "UIKit began no transition"
        }
    }
}
