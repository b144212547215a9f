/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top, pointing up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// At the bottom, pointing down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// At the left, pointing left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// At the right, pointing right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// On any edge.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// An unknown direction.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// An object that is told of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Tells that the popover is about to be presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Never called: no finger dismisses. Before iOS 13.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Never called: no finger dismisses. Before iOS 13.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

// Row W13.
/// The presentation controller of the style `.popover`. It covers the window; settings of the popover's place are only
/// stored.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The delegate. Held weakly. It shares its storage with the superclass's property of that name.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set { super.delegate = newValue }
    }
    /// The view that the popover points to. Stores only.
    open var sourceView: UIView?
    /// The part of that view. Stores only.
    open var sourceRect = CGRect.null
    /// The bar button that the popover points to. Stores only.
    open var barButtonItem: UIBarButtonItem?
    /// The permitted directions of the arrow. Stores only.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction of the arrow: unknown, because none is drawn.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// The views that can be touched beside the popover. Stores only.
    open var passthroughViews: [UIView]?
    /// The space between the popover and the window's edges, in points. Stores only.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// The colour of the popover. Stores only.
    open var backgroundColor: UIColor?
    /// A Boolean value that says whether the popover may cover its source rectangle. Stores only.
    open var canOverlapSourceViewRect = false
    /// The sheet that replaces the popover in a compact width. Stores only: the host presents none.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presenter)

    open override func containerViewWillLayoutSubviews() { fillContainer() }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        delegate?.prepareForPopoverPresentation(self)
    }
}

extension UIViewController {
    /// The presentation controller of this controller or a parent, if the style is `.popover`.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The presentation controller of this controller or a parent, if the style is a sheet's.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
