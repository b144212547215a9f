import InteractiveDismissal
import UIKitShim

/// Presents its destination as a deck's card, from a storyboard: give the segue this class and the kind "Custom".
public class DeckSegue: UIStoryboardSegue {
    /// How the destination is presented. Set it in `prepare(for:sender:)` for another configuration.
    public var transitioningDelegate = DeckTransitioningDelegate()

    public override func perform() {
        guard destination.presentingViewController == nil else {
            return destination.sayPresented("DeckSegue.perform()")
        }
        destination.transitioningDelegate = transitioningDelegate
        destination.modalPresentationStyle = .custom
        source.present(destination, animated: true, completion: nil)
        transitioningDelegate.outliveThisTurn()
    }
}
