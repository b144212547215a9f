@_spi(Engine) import Cards
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("What a controller can decide about its card")
struct HandlingTests {
    private func drag(_ scene: ModalScene, from y: CGFloat) -> CGFloat {
        let finger = scene.touch(at: y)
        finger.move(by: .down(60), over: 0.2)
        defer { finger.cancel() }
        return scene.translation
    }

    @Test("Conforming alone changes nothing", .countsFromSlop)
    func defaults() {
        final class Silent: ListModal, CardContent {}
        let scene = ModalScene(startOffset: 30, modal: Silent())
        #expect(drag(scene, from: 400).isNear(20), "30 pt were scrolled first")
    }

    @Test(
        "Progress runs from one to zero on the way in, follows the finger, and ends at one",
        arguments: Condition.all.sampled())
    func progress(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: false)
        scene.present()
        scene.stage.settle()
        #expect(scene.progress.first == 1)
        #expect(scene.progress.last == 0)
        #expect(zip(scene.progress, scene.progress.dropFirst()).allSatisfy { $0 > $1 })
        #expect(scene.progress.count > 30, "in every frame")
        let onTheWayIn = scene.progress.count
        scene.fling()
        scene.stage.settle()
        let out = scene.progress.dropFirst(onTheWayIn)
        #expect(out.last == 1)
        #expect(zip(out, out.dropFirst()).allSatisfy { $0 < $1 })
        #expect(zip(out, out.dropFirst()).allSatisfy { $1 - $0 < 0.07 }, "no jump where the finger lets go")
    }

    @Test(
        "Caught again after a release that dismisses, the card tells anew that letting go would dismiss",
        .touchesInTransitions
    )
    func armedAgain() {
        let scene = ModalScene()
        let first = scene.carry(by: 500)
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 0.03)
        first.lift()
        let second = scene.touch(at: 800)
        second.move(by: .down(4), over: 0.05)
        #expect(scene.events.suffix(2) == [.grabbed, .armed(true)])
        second.move(by: .down(-500), over: 0.3)
        #expect(scene.events.last == .armed(false))
        second.lift()
        scene.expectPresented()
    }

    @Test("Progress of UIKit's transition stays between 0 and 1, also if the card is pulled beyond rest")
    func transitionProgress() {
        var configuration = CardConfiguration.cover { $0.begins = .onBegin }
        configuration.policy = .gated
        let scene = ModalScene(configuration)
        let finger = scene.touch()
        finger.move(by: .down(221), over: 0.3)
        let share = scene.modal.transitionCoordinator?.percentComplete
        #expect(share.map { abs($0 - 211 / 844) < 0.001 } == true)
        finger.move(by: .down(-400), over: 0.3)
        #expect(scene.progress.last! < 0)
        #expect(scene.modal.transitionCoordinator?.percentComplete == 0)
        finger.cancel()
        scene.expectPresented()
    }
}
