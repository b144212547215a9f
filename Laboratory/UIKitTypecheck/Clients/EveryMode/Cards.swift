// A UIKit client of each library. It compiles in every language mode that a client may use.
import DeckTransition
import GestureArbiter
import InteractiveDismissal
import Panels
import UIKit

@MainActor
final class HomeController: UIViewController {
    private let list = UITableView()
    private let drawer = UIView()
    private var panel: Panel?

    override func viewDidLoad() {
        super.viewDidLoad()
        let arbiter = GestureArbiter.attach(to: list, moving: drawer) { [weak self] outcome in
            if outcome == .away { self?.drawer.removeFromSuperview() }
        }
        arbiter.onAttempt = { [weak self] attempt in
            attempt.stage == .release && self?.isEditing == true ? .deny(reason: "it is edited") : .allow
        }
        let places = addPanel(UIViewController(), detents: [.height(88), .medium, .large])
        places?.onEvent = { [weak self] event in
            if case .selected(let detent, _) = event { self?.title = detent.rawValue }
        }
        panel = places
    }

    func showSettings() { presentDeck(UIViewController()) }

    func showForm() {
        let configuration = CardConfiguration.cover {
            $0.detents = [.medium, .large]
            $0.selectedDetent = .medium
        }
        presentCard(UIViewController(), as: configuration)
    }

    func moves() -> GestureArbiter.Mover {
        GestureArbiter.Mover(
            leavingAt: { [weak self] in self?.view.bounds.height },
            show: { [weak self] translation in self?.drawer.frame.origin.y = translation },
            onOutcome: { [weak self] _ in self?.panel?.select(.large) })
    }
}
