@_spi(Engine) import GestureArbiter
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
    private let alongside: DeckAlongside

    /// Creates a delegate with DeckTransition's arguments. Durations are in seconds; nil: 0.3. The animations run
    /// alongside, and the completions are called with whether the presentation or the dismissal was completed.
    public convenience init(
        isSwipeToDismissEnabled: Bool = true, presentDuration: NSNumber? = nil,
        presentAnimation: (() -> Void)? = nil, presentCompletion: ((Bool) -> Void)? = nil,
        dismissDuration: NSNumber? = nil, dismissAnimation: (() -> Void)? = nil,
        dismissCompletion: ((Bool) -> Void)? = nil
    ) {
        var configuration = DeckConfiguration { $0.traits.interactiveDismissDisabled = !isSwipeToDismissEnabled }
        if let presentDuration { configuration.traits.presentingResponse = Self.response(for: presentDuration) }
        if let dismissDuration { configuration.traits.dismissingResponse = Self.response(for: dismissDuration) }
        self.init(
            configuration: configuration, presentAnimation: presentAnimation, presentCompletion: presentCompletion,
            dismissAnimation: dismissAnimation, dismissCompletion: dismissCompletion)
    }

    /// The response of the spring that has a thousandth of its way left after `duration`: clamped to 0.001...5 s.
    private static func response(for duration: NSNumber) -> TimeInterval {
        let duration = duration.doubleValue
        guard duration > 0.001, duration.isFinite else { return 0.001 }
        return min(2 * .pi / Motion.Spring(dampingRatio: 1, duration: duration).angularFrequency, 5)
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
        alongside = DeckAlongside(
            presentAnimation: presentAnimation, presentCompletion: presentCompletion,
            dismissAnimation: dismissAnimation, dismissCompletion: dismissCompletion)
        super.init { configuration.makePresentation(of: $0, from: $1) }
    }

    /// Returns the deck's presentation controller, which keeps this delegate.
    @_spi(Cards) public override func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let presentation = super.presentationController(forPresented: presented, presenting: presenting, source: source)
        (presentation as? DeckPresentationController)?.keep(self, alongside)
        return presentation
    }

    /// UIKit may ask for the presentation controller only after `present` has returned.
    func outliveThisTurn(of view: UIView?) { onNextTurn(of: view) { withExtendedLifetime(self) {} } }
}

struct DeckAlongside {
    var presentAnimation: (() -> Void)?
    var presentCompletion: ((Bool) -> Void)?
    var dismissAnimation: (() -> Void)?
    var dismissCompletion: ((Bool) -> Void)?
}
