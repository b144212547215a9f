import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Rows U32 and U33: fields, switches and sliders are UIKit's, and focus is the first responder.
@MainActor
@Suite("The parts of a form, as UIKit controls")
struct SwiftUIControlTests {
    private struct Profile: View {
        enum Name: Hashable { case first, last }

        let notes: Notes
        @State private var first = "Ada"
        @State private var last = ""
        @State private var isPublic = false
        @State private var age = 20.0
        @FocusState private var focus: Name?

        var body: some View {
            let _ = notes.lines.append("\(first) \(last) \(isPublic) \(Int(age)) \(focus.map { "\($0)" } ?? "-")")
            let _ = notes.on("focus last") { focus = .last }
            let _ = notes.on("no focus") { focus = nil }
            Form {
                Section("Name") {
                    TextField("First", text: $first).focused($focus, equals: .first)
                    TextField("Last", text: $last).focused($focus, equals: .last)
                }
                Section {
                    Toggle("Public", isOn: $isPublic)
                    Slider(value: $age, in: 0...100)
                }
            }
        }
    }

    private func fields(_ hosted: Hosted<Profile>) -> [UITextField] {
        ["First", "Last"].map { name in
            hosted.views(UITextField.self).first { $0.placeholder == name } ?? UITextField()
        }
    }

    @Test(
        "U33: A field shows its text, and typed text is in the binding", arguments: settings(of: "listView").indices)
    func field(_ setting: Int) {
        let notes = Notes()
        let hosted = Hosted(settings(of: "listView")[setting].assumptions, Profile(notes: notes))
        let fields = fields(hosted)
        #expect(fields.map(\.text) == ["Ada", ""])
        fields[1].text = "Lovelace"
        fields[1].sendActions(for: .editingChanged)
        hosted.stage.settle()
        #expect(notes.lines.last == "Ada Lovelace false 20 -")
        #expect(hosted.stage.warnings == [])
    }

    @Test("U32: Focus follows a tap, and a field follows the focus")
    func focus() {
        let notes = Notes()
        let hosted = Hosted(Profile(notes: notes))
        let fields = fields(hosted)
        fields[0].becomeFirstResponder()
        hosted.stage.settle()
        #expect(notes.lines.last == "Ada  false 20 first")
        notes.act["focus last"]?()
        hosted.stage.settle()
        #expect(fields[1].isFirstResponder)
        notes.act["no focus"]?()
        hosted.stage.settle()
        #expect(!fields[1].isFirstResponder)
        #expect(hosted.stage.warnings == [])
    }

    @Test("A tap turns a switch, and a slider follows its thumb")
    func controls() throws {
        let notes = Notes()
        let hosted = Hosted(Profile(notes: notes))
        let toggle = try #require(hosted.views(UISwitch.self).first)
        var finger = hosted.stage.touch(at: toggle.convert(CGPoint(x: 25, y: 15), to: nil))
        hosted.stage.advance(by: 0.05)
        finger.lift()
        hosted.stage.settle()
        #expect(notes.lines.last == "Ada  true 20 -")
        let slider = try #require(hosted.views(UISlider.self).first)
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
        finger = hosted.stage.touch(at: slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil))
        finger.move(by: CGVector(dx: 100, dy: 0), over: 0.3)
        finger.lift()
        hosted.stage.settle()
        #expect(Int(slider.value) > 40)
        #expect(notes.lines.last == "Ada  true \(Int(slider.value)) -")
    }

    @Test("A row that scrolls sideways is as tall as its content")
    func sideways() throws {
        let hosted = Hosted(
            VStack {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<20) { _ in Rectangle().fill(.red).frame(width: 80, height: 60) } }
                }
                Divider()
                ZStack {
                    RoundedRectangle(cornerRadius: 12).fill(.green)
                    Label("Song", systemImage: "music.note")
                }
            })
        let scrollView = try #require(hosted.views(UIScrollView.self).first)
        #expect(scrollView.bounds.height == 60)
        #expect(scrollView.contentSize == CGSize(width: 1600, height: 60))
        #expect(hosted.views(UIView.self).contains { $0.layer.cornerRadius == 12 })
        #expect(hosted.texts == ["Song"])
    }
}
