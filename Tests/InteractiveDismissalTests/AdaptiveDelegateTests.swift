@_spi(Engine) import Cards
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// B11: UIKit takes a dismissal by our gesture for a programmatic one, so all of these calls are made by the library.
/// Row T19.
@MainActor
@Suite("What the presentation controller's delegate is asked and told")
struct AdaptiveDelegateTests {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
        var allows = true
        private(set) var calls: [String] = []
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("should")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempted")
        }
    }

    private func scene(_ condition: Condition) -> (ModalScene, Delegate) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        let delegate = Delegate()
        scene.modal.presentationController?.delegate = delegate
        return (scene, delegate)
    }

    @Test("A fling calls the delegate's should, will and did, in this order", arguments: Condition.all.sampled())
    func fling(_ condition: Condition) {
        let (scene, delegate) = scene(condition)
        scene.fling()
        scene.stage.advance(by: 0)
        #expect(delegate.calls.prefix(2) == ["should", "will"])
        scene.stage.settle()
        #expect(delegate.calls == ["should", "will", "did"])
    }

    @Test("A release that goes back asks the delegate nothing", arguments: Condition.all.sampled())
    func noQuestion(_ condition: Condition) {
        let (scene, delegate) = scene(condition)
        scene.carry(by: 200).lift()
        scene.stage.settle()
        #expect(delegate.calls.isEmpty)
    }

    @Test(
        "A refused release springs back, and the delegate is told of the attempt afterwards",
        arguments: Condition.all.sampled())
    func refused(_ condition: Condition) {
        let (scene, delegate) = scene(condition)
        delegate.allows = false
        scene.fling()
        scene.stage.settle()
        #expect(delegate.calls == ["should", "attempted"])
        #expect(scene.events == [.grabbed, .attempted, .returned])
        #expect(scene.reasons.contains(.refused(.delegateRefused)))
        scene.expectPresented()
        delegate.allows = true
        scene.fling()
        scene.stage.settle()
        #expect(!scene.isPresented)
    }

    @Test(
        "A dismissal by a button is not the user's, so the delegate is not called", arguments: Condition.all.sampled())
    func button(_ condition: Condition) {
        let (scene, delegate) = scene(condition)
        delegate.allows = false
        scene.modal.dismiss(animated: true)
        scene.stage.settle()
        #expect(delegate.calls.isEmpty)
        #expect(!scene.isPresented)
    }

    @Test(
        "For an escape and an attempt from code the delegate is asked as for a release",
        arguments: Condition.all.sampled())
    func escape(_ condition: Condition) throws {
        let (scene, delegate) = scene(condition)
        delegate.allows = false
        #expect(scene.card?.accessibilityPerformEscape() == true, "handled: not for those behind the card")
        #expect(delegate.calls == ["should", "attempted"])
        #expect(throws: DismissalRefusal.delegateRefused) { try scene.presentation?.attemptDismissal() }
        delegate.allows = true
        let presentation = try #require(scene.presentation)
        #expect(scene.card?.accessibilityPerformEscape() == true)
        #expect(throws: DismissalRefusal.isBeingDismissed) { try presentation.attemptDismissal() }
        scene.stage.settle()
        #expect(delegate.calls.suffix(3) == ["should", "will", "did"])
        scene.expectGone()
        #expect(throws: DismissalRefusal.notPresented) { try presentation.attemptDismissal() }
    }

    @Test(
        "An attempt that is refused while the card comes in is reported once the card has arrived",
        arguments: Condition.all.sampled())
    func escapeWhileItComesIn(_ condition: Condition) throws {
        let delegate = Delegate()
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: false)
        scene.modal.isModalInPresentation = true
        scene.present()
        scene.modal.presentationController?.delegate = delegate
        scene.stage.advance(by: 0.1)
        try #require(scene.modal.isBeingPresented)
        #expect(throws: DismissalRefusal.isModal) { try scene.presentation?.attemptDismissal() }
        #expect(delegate.calls.isEmpty)
        scene.stage.settle()
        #expect(delegate.calls == ["attempted"])
        #expect(scene.isTidy)
    }

    @Test("The latest hundred decisions are kept")
    func log() throws {
        let scene = ModalScene()
        scene.modal.isModalInPresentation = true
        let presentation = try #require(scene.presentation)
        scene.carry(by: 60).lift()
        scene.stage.settle()
        for _ in 0..<99 { try? presentation.attemptDismissal() }
        #expect(presentation.decisions.count == 100)
        #expect(presentation.decisions.first?.reason != .refused(.isModal))
        try? presentation.attemptDismissal()
        #expect(presentation.decisions.count == 100)
        #expect(presentation.decisions.allSatisfy { $0.reason == .refused(.isModal) })
    }
}
