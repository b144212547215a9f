public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// What a view can know of where it is shown.
public final class UITraitCollection: Hashable, Sendable {
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels per point.
    public let displayScale: CGFloat
    public let layoutDirection: UITraitEnvironmentLayoutDirection

    package init(
        horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass,
        displayScale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
    }

    /// The traits of a window: compact across below 640 points, compact down below 480.
    ///
    /// These limits sort today's phones (upright, and lying except for the largest) and tablets as UIKit does.
    package convenience init(
        windowSize: CGSize, displayScale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection
    ) {
        let isLyingPhone = windowSize.height < 480
        let regularWidth: CGFloat = isLyingPhone ? 896 : 640
        self.init(
            horizontalSizeClass: windowSize.width < regularWidth ? .compact : .regular,
            verticalSizeClass: isLyingPhone ? .compact : .regular,
            displayScale: displayScale, layoutDirection: layoutDirection)
    }

    /// The traits of an upright phone.
    public convenience init() {
        self.init(
            horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 3, layoutDirection: .leftToRight)
    }

    public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
        lhs.horizontalSizeClass == rhs.horizontalSizeClass && lhs.verticalSizeClass == rhs.verticalSizeClass
            && lhs.displayScale == rhs.displayScale && lhs.layoutDirection == rhs.layoutDirection
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        hasher.combine(layoutDirection)
    }
}
