/// The display of a window.
@preconcurrency @MainActor
public final class UIScreen {
    /// The bounds in points, from (0, 0); `Stage.resize(to:safeAreaInsets:keepsSizeClasses:over:)` changes them.
    public internal(set) var bounds: CGRect
    /// The pixels per point.
    public let scale: CGFloat
    /// The frames per second: 60 or 120, from the stage's `Screen`.
    public let maximumFramesPerSecond: Int

    /// The screen's coordinate space, which keyboard notifications use.
    public var coordinateSpace: any UICoordinateSpace { space }
    private lazy var space = ScreenSpace(self)

    package init(size: CGSize, scale: CGFloat, maximumFramesPerSecond: Int) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        self.maximumFramesPerSecond = maximumFramesPerSecond
    }

    /// The screen of the stage that runs this code or ran last. Without a stage, a phone of 390 × 844 points at 3
    /// pixels per point.
    public static var main: UIScreen { Stage.implied?.window.screen ?? phone }

    private static let phone = UIScreen(
        size: CGSize(width: 390, height: 844), scale: 3, maximumFramesPerSecond: 120)
}
