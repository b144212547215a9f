import DeckTransition
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

/// Combinations of events that occur in apps and in no example.
@MainActor
@Suite("A SwiftUI deck with other events at the same time")
struct SituationTests {
    @Test("The onDismiss closure may present the card again", arguments: Way.all.sampled())
    func fromOnDismiss(_ way: Way) {
        struct Home: View {
            let notes: Notes
            @State private var isShown = true
            @State private var rounds = 0
            var body: some View {
                Text("home").deck(
                    isPresented: $isShown,
                    onDismiss: {
                        rounds += 1
                        notes.lines.append("onDismiss")
                        if rounds == 1 { isShown = true }
                    }, content: { CardContent(notes: notes, name: "again") })
            }
        }
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        phone.dragAway()
        #expect(phone.card != nil)
        phone.dragAway()
        expectNothingLeft(phone)
        #expect(notes.count("onDismiss") == 2)
    }

    @Test("A modifier outside of any window presents nothing and schedules nothing")
    func outside() {
        struct Home: View {
            @State private var isShown = true
            var body: some View { Text("home").deck(isPresented: $isShown) { Text("card") } }
        }
        let stage = Stage(rootViewController: UIViewController())
        let apart = UIHostingController(rootView: Home())
        apart.view.layoutIfNeeded()
        #expect(stage.settle())
        #expect(apart.presentedViewController == nil)
        #expect(stage.warnings == [])
    }

    private struct Removable: View {
        let notes: Notes
        @State private var isThere = true
        @State private var isShown = true
        var body: some View {
            let _ = notes.on("isThere") { isThere = $0 == 1 }
            let _ = notes.saw("isShown", isShown ? 1 : 0)
            VStack {
                if isThere {
                    Text("presenter").deck(isPresented: $isShown, onDismiss: notes.telling("onDismiss")) {
                        CardContent(notes: notes, name: "card")
                    }
                }
                Text("other")
            }
        }
    }

    @Test(
        "If the presenting view is removed while its card appears, is dragged, or rests, the card is dismissed",
        arguments: Way.all.sampled(), [0.05, 1])
    func presenterGoes(_ way: Way, after seconds: TimeInterval) {
        for isDragged in [false, true] {
            let (phone, notes) = Phone.noting(way) { Removable(notes: $0) }
            notes.set("isShown", 1)
            phone.wait(seconds)
            let finger = phone.stage.touch(at: CGPoint(x: 200, y: 200))
            if isDragged { finger.move(by: .down(60), over: 0.1) } else { finger.lift() }
            notes.set("isThere", 0)
            phone.wait(0.1)
            if isDragged { finger.lift() }
            phone.settle()
            expectNothingLeft(phone)
            #expect(phone.home.children.isEmpty)
            #expect(notes.count("onDismiss") == 1)
        }
    }

    private struct Nested: View {
        let notes: Notes
        let depth: Int
        @State private var isShown = false
        @Environment(\.dismissCard) private var dismissCard
        var body: some View {
            let _ = notes.saw("shown \(depth)", isShown ? 1 : 0)
            VStack {
                Button("Open \(depth)") { isShown = true }
                Button("Close \(depth)") { dismissCard() }
            }
            .deck(isPresented: $isShown, onDismiss: notes.telling("gone \(depth)")) {
                AnyView(Nested(notes: notes, depth: depth + 1))
            }
        }
    }

