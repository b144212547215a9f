import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

/// The four looks of one modifier.
enum Look: CaseIterable, Sendable, CustomTestStringConvertible {
    case card, cover, deck, panel

    var testDescription: String { "\(self)" }
}

extension View {
    /// Presents by the modifier for this look.
    func presenting<Content: View>(
        _ look: Look, _ isPresented: Binding<Bool>, detents: [Detent]? = nil,
        selection: Binding<Detent.Identifier>? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> AnyView {
        switch look {
        case .card:
            AnyView(
                card(
                    isPresented: isPresented, detents: detents, selection: selection, onDismiss: onDismiss,
                    content: content))
        case .cover:
            AnyView(
                card(
                    isPresented: isPresented, as: .cover, detents: detents, selection: selection, onDismiss: onDismiss,
                    content: content))
        case .deck:
            AnyView(
                deck(
                    isPresented: isPresented, detents: detents, selection: selection, onDismiss: onDismiss,
                    content: content))
        case .panel:
            AnyView(
                panel(
                    isPresented: isPresented,
                    as: Panel.Configuration(detents: []) { $0.interactiveDismissDisabled = false },
                    detents: detents, selection: selection, onDismiss: onDismiss, content: content))
        }
    }
}

extension Phone {
    var panel: Panel? { home.children.flatMap(\.addedPanels).first }
    var presentation: InteractivePresentationController? {
        card?.presentationController as? InteractivePresentationController
    }
    var detents: [Detent]? { panel?.detents ?? presentation?.detents }
    var selectedDetent: Detent.Identifier? { panel?.selectedDetent ?? presentation?.selectedDetent }
    /// The card's top edge in the window, in points.
    var top: CGFloat { (panel?.card ?? presentation?.card)?.convert(CGPoint.zero, to: nil).y ?? .nan }

    /// Puts a finger at the card's top edge, moves it down by `distance`, and lets it rest.
    func drag(by distance: CGFloat) -> Finger {
        let finger = stage.touch(at: CGPoint(x: 200, y: top + 60))
        finger.move(by: CGVector(dx: 0, dy: distance), over: 0.6)
        finger.hold(for: 0.2)
        return finger
    }
}

/// A screen whose card follows three states: the detents, the selection, and whether it is presented.
private struct Screen: View {
    let look: Look
    let notes: Notes
    @State private var isShown = true
    @State private var detents: [Detent] = [.height(200), .height(400), .large]
    @State private var detent = Detent.Identifier.height(400)
    @State private var number = 0

    var body: some View {
        let _ = notes.on("detent") { detent = [.height(200), .height(400), .large, "none", .height(500)][$0] }
        let _ = notes.on("detents") {
            detents = [[.height(200), .height(400), .large], [.height(300), .large], [.height(500), .large]][$0]
        }
        let _ = notes.on("both") { _ in (detents, detent) = ([.height(200), .height(500)], .height(500)) }
        let _ = notes.on("number") { number = $0 }
        let _ = notes.lines.append("detent \(detent)")
        Color.white.presenting(look, $isShown, detents: detents, selection: $detent) { Text("number \(number)") }
    }
}

@MainActor
@Suite("Detents and selection from state, in every look")
struct StateTests {
    @Test("The card appears at the binding's detent, and follows its changes", arguments: Look.allCases)
    func selection(_ look: Look) {
        let (phone, notes) = Phone.noting { Screen(look: look, notes: $0) }
        #expect(phone.selectedDetent == .height(400))
        notes.set("detent", 0)
        phone.settle()
        #expect(phone.selectedDetent == .height(200))
        #expect(abs(phone.top - (844 - 34 - 200)) < 0.5)
        #expect(phone.stage.warnings == [])
    }

    @Test("After the lift the binding has the finger's detent", arguments: Look.allCases)
    func finger(_ look: Look) {
        let (phone, notes) = Phone.noting { Screen(look: look, notes: $0) }
        phone.drag(by: -330).lift()
        phone.settle()
        #expect(phone.selectedDetent == .large)
        #expect(notes.lines.last == "detent large")
    }

    @Test("New detents and a new selection take effect together", arguments: Look.allCases)
    func both(_ look: Look) {
        let (phone, notes) = Phone.noting { Screen(look: look, notes: $0) }
        let before = notes.lines.count
        notes.set("both", 0)
        phone.settle()
        #expect(phone.selectedDetent == .height(500))
        #expect(abs(phone.top - (844 - 34 - 500)) < 0.5)
        #expect(Set(notes.lines.dropFirst(before)) == ["detent height 500.0"])
    }

    @Test("The binding gets the substitute detent, without a warning", arguments: Look.allCases, [false, true])
    func standIn(_ look: Look, isUnknown: Bool) {
        let (phone, notes) = Phone.noting { Screen(look: look, notes: $0) }
        if isUnknown { notes.set("detent", 3) } else { notes.set("detents", 1) }
        phone.settle()
        #expect(phone.selectedDetent == (isUnknown ? .height(400) : .height(300)))
        #expect(notes.lines.last == phone.selectedDetent.map { "detent \($0)" })
        #expect(phone.stage.warnings == [])
    }

