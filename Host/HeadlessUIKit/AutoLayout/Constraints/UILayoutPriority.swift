/// The weight of a constraint, from 0 to 1000. A constraint of higher priority outweighs all lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number from 0 to 1000.
    public let rawValue: Float
    /// Creates a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The priority of a required constraint.
    public static let required = UILayoutPriority(rawValue: 1000)
    /// The priority with which a button resists compression.
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    /// The priority of a constraint that may resize a scene during a drag.
    public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
    /// The priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
    /// The priority of a constraint that may not resize a scene during a drag.
    public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
    /// The priority with which a view hugs its content.
    public static let defaultLow = UILayoutPriority(rawValue: 250)
    /// The priority of the size that `UIView.systemLayoutSizeFitting(_:)` asks for.
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
