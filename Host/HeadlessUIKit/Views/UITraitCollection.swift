/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// An unknown amount. The host always knows it.
    case unspecified = 0
    /// Little space: horizontally below 640 points, or below 896 on a phone in landscape; vertically below 480.
    case compact = 1
    /// Much space.
    case regular = 2
}

/// The direction of the interface language. The host's windows are left to right.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// An unknown direction. The host always knows it.
    case unspecified = -1
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic.
    case rightToLeft = 1
}

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device's default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The largest size that is not an accessibility size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
}

/// The traits of a view's environment.
public final class UITraitCollection: Hashable, Sendable {
    /// The traits of every view without a window.
    static let withoutWindow = UITraitCollection()

    /// The horizontal size class, from the window's width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class, from the window's height.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The pixels per point.
    public let displayScale: CGFloat
    /// The direction of the window's language.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The user's preferred text size: the stage's.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// The kind of device: a tablet if the screen's shorter side has 600 points or more.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    // Row V18.
    /// Whether the interface is light or dark: the stage's, unless a view or a controller overrides it.
    public let userInterfaceStyle: UIUserInterfaceStyle

    package init(
        horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass,
        displayScale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection,
        preferredContentSizeCategory: UIContentSizeCategory = .large, userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
        userInterfaceStyle: UIUserInterfaceStyle = .light
    ) {
        self.userInterfaceIdiom = userInterfaceIdiom
        self.userInterfaceStyle = userInterfaceStyle
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
    }

    /// Creates the traits of a window: horizontally compact below 640 points, vertically compact below 480.
    ///
    /// These limits classify today's phones (upright, and in landscape except for the largest) and tablets as UIKit
    /// does.
    package convenience init(
        windowSize: CGSize, displayScale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection,
        preferredContentSizeCategory: UIContentSizeCategory = .large, userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
        userInterfaceStyle: UIUserInterfaceStyle = .light
    ) {
        let isLyingPhone = windowSize.height < 480
        let regularWidth: CGFloat = isLyingPhone ? 896 : 640
        self.init(
            horizontalSizeClass: windowSize.width < regularWidth ? .compact : .regular,
            verticalSizeClass: isLyingPhone ? .compact : .regular,
            displayScale: displayScale, layoutDirection: layoutDirection,
            preferredContentSizeCategory: preferredContentSizeCategory, userInterfaceIdiom: userInterfaceIdiom,
            userInterfaceStyle: userInterfaceStyle)
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
            && lhs.userInterfaceIdiom == rhs.userInterfaceIdiom && lhs.userInterfaceStyle == rhs.userInterfaceStyle
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        hasher.combine(layoutDirection)
    }
}

extension UITraitCollection {
    /// Creates the traits of an upright phone in a style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(
            horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 3, layoutDirection: .leftToRight,
            userInterfaceStyle: userInterfaceStyle)
    }

    /// Returns the same traits in another style.
    func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(
            horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, displayScale: displayScale,
            layoutDirection: layoutDirection, preferredContentSizeCategory: preferredContentSizeCategory,
            userInterfaceIdiom: userInterfaceIdiom, userInterfaceStyle: style)
    }

    // Row V18.
    /// The traits that a dynamic colour follows: those of the view that is drawn, else those of the stage that runs this
    /// code or ran last.
    @MainActor public static var current: UITraitCollection {
        get { chosen ?? Stage.implied?.window.traitCollection ?? .withoutWindow }
        set { chosen = newValue }
    }
    private nonisolated(unsafe) static var chosen: UITraitCollection?
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)
    /// The traits that a dynamic colour follows. A colour is asked for on any thread.
    static var ofColors: UITraitCollection { chosen ?? (DarkTasks.isDark ? dark : withoutWindow) }

    /// Runs a block with other current traits.
    @MainActor static func with<Value>(_ traits: UITraitCollection, _ body: () -> Value) -> Value {
        let outer = chosen
        chosen = traits
        defer { chosen = outer }
        return body()
    }

    /// Runs a block with these traits as the current ones.
    @MainActor public func performAsCurrent(_ actions: () -> Void) { Self.with(self, actions) }

    /// Returns whether a dynamic colour has another value than under other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}

/// The tasks whose last stage was dark, for colours that are asked for off the main actor. Concurrent tests are told apart
/// by their tasks.
enum DarkTasks {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var tasks: Set<Int?> = []
    /// Whether any stage was ever dark. Without one, there is nothing to look up.
    private nonisolated(unsafe) static var isUsed = false

    static var isDark: Bool { isUsed && lock.withLock { tasks.contains(withUnsafeCurrentTask { $0?.hashValue }) } }

    static func note(_ style: UIUserInterfaceStyle) {
        guard isUsed || style == .dark else { return }
        let task = withUnsafeCurrentTask { $0?.hashValue }
        lock.withLock {
            isUsed = true
            if style == .dark { tasks.insert(task) } else { tasks.remove(task) }
        }
    }
}
