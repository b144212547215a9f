/// A relation between two views' edges, centres or sizes: `first = multiplier · second + constant`, or ≤, or ≥.
///
/// An active constraint takes part in every layout pass. It becomes inactive when one of its views leaves the
/// hierarchy.
@preconcurrency @MainActor open class NSLayoutConstraint: Hashable {
    /// The view or guide on the left side; nil once it is gone.
    open var firstItem: AnyObject? { first }
    /// The view or guide on the right side; nil for a constant alone.
    open var secondItem: AnyObject? { second }
    /// The side of the first item.
    public let firstAttribute: Attribute
    /// The side of the second item; `.notAnAttribute` without one.
    public let secondAttribute: Attribute
    /// The relation of both sides.
    public let relation: Relation
    /// The factor of the second item's side.
    public let multiplier: CGFloat
    /// The constraint's name in messages about conflicts.
    open var identifier: String?
    /// Has no effect: the host archives nothing.
    open var shouldBeArchived = false

    private(set) weak var first: (any LayoutItem)?
    private(set) weak var second: (any LayoutItem)?
    let hasSecond: Bool
    /// The view that keeps the constraint while it is active.
    weak var holder: UIView?
    /// Counts up with each activation. Of conflicting constraints, the last activated one is dropped.
    var age = 0

