// The Objective-C names of the library: attributes that apps gave their classes for storyboards, key paths and
// selectors.
import DeckTransition
import UIKit

@objc(APPShareModal)
@objcMembers
final class ShareModal: UIViewController, DeckTransitionViewControllerProtocol {
    @IBOutlet private weak var titleLabel: UILabel?
    @IBOutlet private(set) var scrollView: UIScrollView!
    @IBInspectable dynamic var shares: Int = 0

    var scrollViewForDeck: UIScrollView { scrollView }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        transitioningDelegate = ShareModal.deck
        modalPresentationStyle = .custom
    }

    private static let deck = DeckTransitioningDelegate()

    @IBAction func close(_ sender: Any) { dismiss(animated: true, completion: nil) }
    @objc func share(_ recognizer: UITapGestureRecognizer) { close(recognizer) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(share(_:))))
    }
}

@MainActor
@objc protocol ModalRouting {
    var deckDelegate: UIViewControllerTransitioningDelegate { get }
    @objc optional func route(to modal: UIViewController)
}

@objc(APPModalRouter)
@MainActor
final class ModalRouter: NSObject, ModalRouting {
    @objc let deckDelegate: UIViewControllerTransitioningDelegate = DeckTransitioningDelegate()
    @objc dynamic var deck: DeckTransitioningDelegate? = nil

    func route(to modal: UIViewController) {
        modal.transitioningDelegate = deckDelegate
        modal.modalPresentationStyle = .custom
    }
}

/// The app's own delegate, which forwards to the deck's.
final class ForwardingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let deck = DeckTransitioningDelegate()

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        deck.presentationController(forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        deck.animationController(forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        deck.animationController(forDismissed: dismissed)
    }
}
