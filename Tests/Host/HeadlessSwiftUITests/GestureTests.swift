import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Rows U46 to U48: the effect of a finger on a view with a gesture, and on the scroll view around it.
@MainActor
@Suite("Gestures in SwiftUI views")
struct GestureTests {
    private struct Feed: View {
        let notes: Notes
        var body: some View {
            ScrollView {
                Text("Drag me").frame(maxWidth: .infinity, minHeight: 200).gesture(
                    DragGesture()
                        .onChanged { notes.lines.append("to \(Int($0.location.y)) by \(Int($0.translation.height))") }
                        .onEnded { notes.lines.append("end \(Int($0.translation.height))") })
                Button("Tap me") { notes.lines.append("tap") }
                ForEach(0..<60) { Text("Row \($0)") }
            }
        }
    }

    private func drag(_ hosted: Hosted<Feed>, _ title: String) -> CGFloat {
        let label = hosted.views(UILabel.self).first { $0.text == title } ?? UILabel()
        let start = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
        let finger = hosted.stage.touch(at: start)
        for _ in 1...4 { finger.move(by: CGVector(dx: 0, dy: -15)) }
        let offset = hosted.views(UIScrollView.self)[0].contentOffset.y
        finger.lift()
        hosted.stage.settle()
        return offset + hosted.stage.window.safeAreaInsets.top
    }

    @Test(
        "U46: a drag in a row stops the scrolling, continues beside it, or waits",
        arguments: settings(of: "gestureCompetition"))
    func competition(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let notes = Notes()
        let hosted = Hosted(assumptions, Feed(notes: notes))
        let scrolled = drag(hosted, "Drag me")
        #expect((scrolled > 20) == (assumptions.gestureCompetition != .stopsScrolling))
        #expect(notes.lines.contains("end -60") == (assumptions.gestureCompetition != .waitsForScrolling))
        notes.lines = []
        #expect(drag(hosted, "Row 3") > 20)
        #expect(notes.lines == [])
    }

    @Test(
        "U47: a drag in a view that UIKit has moved reports the same translation, and another location",
        arguments: settings(of: "gestureGeometry"))
    func geometry(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let notes = Notes()
        let hosted = Hosted(assumptions, Feed(notes: notes))
        hosted.controller.view.transform.ty = 100
        hosted.stage.advanceFrame()
        _ = drag(hosted, "Drag me")
        let before = notes.lines
        notes.lines = []
        hosted.controller.view.transform.ty = 150
        _ = drag(hosted, "Drag me")
        #expect((notes.lines == before) == (assumptions.gestureGeometry == .current))
        #expect(notes.lines.last == before.last)
    }

    @Test("U48: a tap on a button lands on the hosting view, or on a control", arguments: settings(of: "buttonHit"))
    func button(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let notes = Notes()
        let hosted = Hosted(assumptions, Feed(notes: notes))
        let label = hosted.views(UILabel.self).first { $0.text == "Tap me" } ?? UILabel()
        let place = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
        let hit = hosted.stage.window.hitTest(place, with: nil)
        #expect(hit is UIControl == (assumptions.buttonHit == .control))
        hosted.tap("Tap me")
        #expect(notes.lines == ["tap"])
    }

    @Test("U46: a tap on a view is reported, and the view's opacity and colour follow state")
    func tapped() {
        struct Lamp: View {
            @State private var isOn = false
            var body: some View {
                Text("lamp").opacity(isOn ? 1 : 0.25).foregroundColor(isOn ? .red : .gray).onTapGesture {
                    isOn.toggle()
                }
            }
        }
        let hosted = Hosted(Lamp())
        let label = hosted.views(UILabel.self)[0]
        #expect(label.alpha == 0.25)
        #expect(label.textColor == .systemGray)
        let finger = hosted.stage.touch(at: label.convert(CGPoint(x: 5, y: 5), to: nil))
        hosted.stage.advance(by: 0.05)
        finger.lift()
        hosted.stage.settle()
        #expect(label.alpha == 1)
        #expect(label.textColor == .systemRed)
    }

    @Test("U46: a drag without minimum distance begins with the touch, and a cancelled one has no end")
    func atOnce() {
        let notes = Notes()
        let hosted = Hosted(
            Text("x").frame(maxWidth: .infinity, minHeight: 300).gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { notes.lines.append("at \(Int($0.location.y))") }
                    .onEnded { _ in notes.lines.append("end") }))
        let label = hosted.views(UILabel.self)[0]
        let finger = hosted.stage.touch(at: label.convert(CGPoint(x: 5, y: 5), to: nil))
        #expect(notes.lines.count == 1)
        finger.cancel()
        hosted.stage.settle()
        #expect(!notes.lines.contains("end"))
    }
}
