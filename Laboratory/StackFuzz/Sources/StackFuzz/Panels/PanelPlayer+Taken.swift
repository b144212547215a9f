import HeadlessUIKit
import Panels

/// The content goes from the panel to another screen, or to a panel there.
extension PanelPlayer {
    var isContentTaken: Bool { list.parent === elsewhere || nextPanel != nil }

    /// Moves the content controller by UIKit's containment methods alone.
    func takeContent(intoPanel: Bool) {
        guard !isContentTaken else { return }
        list.willMove(toParent: nil)
        list.view.removeFromSuperview()
        list.removeFromParent()
        guard !intoPanel else {
            nextPanel = Self.addPanel(list, to: elsewhere)
            return
        }
        elsewhere.addChild(list)
        list.view.frame = elsewhere.view.bounds
        elsewhere.view.addSubview(list.view)
        list.didMove(toParent: elsewhere)
    }

    private static func addPanel(_ content: UIViewController, to parent: UIViewController) -> Panel {
        parent.addPanel(content, detents: [.height(200), .large], animated: false)!
    }
}
