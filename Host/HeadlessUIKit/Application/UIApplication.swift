// Row W6.
/// The app. Each stage has one, with the stage's window.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The state of the app.
    public enum State: Int, Sendable {
        /// The app is in front, and gets events.
        case active
        /// The app is in front, and gets no events.
        case inactive
        /// The app is not seen.
        case background
    }

    /// A key for information about the app's launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// An option for opening a link.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Opens a link only in an app that is installed for it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    private weak var stage: Stage?

    init(stage: Stage?) { self.stage = stage }

    /// The app of the stage that runs this code or ran last; without a stage, an app without a window.
    open class var shared: UIApplication {
        guard let stage = Stage.implied else { return stageless }
        if let made = stage.companions[ObjectIdentifier(UIApplication.self)] as? UIApplication { return made }
        let application = UIApplication(stage: stage)
        stage.companions[ObjectIdentifier(UIApplication.self)] = application
        return application
    }
    private static let stageless = UIApplication(stage: nil)

    /// The delegate; nil unless set, because the host starts no app. Held weakly.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The windows: the stage's.
    open var windows: [UIWindow] { stage.map { [$0.window] } ?? [] }
    /// The window that gets keys: the stage's.
    open var keyWindow: UIWindow? { stage?.window }
    /// The scenes: that of the stage's window.
    open var connectedScenes: Set<UIScene> { Set(stage.map { [$0.window.ownScene] } ?? []) }
    /// The user's preferred text size: the stage's.
    open var preferredContentSizeCategory: UIContentSizeCategory { stage?.preferredContentSizeCategory ?? .large }
    /// The direction of the interface language: left to right.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The state: `.active`, unless ``Stage/setApplicationState(_:)`` has set another.
    open fileprivate(set) var applicationState = State.active
    /// A Boolean value that says whether the screen stays lit. Stores only.
    open var isIdleTimerDisabled = false
    /// The number on the app's icon. Stores only.
    open var applicationIconBadgeNumber = 0
    /// A Boolean value that says whether the network is shown as busy. Stores only.
    open var isNetworkActivityIndicatorVisible = false
    /// The orientation of the interface, from the window's size.
    open var statusBarOrientation: UIInterfaceOrientation {
        UIInterfaceOrientation(size: stage?.window.bounds.size ?? .zero)
    }
    /// The frame of the status bar: see `UIStatusBarManager`.
    open var statusBarFrame: CGRect { stage?.window.ownScene.statusBarManager?.statusBarFrame ?? .zero }
    /// A Boolean value that says whether the status bar is hidden: see `UIStatusBarManager`.
    open var isStatusBarHidden: Bool { stage?.window.ownScene.statusBarManager?.isStatusBarHidden ?? false }
    /// The style of the status bar: see `UIStatusBarManager`.
    open var statusBarStyle: UIStatusBarStyle { stage?.window.ownScene.statusBarManager?.statusBarStyle ?? .default }

    /// The links that the app has opened, in order. The host opens nothing. Host-only.
    public private(set) var openedURLs: [URL] = []

    /// Returns true: a stage takes every link.
    open func canOpenURL(_ url: URL) -> Bool { true }

    /// Adds the link to ``openedURLs``; calls the completion handler with true in the next turn.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        openedURLs.append(url)
        stage?.perform { completion?(true) }
    }

    /// Returns the orientations that the app's windows support: all but upside down, as without an Info.plist.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }

    /// The link that opens the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
}

extension UIApplication {
    /// The notification that the app has become active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The notification that the app is about to become inactive.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The notification that the app has gone to the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The notification that the app is about to come to the foreground.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The notification that memory is short. The host never posts it.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The notification that the app is about to end. The host never posts it.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}

extension Stage {
    // Row W6.
    /// Sends the app to the background or back, by way of `.inactive`, calls the delegate and posts the notifications.
    /// Touches and the clock continue. Host-only.
    public func setApplicationState(_ state: UIApplication.State) {
        drive {
            let application = UIApplication.shared
            while application.applicationState != state {
                let isLeaving = state.rawValue > application.applicationState.rawValue
                application.step(isLeaving: isLeaving)
            }
        }
    }
}

extension UIApplication {
    fileprivate func step(isLeaving: Bool) {
        switch (applicationState, isLeaving) {
        case (.active, _):
            delegate?.applicationWillResignActive(self)
            tellScene { $0.sceneWillResignActive($1) }
            post(Self.willResignActiveNotification)
            applicationState = .inactive
        case (.inactive, true):
            applicationState = .background
            delegate?.applicationDidEnterBackground(self)
            tellScene { $0.sceneDidEnterBackground($1) }
            post(Self.didEnterBackgroundNotification)
        case (.inactive, false):
            applicationState = .active
            delegate?.applicationDidBecomeActive(self)
            tellScene { $0.sceneDidBecomeActive($1) }
            post(Self.didBecomeActiveNotification)
        case (.background, _):
            delegate?.applicationWillEnterForeground(self)
            tellScene { $0.sceneWillEnterForeground($1) }
            post(Self.willEnterForegroundNotification)
            applicationState = .inactive
        }
    }

    private func tellScene(_ tell: (any UISceneDelegate, UIScene) -> Void) {
        for scene in connectedScenes { if let delegate = scene.delegate { tell(delegate, scene) } }
    }
    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
