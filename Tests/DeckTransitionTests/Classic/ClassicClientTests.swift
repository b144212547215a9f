@_spi(Cards) import Cards
import DeckTransition
import HeadlessUIKit
import Testing

@MainActor
@Suite("Clients of DeckTransition 2, as they were written")
struct ClassicClientTests {
    @Test("Wrapped in a client's delegate, the deck presents and dismisses with animations")
    func wrapped() {
        let (home, modal, wrapper) = (UIViewController(), UIViewController(), ClassicWrapper())
        let stage = Stage(rootViewController: home)
        modal.transitioningDelegate = wrapper
        modal.modalPresentationStyle = .custom
        home.present(modal, animated: true)
        stage.settle()
        #expect(modal.enclosingCard?.card.frame.minY == 55)
        modal.dismiss(animated: true)
        stage.advance(by: 0.1)
        #expect(home.presentedViewController != nil)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test("Omitted arguments have their defaults")
    func defaults() {
        #expect(partialDelegates.count == 7)
        let configurations = partialDelegates.map { delegate in
            let modal = UIViewController()
            let home = UIViewController()
            let presentation = delegate.presentationController(forPresented: modal, presenting: home, source: home)
            return (presentation as? DeckPresentationController)?.configuration
        }
        #expect(configurations[0] == DeckConfiguration())
        #expect(configurations[1]?.interactiveDismissDisabled == true)
        #expect(configurations[2]?.presentingResponse == response(for: 0.4))
        #expect(configurations[2]?.dismissingResponse == response(for: 0.3))
        #expect(configurations[6] == DeckConfiguration())
    }

    @Test("A controller without a declaration, one with a declaration, and UIKit's containers conform")
    func conforming() {
        let container = ClassicContainerViewController()
        container.loadViewIfNeeded()
        container.content.loadViewIfNeeded()
        #expect(Discovery.topLevel.scrollView(in: ScrollSearch(in: container)) === container.content.textView)
        let silent = ClassicSilentViewController()
        silent.loadViewIfNeeded()
        #expect(Discovery.topLevel.scrollView(in: ScrollSearch(in: silent)) == nil)
        let children = childOfNavigationAndTabs(silent)
        #expect(children[0] === silent)
        #expect(children[1] is UINavigationController)
    }
}
