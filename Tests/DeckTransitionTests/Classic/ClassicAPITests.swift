@_spi(Cards) import Cards
import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("The interface of DeckTransition 2")
struct ClassicAPITests {
    @Test("The delegate may be a local variable: it is retained exactly until the dismissal is over")
    func kept() {
        let (home, modal) = (ClassicViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        home.presentModal(modal)
        stage.settle()
        weak var transitioning: AnyObject?
        transitioning = modal.transitioningDelegate
        #expect(transitioning != nil)
        #expect(modal.enclosingCard?.card.frame.minY == 55)
        stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(200), over: 0.1)
        stage.settle()
        #expect(home.presentedViewController == nil)
        stage.advance(by: 0.1)
        #expect(transitioning == nil)
    }

    @Test("Animations run alongside, and completions are called once each, in order")
    func alongside() {
        var log: [String] = []
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        let delegate = makeFullDelegate { log.append($0) }
        modal.transitioningDelegate = delegate
        modal.modalPresentationStyle = .custom
        home.present(modal, animated: true) { log.append("completion") }
        stage.settle()
        #expect(log == ["present animation", "presented: true", "completion"])
        log = []
        modal.dismiss(animated: true)
        stage.settle()
        #expect(log == ["dismiss animation", "dismissed: true"])
    }

    @Test("The given durations are used")
    func durations() {
        let modal = UIViewController()
        modal.modalPresentationStyle = .custom
        let delegate = makeFullDelegate { _ in }
        modal.transitioningDelegate = delegate
        let deck = modal.presentationController as? DeckPresentationController
        #expect(deck?.configuration.presentingResponse == response(for: 0.4))
        #expect(deck?.configuration.dismissingResponse == response(for: 0.5))
    }

    @Test("Swiping can be turned off")
    func notSwiped() {
        let (home, modal) = (ClassicViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        home.presentFixedModal(modal)
        stage.settle()
        stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(300), over: 0.1)
        stage.settle()
        #expect(home.presentedViewController === modal)
        #expect(modal.enclosingCard?.card.transform == .identity)
    }

    @Test("A controller's declared scroll view, non-optional as in DeckTransition 2, hands over")
    func declared() {
        let (home, modal) = (ClassicViewController(), ClassicModalViewController())
        let stage = Stage(rootViewController: home)
        home.presentModal(modal)
        stage.settle()
        #expect(Discovery.topLevel.scrollView(in: ScrollSearch(in: modal)) === modal.textView)
        modal.themeChanged()
        stage.settle()
    }

    @Test("A navigation controller in a deck is searched in its top controller")
    func navigation() throws {
        let modal = makeNavigationModal()
        modal.loadViewIfNeeded()
        let top = try #require((modal as? UINavigationController)?.topViewController as? ClassicModalViewController)
        #expect(Discovery.topLevel.scrollView(in: ScrollSearch(in: modal)) === top.textView)
    }

    @Test("A segue presents its destination as a deck, and need not be kept")
    func segue() {
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        performSegue(from: home, to: modal)
        stage.settle()
        #expect(home.presentedViewController === modal)
        #expect(modal.enclosingCard?.card.frame.minY == 55)
        modal.dismiss(animated: true)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test("A segue takes a custom configuration")
    func configuredSegue() {
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        let segue = DeckSegue(identifier: nil, source: home, destination: modal)
        segue.transitioningDelegate = DeckTransitioningDelegate(configuration: DeckConfiguration { $0.cardInset = 20 })
        segue.perform()
        stage.settle()
        #expect(modal.enclosingCard?.card.frame.minY == 67)
    }

    @Test("A custom configuration and alongside animations work together")
    func configured() {
        var log: [String] = []
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        let delegate = makeConfiguredDelegate { log.append($0) }
        modal.transitioningDelegate = delegate
        modal.modalPresentationStyle = .custom
        home.present(modal, animated: true)
        stage.settle()
        #expect(modal.deckAround?.configuration == .classic)
        modal.dismiss(animated: true)
        stage.settle()
        #expect(log == ["present animation", "presented: true", "dismiss animation", "dismissed: true"])
    }

    @Test("A segue's delegate is optional; with nil, it presents a deck anyway")
    func segueWithoutDelegate() {
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        let segue = DeckSegue(identifier: nil, source: home, destination: modal)
        segue.transitioningDelegate = nil
        segue.perform()
        stage.settle()
        #expect(modal.enclosingCard?.card.frame.minY == 55)
    }
}
