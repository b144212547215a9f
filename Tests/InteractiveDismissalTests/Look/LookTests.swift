import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A card's look")
struct LookTests {
    typealias Look = CardConfiguration.Look

    private func cover(_ look: Look, _ direction: ArbitrationPolicy.Direction = .down) -> CardConfiguration {
        var configuration = CardConfiguration.cover { $0.policy = ArbitrationPolicy(direction, when: .atEdge) }
        configuration.look = look
        return configuration
    }

    @Test("Without a look the card slides, and nothing else of it changes")
    func slide() {
        #expect(CardConfiguration.cover.look == .slide)
        let scene = ModalScene()
        _ = scene.carry(by: 210)
        #expect(scene.card?.transform == CGAffineTransform(translationX: 0, y: scene.translation))
        #expect(scene.card?.mask == nil)
    }

    @Test("A card that shrinks follows the finger both ways, gets smaller, and the backdrop fades")
    func shrink() {
        let scene = ModalScene(cover(.shrink(to: 0.5)))
        let finger = scene.touch()
        finger.move(by: .down(30), over: 0.1)
        let before = scene.card?.transform ?? .identity
        finger.move(by: CGVector(dx: 50, dy: 200), over: 0.3)
        let now = scene.card?.transform ?? .identity
        #expect((now.tx - before.tx).isNear(50))
        #expect((now.ty - before.ty).isNear(200))
        #expect(now.a < before.a)
        finger.letGo()
        scene.expectPresented()
    }

    @Test("A card that is thrown diagonally leaves along that line")
    func aslant() {
        let scene = ModalScene(cover(.shrink))
        scene.touch().swipe(by: CGVector(dx: 60, dy: 160), over: 0.1)
        let thrown = scene.card?.transform.tx ?? 0
        scene.stage.advance(by: 0.1)
        #expect((scene.card?.transform.tx ?? 0) > thrown + 20)
        scene.expectGone()
    }

    private func barLook(_ scene: BarScene.Type = BarScene.self) -> (BarScene, UIView) {
        let holder = Holder()
        let scene = BarScene(cover(.grow(from: { holder.view }, over: .black)))
        holder.view = scene.bar
        return (scene, scene.bar)
    }

    private final class Holder { weak var view: UIView? }

    @Test("A card that grows out of a bar has its edge under the finger, and begins as large as the bar")
    func grow() {
        let (scene, bar) = barLook()
        let finger = scene.touch(at: 760)
        finger.move(by: .down(-11), over: 0.1)
        let mask = scene.card?.mask?.frame ?? .null
        #expect(abs(mask.height - bar.frame.height) < 5)
        finger.move(by: .down(-300), over: 0.3)
        let shown = scene.card.flatMap { card in card.mask.map { card.convert($0.frame, to: nil) } } ?? .null
        #expect(shown.minY.isNear(740 - 301), "its edge under the finger")
        #expect(shown.maxY.isNear(844))
        finger.swipe(by: .down(-160), over: 0.1)
        scene.expectPresented()
        #expect(scene.card?.mask == nil)
    }

