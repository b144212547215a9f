@_spi(Cards) import Cards
import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import UIKitShim

/// A storyboard segue that presents its destination as a deck. Give the segue this class and the kind "Custom".
@preconcurrency @MainActor
public class DeckSegue: UIStoryboardSegue {
    /// Set this in `prepare(for:sender:)`; nil, the default: a deck with the default configuration.
    public var transitioningDelegate: DeckTransitioningDelegate?

    public override func perform() {
        guard destination.presentingViewController == nil else {
            return destination.sayPresented("DeckSegue.perform()")
        }
        let transitioningDelegate = transitioningDelegate ?? DeckTransitioningDelegate()
        destination.transitioningDelegate = transitioningDelegate
        destination.modalPresentationStyle = .custom
        source.present(destination, animated: true, completion: nil)
        transitioningDelegate.outliveThisTurn(of: source.viewIfLoaded)
    }
}
