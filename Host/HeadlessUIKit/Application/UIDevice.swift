/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// A kind that is not known.
    case unspecified = -1
    /// A phone: a screen whose shorter side is below 600 points.
    case phone = 0
    /// A tablet: any other screen.
    case pad = 1
    /// A television. The host never says so.
    case tv = 2
    /// A car. The host never says so.
    case carPlay = 3
    /// A Mac. The host never says so.
    case mac = 5
    /// A headset. The host never says so.
    case vision = 6

    init(screenSize: CGSize) { self = min(screenSize.width, screenSize.height) < 600 ? .phone : .pad }
}

/// The way the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// A way that is not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// On its head. The host never says so.
    case portraitUpsideDown = 2
    /// Turned to the left, its right side up.
    case landscapeLeft = 3
    /// Turned to the right. The host never says so.
    case landscapeRight = 4
    /// On its back. The host never says so.
    case faceUp = 5
    /// On its front. The host never says so.
    case faceDown = 6

    /// A Boolean value that says whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that says whether the device is upright, or on its head.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The device: the screen of the stage that has called the code, or was driven last. Names and versions are made up.
@preconcurrency @MainActor open class UIDevice {
    /// The device of the stage that has called the code, or was driven last.
    open class var current: UIDevice { device }
    private static let device = UIDevice()

    /// "iPhone" or "iPad", by the screen.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as the model.
    open var localizedModel: String { model }
    /// "Stage".
    open var name: String { "Stage" }
    /// "iOS" or "iPadOS", by the screen.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The system whose documentation the host follows: "18.0".
    open var systemVersion: String { "18.0" }
    /// An identifier that is always the same.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
    /// The kind of device: a tablet if the screen's shorter side has 600 points or more.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIUserInterfaceIdiom(screenSize: Stage.implied?.screen.size ?? UIScreen.main.bounds.size)
    }
    /// The way the device is held, by the window's size.
    open var orientation: UIDeviceOrientation {
        UIInterfaceOrientation(size: UIScreen.main.bounds.size).isLandscape ? .landscapeLeft : .portrait
    }
    /// True: a stage always knows how it is held.
    open var isGeneratingDeviceOrientationNotifications: Bool { true }

    /// Does nothing: a stage always knows how it is held.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing: a stage always knows how it is held.
    open func endGeneratingDeviceOrientationNotifications() {}

    // Row W4.
    /// The notification that the device was turned: `Stage.resize(to:safeAreaInsets:over:)` has exchanged the longer
    /// side for the shorter one.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
