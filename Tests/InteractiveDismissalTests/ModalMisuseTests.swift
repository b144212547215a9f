import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// A replaced number is logged once, with the number that replaces it.
@MainActor
@Suite("Numbers that are replaced")
struct ModalMisuseTests {
    @Test("Numbers that make sense are not logged")
    func sense() {
        let stage = Stage()
        var configuration = CardConfiguration.cover {
            $0.dampingRatio = 0.1
            $0.response = 5
        }
        configuration.presentingResponse = nil
        configuration.policy.cone = 90
        configuration.release = .distance(progress: 1)
        #expect(stage.warnings.isEmpty)
    }

    @Test("A controller in a panel, which UIKit does not present, is no card of the call")
    func inPanel() {
        let (home, content) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        let panel = home.addPanel(content, detents: [.medium], animated: false)
        #expect(home.presentCard(content) == nil)
        stage.settle()
        #expect(content.parent === panel)
        #expect(home.presentedViewController == nil)
    }

    @Test("A card that is presented in another style than .custom gets no card behaviour, and this is logged")
    func style() {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let transitioning = DismissalTransitioningDelegate { presented, presenting in
            InteractivePresentationController(
                presentedViewController: presented, presenting: presenting, configuration: .cover)
        }
        for _ in 1...2 {
            let modal = UIViewController()
            modal.transitioningDelegate = transitioning
            modal.modalPresentationStyle = .fullScreen
            home.present(modal, animated: true)
            stage.settle()
            home.dismiss(animated: true)
            stage.settle()
        }
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.contains("modalPresentationStyle") ?? false)
    }
}
