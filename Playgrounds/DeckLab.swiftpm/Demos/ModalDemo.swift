import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// A presented controller that fills the screen below the status bar, dragged away by InteractiveDismissal.
@MainActor
package final class ModalDemo: Demo {
    package static let name = "modal"
    package static let title = "A modal, dragged away"
    package static let hint = """
        A presented controller of your own, dismissed by dragging. Let go too early and it springs back; catch it while \
        it does.
        """
    package static let options: [SceneOption] = [
        .choice("begins", "The transition begins", of: ["onCommit", "onBegin"], standard: "onCommit"),
        .number("damping", "Damping ratio", in: 0.3...1.5, step: 0.1, standard: 1),
        .number("response", "Response, in seconds", in: 0.1...1, step: 0.05, standard: 0.35),
        .toggle("modal", "Is modal in presentation", standard: false),
    ]

    private let floor: ModalFloor
    private let controller = ListController(title: "Filters")

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let dismissal = InteractiveDismissal(settings, options: Self.options)
        let controller = controller
        controller.isModalInPresentation = settings.value(of: Self.options[3]).isOn
        floor = ModalFloor(settings, on: home) { home, animated in
            home.present(controller, animated: animated) { presented, presenting in
                BelowStatusBar(
                    presentedViewController: presented, presenting: presenting, dismissal: dismissal)
            }
        }
    }

    package var scrollView: UIScrollView? { controller.table }
    package var cardCount: Int { floor.cardCount }
    package var cardTranslation: CGFloat { floor.translation }
    package var arbiters: [(name: String, arbiter: GestureArbiter)] { floor.arbiters }
}

extension InteractiveDismissal {
    /// As the page's controls have it, where the scene offers them.
    init(_ settings: DemoSettings, options: [SceneOption]) {
        self.init(policy: settings.policy.policy())
        for option in options {
            switch (option.name, settings.value(of: option)) {
            case ("begins", .text(let text)): begins = Begins(rawValue: text) ?? .onCommit
            case ("damping", .number(let number)): dampingRatio = number
            case ("response", .number(let number)): response = number
            default: break
            }
        }
    }
}

/// The screen below the status bar, with home dimmed behind it.
@MainActor
class BelowStatusBar: InteractivePresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: 55, width: bounds.width, height: bounds.height - 55)
    }

    var cornerRadius: CGFloat { 20 }

    override func presentationTransitionWillBegin() {
        dimming.frame = containerView?.bounds ?? .zero
        dimming.backgroundColor = .black
        dimming.isUserInteractionEnabled = false
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        presentedViewController.view.layer.cornerRadius = cornerRadius
        presentedViewController.view.clipsToBounds = true
        super.presentationTransitionWillBegin()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        // A card that came without animation has not moved.
        cardDidMove(to: progress)
    }

    override func cardDidMove(to progress: CGFloat) { dimming.alpha = 0.4 * (1 - min(max(progress, 0), 1)) }
}
