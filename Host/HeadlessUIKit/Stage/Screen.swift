/// The screen of a stage.
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
    /// A Boolean value that says whether the app's Info.plist allows more than 60 frames per second.
    public var unlocksFullFrameRate: Bool

    /// Creates a screen. By default it has 120 frames per second, and the app allows them.
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

    /// A tablet of 834 × 1194 points at 2×, upright, 120 Hz: an iPad Pro of 11 inches, without a home button.
    ///
    /// The insets of all three tablets are those of iPadOS 14 to 18: a status bar of 24 points, and 20 for the home
    /// indicator, the same in landscape.
    public static let tablet = Screen(size: CGSize(width: 834, height: 1194), scale: 2, safeAreaInsets: insetsOfTablets)

    /// A small tablet of 744 × 1133 points at 2×, upright, 60 Hz: an iPad mini without a home button.
    public static let smallTablet = Screen(
        size: CGSize(width: 744, height: 1133), scale: 2, safeAreaInsets: insetsOfTablets, framesPerSecond: 60)

    /// A large tablet of 1024 × 1366 points at 2×, upright, 120 Hz: an iPad Pro of 12.9 inches, without a home button.
    public static let largeTablet = Screen(
        size: CGSize(width: 1024, height: 1366), scale: 2, safeAreaInsets: insetsOfTablets)

    private static let insetsOfTablets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
}
