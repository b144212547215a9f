import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("A controller's view, dragged away")
struct DragAwayTests {
    final class ListController: UIViewController, DismissalHandling {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var dismissalHandlingScrollView: UIScrollView? { list }

        override func viewDidLoad() {
            super.viewDidLoad()
            list.contentInsetAdjustmentBehavior = .never
            list.contentSize = CGSize(width: 390, height: 2640)
            view.addSubview(list)
        }
    }

    @Test("The declared scroll view's finger drags the controller's view; flung, it leaves")
    func declared() {
        let controller = ListController()
        let stage = Stage(rootViewController: controller)
        var outcome: GestureArbiter.Outcome?
        let arbiter = InteractiveDismissal().attach(to: controller) { outcome = $0 }
        #expect(arbiter?.panGestureRecognizer?.view === controller.list)
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 210), over: 0.2)
        #expect(abs(controller.view.transform.ty - 200) < 1e-9)
        finger.lift()
        #expect(stage.settle())
        #expect(outcome == .dismissed)
    }

    @Test("Without a declaration the whole view takes the touches, and the list under the finger scrolls first")
    func undeclared() {
        let controller = UIViewController()
        let stage = Stage(rootViewController: controller)
        let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2640)
        list.contentOffset = CGPoint(x: 0, y: 30)
        controller.view.addSubview(list)
        InteractiveDismissal().attach(to: controller)
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        #expect(list.contentOffset.y == 0)
        #expect(abs(controller.view.transform.ty - 20) < 0.34)
        finger.cancel()
        stage.settle()
        #expect(controller.view.transform == .identity)
    }

    @Test("A view that is not loaded is not loaded by looking")
    func unloaded() {
        let controller = ListController()
        #expect(InteractiveDismissal().attach(to: controller) == nil)
        #expect(!controller.isViewLoaded)
    }
}
