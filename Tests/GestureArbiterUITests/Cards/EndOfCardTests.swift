import DeckTransition
import Foundation
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

/// What a card's content declares ends with the card; cards that wait come in order, and nothing polls meanwhile.
@MainActor
@Suite("Cards of SwiftUI, one after the other")
struct EndOfCardTests {
    private struct Editors: View {
        let notes: Notes
        let actions: Actions
        @State private var photo: Photo?

        var body: some View {
            let _ = notes.on("photo") { photo = $0 == 0 ? nil : Photo(id: $0) }
            let _ = notes.saw("photo", photo?.id ?? 0)
            Color.white.deck(item: $photo, onDismiss: notes.telling("onDismiss")) { photo in
                Editor(notes: notes, actions: actions, id: photo.id)
            }
        }
    }

    /// The first editor has changes that its user would lose.
    private struct Editor: View {
        let notes: Notes
        let actions: Actions
        let id: Int
        @State private var count = 0
        @Environment(\.dismissCard) private var dismissCard

        var body: some View {
            let _ = actions.note(id, dismissCard)
            let _ = notes.on("count \(id)") { count = $0 }
            Text("editor \(id) \(count)")
                .cardDismissDisabled(id == 1) { notes.lines.append("attempt \(id)") }
                .onCardEvent { if case .moved = $0 { notes.lines.append("progress \(id)") } }
        }
    }

    @MainActor private final class Actions {
        private(set) var dismiss: [Int: @MainActor @Sendable () -> Void] = [:]
        func note(_ id: Int, _ action: @escaping @MainActor @Sendable () -> Void) { dismiss[id] = action }
    }

    enum Outer: CaseIterable { case panel, card, deck }

    private struct Nested: View {
        let notes: Notes
        let outer: Outer
        @State private var showsOuter = true
        @State private var showsInner = false

        var body: some View {
            let _ = notes.on("outer") { showsOuter = $0 == 1 }
            let _ = notes.on("inner") { showsInner = $0 == 1 }
            let content = Text("outer").onDisappear { notes.lines.append("outer disappears") }
                .card(isPresented: $showsInner, onDismiss: notes.telling("inner is dismissed")) { Text("inner") }
            switch outer {
            case .panel: Color.white.panel(isPresented: $showsOuter, detents: [.medium]) { content }
            case .card: Color.white.card(isPresented: $showsOuter) { content }
            case .deck: Color.white.deck(isPresented: $showsOuter) { content }
            }
        }
    }

    @Test("A card from the content of a card goes with that card", arguments: Outer.allCases)
    func nested(_ outer: Outer) {
        let (phone, notes) = Phone.noting { Nested(notes: $0, outer: outer) }
        notes.set("inner", 1)
        phone.settle()
        #expect(phone.texts.contains("inner"))
        notes.set("outer", 0)
        phone.settle()
        #expect(phone.presented.isEmpty)
        #expect(notes.lines.sorted() == ["inner is dismissed", "outer disappears"])
        notes.set("inner", 0)
        phone.settle()
        expectNothingLeft(phone)
    }

    @Test(
        "S1: the refusal, the readers and the button of a card that has gone end with it", arguments: Way.all.sampled())
    func declarations(_ way: Way) {
        let (notes, actions) = (Notes(), Actions())
        let phone = Phone(way, Editors(notes: notes, actions: actions))
        notes.set("photo", 1)
        phone.settle()
        phone.dragAway()
        #expect(phone.card != nil)
        #expect(notes.count("attempt 1") == 1)
        notes.set("photo", 2)
        phone.settle()
        notes.lines = []
        // SwiftUI may keep the views of the first card, and evaluate them again.
        notes.set("count 1", 1)
        phone.settle()
        actions.dismiss[1]?()
        phone.settle()
        #expect(phone.card != nil)
        phone.dragAway()
        expectNothingLeft(phone)
        #expect(notes.read["photo"] == 0)
        #expect(notes.lines.filter { $0.hasSuffix(" 1") } == [])
        #expect(notes.count("progress 2") > 5)
        #expect(notes.count("onDismiss") == 1)
    }

    // MARK: A panel whose view goes away

    private struct Docked: View {
        let notes: Notes
        @State private var hasPanel = true
        @State private var isShown = true

