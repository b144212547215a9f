/// An object that is told of the app's life. The host starts no app: a test sets the delegate, and calls the methods
/// about the launch.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The window of the app.
    var window: UIWindow? { get set }
    /// Tells that the app has started. The host does not call it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells that the app has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Tells that the app is about to become inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Tells that the app has gone to the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Tells that the app is about to come to the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Asks for the orientations that a window supports. The host does not ask.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Never called: the host starts no app.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Never called: the host ends no app.
    func applicationWillTerminate(_ application: UIApplication)
    /// Never called: the host has memory enough.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Never called: the host's day does not end.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Never called: the host's device is not locked.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Never called: the host's device is not locked.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    /// Never called: a test calls it with an address to open.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Never called: a test calls it with an activity.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Never called: a test calls it with an activity.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Never called: a test calls it with an activity.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Never called: a test calls it with an activity.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// Never called: nothing notifies the host.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Never called: nothing notifies the host.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Never called: nothing notifies the host.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Never called: the host loads nothing.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// Never called: there is no icon to press.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Never called: the host opens no scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Never called: the host closes no scene.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
        -> Bool
    { false }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
        -> Bool
    { false }
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {}
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

/// An object that goes on with an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
    /// Goes on with an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
/// What came of loading in the background: UIKit's choices, by their names.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// As in UIKit.
    case newData, noData, failed
}
extension UIApplication {
    /// A key of what comes with an address to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that asks for it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Whether the app may open it in place.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
/// An action of the app's icon. Stores only.
@preconcurrency @MainActor open class UIApplicationShortcutItem {
    /// The kind of the action.
    public let type: String
    /// The title.
    public let localizedTitle: String
    /// Creates an action.
    public init(type: String, localizedTitle: String) { (self.type, self.localizedTitle) = (type, localizedTitle) }
}
/// How a scene is made. Stores only.
@preconcurrency @MainActor open class UISceneConfiguration {
    /// The name in the app's property list; nil for none.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; nil for that of the property list.
    open var delegateClass: AnyClass?
    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
