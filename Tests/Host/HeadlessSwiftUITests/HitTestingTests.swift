import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("Hit tests of a hosting view, and limits of a frame")
struct HitTestingTests {
    @Test(
        "U34: a touch in an empty place hits the hosting view, or passes through",
        arguments: settings(of: "emptyHit"))
    func emptiness(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = Hosted(assumptions, Text("words"))
        let hit = hosted.controller.view.hitTest(CGPoint(x: 20, y: 100), with: nil)
        #expect(hit === (assumptions.emptyHit == .hostingView ? hosted.controller.view : nil))
    }

    @Test("U34: a touch on text hits the hosting view either way", arguments: settings(of: "emptyHit"))
    func words(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = Hosted(assumptions, Text("words"))
        let label = hosted.views(UILabel.self)[0]
        let point = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
        #expect(hosted.controller.view.hitTest(point, with: nil) === hosted.controller.view)
    }

    @Test("A frame is no higher than its greatest height, and no lower than its least")
    func limits() {
        let offered = CGSize(width: 390, height: 800)
        #expect(Hosted(Text("x").frame(maxHeight: 200)).controller.sizeThatFits(in: offered).height == 200)
        #expect(Hosted(Text("x").frame(minHeight: 100)).controller.sizeThatFits(in: offered).height == 100)
        #expect(Hosted(Text("x").frame(maxHeight: .infinity)).controller.sizeThatFits(in: offered).height == 800)
        #expect(Hosted(Text("x").frame(minHeight: 900)).controller.sizeThatFits(in: offered).height == 900)
    }
}