        var body: some View {
            let _ = notes.on("hasPanel") { hasPanel = $0 == 1 }
            let _ = notes.on("isShown") { isShown = $0 == 1 }
            VStack {
                if hasPanel {
                    Color.white.panel(isPresented: $isShown, onDismiss: notes.telling("gone")) { Text("panel") }
                }
            }
        }
    }

    @Test("S2: a panel whose view goes away is told once, as a card", arguments: Way.all.sampled())
    func panel(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Docked(notes: $0) }
        #expect(phone.texts.contains("panel"))
        notes.set("hasPanel", 0)
        phone.settle()
        #expect(!phone.texts.contains("panel"))
        #expect(notes.count("gone") == 1)
        notes.set("hasPanel", 1)
        phone.settle()
        #expect(phone.texts.contains("panel"))
        notes.set("isShown", 0)
        phone.settle()
        #expect(notes.count("gone") == 2)
    }

    // MARK: An item whose identity does not last

    private struct Loose: Identifiable { var id: UUID { UUID() } }
    private struct Made: Identifiable { let id = UUID() }

    private struct LooseHome: View {
        let notes: Notes
        @State private var isWished = false
        @State private var loose: Loose?

        var body: some View {
            let _ = notes.on("loose") { loose = $0 == 1 ? Loose() : nil }
            let _ = notes.on("made") { isWished = $0 == 1 }
            let _ = notes.saw("loose", loose == nil ? 0 : 1)
            let _ = notes.saw("made", isWished ? 1 : 0)
            Color.white
                .deck(item: $loose) { _ in Text("loose") }
                .deck(item: Binding(get: { isWished ? Made() : nil }, set: { isWished = $0 != nil })) { _ in
                    Text("made")
                }
        }
    }

    @Test(
        "S4: an item whose identity is new at every read has one card; a swipe sets the binding to nil, and the log says why",
        arguments: Way.all.sampled(), ["loose", "made"])
    func identity(_ way: Way, name: String) {
        let (phone, notes) = Phone.noting(way) { LooseHome(notes: $0) }
        notes.set(name, 1)
        phone.settle()
        #expect(phone.texts.contains(name))
        phone.dragAway()
        expectNothingLeft(phone)
        #expect(notes.read[name] == 0)
        #expect(phone.stage.warnings.contains { $0.hasPrefix("GestureArbiterUI.item: ") })
    }

    // MARK: Cards that wait

    private struct Chained: View {
        let notes: Notes
        @State private var first = false
        @State private var second = false

        var body: some View {
            let _ = notes.on("both") { (first, second) = ($0 == 1, $0 == 1) }
            let _ = notes.on("first") { first = $0 == 1 }
            let _ = notes.on("second") { second = $0 == 1 }
            Color.white
                .deck(isPresented: $first) { Text("first") }
                .deck(isPresented: $second) { Text("second") }
        }
    }

    @Test(
        "S6: two chained modifiers asked for in one action come in the order of the page", arguments: Way.all.sampled())
    func order(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Chained(notes: $0) }
        notes.set("both", 1)
        phone.settle()
        #expect(phone.texts.contains("first"))
        phone.dragAway()
        #expect(phone.texts.contains("second"))
        phone.dragAway()
        expectNothingLeft(phone)
    }

    @Test("Of two modifiers set at once, the one that is unset while it waits presents nothing")
    func withdrawn() {
        let (phone, notes) = Phone.noting { Chained(notes: $0) }
        notes.set("both", 1)
        phone.wait(1)
        notes.set("both", 0)
        phone.settle()
        expectNothingLeft(phone)
        #expect(phone.cards.count == 1)
    }

    @Test("C4: a card that waits for another one checks in no frame", arguments: Way.all.sampled())
    func waits(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Chained(notes: $0) }
        notes.set("second", 1)
        phone.settle()
        notes.set("first", 1)
        phone.settle()
        #expect(phone.texts.contains("second"))
        #expect(phone.stage.stillMoving.isEmpty)
        // A finger that brings the card back changes nothing.
        phone.stage.touch(at: CGPoint(x: 200, y: 140)).drag(by: .down(100), over: 0.2)
        phone.settle()
        #expect(phone.texts.contains("second"))
        #expect(phone.stage.stillMoving.isEmpty)
        phone.dragAway()
        #expect(phone.texts.contains("first"))
        phone.dragAway()
        expectNothingLeft(phone)
    }
}
