import InteractiveDismissal
import UIKitShim

/// A small card that floats over home: a custom presentation with the same dismissal.
@MainActor
package final class FloatingDemo: Demo {
    package static let name = "floating"
    package static let title = "A floating card"
    package static let hint = """
        A card that floats above the home screen: a presentation of your own, in twenty lines. Drag the card down, by \
        its list or beside the list.
        """
    package static let options = CardConfiguration.options
    package static let strokeStart = CGPoint(x: 195, y: 560)

    package let floor: any Floor
    private let list: ListController

    package init(_ settings: DemoSettings, on home: UIViewController) {
        list = ListController(title: "Nearby")
        floor = ModalFloor(
            of: list, by: { Floating(presentedViewController: $0, presenting: $1, configuration: $2) }, settings,
            on: home)
    }

    package var scrollView: UIScrollView? { list.table }
}

@MainActor
private final class Floating: BelowStatusBar {
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 16, y: bounds.height - 34 - 460, width: bounds.width - 32, height: 460)
    }

    override var cornerRadius: CGFloat { 32 }
}
