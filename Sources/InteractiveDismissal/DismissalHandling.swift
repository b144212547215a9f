import UIKitShim

/// A view controller that has a say in how it is dragged away, and hears of it.
///
/// All requirements have defaults: conforming alone changes nothing.
@preconcurrency @MainActor
public protocol DismissalHandling: UIViewController {
    /// The scroll view that a drag away goes over from. nil, the default: whichever is under the finger.
    ///
    /// Where one is declared, a touch on other scroll views only scrolls them; outside of all of them the card is
    /// dragged as ever. Asked at every attempt to drag, while the view is loaded, so the answer may change. A scroll
    /// view that is not inside the card, such as another controller's, counts as nil.
    var dismissalHandlingScrollView: UIScrollView? { get }

    /// Something happened to the card. Called on the main actor, for progress in every frame.
    func dismissalDidReach(_ moment: DismissalMoment)
}

extension DismissalHandling {
    public var dismissalHandlingScrollView: UIScrollView? { nil }
    public func dismissalDidReach(_ moment: DismissalMoment) {}
}
