import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Panels
import Support
import Testing

@MainActor
@Suite("A docked panel in SwiftUI")
struct SwiftUIPanelTests {
    private struct Home: View {
        let notes: Notes
        @State private var isShown = true
        @State private var detent = Detent.Identifier.medium
        var body: some View {
            let _ = notes.on("isShown") { isShown = $0 == 1 }
            let _ = notes.saw("isShown", isShown ? 1 : 0)
            Color.white
                .panel(
                    isPresented: $isShown, as: Panel.Configuration { $0.interactiveDismissDisabled = false },
                    detents: [.height(88), .medium, .large], selection: $detent, onDismiss: notes.telling("onDismiss")
                ) { PanelContent() }
        }
    }
    private struct PanelContent: View {
        @Environment(\.dismissCard) private var dismissCard
        var body: some View {
            ScrollView {
                Color.clear.frame(height: 30)  // under the handle
                Button("Close") { dismissCard() }
                ForEach(0..<60) { Text("Row \($0)") }
            }
        }
    }

    /// The set of detents depends on the selection so that each selected detent removes itself.
    private struct Fickle: View {
        let notes: Notes
        @State private var detent = Detent.Identifier.height(88)
        var body: some View {
            let _ = notes.on("detent") { detent = [.height(88), .medium, .large, "none"][$0] }
            let _ = notes.lines.append("detent \(detent)")
            Color.clear
                .panel(
                    detents: detent == .medium ? [.height(88), .large] : [.height(88), .medium, .large],
                    selection: $detent
                ) { Text("content") }
        }
    }

    @Test("A detent and a selection that change together cause no warning", arguments: Way.all.sampled())
    func detentsFollowSelection(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Fickle(notes: $0) }
        notes.set("detent", 1)
        phone.settle()
        #expect(phone.stage.warnings == [])
        #expect(phone.panel.map { "detent \($0.selectedDetent)" } == notes.lines.last)
        let top = phone.panel?.card.convert(CGPoint.zero, to: nil).y ?? 0
        phone.stage.touch(at: CGPoint(x: 200, y: top + 8)).drag(by: .down(-330), over: 0.6)
        phone.settle()
        #expect(phone.stage.warnings == [])
        #expect(phone.panel.map { "detent \($0.selectedDetent)" } == notes.lines.last)
        notes.set("detent", 3)
        phone.settle()
        #expect(phone.stage.warnings == [])
        #expect(phone.panel.map { "detent \($0.selectedDetent)" } == notes.lines.last)
    }

    @Test("The panel extends under the home indicator, and over the whole width")
    func place() {
        let phone = Phone(Home(notes: Notes()))
        let ground = phone.panel?.parent?.view
        #expect(ground?.convert(ground?.bounds ?? .zero, to: nil) == phone.stage.window.bounds)
    }

    @Test("Button, binding and finger each remove the panel once, and it appears again", arguments: Way.all.sampled())
    func leaving(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        let ways: [() -> Void] = [
            { phone.tap("Close") },
            { notes.set("isShown", 0) },
            {
                let top = phone.panel?.card.convert(CGPoint.zero, to: nil).y ?? 0
                phone.stage.touch(at: CGPoint(x: 200, y: top + 8)).swipe(by: .down(400), over: 0.2)
            },
        ]
        for (index, leave) in ways.enumerated() {
            #expect(phone.panel != nil, "way \(index)")
            leave()
            phone.settle()
            #expect(phone.panel == nil, "way \(index)")
            #expect(notes.read["isShown"] == 0, "way \(index)")
            #expect(notes.count("onDismiss") == index + 1, "way \(index)")
            notes.set("isShown", 1)
            phone.settle()
        }
        #expect(phone.stage.warnings == [])
    }

    @Test("A panel that is always shown goes with its view")
    func withView() {
        struct Root: View {
            let notes: Notes
            @State private var isThere = true
            @State private var detent = Detent.Identifier.medium
            var body: some View {
                let _ = notes.on("isThere") { isThere = $0 == 1 }
                VStack {
                    if isThere {
                        Color.white.panel(detents: [.medium, .large], selection: $detent) { Text("panel") }
                    }
                }
            }
        }
        let (phone, notes) = Phone.noting { Root(notes: $0) }
        #expect(phone.panel != nil)
        notes.set("isThere", 0)
        phone.settle()
        #expect(phone.home.children.isEmpty)
        #expect(!phone.texts.contains("panel"))
    }
}
