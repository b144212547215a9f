import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

/// A screen whose card's content declares the detents.
private struct Screen<Content: View>: View {
    let look: Look
    let notes: Notes
    var detents: [Detent]?
    @ViewBuilder let content: () -> Content
    @State private var isShown = true

    var body: some View {
        let _ = notes.on("isShown") { isShown = $0 == 1 }
        Color.white.presenting(look, $isShown, detents: detents, content: content)
    }
}

/// Filters that rest at two detents, of which they keep the selected one.
private struct Filters: View {
    let notes: Notes
    @State private var detent = Detent.Identifier.height(200)
    @State private var isTall = false
    @State private var isDeclared = true

    var body: some View {
        let _ = notes.on("detent") { detent = [.height(200), .height(400)][$0] }
        let _ = notes.on("isTall") { isTall = $0 == 1 }
        let _ = notes.on("isDeclared") { isDeclared = $0 == 1 }
        let _ = notes.saw("open", detent == .height(400) ? 1 : 0)
        if isDeclared {
            Text("Filters").cardDetents(
                [.height(200), .height(400)] + (isTall ? [.large] : []), selection: $detent)
        } else {
            Text("Filters")
        }
    }
}

@MainActor
@Suite("Detents that a card's content declares, in every look")
struct ContentDetentsTests {
    private func phone(_ look: Look, _ notes: Notes, detents: [Detent]? = nil) -> Phone {
        Phone(Screen(look: look, notes: notes, detents: detents) { Filters(notes: notes) })
    }

    @Test("The card comes to the content's detent", arguments: Look.allCases)
    func first(_ look: Look) {
        let phone = phone(look, Notes())
        #expect(phone.detents == [.height(200), .height(400)])
        #expect(phone.selectedDetent == .height(200))
        #expect(phone.stage.warnings == [])
    }

    @Test("The content's detents count instead of the modifier's", arguments: Look.allCases)
    func nearer(_ look: Look) {
        let phone = phone(look, Notes(), detents: [.height(600)])
        #expect(phone.detents == [.height(200), .height(400)])
    }

    @Test(
        "A finger's choice sets the content's state, and the content's state moves the card", arguments: Look.allCases)
    func selection(_ look: Look) {
        let notes = Notes()
        let phone = phone(look, notes)
        phone.drag(by: -180).lift()
        phone.settle()
        #expect(notes.read["open"] == 1, "by the finger")
        notes.set("detent", 0)
        phone.settle()
        #expect(phone.selectedDetent == .height(200), "by the state")
    }

    @Test("The detents follow the content's state", arguments: Look.allCases)
    func state(_ look: Look) {
        let notes = Notes()
        let phone = phone(look, notes)
        notes.set("isTall", 1)
        phone.settle()
        #expect(phone.detents == [.height(200), .height(400), .large])
        #expect(phone.selectedDetent == .height(200))
    }

    @Test("When the view that declares them goes, the modifier's detents count again", arguments: Look.allCases)
    func gone(_ look: Look) {
        let notes = Notes()
        let phone = phone(look, notes, detents: [.height(600)])
        notes.set("isDeclared", 0)
        phone.settle()
        #expect(phone.detents == [.height(600)])
        #expect(phone.selectedDetent == .height(600))
    }

    @Test("A card that comes again has the content's detents again", arguments: Look.allCases)
    func again(_ look: Look) {
        let notes = Notes()
        let phone = phone(look, notes)
        notes.set("isShown", 0)
        phone.settle()
        #expect(phone.selectedDetent == nil)
        notes.set("isShown", 1)
        phone.settle()
        #expect(phone.detents == [.height(200), .height(400)])
        #expect(phone.selectedDetent == .height(200))
    }

    @Test("Content may declare that the card is as tall as the content", arguments: Look.allCases)
    func content(_ look: Look) {
        let notes = Notes()
        let phone = Phone(
            Screen(look: look, notes: notes) { Color.gray.frame(height: 140).cardDetents([.content]) })
        #expect(phone.selectedDetent == .content)
        #expect(abs(phone.top - (844 - 34 - 140)) < 1)
    }

    @Test("Under a finger, a card takes the content's new detents where it shows", arguments: Look.allCases)
    func inHand(_ look: Look) {
        let notes = Notes()
        let phone = phone(look, notes)
        let finger = phone.drag(by: -100)
        let top = phone.top
        notes.set("isTall", 1)
        phone.wait(0.2)
        #expect(abs(phone.top - top) < 1)
        finger.lift()
        phone.settle()
        #expect(phone.detents?.count == 3)
    }

    // MARK: A panel that waits at its edge

    private struct Menu: View {
        @State private var isShown = false
        var body: some View {
            Color.white.panel(
                isPresented: $isShown, as: Panel.Configuration(at: .leading) { $0.edgeSwipe = 24 }
            ) { Color.gray.cardDetents([.width(280)]) }
        }
    }

    @Test("A finger that opens a menu from the edge finds the width that the menu's content declares")
    func atEdge() {
        let phone = Phone(Menu())
        phone.stage.touch(at: CGPoint(x: 4, y: 400)).swipe(by: .right(270), over: 0.3)
        phone.settle()
        #expect(phone.panel?.isShown == true)
        #expect(phone.panel?.card.frame.maxX == 280)
    }

    @Test("Detents in no card change nothing")
    func outside() {
        let phone = Phone(Text("alone").cardDetents([.medium]))
        #expect(phone.card == nil)
        #expect(phone.stage.warnings == [])
    }
}
