import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("A view's namespace")
struct NamespaceTests {
    @MainActor
    private final class Names { var names: [Namespace.ID] = [] }

    private struct Matched: View {
        let notes: Notes
        let names: Names
        @Namespace private var one
        @Namespace private var other
        @State private var isLarge = false
        var body: some View {
            let _ = notes.on("grow") { isLarge.toggle() }
            let _ = names.names.append(contentsOf: [one, other])
            if isLarge {
                Color.red.frame(width: 200, height: 200).matchedGeometryEffect(id: "cover", in: one)
            } else {
                Color.red.frame(width: 40, height: 40)
                    .matchedGeometryEffect(id: "cover", in: one, properties: .position, anchor: .top, isSource: false)
            }
        }
    }

    @Test("U64: a namespace stays the same as the view is read again, and differs from the view's other one")
    func same() {
        let (notes, names) = (Notes(), Names())
        let hosted = Hosted(Matched(notes: notes, names: names))
        notes.act["grow"]?()
        hosted.stage.settle()
        #expect(names.names.count == 4)
        #expect(names.names[0] == names.names[2])
        #expect(names.names[0] != names.names[1])
    }

    @Test("Two uses of one view have two namespaces")
    func two() {
        let names = Names()
        let one = Matched(notes: Notes(), names: names)
        _ = Hosted(
            VStack {
                one
                one
            })
        #expect(Set(names.names).count == 4)
    }

    @Test("A matched view keeps its own size")
    func size() {
        let notes = Notes()
        let hosted = Hosted(Matched(notes: notes, names: Names()))
        func side() -> CGFloat? { hosted.views(UIView.self).first { $0.backgroundColor == .systemRed }?.bounds.width }
        #expect(side() == 40)
        notes.act["grow"]?()
        hosted.stage.settle()
        #expect(side() == 200)
    }
}
