import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// A row of a list whose text is edited.
@MainActor
@Suite("A List keeps the edited row")
struct EditedRowTests {
    private struct Field: UIViewRepresentable {
        let number: Int
        func makeUIView(context: Context) -> UITextField { UITextField(frame: .zero) }
        func updateUIView(_ field: UITextField, context: Context) { field.accessibilityIdentifier = "\(number)" }
    }
    private struct Rows: View {
        let notes: Notes
        @State private var numbers = Array(0..<100)
        var body: some View {
            let _ = notes.on("remove first") { numbers.removeFirst() }
            let _ = notes.on("remove edited") { numbers.removeAll { $0 == 3 } }
            List(numbers, id: \.self) { Field(number: $0).frame(height: 40) }
        }
    }

    private let notes = Notes()

    /// A list in which the text of row 3 is edited.
    private func edited(_ assumptions: SwiftUIAssumptions) -> (hosted: Hosted<Rows>, field: UITextField?) {
        let hosted = Hosted(assumptions, Rows(notes: notes))
        let field = hosted.views(UITextField.self).first { $0.accessibilityIdentifier == "3" }
        field?.becomeFirstResponder()
        hosted.stage.settle()
        return (hosted, field)
    }

    @Test("The edited row is kept when it scrolls off", arguments: settings(of: "listView"))
    func scrolls(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let (hosted, field) = edited(assumptions)
        hosted.views(UIScrollView.self)[0].contentOffset.y = 2000
        hosted.stage.advanceFrame()
        #expect(field?.isEditing == true)
    }

    @Test("The edited row is kept when another row is removed", arguments: settings(of: "listView"))
    func shrinks(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let (hosted, field) = edited(assumptions)
        notes.act["remove first"]?()
        hosted.stage.settle()
        #expect(field?.isEditing == true)
        func top(_ field: UITextField) -> CGFloat { field.convert(CGPoint.zero, to: nil).y }
        let fields = hosted.views(UITextField.self).sorted { top($0) < top($1) }
        #expect(fields.prefix(4).map(\.accessibilityIdentifier) == ["1", "2", "3", "4"])
    }

    @Test("The edited row is not kept when it is removed itself", arguments: settings(of: "listView"))
    func goes(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let (hosted, field) = edited(assumptions)
        notes.act["remove edited"]?()
        hosted.stage.settle()
        #expect(field?.isEditing == false)
    }
}
