import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

/// A screen whose card has content that the test gives.
private struct Screen<Content: View>: View {
    let look: Look
    let detents: [Detent]
    @ViewBuilder let content: () -> Content
    @State private var isShown = true

    var body: some View { Color.white.presenting(look, $isShown, detents: detents, content: content) }
}

@MainActor
@Suite("A view's declarations for its card, in every look")
struct LeavingTests {
    private struct Form: View {
        let notes: Notes
        @State private var isDirty = true
        @Environment(\.dismissCard) private var dismissCard

        var body: some View {
            let _ = notes.on("isDirty") { isDirty = $0 == 1 }
            VStack {
                Color.gray.frame(height: 80)
                Button("Close") { dismissCard() }
            }
            .cardDismissDisabled(isDirty) { notes.lines.append("attempt") }
        }
    }

    private func phone(_ look: Look, _ notes: Notes) -> Phone {
        Phone(Screen(look: look, detents: [.height(200), .height(400)]) { Form(notes: notes) })
    }

    @Test("A form with changes stays, and receives the attempt; without changes it leaves", arguments: Look.allCases)
    func attempt(_ look: Look) {
        let notes = Notes()
        let phone = phone(look, notes)
        phone.drag(by: 210).lift()
        phone.settle()
        #expect(phone.selectedDetent == .height(200))
        #expect(notes.lines == ["attempt"])
        notes.set("isDirty", 0)
        phone.settle()
        phone.drag(by: 210).lift()
        phone.settle()
        #expect(phone.selectedDetent == nil)
    }

    @Test("A form with changes moves between its detents without a question", arguments: Look.allCases)
    func detents(_ look: Look) {
        let notes = Notes()
        let phone = phone(look, notes)
        phone.drag(by: -180).lift()
        phone.settle()
        #expect(phone.selectedDetent == .height(400))
        phone.drag(by: 180).lift()
        phone.settle()
        #expect(phone.selectedDetent == .height(200))
        #expect(notes.lines == [])
    }

    @Test("Escape asks like a finger, and dismissCard does not ask", arguments: Look.allCases)
    func code(_ look: Look) {
        let phone = phone(look, Notes())
        _ = (phone.panel?.card ?? phone.presentation?.card)?.accessibilityPerformEscape()
        phone.settle()
        #expect(phone.selectedDetent != nil)
        phone.tap("Close")
        #expect(phone.selectedDetent == nil)
    }

    // MARK: Events

    @Test("A view hears what happens to its card, until the card has gone", arguments: Look.allCases)
    func events(_ look: Look) {
        let notes = Notes()
        let phone = Phone(
            Screen(look: look, detents: [.height(200), .height(400)]) {
                Color.gray.frame(height: 80).onCardEvent { event in
                    if case .moved = event { return }
                    notes.lines.append("\(event)")
                }
            })
        phone.drag(by: -180).lift()
        phone.settle()
        #expect(
            notes.lines == [
                "grabbed", "selected(\(Detent.Identifier.height(400)), byUser: true)", "returned",
            ])
        notes.lines = []
        phone.drag(by: 390).lift()
        phone.settle()
        #expect(notes.lines.last == "dismissed")
    }

    // MARK: Progress

    private struct Mini: View {
        let notes: Notes
        var body: some View {
            let _ = notes.lines.append("mini")
            CardReader { card in
                let share = card.share(from: .height(200), to: .height(400))
                let _ = notes.lines.append("reader")
                let _ = notes.saw("share", Int(share * 100))
                Color.gray.frame(height: 80)
            }
            .onCardEvent { event in
                guard case .moved(let position) = event else { return }
                notes.saw("told", Int(position.share(from: .height(200), to: .height(400)) * 100))
            }
        }
    }

    @Test("A CardReader updates its own content while the card moves", arguments: Look.allCases)
    func progress(_ look: Look) {
        let notes = Notes()
        let phone = Phone(Screen(look: look, detents: [.height(200), .height(400)]) { Mini(notes: notes) })
        #expect(notes.read["share"] == 0)
        #expect(notes.read["told"] == 0)
        let (minis, readers) = (notes.count("mini"), notes.count("reader"))
        let finger = phone.drag(by: -110)
        #expect((40...60).contains(notes.read["share"] ?? 0))
        #expect(notes.read["told"] == notes.read["share"])
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        phone.settle()
        #expect(notes.read["share"] == 100)
        #expect(notes.count("reader") > readers + 20)
        #expect(notes.count("mini") == minis)
        #expect(phone.stage.warnings == [])
    }

    private struct Fading: View {
        let notes: Notes
        var body: some View {
            CardReader { card in
                let _ = notes.saw("progress", Int((card.progress * 100).rounded()))
                Color.gray.frame(height: 80)
            }
        }
    }

    @Test("A CardReader has the card's progress, also of a card with one detent", arguments: Look.allCases)
    func cardProgress(_ look: Look) {
        let notes = Notes()
        let phone = Phone(Screen(look: look, detents: [.height(400)]) { Fading(notes: notes) })
        #expect(notes.read["progress"] == 0)
        let finger = phone.drag(by: 110)
        #expect((5...40).contains(notes.read["progress"] ?? 0))
        finger.swipe(by: .down(-110), over: 0.2)
        phone.settle()
        #expect(notes.read["progress"] == 0)
        #expect(phone.stage.warnings == [])
    }

    @Test("Without a card a CardReader has a share of 0")
    func noCard() {
        let (phone, notes) = Phone.noting { Mini(notes: $0) }
        #expect(notes.read["share"] == 0)
        #expect(notes.read["told"] == nil)
        #expect(phone.stage.warnings == [])
    }
}

@MainActor
@Suite("A content-sized card, in every look")
struct ContentHeightTests {
    enum Kind: CaseIterable, Sendable { case stack, scrollView, list, aroundScrollView }

    /// Rows of 50 points in a list that is 72 points high.
    private struct Rows: View {
        let kind: Kind
        let notes: Notes
        @State private var count = 4

        var body: some View {
            let _ = notes.on("count") { count = $0 }
            switch kind {
            case .stack: rows
            case .scrollView: ScrollView { rows }
            case .list: List(0..<count, id: \.self) { _ in Color.gray.frame(height: 50) }
            case .aroundScrollView:
                VStack(spacing: 0) {
                    Color.white.frame(height: 60)
                    ScrollView { rows }
                    Color.white.frame(height: 40)
                }
            }
        }

        private var rows: some View {
            VStack(spacing: 0) { ForEach(0..<count) { _ in Color.gray.frame(height: 50) } }
        }
    }

    @Test(
        "The card has the height of four rows, of eight, the whole height, of three", arguments: Look.allCases,
        Kind.allCases)
    func height(_ look: Look, _ kind: Kind) {
        let notes = Notes()
        let phone = Phone(
            Screen(look: look, detents: [.content]) { Rows(kind: kind, notes: notes) })
        for count in [4, 8, 60, 3] {
            notes.set("count", count)
            phone.settle()
            let height = CGFloat(count * (kind == .list ? 72 : 50) + (kind == .aroundScrollView ? 100 : 0))
            if count == 60 {
                #expect(phone.top < 70)
            } else {
                #expect(abs(phone.top - (844 - 34 - height)) < 0.6, "\(count) rows")
            }
        }
        #expect(phone.stage.warnings == [])
    }
}
