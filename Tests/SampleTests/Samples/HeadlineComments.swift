import HeadlessUIKit
import InteractiveDismissal
import Panels

/// The samples at the head of the types that a reader meets first.

@MainActor
private func attach(tableView: UITableView, card: UIView) {
    GestureArbiter.attach(to: tableView, moving: card) { outcome in print(outcome) }
}

@MainActor
private func add(places: UIViewController, to map: UIViewController) {
    let panel = map.addPanel(places, detents: [.height(88), .medium, .large])
    panel?.onEvent = { event in print(event) }
    panel?.select(.large)
}

final class LowPresentation: InteractivePresentationController {
    let dimming = UIView()
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 16, y: 400, width: 358, height: 400) }
    override func cardDidMove(to progress: CGFloat) { dimming.alpha = 0.4 * (1 - progress) }
}
