import DeckTransition
import GestureArbiter
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Panels
import Support
import Testing

@MainActor
@Suite("A view's declarations for the arbiter around it")
struct SwiftUIDeclarationTests {
    /// A card that only its header drags.
    private struct Home: View {
        let notes: Notes
        @State private var isEditing = false
        @State private var hasHeader = true
        var body: some View {
            let _ = notes.on("isEditing") { isEditing = $0 == 1 }
            let _ = notes.on("hasHeader") { hasHeader = $0 == 1 }
            Color.white.deck(isPresented: .constant(true), as: Self.configuration) {
                VStack(spacing: 0) {
                    if hasHeader {
                        Text("header").frame(maxWidth: .infinity).frame(height: 80).arbiterRegion("header")
                    }
                    Color.gray.frame(height: 200).arbiterRegion(.opaque)
                    ScrollView { ForEach(0..<60) { Text("Row \($0)") } }
                        .arbiterFlag("editing", isEditing)
                }
            }
        }
        private static let configuration = DeckConfiguration {
            $0.policy = ArbitrationPolicy(.down, when: !.flag("editing"), handoff: .continuous)
        }
    }
    private struct HeaderHome: View {
        let notes: Notes
        @State private var hasHeader = true
        var body: some View {
            let _ = notes.on("hasHeader") { hasHeader = $0 == 1 }
            Color.white.deck(isPresented: .constant(true), as: Self.configuration) {
                VStack(spacing: 0) {
                    if hasHeader {
                        Text("header").frame(maxWidth: .infinity).frame(height: 80).arbiterRegion("header")
                    }
                    Color.gray.frame(height: 300)
                    Text("footer").frame(maxWidth: .infinity).frame(height: 80).arbiterRegion("header")
                }
            }
        }
        private static let configuration = DeckConfiguration {
            $0.policy = ArbitrationPolicy(.down, when: .touchStarts(in: "header"))
        }
    }

    private func middle(of text: String, _ phone: Phone) -> CGFloat {
        let label = phone.views(UILabel.self).last { $0.text == text }
        return label.map { $0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: nil).y } ?? .nan
    }

    @Test(
        "A region is the area of its view, even under other views; several views may share a region",
        arguments: Way.all.sampled())
    func region(_ way: Way) {
        let (phone, _) = Phone.noting(way) { HeaderHome(notes: $0) }
        #expect(phone.pulled(from: middle(of: "header", phone)) > 50)
        #expect(phone.pulled(from: middle(of: "footer", phone)) > 50)
        #expect(phone.pulled(from: middle(of: "footer", phone) - 150) == 0)
    }

    @Test("A region whose view is gone contains no touch")
    func regionGone() {
        let (phone, notes) = Phone.noting { HeaderHome(notes: $0) }
        let header = middle(of: "header", phone)
        notes.set("hasHeader", 0)
        phone.settle()
        #expect(phone.pulled(from: header) == 0)
        #expect(phone.pulled(from: middle(of: "footer", phone)) > 50)
    }

    @Test("Touches in an opaque view drag nothing", arguments: Way.all.sampled())
    func opaque(_ way: Way) {
        let phone = Phone(way, Home(notes: Notes()))
        let header = middle(of: "header", phone)
        #expect(phone.pulled(from: header) > 50)
        #expect(phone.pulled(from: header + 140) == 0)
    }

    @Test("A flag is on while a view declares it", arguments: Way.all.sampled())
    func flag(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        let header = middle(of: "header", phone)
        notes.set("isEditing", 1)
        phone.settle()
        #expect(phone.pulled(from: header) == 0)
        notes.set("isEditing", 0)
        phone.settle()
        #expect(phone.pulled(from: header) > 50)
    }

    @Test("A flag that the client has set itself stays")
    func ownFlag() {
        let (phone, notes) = Phone.noting { Home(notes: $0) }
        phone.card?.enclosingCard?.arbiter?.flags.insert("mine")
        notes.set("isEditing", 1)
        phone.settle()
        notes.set("isEditing", 0)
        phone.settle()
        #expect(phone.card?.enclosingCard?.arbiter?.flags == ["mine"])
    }

    private struct Asking: View {
        let notes: Notes
        @State private var isDirty = true
        @State private var isShown = true
        var body: some View {
            let _ = notes.on("isDirty") { isDirty = $0 == 1 }
            Text("home").deck(isPresented: $isShown) {
                Text("card")
                    .onArbiterAttempt { attempt in
                        notes.lines.append(attempt.stage == .begin ? "begin" : "later")
                        return isDirty ? .deny(reason: "unsaved") : .allow
                    }
                    .onArbiterDecision { decision in notes.lines.append("decision to \(decision.to)") }
            }
        }
    }

    @Test("A veto may keep the card, and allow it to leave later", arguments: Way.all.sampled())
    func attempt(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Asking(notes: $0) }
        phone.dragAway()
        #expect(phone.card != nil)
        #expect(notes.count("begin") == 1)
        notes.set("isDirty", 0)
        phone.settle()
        phone.dragAway()
        expectNothingLeft(phone)
    }

    @Test("Decisions are reported in order")
    func decisions() {
        let (phone, notes) = Phone.noting { Asking(notes: $0) }
        notes.set("isDirty", 0)
        phone.settle()
        phone.stage.touch(at: CGPoint(x: 200, y: 300)).swipe(by: .down(40), over: 0.2)
        phone.settle()
        let told = notes.lines.filter { $0.hasPrefix("decision") }
        #expect(told == ["decision to drag", "decision to nobody"])
        #expect(phone.card?.enclosingCard?.arbiter?.decisions.count == told.count)
    }

    @Test("interactiveDismissDisabled keeps the card, if SwiftUI tells the controller", arguments: Way.all)
    func interactiveDismissDisabled(_ way: Way) {
        struct Home: View {
            @State private var isShown = true
            var body: some View {
                Text("home").deck(isPresented: $isShown) { Text("card").interactiveDismissDisabled() }
            }
        }
        let phone = Phone(way, Home())
        phone.dragAway()
        #expect((phone.card != nil) == (way.swiftUI.interactiveDismissDisabled == .setsModal))
    }

    @Test("A declaration outside of any arbiter is reported once")
    func outside() {
        let phone = Phone(
            VStack {
                Text("a").arbiterRegion(.handle)
                Text("b").arbiterRegion(.handle)
            })
        #expect(phone.stage.warnings.count == 1)
        #expect(phone.stage.warnings.first?.hasPrefix("GestureArbiterUI.arbiterRegion: ") == true)
    }

    @Test("In a card that UIKit presents, the modifiers apply to its arbiter, too")
    func presentedByUIKit() {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let content = Color.white.arbiterRegion(.opaque)
        home.presentDeck(UIHostingController(rootView: content))
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
        #expect(home.presentedViewController?.enclosingCard?.card.transform.ty == 0)
        finger.lift()
        stage.settle()
    }
}

