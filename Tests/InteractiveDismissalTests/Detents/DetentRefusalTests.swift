import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// Where a card with detents may not go.
@MainActor
@Suite("A sheet that may not leave, or not rest there")
struct DetentRefusalTests {

    @Test("A delegate that refuses sends the sheet to the nearest detent, and is told of the attempt")
    func delegateRefuses() {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var attempts = 0
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                false
            }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                attempts += 1
            }
        }
        let scene = SheetScene()
        let delegate = Delegate()
        scene.sheet.presentationController?.delegate = delegate
        scene.fling(by: 200)
        #expect(scene.isPresented)
        #expect(scene.selected == .medium)
        #expect(scene.translation.isNear(SheetScene.medium))
        #expect(delegate.attempts == 1)
    }

    @Test("A delegate that refuses one place is asked once, and names another")
    func vetoOfOne() {
        let scene = SheetScene([.height(100), .medium, .large])
        var targets: [ReleaseRule.Target?] = []
        scene.card?.arbiter?.onAttempt = { attempt in
            guard attempt.stage == .release else { return .allow }
            targets.append(attempt.target)
            return attempt.target == .stop(0) ? .redirect(to: .stop(SheetScene.medium)) : .allow
        }
        scene.drag(by: -640, from: 780)
        #expect(targets == [.stop(0)])
        #expect(scene.selected == .medium)
    }

    @Test("A dismissal that begins with the drag does so only below the lowest detent")
    func onBegin() {
        let scene = SheetScene(
            CardConfiguration.cover {
                $0.begins = .onBegin
                $0.detents = [.medium, .large]
                $0.selectedDetent = .large
            })
        let finger = scene.carry(by: 200, from: 200)
        #expect(!scene.sheet.isBeingDismissed)
        finger.move(by: .down(300), over: 0.3)
        #expect(scene.sheet.isBeingDismissed)
        finger.move(by: .down(-250), over: 0.3)
        finger.letGo()
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(!scene.sheet.isBeingDismissed)
        #expect(scene.selected == .medium)
    }

    @Test("The user feels one impact at each place from which the card would go elsewhere")
    func knocks() {
        var configuration = CardConfiguration.cover {
            $0.detents = [.height(100), .medium, .large]
            $0.selectedDetent = .large
        }
        configuration.impact = .light
        let scene = SheetScene(configuration)
        let finger = scene.touch(at: 100)
        finger.move(by: .down(742), over: 1.5)
        #expect(scene.stage.impacts.count == 3, "to medium, to 100 pt, away")
    }

    @Test("If the card becomes modal in mid-drag, the attempt is told and it rests at its lowest detent")
    func modalInHand() {
        let scene = SheetScene()
        let finger = scene.carry(by: 300, from: 500)
        scene.sheet.isModalInPresentation = true
        finger.lift()
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.selected == .medium)
        #expect(scene.events.contains(.attempted))
    }
}
