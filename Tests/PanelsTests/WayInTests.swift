import GestureArbiter
import HeadlessUIKit
import Panels
import Support
import Testing

/// A finger that pulls at something in a panel presents a card.
@MainActor
@Suite("A card that is drawn out of a panel")
struct WayInTests {
    @Test("A bar in the panel opens a card over everything, and the panel stays where it is")
    func barInPanel() {
        let scene = PanelScene()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        scene.list.view.addSubview(bar)
        let detail = UIViewController()
        scene.list.attachCard(to: bar) { _ in detail }
        scene.panel.select(.medium, animated: false)
        scene.stage.settle()
        let top = scene.top
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: top + 30))
        finger.move(by: CGVector(dx: 0, dy: -110), over: 0.3)
        #expect(abs((detail.view.superview?.transform.ty ?? 0) - 744) < 1)
        #expect(scene.top == top)
        finger.swipe(by: .down(-160), over: 0.1)
        scene.stage.settle()
        #expect(detail.presentingViewController != nil)
        #expect(scene.top == top)
        scene.stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(160), over: 0.1)
        scene.stage.settle()
        #expect(detail.presentingViewController == nil)
        #expect(scene.top == top)
    }

    @Test("If the panel is removed while its bar brings a card in, the card goes back or comes, and nothing is stuck")
    func panelRemoved() {
        let scene = PanelScene()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        scene.list.view.addSubview(bar)
        let detail = UIViewController()
        scene.map.attachCard(to: bar) { _ in detail }
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 30))
        finger.move(by: CGVector(dx: 0, dy: -210), over: 0.3)
        #expect(detail.isBeingPresented)
        scene.panel.remove(animated: false)
        scene.stage.advance(by: 0.1)
        if finger.touch.phase != .cancelled { finger.lift() }
        scene.stage.settle()
        #expect(scene.stage.stillMoving.isEmpty)
        #expect(!detail.isBeingPresented)
        #expect(detail.presentingViewController == nil)
    }
}
