import HeadlessUIKit
import InteractiveDismissal
import Scenes
import Testing

/// The rules of a photo that comes out of its thumbnail and is thrown back into it. The source of a rule is noted above
/// it: "HIG" is a page of Apple's Human Interface Guidelines, the others are pages of the UIKit documentation.
@MainActor
@Suite("A photo that is thrown back into its gallery")
struct GalleryTests {
    private let screen = DemoScreen(GalleryDemo.self, ["open": .flag(false)])
    private let whole = CGRect(x: 0, y: 266, width: 390, height: 312)

    private func thumbnail(_ number: Int) -> CGRect { screen.place("thumbnail \(number)") }
    private func middle(_ number: Int) -> CGPoint { CGPoint(x: thumbnail(number).midX, y: thumbnail(number).midY) }
    private var pager: UIScrollView? { screen.view("pager") as? UIScrollView }
    private var page: Int { Int(((pager?.contentOffset.x ?? -390) / 390).rounded()) + 1 }
    /// The frame of the open photo, clipped or not.
    private var photo: CGRect { screen.place(pager?.subviews[page - 1].subviews.first?.subviews.first) }

    private var isOpen: Bool {
        screen.isPresented && photo == whole && screen.card == CGRect(x: 0, y: 0, width: 390, height: 844)
            && screen.stage.stillMoving.isEmpty
    }
    private var isClosed: Bool {
        !screen.isPresented && (1...20).allSatisfy { screen.view("thumbnail \($0)")?.alpha == 1 }
            && screen.stage.stillMoving.isEmpty
    }

    /// Throws the photo down, and returns the last frame that it had.
    private func thrownPhoto() -> CGRect {
        let finger = screen.stage.touch(at: CGPoint(x: 195, y: 422))
        finger.move(by: CGVector(dx: 0, dy: 20), over: 0.03)
        finger.move(by: CGVector(dx: 0, dy: 160), over: 0.1)
        finger.lift()
        var last = photo
        while screen.isPresented, screen.stage.time < 20 {
            last = photo
            screen.stage.advanceFrame()
        }
        return last
    }

    @Test("A tap on a thumbnail opens its photo, which grows out of the thumbnail")
    func tapped() {
        let place = thumbnail(8)
        screen.stage.touch(at: middle(8)).lift()
        screen.stage.advanceFrame()
        #expect(photo.midX.isNear(place.midX, within: 8))
        #expect(photo.midY.isNear(place.midY, within: 8))
        #expect(screen.view("thumbnail 8")?.alpha == 0)
        screen.settle()
        #expect(page == 8)
        #expect(isOpen)
    }

    @Test(
        "A pull at a thumbnail, up or down, opens it, and the photo follows the finger in two dimensions",
        arguments: [-1.0, 1])
    func pulled(way: Double) {
        let finger = screen.stage.touch(at: middle(7))
        finger.move(by: CGVector(dx: 0, dy: 20 * way), over: 0.1)
        let before = photo
        finger.move(by: CGVector(dx: 30, dy: 100 * way), over: 0.2)
        #expect((photo.midX - before.midX).isNear(30))
        #expect((photo.midY - before.midY).isNear(100 * way))
        #expect(photo.width > before.width + 10)
        #expect(screen.view("done")?.alpha ?? 1 < 0.5)
        finger.move(by: CGVector(dx: 0, dy: 80 * way), over: 0.05)
        finger.lift()
        screen.settle()
        #expect(page == 7)
        #expect(isOpen)
        #expect(screen.view("done")?.alpha == 1)
    }

    @Test("The photo returns to the thumbnail of the current page, to which the shelf has scrolled")
    func anotherPage() {
        screen.tap(middle(15))
        for _ in 0..<3 { screen.fling(from: CGPoint(x: 300, y: 422), by: CGVector(dx: -200, dy: 8)) }
        #expect(page == 18)
        #expect(thumbnail(18).maxX <= 390)
        let last = thrownPhoto()
        #expect(last.midX.isNear(thumbnail(18).midX, within: 1))
        #expect(last.midY.isNear(thumbnail(18).midY, within: 1))
        screen.settle()
        #expect(isClosed)
    }

    @Test("Two fingers zoom the photo; a finger then scrolls the zoomed photo, which stays")
    func zoomed() throws {
        screen.tap(middle(7))
        let left = screen.stage.touch(at: CGPoint(x: 150, y: 422))
        let right = screen.stage.touch(at: CGPoint(x: 240, y: 422))
        for _ in 0..<20 {
            left.move(by: CGVector(dx: -4, dy: 0))
            right.move(by: CGVector(dx: 4, dy: 0))
            screen.stage.advanceFrame()
        }
        left.lift()
        right.lift()
        screen.settle()
        let page = try #require(pager?.subviews[page - 1] as? UIScrollView)
        #expect(page.zoomScale > 1.5)
        let before = page.contentOffset
        screen.fling(from: CGPoint(x: 195, y: 422), by: CGVector(dx: 0, dy: 160))
        #expect(page.contentOffset.y < before.y)
        #expect(screen.isPresented)
        #expect(screen.card == CGRect(x: 0, y: 0, width: 390, height: 844))
    }
}
