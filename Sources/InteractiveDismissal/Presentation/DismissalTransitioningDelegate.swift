@_spi(Cards) import Cards
import UIKitShim

/// Presents a controller as a card that a finger can drag away.
///
///     let transitioning = DismissalTransitioningDelegate { presented, presenting in
///         FloatingPresentation(
///             presentedViewController: presented, presenting: presenting, configuration: configuration)
///     }
///     filters.modalPresentationStyle = .custom
///     filters.transitioningDelegate = transitioning      // UIKit keeps it weakly: keep it yourself
///
/// `presentCard(_:)` does all of this, and keeps the delegate. You may use one delegate for any number of
/// controllers, also for controllers that are presented over each other.
@preconcurrency @MainActor
open class DismissalTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    /// Creates a presentation controller, from the presented controller and, if known, the presenting controller.
    public typealias MakePresentation =
        @MainActor (UIViewController, UIViewController?) -> InteractivePresentationController

    private let makePresentation: MakePresentation
    /// The finger that brings in the next presented controller.
    package var entrance: Entrance?
    /// The latest presentation; UIKit keeps it as long as it lasts.
    private weak var latest: InteractivePresentationController?

    /// - Parameter makePresentation: Called once for each presentation, on the main actor. Kept.
    public init(_ makePresentation: @escaping MakePresentation) {
        self.makePresentation = makePresentation
        super.init()
    }

    /// Returns the presentation that ``MakePresentation`` creates. UIKit calls this once for each presentation.
    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let presentation = makePresentation(presented, presenting)
        latest = presentation
        if let entrance { presentation.interaction.join(entrance) }
        entrance = nil
        return presentation
    }

    private func transition(
        _ kind: CardTransition.Kind, of controller: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        // The controller may be presented in another style than the latest presentation's.
        let presentation =
            kind == .dismissal ? controller.presentationController as? InteractivePresentationController : latest
        guard let presentation, presentation.presentedViewController === controller else { return nil }
        return CardTransition(kind, of: presentation.interaction)
    }

    /// Returns the animator of the card's way in, by its spring.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if presented.modalPresentationStyle != .custom {
            warnOnce(
                "\(type(of: self))",
                """
                \(type(of: presented)) is presented with another modalPresentationStyle than .custom, so UIKit does not \
                ask for the card. Set it to .custom before presenting.
                """)
            return nil
        }
        return transition(.presentation, of: presented)
    }

    /// Returns the animator of the card's way out, by its spring, also without a finger.
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transition(.dismissal, of: dismissed)
    }

    /// Returns the way in as an interactive transition, so that a finger can catch the card.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? CardTransition }

    /// Returns the way out as an interactive transition, so that a finger can catch the card.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? CardTransition }
}
