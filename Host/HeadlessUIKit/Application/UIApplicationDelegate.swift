/// An object that is told of the app's life. The host starts no app: a test sets the delegate, and calls what is about
/// the start.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The window of the app.
    var window: UIWindow? { get set }
    /// Tells that the app has started. The host does not call it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells that the app gets events again.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Tells that the app is about to get no more events.
    func applicationWillResignActive(_ application: UIApplication)
    /// Tells that the app is not seen any more.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Tells that the app is about to be seen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Asks for the ways round that a window may take. The host does not ask.
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
