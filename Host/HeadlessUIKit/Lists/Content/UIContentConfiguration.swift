// Row W23.
/// The content of a cell, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Creates a view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the content for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// The content; a new one updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a content. True for a content of the same type, if not implemented.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The state of a view that has a configuration.
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// Returns the value of a key of the app's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key of a state, of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// A Boolean value that says whether the view is disabled.
    public var isDisabled = false
    /// A Boolean value that says whether a finger is down on the view.
    public var isHighlighted = false
    /// A Boolean value that says whether the view is selected.
    public var isSelected = false
    /// A Boolean value that says whether the view has the focus: never here.
    public var isFocused = false
    /// A Boolean value that says whether the view sticks to an edge.
    public var isPinned = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a view that nobody touches.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The part of a cell in a drag. Always none here.
    public enum DragState: Hashable, Sendable {
        /// As in UIKit.
        case none, lifting, dragging
    }
    /// The part of a cell in a drop. Always none here.
    public enum DropState: Hashable, Sendable {
        /// As in UIKit.
        case none, notTargeted, targeted
    }

    public var traitCollection: UITraitCollection
    /// A Boolean value that says whether the cell is disabled.
    public var isDisabled = false
    /// A Boolean value that says whether a finger is down on the cell.
    public var isHighlighted = false
    /// A Boolean value that says whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that says whether the cell has the focus: never here.
    public var isFocused = false
    /// A Boolean value that says whether the cell sticks to an edge.
    public var isPinned = false
    /// A Boolean value that says whether the cell is edited.
    public var isEditing = false
    /// A Boolean value that says whether the cell's outline is open.
    public var isExpanded = false
    /// A Boolean value that says whether swipe actions are shown.
    public var isSwiped = false
    /// A Boolean value that says whether a finger carries the cell.
    public var isReordering = false
    /// The cell's part in a drag.
    public var cellDragState = DragState.none
    /// The cell's part in a drop.
    public var cellDropState = DropState.none
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a cell that nobody touches.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

extension UIView {
    /// Shows a content in a view: in the view that shows the former content, if this supports it.
    func showContent(
        _ configuration: (any UIContentConfiguration)?, replacing shown: (any UIView & UIContentView)?,
        in container: UIView
    ) -> (any UIView & UIContentView)? {
        if let configuration, let shown, shown.supports(configuration) {
            shown.configuration = configuration
            setNeedsLayout()
            return shown
        }
        shown?.removeFromSuperview()
        guard let view = configuration?.makeContentView() else { return nil }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        setNeedsLayout()
        return view
    }
}
