import DeckTransition
import HeadlessUIKit

// DeckTransition 2.2's public names, used as its clients use them. The test is that this file compiles.

/// Every argument of the initializer, in its order.
@MainActor
func makeFullDelegate(_ log: @escaping (String) -> Void) -> DeckTransitioningDelegate {
    DeckTransitioningDelegate(
        isSwipeToDismissEnabled: true,
        presentDuration: 0.4,
        presentAnimation: { log("present animation") },
        presentCompletion: { log("presented: \($0)") },
        dismissDuration: NSNumber(value: 0.5),
        dismissAnimation: { log("dismiss animation") },
        dismissCompletion: { log("dismissed: \($0)") })
}

/// The same with a configuration, which holds the durations.
@MainActor
func makeConfiguredDelegate(_ log: @escaping (String) -> Void) -> DeckTransitioningDelegate {
    DeckTransitioningDelegate(
        configuration: .classic,
        presentAnimation: { log("present animation") },
        presentCompletion: { log("presented: \($0)") },
        dismissAnimation: { log("dismiss animation") },
        dismissCompletion: { log("dismissed: \($0)") })
}

/// Every argument may be left out.
@MainActor
let partialDelegates: [DeckTransitioningDelegate] = [
    DeckTransitioningDelegate(),
    DeckTransitioningDelegate(isSwipeToDismissEnabled: false),
    DeckTransitioningDelegate(presentDuration: 0.4),
    DeckTransitioningDelegate(presentAnimation: {}),
    DeckTransitioningDelegate(presentCompletion: { _ in }),
    DeckTransitioningDelegate(dismissDuration: 0.4, dismissAnimation: {}, dismissCompletion: nil),
    DeckTransitioningDelegate(presentDuration: nil, presentAnimation: nil, dismissDuration: nil),
]

/// A client's delegate that forwards to it, as wrappers do.
final class ClassicWrapper: NSObject, UIViewControllerTransitioningDelegate {
    private let deck = DeckTransitioningDelegate()

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return deck.presentationController(forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return deck.animationController(forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return deck.animationController(forDismissed: dismissed)
    }
}

/// The usual way to present.
final class ClassicViewController: UIViewController {
    func presentModal(_ modal: UIViewController) {
        let transitionDelegate = DeckTransitioningDelegate()
        modal.transitioningDelegate = transitionDelegate
        modal.modalPresentationStyle = .custom
        present(modal, animated: true, completion: nil)
    }

    func presentFixedModal(_ modal: UIViewController) {
        let transitionDelegate: UIViewControllerTransitioningDelegate = DeckTransitioningDelegate(
            isSwipeToDismissEnabled: false)
        modal.transitioningDelegate = transitionDelegate
        modal.modalPresentationStyle = .custom
        present(modal, animated: true, completion: nil)
    }
}

/// A modal container that names its scroll view, and requests a new snapshot.
final class ClassicModalViewController: UIViewController, DeckTransitionViewControllerProtocol {
    let textView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    var child: UIViewController?

    var childViewControllerForDeck: UIViewController? { return child }

    var scrollViewForDeck: UIScrollView {
        return textView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        modalPresentationCapturesStatusBarAppearance = true
        view.addSubview(textView)
    }

    func themeChanged() {
        if let snapshotUpdater = presentationController as? DeckSnapshotUpdater {
            snapshotUpdater.requestPresentedViewSnapshotUpdate()
        }
    }
}

/// A controller that declares nothing, and one that only names the child to search.
final class ClassicSilentViewController: UIViewController, DeckTransitionViewControllerProtocol {}

final class ClassicContainerViewController: UIViewController, DeckTransitionViewControllerProtocol {
    let content = ClassicModalViewController()
    var childViewControllerForDeck: UIViewController? { return content }
}

/// UIKit's containers name the child to search, and can be asked.
@MainActor
func childOfNavigationAndTabs(_ child: UIViewController) -> [UIViewController?] {
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    return [navigation.childViewControllerForDeck, tabs.childViewControllerForDeck]
}

/// A navigation controller in a modal, whose scroll view is found without a declaration.
@MainActor
func makeNavigationModal() -> UIViewController {
    UINavigationController(rootViewController: ClassicModalViewController())
}

/// A segue from a storyboard.
@MainActor
func performSegue(from source: UIViewController, to destination: UIViewController) {
    DeckSegue(identifier: "deck", source: source, destination: destination).perform()
}
