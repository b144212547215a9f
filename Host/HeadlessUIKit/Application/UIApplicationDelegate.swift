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
}

extension UIApplicationDelegate {
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
