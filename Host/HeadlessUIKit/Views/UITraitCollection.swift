/// The room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// An amount that is not known. On the host it always is.
    case unspecified = 0
    /// Little room: across, below 640 points, or below 896 on a phone on its side; down, below 480.
    case compact = 1
    /// Much room.
    case regular = 2
}

/// The direction in which the interface language runs. The host's windows run left to right.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// A direction that is not known. On the host it always is.
    case unspecified = -1
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic.
    case rightToLeft = 1
}

/// The size of text that the user wants.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the device comes.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The largest of those that are not for accessibility.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
}

/// The facts that a view can know of the place where it is shown.
public final class UITraitCollection: Hashable, Sendable {
    /// The room across; by the window's width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The room down; by the window's height.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The pixels per point.
    public let displayScale: CGFloat
    /// The direction of the window's language.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The size of text that the user wants: the stage's.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// The kind of device: a tablet if the screen's shorter side has 600 points or more.
    public let userInterfaceIdiom: UIUserInterfaceIdiom

    package init(
        horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass,
        displayScale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection,
        preferredContentSizeCategory: UIContentSizeCategory = .large, userInterfaceIdiom: UIUserInterfaceIdiom = .phone
    ) {
        self.userInterfaceIdiom = userInterfaceIdiom
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
    }

    /// Creates the traits of a window: compact across below 640 points, compact down below 480.
    ///
    /// These limits sort today's phones (upright, and lying except for the largest) and tablets as UIKit does.
    package convenience init(
        windowSize: CGSize, displayScale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection,
        preferredContentSizeCategory: UIContentSizeCategory = .large, userInterfaceIdiom: UIUserInterfaceIdiom = .phone
    ) {
        let isLyingPhone = windowSize.height < 480
        let regularWidth: CGFloat = isLyingPhone ? 896 : 640
        self.init(
            horizontalSizeClass: windowSize.width < regularWidth ? .compact : .regular,
            verticalSizeClass: isLyingPhone ? .compact : .regular,
            displayScale: displayScale, layoutDirection: layoutDirection,
            preferredContentSizeCategory: preferredContentSizeCategory, userInterfaceIdiom: userInterfaceIdiom)
    }

    /// Creates the traits of an upright phone.
    public convenience init() {
        self.init(
            horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 3, layoutDirection: .leftToRight)
    }

    public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
        lhs.horizontalSizeClass == rhs.horizontalSizeClass && lhs.verticalSizeClass == rhs.verticalSizeClass
            && lhs.displayScale == rhs.displayScale && lhs.layoutDirection == rhs.layoutDirection
            && lhs.preferredContentSizeCategory == rhs.preferredContentSizeCategory
            && lhs.userInterfaceIdiom == rhs.userInterfaceIdiom
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        hasher.combine(layoutDirection)
    }
}
