import HeadlessUIKit
import Testing

/// A stage that becomes larger or smaller, as by a rotation.
@MainActor @Suite struct StageResizeTests {
    private let scene = TransitionScene()
    private var stage: Stage { scene.stage }
    private var home: RecordingController { scene.home }
    private var modal: RecordingController { scene.modal }
    private var log: Record { scene.log }

    @Test("A resized stage tells controllers and presentations, and lays the container out")
    func resizing() {
        scene.present()
        var coordinator: (any UIViewControllerTransitionCoordinator)?
        let child = Resized { size, given in
            coordinator = given
            given.animate(alongsideTransition: { [log = scene.log] _ in log.add("alongside \(size.width)") }) {
                [log = scene.log] _ in log.add("resized")
            }
        }
        modal.addChild(child)
        stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, over: 0.4)
        #expect(log.take() == ["alongside 844.0"])
        #expect(coordinator?.transitionDuration == 0.4)
        #expect(modal.transitionCoordinator === coordinator)
        #expect(scene.delegate.presentation?.layouts.last == CGSize(width: 844, height: 390))
        #expect(home.view.frame.size == CGSize(width: 844, height: 390))
        stage.advance(by: 0.2)
        #expect(abs((home.view.layer.presentation()?.bounds.width ?? 0) - 617) < 1e-9)
        stage.settle()
        #expect(log.take() == ["resized"])
        #expect(modal.transitionCoordinator == nil)
        stage.resize(to: CGSize(width: 390, height: 844))
        #expect(stage.settle())
        #expect(home.view.frame.width == 390)
    }
}

private final class Resized: UIViewController {
    private let action: (CGSize, any UIViewControllerTransitionCoordinator) -> Void

    init(_ action: @escaping (CGSize, any UIViewControllerTransitionCoordinator) -> Void) {
        self.action = action
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        action(size, coordinator)
    }
}
