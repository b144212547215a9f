import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("Text follows the user's size")
struct TextSizeTests {
    private struct Sized: View {
        let notes: Notes
        @Environment(\.dynamicTypeSize) private var size
        var body: some View {
            let _ = notes.lines.append("\(size)")
            Text("Text")
        }
    }
    private func height(of text: String, in hosted: Hosted<some View>) -> CGFloat {
        hosted.views(UILabel.self).first { $0.text == text }?.bounds.height ?? .nan
    }

    @Test("U63: the environment has the stage's size, and text is measured by it")
    func stage() {
        let notes = Notes()
        let hosted = Hosted(Sized(notes: notes))
        #expect(notes.lines == ["large"])
        #expect(hosted.views(UILabel.self)[0].font.pointSize == 17)
        let before = height(of: "Text", in: hosted)
        hosted.stage.preferredContentSizeCategory = .accessibilityLarge
        hosted.stage.settle()
        #expect(notes.lines.last == "accessibility2")
        #expect(hosted.views(UILabel.self)[0].font.pointSize == 33)
        #expect(height(of: "Text", in: hosted) > 1.5 * before)
    }

    @Test("A view's own size counts for the views in it, whatever the stage's")
    func own() {
        struct Two: View {
            var body: some View {
                VStack {
                    Text("fixed").dynamicTypeSize(.xSmall)
                    Text("free")
                }
            }
        }
        let hosted = Hosted(Two())
        hosted.stage.preferredContentSizeCategory = .extraExtraExtraLarge
        hosted.stage.settle()
        let sizes = hosted.views(UILabel.self).map(\.font.pointSize)
        #expect(sizes == [14, 23])
    }

    @Test("A range limits the size to the nearest in it")
    func range() {
        struct Three: View {
            let notes: Notes
            var body: some View {
                VStack {
                    Sized(notes: notes).dynamicTypeSize(...DynamicTypeSize.large)
                    Sized(notes: notes).dynamicTypeSize(.small ... .accessibility1)
                    Sized(notes: notes).dynamicTypeSize(DynamicTypeSize.accessibility3...)
                }
            }
        }
        let notes = Notes()
        let hosted = Hosted(Three(notes: notes))
        #expect(notes.lines == ["large", "large", "accessibility3"])
        notes.lines = []
        hosted.stage.preferredContentSizeCategory = .accessibilityMedium
        hosted.stage.settle()
        #expect(notes.lines == ["large", "accessibility1", "accessibility3"])
    }

    @Test("The rows of a list grow with their text", arguments: settings(of: "listView"))
    func rows(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = Hosted(assumptions, List(0..<5) { Text("Row \($0)") })
        func top(_ text: String) -> CGFloat {
            hosted.views(UILabel.self).first { $0.text == text }?.convert(CGPoint.zero, to: nil).y ?? .nan
        }
        let before = top("Row 1") - top("Row 0")
        hosted.stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        hosted.stage.settle()
        #expect(top("Row 1") - top("Row 0") > before + 10)
    }

    @Test("Fields and editors have the size of text, too")
    func fields() {
        let hosted = Hosted(
            VStack {
                TextField("Name", text: .constant(""))
                TextEditor(text: .constant("Notes"))
            })
        hosted.stage.preferredContentSizeCategory = .extraSmall
        hosted.stage.settle()
        #expect(hosted.views(UITextField.self).map { $0.font?.pointSize } == [14])
        #expect(hosted.views(UITextView.self).map { $0.font?.pointSize } == [14])
    }

    @Test("Each size has UIKit's name, and back")
    func names() {
        #expect(DynamicTypeSize.allCases.map { DynamicTypeSize(UIContentSizeCategory($0)) } == DynamicTypeSize.allCases)
        #expect(UIContentSizeCategory(DynamicTypeSize.accessibility5) == .accessibilityExtraExtraExtraLarge)
        #expect(UIContentSizeCategory(nil) == .unspecified)
        #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
        #expect(DynamicTypeSize.allCases.count { $0.isAccessibilitySize } == 5)
    }
}
