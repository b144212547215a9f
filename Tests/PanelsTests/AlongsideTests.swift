import GestureArbiter
import HeadlessUIKit
import Panels
import Testing

@MainActor
@Suite("What follows a panel")
struct AlongsideTests {
    @Test("What follows a panel is told how far in it is, in hand, settling, caught and by code")
    func shares() {
        let scene = PanelScene()
        var shares: [CGFloat] = []
        scene.panel.alongside(from: .height(88), to: .large) { shares.append($0) }
        #expect(shares == [0], "at once")
        let way = (844 - 34 - 88 - 47) as CGFloat
        let finger = scene.carry(by: -10 - way / 2, from: 760)
        #expect(shares.last?.isNear(0.5) == true)
        #expect(shares == shares.sorted())
        finger.lift()
        scene.panel.select(.large)
        scene.stage.advance(by: 0.1)
        let moving = shares.last ?? 0
        #expect(moving > 0.5)
        #expect(moving < 1)
        let catching = scene.stage.touch(at: CGPoint(x: 195, y: 700))
        let count = shares.count
        catching.hold(for: 0.2)
        #expect(shares.count == count, "held, it is told nothing")
        catching.lift()
        scene.stage.settle()
        #expect(shares.last == 1)
    }

    @Test("An animator follows the panel both ways, and its views are where they were once the panel is gone")
    func animator() {
        let scene = PanelScene()
        let artwork = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        scene.list.view.addSubview(artwork)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { artwork.alpha = 0 }
        scene.panel.scrub(animator, from: .height(88), to: .large)
        scene.panel.select(.large)
        scene.stage.settle()
        #expect(animator.fractionComplete == 1)
        scene.panel.select(.height(88))
        scene.stage.settle()
        #expect(animator.fractionComplete == 0)
        scene.panel.select(.large)
        scene.stage.settle()
        scene.panel.remove(animated: false)
        #expect(artwork.alpha == 1)
        #expect(animator.state == .inactive)
    }

    @Test("Progress says between which detents the panel is")
    func progress() {
        let scene = PanelScene()
        scene.panel.select(.medium)
        scene.stage.settle()
        #expect(scene.positions.contains { $0.lessOpen == .height(88) && $0.moreOpen == .medium && $0.share > 0.2 })
        #expect(scene.positions.last?.moreOpen == .medium)
        #expect(scene.positions.last?.share == 0)
    }

    @Test("Between detents of which one does not exist nothing is told, and this is logged once")
    func unknown() {
        let scene = PanelScene()
        var shares: [CGFloat] = []
        scene.panel.alongside(from: "nowhere", to: .large) { shares.append($0) }
        scene.panel.select(.large)
        scene.stage.settle()
        #expect(shares.isEmpty)
        #expect(scene.stage.warnings.contains { $0.contains("nowhere") })
    }
}
