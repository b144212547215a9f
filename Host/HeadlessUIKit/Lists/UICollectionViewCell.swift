/// A view that a collection view reuses: a cell, a header, a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The identifier under which the view is reused.
    open internal(set) var reuseIdentifier: String?
    var reuseKey: String?

    /// Called before the view is reused.
    open func prepareForReuse() {}
    /// Called when the view takes its place. An override calls super.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Returns the attributes with the size that the view prefers: by constraints, or by `sizeThatFits(_:)`, in the width
    /// that it was given.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        copy.size = preferredSize(in: layoutAttributes.size)
        return copy
    }
    func preferredSize(in size: CGSize) -> CGSize {
        containsConstraints
            ? fittingHeight(in: size.width) : CGSize(width: size.width, height: sizeThatFits(size).height)
    }

    /// Takes the place and the look of the attributes.
    func take(_ element: UICollectionViewLayoutAttributes) {
        if frame != element.frame, element.transform.isIdentity { frame = element.frame }
        if !element.transform.isIdentity {
            (bounds, center, transform) = (element.bounds, element.center, element.transform)
        }
        if alpha != element.alpha { alpha = element.alpha }
        apply(element)
    }
}

/// One item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view for the cell's subviews, which fills the cell. Created when first read.
    open private(set) lazy var contentView: UIView = makeContentView()
    /// A Boolean value that is true while a finger is down on the item.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    /// A Boolean value that says whether the item is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { setNeedsLayout() } }
    /// The view behind the content while the item is highlighted or selected.
    open var selectedBackgroundView: UIView? { didSet { setNeedsLayout() } }
    private var backgrounds: [UIView] = []
    /// The distance by which swipe actions have moved the content, in points; negative to the left. Row W26.
    var swipe: CGFloat = 0 {
        didSet {
            contentView.frame.origin.x += swipe - oldValue
            setNeedsLayout()
        }
    }
    var swipeButtons: [UIView] = []

    // MARK: Configurations (row W23)

    /// The content by configuration; nil for that of the subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { shown = showContent(contentConfiguration, replacing: shown, in: contentView) }
    }
    private(set) var shown: (any UIView & UIContentView)?
    /// The look of the background; nil for the default.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
    /// A Boolean value that says whether the content's configuration is updated when the state changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// A Boolean value that says whether the background's configuration is updated when the state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called to update the cell for a state, after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// The code that updates a cell for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void
    private var needsConfiguration = true

    /// The state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isHighlighted, state.isSelected, state.isSwiped) = (isHighlighted, isSelected, swipe != 0)
        let list = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
        state.isEditing = list?.isEditing ?? false
        return state
    }
    /// Returns the configuration of a list's background.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    /// Called to update the content for a state: before the cell is shown, and when its state has changed.
    open func updateConfiguration(using state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
        self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
    /// Called when the cell's part in a drag changes: never here.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// The part of a cell in a drag.
    public enum DragState: Int, Sendable {
        /// As in UIKit.
        case none, lifting, dragging
    }

    override func preferredSize(in size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if contentView.containsConstraints { return contentView.fittingHeight(in: size.width) }
        if let shown { return CGSize(width: size.width, height: shown.sizeThatFits(size).height) }
        return super.preferredSize(in: size)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutSwipeButtons()
        var views = [backgroundView, isSelected || isHighlighted ? selectedBackgroundView : nil].compactMap { $0 }
        if let configuration = backgroundConfiguration {
            let updated =
                automaticallyUpdatesBackgroundConfiguration
                ? configuration.updated(for: configurationState) : configuration
            views.insert(updated.view(reusing: backgrounds.first), at: 0)
        }
        for view in backgrounds where !views.contains(view) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() {
            if view.superview !== self { insertSubview(view, at: index) }
            view.frame = bounds
        }
        backgrounds = views
    }

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }
}

extension UICollectionViewCell: SwipedCell {}
