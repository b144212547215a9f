@_spi(Cards) import Cards
import UIKitShim

extension UIViewController {
    /// Shows a controller in a panel over this controller's view, until the panel is removed.
    ///
    ///     let panel = map.addPanel(places, detents: [.height(88), .medium, .large])
    ///
    /// The panel becomes a child of this controller, and `content` a child of the panel. A tab bar controller, a
    /// navigation controller and a controller whose view scrolls can have no panel: the nearest parent that can gets
    /// it. A `content` that is already in a panel leaves that panel.
    ///
    /// - Parameters:
    ///   - content: The controller to show.
    ///   - configuration: The panel's place, look and behaviour. The default is a sheet from the bottom.
    ///   - edge: The side that the panel comes from; nil: the configuration's.
    ///   - host: Says where the panel lies, instead of the configuration's margins, widths and alignment. Held weakly.
    ///   - detents: The resting places; nil: the configuration's, or where the panel shows whole.
    ///   - selected: The first detent; nil, or not among the detents: the configuration's, or the smallest.
    ///   - animated: Whether the panel moves in from its side, if this controller's view is in a window.
    ///   - configure: Changes the configuration.
    ///   - onEvent: Called on the main actor for everything that happens to the panel.
    ///   - completion: Called once when the panel has come: at rest, or under a finger that caught it on the way; before
    ///     this method returns if the panel does not move in. Not called for a panel that is removed before.
    /// - Returns: The panel; nil if no parent can have it, or if `content` is presented, which the log says once. Put a
    ///   ``PanelParent`` around a controller that can have none.
    @discardableResult
    public func addPanel(
        _ content: UIViewController, as configuration: Panel.Configuration = Panel.Configuration(),
        at edge: GestureArbiter.Place.Edge? = nil, host: (any PanelHost)? = nil, detents: [Detent]? = nil,
        selected: Detent.Identifier? = nil, animated: Bool = true,
        _ configure: (inout Panel.Configuration) -> Void = { _ in },
        onEvent: (@MainActor (CardEvent) -> Void)? = nil, completion: (@MainActor () -> Void)? = nil
    ) -> Panel? {
        var configuration = configuration.at(edge)
        let own = configuration.traits.rest(at: detents, selected: selected)
        configure(&configuration)
        configuration.traits.select(orElse: own)
        if let obstacle = content.obstacle(toPanelIn: self) {
            warnOnce("\(type(of: self)).addPanel", obstacle)
            return nil
        }
        guard let parent = panelParent else {
            warnOnce(
                "\(type(of: self)).addPanel",
                """
                A \(type(of: self)) can have no panel: its children are its pages, or its view scrolls. Put a PanelParent \
                around it, and add the panel to that.
                """)
            return nil
        }
        let panel = Panel(content, configuration: configuration, host: host)
        panel.onEvent = onEvent
        panel.add(to: parent, animated: animated)
        // The content may have removed the panel as it came.
        if panel.isShown { panel.onCome = completion }
        if panel.mover.phase == .resting { panel.noteArrival() }
        return panel
    }

    /// The panels of this controller, in the order in which they were added, including hidden panels.
    public var addedPanels: [Panel] { children.compactMap { $0 as? Panel } }

    /// The nearest controller that can have a panel: this one or one around it.
    private var panelParent: UIViewController? {
        if self is UINavigationController || self is UITabBarController || view is UIScrollView {
            return parent?.panelParent
        }
        return self
    }

    /// The reason why this controller cannot be in a panel there.
    fileprivate func obstacle(toPanelIn parent: UIViewController) -> String? {
        if sequence(first: parent, next: \.parent).contains(where: { $0 === self }) {
            return "\(type(of: self)) cannot be the content of its own panel. Give the panel another controller."
        }
        if presentingViewController != nil, self.parent == nil {
            return "\(type(of: self)) is presented, and cannot be in a panel, too. Dismiss it first."
        }
        return nil
    }
}

/// A plain parent for panels around a controller that can have none, such as a tab bar or navigation controller.
///
///     let root = PanelParent(tabs)
///     window.rootViewController = root
///     let panel = root.addPanel(player, detents: [.height(64), .large])
///     panel?.bar = tabs.tabBar
@preconcurrency @MainActor
public final class PanelParent: UIViewController {
    private let rootViewController: UIViewController

    /// Creates a parent that shows `rootViewController`, which becomes its child.
    public init(_ rootViewController: UIViewController) {
        self.rootViewController = rootViewController
        super.init(nibName: nil, bundle: nil)
    }

    /// A panel parent cannot come from a storyboard: it needs its controller.
    @_spi(Cards) public required init?(coder: NSCoder) { nil }

    @_spi(Cards) public override func viewDidLoad() {
        super.viewDidLoad()
        addChild(rootViewController)
        guard let content = rootViewController.view else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(content, at: 0)
        rootViewController.didMove(toParent: self)
    }

    @_spi(Cards) public override var childForStatusBarStyle: UIViewController? { rootViewController }
    @_spi(Cards) public override var childForStatusBarHidden: UIViewController? { rootViewController }
    @_spi(Cards) public override var childForHomeIndicatorAutoHidden: UIViewController? { rootViewController }
    @_spi(Cards) public override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        rootViewController
    }
    @_spi(Cards) public override var disablesAutomaticKeyboardDismissal: Bool {
        super.disablesAutomaticKeyboardDismissal || rootViewController.anyShownKeepsKeyboard
    }
    // For these, UIKit asks the window's root controller alone.
    @_spi(Cards) public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        rootViewController.supportedInterfaceOrientations
    }
    @_spi(Cards) public override var shouldAutorotate: Bool { rootViewController.shouldAutorotate }
}