private func name(of drag: GestureArbiter.Drag) -> String {
    switch drag {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
}

@MainActor
@Suite("An arbiter in SwiftUI")
struct ArbiterTests {
    private struct Home: View {
        let notes: Notes
        @State private var policy = 0
        @State private var title = 0
        var body: some View {
            let _ = notes.on("policy") { policy = $0 }
            let _ = notes.on("title") { title = $0 }
            ScrollView {
                Text("title \(title)")
                ForEach(0..<60) { Text("Row \($0)") }
            }
            .gestureArbiter(
                policy: policy == 0 ? .continuous : ArbitrationPolicy(.down, when: .touchStarts(in: "none"))
            ) { drag in notes.lines.append(name(of: drag)) }
        }
    }

    private func drag(_ phone: Phone) {
        phone.stage.touch(at: CGPoint(x: 200, y: 300)).swipe(by: .down(100), over: 0.2)
        phone.settle()
    }

    @Test("The arbiter reports the drags, under its current policy", arguments: Way.all.sampled())
    func drags(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        drag(phone)
        #expect(notes.lines.first == "began")
        #expect(notes.lines.last == "ended")
        notes.lines = []
        notes.set("policy", 1)
        phone.settle()
        drag(phone)
        #expect(notes.lines == [])
    }

    @Test("The content of the arbiter is updated, and has the environment", arguments: Way.all.sampled())
    func content(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        notes.set("title", 5)
        phone.settle()
        #expect(phone.texts.contains("title 5"))
    }

    @Test("In a card the inner arbiter owns the touch, and the button works")
    func inCard() {
        struct Closing: View {
            @Environment(\.dismissCard) private var dismissCard
            var body: some View { Button("Close inside") { dismissCard() } }
        }
        struct Outer: View {
            let notes: Notes
            @State private var isShown = true
            var body: some View {
                Text("home").deck(isPresented: $isShown) {
                    VStack {
                        Closing()
                        Color.gray.frame(height: 300)
                    }
                    .gestureArbiter(policy: ArbitrationPolicy(.down, when: .always)) { _ in notes.lines.append("inner")
                    }
                }
            }
        }
        let (phone, notes) = Phone.noting { Outer(notes: $0) }
        phone.stage.touch(at: CGPoint(x: 200, y: 450)).swipe(by: .down(100), over: 0.2)
        phone.settle()
        #expect(!notes.lines.isEmpty)
        #expect(phone.card != nil)
        phone.tap("Close inside")
        expectNothingLeft(phone)
    }
}
