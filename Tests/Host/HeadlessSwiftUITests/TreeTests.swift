import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@MainActor
@Suite("State in a tree of views")
struct TreeTests {
    private struct Counter: View {
        let notes: Notes
        @State private var count = 0
        var body: some View {
            Button("Count") {
                count += 1
                notes.lines.append("\(count)")
            }
        }
    }

    @Test("Two uses of one value each have a state")
    func twoUses() {
        struct Two: View {
            let notes: Notes
            var body: some View {
                let one = Counter(notes: notes)
                VStack {
                    one
                    one
                }
            }
        }
        let notes = Notes()
        let hosted = Hosted(Two(notes: notes))
        let controls = hosted.views(UIControl.self)
        #expect(controls.count == 2)
        for control in [controls[0], controls[0], controls[1]] {
            control.sendActions(for: .touchUpInside)
            hosted.stage.settle()
        }
        #expect(notes.lines == ["1", "2", "1"])
    }

    private struct Named: View {
        let notes: Notes
        @State private var name = 1
        var body: some View {
            let _ = notes.on("rename") { name += 1 }
            Counter(notes: notes).id(name)
        }
    }

    @Test("Another id resets the state")
    func id() {
        let notes = Notes()
        let hosted = Hosted(Named(notes: notes))
        hosted.tap("Count")
        hosted.tap("Count")
        notes.act["rename"]?()
        hosted.stage.settle()
        hosted.tap("Count")
        #expect(notes.lines == ["1", "2", "1"])
    }

    private struct Rows: View {
        let notes: Notes
        @State private var rows = [1, 2]
        var body: some View {
            let _ = notes.on("turn") { rows = [2, 1] }
            VStack { ForEach(rows, id: \.self) { Row(name: $0, notes: notes) } }
        }
    }
    private struct Row: View {
        let name: Int
        let notes: Notes
        @State private var mark = 0
        var body: some View { Button("Row \(name) mark \(mark)") { mark = name } }
    }

    @Test("A row keeps its state when the order changes")
    func order() {
        let notes = Notes()
        let hosted = Hosted(Rows(notes: notes))
        hosted.tap("Row 2 mark 0")
        #expect(hosted.texts == ["Row 1 mark 0", "Row 2 mark 2"])
        notes.act["turn"]?()
        hosted.stage.settle()
        #expect(hosted.texts == ["Row 2 mark 2", "Row 1 mark 0"])
    }

    private struct Branch: View {
        let notes: Notes
        @State private var isOn = false
        var body: some View {
            let _ = notes.on("toggle") { isOn.toggle() }
            VStack {
                if isOn { Text("on") } else { Text("off") }
                if isOn { Text("more").transition(.move(edge: .bottom).combined(with: .opacity)) }
            }
            .onChange(of: isOn) { old, new in notes.lines.append("\(old) to \(new)") }
            .onChange(of: isOn) { notes.lines.append("now \($0)") }
            .onChange(of: isOn) { notes.lines.append("changed") }
            .onAppear { notes.lines.append("appeared") }
        }
    }

    @Test("U72: A condition shows one of its views, at once, and a change is reported after the pass")
    func condition() {
        let notes = Notes()
        let hosted = Hosted(Branch(notes: notes))
        #expect(hosted.texts == ["off"])
        withAnimation(.easeOut(duration: 0.2)) { notes.act["toggle"]?() }
        hosted.stage.settle()
        #expect(hosted.texts == ["on", "more"])
        #expect(notes.lines == ["appeared", "changed", "now true", "false to true"])
    }

    private struct Parent: View {
        let notes: Notes
        @State private var own = 0
        @State private var others = 0
        var body: some View {
            let _ = notes.on("own") { own += 1 }
            let _ = notes.on("others") { others += 1 }
            let _ = notes.lines.append("parent")
            VStack {
                Text("own \(own)")
                Reading(notes: notes, number: $others)
            }
        }
    }
    private struct Reading: View {
        let notes: Notes
        @Binding var number: Int
        var body: some View {
            let _ = notes.lines.append("child")
            Text("number \(number)")
        }
    }

    @Test("Only the bodies that have read a state are read again")
    func readers() {
        let notes = Notes()
        let hosted = Hosted(Parent(notes: notes))
        notes.lines = []
        notes.act["others"]?()
        hosted.stage.settle()
        #expect(notes.lines == ["child"])
        #expect(hosted.texts == ["own 0", "number 1"])
    }

    @Test("U2: a view whose value is unchanged is skipped, or read again", arguments: settings(of: "equalViews"))
    func equalViews(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let notes = Notes()
        let hosted = Hosted(assumptions, Parent(notes: notes))
        notes.lines = []
        notes.act["own"]?()
        hosted.stage.settle()
        #expect(notes.lines == (assumptions.equalViews == .skipped ? ["parent"] : ["parent", "child"]))
        #expect(hosted.texts == ["own 1", "number 0"])
    }

    /// Like a sheet's content, if it were read together with the sheet.
    private struct Late<Content: View>: View {
        let content: () -> Content
        var body: some View { content() }
    }
    private struct Stale: View {
        let notes: Notes
        @State private var number = 0
        var body: some View {
            let _ = notes.on("add") { number += 1 }
            Late { Text("number \(number)") }
        }
    }

    @Test("U7: a state that only a closure reads, in another body, does not update")
    func closures() {
        let notes = Notes()
        let hosted = Hosted(Stale(notes: notes))
        notes.act["add"]?()
        hosted.stage.settle()
        #expect(hosted.texts == ["number 0"])
    }

    @Observable
    final class Model {
        var name = "old"
    }
    private struct Modelled: View {
        let model: Model
        var body: some View { Text(model.name) }
    }

    @Test("A body that has read an observable object is read again when that changes")
    func observable() {
        let model = Model()
        let hosted = Hosted(Modelled(model: model))
        model.name = "new"
        hosted.stage.settle()
        #expect(hosted.texts == ["new"])
    }

    private struct Breaking: View {
        @State private var number = 0
        var body: some View {
            if number == 0 { number = 1 }
            return Text("number \(number)")
        }
    }

    @Test("U1: setting a state while bodies are read is reported as undefined")
    func undefined() {
        let hosted = Hosted(Breaking())
        #expect(hosted.stage.warnings.contains { $0.hasPrefix("State: It was set while bodies were read") })
    }

    private struct Stepped: View {
        let notes: Notes
        @State private var pair = (first: 1, second: 2)
        var body: some View {
            let _ = notes.on("set") { $pair.second.wrappedValue = 5 }
            Text("\(pair.first) \(pair.second)")
        }
    }

    @Test("A binding to a part of a value sets that part")
    func part() {
        let notes = Notes()
        let hosted = Hosted(Stepped(notes: notes))
        notes.act["set"]?()
        hosted.stage.settle()
        #expect(hosted.texts == ["1 5"])
    }
}
