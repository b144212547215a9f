import GestureArbiter
import HeadlessUIKit
import Testing

/// The samples of "Several resting places".
@MainActor
final class PlacesController: UIViewController {
    /// Stands for a layout constraint.
    final class Constraint { var constant: CGFloat = 360 }

    let panel = UIView(frame: CGRect(x: 0, y: 60, width: 390, height: 784))
    let photo = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    let row = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
    let shade = UIView()
    let top = Constraint()
    /// Where the panel's top is when it is fully open.
    var openTop: CGFloat = 60
    var savedStates = 0

    func saveState() { savedStates += 1 }
    func close() {}

    func inOneLine() {
        GestureArbiter.attach(to: panel, policy: .continuous, moving: panel, stops: [0, 300, 600], leaves: false)
    }

    func byConstraint() -> GestureArbiter.Mover {
        let mover = GestureArbiter.Mover(
            stops: [0, 300, 600], selected: 300,
            show: { [weak self] place in self.map { $0.top.constant = $0.openTop + place } },
            onOutcome: { [weak self] _ in self?.saveState() })
        mover.onProgress = { [weak self] progress in
            self?.shade.alpha = 1 - min(progress.translation / 300, 1)
        }
        GestureArbiter.attach(to: panel, policy: .continuous, moving: mover)
        return mover
    }

    func taller(_ mover: GestureArbiter.Mover) {
        openTop -= 60
        mover.shift(by: 60, stops: [0, 360, 660])
    }

    func bothWays() {
        GestureArbiter.attach(to: photo, policy: ArbitrationPolicy(.vertical), moving: photo) { [weak self] outcome in
            if outcome == .away { self?.close() }
        }
        GestureArbiter.attach(
            to: row, policy: ArbitrationPolicy(.horizontal), moving: row, stops: [-160, 0, 80], leaves: false)
    }
}

@MainActor
@Suite("The samples of the places do what their article says")
struct PlacesSampleTests {
    private func shown(_ prepare: (PlacesController) -> Void) -> (Stage, PlacesController) {
        let controller = PlacesController()
        let stage = Stage(rootViewController: controller)
        for view in [controller.shade, controller.panel, controller.photo, controller.row] {
            controller.view.addSubview(view)
        }
        prepare(controller)
        stage.settle()
        return (stage, controller)
    }

    @Test("A panel in one line rests where it is let go near")
    func line() {
        let (stage, controller) = shown { $0.inOneLine() }
        controller.photo.isHidden = true
        controller.row.isHidden = true
        let finger = stage.touch(at: CGPoint(x: 195, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 260), over: 0.5)
        finger.hold(for: 0.1)
        finger.lift()
        stage.settle()
        #expect(controller.panel.transform.ty == 300)
    }

    @Test("A panel by a constraint begins half open, tells its progress, and grows in place")
    func constraint() {
        var mover: GestureArbiter.Mover?
        let (stage, controller) = shown { mover = $0.byConstraint() }
        #expect(controller.top.constant == 360)
        mover?.select(600)
        stage.settle()
        #expect(controller.top.constant == 660)
        #expect(controller.shade.alpha == 0)
        mover.map(controller.taller)
        #expect(controller.top.constant == 660, "its visible edge stays")
        stage.settle()
        #expect(controller.top.constant == 660)
        #expect(mover?.selected == 660)
    }

    @Test("A photo leaves upwards, and a row rests at either side")
    func sides() {
        let (stage, controller) = shown { $0.bothWays() }
        controller.panel.isHidden = true
        let finger = stage.touch(at: CGPoint(x: 195, y: 120))
        finger.move(by: CGVector(dx: -140, dy: 0), over: 0.5)
        finger.hold(for: 0.1)
        finger.lift()
        stage.settle()
        #expect(controller.row.transform.tx == -160)
        let second = stage.touch(at: CGPoint(x: 195, y: 600))
        second.move(by: CGVector(dx: 0, dy: -200), over: 0.1)
        second.lift()
        stage.settle()
        #expect(controller.photo.frame.maxY <= 0)
    }
}
