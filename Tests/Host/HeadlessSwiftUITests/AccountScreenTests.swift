import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// A session that three views share, as before `@Observable`.
@MainActor
@Suite("An account's screen: an observable object and its wrappers")
struct AccountScreenTests {
    // On a Mac, Foundation exports Combine's names.
    private final class Session: HeadlessSwiftUI.ObservableObject {
        @HeadlessSwiftUI.Published var name = "Ada"
        @HeadlessSwiftUI.Published var isSignedIn = true
        let notes: Notes
        init(_ notes: Notes) { self.notes = notes }
    }

    private struct Account: View {
        @StateObject private var session: Session
        @State private var count = 0
        private let notes: Notes

        init(notes: Notes) {
            self.notes = notes
            _session = StateObject(wrappedValue: Session(notes))
        }
        var body: some View {
            let _ = notes.on("rename") { session.name = "Grace" }
            let _ = notes.on("count") { count += 1 }
            VStack {
                Header(session: session, count: count)
                Settings()
            }
            .environmentObject(session)
        }
    }

    private struct Header: View {
        @ObservedObject var session: Session
        let count: Int
        var body: some View {
            let _ = session.notes.lines.append("header \(session.name) \(count)")
            Text("\(session.name), \(count)")
        }
    }

    private struct Settings: View {
        @EnvironmentObject private var session: Session
        var body: some View {
            let _ = session.notes.lines.append("settings \(session.isSignedIn)")
            Form {
                TextField("Name", text: $session.name)
                Toggle("Signed in", isOn: $session.isSignedIn)
            }
        }
    }

    private let notes = Notes()

    @Test("U45: A published property that changes updates every body that reads the object")
    func published() {
        let hosted = Hosted(Account(notes: notes))
        #expect(notes.lines == ["header Ada 0", "settings true"])
        notes.act["rename"]?()
        hosted.stage.settle()
        #expect(notes.lines.dropFirst(2) == ["header Grace 0", "settings true"])
        #expect(hosted.views(UITextField.self).map(\.text) == ["Grace"])
        #expect(hosted.stage.warnings == [])
    }

    @Test("The object has the typed and toggled values, and stays the same while its view is in the tree")
    func bindings() throws {
        let hosted = Hosted(Account(notes: notes))
        let field = try #require(hosted.views(UITextField.self).first)
        field.text = "Lovelace"
        field.sendActions(for: .editingChanged)
        hosted.stage.settle()
        notes.act["count"]?()
        hosted.stage.settle()
        #expect(hosted.texts.contains("Lovelace, 1"))
        let toggle = try #require(hosted.views(UISwitch.self).first)
        let finger = hosted.stage.touch(at: toggle.convert(CGPoint(x: 25, y: 15), to: nil))
        hosted.stage.advance(by: 0.05)
        finger.lift()
        hosted.stage.settle()
        #expect(notes.lines.last == "settings false")
    }
}