    @Test("A deck on a deck closes by itself, and the lower one after it", arguments: Way.all.sampled())
    func nested(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Nested(notes: $0, depth: 0) }
        phone.tap("Open 0")
        phone.tap("Open 1")
        #expect(phone.presented.count == 2)
        phone.tap("Close 2")
        #expect(phone.presented.count == 1)
        #expect(notes.lines == ["gone 1"])
        phone.tap("Close 1")
        expectNothingLeft(phone)
        #expect(notes.lines == ["gone 1", "gone 0"])
    }

    @Test("If the lower of two decks is dismissed, both leave, and both report it once", arguments: Way.all.sampled())
    func wholeChain(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Nested(notes: $0, depth: 0) }
        phone.tap("Open 0")
        phone.tap("Open 1")
        phone.home.dismiss(animated: true)
        phone.settle()
        expectNothingLeft(phone)
        #expect(notes.read["shown 0"] == 0)
        #expect(notes.lines.sorted() == ["gone 0", "gone 1"])
    }

    @Test("A card set behind an alert waits until the alert has left", arguments: Way.all.sampled())
    func behindAlert(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { DeckHome(notes: $0) }
        let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
        phone.home.present(alert, animated: true)
        phone.settle()
        notes.set("isShown", 1)
        phone.wait(1)
        #expect(phone.presented.map { $0 is UIAlertController } == [true])
        #expect(notes.read["isShown"] == 1)
        phone.home.dismiss(animated: true)
        phone.settle()
        #expect(phone.card?.enclosingCard != nil)
        #expect(phone.stage.warnings == [])
    }

    @Test("An alert and a sheet on the card leave with it when the binding turns", arguments: [true, false])
    func fromCard(_ isAlert: Bool) {
        let (phone, notes) = Phone.noting { DeckHome(notes: $0) }
        phone.tap("Show")
        phone.card?.present(
            isAlert ? UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert) : UIViewController(),
            animated: true)
        phone.wait(0.1)  // on its way in
        notes.set("isShown", 0)
        phone.settle()
        expectNothingLeft(phone)
        #expect(notes.count("onDismiss") == 1)
        #expect(phone.stage.warnings == [])
    }

    @Test("An alert over the card does not prevent the card from staying afterwards")
    func alertOverCard() {
        let (phone, notes) = Phone.noting { DeckHome(notes: $0) }
        phone.tap("Show")
        let card = phone.card
        card?.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
        phone.settle()
        card?.dismiss(animated: true)
        phone.settle()
        #expect(phone.card === card)
        #expect(notes.read["isShown"] == 1)
        phone.dragAway()
        #expect(notes.count("onDismiss") == 1)
    }

    private struct Field: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ uiView: UITextField, context: Context) {}
    }

    @Test("U4: editing ends when a card appears", arguments: Way.all.sampled())
    func keyboard(_ way: Way) {
        struct Home: View {
            let notes: Notes
            @State private var isShown = false
            var body: some View {
                let _ = notes.on("isShown") { isShown = $0 == 1 }
                Field().frame(height: 44).deck(isPresented: $isShown) { Text("card") }
            }
        }
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        let field = phone.views(UITextField.self)[0]
        _ = field.becomeFirstResponder()
        phone.settle()
        #expect(field.isFirstResponder)
        notes.set("isShown", 1)
        phone.settle()
        #expect(!field.isFirstResponder)
        #expect(phone.texts.contains("card"))
    }

    @Test("If a binding refuses, the card stays dismissed, and that is reported")
    func refusing() {
        struct Home: View {
            let notes: Notes
            @State private var number = 0
            var body: some View {
                let _ = notes.on("number") { number = $0 }
                Text("home \(number)")
                    .deck(isPresented: .constant(true), onDismiss: notes.telling("onDismiss")) {
                        CardContent(notes: notes, name: "\(number)")
                    }
            }
        }
        let (phone, notes) = Phone.noting { Home(notes: $0) }
        phone.dragAway()
        notes.set("number", 1)
        phone.settle()
        expectNothingLeft(phone)
        #expect(notes.count("onDismiss") == 1)
        #expect(phone.stage.warnings.count == 1)
        #expect(phone.stage.warnings.first?.hasPrefix("GestureArbiterUI.binding: ") == true)
    }

    @Test("A binding that changes late does not count as refusing")
    func late() {
        final class Store {
            var isShown = true
            var wishes: [Bool] = []
        }
        struct Home: View {
            let store: Store
            let notes: Notes
            @State private var version = 0
            var body: some View {
                let _ = notes.on("version") { version = $0 }
                let binding = Binding(get: { store.isShown }, set: { store.wishes.append($0) })
                Text("home \(version)").deck(isPresented: binding) { CardContent(notes: notes, name: "late") }
            }
        }
        let (store, notes) = (Store(), Notes())
        let phone = Phone(Home(store: store, notes: notes))
        phone.dragAway()
        #expect(store.wishes == [false])
        store.isShown = false
        notes.set("version", 1)
        phone.settle()
        store.isShown = true
        notes.set("version", 2)
        phone.settle()
        #expect(phone.card != nil)
    }
}
