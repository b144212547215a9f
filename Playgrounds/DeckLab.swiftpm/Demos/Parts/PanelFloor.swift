import GestureArbiter
import Panels
import UIKitShim

/// The common part of the demos with panels: a screen that fills home, and the facts about the panels over it.
@MainActor
final class PanelFloor: Floor {
    private let screen: UIViewController

    /// - Parameters:
    ///   - screen: The parent of the panels. It becomes a child of `home`, on which nothing else is shown.
    ///   - addPanels: Called once `screen` is in the window.
    init(_ screen: UIViewController, on home: UIViewController, addPanels: @MainActor () -> Void) {
        self.screen = screen
        home.fill(with: screen)
        addPanels()
    }

    /// The visible panels, the foremost last.
    private var panels: [Panel] { screen.addedPanels.filter(\.isShown) }

    var cardCount: Int { panels.count }
    var cardTranslation: CGFloat { panels.last?.position.translation ?? 0 }
    /// Each of several panels is named by its content's title.
    var arbiters: [(name: String, arbiter: GestureArbiter)] {
        let panels = panels
        return panels.compactMap { panel in
            panel.arbiter.map { (panels.count > 1 ? panel.contentViewController.title ?? "" : "", $0) }
        }
    }
    var release: String? { panels.last?.arbiter?.lastRelease.map { "let go, \($0)" } }
}

extension UIViewController {
    /// Shows a child that fills the view.
    func fill(with screen: UIViewController) {
        addChild(screen)
        if let own = view, let child = screen.view {
            child.frame = own.bounds
            child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            own.addSubview(child)
        }
        screen.didMove(toParent: self)
    }
}
