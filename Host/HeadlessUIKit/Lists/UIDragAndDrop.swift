// Drags and drops between apps. The host never begins one, so it never calls these delegates: they are declared so that
// screens compile.

/// An object that is dragged. Stores only.
@preconcurrency @MainActor open class UIDragItem {
    /// The data.
    public let itemProvider: Any
    /// The object in the app.
    open var localObject: Any?
    /// The code that creates the preview.
    open var previewProvider: (() -> UIDragPreview?)?
    /// Creates an item. Linux has no `NSItemProvider`: any object stands for it.
    public init(itemProvider: Any) { self.itemProvider = itemProvider }
}

/// A preview of a dragged object. Stores only.
@preconcurrency @MainActor open class UIDragPreview {
    /// The view.
    public let view: UIView
    /// The look.
    public let parameters: UIPreviewParameters
    /// Creates a preview.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}

/// A view that shows a dragged object. Stores only.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
/// What is dragged over a view that opens. Never made here.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
    /// The view.
    var targetView: UIView? { get set }
    /// An object of the view.
    var targetItem: Any? { get set }
}

/// A drag or a drop.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
    /// The dragged objects.
    var items: [UIDragItem] { get }
    /// Returns the finger's place.
    func location(in view: UIView) -> CGPoint
}
/// A drag.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// An object of the app.
    var localContext: Any? { get set }
}
/// A drop.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it began in this app.
    var localDragSession: (any UIDragSession)? { get }
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing.
    case cancel = 0
    /// Nothing, and says so.
    case forbidden = 1
    /// Copies.
    case copy = 2
    /// Moves.
    case move = 3
}
/// What a drop would do. Stores only.
@preconcurrency @MainActor open class UIDropProposal {
    /// The operation.
    public let operation: UIDropOperation
    /// Creates a proposal.
    public init(operation: UIDropOperation) { self.operation = operation }
}
/// What a drop on a table would do. Stores only.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// Where the drop goes.
    public enum Intent: Int, Sendable {
        /// As in UIKit.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }
    /// Where the drop goes.
    public let intent: Intent
    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}
/// What a drop on a collection view would do. Stores only.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// Where the drop goes.
    public enum Intent: Int, Sendable {
        /// As in UIKit.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }
    /// Where the drop goes.
    public let intent: Intent
    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}
/// An object that is asked for the objects of drags. Never called here.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// Asks for the objects of a drag that begins at a row.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    /// Asks for more objects of a drag.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Asks for the look of a row's preview.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIPreviewParameters?
    /// Tells that a drag begins.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Tells that a drag has ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Asks whether only this app may take the drop.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
    /// Asks whether the drag may move the objects.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
}
extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIPreviewParameters?
    { nil }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        true
    }
}

/// An object that is told of drops. Never called here.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// Tells of a drop.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Asks whether a drop is of interest.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Tells that a drop comes over the list.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Asks what a drop would do.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Tells that a drop leaves the list.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Tells that a drop has ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Asks for the look of a row's preview.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIPreviewParameters?
}
extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel, intent: .unspecified) }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIPreviewParameters?
    { nil }
}

/// What a drop on a list has. Never made here.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
    /// The dropped objects.
    var items: [any UITableViewDropItem] { get }
    /// The row at the place of the drop.
    var destinationIndexPath: IndexPath? { get }
    /// What the drop does.
    var proposal: UITableViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }
    /// Animates an object to a row.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}
/// A dropped object. Never made here.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
    /// The object.
    var dragItem: UIDragItem { get }
    /// The row from which it was dragged.
    var sourceIndexPath: IndexPath? { get }
}

/// An object that is asked for the objects of drags. Never called here.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
    /// Asks for the objects of a drag that begins at a item.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Asks for more objects of a drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]
    /// Asks for the look of a item's preview.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIPreviewParameters?
    /// Tells that a drag begins.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Tells that a drag has ended.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Asks whether only this app may take the drop.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    /// Asks whether the drag may move the objects.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
}
extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }
    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIPreviewParameters?
    { nil }
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
}

/// An object that is told of drops. Never called here.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
    /// Tells of a drop.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Asks whether a drop is of interest.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Tells that a drop comes over the list.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Asks what a drop would do.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Tells that a drop leaves the list.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Tells that a drop has ended.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Asks for the look of a item's preview.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIPreviewParameters?
}
extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel, intent: .unspecified) }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIPreviewParameters?
    { nil }
}

/// What a drop on a list has. Never made here.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The dropped objects.
    var items: [any UICollectionViewDropItem] { get }
    /// The item at the place of the drop.
    var destinationIndexPath: IndexPath? { get }
    /// What the drop does.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }
    /// Animates an object to a item.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}
/// A dropped object. Never made here.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
    /// The object.
    var dragItem: UIDragItem { get }
    /// The item from which it was dragged.
    var sourceIndexPath: IndexPath? { get }
}

/// What happens beside a drag's animation. Never made here.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
    /// Adds changes.
    func addAnimations(_ animations: @escaping () -> Void)
}
