import DeckTransition
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A SwiftUI card of any look that is caught on its way out")
struct CaughtTests {
    private struct Home: View {
        let look: Look
        let notes: Notes
        @State private var isShown = true
        var body: some View {
            let _ = notes.on("isShown") { isShown = $0 == 1 }
            let _ = notes.saw("isShown", isShown ? 1 : 0)
            Color.white.presenting(look, $isShown, onDismiss: notes.telling("onDismiss")) { Content() }
        }
    }
    private struct Content: View {
        @Environment(\.dismissCard) private var dismissCard
        var body: some View { Button("Close", action: dismissCard) }
    }

    private func shown(_ look: Look) -> (Phone, Notes) {
        let notes = Notes()
        return (Phone(Home(look: look, notes: notes)), notes)
    }

    /// A finger that catches the card shortly after it has begun to leave.
    private func catching(on phone: Phone) -> Finger {
        phone.wait(0.08)
        return phone.stage.touch(at: CGPoint(x: 200, y: phone.top + 60))
    }

    @Test(
        "Dismissed by its binding and brought back, the card stays, and the binding is true again",
        .touchesInTransitions,
        arguments: Look.allCases)
    func binding(_ look: Look) {
        let (phone, notes) = shown(look)
        let rest = phone.top
        notes.set("isShown", 0)
        let finger = catching(on: phone)
        finger.swipe(by: .down(-100), over: 0.3)
        phone.settle()
        #expect(phone.top == rest)
        #expect(phone.selectedDetent != nil)
        #expect(notes.read["isShown"] == 1)
        #expect(notes.count("onDismiss") == 0)
        notes.set("isShown", 0)
        phone.settle()
        #expect(phone.selectedDetent == nil)
        #expect(notes.count("onDismiss") == 1)
        #expect(phone.stage.warnings == [])
    }

    @Test(
        "Dismissed by its binding, caught and released again, the card leaves, and the binding stays false",
        .touchesInTransitions,
        arguments: Look.allCases)
    func letGo(_ look: Look) {
        let (phone, notes) = shown(look)
        notes.set("isShown", 0)
        let finger = catching(on: phone)
        finger.swipe(by: .down(300), over: 0.1)
        phone.settle()
        #expect(phone.selectedDetent == nil)
        #expect(notes.read["isShown"] == 0)
        #expect(notes.count("onDismiss") == 1)
    }

    @Test(
        "Dismissed by its button and brought back, the card stays, and its binding never changed",
        .touchesInTransitions,
        arguments: Look.allCases)
    func button(_ look: Look) {
        let (phone, notes) = shown(look)
        let tap = phone.stage.touch(at: phone.place(of: "Close"))
        phone.stage.advance(by: 0.05)
        tap.lift()
        let finger = catching(on: phone)
        finger.swipe(by: .down(-100), over: 0.3)
        phone.settle()
        #expect(phone.selectedDetent != nil)
        #expect(notes.read["isShown"] == 1)
        #expect(notes.count("onDismiss") == 0)
    }

    @Test(
        "If the binding turns false while a finger brings a thrown card back, the card leaves", .touchesInTransitions,
        arguments: Look.allCases)
    func bindingInHand(_ look: Look) {
        let (phone, notes) = shown(look)
        phone.stage.touch(at: CGPoint(x: 200, y: phone.top + 20)).swipe(by: .down(450), over: 0.2)
        let finger = catching(on: phone)
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
        notes.set("isShown", 0)
        finger.swipe(by: .down(-380), over: 0.3)
        phone.settle()
        #expect(phone.selectedDetent == nil)
        #expect(notes.read["isShown"] == 0)
        #expect(notes.count("onDismiss") == 1)
    }
}
