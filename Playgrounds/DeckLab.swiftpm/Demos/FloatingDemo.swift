import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// A small card that floats over home: a presentation of one's own under the same dismissal.
@MainActor
package final class FloatingDemo: Demo {
    package static let name = "floating"
    package static let title = "A floating card"
    package static let hint = """
        A card that floats above home: a presentation of one's own, in twenty lines. Drag it down, by its list or \
        beside it.
        """
    package static let options = ModalDemo.options
    package static let strokeStart = CGPoint(x: 195, y: 560)

    private let floor: ModalFloor
    private let controller = ListController(title: "Nearby")

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let dismissal = InteractiveDismissal(settings, options: Self.options)
        let controller = controller
        controller.isModalInPresentation = settings.value(of: Self.options[3]).isOn
        floor = ModalFloor(settings, on: home) { home, animated in
            home.present(controller, animated: animated) { presented, presenting in
                Floating(presentedViewController: presented, presenting: presenting, dismissal: dismissal)
            }
        }
    }

    package var scrollView: UIScrollView? { controller.table }
    package var cardCount: Int { floor.cardCount }
    package var cardTranslation: CGFloat { floor.translation }
    package var arbiters: [(name: String, arbiter: GestureArbiter)] { floor.arbiters }
}

@MainActor
private final class Floating: BelowStatusBar {
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 16, y: bounds.height - 34 - 460, width: bounds.width - 32, height: 460)
    }

    override var cornerRadius: CGFloat { 32 }
}
