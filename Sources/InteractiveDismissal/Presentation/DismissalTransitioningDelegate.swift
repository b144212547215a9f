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
/// `presentCard(_:)` does all of this, and keeps the delegate. You may use one delegate for any number of controllers.
@preconcurrency @MainActor
open class DismissalTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    /// Creates a presentation controller, from the presented controller and, if known, the presenting controller.
    public typealias MakePresentation =
        @MainActor (UIViewController, UIViewController?) -> InteractivePresentationController

    private var makePresentation: MakePresentation?
    /// The finger that brings in the next presented controller.
    package var entrance: Entrance?
    /// Prepares the next presentation, and is then released: the closure could retain the controller, which may keep this
    /// delegate.
    var prepare: (@MainActor (InteractivePresentationController) -> Void)?
    /// Called when the delegate's only presentation is over; nil for a client's delegate, which may have several.
    var onEnd: (@MainActor () -> Void)?
    /// The latest presentation; UIKit keeps it as long as it lasts.
    private weak var latest: InteractivePresentationController?

    /// - Parameter makePresentation: Called once for each presentation, on the main actor. Kept.
    public init(_ makePresentation: @escaping MakePresentation) {
        self.makePresentation = makePresentation
        super.init()
    }

    /// Returns the presentation that ``MakePresentation`` creates.
    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard let presentation = makePresentation?(presented, presenting) else { return nil }
        if onEnd != nil { presentation.restingCard.onEnd { [weak self] in self?.end() } }
        latest = presentation
        presentation.restingCard.cover(source.enclosingCard?.restingCard)
        presentation.interaction.entrance = entrance
        prepare?(presentation)
        (entrance, prepare) = (nil, nil)
        return presentation
    }

    /// Releases the closures, which may keep the controller, which keeps this delegate.
    func end() {
        (makePresentation, prepare) = (nil, nil)
        onEnd?()
        onEnd = nil
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

    /// Returns the animator of the card's way in.
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
        // Who asked for the controller before it was presented did not know from where.
        if let card = source.enclosingCard?.restingCard { latest?.restingCard.cover(card) }
        return transition(.presentation, of: presented)
    }

    /// Returns the animator of the card's way out.
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transition(.dismissal, of: dismissed)
    }

    /// Returns the animator, as an interactive transition: a finger can catch the card.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? CardTransition }

    /// Returns the animator, as an interactive transition: a finger can catch the card.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? CardTransition }
}
