// swift-format-ignore-file
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// Every sample of the documentation, so that it compiles. `Documentation/claims.py` holds the two together.
@MainActor
enum Samples {
    final class UITableView: UIScrollView {}

    @MainActor final class Feedback { func impactOccurred() {} }

    final class FiltersController: UIViewController, CardContent {
        private let table = UITableView()
        var scrollViewForCard: UIScrollView? { table }
    }

    final class FloatingPresentation: InteractivePresentationController {
        private let dimming = UIView()

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let container = containerView else { return .zero }
            let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 16, dy: 16)
            let height = min(presentedViewController.preferredContentSize.height, room.height)
            return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
        }

        override func presentationTransitionWillBegin() {
            dimming.backgroundColor = .black
            dimming.alpha = 0
            containerView?.insertSubview(dimming, at: 0)
            super.presentationTransitionWillBegin()
        }

        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            dimming.frame = containerView?.bounds ?? .zero
        }

        override func cardDidMove(to progress: CGFloat) {
            dimming.alpha = 0.4 * (1 - progress)
        }
    }

    final class ModalPresentationController: InteractivePresentationController {
        private let fade = UIView()

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let container = containerView, let content = presentedViewController.viewIfLoaded else { return .zero }
            let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 16, dy: 16)
            let fitted = content.systemLayoutSizeFitting(
                CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let height = min(fitted.height, room.height)
            return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
        }

        override func presentationTransitionWillBegin() {
            fade.backgroundColor = .black
            containerView?.insertSubview(fade, at: 0)
            super.presentationTransitionWillBegin()
        }

        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            fade.frame = containerView?.bounds ?? .zero
        }

        override func cardDidMove(to progress: CGFloat) {
            fade.alpha = 0.4 * (1 - progress)
        }
    }

    static func attempt(_ presentation: InteractivePresentationController) {
        do {
            try presentation.attemptDismissal()
        } catch {
            print(error)   // the controller presents another. Dismiss that one first
        }
    }

    static func feel() -> CardConfiguration {
        var configuration = CardConfiguration.cover { $0.dampingRatio = 0.8; $0.response = 0.45 }
        configuration.policy = ArbitrationPolicy(.trailing, when: .atEdge)       // pushed aside, mirrored where text is
        configuration.policy.beyondRest = .stops                                 // nothing to pull at the other side
        configuration.release = .projection(progress: 0.6)                       // where would it come to rest?
        return configuration
    }

    static func decided(_ presentation: InteractivePresentationController) {
        for decision in presentation.decisions { print(decision) }
        // 4210 ms  let go, back: 200 pt of 789, and the fling was the list's
    }
}

extension UIViewController {
    func presentPlainly(_ filters: UIViewController) {
        presentCard(filters, as: .cover)
    }

    func presentWithMoments(_ filters: UIViewController, feedback: Samples.Feedback, background: UIView) {
        presentCard(filters, as: .cover { $0.dampingRatio = 0.8 }, onEvent: { event in
            switch event {
            case .armed(true): feedback.impactOccurred()
            case .moved(let position): background.alpha = position.progress
            default: break
            }
        })
    }

    func presentAsTheArticle(_ filters: UIViewController) {
        presentCard(filters, as: .cover { $0.policy = .gated; $0.begins = .onBegin })
    }

    func presentAsTheWholeArticle(_ filters: UIViewController) {
        typealias ModalPresentationController = Samples.ModalPresentationController
        let article = CardConfiguration.cover { $0.policy = .gated; $0.release = .velocityAndProgress(threshold: 300, progress: 0.5, leastDistance: 0); $0.dampingRatio = 0.8; $0.response = 0.5; $0.begins = .onBegin }
        present(filters) { presented, presenting in
            ModalPresentationController(presentedViewController: presented, presenting: presenting, configuration: article)
        }
    }

    func presentFloating(_ filters: UIViewController) {
        typealias FloatingPresentation = Samples.FloatingPresentation
        present(filters) { presented, presenting in
            FloatingPresentation(presentedViewController: presented, presenting: presenting, configuration: .cover)
        }
    }
}
