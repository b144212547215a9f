/// The weight of a constraint, from 0 to 1000. A constraint of higher priority outweighs all lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number from 0 to 1000.
    public let rawValue: Float
    /// Creates a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The priority of what has to hold.
    public static let required = UILayoutPriority(rawValue: 1000)
    /// The priority with which a button resists becoming smaller than its content.
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    /// The priority for what may move a drag that resizes.
    public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
    /// The priority with which a scene wants to keep its size.
    public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
    /// The priority for what may not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
    /// The priority with which a view keeps to its content's size.
    public static let defaultLow = UILayoutPriority(rawValue: 250)
    /// The priority of the size that `UIView.systemLayoutSizeFitting(_:)` asks for.
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
