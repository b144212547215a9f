import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Rows of 100 points in lazy containers, of which some say that they appear.
@MainActor
@Suite("Lazy stacks make rows near the visible part")
struct LazyStackTests {
    private struct Row: View {
        let number: Int
        let notes: Notes
        @State private var taps = 0
        var body: some View {
            let _ = notes.on("tap \(number)") { taps += 1 }
            let _ = notes.lines.append("\(number)")
            Text("Row \(number), \(taps) taps").frame(width: 100, height: 100)
                .onAppear { notes.lines.append("appeared \(number)") }
        }
    }
    private struct Column: View {
        let notes: Notes
        var body: some View {
            ScrollViewReader { proxy in
                let _ = notes.on("show 150") { proxy.scrollTo(150, anchor: .top) }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Text("Header")
                        ForEach(0..<200) { Row(number: $0, notes: notes) }
                    }
                }
            }
        }
    }

    private let notes = Notes()
    private var made: [Int] { notes.lines.compactMap { Int($0) } }

    @Test("U65: rows that were never near have run neither their body nor onAppear")
    func near() {
        _ = Hosted(Column(notes: notes))
        #expect(made.contains(8))
        #expect(made.allSatisfy { $0 < 30 })
        #expect(notes.lines.contains("appeared 0"))
        #expect(!notes.lines.contains("appeared 30"))
        #expect(made == Array(0..<made.count))
    }

    @Test("The content has the length of all rows, by those that are made")
    func length() {
        let hosted = Hosted(Column(notes: notes))
        let header = hosted.views(UILabel.self).first { $0.text == "Header" }?.bounds.height ?? 0
        #expect(hosted.views(UIScrollView.self)[0].contentSize.height == 20_000 + header)
    }

    @Test("A finger that scrolls makes the rows that come, once, and they keep their state")
    func scrolls() {
        let hosted = Hosted(Column(notes: notes))
        notes.act["tap 0"]?()
        hosted.stage.settle()
        notes.lines = []
        for _ in 0..<6 {
            let finger = hosted.stage.touch(at: CGPoint(x: 200, y: 700))
            finger.move(by: CGVector(dx: 0, dy: -500), over: 0.5)
            finger.lift()
            hosted.stage.settle()
        }
        #expect(made.contains(30))
        #expect(made == made.sorted())
        #expect(Set(made).count == made.count)
        #expect(!made.contains(199))
        #expect(hosted.texts.contains("Row 0, 1 taps"))
    }

    @Test("A jump makes the rows there, not those that it passes")
    func jumps() {
        let hosted = Hosted(Column(notes: notes))
        notes.lines = []
        notes.act["show 150"]?()
        hosted.stage.settle()
        #expect(made.contains(150))
        #expect(!made.contains(100))
        let row = hosted.views(UILabel.self).first { $0.text == "Row 150, 0 taps" }
        let list = hosted.views(UIScrollView.self)[0]
        #expect(row?.frame.minY ?? 0 >= list.contentOffset.y + list.adjustedContentInset.top)
    }

    @Test("A lazy row scrolls sideways, and makes the views near its visible part")
    func sideways() {
        let hosted = Hosted(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, notes: notes) } }
            })
        #expect(made.contains(3))
        #expect(made.allSatisfy { $0 < 15 })
        #expect(hosted.views(UIScrollView.self)[0].contentSize.width == 10_000)
        hosted.views(UIScrollView.self)[0].contentOffset.x = 5000
        hosted.stage.settle()
        #expect(made.contains(50))
        #expect(!made.contains(30))
    }

    @Test("A lazy grid makes the rows of views that are near")
    func grid() {
        _ = Hosted(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<300) { Row(number: $0, notes: notes) }
                }
            })
        #expect(made.contains(24))
        #expect(made.allSatisfy { $0 < 75 })
    }

    @Test("Without a scroll view around it, a lazy stack makes all rows")
    func alone() {
        _ = Hosted(LazyVStack { ForEach(0..<60) { Row(number: $0, notes: notes) } })
        #expect(made == Array(0..<60))
    }
}
