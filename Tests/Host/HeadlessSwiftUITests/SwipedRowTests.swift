import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// An inbox whose rows are archived, flagged and marked by a swipe.
@MainActor
@Suite("A List's rows are swiped")
struct SwipedRowTests {
    private struct Inbox: View {
        let notes: Notes
        @State private var mails = Array(0..<10)
        var body: some View {
            List(selection: .constant(Set<Int>())) {
                ForEach(mails, id: \.self) { mail in
                    Text("Mail \(mail)")
                        .swipeActions(allowsFullSwipe: mail != 2) {
                            Button("Archive", role: .destructive) {
                                notes.lines.append("archive \(mail)")
                                mails.removeAll { $0 == mail }
                            }
                            Button("Flag") { notes.lines.append("flag \(mail)") }
                        }
                        .swipeActions(edge: .leading) {
                            Button("Read") { notes.lines.append("read \(mail)") }.disabled(mail == 3)
                        }
                }
                Text("No more").padding(4)
            }
        }
    }

    private let notes = Notes()
    private func inbox(_ assumptions: SwiftUIAssumptions) -> Hosted<Inbox> {
        Hosted(assumptions, Inbox(notes: notes))
    }

    /// The middle of the row with a text, in the window.
    private func row(_ text: String, in hosted: Hosted<Inbox>) -> CGPoint {
        guard let label = hosted.views(UILabel.self).first(where: { $0.text == text }) else { return .zero }
        let middle = label.convert(CGPoint(x: 0, y: label.bounds.midY), to: nil)
        return CGPoint(x: hosted.stage.window.bounds.midX, y: middle.y)
    }
    private func swipe(_ text: String, by way: CGFloat, in hosted: Hosted<Inbox>) {
        let finger = hosted.stage.touch(at: row(text, in: hosted))
        finger.move(by: CGVector(dx: way, dy: 0), over: 0.3)
        finger.lift()
        hosted.stage.settle()
    }
    /// Taps the middle of the button that is `distance` points from the window's right edge.
    private func tap(_ distance: CGFloat, fromTheRightOf text: String, in hosted: Hosted<Inbox>) {
        let point = CGPoint(x: hosted.stage.window.bounds.maxX - distance, y: row(text, in: hosted).y)
        let finger = hosted.stage.touch(at: point)
        hosted.stage.advance(by: 0.05)
        finger.lift()
        hosted.stage.settle()
    }
    private func left(of text: String, in hosted: Hosted<Inbox>) -> CGFloat {
        let label = hosted.views(UILabel.self).first { $0.text == text }
        return label?.superview.map { $0.convert(CGPoint.zero, to: nil).x } ?? .nan
    }

    @Test("U62: a swipe shows the buttons of its edge, and calls none", arguments: settings(of: "listView"))
    func shows(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = inbox(assumptions)
        swipe("Mail 1", by: -100, in: hosted)
        #expect(left(of: "Mail 1", in: hosted) == -148)
        #expect(left(of: "Mail 2", in: hosted) == 0)
        swipe("Mail 2", by: 60, in: hosted)
        #expect(left(of: "Mail 2", in: hosted) == 74)
        #expect(left(of: "Mail 1", in: hosted) == 0)
        #expect(notes.lines.isEmpty)
    }

    @Test(
        "The first button is outermost; a tap calls its action and closes the row", arguments: settings(of: "listView"))
    func taps(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = inbox(assumptions)
        swipe("Mail 1", by: -100, in: hosted)
        tap(110, fromTheRightOf: "Mail 1", in: hosted)
        #expect(notes.lines == ["flag 1"])
        #expect(left(of: "Mail 1", in: hosted) == 0)
        swipe("Mail 1", by: -100, in: hosted)
        tap(37, fromTheRightOf: "Mail 1", in: hosted)
        #expect(notes.lines == ["flag 1", "archive 1"])
        #expect(!hosted.texts.contains("Mail 1"))
        #expect(left(of: "Mail 2", in: hosted) == 0)
    }

    @Test("A full swipe calls the first action, unless it is not allowed", arguments: settings(of: "listView"))
    func full(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = inbox(assumptions)
        swipe("Mail 2", by: -180, in: hosted)
        #expect(notes.lines.isEmpty)
        swipe("Mail 0", by: -250, in: hosted)
        #expect(notes.lines == ["archive 0"])
        #expect(!hosted.texts.contains("Mail 0"))
    }

    @Test("A touch on the swiped row closes it, and a vertical finger scrolls", arguments: settings(of: "listView"))
    func closes(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = inbox(assumptions)
        swipe("Mail 1", by: -100, in: hosted)
        tap(300, fromTheRightOf: "Mail 1", in: hosted)
        #expect(left(of: "Mail 1", in: hosted) == 0)
        let list = hosted.views(UIScrollView.self)[0]
        let rest = list.contentOffset.y
        let finger = hosted.stage.touch(at: row("Mail 5", in: hosted))
        finger.move(by: CGVector(dx: 0, dy: -80), over: 0.2)
        finger.move(by: CGVector(dx: -100, dy: 0), over: 0.2)
        #expect(list.contentOffset.y > rest)
        #expect(left(of: "Mail 5", in: hosted) == 0)
        finger.lift()
    }

    @Test(
        "A disabled button does nothing, and a row without actions is not swiped", arguments: settings(of: "listView"))
    func inert(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = inbox(assumptions)
        swipe("Mail 3", by: 250, in: hosted)
        #expect(notes.lines.isEmpty)
        #expect(left(of: "Mail 3", in: hosted) == 0)
        swipe("No more", by: -100, in: hosted)
        #expect(left(of: "No more", in: hosted) == 0)
    }
}
