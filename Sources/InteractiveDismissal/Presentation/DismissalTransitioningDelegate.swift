import UIKitShim

/// Presents a controller as a card that can be dragged away.
///
///     let transitioning = DismissalTransitioningDelegate { presented, presenting in
///         FloatingPresentation(presentedViewController: presented, presenting: presenting, dismissal: dismissal)
///     }
///     filters.modalPresentationStyle = .custom
///     filters.transitioningDelegate = transitioning      // UIKit keeps it weakly: keep it yourself
///
/// `present(_:dismissal:)` does all of that, and keeps it. It may be given to any number of controllers, which may be
/// presented over each other.
@preconcurrency @MainActor
open class DismissalTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    /// Makes a presentation controller, from the presented controller and the presenting one, if that is known.
    public typealias MakePresentation =
        @MainActor (UIViewController, UIViewController?) -> InteractivePresentationController

    private let makePresentation: MakePresentation
    /// The finger that brings in what is presented next.
    package var entrance: Entrance?
    /// Those under way; UIKit keeps each as long as it lasts.
    private var presentations: [WeakPresentation] = []

    /// - Parameter makePresentation: Called once for each presentation, on the main actor. Kept.
    public init(_ makePresentation: @escaping MakePresentation) {
        self.makePresentation = makePresentation
        super.init()
    }

    /// The presentation that ``MakePresentation`` makes. Asked by UIKit, once for each presentation.
    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let presentation = makePresentation(presented, presenting)
        presentations.removeAll { $0.presentation == nil }
        presentations.append(WeakPresentation(presentation: presentation))
        if let entrance { presentation.interaction.join(entrance) }
        entrance = nil
        return presentation
    }

    private func transition(
        _ kind: OpenTransition.Kind, of controller: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let presentation = presentations.last { $0.presentation?.presentedViewController === controller }?.presentation
        // One that is over may be kept by somebody, while the controller is presented in another style.
        if kind == .dismissal, presentation !== controller.presentationController { return nil }
        return presentation.map { CardTransition(kind, of: $0.interaction) }
    }

    /// The card's way in, by its spring.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if presented.modalPresentationStyle != .custom {
            warnOnce(
                "\(type(of: self))",
                """
                \(type(of: presented)) is presented with another modalPresentationStyle than .custom, under which UIKit \
                asks for no card. Set it to .custom before presenting.
                """)
            return nil
        }
        return transition(.presentation, of: presented)
    }

    /// The card's way out, by its spring: also where no finger asked for it.
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transition(.dismissal, of: dismissed)
    }

    /// The way in again, as interactive: so that a finger can catch the card on it.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? CardTransition }

    /// The way out again, as interactive: so that a finger can catch the card on it.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? CardTransition }
}

private struct WeakPresentation { weak var presentation: InteractivePresentationController? }
