import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("SwiftUI views as UIKit views")
struct UIKitTests {
    private struct Child: UIViewControllerRepresentable {
        let notes: Notes
        let number: Int
        func makeUIViewController(context: Context) -> UIViewController {
            notes.lines.append("make")
            return UIViewController()
        }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
            notes.lines.append("update \(number)")
        }
        static func dismantleUIViewController(_ uiViewController: UIViewController, coordinator: ()) {
            uiViewController.title = "dismantled"
        }
    }
    private struct Parent: View {
        let notes: Notes
        @State private var number = 1
        @State private var other = 1
        @State private var isThere = true
        var body: some View {
            let _ = notes.on("number") { number += 1 }
            let _ = notes.on("other") { other += 1 }
            let _ = notes.on("remove") { isThere = false }
            VStack {
                if isThere { Child(notes: notes, number: number) }
                Text("other \(other)")
            }
        }
    }

    @Test("U1: a controller is created once, updated when its value changes, and dismantled")
    func representable() {
        let notes = Notes()
        let hosted = Hosted(Parent(notes: notes))
        let child = hosted.controller.children.first
        notes.act["number"]?()
        hosted.stage.settle()
        notes.act["other"]?()
        hosted.stage.settle()
        #expect(notes.lines == ["make", "update 1", "update 2"])
        notes.act["remove"]?()
        hosted.stage.settle()
        #expect(hosted.controller.children.isEmpty)
        #expect(child?.title == "dismantled")
    }

    @Test("U1: bodies are read in a layout pass, or in the turn before", arguments: settings(of: "updatePass"))
    func updatePass(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let notes = Notes()
        let hosted = Hosted(assumptions, Parent(notes: notes))
        notes.lines = []
        notes.act["number"]?()
        #expect(notes.lines.isEmpty)
        hosted.stage.perform { notes.lines.append("turn") }
        hosted.stage.settle()
        #expect(notes.lines == (assumptions.updatePass == .inTurn ? ["update 2", "turn"] : ["turn", "update 2"]))
    }

    @Test("U18: a touch on text, or on a marker behind it, hits the hosting view")
    func touches() {
        struct Marker: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                view.isUserInteractionEnabled = false
                return view
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let hosted = Hosted(Text("words").background { Marker() })
        let label = hosted.views(UILabel.self)[0]
        let point = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
        #expect(hosted.stage.window.hitTest(point, with: nil) === hosted.controller.view)
    }

    @Test("U17: a ScrollView is a scroll view, under the bars if it is alone")
    func scrollView() {
        let hosted = Hosted(ScrollView { ForEach(0..<60) { Text("Row \($0)") } })
        let scrollView = hosted.views(UIScrollView.self)[0]
        #expect(scrollView.frame == hosted.controller.view.bounds)
        #expect(scrollView.contentSize.height > 1000)
        #expect(scrollView.contentOffset.y == -hosted.stage.screen.safeAreaInsets.top)
    }

    @Test("U30: scrollDisabled is isScrollEnabled")
    func scrollDisabled() {
        let hosted = Hosted(ScrollView { Text("words") }.scrollDisabled(true))
        #expect(!hosted.views(UIScrollView.self)[0].isScrollEnabled)
    }

    @Test("A disabled button does nothing")
    func disabled() {
        let notes = Notes()
        let hosted = Hosted(Button("Act") { notes.lines.append("acted") }.disabled(true))
        hosted.tap("Act")
        #expect(notes.lines.isEmpty)
    }

    @Test(
        "U17: a List is a collection view or a table, with cells for the rows on screen",
        arguments: settings(of: "listView"))
    func list(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = Hosted(assumptions, List(0..<200, id: \.self) { Text("Row \($0)") })
        let scrollView = hosted.views(UIScrollView.self)[0]
        #expect((scrollView is UITableView) == (assumptions.listView == .table))
        #expect((scrollView is UICollectionView) == (assumptions.listView == .collection))
        #expect(hosted.texts.contains("Row 0"))
        #expect(!hosted.texts.contains("Row 100"))
        scrollView.contentOffset.y = 100 * 44
        hosted.stage.advanceFrame()
        hosted.stage.settle()
        #expect(hosted.texts.contains("Row 100"))
        #expect(!hosted.texts.contains("Row 0"))
    }

    private struct MarkedRow: View {
        let number: Int
        @State private var isMarked = false
        var body: some View { Button("Row \(number) \(isMarked ? "marked" : "plain")") { isMarked = true } }
    }

    @Test("U29: the state of a row that was out of sight is kept, or begins anew", arguments: settings(of: "rowState"))
    func rowState(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = Hosted(assumptions, List(0..<200, id: \.self) { MarkedRow(number: $0) })
        let scrollView = hosted.views(UIScrollView.self)[0]
        hosted.tap("Row 1 plain")
        #expect(hosted.texts.contains("Row 1 marked"))
        scrollView.contentOffset.y = 4400
        hosted.stage.advanceFrame()
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        hosted.stage.advanceFrame()
        #expect(hosted.texts.contains("Row 1 marked") == (assumptions.rowState == .kept))
    }

    @Test("Stacks share the remaining space among views that take all of it")
    func stacks() {
        let hosted = Hosted(
            VStack(spacing: 0) {
                Color.blue.frame(height: 100)
                Color.gray
                HStack(spacing: 0) {
                    Color.white.frame(width: 50)
                    Spacer()
                    Text("end")
                }
                .frame(height: 60)
            }
            .ignoresSafeArea())
        let colors = hosted.views(UIView.self).filter {
            $0.backgroundColor == .systemGray || $0.backgroundColor == .systemBlue
        }
        #expect(colors.map(\.frame.height) == [100, 844 - 160])
        #expect(colors.map(\.frame.minY) == [0, 100])
    }

    @Test("Padding and size remain around a view, and the fitting size is its content's")
    func padding() {
        let hosted = Hosted(Color.blue.frame(width: 40, height: 20).padding(10))
        #expect(hosted.controller.sizeThatFits(in: CGSize(width: 390, height: 844)) == CGSize(width: 60, height: 40))
    }

    @Test("U31: the fitting size includes the safe area, or does not", arguments: settings(of: "fittingSize"))
    func fittingSize(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = Hosted(assumptions, Color.blue.frame(width: 40, height: 20))
        let insets = hosted.stage.screen.safeAreaInsets
        let more = assumptions.fittingSize == .withSafeArea ? insets.top + insets.bottom : 0
        #expect(hosted.controller.sizeThatFits(in: CGSize(width: 390, height: 844)).height == 20 + more)
    }
}
