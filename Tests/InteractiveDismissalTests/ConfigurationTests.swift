import Foundation
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("Configuration")
struct ConfigurationTests {
    @Test(
        "What makes no spring is replaced, when made and when set",
        arguments: [Double.nan, .infinity, -.infinity, -1, 0])
    func springs(_ number: Double) {
        var dismissal = InteractiveDismissal(dampingRatio: number, response: number)
        for _ in 1...2 {
            #expect((0.1...4).contains(dismissal.dampingRatio))
            #expect((0.05...5).contains(dismissal.response))
            #expect(dismissal.spring.settlingTime(from: 800).isFinite)
            dismissal.dampingRatio = number
            dismissal.response = number
        }
        let scene = ModalScene(dismissal)
        scene.fling()
        #expect(scene.stage.settle(within: 60))
        #expect(!scene.isPresented)
    }

    @Test("What makes no rule is replaced", arguments: [CGFloat.nan, .infinity, -.infinity, -1])
    func rules(_ number: CGFloat) {
        var policy = ArbitrationPolicy.continuous
        policy.slop = number
        policy.cone = number
        let dismissal = InteractiveDismissal(
            policy: policy, release: .velocityAndProgress(threshold: number, progress: number))
        #expect(dismissal.policy.slop == 10 && dismissal.policy.cone == 45)
        guard case .velocityAndProgress(let threshold, let progress) = dismissal.release else {
            Issue.record("another rule: \(dismissal.release)")
            return
        }
        #expect(threshold == 300)
        #expect((0...1).contains(progress))
        var other = InteractiveDismissal()
        other.policy = policy
        other.release = .distance(progress: number)
        #expect(other.policy == dismissal.policy)
        #expect(other.release != .distance(progress: number))
    }

    @Test("Two of the same are equal")
    func equality() {
        #expect(InteractiveDismissal() == InteractiveDismissal(response: 0.35))
        #expect(InteractiveDismissal() != InteractiveDismissal(begins: .onBegin))
        #expect(InteractiveDismissal(response: 0.5).spring == Spring(dampingRatio: 1, response: 0.5))
    }

    @Test("A dismissal of what is not presented is an error")
    func notPresented() {
        let presentation = InteractivePresentationController(
            presentedViewController: UIViewController(), presenting: nil, dismissal: InteractiveDismissal())
        #expect(throws: DismissalRefusal.notPresented) { try presentation.attemptDismissal() }
    }

    @Test("On its way in it is not dismissed: an error says so")
    func presenting() {
        let scene = ModalScene(isPresented: false)
        scene.present()
        scene.stage.advance(by: 0.1)
        #expect(throws: DismissalRefusal.isBeingPresented) { try scene.presentation?.attemptDismissal() }
        scene.stage.settle()
        #expect(scene.isPresented && scene.isTidy)
        #expect(throws: Never.self) { try scene.presentation?.attemptDismissal() }
        scene.stage.settle()
        #expect(!scene.isPresented && scene.isTidy)
    }

    @Test("A place that is none is replaced by the whole container")
    func place() {
        final class Nowhere: InteractivePresentationController {
            override var frameOfPresentedViewInContainerView: CGRect {
                CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 100)
            }
        }
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let modal = UIViewController()
        home.present(modal) {
            Nowhere(presentedViewController: $0, presenting: $1, dismissal: InteractiveDismissal())
        }
        stage.settle()
        #expect(modal.view.superview?.frame == stage.window.bounds)
    }

    @Test("Decisions read as sentences")
    func text() {
        let scene = ModalScene()
        scene.carry(by: 110).lift()
        scene.stage.settle()
        #expect(
            scene.presentation?.decisions.last?.description.hasSuffix("let go 100 pt from rest at 0 pt/s: back") == true
        )
    }
}
