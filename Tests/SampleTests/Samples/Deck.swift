import DeckTransition
import HeadlessUIKit
import Testing

/// The samples of DeckTransition's articles, in the places where a client would have them.
@MainActor
final class DeckSamplesController: UIViewController {
    let settings = UIViewController()
    let modal = UIViewController()
    var isDirty = false

    func present() {
        presentDeck(settings)
    }

    func configured() {
        presentDeck(settings) {
            $0.maximumWidth = 600
            $0.detents = [.content]
            $0.cornerRadius = 12
            $0.prefersGrabberVisible = true
            $0.tapOutside = .dismisses
        }
    }

    func everyDeck() {
        var configuration = DeckConfiguration()
        configuration.cardInset = 12
        configuration.detents = [.height(420)]
        configuration.shadow = .init(opacity: 0.3)
        configuration.presenter = .live
        configuration.response = 0.2
        presentDeck(settings, as: configuration)
    }

    func declared() {
        let policy = ArbitrationPolicy.continuous.unless(.editing)
        presentDeck(settings) { $0.policy = policy }
        settings.enclosingCard?.arbiter?.flags = [.editing]
    }

    func declaredBefore() {
        var configuration = DeckConfiguration()
        configuration.declared.flags = [.editing]
        configuration.declared.bind(.edge, to: .edge(.leading, within: 24))
        configuration.declared.setUp = { [weak self] arbiter in
            arbiter.onAttempt = { $0.stage == .release && self?.isDirty == true ? .deny(reason: "unsaved") : .allow }
        }
        presentDeck(settings, as: configuration)
    }

    func declaredHeader() {
        var configuration = DeckConfiguration()
        configuration.declared.bind(.header, to: .edge(.top, within: 60))
        presentDeck(settings, as: configuration)
    }

    func asked() {
        let deck = settings.enclosingCard
        if let touch = deck?.arbiter?.lastTouch { print(touch) }  // who moved, and why
        if let decision = deck?.decisions.last { print(decision) }  // why the card left or stayed
    }

    func discovered() {
        let inbox = Discovery.first("the inbox") { $0 is UITableView }
        presentDeck(settings) { $0.discovery = .declared.or(inbox) }
    }

    func namedByStrategy(_ mail: UIViewController) {
        presentDeck(mail) { $0.discovery = .strategy(OnlyTheInbox()) }
    }

    func namedInACard(_ inbox: UIViewController) {
        presentCard(inbox) { $0.discovery = .first("the list of letters") { $0 is UITableView } }
    }

    func migrated() {
        let transitioning = DeckTransitioningDelegate()
        modal.transitioningDelegate = transitioning
        modal.modalPresentationStyle = .custom
        present(modal, animated: true)
    }

    func migratedWithBoth(backdrop: UIView) {
        let transitioning = DeckTransitioningDelegate(
            configuration: .classic,
            presentAnimation: { backdrop.alpha = 0.5 },
            dismissAnimation: { backdrop.alpha = 1 })
        modal.transitioningDelegate = transitioning
    }

    func migratedFeel() {
        presentDeck(modal, as: .classic)
        modal.isModalInPresentation = true
    }
}

final class OnlyTheInbox: ScrollViewDiscovery {
    weak var inbox: UIScrollView?
    func scrollView(in search: ScrollSearch) -> UIScrollView? { inbox }
}

final class SelectedFolder: ScrollViewDiscovery {
    weak var folder: UITableView?
    func scrollView(in search: ScrollSearch) -> UIScrollView? { folder ?? search.touchedScrollViews.last }
}

@MainActor
struct DiscoverySampleTests {
    private final class Page: UIViewController { let folders = UITableView() }

    @Test("A strategy is asked without a card")
    func asked() {
        let (page, strategy) = (Page(), SelectedFolder())
        strategy.folder = page.folders
        let search = ScrollSearch(in: page, at: CGPoint(x: 300, y: 300))
        #expect(Discovery.strategy(strategy).scrollView(in: search) === page.folders)
    }
}
