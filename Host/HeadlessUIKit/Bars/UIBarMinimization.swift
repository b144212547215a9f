// Row V13.
/// How a bar shrinks while content scrolls.
public struct UIBarMinimization: Hashable, Sendable {
    /// The scrolling that shrinks the bar. `.automatic` means never.
    public var minimizationBehavior = UIBarMinimizationBehavior.automatic
    /// Whether the safe area follows the bar. `.automatic` means yes, as Apple documents.
    public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

    /// Creates the system's behavior.
    public init() {}
}

/// The scrolling that shrinks a bar.
public enum UIBarMinimizationBehavior: Int, Sendable {
    /// The system's behavior: never, on the host.
    case automatic
    /// No scrolling.
    case never
    /// Scrolling down: the finger moves up.
    case onScrollDown
    /// Scrolling up: the finger moves down.
    case onScrollUp
}

/// Whether the safe area follows a bar that shrinks.
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
    /// The system's behavior: the safe area follows the bar.
    case automatic
    /// The safe area follows the bar.
    case enabled
    /// The safe area stays.
    case disabled
}

/// The height that a bar has lost, in points, because content has scrolled or a finger has moved it.
struct BarShrinkage: Equatable {
    private(set) var points: CGFloat = 0

    /// Updates the lost height after content below the bar has scrolled by `distance` points; at most `limit` points.
    mutating func follow(_ distance: CGFloat, _ behavior: UIBarMinimizationBehavior, limit: CGFloat) {
        switch behavior {
        case .automatic, .never: points = 0
        case .onScrollDown: points = min(max(points + distance, 0), limit)
        case .onScrollUp: points = min(max(points - distance, 0), limit)
        }
    }
}

extension UIScrollView {
    /// Tells the bars around the content that it has scrolled, or that a finger has moved. Row V13.
    func moveBars(by distance: CGFloat, with cause: Assumptions.BarMinimization) {
        guard distance != 0, Stage.of(self)?.assumptions.barMinimization == cause else { return }
        guard let controller = nearestViewController else { return }
        controller.tabBarController?.followScroll(by: distance)
        if let navigation = controller.navigationController, navigation.topViewController === controller {
            navigation.followScroll(of: self, by: distance)
        }
    }
}
