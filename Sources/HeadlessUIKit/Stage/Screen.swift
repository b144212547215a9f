/// The screen that a stage plays on.
public struct Screen: Hashable, Codable, Sendable {
    /// Of the window that a stage puts on it, in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// What the housing, the home indicator and bars take away at its edges, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// How often the screen shows a frame: 60 or 120 per second.
    public var framesPerSecond: Int
    /// Whether the app opts into more than 60 frames per second in its Info.plist. Row D2.
    public var unlocksFullFrameRate: Bool

    /// A screen of any size. 120 frames per second, and an app that opts into them, unless given.
    public init(
        size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, framesPerSecond: Int = 120,
        unlocksFullFrameRate: Bool = true
    ) {
        precondition(framesPerSecond > 0, "A screen without frames never shows anything: give 60 or 120.")
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.framesPerSecond = framesPerSecond
        self.unlocksFullFrameRate = unlocksFullFrameRate
    }

    /// 390 × 844 points at 3×, with a sensor housing above and a home indicator below, 120 Hz.
    public static let phone = Screen(
        size: CGSize(width: 390, height: 844), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
}
