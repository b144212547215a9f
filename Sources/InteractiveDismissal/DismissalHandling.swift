import UIKitShim

/// A view controller that influences how a finger drags it away, and that is informed about it.
///
/// All requirements have defaults: conformance alone changes nothing.
@preconcurrency @MainActor
public protocol DismissalHandling: UIViewController {
    /// The scroll view that hands over to dragging the card. If nil, the default, the scroll view under the finger
    /// does.
    ///
    /// If you declare a scroll view, a touch on another scroll view only scrolls it; outside of all scroll views a
    /// touch drags the card as usual. The card reads the property at every attempt to drag, while the view is loaded,
    /// so the value may change. A scroll view that is not inside the card, such as another controller's, counts as nil.
    var dismissalHandlingScrollView: UIScrollView? { get }

    /// Returns where the card goes instead of `proposed`, after a finger has let it go; or returns `proposed`.
    ///
    /// Called on the main actor, once for each release that does not dismiss. A detent that the card does not have at
    /// the moment counts as `proposed`.
    func dismissalDetent(insteadOf proposed: InteractiveDismissal.Detent.Identifier)
        -> InteractiveDismissal.Detent.Identifier

    /// Called on the main actor when something happens to the card, in every frame for progress.
    func dismissalDidReach(_ moment: DismissalMoment)
}

extension DismissalHandling {
    public var dismissalHandlingScrollView: UIScrollView? { nil }
    public func dismissalDetent(
        insteadOf proposed: InteractiveDismissal.Detent.Identifier
    ) -> InteractiveDismissal.Detent.Identifier { proposed }
    public func dismissalDidReach(_ moment: DismissalMoment) {}
}