    @Test("A card that is dragged away goes back into its bar, and fades into it")
    func growBack() {
        let (scene, bar) = barLook()
        scene.fling()
        scene.stage.settle()
        scene.stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(160), over: 0.1)
        var (last, alpha) = (CGRect.null, CGFloat(1))
        while scene.isPresented, scene.stage.time < 10 {
            last = scene.card.flatMap { card in card.mask.map { card.convert($0.frame, to: nil) } } ?? .null
            alpha = scene.card?.alpha ?? 1
            scene.stage.advanceFrame()
        }
        #expect(abs(last.minY - bar.frame.minY) < 1)
        #expect(abs(last.height - bar.frame.height) < 1)
        #expect(alpha < 0.05)
        #expect(scene.isTidy)
    }

    @Test("A card that is drawn as far as its bar is high covers the bar wholly")
    func growCovers() {
        let (scene, bar) = barLook()
        let finger = scene.touch(at: 760)
        finger.move(by: .down(-10 - bar.bounds.height / 2), over: 0.1)
        let alpha = scene.card?.alpha ?? 0
        #expect(abs(alpha - 0.5) < 0.01)
        finger.move(by: .down(-1 - bar.bounds.height / 2), over: 0.1)
        #expect(scene.card?.alpha == 1)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isTidy)
    }

    @Test("A bar that does not lie on the card's way out is ignored: the card slides")
    func growWithoutBar() {
        let scene = BarScene(cover(.grow(from: { nil })))
        scene.fling()
        scene.stage.settle()
        #expect(scene.isPresented)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: .down(210), over: 0.4)
        #expect(scene.translation.isNear(200))
        #expect(scene.card?.mask == nil)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isTidy)
    }

    @Test("A custom look is asked with where the card is, in hand and in motion, and never leaps")
    func custom() {
        var states: [Look.State] = []
        let look = Look(over: .red) { state in
            states.append(state)
            var appearance = Look.Appearance(moving: state.offset, scaledBy: 1 - 0.1 * state.progress)
            appearance.alpha = 1 - 0.5 * state.progress
            appearance.cornerRadius = 20 * state.progress
            appearance.backdrop = 1 - state.progress
            return appearance
        }
        let scene = ModalScene(cover(look))
        #expect(states.contains { $0.progress == 1 })
        #expect(states.last?.progress == 0)
        let finger = scene.carry(by: 432)
        #expect(states.last?.progress.isNear(0.5) == true)
        #expect(scene.card?.alpha.isNear(0.75) == true)
        #expect(scene.card?.mask?.layer.cornerRadius.isNear(10) == true)
        finger.lift()
        scene.stage.settle()
        // Before it comes in it has no place.
        let shown = states.drop { $0.progress < 1 }
        let steps = zip(shown, shown.dropFirst()).map { abs($0.progress - $1.progress) }
        #expect((steps.max() ?? 1) < 0.15)
    }

    @Test("Values of a custom look that cannot be shown are left out, and logged once")
    func badNumbers() {
        let look = Look { state in
            var appearance = Look.Appearance(moving: CGPoint(x: CGFloat.nan, y: state.offset.y))
            appearance.alpha = .infinity
            appearance.cornerRadius = -3
            appearance.backdrop = .nan
            appearance.crop = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
            return appearance
        }
        let scene = ModalScene(cover(look))
        let finger = scene.carry(by: 300)
        #expect(scene.card?.transform == .identity)
        #expect(scene.card?.alpha == 1)
        #expect(scene.stage.warnings.count { $0.contains("invalid numbers") } == 1)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
    }

    @Test("The backdrop lies behind the card, takes no touch, and is gone with the card")
    func backdrop() {
        let scene = ModalScene(cover(.shrink(over: .red)))
        let container = scene.presentation?.containerView
        let backdrop = container?.subviews.first { $0.backgroundColor == .red }
        #expect(backdrop != nil)
        #expect(backdrop?.isUserInteractionEnabled == false)
        #expect(backdrop?.frame == container?.bounds)
        scene.fling()
        scene.stage.settle()
        #expect(!scene.isPresented)
        #expect(backdrop?.superview == nil)
        #expect(scene.isTidy)
    }

    @Test("A card that is presented without animation has its backdrop at once, behind it")
    func unanimated() {
        let scene = ModalScene(cover(.shrink(over: .red)), isPresented: false)
        scene.present(animated: false)
        let views = scene.presentation?.containerView?.subviews ?? []
        #expect(views.map { $0.backgroundColor == .red } == [true, false])
        #expect(views.first?.alpha == 1)
        scene.fling()
        scene.stage.settle()
        #expect(scene.isTidy)
    }

    @Test("A card with detents slides between them, and its look begins below the smallest")
    func detents() {
        var configuration = cover(.shrink(to: 0.5))
        configuration.detents = [.medium, .large]
        let scene = ModalScene(configuration)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: .down(-100), over: 0.3)
        #expect(scene.card?.transform.a == 1)
        finger.move(by: .down(250), over: 0.4)
        #expect((scene.card?.transform.a ?? 1) < 0.95)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.card?.alpha == 1)
    }

    @Test("A look whose card is taken away with its window leaves nothing on the app's views")
    func windowGone() {
        let scene = PhotoScene()
        _ = scene.touch()
        scene.stage.window.rootViewController = UIViewController()
        scene.stage.settle()
        #expect(scene.thumbnails[0].alpha == 1)
    }

    @Test("A thumbnail whose alpha its owner has set meanwhile keeps it")
    func ownersAlpha() {
        let scene = PhotoScene()
        scene.thumbnails[0].alpha = 0.4
        scene.photo.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.thumbnails[0].alpha == 0.4)
    }

    @Test("Looks are equal to their copies, and to others of the same numbers")
    func equality() {
        let own = Look { Look.Appearance(moving: $0.offset) }
        let copy = own
        #expect(own == copy)
        #expect(own != Look { Look.Appearance(moving: $0.offset) })
        #expect(Look.shrink(to: 0.5) == Look.shrink(to: 0.5))
        #expect(Look.shrink(to: .nan) == Look.shrink)
    }
}
