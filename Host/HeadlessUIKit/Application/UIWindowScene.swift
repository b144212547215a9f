/// An instance of the app's interface. A stage has one, in the foreground.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// A scene that is not connected. The host never uses it.
        case unattached = -1
        /// A scene in front that gets events.
        case foregroundActive = 0
        /// A scene in front that gets no events.
        case foregroundInactive = 1
        /// A scene that is not seen.
        case background = 2
    }

    /// The state of the scene: in the foreground, unless a test sets another state of the application.
    open var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
    /// The title of the scene. Stores only.
    open var title: String! = ""
    /// The object that is told of the scene.
    open var delegate: (any UISceneDelegate)?
    /// What the system keeps of the scene between two launches.
    public let session = UISceneSession()

    override init() { super.init() }
}

/// An object that is told of a scene. All methods are optional. The host tells of the way to the background and back.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// Tells that the scene is added to the app. Never called: a test calls it, to play a launch.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Asks for the activity that restores the scene. Never called: a test calls it as the system does, in the background.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Tells that the scene gets events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells that the scene is about to get no more events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells that the scene is about to come to the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells that the scene has gone to the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Never called: the host closes no scene.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Never called: a test calls it with addresses to open.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    /// Never called: a test calls it with an activity.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Never called: a test calls it with an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Never called: a test calls it with an activity.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Never called: a test calls it with an activity.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    /// Never called: a test calls it as the system does, after a launch.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// An object that owns the window of a scene. The host makes none.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
    /// Never called: controllers and views hear of a new size.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Never called: there is no icon to press.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// The scene of a stage's window.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    private weak var ownWindow: UIWindow?

    init(window: UIWindow) { ownWindow = window }

    /// The windows: the stage's.
    open var windows: [UIWindow] { ownWindow.map { [$0] } ?? [] }
    /// The window that gets keys: the stage's.
    open var keyWindow: UIWindow? { ownWindow }
    /// The screen of the window.
    open var screen: UIScreen { ownWindow?.screen ?? .main }
    /// The orientation of the interface, from the window's size.
    open var interfaceOrientation: UIInterfaceOrientation {
        UIInterfaceOrientation(size: ownWindow?.bounds.size ?? .zero)
    }
    /// The status bar, as controllers ask for it.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(window: ownWindow)
    /// The window's coordinates.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The traits of the window.
    open var traitCollection: UITraitCollection { ownWindow?.traitCollection ?? UITraitCollection() }
}

/// An address to open. Stores only.
@preconcurrency @MainActor open class UIOpenURLContext: Hashable {
    /// The address.
    public let url: URL
    /// Creates what UIKit makes, for a test.
    public init(url: URL) { self.url = url }
    public nonisolated static func == (lhs: UIOpenURLContext, rhs: UIOpenURLContext) -> Bool { lhs === rhs }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
