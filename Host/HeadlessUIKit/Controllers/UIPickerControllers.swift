// Row W33.
/// An object that is told of picked documents. All methods are optional.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    /// Tells that documents were picked: here, by ``Stage/pickDocuments(_:)``.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Tells that the user went back: here, by ``Stage/pickDocuments(_:)`` without documents.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Never called: the method with several documents is. Before iOS 11.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}
extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

// Row W33.
/// A controller that picks documents. It can be presented; a test picks by ``Stage/pickDocuments(_:)``.
///
/// On iOS it is made with types of Uniform Type Identifiers, which Linux does not have; here, with their names.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    /// The object that is told. Held weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Stores only.
    open var allowsMultipleSelection = false
    /// Stores only.
    open var directoryURL: URL?
    /// Stores only.
    open var shouldShowFileExtensions = false

    /// Creates a picker for types by their names.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) { self.init() }
    /// Creates a picker that exports documents.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init() }
}
/// What a document picker does with documents. Stores only.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// As in UIKit.
    case `import`, open, exportToService, moveToService
}

// Row W33.
/// An object that is told of a picked picture. All methods are optional.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Tells that a picture was picked: here, by ``Stage/pickImage(_:)``. The app dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Tells that the user went back: here, by ``Stage/pickImage(_:)`` with nil. The app dismisses the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

// Row W33.
/// A controller that picks a picture. It can be presented; a test picks by ``Stage/pickImage(_:)``.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// Where pictures come from. Stores only.
    public enum SourceType: Int, Sendable {
        /// As in UIKit.
        case photoLibrary, camera, savedPhotosAlbum
    }
    /// A key of what was picked.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was cropped.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The file of the picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The file of the film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The type of what was picked.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    }
    /// The object that is told. Held weakly.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
        set { super.delegate = newValue }
    }
    /// Stores only.
    open var sourceType = SourceType.photoLibrary
    /// Stores only.
    open var allowsEditing = false
    /// Stores only.
    open var mediaTypes = ["public.image"]
    /// Whether pictures can come from there: from everywhere but a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}

/// An object that is told of a page of the web. All methods are optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
    /// Never called: a test dismisses the controller.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
// Row W33.
/// A controller that shows a page of the web. It can be presented; nothing is loaded.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// How the page is shown. Stores only.
    public final class Configuration {
        /// Stores only.
        public var entersReaderIfAvailable = false
        /// Stores only.
        public var barCollapsingEnabled = true
        /// Creates a configuration.
        public init() {}
    }
    /// The button that closes the page. Stores only.
    public enum DismissButtonStyle: Int, Sendable {
        /// As in SafariServices.
        case done, close, cancel
    }
    /// The address. Host-only.
    public let url: URL
    /// The object that is told. Never called.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// Stores only.
    open var preferredBarTintColor: UIColor?
    /// Stores only.
    open var preferredControlTintColor: UIColor?
    /// Stores only.
    open var dismissButtonStyle = DismissButtonStyle.done
    /// Creates a controller for an address.
    public init(url URL: URL, configuration: Configuration) {
        url = URL
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }
    /// Creates a controller for an address.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    /// Not available.
    public required init?(coder: NSCoder) { nil }
}

extension Stage {
    // Row W33.
    /// Picks documents in the picker in front, which is dismissed, or goes back without any. Host-only. Without such a
    /// picker the stage warns.
    public func pickDocuments(_ urls: [URL]) {
        guard let picker: UIDocumentPickerViewController = front(for: "pickDocuments(_:)") else { return }
        drive {
            picker.presentingViewController?.dismiss(animated: true)
            guard !urls.isEmpty else { return picker.delegate?.documentPickerWasCancelled(picker) ?? () }
            picker.delegate?.documentPicker(picker, didPickDocumentsAt: urls)
        }
    }

    // Row W33.
    /// Picks a picture in the picker in front, or goes back with nil. Host-only. The app dismisses the picker. Without
    /// such a picker the stage warns.
    public func pickImage(_ image: UIImage?) {
        guard let picker: UIImagePickerController = front(for: "pickImage(_:)") else { return }
        drive {
            guard let image else { return picker.delegate?.imagePickerControllerDidCancel(picker) ?? () }
            picker.delegate?.imagePickerController(picker, didFinishPickingMediaWithInfo: [.originalImage: image])
        }
    }

    // Row W33.
    /// Shares by an activity in the sheet in front, which asks its sources and is dismissed, or goes back with nil.
    /// Host-only. Without such a sheet the stage warns.
    public func share(by activityType: UIActivity.ActivityType?) {
        guard let sheet: UIActivityViewController = front(for: "share(by:)") else { return }
        drive {
            if activityType != nil {
                for case let source as any UIActivityItemSource in sheet.activityItems {
                    _ = source.activityViewController(sheet, itemForActivityType: activityType)
                }
            }
            sheet.presentingViewController?.dismiss(animated: true) {
                sheet.completionWithItemsHandler?(activityType, activityType != nil, nil, nil)
            }
        }
    }

    /// The controller in front, if it is of a kind.
    private func front<Kind: UIViewController>(for call: String) -> Kind? {
        var front = window.rootViewController
        while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
        if front as? Kind == nil {
            warnOnce("Stage.\(call)", "there is no \(Kind.self) in front. Present one first.")
        }
        return front as? Kind
    }
}
