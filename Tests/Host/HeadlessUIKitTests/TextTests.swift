import HeadlessUIKit
import Testing

@MainActor struct TextTests {
    private func scene() -> (WidgetScene, UITextView) {
        let scene = WidgetScene()
        let text = scene.add(UITextView(), CGRect(x: 0, y: 0, width: 400, height: 400))
        text.text = (0..<100).map { "line \($0) of some words" }.joined(separator: "\n")
        scene.stage.advanceFrame()
        return (scene, text)
    }

    @Test("A text view scrolls without selecting")
    func scrolls() {
        let (scene, text) = scene()
        let before = text.selectedRange
        scene.touch(100, 300).move(by: .down(-110), over: 0.1)
        #expect(text.contentOffset.y == 100)
        #expect(text.selectedRange == before)
        #expect(text.contentSize.height > 2000)
    }

    @Test("A long press selects a word, and its movement more; the text does not scroll")
    func selects() {
        let (scene, text) = scene()
        let finger = scene.touch(20, 18)
        finger.hold(for: 0.6)
        #expect(text.selectedRange == NSRange(location: 0, length: 4))
        finger.move(by: CGVector(dx: 60, dy: 41), over: 0.2)
        #expect(text.selectedRange.location == 0)
        #expect(text.selectedRange.length > 44)
        #expect(text.contentOffset.y == 0)
    }

    @Test("The end of a selection is dragged by its handle, up and down as well")
    func handles() {
        let (scene, text) = scene()
        text.selectedRange = NSRange(location: 0, length: 4)
        let finger = scene.touch(34, 18)
        finger.move(by: .down(100), over: 0.2)
        #expect(text.selectedRange.length > 80)
        #expect(text.contentOffset.y == 0)
        #expect(!text.isDragging)
        finger.lift()
        scene.touch(200, 300).move(by: .down(-110), over: 0.2)
        #expect(text.contentOffset.y == 100)
    }
}
