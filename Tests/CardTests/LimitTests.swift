import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// A drag knows the limits that hold now, not those of the touch-down.
@MainActor
@Suite("Every kind of card, whose places change in the hand")
struct LimitTests {
    @Test(
        "A card that is dragged as its keyboard goes follows the finger to its smallest detent",
        arguments: [false, true])
    func keyboardGoes(isModal: Bool) {
        for kind in ContentTests.Kind.allCases {
            let content = UIViewController()
            let scene = ContentTests.Scene(kind, content, detents: [.height(100), .medium, .large], selected: .large)
            content.isModalInPresentation = isModal
            scene.stage.showKeyboard(height: 336)
            scene.stage.settle()
            let start = scene.top + 40
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: start))
            finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
            scene.stage.showKeyboard(height: 0)
            finger.move(by: CGVector(dx: 0, dy: 640 - start), over: 0.7)
            #expect(abs(scene.top - 640) < 45, "\(kind): the finger is at 680, the top at \(scene.top)")
            finger.hold(for: 0.2)
            finger.lift()
            scene.stage.settle()
            let selected = scene.presentation?.selectedDetent ?? scene.panel?.selectedDetent
            #expect(selected == .height(100), "\(kind)")
        }
    }
}
