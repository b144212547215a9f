import DeckTransition
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A SwiftUI card of any kind that is caught on its way out")
struct CaughtTests {
    enum Kind: CaseIterable { case card, cover, deck, panel }

    private struct Home: View {
        let kind: Kind
        let notes: Notes
        @State private var isShown = true
        var body: some View {
            let _ = notes.on("isShown") { isShown = $0 == 1 }
            let _ = notes.saw("isShown", isShown ? 1 : 0)
            let gone = notes.telling("onDismiss")
            switch kind {
            case .card: Color.white.card(isPresented: $isShown, onDismiss: gone) { Content() }
            case .cover: Color.white.card(isPresented: $isShown, as: .cover, onDismiss: gone) { Content() }
            case .deck: Color.white.deck(isPresented: $isShown, onDismiss: gone) { Content() }
            case .panel:
                let dismissible = Panel.Configuration { $0.interactiveDismissDisabled = false }
                Color.white.panel(isPresented: $isShown, as: dismissible, onDismiss: gone) { Content() }
            }
        }
    }
    private struct Content: View {
        @Environment(\.dismissCard) private var dismissCard
        var body: some View { Button("Close", action: dismissCard) }
    }

    private func card(on phone: Phone) -> (any CardControlling)? {
        phone.card?.enclosingCard ?? phone.home.children.flatMap(\.addedPanels).first
    }
    private func top(on phone: Phone) -> CGFloat { card(on: phone)?.card.convert(CGPoint.zero, to: nil).y ?? 0 }

    private func shown(_ kind: Kind) -> (Phone, Notes) {
        let notes = Notes()
        let phone = Phone(Home(kind: kind, notes: notes))
        return (phone, notes)
    }

    /// A finger that catches the card shortly after it has begun to leave.
    private func catching(on phone: Phone) -> Finger {
        phone.wait(0.08)
        return phone.stage.touch(at: CGPoint(x: 200, y: top(on: phone) + 60))
    }

    @Test(
        "Dismissed by its binding and brought back, the card stays, and the binding is true again",
        .touchesInTransitions,
        arguments: Kind.allCases)
    func binding(_ kind: Kind) {
        let (phone, notes) = shown(kind)
        let rest = top(on: phone)
        notes.set("isShown", 0)
        let finger = catching(on: phone)
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.3)
        finger.lift()
        phone.settle()
        #expect(top(on: phone) == rest)
        #expect(card(on: phone) != nil)
        #expect(notes.read["isShown"] == 1)
        #expect(notes.count("onDismiss") == 0)
        notes.set("isShown", 0)
        phone.settle()
        #expect(card(on: phone) == nil)
        #expect(notes.count("onDismiss") == 1)
        #expect(phone.stage.warnings == [])
    }

    @Test(
        "Dismissed by its binding, caught and released again, the card leaves, and the binding stays false",
        .touchesInTransitions,
        arguments: Kind.allCases)
    func letGo(_ kind: Kind) {
        let (phone, notes) = shown(kind)
        notes.set("isShown", 0)
        let finger = catching(on: phone)
        finger.move(by: CGVector(dx: 0, dy: 300), over: 0.1)
        finger.lift()
        phone.settle()
        #expect(card(on: phone) == nil)
        #expect(notes.read["isShown"] == 0)
        #expect(notes.count("onDismiss") == 1)
    }

    @Test(
        "Dismissed by its button and brought back, the card stays, and its binding never changed",
        .touchesInTransitions,
        arguments: Kind.allCases)
    func button(_ kind: Kind) {
        let (phone, notes) = shown(kind)
        let tap = phone.stage.touch(at: phone.place(of: "Close"))
        phone.stage.advance(by: 0.05)
        tap.lift()
        let finger = catching(on: phone)
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.3)
        finger.lift()
        phone.settle()
        #expect(card(on: phone) != nil)
        #expect(notes.read["isShown"] == 1)
        #expect(notes.count("onDismiss") == 0)
    }

    @Test(
        "If the binding turns false while a finger brings a thrown card back, the card leaves", .touchesInTransitions,
        arguments: Kind.allCases)
    func bindingInHand(_ kind: Kind) {
        let (phone, notes) = shown(kind)
        let first = phone.stage.touch(at: CGPoint(x: 200, y: top(on: phone) + 20))
        first.move(by: CGVector(dx: 0, dy: 450), over: 0.2)
        first.lift()
        let finger = catching(on: phone)
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
        notes.set("isShown", 0)
        finger.move(by: CGVector(dx: 0, dy: -380), over: 0.3)
        finger.lift()
        phone.settle()
        #expect(card(on: phone) == nil)
        #expect(notes.read["isShown"] == 0)
        #expect(notes.count("onDismiss") == 1)
    }
}
