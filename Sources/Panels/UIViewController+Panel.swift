import InteractiveDismissal
import UIKitShim

extension UIViewController {
    /// Shows a controller in a panel over this one's view: not modal, and for as long as it is not removed.
    ///
    ///     let panel = map.addPanel(places, detents: [.height(88), .medium, .large])
    ///
    /// The panel becomes a child of this controller, and `content` a child of the panel. Touches beside it are this
    /// controller's. A controller whose children are its pages (a tab bar controller, a navigation controller) or whose view
    /// scrolls can have no panel: where it has a parent that can, the panel is added there; else nothing is shown, which is
    /// said in the log once. Put a ``PanelParent`` around it.
    ///
    /// - Parameters:
    ///   - content: What is in the panel. One that is in a panel already leaves that one.
    ///   - detents: Where it may rest.
    ///   - selected: Where it rests first; nil: at the smallest.
    ///   - animated: Whether it comes from its side. Before this controller's view is in a window it is just there.
    ///   - change: Sets everything else.
    @discardableResult
    public func addPanel(
        _ content: UIViewController, detents: [Panel.Detent], selected: Panel.Detent.Identifier? = nil,
        animated: Bool = true, _ change: (inout Panel.Configuration) -> Void = { _ in }
    ) -> Panel {
        let configuration = Panel.Configuration(detents: detents, selected: selected, change)
        return addPanel(content, configuration: configuration, animated: animated)
    }

    /// Shows a controller in a panel over this one's view, as above.
    @discardableResult
    public func addPanel(
        _ content: UIViewController, configuration: Panel.Configuration, animated: Bool = true
    ) -> Panel {
        let panel = Panel(content, configuration: configuration)
        if let obstacle = content.obstacle(toPanelIn: self) {
            warnOnce("\(type(of: self)).addPanel", obstacle)
        } else if let parent = panelParent {
            panel.join(parent, animated: animated)
        } else {
            warnOnce(
                "\(type(of: self)).addPanel",
                """
                A \(type(of: self)) can have no panel: its children are its pages, or its view scrolls. Put a PanelParent \
                around it, and add the panel to that.
                """)
        }
        return panel
    }

    /// The panels that were added to this controller, in their order, those that are hidden included.
    public var addedPanels: [Panel] { children.compactMap { $0 as? Panel } }

    /// The panel that this controller is in, at any depth.
    public var enclosingPanel: Panel? { (self as? Panel) ?? parent?.enclosingPanel }

    /// This controller, or the nearest around it whose children are no pages.
    private var panelParent: UIViewController? {
        if self is UINavigationController || self is UITabBarController || view is UIScrollView {
            return parent?.panelParent
        }
        return self
    }

    /// Why it cannot be in a panel there.
    fileprivate func obstacle(toPanelIn parent: UIViewController) -> String? {
        if sequence(first: parent, next: \.parent).contains(where: { $0 === self }) {
            return "\(type(of: self)) would be in a panel of itself. Give the panel a controller of its own."
        }
        if presentingViewController != nil, self.parent == nil {
            return "\(type(of: self)) is presented, and cannot be in a panel, too. Dismiss it first."
        }
        return nil
    }
}

/// A plain parent for panels around a controller that can have none: a tab bar controller, a navigation controller.
///
///     let root = PanelParent(tabs)
///     window.rootViewController = root
///     let panel = root.addPanel(player, detents: [.height(64), .large])
///     panel.bar = tabs.tabBar
@preconcurrency @MainActor
public final class PanelParent: UIViewController {
    /// The controller that fills it.
    public let rootViewController: UIViewController

    /// A parent that shows `rootViewController`, which becomes its child.
    public init(_ rootViewController: UIViewController) {
        self.rootViewController = rootViewController
        super.init(nibName: nil, bundle: nil)
    }

    /// There is none in a storyboard: it needs its controller.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        addChild(rootViewController)
        guard let content = rootViewController.view else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(content, at: 0)
        rootViewController.didMove(toParent: self)
    }

    public override var childForStatusBarStyle: UIViewController? { rootViewController }
    public override var childForStatusBarHidden: UIViewController? { rootViewController }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { rootViewController }
}
