import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Alerts, sheets and pages that a binding shows.
@MainActor
struct PresentedTests {
    private struct Item: Identifiable, Hashable {
        let id: Int
    }

    private struct Page: View {
        let notes: Notes
        @State private var asks = false
        @State private var chooses = false
        @State private var isOpen = false
        @State private var item: Item?
        @State private var name = ""
        var body: some View {
            let _ = notes.on("ask") { asks = true }
            let _ = notes.on("choose") { chooses = true }
            let _ = notes.on("open") { isOpen = true }
            let _ = notes.on("close") { isOpen = false }
            let _ = notes.on("item 1") { item = Item(id: 1) }
            let _ = notes.on("item 2") { item = Item(id: 2) }
            Text("name \(name), asks \(asks)")
                .alert("Name", isPresented: $asks) {
                    TextField("Name", text: $name)
                    Button("Save") { notes.lines.append("saves \(name)") }
                    Button("Not now", role: .cancel) {}
                } message: {
                    Text("How shall we call you?")
                }
                .confirmationDialog("Delete?", isPresented: $chooses) {
                    Button("Delete", role: .destructive) { notes.lines.append("deletes") }
                }
                .sheet(isPresented: $isOpen, onDismiss: { notes.lines.append("dismissed") }) { Inside(notes: notes) }
                .fullScreenCover(item: $item) { Text("item \($0.id)") }
        }
    }
    private struct Inside: View {
        let notes: Notes
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View {
            let _ = notes.on("done") { dismiss() }
            Text("inside \(isPresented)")
        }
    }

    private let notes = Notes()
    private let hosted: Hosted<AnyView>
    init() {
        let notes = notes
        hosted = Hosted(AnyView(Page(notes: notes)))
    }
    private var front: UIViewController? { hosted.controller.presentedViewController }

    @Test("U51: An alert is one of UIKit's, with the buttons, the fields and the message of its closures")
    func alert() {
        notes.act["ask"]?()
        hosted.stage.settle()
        let alert = front as? UIAlertController
        #expect(alert?.title == "Name")
        #expect(alert?.message == "How shall we call you?")
        #expect(alert?.actions.map(\.title) == ["Save", "Not now"])
        #expect(alert?.actions.last?.style == .cancel)
        hosted.stage.typeText("Ada")
        #expect(hosted.stage.tapAlert("Save"))
        hosted.stage.settle()
        #expect(notes.lines == ["saves Ada"])
        #expect(front == nil)
        #expect(hosted.texts.contains("name Ada, asks false"))
    }

    @Test(
        "U51: An alert and a dialog about a value have its buttons, and are there only with a value; so is an error's alert"
    )
    func value() throws {
        struct Failed: LocalizedError {
            var errorDescription: String? { "It failed." }
        }
        struct Page: View {
            let notes: Notes
            @State private var item: Item?
            @State private var isShown = false
            @State private var error: Failed?
            @State private var hasFailed = false
            @State private var dialog: Item?
            @State private var hasDialog = false
            var body: some View {
                let _ = notes.on("show") { isShown = true }
                let _ = notes.on("item") { (item, isShown) = (Item(id: 7), true) }
                let _ = notes.on("fail") { (error, hasFailed) = (Failed(), true) }
                let _ = notes.on("dialog") { (dialog, hasDialog) = (Item(id: 8), true) }
                Text("page")
                    .alert("Delete?", isPresented: $isShown, presenting: item) { item in
                        Button("Delete \(item.id)", role: .destructive) { notes.lines.append("deletes \(item.id)") }
                    }
                    .alert(isPresented: $hasFailed, error: error) { Button("OK") {} }
                    .confirmationDialog("Choose", isPresented: $hasDialog, presenting: dialog) { item in
                        Button("Choose \(item.id)") { notes.lines.append("chooses \(item.id)") }
                    }
            }
        }
        let hosted = Hosted(AnyView(Page(notes: notes)))
        func front() -> UIAlertController? { hosted.controller.presentedViewController as? UIAlertController }
        notes.act["show"]?()
        hosted.stage.settle()
        #expect(front() == nil)
        notes.act["item"]?()
        hosted.stage.settle()
        #expect(front()?.actions.map(\.title) == ["Delete 7"])
        hosted.stage.tapAlert("Delete 7")
        hosted.stage.settle()
        notes.act["fail"]?()
        hosted.stage.settle()
        #expect(front()?.title == "It failed.")
        hosted.stage.tapAlert("OK")
        hosted.stage.settle()
        notes.act["dialog"]?()
        hosted.stage.settle()
        #expect(front()?.preferredStyle == .actionSheet)
        hosted.stage.tapAlert("Choose 8")
        hosted.stage.settle()
        #expect(notes.lines == ["deletes 7", "chooses 8"])
    }

