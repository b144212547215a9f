import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// A replaced number is logged once, with the number that replaces it.
@MainActor
@Suite("Numbers that are replaced")
struct ModalMisuseTests {
    /// A number that a configuration does not accept, by property.
    enum Misuse: String, CaseIterable {
        case dampingRatio, response, presentingResponse, dismissingResponse, slop, cone, release

        @MainActor fileprivate func act(_ number: Double, on configuration: inout CardConfiguration) {
            switch self {
            case .dampingRatio: configuration.dampingRatio = number
            case .response: configuration.response = number
            case .presentingResponse: configuration.presentingResponse = number
            case .dismissingResponse: configuration.dismissingResponse = number
            case .slop: configuration.policy.slop = number
            case .cone: configuration.policy.cone = number
            case .release: configuration.release = .velocityAndProgress(threshold: number)
            }
        }

        fileprivate var subject: String {
            switch self {
            case .dampingRatio, .response, .presentingResponse, .dismissingResponse, .release:
                "CardTraits.\(self)"
            case .slop, .cone: "CardTraits.policy.\(self)"
            }
        }
    }

    @Test("Each replaced number is logged by its name, once", arguments: Misuse.allCases, [Double.nan, -1])
    func said(_ misuse: Misuse, number: Double) {
        let stage = Stage()
        var configuration = CardConfiguration.cover
        for _ in 1...2 { misuse.act(number, on: &configuration) }
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.hasPrefix(misuse.subject + ": ") ?? false, "\(stage.warnings)")
    }

    @Test("So are the numbers that a configuration is made with")
    func made() {
        let stage = Stage()
        _ = CardConfiguration.cover {
            $0.dampingRatio = .infinity
            $0.response = -1
        }
        #expect(stage.warnings.count == 2)
    }

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
