import HeadlessSwiftUI
import HeadlessUIKit
import Testing

private enum TintKey: EnvironmentKey { static let defaultValue = "none" }
extension EnvironmentValues {
    fileprivate var tint: String {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

@MainActor
@Suite("The environment")
struct EnvironmentTests {
    private struct Tinted: View {
        let notes: Notes
        @Environment(\.tint) private var tint
        @Environment(\.isPresented) private var isPresented
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            let _ = notes.lines.append("\(tint) \(isPresented)")
            Button("Dismiss") { dismiss() }
        }
    }
    private struct Home: View {
        let notes: Notes
        @State private var tint = "red"
        var body: some View {
            let _ = notes.on("tint") { tint = "blue" }
            VStack {
                Tinted(notes: notes).environment(\.tint, "green")
                Tinted(notes: notes)
            }
            .environment(\.tint, tint)
        }
    }

    @Test("The nearest value counts, and a change is read again")
    func nearest() {
        let notes = Notes()
        let hosted = Hosted(Home(notes: notes))
        #expect(notes.lines == ["green false", "red false"])
        notes.lines = []
        notes.act["tint"]?()
        hosted.stage.settle()
        #expect(notes.lines.contains("blue false"))
    }

    /// The environment that a UIKit card gets from its presenter.
    private struct Bridging: UIViewControllerRepresentable {
        let notes: Notes
        func makeUIViewController(context: Context) -> UIViewController {
            let controller = UIViewController()
            notes.act["present"] = {
                let card = Tinted(notes: notes).environment(\.self, context.environment)
                controller.present(UIHostingController(rootView: card), animated: false)
            }
            return controller
        }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    private func present(_ assumptions: SwiftUIAssumptions) -> (Hosted<some View>, Notes) {
        let notes = Notes()
        let hosted = Hosted(assumptions, Bridging(notes: notes).environment(\.tint, "red"))
        notes.act["present"]?()
        hosted.stage.settle()
        return (hosted, notes)
    }

    @Test("U11: a whole environment is passed on by \\.self")
    func bridged() {
        let (_, notes) = present(SwiftUIAssumptions())
        #expect(notes.lines.last?.hasPrefix("red") == true)
    }

    @Test("U13: \\.dismiss with an environment that is passed on", arguments: settings(of: "dismiss"))
    func dismiss(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let (hosted, _) = present(assumptions)
        #expect(hosted.controller.presentedViewController != nil)
        hosted.tap("Dismiss")
        #expect((hosted.controller.presentedViewController == nil) == (assumptions.dismiss == .itsOwn))
    }

    @Test("U14: \\.isPresented with an environment that is passed on", arguments: settings(of: "isPresented"))
    func isPresented(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let (_, notes) = present(assumptions)
        #expect(notes.lines.last == "red \(assumptions.isPresented == .followsUIKit)")
    }

    @Test("U15: interactiveDismissDisabled in a card", arguments: settings(of: "interactiveDismissDisabled"))
    func modal(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = Hosted(assumptions, Text("home"))
        let card = UIHostingController(rootView: Text("card").interactiveDismissDisabled())
        hosted.controller.present(card, animated: false)
        hosted.stage.settle()
        #expect(card.isModalInPresentation == (assumptions.interactiveDismissDisabled == .setsModal))
    }

    private struct Acting: View {
        let notes: Notes
        @State private var number = 0
        var body: some View {
            let _ = notes.on("plain") { number += 1 }
            let _ = notes.on("still") {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { number += 1 }
            }
            Watching(number: number, notes: notes)
        }
    }
    private struct Watching: UIViewRepresentable {
        let number: Int
        let notes: Notes
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {
            notes.lines.append("\(number) \(context.transaction.disablesAnimations)")
        }
    }

    @Test("U28: a change's transaction reaches the views that it updates, and no later ones")
    func transactions() {
        let notes = Notes()
        let hosted = Hosted(Acting(notes: notes))
        notes.act["still"]?()
        hosted.stage.settle()
        notes.act["plain"]?()
        hosted.stage.settle()
        #expect(notes.lines == ["0 false", "1 true", "2 false"])
    }
}
