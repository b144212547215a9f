import HeadlessUIKit
import Testing

/// What is left of touches, recognizers and stages that are over: nothing.
@MainActor
@Suite("Touches, recognizers and stages that are over")
struct GoneTests {
    private final class ListController: UIViewController {
        let list = UIScrollView()
        override func viewDidLoad() {
            super.viewDidLoad()
            list.frame = view.bounds
            list.contentSize = CGSize(width: 390, height: 3000)
            view.addSubview(list)
        }
    }

    private final class OnceRecognizer: UITapGestureRecognizer {
        override func reset() {
            super.reset()
            isEnabled = false
        }
    }

    @Test("A stage that goes with a finger down keeps no controller", arguments: [0, 5, 100])
    func stage(_ distance: CGFloat) {
        weak var controller: UIViewController?
        do {
            let shown = ListController()
            let stage = Stage(rootViewController: shown)
            let finger = stage.touch(at: CGPoint(x: 100, y: 500))
            finger.move(by: CGVector(dx: 0, dy: -distance), over: 0.1)
            controller = shown
        }
        #expect(controller == nil)
    }

    @Test("A recognizer that is disabled as it is reset is not kept")
    func disabledInReset() {
        let stage = Stage()
        weak var recognizer: UIGestureRecognizer?
        do {
            let once = OnceRecognizer(target: nil, action: nil)
            stage.window.addGestureRecognizer(once)
            stage.touch(at: CGPoint(x: 100, y: 100)).lift()
            stage.window.removeGestureRecognizer(once)
            recognizer = once
        }
        stage.settle()
        #expect(recognizer == nil)
    }

    @Test(
        "A touch that the system takes away is not kept, under any disturbance",
        arguments: [Disturbance.systemEdgeGesture, .insetsChange, .contentAdjustsOffset])
    func takenAway(_ disturbance: Disturbance) {
        var assumptions = Assumptions.standard
        assumptions.disturbances = [disturbance]
        let stage = Stage(assumptions: assumptions)
        stage.window.rootViewController = UIViewController()
        weak var touched: UIView?
        do {
            let view = UIView(frame: stage.window.bounds)
            stage.window.rootViewController?.view.addSubview(view)
            let finger = stage.touch(at: CGPoint(x: 2, y: 400))
            finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
            stage.window.rootViewController?.present(UIViewController(), animated: true)
            stage.settle()
            finger.lift()
            view.removeFromSuperview()
            touched = view
        }
        stage.settle()
        #expect(touched == nil)
    }
}
