/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said. The host always says.
    case unspecified = 0
    /// Little: across below 640 points, or 896 on a lying phone; down below 480.
    case compact = 1
    /// Much.
    case regular = 2
}

/// Which way the interface language runs. The host's windows run left to right.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said. The host always says.
    case unspecified = -1
    /// As English does.
    case leftToRight = 0
    /// As Arabic does.
    case rightToLeft = 1
}

/// What a view can know of where it is shown.
public final class UITraitCollection: Hashable, Sendable {
    /// How much room there is across; by the window's width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is down; by the window's height.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels per point.
    public let displayScale: CGFloat
    /// The window's.
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
