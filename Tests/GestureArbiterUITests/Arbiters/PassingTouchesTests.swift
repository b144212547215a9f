import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Panels
import Support
import Testing

/// A panel of one line of text at 300 points, over a button that fills the screen.
@MainActor
@Suite("Touches on and beside a docked panel, under each hit test of a hosting view")
struct PassingTouchesTests {
    private struct Home: View {
        let notes: Notes
        @State private var detent = Detent.Identifier.height(300)
        var body: some View {
            VStack { Button("Under") { notes.lines.append("under") }.frame(maxWidth: .infinity, maxHeight: .infinity) }
                .panel(detents: [.height(150), .height(300)], selection: $detent) { Text("panel") }
        }
    }

    nonisolated static let ways = SwiftUIAssumptions.switches.filter { $0.name == "emptyHit" }.flatMap(\.settings).map {
        Way(doubt: .standard, swiftUI: $0.assumptions, description: $0.description)
    }

    @Test("U34: a tap beside the panel reaches the content", arguments: ways)
    func beside(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        let finger = phone.stage.touch(at: CGPoint(x: 195, y: 420))
        phone.stage.advance(by: 0.05)
        finger.lift()
        phone.settle()
        #expect(notes.lines == ["under"])
    }

    @Test("U34: a drag in an empty part of the panel moves the panel", arguments: ways)
    func empty(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        let panel = phone.home.children.flatMap(\.addedPanels).first
        phone.stage.touch(at: CGPoint(x: 40, y: 760)).drag(by: .down(110), over: 0.3)
        phone.settle()
        #expect(panel?.selectedDetent == .height(150))
        #expect(notes.lines == [])
    }
}
