/// The places of a bar, such as a phone on its side. Stores only.
public enum UIBarMetrics: Int, Sendable {
    /// As in UIKit.
    case `default`, compact
    /// As in UIKit.
    case defaultPrompt = 101
    /// As in UIKit.
    case compactPrompt
}
/// The place of a bar on the screen. Stores only.
public enum UIBarPosition: Int, Sendable {
    /// As in UIKit.
    case any, bottom, top, topAttached
}

/// A bar with a place.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    /// The place of the bar.
    var barPosition: UIBarPosition { get }
}
/// An object that is asked for the place of a bar. Never called: nothing is drawn.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Never called: the host draws no bars.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The look of a bar. Stores only.
@preconcurrency @MainActor open class UIBarAppearance {
    /// The effect behind the bar.
    open var backgroundEffect: UIBlurEffect?
    /// The colour behind the bar.
    open var backgroundColor: UIColor?
    /// The picture behind the bar.
    open var backgroundImage: UIImage?
    /// How that picture fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the bar's edge.
    open var shadowColor: UIColor?
    /// The picture of the bar's edge.
    open var shadowImage: UIImage?
    /// Creates the default look.
    public required init() {}
    /// Creates the look of another bar.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
    }
    /// Takes the system's look.
    open func configureWithDefaultBackground() { take(UIBarAppearance()) }
    /// Takes an opaque look.
    open func configureWithOpaqueBackground() {
        take(UIBarAppearance())
        backgroundColor = .systemBackground
    }
    /// Takes a look without a background.
    open func configureWithTransparentBackground() { take(UIBarAppearance()) }
    /// Returns a copy.
    open func copy() -> Any {
        let copy = type(of: self).init()
        copy.take(self)
        return copy
    }
    func take(_ other: UIBarAppearance) {
        (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
        (backgroundImage, shadowColor, shadowImage) = (other.backgroundImage, other.shadowColor, other.shadowImage)
    }
}

/// The look of a navigation bar. Stores only.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of a button that ends something.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The look of the button that goes back.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The picture of the button that goes back.
    open private(set) var backIndicatorImage = UIImage()
    /// Sets the picture of the button that goes back.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
    }
}
/// The look of a toolbar. Stores only.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// The look of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
}
/// The look of a tab bar. Stores only.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The look of items with the title below the picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of items with the title beside the picture.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The look of such items on a small phone.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
/// The look of a bar's buttons. Stores only.
@preconcurrency @MainActor open class UIBarButtonItemAppearance {
    /// The ordinary look.
    open var normal = UIBarButtonItemStateAppearance()
    /// The look under a finger.
    open var highlighted = UIBarButtonItemStateAppearance()
    /// The look of a button that cannot be tapped.
    open var disabled = UIBarButtonItemStateAppearance()
    /// Creates the default look.
    public init(style: UIBarButtonItem.Style = .plain) {}
}
/// The look of a button in a state. Stores only.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The picture behind the button.
    open var backgroundImage: UIImage?
}
/// The look of a tab's item. Stores only.
@preconcurrency @MainActor open class UITabBarItemAppearance {
    /// The ordinary look.
    open var normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    open var selected = UITabBarItemStateAppearance()
    /// Creates the default look.
    public init() {}
}
/// The look of a tab's item in a state. Stores only.
@preconcurrency @MainActor open class UITabBarItemStateAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the picture.
    open var iconColor: UIColor?
    /// The colour behind the badge.
    open var badgeBackgroundColor: UIColor?
}

/// The looks of a bar, which its subclasses share. Stores only.
struct BarLook<Appearance> {
    var standard: Appearance
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    var shadowImage: UIImage?
    var background: UIImage?
    var backIndicator: UIImage?
    var backIndicatorMask: UIImage?
}

/// The looks of a navigation bar. Stores only: bars are not drawn.
extension UINavigationBar {
    /// The ordinary look.
    public var standardAppearance: UINavigationBarAppearance {
        get { look.standard }
        set { look.standard = newValue }
    }
    /// The look of a phone on its side.
    public var compactAppearance: UINavigationBarAppearance? {
        get { look.compact }
        set { look.compact = newValue }
    }
    /// The look over content at its top.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { look.scrollEdge }
        set { look.scrollEdge = newValue }
    }
    /// The look of a phone on its side over content at its top.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { look.compactScrollEdge }
        set { look.compactScrollEdge = newValue }
    }
    /// The attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { look.titleAttributes }
        set { look.titleAttributes = newValue }
    }
    /// The attributes of a large title.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { look.largeTitleAttributes }
        set { look.largeTitleAttributes = newValue }
    }
    /// The picture of the bar's edge.
    public var shadowImage: UIImage? {
        get { look.shadowImage }
        set { look.shadowImage = newValue }
    }
    /// The picture of the button that goes back.
    public var backIndicatorImage: UIImage? {
        get { look.backIndicator }
        set { look.backIndicator = newValue }
    }
    /// The mask of the button that goes back.
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { look.backIndicatorMask }
        set { look.backIndicatorMask = newValue }
    }
    /// Sets the picture behind the bar.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        look.background = backgroundImage
    }
    /// Sets the picture behind the bar.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { look.background = backgroundImage }
    /// Returns the picture behind the bar.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { look.background }
}

/// The looks of a tab bar. Stores only.
extension UITabBar {
    /// The ordinary look.
    public var standardAppearance: UITabBarAppearance {
        get { look.standard }
        set { look.standard = newValue }
    }
    /// The look over content at its bottom.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { look.scrollEdge }
        set { look.scrollEdge = newValue }
    }
    /// The picture of the bar's edge.
    public var shadowImage: UIImage? {
        get { look.shadowImage }
        set { look.shadowImage = newValue }
    }
    /// The picture behind the bar.
    public var backgroundImage: UIImage? {
        get { look.background }
        set { look.background = newValue }
    }
}

/// Stores only: bars are not drawn.
extension UINavigationItem {
    /// The title of the button that goes back to this item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// As in UIKit.
        case `default`, generic, minimal
    }
    /// Hides the button that goes back.
    public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
