// Row W36.
/// The place and the name of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration {
    /// The name.
    public let identifier: AnyHashable
    /// The place, in the view's coordinates.
    public let sourcePoint: CGPoint
    /// Stores only.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
    /// Creates a configuration.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    }
}
/// The side at which an edit menu points to its place. Stores only.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// As in UIKit.
    case automatic, up, down, left, right
}

// Row W36.
/// An object that makes the menu of a view that can be edited. All methods are optional.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Asks for the menu. The host suggests nothing; nil, the default, for no menu.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Asks for the rectangle to point at. Never called: the menu is not drawn.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Tells that the menu opens.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Tells that the menu closes.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}
extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}
/// The animation of an edit menu: on the host it is over at once.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Adds changes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds code for the end.
    func addCompletion(_ completion: @escaping () -> Void)
}
private final class Animator: UIEditMenuInteractionAnimating {
    private var completions: [() -> Void] = []
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
    func finish() { for completion in completions { completion() } }
}

// Row W36.
/// The menu of a view that can be edited. It is not drawn: a test chooses by ``Stage/tapMenu(_:of:)`` with nil.
@preconcurrency @MainActor open class UIEditMenuInteraction: UIInteraction {
    /// The object that makes the menu. Held weakly.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// Creates an interaction; add it to a view.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Opens the menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let stage = Stage.of(view), let delegate,
            let menu = delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
        else { return }
        let coming = Animator()
        delegate.editMenuInteraction(self, willPresentMenuFor: configuration, animator: coming)
        coming.finish()
        stage.openMenu = OpenMenu(
            configuration: UIContextMenuConfiguration(), menu: menu, preview: nil, tapPreview: { _ in },
            willEnd: { _ in
                let going = Animator()
                delegate.editMenuInteraction(self, willDismissMenuFor: configuration, animator: going)
                going.finish()
            })
    }
    /// Closes the menu.
    open func dismissMenu() { Stage.of(view)?.closeContextMenu() }
    /// Asks for the menu again, if it is open. Has no effect.
    open func reloadVisibleMenu() {}
    /// Has no effect: the menu is not drawn.
    open func updateVisibleMenuPosition(animated: Bool) {}
}

/// The menu of iOS 15 for a selection. Its entries need selectors, which Linux does not have. Stores only.
@preconcurrency @MainActor open class UIMenuController {
    /// The one menu.
    public static let shared = UIMenuController()
    /// A Boolean value that says whether the menu was shown last, or hidden.
    open private(set) var isMenuVisible = false
    /// Shows the menu beside a rectangle.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
    /// Hides the menu.
    open func hideMenu() { isMenuVisible = false }
    /// Hides the menu.
    open func hideMenu(from targetView: UIView) { hideMenu() }
    /// Shows or hides the menu.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
    /// Has no effect: the menu is not drawn.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    /// Has no effect.
    open func update() {}
}
