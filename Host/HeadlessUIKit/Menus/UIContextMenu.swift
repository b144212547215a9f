// Row W20.
/// What a context menu shows: a preview and actions. The host does not draw it: ``Stage/openContextMenu(at:)``.
@preconcurrency @MainActor open class UIContextMenuConfiguration {
    /// The code that creates the menu from what the system suggests: nothing here.
    public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?
    /// The code that creates the preview.
    public typealias ContentPreviewProvider = @MainActor () -> UIViewController?

    /// The identifier that the app has given.
    open var identifier: any NSCopying
    let preview: ContentPreviewProvider?
    let actions: ActionProvider?
    /// Stores only.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// The order of a menu's entries. Stores only.
    public enum ElementOrder: Int, Sendable {
        /// As in UIKit.
        case automatic, priority, fixed
    }

    /// Creates a configuration.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        (preview, actions) = (previewProvider, actionProvider)
    }
}

/// A view that takes part in an animation of a menu. Stores only.
@preconcurrency @MainActor open class UITargetedPreview {
    /// The view.
    public let view: UIView
    /// The look of the preview.
    public let parameters: UIPreviewParameters
    /// Creates a preview of a view.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}

/// The look of a preview. Stores only.
@preconcurrency @MainActor open class UIPreviewParameters {
    /// The part of the view that is shown.
    open var visiblePath: UIBezierPath?
    /// The path of the shadow.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view.
    open var backgroundColor: UIColor!
    /// Creates the default look.
    public init() {}
}

/// What happens beside the animation of a menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The preview's controller.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are animated with the menu. The host makes them at once.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds code that runs after the animation. The host runs it at once.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens as a preview becomes the screen.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview leaves. Stores only.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview leaves.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It fades.
    case dismiss
    /// It grows into the screen.
    case pop
}

@MainActor final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var completions: [() -> Void] = []
    init(_ preview: UIViewController?) { previewViewController = preview }
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
    func finish() { for completion in completions { completion() } }
}

/// A behaviour that is added to a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view.
    var view: UIView? { get }
    /// Called before the interaction is added or removed.
    func willMove(to view: UIView?)
    /// Called after the interaction was added or removed.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The behaviours of the view.
    public var interactions: [any UIInteraction] {
        get { ownInteractions }
        set {
            for interaction in ownInteractions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }
    /// Adds a behaviour.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }
    /// Removes a behaviour.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.remove(at: index)
        interaction.didMove(to: nil)
    }
}

/// An object that is asked for the menu of a view. Only the first method is required.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Asks for the menu at a place.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Asks for the view from which the menu opens. The host ignores the answer.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Asks for the view to which the menu closes. The host ignores the answer.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Tells that the preview was tapped: ``Stage/tapPreview()``.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Tells that the menu is about to open.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Tells that the menu is about to close.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Never called: the host draws no menu. From iOS 16 on.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Never called: the host draws no menu. From iOS 16 on.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// A context menu of a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: UIInteraction {
    /// The delegate. Held weakly.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// Returns where the menu was opened.
    open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(place, from: nil) } ?? place }
    /// Closes the menu.
    open func dismissMenu() { Stage.of(view)?.closeContextMenu() }
    var place = CGPoint.zero
}
