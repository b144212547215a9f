// Row V13.
/// How a bar gets smaller while content scrolls.
public struct UIBarMinimization: Hashable, Sendable {
    /// The scrolling that makes the bar smaller. `.automatic` is never.
    public var minimizationBehavior = UIBarMinimizationBehavior.automatic
    /// Whether the safe area follows the bar. `.automatic` is yes, as Apple documents.
    public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

    /// Creates the system's behavior.
    public init() {}
}

/// The scrolling that makes a bar smaller.
public enum UIBarMinimizationBehavior: Int, Sendable {
    /// As the system has it: never, in the host.
    case automatic
    /// No scrolling.
    case never
    /// To lower content: the finger goes up.
    case onScrollDown
    /// To higher content: the finger goes down.
    case onScrollUp
}

/// Whether the safe area follows a bar that gets smaller.
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
    /// As the system has it: it follows.
    case automatic
    /// It follows the bar.
    case enabled
    /// It stays.
    case disabled
}

/// How much of a bar is gone, in points: content has scrolled, or a finger has moved it.
struct BarShrinkage: Equatable {
    private(set) var points: CGFloat = 0

    /// Content below the bar has scrolled by `distance` points. The bar may lose `limit` points.
    mutating func follow(_ distance: CGFloat, _ behavior: UIBarMinimizationBehavior, limit: CGFloat) {
        switch behavior {
        case .automatic, .never: points = 0
        case .onScrollDown: points = min(max(points + distance, 0), limit)
        case .onScrollUp: points = min(max(points - distance, 0), limit)
        }
    }
}

extension UIScrollView {
    /// Tells the bars around the content that it has scrolled, or that a finger has moved it. Row V13.
    func moveBars(by distance: CGFloat, with cause: Assumptions.BarMinimization) {
        guard distance != 0, Stage.of(self)?.assumptions.barMinimization == cause else { return }
        guard let controller = nearestViewController else { return }
        controller.tabBarController?.followScroll(by: distance)
        if let navigation = controller.navigationController, navigation.topViewController === controller {
            navigation.followScroll(of: self, by: distance)
        }
    }
}
