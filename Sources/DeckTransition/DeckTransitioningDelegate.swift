import InteractiveDismissal
import UIKitShim

/// Presents a controller as a deck's card.
///
///     let transitioning = DeckTransitioningDelegate()
///     modal.transitioningDelegate = transitioning
///     modal.modalPresentationStyle = .custom
///     present(modal, animated: true)
///
/// The library keeps the delegate from the beginning of a presentation until the dismissal is over.
@preconcurrency @MainActor
public final class DeckTransitioningDelegate: DismissalTransitioningDelegate {
    let presentAnimation: (() -> Void)?
    let presentCompletion: ((Bool) -> Void)?
    let dismissAnimation: (() -> Void)?
    let dismissCompletion: ((Bool) -> Void)?

    /// Creates a delegate with DeckTransition's arguments. Durations are in seconds; nil: 0.3. The animations run
    /// alongside, and the completions are called with whether the presentation or the dismissal was completed.
    public convenience init(
        isSwipeToDismissEnabled: Bool = true, presentDuration: NSNumber? = nil,
        presentAnimation: (() -> Void)? = nil, presentCompletion: ((Bool) -> Void)? = nil,
        dismissDuration: NSNumber? = nil, dismissAnimation: (() -> Void)? = nil,
        dismissCompletion: ((Bool) -> Void)? = nil
    ) {
        var configuration = DeckConfiguration { $0.traits.interactiveDismissDisabled = !isSwipeToDismissEnabled }
        if let time = presentDuration { configuration.presentingResponse = .response(for: time.doubleValue) }
        if let time = dismissDuration { configuration.dismissingResponse = .response(for: time.doubleValue) }
        self.init(
            configuration: configuration, presentAnimation: presentAnimation, presentCompletion: presentCompletion,
            dismissAnimation: dismissAnimation, dismissCompletion: dismissCompletion)
    }

    /// Creates a delegate with a whole configuration.
    ///
    ///     let transitioning = DeckTransitioningDelegate(
    ///         configuration: .classic,
    ///         presentAnimation: { backdrop.alpha = 0.5 },
    ///         dismissAnimation: { backdrop.alpha = 1 })
    ///
    /// The animations' changes follow the card, also under a finger, and are undone if the card comes back.
    ///
    /// The completions are called with whether the presentation or the dismissal was completed.
    public init(
        configuration: DeckConfiguration, presentAnimation: (() -> Void)? = nil,
        presentCompletion: ((Bool) -> Void)? = nil, dismissAnimation: (() -> Void)? = nil,
        dismissCompletion: ((Bool) -> Void)? = nil
    ) {
        (self.presentAnimation, self.presentCompletion) = (presentAnimation, presentCompletion)
        (self.dismissAnimation, self.dismissCompletion) = (dismissAnimation, dismissCompletion)
        super.init { configuration.makePresentation(of: $0, from: $1) }
    }

    /// Returns the deck's presentation controller, which keeps this delegate.
    @_spi(Cards) public override func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let presentation = super.presentationController(forPresented: presented, presenting: presenting, source: source)
        (presentation as? DeckPresentationController)?.transitioningDelegate = self
        return presentation
    }
}