    /// Creates an inactive constraint. Attributes that cannot be compared trap, such as a width and an edge.
    ///
    /// For a multiplier or constant that is not finite, the stage warns and the host uses 1 or 0; for a multiplier of 0
    /// with a position, too.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let (first, second) = (Self.item(view1), view2.map(Self.item))
        Self.check(attr1, second == nil ? .notAnAttribute : attr2)
        (self.first, self.second, hasSecond) = (first, second, second != nil)
        (firstAttribute, secondAttribute) = (attr1, second == nil ? .notAnAttribute : attr2)
        self.relation = relation
        let isUsable = multiplier.isFinite && (multiplier != 0 || attr1.isLength)
        self.multiplier = isUsable ? multiplier.withinLimits : 1
        storedConstant = c.isFinite ? c.withinLimits : 0
        if !multiplier.isFinite {
            refuse("multiplier", multiplier, keeping: 1)
        } else if !isUsable {
            refuse("multiplier", multiplier, keeping: 1, "A place equal to a constant is illegal: give both sides.")
        }
        if !c.isFinite { refuse("constant", c, keeping: 0) }
        if c.isFinite, c != storedConstant { exceedsLimits("constant", c, storedConstant) }
        if isUsable, multiplier != self.multiplier { exceedsLimits("multiplier", multiplier, self.multiplier) }
    }

    /// The constant added to the second item's side, in points. Changing it is cheap.
    ///
    /// A value that is not finite is ignored with a warning of the stage. A value beyond ten million points, a guess,
    /// is limited to that, with a warning.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else { return refuse("constant", newValue, keeping: storedConstant) }
            let constant = newValue.withinLimits
            if constant != newValue { exceedsLimits("constant", newValue, constant) }
            guard constant != storedConstant else { return }
            storedConstant = constant
            engine?.constantDidChange(of: self)
        }
    }
    private var storedConstant: CGFloat

    /// The weight among constraints that cannot all be satisfied; required unless set.
    ///
    /// While the constraint is active, it cannot change between required and optional; that traps. A value that is not
    /// a number is ignored with a warning of the stage.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard !newValue.rawValue.isNaN else {
                return refuse("priority", .nan, keeping: CGFloat(storedPriority.rawValue))
            }
            let value = UILayoutPriority(min(max(newValue.rawValue, 0), 1000))
            guard value != storedPriority else { return }
            precondition(
                holder == nil || (value == .required) == (storedPriority == .required),
                "The priority of an active constraint was changed from required to another, or the other way round. "
                    + "Deactivate the constraint first, or give it a priority of 999 from the start.")
            storedPriority = value
            engine?.priorityDidChange(of: self)
        }
    }
    private var storedPriority = UILayoutPriority.required

    /// A Boolean value that says whether the constraint is active. Setting it to true adds the constraint to the
    /// nearest common ancestor of its views. Without one it stays inactive, with a warning of the stage; without a
    /// stage that traps.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private var engine: LayoutEngine? { holder?.autoLayout?.engine }

    // Row V12.
    private func refuse(
        _ property: String, _ value: CGFloat, keeping kept: CGFloat, _ advice: String = "Give it a finite number."
    ) {
        Stage.of(first?.layoutView)?.warnings.append(
            "The \(property) \(value) of the constraint \(explanation) was refused, and stays \(kept). \(advice)")
    }

    private func exceedsLimits(_ property: String, _ value: CGFloat, _ nearest: CGFloat) {
        Stage.of(first?.layoutView)?.warnings.append(
            "The \(property) \(value) of the constraint \(explanation) exceeds internal limits, and \(nearest) takes "
                + "its place. Give it a smaller one.")
    }

    public nonisolated static func == (lhs: NSLayoutConstraint, rhs: NSLayoutConstraint) -> Bool { lhs === rhs }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSLayoutConstraint {
    /// A side, a length or a line of a view.
    public enum Attribute: Int, Sendable {
        /// The left side.
        case left = 1
        /// The right side.
        case right = 2
        /// The top side.
        case top = 3
        /// The bottom side.
        case bottom = 4
        /// The left side, or the right one for a language that runs right to left.
        case leading = 5
        /// The right side, or the left one for a language that runs right to left.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle from left to right.
        case centerX = 9
        /// The middle from top to bottom.
        case centerY = 10
        /// The line that the last line of text stands on; the bottom of a view without text.
        case lastBaseline = 11
        /// The line that the first line of text stands on; the bottom of a view without text.
        case firstBaseline = 12
        /// The left side of the layout margins' rectangle.
        case leftMargin = 13
        /// The right side of that rectangle.
        case rightMargin = 14
        /// The top side of that rectangle.
        case topMargin = 15
        /// The bottom side of that rectangle.
        case bottomMargin = 16
        /// The leading side of that rectangle.
        case leadingMargin = 17
        /// The trailing side of that rectangle.
        case trailingMargin = 18
        /// The middle of that rectangle from left to right.
        case centerXWithinMargins = 19
        /// The middle of that rectangle from top to bottom.
        case centerYWithinMargins = 20
        /// The attribute of a missing item.
        case notAnAttribute = 0
    }

    /// The relation of both sides.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// An axis of an arrangement.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    private static func item(_ object: Any) -> any LayoutItem {
        guard let item = object as? any LayoutItem else {
            preconditionFailure("A constraint was made for a \(type(of: object)). Give it a UIView or a UILayoutGuide.")
        }
        return item
    }

    /// Traps for attributes that cannot be compared.
    private static func check(_ first: Attribute, _ second: Attribute) {
        precondition(
            first != .notAnAttribute, "A constraint was made without an attribute of its first item. Give it one.")
        guard second != .notAnAttribute else {
            precondition(
                first.isLength,
                "A constraint compares the \(first) of a view with nothing. Give it a second item, or a width or "
                    + "height.")
            return
        }
        precondition(
            first.isLength == second.isLength && (first.isLength || first.axis == second.axis),
            "A constraint compares \(first) and \(second). Compare lengths with lengths, and places of one axis.")
        precondition(
            !(first.isDirectional && second.isPhysical || first.isPhysical && second.isDirectional),
            "A constraint compares \(first) and \(second). Use leading and trailing for both, or left and right.")
    }
}

extension CGFloat {
    /// The number, limited to the range of a constraint's constant.
    fileprivate var withinLimits: CGFloat { Swift.min(Swift.max(self, -1e7), 1e7) }
}