    @Test(
        "An unknown initial name is replaced by the smallest detent, and the log says so once",
        arguments: Look.allCases)
    func unknownAtFirst(_ look: Look) {
        struct Home: View {
            let look: Look
            let notes: Notes
            @State private var isShown = true
            @State private var detent: Detent.Identifier = "none"
            var body: some View {
                let _ = notes.lines.append("detent \(detent)")
                Color.white.presenting(look, $isShown, detents: [.height(200), .large], selection: $detent) {
                    Text("card")
                }
            }
        }
        let (phone, notes) = Phone.noting { Home(look: look, notes: $0) }
        #expect(notes.lines.last == "detent height 200.0")
        #expect(phone.stage.warnings.count == 1)
    }

    @Test("During a drag, evaluating the body again moves nothing", arguments: Look.allCases)
    func inHand(_ look: Look) {
        let (phone, notes) = Phone.noting { Screen(look: look, notes: $0) }
        let finger = phone.drag(by: -60)
        let top = phone.top
        notes.set("number", 1)
        phone.wait(0.1)
        #expect(phone.top == top)
        notes.set("detent", 0)
        phone.wait(0.1)
        #expect(phone.top == top)
        finger.lift()
        phone.settle()
        #expect(phone.selectedDetent == .height(200))
        #expect(notes.lines.last == "detent height 200.0")
    }

    @Test("New detents during a drag take effect at the lift", arguments: Look.allCases)
    func detentsInHand(_ look: Look) {
        let (phone, notes) = Phone.noting { Screen(look: look, notes: $0) }
        let finger = phone.drag(by: -60)
        let top = phone.top
        notes.set("detents", 2)
        phone.wait(0.1)
        #expect(abs(phone.top - top) < 0.5)
        finger.lift()
        phone.settle()
        #expect(phone.selectedDetent == .height(500))
        #expect(notes.lines.last == "detent height 500.0")
    }

    @Test("A change without animation shows in the next frame", arguments: Look.allCases)
    func unanimated(_ look: Look) {
        let (phone, notes) = Phone.noting { Screen(look: look, notes: $0) }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { notes.set("both", 0) }
        phone.wait(0.04)
        #expect(abs(phone.top - (844 - 34 - 500)) < 0.5)
    }

    /// A screen whose card's policy and release rule follow state.
    private struct Ruled: View {
        let look: Look
        let notes: Notes
        @State private var isShown = true
        @State private var isLocked = false
        @State private var isHeavy = false

        var body: some View {
            let _ = notes.on("isLocked") { isLocked = $0 == 1 }
            let _ = notes.on("isHeavy") { isHeavy = $0 == 1 }
            let policy = isLocked ? ArbitrationPolicy(.down, when: .touchStarts(in: "nowhere")) : .continuous
            let release = isHeavy ? ReleaseRule.distance(points: 300) : .velocityAndProgress()
            let detents: [Detent] = [.height(400)]
            switch look {
            case .card, .cover:
                let values = CardConfiguration.cover {
                    $0.policy = policy
                    $0.release = release
                }
                Color.white.card(isPresented: $isShown, as: values, detents: detents) { Text("card") }
            case .deck:
                let values = DeckConfiguration { ($0.policy, $0.release) = (policy, release) }
                Color.white.deck(isPresented: $isShown, as: values, detents: detents) { Text("card") }
            case .panel:
                let values = Panel.Configuration(detents: []) {
                    ($0.policy, $0.release, $0.interactiveDismissDisabled) = (policy, release, false)
                }
                Color.white.panel(isPresented: $isShown, as: values, detents: detents) { Text("card") }
            }
        }
    }

    @Test("A policy and a release rule follow state", arguments: Look.allCases)
    func rules(_ look: Look) {
        let (phone, notes) = Phone.noting { Ruled(look: look, notes: $0) }
        let top = phone.top
        notes.set("isLocked", 1)
        phone.settle()
        let finger = phone.drag(by: 100)
        #expect(phone.top == top)
        finger.lift()
        notes.set("isLocked", 0)
        notes.set("isHeavy", 1)
        phone.settle()
        phone.drag(by: 280).lift()
        phone.settle()
        #expect(phone.top == top)
        notes.set("isHeavy", 0)
        phone.settle()
        phone.drag(by: 280).lift()
        phone.settle()
        #expect(phone.selectedDetent == nil)
    }

    @Test("Without a binding, evaluating the body again keeps the finger's detent", arguments: Look.allCases)
    func withoutBinding(_ look: Look) {
        struct Home: View {
            let look: Look
            let notes: Notes
            @State private var isShown = true
            @State private var number = 0
            var body: some View {
                let _ = notes.on("number") { number = $0 }
                Color.white.presenting(look, $isShown, detents: [.height(200), .large]) { Text("number \(number)") }
            }
        }
        let (phone, notes) = Phone.noting { Home(look: look, notes: $0) }
        phone.drag(by: -400).lift()
        phone.settle()
        notes.set("number", 1)
        phone.settle()
        #expect(phone.selectedDetent == .large)
        #expect(phone.texts.contains("number 1"))
    }
}
