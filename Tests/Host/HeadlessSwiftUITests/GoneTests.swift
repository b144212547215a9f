import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// What is left of a view that is no longer there: nothing.
@MainActor
@Suite("Views that go")
struct GoneTests {
    private struct Page: UIViewRepresentable {
        let notes: Notes
        let name: String
        func makeUIView(context: Context) -> UIView {
            notes.lines.append("\(name) made")
            return UIView()
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func makeCoordinator() -> (notes: Notes, name: String) { (notes, name) }
        static func dismantleUIView(_ uiView: UIView, coordinator: (notes: Notes, name: String)) {
            coordinator.notes.lines.append("\(coordinator.name) gone")
        }
    }

    private struct Stack: View {
        let notes: Notes
        @State private var path = [1]
        var body: some View {
            let _ = notes.on("pop") { path = [] }
            NavigationStack(path: $path) {
                Text("home").navigationDestination(for: Int.self) { Page(notes: notes, name: "page \($0)") }
            }
        }
    }

    private struct Sometimes<Content: View>: View {
        let notes: Notes
        let content: Content
        @State private var isThere = true
        var body: some View {
            let _ = notes.on("go") { isThere = false }
            if isThere { content } else { Text("nothing") }
        }
    }

    @Test("U41: A stack that begins with a path shows the page of the path's last value")
    func beginsWithPath() {
        let notes = Notes()
        _ = Hosted(Stack(notes: notes))
        #expect(notes.lines.first == "page 1 made")
    }

    @Test("U49: The views of a popped page are dismantled")
    func popped() {
        let notes = Notes()
        let hosted = Hosted(Stack(notes: notes))
        notes.act["pop"]?()
        hosted.stage.settle()
        #expect(notes.lines == ["page 1 made", "page 1 gone"])
    }

    @Test("U49: The pages of a stack that goes are dismantled")
    func stack() {
        let notes = Notes()
        let hosted = Hosted(Sometimes(notes: notes, content: Stack(notes: notes)))
        notes.act["go"]?()
        hosted.stage.settle()
        #expect(notes.lines == ["page 1 made", "page 1 gone"])
    }

    @Test("U15: A dismissal is disabled as long as the view that disables it is there")
    func dismissal() {
        let notes = Notes()
        let hosted = Hosted(Sometimes(notes: notes, content: Text("form").interactiveDismissDisabled()))
        #expect(hosted.controller.isModalInPresentation)
        notes.act["go"]?()
        hosted.stage.settle()
        #expect(!hosted.controller.isModalInPresentation)
    }

    @Test("U15: Of two views that disable a dismissal, the one that stays keeps it disabled")
    func otherDismissal() {
        let notes = Notes()
        let hosted = Hosted(
            VStack {
                Text("list").interactiveDismissDisabled()
                Sometimes(notes: notes, content: Text("form").interactiveDismissDisabled())
            })
        notes.act["go"]?()
        hosted.stage.settle()
        #expect(hosted.controller.isModalInPresentation)
    }

    @Test("U50: Nothing is behind, and nothing before, an empty view")
    func empty() {
        let notes = Notes()
        _ = Hosted(
            VStack {
                EmptyView().background { Page(notes: notes, name: "behind") }
                EmptyView().overlay { Page(notes: notes, name: "before") }
            })
        #expect(notes.lines.isEmpty)
    }
}
