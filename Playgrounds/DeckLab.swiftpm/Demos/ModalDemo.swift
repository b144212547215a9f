import InteractiveDismissal
import UIKitShim

/// A presented controller that fills the screen below the status bar, dragged away by InteractiveDismissal.
@MainActor
package final class ModalDemo: Demo {
    package static let name = "modal"
    package static let title = "A modal, dragged away"
    package static let hint = """
        A presented controller of your own, dismissed by dragging. Let go too early and it springs back; catch it on \
        its way.
        """
    package static let options = CardConfiguration.options

    package let floor: any Floor
    private let list: ListController

    package init(_ settings: DemoSettings, on home: UIViewController) {
        list = ListController(title: "Filters")
        floor = ModalFloor(
            of: list, by: { BelowStatusBar(presentedViewController: $0, presenting: $1, configuration: $2) }, settings,
            on: home)
    }

    package var scrollView: UIScrollView? { list.table }
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
        // A card that came without animation did not report any movement.
        cardDidMove(to: progress)
    }

    override func cardDidMove(to progress: CGFloat) { dimming.alpha = 0.4 * (1 - min(max(progress, 0), 1)) }
}
