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

    /// Checks that content that was taken out of the panel has none of the panel's insets: only those of the panel that
    /// the content is in now, as any other content would have there.
    func checkContent() {
        guard isContentTaken else { return }
        reached["contents taken out", default: 0] += 1
        guard let nextPanel else {
            return check(
                list.additionalSafeAreaInsets == .zero, "content that is taken out is its own",
                "its insets are \(list.additionalSafeAreaInsets)")
        }
        stage.window.rootViewController = elsewhere
        stage.settle()
        defer {
            stage.window.rootViewController = map
            stage.settle()
        }
        guard nextPanel.isShown, !hasKeyboard, !field.isFirstResponder else { return }
        reached["contents in another panel", default: 0] += 1
        let (parent, content) = (UIViewController(), UIViewController())
        let twin = Stage(rootViewController: parent, screen: stage.screen, assumptions: played.assumptions)
        let size = stage.window.bounds.size
        if size != twin.window.bounds.size { twin.resize(to: size, over: 0) }
        content.preferredContentSize = list.preferredContentSize
        let new = Self.addPanel(content, to: parent)
        twin.settle()
        new.select(nextPanel.selectedDetent, animated: false)
        twin.settle()
        let (found, wanted) = (list.additionalSafeAreaInsets, content.additionalSafeAreaInsets)
        check(found == wanted, "content in another panel is that panel's", "its insets are \(found), not \(wanted)")
    }
}