    @Test("U51: A dialog of choices is an action sheet, with Cancel if no button cancels")
    func dialog() {
        notes.act["choose"]?()
        hosted.stage.settle()
        let alert = front as? UIAlertController
        #expect(alert?.preferredStyle == .actionSheet)
        #expect(alert?.actions.map(\.title) == ["Delete", "Cancel"])
        #expect(alert?.actions.first?.style == .destructive)
        hosted.stage.tapAlert("Cancel")
        hosted.stage.settle()
        #expect(notes.lines.isEmpty)
        notes.act["choose"]?()
        hosted.stage.settle()
        hosted.stage.tapAlert("Delete")
        hosted.stage.settle()
        #expect(notes.lines == ["deletes"])
    }

    @Test("U51: A sheet comes and goes with its binding, and can dismiss itself")
    func sheet() {
        notes.act["open"]?()
        #expect(hosted.stage.settle())
        #expect(hosted.texts.contains("inside true"))
        #expect(front?.modalPresentationStyle == .pageSheet)
        notes.act["close"]?()
        hosted.stage.settle()
        #expect(front == nil)
        notes.act["open"]?()
        hosted.stage.settle()
        notes.act["done"]?()
        hosted.stage.settle()
        #expect(front == nil)
        #expect(notes.lines == ["dismissed", "dismissed"])
    }

    @Test("U51: A cover of a value shows the value, and another one when the value changes")
    func item() {
        notes.act["item 1"]?()
        hosted.stage.settle()
        #expect(hosted.texts.contains("item 1"))
        notes.act["item 2"]?()
        hosted.stage.settle()
        #expect(hosted.texts.contains("item 2"))
    }

    private struct Stack: View {
        let notes: Notes
        @State private var isOpen = false
        @State private var item: Item?
        var body: some View {
            let _ = notes.on("open") { isOpen = true }
            let _ = notes.on("close") { isOpen = false }
            let _ = notes.on("item") { item = Item(id: 7) }
            let _ = notes.lines.append("open \(isOpen)")
            NavigationStack {
                Text("home")
                    .navigationDestination(isPresented: $isOpen) { Text("details").navigationTitle("Details") }
                    .navigationDestination(item: $item) { Text("item \($0.id)") }
            }
        }
    }

    @Test("U59: A binding pushes a page and pops it; a pop by the user sets the binding")
    func destination() throws {
        let notes = Notes()
        let hosted = Hosted(Stack(notes: notes))
        let navigation = try #require(hosted.controller.children.first as? UINavigationController)
        notes.act["open"]?()
        #expect(hosted.stage.settle())
        #expect(navigation.topViewController?.navigationItem.title == "Details")
        notes.act["close"]?()
        #expect(hosted.stage.settle())
        #expect(navigation.viewControllers.count == 1)
        notes.act["open"]?()
        #expect(hosted.stage.settle())
        navigation.popViewController(animated: true)
        #expect(hosted.stage.settle())
        #expect(notes.lines.last == "open false")
        notes.act["item"]?()
        #expect(hosted.stage.settle())
        #expect(hosted.texts.contains("item 7"))
    }
}
