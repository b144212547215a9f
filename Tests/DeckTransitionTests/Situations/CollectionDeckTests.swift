import DeckTransition
import HeadlessUIKit
import Support
import Testing

/// A deck whose controller a collection view fills, and the status bar above it.
@MainActor
@Suite("A deck that a collection view fills")
struct CollectionDeckTests {
    @MainActor
    private final class Deck {
        let stage: Stage
        let home = UIViewController()
        let modal = CollectionController()

        init(_ doubt: Doubt, _ configuration: DeckConfiguration = DeckConfiguration()) {
            stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
            home.view.backgroundColor = .white
            home.presentDeck(modal, configuration: configuration)
            stage.settle()
        }

        var collection: UICollectionView { modal.collection }
        var translation: CGFloat { modal.enclosingCard?.card.transform.ty ?? .nan }
        var isPresented: Bool { home.presentedViewController === modal }

        func touch(_ y: CGFloat) -> Finger { stage.touch(at: CGPoint(x: 195, y: y)) }

        func letGo(_ finger: Finger) {
            finger.hold(for: 0.1)
            finger.lift()
            #expect(stage.settle())
        }
    }

    @Test(
        "Flung down from the top it leaves, from a row and from the carousel", arguments: [CGFloat(500), 150],
        Doubt.eachAlone.sampled())
    func flung(_ y: CGFloat, doubt: Doubt) {
        let deck = Deck(doubt)
        let finger = deck.touch(y)
        finger.move(by: CGVector(dx: 0, dy: 160), over: 0.1)
        finger.lift()
        #expect(deck.stage.settle())
        #expect(!deck.isPresented)
        #expect(deck.stage.window.subviews.count == 1)
    }

    @Test("Sideways the carousel scrolls, and the card stays", arguments: Doubt.eachAlone.sampled())
    func sideways(_ doubt: Doubt) throws {
        let deck = Deck(doubt)
        let finger = deck.touch(150)
        finger.move(by: CGVector(dx: -110, dy: 0), over: 0.2)
        deck.stage.advance(by: 0)
        #expect(abs(try #require(deck.modal.carousel).contentOffset.x - 100) <= 0.34 + doubt.listLead)
        #expect(deck.translation == 0)
        deck.letGo(finger)
        #expect(deck.isPresented)
    }

    @Test("One finger scrolls it to the top, drags the card, and scrolls again", arguments: Doubt.eachAlone.sampled())
    func continuous(_ doubt: Doubt) {
        let deck = Deck(doubt)
        deck.collection.contentOffset.y = 60
        let finger = deck.touch(500)
        finger.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
        deck.stage.advance(by: 0)
        #expect(deck.collection.contentOffset.y == 0)
        #expect(abs(deck.translation - 50) <= 0.34 + doubt.listLead)
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.3)
        deck.stage.advance(by: 0)
        #expect(deck.translation == 0)
        #expect(abs(deck.collection.contentOffset.y - 50) <= 0.34 + doubt.listLead)
        deck.letGo(finger)
        #expect(deck.isPresented)
        #expect(deck.modal.selected.isEmpty)
    }

    @Test("A tap selects, and leaves the card alone", arguments: Doubt.eachAlone.sampled())
    func selects(_ doubt: Doubt) {
        let deck = Deck(doubt)
        for y in [CGFloat(150), 500] {
            let finger = deck.touch(y)
            deck.stage.advance(by: 0.05)
            finger.lift()
            #expect(deck.stage.settle())
        }
        #expect(deck.modal.selected.map(\.section) == [0, 1])
        #expect(deck.translation == 0)
    }

    @Test(
        "A tap on the status bar brings the card's content to its top, unless the presenter's list claims it, too",
        arguments: [false, true], Doubt.eachAlone.sampled())
    func statusBar(presenterClaims: Bool, doubt: Doubt) {
        let deck = Deck(doubt)
        let list = UIScrollView(frame: deck.home.view.bounds)
        list.contentSize = CGSize(width: 390, height: 2640)
        list.contentOffset.y = 70
        list.scrollsToTop = presenterClaims
        deck.home.view.addSubview(list)
        deck.modal.carousel?.scrollsToTop = false
        deck.collection.contentOffset.y = 150
        deck.stage.tapStatusBar()
        #expect(deck.stage.settle())
        #expect(deck.collection.contentOffset.y == (presenterClaims ? 150 : 0))
        #expect(list.contentOffset.y == 70)
        #expect(deck.translation == 0)
    }

    @Test(
        "Dragged by its handle the card stays under the finger, whatever the status bar is tapped for",
        arguments: Doubt.eachAlone.sampled())
    func statusBarInDrag(_ doubt: Doubt) {
        let deck = Deck(doubt, DeckConfiguration { $0.prefersGrabberVisible = true })
        deck.modal.carousel?.scrollsToTop = false
        deck.collection.contentOffset.y = 150
        let finger = deck.touch(65)
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
        deck.stage.advance(by: 0)
        #expect(abs(deck.translation - 100) <= 0.34 + doubt.listLead)
        let before = deck.translation
        deck.stage.tapStatusBar()
        deck.stage.advance(by: 0.4)
        #expect(deck.translation == before)
        #expect(deck.collection.contentOffset.y == 0)
        deck.letGo(finger)
        #expect(deck.isPresented)
        #expect(deck.translation == 0)
    }
}
