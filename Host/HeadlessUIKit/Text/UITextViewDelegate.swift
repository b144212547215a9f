/// An object that is told of a text view's selection, editing and scrolling. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Tells that a finger or an assignment has changed the selection.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asks whether editing may begin; after false the keyboard stays as it is.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Tells that editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Asks whether editing may end; after false the view stays first responder, unless it is forced to resign.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Tells that editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks whether typed text may replace a range, in UTF-16 units. Row K11.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Tells that the user has changed the text. Row K11.
    func textViewDidChange(_ textView: UITextView)
    /// Asks whether a tap on a link opens it, before iOS 17. The host asks and opens nothing. Row K12.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Never called: the host has no menu of a selection.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Asks what a tap on a link performs, from iOS 17 on; nil for nothing. Without this method the one before iOS 17 is asked.
    /// Row K12.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Never called: the host has no menu of a link.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem
        .MenuConfiguration?
    /// Never called: the host has no menu of a selection.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Never called: the host has no menu of a selection.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Never called: nothing writes on the host.
    func textViewWritingToolsWillBegin(_ textView: UITextView)
    /// Never called: nothing writes on the host.
    func textViewWritingToolsDidEnd(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
    { defaultAction }
    public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    { UITextItem.MenuConfiguration(menu: defaultMenu) }
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
    public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
    public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

/// A part of a text that can be tapped.
public struct UITextItem {
    /// What the part has: on the host a link.
    public enum Content {
        /// A link.
        case link(URL)
    }
    /// What the part has.
    public let content: Content
    /// Where the part is, in UTF-16 units.
    public let range: NSRange
    /// The menu of a part. Never shown here.
    @MainActor public struct MenuConfiguration {
        let menu: UIMenu
        /// Creates a menu's configuration.
        public init(menu: UIMenu) { self.menu = menu }
    }
}

/// What a finger does to a link.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction
    /// A long press.
    case presentActions
    /// A deep press.
    case preview
}

/// The kinds of data that become links. Stores only.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Links.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The place of a text view's lines.
@preconcurrency @MainActor open class NSTextContainer {
    /// The distance of the lines from the container's sides, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.setNeedsLayout() } }
    /// The greatest number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { textView?.setNeedsLayout() } }
    /// How the text is cut. Stores only.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The size. Stores only.
    open var size = CGSize.zero
    /// A Boolean value that says whether the width is the view's. Stores only.
    open var widthTracksTextView = true
    /// A Boolean value that says whether the height is the view's. Stores only.
    open var heightTracksTextView = false
    /// The paths around which the text flows. Stores only.
    open var exclusionPaths: [UIBezierPath] = []
    weak var textView: UITextView?

    /// Creates a container of a size.
    public init(size: CGSize) { self.size = size }
    /// Creates a container without a size.
    public convenience init() { self.init(size: .zero) }
}
