/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An unknown kind.
    case unspecified = -1
    /// A phone: a screen whose shorter side is below 600 points.
    case phone = 0
    /// A tablet: any other screen.
    case pad = 1
    /// A television. The host never uses it.
    case tv = 2
    /// A car. The host never uses it.
    case carPlay = 3
    /// A Mac. The host never uses it.
    case mac = 5
    /// A headset. The host never uses it.
    case vision = 6

    init(screenSize: CGSize) { self = min(screenSize.width, screenSize.height) < 600 ? .phone : .pad }
}

/// The orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
    /// An unknown orientation.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down. The host never uses it.
    case portraitUpsideDown = 2
    /// Rotated to the left, the right side up.
    case landscapeLeft = 3
    /// Rotated to the right. The host never uses it.
    case landscapeRight = 4
    /// Face up. The host never uses it.
    case faceUp = 5
    /// Face down. The host never uses it.
    case faceDown = 6

    /// A Boolean value that says whether the device is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that says whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The device: the screen of the stage that runs this code or ran last. Names and versions are invented.
@preconcurrency @MainActor open class UIDevice {
    /// The device of the stage that runs this code or ran last.
    open class var current: UIDevice { device }
    private static let device = UIDevice()

    /// "iPhone" or "iPad", from the screen's size.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as the model.
    open var localizedModel: String { model }
    /// "Stage".
    open var name: String { "Stage" }
    /// "iOS" or "iPadOS", from the screen's size.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The system whose documentation the host follows: "18.0".
    open var systemVersion: String { "18.0" }
    /// An identifier that is always the same.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
    /// The kind of device: a tablet if the screen's shorter side has 600 points or more.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIUserInterfaceIdiom(screenSize: Stage.implied?.screen.size ?? UIScreen.main.bounds.size)
    }
    /// The orientation of the device, from the window's size.
    open var orientation: UIDeviceOrientation {
        UIInterfaceOrientation(size: UIScreen.main.bounds.size).isLandscape ? .landscapeLeft : .portrait
    }
    /// True: a stage always knows its orientation.
    open var isGeneratingDeviceOrientationNotifications: Bool { true }

    /// Does nothing: a stage always knows its orientation.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing: a stage always knows its orientation.
    open func endGeneratingDeviceOrientationNotifications() {}

    // Row W4.
    /// The notification that the device was rotated: `Stage.resize(to:safeAreaInsets:over:)` has exchanged the longer
    /// and the shorter side.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
