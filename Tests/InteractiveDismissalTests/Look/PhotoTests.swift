import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A photo opens out of its thumbnail, and leaves up or down, back into it.
@MainActor
@Suite("A photo that is thrown back")
struct PhotoTests {
    @Test(
        "The photo comes out of its thumbnail, which is hidden meanwhile",
        arguments: Doubt.eachAloneForPresentations.sampled())
    func coming(_ doubt: Doubt) {
        let scene = PhotoScene(assumptions: doubt.assumptions, isPresented: false)
        var configuration = CardConfiguration.cover { $0.policy = ArbitrationPolicy(.vertical) }
        configuration.look = .zoom(from: { scene.thumbnails[1] }, showing: { scene.photo.images[0] })
        scene.home.presentCard(scene.photo, as: configuration)
        scene.stage.advance(by: 0)
        let first = scene.picture
        #expect(first.midX.isNear(190), "the thumbnail's middle")
        #expect(first.midY.isNear(540))
        #expect(first.height.isNear(80), "as high as the thumbnail: it fills it")
        #expect(scene.thumbnails[1].alpha == 0)
        scene.stage.settle()
        #expect(scene.picture == CGRect(x: 0, y: 266, width: 390, height: 312))
        #expect(scene.backdrop?.alpha == 1)
        #expect(scene.isTidy)
    }

    @Test(
        "In hand the photo follows the finger in two dimensions, becomes smaller, and the grid shows behind it",
        arguments: Doubt.eachAloneForPresentations.sampled())
    func following(_ doubt: Doubt) {
        let scene = PhotoScene(assumptions: doubt.assumptions)
        let finger = scene.touch()
        finger.move(by: .down(30), over: 0.1)
        let before = scene.picture
        finger.move(by: CGVector(dx: 60, dy: 100), over: 0.2)
        #expect((scene.picture.midX - before.midX).isNear(60))
        #expect((scene.picture.midY - before.midY).isNear(100))
        #expect(scene.picture.width < before.width - 10)
        #expect((scene.backdrop?.alpha ?? 1) < 0.8)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.picture == CGRect(x: 0, y: 266, width: 390, height: 312))
        scene.expectPresented()
    }

