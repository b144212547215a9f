import DeckTransition
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("The presenter behind a deck's card")
struct PresenterTests {
    @Test("A live presenter is moved itself, and restored")
    func live() {
        let scene = DeckScene(DeckConfiguration { $0.presenter = .live })
        let view = scene.home.view!
        #expect(abs(view.frame.minY - 47) < 1e-9)
        #expect(abs(view.frame.width - 390 * (1 - 94 / 844)) < 1e-9)
        #expect(view.layer.cornerRadius == 8)
        scene.modal.dismiss(animated: true)
        scene.stage.settle()
        #expect(view.transform == .identity)
        #expect(view.layer.cornerRadius == 0)
        #expect(!view.clipsToBounds)
    }

    enum Change: CaseIterable {
        case transform, cornerRadius, clips

        @MainActor func make(on view: UIView) {
            switch self {
            case .transform: view.transform = CGAffineTransform(translationX: 0, y: 20)
            case .cornerRadius: view.layer.cornerRadius = 20
            case .clips: view.clipsToBounds = false
            }
        }
    }

    @Test(
        "A client's changes to a live presenter stay; the rest continues, and is restored",
        .countsFromSlop,
        arguments: Change.allCases)
    func changedMeanwhile(_ change: Change) {
        let scene = DeckScene(presenting: false)
        let view = scene.home.view!
        (view.layer.cornerRadius, view.clipsToBounds) = (3, true)
        scene.present(DeckConfiguration { $0.presenter = .live })
        scene.stage.settle()
        change.make(on: view)
        let finger = scene.touch()
        finger.move(by: .down(210), over: 0.4)
        let shown = 1 - CGFloat(200) / 789
        #expect(change == .transform || abs(view.frame.minY - 47 * shown) < 1e-9)
        #expect(abs(view.layer.cornerRadius - (change == .cornerRadius ? 20 : 3 + 5 * shown)) < 1e-9)
        finger.cancel()
        scene.stage.settle()
        scene.modal.dismiss(animated: true)
        scene.stage.settle()
        let moved = CGAffineTransform(translationX: 0, y: 20)
        #expect(view.transform == (change == .transform ? moved : .identity))
        #expect(view.layer.cornerRadius == (change == .cornerRadius ? 20 : 3))
        #expect(view.clipsToBounds == (change != .clips))
    }

    @Test("With dimming only, the presenter stays in place, and is dimmed")
    func dimOnly() {
        let scene = DeckScene(
            DeckConfiguration {
                $0.dimming = 0.5
                $0.presenter = .dimOnly
            })
        #expect(scene.home.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(scene.picture == nil)
        #expect(scene.dimming?.alpha == 0.5)
    }

    @Test("After a rotation, the picture is taken again")
    func pictureAfterRotation() {
        let scene = DeckScene()
        scene.home.view.backgroundColor = .black
        scene.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, over: 0.3)
        scene.stage.settle()
        let shown = sequence(first: scene.picture!, next: \.subviews.first).map(\.backgroundColor)
        #expect(shown.contains(.black))
    }

    @Test("A presenter that cannot be pictured is moved itself, and restored")
    func noPicture() {
        let scene = DeckScene(presenting: false)
        scene.home.view.bounds = .zero
        scene.present()
        #expect(scene.stage.settle())
        #expect(scene.isPresented)
        #expect(scene.picture == nil)
        #expect(abs(scene.home.view.transform.a - (1 - 94 / 844)) < 1e-9)
        scene.modal.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.home.view.transform == .identity)
    }
}
