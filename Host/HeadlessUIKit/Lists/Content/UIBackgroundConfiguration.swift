// Row W23.
/// The background of a cell, a header or a button, as a value.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// The view in place of the colour.
    public var customView: UIView?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The distances from the cell's sides, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Stores only.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour; nil for the tint colour, which the host does not draw.
    public var backgroundColor: UIColor?
    /// Changes the colour before it is drawn.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect. Stores only.
    public var visualEffect: UIVisualEffect?
    /// The colour of the border. Stores only.
    public var strokeColor: UIColor?
    /// Stores only.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border, in points. Stores only.
    public var strokeWidth: CGFloat = 0
    /// The distance of the border, in points. Stores only.
    public var strokeOutset: CGFloat = 0
    /// The picture. Stores only.
    public var image: UIImage?
    /// How the picture fills the background. Stores only.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    private var selectedColor: UIColor?

    /// Returns the configuration for a state: a list's cell is grey while it is highlighted or selected.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let selectedColor, let state = state as? UICellConfigurationState, state.isHighlighted || state.isSelected
        else { return self }
        var copy = self
        copy.backgroundColor = selectedColor
        return copy
    }
    /// Returns the color that is drawn.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns a background without a colour.
    public static func clear() -> Self { of(.clear) }
    /// Returns the background of a cell of a plain list.
    public static func listPlainCell() -> Self { of(.systemBackground, selected: .systemGray4) }
    /// Returns the background of a header of a plain list.
    public static func listPlainHeaderFooter() -> Self { of(.clear) }
    /// Returns the background of a cell of a grouped list.
    public static func listGroupedCell() -> Self { of(.secondarySystemGroupedBackground, selected: .systemGray4) }
    /// Returns the background of a header of a grouped list.
    public static func listGroupedHeaderFooter() -> Self { of(.clear) }
    /// Returns the background of a cell of any list.
    public static func listCell() -> Self { listPlainCell() }
    /// Returns the background of a header of any list.
    public static func listHeader() -> Self { of(.clear) }
    /// Returns the background of a footer of any list.
    public static func listFooter() -> Self { of(.clear) }
    /// Returns the background of a cell of a side bar.
    public static func listSidebarCell() -> Self { of(.clear, selected: .systemGray4) }
    /// Returns the background of a header of a side bar.
    public static func listSidebarHeader() -> Self { of(.clear) }
    /// Returns the background of a cell of a side bar with several columns.
    public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }

    private static func of(_ color: UIColor, selected: UIColor? = nil) -> Self {
        var configuration = Self()
        (configuration.backgroundColor, configuration.selectedColor) = (color, selected)
        return configuration
    }

    /// Returns the view that draws the background.
    func view(reusing old: UIView?) -> UIView {
        if let customView { return customView }
        let view = old as? BackgroundView ?? BackgroundView()
        view.backgroundColor = backgroundColor.map { backgroundColorTransformer?($0) ?? $0 }
        view.layer.cornerRadius = cornerRadius
        return view
    }
}

/// The view that draws a background configuration.
@MainActor final class BackgroundView: UIView {}

/// Changes a colour.
public struct UIConfigurationColorTransformer: Sendable {
    /// The code that changes a colour.
    public let transform: @Sendable (UIColor) -> UIColor
    /// Creates a transformer.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    /// Returns the changed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    /// Leaves a colour as it is.
    public static let grayscale = UIConfigurationColorTransformer { $0 }
    /// Returns the tint colour that a control prefers: the colour itself here.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// Makes a colour grey: not here.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
