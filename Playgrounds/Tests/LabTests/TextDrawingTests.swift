import HeadlessUIKit
import Scenes
import Testing

@MainActor
struct TextDrawingTests {
    private func nodes(below node: Snapshot.Node) -> [Snapshot.Node] {
        node.children + node.children.flatMap(nodes)
    }

    @Test("A selected word is drawn on its highlight")
    func selectedWordIsDrawnOnItsHighlight() throws {
        let scene = Scene(of: ControlsDemo.self)
        let finger = scene.stage.touch(at: CGPoint(x: 150, y: 380))
        finger.hold(for: 1)
        finger.lift()
        let drawing = try #require(
            nodes(below: scene.stage.snapshot().root).first { node in
                node.children.contains { $0.background?.alpha == 0.3 }
            })
        let highlights = drawing.children.filter { $0.background?.alpha == 0.3 }
        let highlight = try #require(highlights.count == 1 ? highlights[0] : nil)
        let words = drawing.children.filter { $0.text != nil && $0.transformToParent == highlight.transformToParent }
        let word = try #require(words.count == 1 ? words[0].text?.string : nil)
        // A character is half of 17 points wide.
        #expect(highlight.bounds.width == CGFloat(word.utf16.count) * 8.5, "\(word)")
    }
}
