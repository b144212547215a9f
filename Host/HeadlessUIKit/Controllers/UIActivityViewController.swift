// Row W33.
/// An object that gives something to share.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
    /// Asks for something of the kind that is shared.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Asks what an activity gets: here, by ``Stage/share(by:)``.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Never called: the host shows no subject. Optional.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Never called: the host asks for no kind of data. Optional.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Never called: the host shows no picture of what is shared. Optional.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}
extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

// Row W33.
/// A controller that shares. It can be presented; a test chooses by ``Stage/share(by:)``, and nothing is shared.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// What is shared. Host-only.
    public let activityItems: [Any]
    /// The code that is called when the sheet is gone: here, by ``Stage/share(by:)``.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The activities that are not offered. Stores only.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// The code that is called when the sheet is gone.
    public typealias CompletionWithItemsHandler =
        (_ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ error: (any Error)?) ->
        Void
    /// Creates a sheet.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }
    /// Creates a sheet that shares nothing; the coder is not read.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}
/// Something to do with what is shared. The host does not offer it.
@preconcurrency @MainActor open class UIActivity {
    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Mail.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// A message.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        /// The pasteboard.
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// Printing.
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        /// The photos.
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        /// A contact.
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        /// The reading list.
        public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
        /// Another device.
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    }
    /// Creates an activity.
    public init() {}
    /// The type.
    open var activityType: ActivityType? { nil }
    /// The title.
    open var activityTitle: String? { nil }
    /// The picture.
    open var activityImage: UIImage? { nil }
    /// Returns whether the activity does something with the objects. Never called.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the objects. Never called.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does something. Never called.
    open func perform() {}
    /// Ends the activity.
    open func activityDidFinish(_ completed: Bool) {}
}
