import Foundation
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// The samples of the HeadlessUIKit articles, block by block: a controller, and the tests that a client would write.

/// A drawer that a finger pulls down and, far or fast enough, away.
final class DrawerController: UIViewController {
    let drawer = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 444))
    private let pan = UIPanGestureRecognizer()
    private var lastMove = 0.0

    override func viewDidLoad() {
        super.viewDidLoad()
        drawer.accessibilityIdentifier = "drawer"
        view.addSubview(drawer)
        drawer.addGestureRecognizer(pan)
        #if canImport(UIKit)
        pan.addTarget(self, action: #selector(follow))
        #else
        pan.addTarget(self) { [unowned self] _ in follow() }
        #endif
    }

    #if canImport(UIKit)
    @objc
    #endif
    private func follow() {
        let (way, speed) = (pan.translation(in: view).y, pan.velocity(in: view).y)
        switch pan.state {
        case .began, .changed:
            drawer.frame.origin.y = 400 + max(0, way)
            lastMove = CACurrentMediaTime()
        case .ended:
            let hasRested = CACurrentMediaTime() - lastMove > 0.1
            settle(isOpen: way < 200 && (hasRested || speed < 500))
        case .cancelled: settle(isOpen: true)
        default: break
        }
    }

    private func settle(isOpen: Bool) {
        UIView.animate(withDuration: 0.3) { self.drawer.frame.origin.y = isOpen ? 400 : 844 }
    }
}

@MainActor struct DrawerTests {
    @Test("A drawer that is pulled far down leaves")
    func pulled() {
        let controller = DrawerController()
        let stage = Stage(rootViewController: controller)

        let finger = stage.touch(at: CGPoint(x: 195, y: 500))
        finger.move(by: CGVector(dx: 0, dy: 300), over: 0.5)
        #expect(abs(controller.drawer.frame.minY - 690) < 0.001)  // 400 + 300, less the slop of 10 points
        finger.lift()

        #expect(stage.settle(), "\(stage.stillMoving)")
        #expect(controller.drawer.frame.minY == 844)
        #expect(stage.warnings == [])
    }

    @Test("Half-way back, the model has arrived and the screen has not")
    func midway() throws {
        let controller = DrawerController()
        let stage = Stage(rootViewController: controller)
        let finger = stage.touch(at: CGPoint(x: 195, y: 500))
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.5)
        finger.lift()

        stage.advance(by: 0.15)
        let seen = try #require(stage.snapshot().frame(of: "drawer"))
        #expect(controller.drawer.frame.minY == 400)
        #expect(seen.minY > 430 && seen.minY < 470)
        print(stage.stillMoving[0])  // an animation of ["UIView"] still runs
    }

    @Test("A stroke that somebody made closes the drawer")
    func recorded() {
        let controller = DrawerController()
        let stage = Stage(rootViewController: controller)
        stage.play(TouchScript.recorded[3].moved(soThatFirstSampleIsAt: CGPoint(x: 195, y: 500)))
        stage.settle()
        #expect(controller.drawer.frame.minY == 844)
    }

    @Test("A second finger takes over from the first, and rests")
    func written() throws {
        let controller = DrawerController()
        let stage = Stage(rootViewController: controller)
        let script = try TouchScript(
            name: "one finger after the other",
            timeline: """
                touch A at (195, 500)
                A moves by (0, 100) over 100 ms
                at 0.05 s  touch B at (100, 600)
                after 100 ms  A lifts
                B holds for 300 ms
                B lifts
                """)
        var places: [CGFloat] = []
        stage.play(script) { _ in places.append(controller.drawer.frame.minY) }
        stage.settle()
        #expect(places.count > 10 && places.max()! < 500)
        #expect(controller.drawer.frame.minY == 400)
    }
}

extension Assumptions {
    /// The defaults, and every other answer on which a gesture could depend.
    static let doubts =
        [Assumptions()]
        + switchesOfGestures.flatMap { doubt in
            doubt.settings.dropFirst().map { setting in
                var assumptions = Assumptions()
                assumptions.set(setting)
                return assumptions
            }
        }
}

@MainActor struct DoubtfulDrawerTests {
    @Test("However UIKit answers, a drawer that is held before the lift stays", arguments: Assumptions.doubts)
    func held(_ assumptions: Assumptions) {
        let controller = DrawerController()
        let stage = Stage(rootViewController: controller, assumptions: assumptions)
        let finger = stage.touch(at: CGPoint(x: 195, y: 500))
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
        finger.hold(for: 0.5)
        finger.lift()
        stage.settle()
        #expect(controller.drawer.frame.minY == 400)
    }

    @Test("A test that is about one switch leaves the others as the environment has them")
    func oneSwitch() {
        let controller = DrawerController()
        var assumptions = Assumptions.standard
        assumptions.panVelocityAfterPause = .falls
        let stage = Stage(rootViewController: controller, assumptions: assumptions)
        #expect(stage.assumptions.panVelocityAfterPause == .falls)
        #expect(stage.assumptions.nestedPriority == Assumptions.standard.nestedPriority)
    }

    @Test("Whatever happens beside it, a drawer comes to rest open or closed", arguments: Disturbance.allCases)
    func disturbed(_ disturbance: Disturbance) {
        var assumptions = Assumptions()
        assumptions.disturbances = [disturbance]
        let controller = DrawerController()
        let stage = Stage(rootViewController: controller, assumptions: assumptions)
        let finger = stage.touch(at: CGPoint(x: 5, y: 500))
        finger.move(by: CGVector(dx: 60, dy: 150), over: 0.3)
        finger.lift()
        stage.settle()
        #expect([400, 844].contains(controller.drawer.frame.minY))
    }

    @Test("Answers are read from JSON; those that it does not name are the defaults")
    func read() throws {
        let json = #"{"version": 1, "assumptions": {"panVelocityAfterPause": "falls", "panSlop": 9.67}}"#
        let measured = try Assumptions(Data(json.utf8), file: "measured.json")
        #expect(measured.panVelocityAfterPause == .falls && measured.panSlop == 9.67)
        #expect(measured.nestedPriority == .innermost)
    }
}
