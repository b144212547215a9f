/// An object that is told of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Tells that the user has dragged the sheet to another detent. The host has no such gesture, and does not call it.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

// Row W13.
/// The presentation controller of the styles `.automatic`, `.pageSheet` and `.formSheet`. It covers the window;
/// settings of detents and appearance are only stored.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor public final class Detent {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Almost all of the screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier.
        public let identifier: Identifier
        private let resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

        private init(
            _ identifier: Identifier,
            _ resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
        ) { (self.identifier, self.resolver) = (identifier, resolver) }

        /// Returns the detent at about half of the screen.
        public class func medium() -> Self { Self(.medium) }
        /// Returns the detent at almost all of the screen.
        public class func large() -> Self { Self(.large) }
        /// Returns a custom detent; its closure returns a height in points, or nil for none.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// Returns the height, in points, of a custom detent; half of the maximum, or all of it, for the system's
        /// detents.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            if let resolver { return resolver(context) }
            return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
        }
    }

    /// The delegate. Held weakly. It shares its storage with the superclass's property of that name.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { super.delegate as? any UISheetPresentationControllerDelegate }
        set { super.delegate = newValue }
    }
    /// The detents; only the large one unless set. Stores only.
    open var detents: [Detent] = [.large()]
    /// The detent at which the sheet rests; nil for the smallest. Stores only.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The largest detent at which the presenter is not dimmed; nil for none. Stores only.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// A Boolean value that says whether scrolling at the top makes the sheet larger first. Stores only.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// A Boolean value that says whether a grabber is shown. Stores only.
    open var prefersGrabberVisible = false
    /// A Boolean value that says whether the sheet is attached to the bottom in a compact height. Stores only.
    open var prefersEdgeAttachedInCompactHeight = false
    /// A Boolean value that says whether an attached sheet has its controller's preferred width. Stores only.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the corners, in points; nil for the system's. Stores only.
    open var preferredCornerRadius: CGFloat?
    /// The view that the sheet comes from on a tablet. Stores only.
    open var sourceView: UIView?

    /// Makes the changes at once: nothing is animated.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Does nothing: the host computes no detent's height.
    open func invalidateDetents() {}

    open override func containerViewWillLayoutSubviews() { fillContainer() }
}

/// The context in which a detent computes its height.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the largest detent, in points.
    var maximumDetentValue: CGFloat { get }
}
