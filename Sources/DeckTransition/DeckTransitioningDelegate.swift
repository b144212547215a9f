import InteractiveDismissal
import UIKitShim

/// Presents a controller as a deck's card.
///
///     let transitioning = DeckTransitioningDelegate()
///     modal.transitioningDelegate = transitioning
///     modal.modalPresentationStyle = .custom
///     present(modal, animated: true)
///
/// UIKit keeps it weakly until the presentation begins; from then on it is kept until the dismissal is over. It may be
/// given to any number of controllers, one after another.
@preconcurrency @MainActor
public final class DeckTransitioningDelegate: DismissalTransitioningDelegate {
    private let alongside: DeckAlongside

    /// As in DeckTransition.
    ///
    /// - Parameters:
    ///   - isSwipeToDismissEnabled: Whether the card can be dragged away.
    ///   - presentDuration: Seconds; nil: 0.3.
    ///   - presentAnimation: Done alongside the presentation.
    ///   - presentCompletion: Called after it, with whether it was completed.
    ///   - dismissDuration: Seconds; nil: 0.3.
    ///   - dismissAnimation: Done alongside the dismissal.
    ///   - dismissCompletion: Called after it, with whether it was completed.
    public convenience init(
        isSwipeToDismissEnabled: Bool = true, presentDuration: NSNumber? = nil,
        presentAnimation: (() -> Void)? = nil, presentCompletion: ((Bool) -> Void)? = nil,
        dismissDuration: NSNumber? = nil, dismissAnimation: (() -> Void)? = nil,
        dismissCompletion: ((Bool) -> Void)? = nil
    ) {
        var configuration = DeckConfiguration { $0.isSwipeToDismissEnabled = isSwipeToDismissEnabled }
        if let presentDuration { configuration.presentDuration = presentDuration.doubleValue }
        if let dismissDuration { configuration.dismissDuration = dismissDuration.doubleValue }
        self.init(
            configuration: configuration, presentAnimation: presentAnimation, presentCompletion: presentCompletion,
            dismissAnimation: dismissAnimation, dismissCompletion: dismissCompletion)
    }

    /// With everything that a deck can be told, durations among it.
    ///
    ///     let transitioning = DeckTransitioningDelegate(
    ///         configuration: .classic,
    ///         presentAnimation: { backdrop.alpha = 0.5 },
    ///         dismissAnimation: { backdrop.alpha = 1 })
    ///
    /// What the animations change goes as far as the card, also in a finger that has caught it, and is taken back with a
    /// card that is brought back.
    ///
    /// - Parameters:
    ///   - configuration: How the deck looks and behaves.
    ///   - presentAnimation: Changes done alongside the presentation.
    ///   - presentCompletion: Called after it, with whether it was completed.
    ///   - dismissAnimation: Changes done alongside the dismissal.
    ///   - dismissCompletion: Called after it, with whether it was completed: false where a finger has brought the card
    ///     back.
    public convenience init(
        configuration: DeckConfiguration, presentAnimation: (() -> Void)? = nil,
        presentCompletion: ((Bool) -> Void)? = nil, dismissAnimation: (() -> Void)? = nil,
        dismissCompletion: ((Bool) -> Void)? = nil
    ) {
        self.init(
            configuration: configuration,
            alongside: DeckAlongside(
                presentAnimation: presentAnimation, presentCompletion: presentCompletion,
                dismissAnimation: dismissAnimation, dismissCompletion: dismissCompletion))
    }

    init(
        configuration: DeckConfiguration, alongside: DeckAlongside,
        onMoment: (@MainActor (DismissalMoment) -> Void)? = nil
    ) {
        self.alongside = alongside
        super.init { presented, presenting in
            let presentation = DeckPresentationController(
                presentedViewController: presented, presenting: presenting, configuration: configuration)
            presentation.onMoment = onMoment
            return presentation
        }
    }

    /// The deck's presentation controller, which keeps this delegate until the dismissal is over.
    ///
    /// From then on the status bar is the presented controller's: it stands on black, above the card.
    public override func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let presentation = super.presentationController(
            forPresented: presented, presenting: presenting, source: source)
        if let deck = presentation as? DeckPresentationController {
            deck.keep(self, alongside)
            presented.modalPresentationCapturesStatusBarAppearance = true
        }
        return presentation
    }

    /// UIKit may ask for the presentation controller only after `present` has returned.
    func outliveThisTurn(of view: UIView?) { onNextTurn(of: view) { withExtendedLifetime(self) {} } }
}

/// What a client has done alongside the transitions.
struct DeckAlongside {
    var presentAnimation: (() -> Void)?
    var presentCompletion: ((Bool) -> Void)?
    var dismissAnimation: (() -> Void)?
    var dismissCompletion: ((Bool) -> Void)?
}
