import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A card that is pushed")
struct PushTests {
    @Test("A push does not move a card that a finger holds, or that is in motion", .countsFromSlop)
    func pushed() {
        let scene = ModalScene()
        let finger = scene.carry(by: 210)
        scene.presentation?.bounce(velocity: 2000)
        scene.stage.advance(by: 0.1)
        #expect(scene.translation.isNear(200))
        finger.lift()
        scene.stage.advance(by: 0.05)
        let quiet = ModalScene()
        quiet.carry(by: 210).lift()
        quiet.stage.advance(by: 0.05)
        scene.presentation?.bounce(velocity: 2000)
        for moving in [scene, quiet] { moving.stage.advance(by: 0.05) }
        #expect(scene.translation.isNear(quiet.translation))
    }

    @Test("A push that is no number is ignored", arguments: [CGFloat.nan, .infinity, -.infinity])
    func push(_ number: CGFloat) {
        let scene = ModalScene()
        scene.presentation?.bounce(velocity: number)
        scene.stage.advance(by: 0.05)
        #expect(scene.translation == 0)
        scene.expectPresented()
    }
}
