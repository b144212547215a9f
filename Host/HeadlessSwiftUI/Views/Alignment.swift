// Row U35.
/// The horizontal place of a smaller view in a larger one.
public struct HorizontalAlignment: Equatable, Sendable {
    /// The share of the remaining space that lies before the smaller view.
    let share: CGFloat
    /// The side at which text begins. The host's text begins at the left.
    public static let leading = HorizontalAlignment(share: 0)
    /// The middle.
    public static let center = HorizontalAlignment(share: 0.5)
    /// The side at which text ends.
    public static let trailing = HorizontalAlignment(share: 1)
}

// Row U35.
/// The vertical place of a smaller view in a larger one. The host has no baselines.
public struct VerticalAlignment: Equatable, Sendable {
    let share: CGFloat
    /// The top.
    public static let top = VerticalAlignment(share: 0)
    /// The middle.
    public static let center = VerticalAlignment(share: 0.5)
    /// The bottom.
    public static let bottom = VerticalAlignment(share: 1)
}

// Row U35.
/// The place of a smaller view in a larger one.
public struct Alignment: Equatable, Sendable {
    /// The horizontal place.
    public var horizontal: HorizontalAlignment
    /// The vertical place.
    public var vertical: VerticalAlignment
    /// Creates an alignment from the horizontal and the vertical place.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    /// The corner at the top, where text begins.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The middle of the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The corner at the top, where text ends.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The middle of the side at which text begins.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the side at which text ends.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The corner at the bottom, where text begins.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The middle of the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corner at the bottom, where text ends.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