    @Test("Presented without animation, the photo hides its thumbnail, which shows again when the photo has left")
    func unanimated() {
        let scene = PhotoScene(isPresented: false)
        var configuration = CardConfiguration.cover { $0.policy = ArbitrationPolicy(.vertical) }
        configuration.look = .zoom(from: { scene.thumbnails[0] }, showing: { scene.photo.images[0] })
        scene.home.presentCard(scene.photo, as: configuration, animated: false)
        scene.stage.advance(by: 0)
        #expect(scene.backdrop?.alpha == 1)
        #expect(scene.thumbnails[0].alpha == 0)
        scene.photo.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.isTidy)
    }

    @Test("If no picture is named, the whole card comes out of the thumbnail")
    func wholeCard() {
        let scene = PhotoScene(isPresented: false)
        var configuration = CardConfiguration.cover { $0.policy = ArbitrationPolicy(.vertical) }
        configuration.look = .zoom { scene.thumbnails[1] }
        scene.home.presentCard(scene.photo, as: configuration)
        scene.stage.advance(by: 0)
        let seen = scene.card.map { $0.convert($0.mask?.frame ?? $0.bounds, to: nil) }
        #expect(seen?.minX.isNear(140) == true)
        #expect(seen?.height.isNear(80) == true)
        scene.expectPresented()
    }

    @Test("What is around the picture in the card is gone halfway, as the backdrop is")
    func surroundings() {
        let scene = PhotoScene()
        let finger = scene.touch()
        finger.move(by: .down(10 + 422), over: 0.4)
        let picture = scene.photo.images[0].convert(scene.photo.images[0].bounds, to: scene.card)
        #expect(scene.backdrop?.alpha == 0)
        #expect(scene.card?.mask.map { picture.contains($0.frame) } == true)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isTidy)
    }

    @Test(
        "Thrown in any direction that dismisses, the photo flies into its thumbnail, and ends as large as that",
        arguments: [(0.0, 160.0), (80, 160), (-80, 160), (0, -160), (90, -160), (-90, -160)])
    func thrown(_ x: Double, _ y: Double) {
        let scene = PhotoScene()
        let finger = scene.touch()
        finger.move(by: .down(y > 0 ? 20 : -20), over: 0.03)
        finger.swipe(by: CGVector(dx: x, dy: y), over: 0.1)
        var (last, before) = (CGRect.null, scene.picture)
        var leap: CGFloat = 0
        while scene.isPresented, scene.stage.time < 10 {
            scene.stage.advanceFrame()
            guard scene.isPresented else { break }
            last = scene.picture
            leap = max(leap, abs(last.midX - before.midX), abs(last.midY - before.midY))
            before = last
        }
        #expect(abs(last.midX - scene.thumbnails[0].frame.midX) < 0.5)
        #expect(abs(last.midY - scene.thumbnails[0].frame.midY) < 0.5)
        #expect(abs(last.height - 80) < 0.5)
        #expect(leap < 60, "it never leaps")
        #expect(scene.events == [.grabbed, .willDismiss(byUser: true), .dismissed])
        #expect(scene.isTidy)
    }

    @Test("The page that shows when it leaves flies into its own thumbnail, and the first thumbnail shows again")
    func anotherPage() {
        let scene = PhotoScene()
        scene.photo.pager.contentOffset.x = 780
        let finger = scene.touch()
        finger.move(by: .down(100), over: 0.1)
        #expect(scene.thumbnails[0].alpha == 1)
        #expect(scene.thumbnails[2].alpha == 0)
        finger.swipe(by: .down(100), over: 0.1)
        var last = CGRect.null
        while scene.isPresented, scene.stage.time < 10 {
            last = scene.picture
            scene.stage.advanceFrame()
        }
        #expect(abs(last.midX - scene.thumbnails[2].frame.midX) < 0.5)
        #expect(scene.isTidy)
    }

    @Test("While the photo is zoomed the scroll view has the finger, and the photo stays")
    func zoomed() {
        let scene = PhotoScene()
        scene.photo.pages[0].setZoomScale(2, animated: false)
        scene.stage.settle()
        let finger = scene.touch()
        finger.move(by: .down(200), over: 0.2)
        #expect(scene.events.isEmpty)
        #expect(scene.card?.transform.isIdentity == true)
        finger.lift()
        scene.expectPresented()
    }

    @Test("A finger that moves sideways turns the page in the pager, and the photo stays")
    func paging() {
        let scene = PhotoScene()
        scene.touch(x: 300).swipe(by: CGVector(dx: -250, dy: 10), over: 0.2)
        scene.stage.settle()
        #expect(scene.photo.page == 1)
        #expect(scene.events.isEmpty)
        #expect(scene.isTidy)
    }

    @Test(
        "A photo that passes its rest in hand leaves in the other direction from then on",
        arguments: Doubt.eachAloneForPresentations.sampled()
    )
    func turning(_ doubt: Doubt) {
        let scene = PhotoScene(assumptions: doubt.assumptions)
        let finger = scene.touch()
        finger.move(by: .down(120), over: 0.3)
        let below = scene.picture.midY
        finger.move(by: .down(-240), over: 0.4)
        #expect((below - scene.picture.midY).isNear(240))
        finger.swipe(by: .down(-160), over: 0.1)
        scene.expectGone()
    }

    @Test(
        "A photo that is caught on its way into the thumbnail stays where it is, and is brought back",
        .touchesInTransitions)
    func caught() {
        let scene = PhotoScene()
        scene.touch().swipe(by: CGVector(dx: 60, dy: 160), over: 0.1)
        scene.stage.advance(by: 0.08)
        let caught = scene.picture
        let second = scene.stage.touch(at: CGPoint(x: caught.midX, y: caught.midY))
        scene.stage.advance(by: 0.1)
        #expect(scene.picture.midX.isNear(caught.midX))
        #expect(scene.picture.midY.isNear(caught.midY))
        #expect(scene.picture.width.isNear(caught.width))
        second.move(by: CGVector(dx: 20, dy: -120), over: 0.2)
        #expect((scene.picture.midX - caught.midX).isNear(20))
        second.swipe(by: .down(-100), over: 0.1)
        scene.stage.settle()
        if scene.isPresented { #expect(scene.picture == CGRect(x: 0, y: 266, width: 390, height: 312)) }
        #expect(scene.isTidy)
    }

    @Test("If the thumbnail is scrolled out of sight or gone, the photo shrinks, and leaves as it was thrown")
    func homeGone() {
        let scene = PhotoScene()
        scene.thumbnails[0].removeFromSuperview()
        scene.touch().swipe(by: CGVector(dx: 40, dy: 160), over: 0.1)
        var last = CGRect.null
        while scene.isPresented, scene.stage.time < 10 {
            last = scene.picture
            scene.stage.advanceFrame()
        }
        #expect(last.midY > 800)
        #expect(last.midX > 225, "on as it was thrown")
        #expect(!scene.isPresented)
        #expect(scene.thumbnails[0].alpha == 1, "put back")
    }

    @Test("Dismissed by a button, the photo flies into its thumbnail, too")
    func button() {
        let scene = PhotoScene()
        scene.photo.dismiss(animated: true)
        var last = CGRect.null
        while scene.isPresented, scene.stage.time < 10 {
            last = scene.picture
            scene.stage.advanceFrame()
        }
        #expect(abs(last.midX - scene.thumbnails[0].frame.midX) < 1)
        #expect(abs(last.height - 80) < 1)
        #expect(scene.isTidy)
    }

    @Test("A finger that pulls at the thumbnail opens the photo as far as it pulls, and may put it back")
    func openedByFinger() {
        let scene = PhotoScene(isPresented: false)
        var configuration = CardConfiguration.cover { $0.policy = ArbitrationPolicy(.vertical) }
        configuration.look = .zoom(from: { scene.thumbnails[0] }, showing: { scene.photo.images[0] })
        scene.home.attachCard(to: scene.thumbnails[0], as: configuration) { _ in scene.photo }
        let finger = scene.touch(x: 70, y: 540)
        finger.move(by: .down(-20), over: 0.1)
        let before = scene.picture
        finger.move(by: CGVector(dx: 40, dy: -100), over: 0.2)
        #expect((scene.picture.midX - before.midX).isNear(40))
        #expect((before.midY - scene.picture.midY).isNear(100))
        #expect(scene.picture.width > before.width)
        finger.letGo()
        scene.expectGone()
        scene.touch(x: 70, y: 540).swipe(by: .down(-160), over: 0.1)
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.picture == CGRect(x: 0, y: 266, width: 390, height: 312))
        #expect(scene.isTidy)
    }
}
