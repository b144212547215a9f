/// The screen that a stage plays on.
public struct Screen: Hashable, Codable, Sendable {
    /// The size of the window that a stage puts on the screen, in points.
    public var size: CGSize
    /// The pixels per point.
    public var scale: CGFloat
    /// The insets that the housing, the home indicator and bars take at the edges, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The frames per second: 60 or 120.
    public var framesPerSecond: Int
    // Row D2.
    /// A Boolean value that says whether the app opts into more than 60 frames per second in its Info.plist.
    public var unlocksFullFrameRate: Bool

    /// Creates a screen of any size. It has 120 frames per second, and an app that opts into them, unless given.
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

    /// A phone of 390 × 844 points at 3×, with a sensor housing above and a home indicator below, 120 Hz.
    public static let phone = Screen(
        size: CGSize(width: 390, height: 844), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
}
