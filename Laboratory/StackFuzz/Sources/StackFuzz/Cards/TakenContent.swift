import HeadlessUIKit
import Panels

/// A controller that takes the content of another's panel.
extension UIViewController {
    /// Takes `content` by UIKit's containment methods alone, as a child or into a panel, which is returned.
    func take(_ content: UIViewController, intoPanel: Bool) -> Panel? {
        content.willMove(toParent: nil)
        content.view.removeFromSuperview()
        content.removeFromParent()
        guard !intoPanel else { return addNextPanel(content) }
        addChild(content)
        content.view.frame = view.bounds
        view.addSubview(content.view)
        content.didMove(toParent: self)
        return nil
    }

    func addNextPanel(_ content: UIViewController) -> Panel {
        addPanel(content, detents: [.height(200), .large], animated: false)!
    }
}
