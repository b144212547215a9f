import DeckTransition
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A deck in SwiftUI")
struct DeckTests {
    @Test("A finger that dismisses the card turns the binding, once the card has left", arguments: Way.all.sampled())
    func dragging(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { DeckHome(notes: $0) }
        phone.tap("Show")
        #expect(phone.card?.enclosingCard != nil)
        let finger = phone.stage.touch(at: CGPoint(x: 200, y: 240))
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)  // scrolls
        finger.move(by: CGVector(dx: 0, dy: 600), over: 0.3)  // back to the top, and on
        #expect(notes.read["isShown"] == 1)
        finger.lift()
        phone.stage.advanceFrame()
        #expect(notes.read["isShown"] == 1)
        phone.settle()
        #expect(notes.read["isShown"] == 0)
        #expect(notes.count("onDismiss") == 1)
        expectNothingLeft(phone)
        #expect(phone.stage.warnings == [])
    }

    @Test("A card that returns reports no dismissal", arguments: Way.all.sampled())
    func returning(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { DeckHome(notes: $0) }
        phone.tap("Show")
        let finger = phone.stage.touch(at: CGPoint(x: 200, y: 140))
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
        finger.swipe(by: .down(-190), over: 0.3)
        phone.settle()
        #expect(phone.card != nil)
        #expect(notes.read["isShown"] == 1)
        #expect(notes.count("onDismiss") == 0)
    }

    @Test("Its button, the binding, UIKit code and Escape each dismiss the card once", arguments: Way.all.sampled())
    func otherWays(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { DeckHome(notes: $0) }
        let ways: [() -> Void] = [
            { phone.tap("Close") },
            { notes.set("isShown", 0) },
            { phone.home.dismiss(animated: true) },
            { try? phone.card?.enclosingCard?.attemptDismissal() },
            { _ = phone.card?.enclosingCard?.card.accessibilityPerformEscape() },
        ]
        for (index, dismiss) in ways.enumerated() {
            phone.tap("Show")
            #expect(phone.card != nil, "way \(index)")
            dismiss()
            phone.settle()
            expectNothingLeft(phone)
            #expect(notes.read["isShown"] == 0, "way \(index)")
            #expect(notes.count("onDismiss") == index + 1, "way \(index)")
        }
        #expect(phone.stage.warnings == [])
    }

    @Test(
        "The state of a card is kept while it is presented, and begins anew with the next one",
        arguments: Way.all.sampled()
    )
    func state(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { DeckHome(notes: $0) }
        phone.tap("Show")
        phone.tap("More")
        phone.tap("More")
        notes.set("number", 7)
        phone.settle()
        #expect(notes.lines.last == "card 7 count 2")
        phone.tap("Close")
        phone.tap("Show")
        #expect(notes.lines.last == "card 7 count 0")
    }

    @Test("A presenter's state that only the content reads is updated in the card", arguments: Way.all.sampled())
    func renewed(_ way: Way) {
        struct Home: View {
            let notes: Notes
            @State private var title = 0
            @State private var isShown = true
            var body: some View {
                let _ = notes.on("title") { title = $0 }
                Text("home").deck(isPresented: $isShown) { Text("title \(title)") }
            }
        }
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        #expect(phone.texts.contains("title 0"))
        notes.set("title", 1)
        phone.settle()
        #expect(phone.texts.contains("title 1"))
    }

    @Test(
        "An item with another identity dismisses the card and presents another, each reported once",
        arguments: Way.all.sampled())
    func anotherItem(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { ItemHome(notes: $0) }
        notes.set("photo", 1)
        phone.settle()
        #expect(notes.lines.last == "card photo 1 count 0")
        notes.set("photo", 2)
        phone.settle()
        #expect(notes.lines.last == "card photo 2 count 0")
        #expect(notes.count("onDismiss") == 1)
        #expect(phone.cards.count == 2)
        notes.set("photo", 0)
        phone.settle()
        expectNothingLeft(phone)
        #expect(notes.count("onDismiss") == 2)
    }

    @Test("An item with the same identity updates the card's content")
    func sameItem() {
        struct Home: View {
            let notes: Notes
            @State private var photo: Photo? = Photo(id: 1, title: "old")
            var body: some View {
                let _ = notes.on("title") { photo?.title = "new \($0)" }
                Color.white.deck(item: $photo) { Text($0.title) }
            }
        }
        let (phone, notes) = Phone.noting { Home(notes: $0) }
        notes.set("title", 3)
        phone.settle()
        #expect(phone.texts.contains("new 3"))
        #expect(phone.cards.count == 1)
    }

    @Test("A change without animation presents and dismisses at once")
    func unanimated() {
        let (phone, notes) = Phone.noting { ItemHome(notes: $0) }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { notes.set("photo", 1) }
        phone.wait(0.1)
        #expect(phone.card?.isBeingPresented == false)
        withTransaction(transaction) { notes.set("photo", 0) }
        phone.wait(0.1)
        expectNothingLeft(phone)
    }
}
