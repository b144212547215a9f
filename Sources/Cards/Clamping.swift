@_spi(Cards) import GestureArbiter
import UIKitShim

// Numbers from outside: clamped when they are set, and logged once by their property.

@_spi(Cards) extension CGFloat {
    /// The number as a length; 0 if it is none. No screen is longer than 100,000 points.
    public var length: CGFloat { self > 0 && isFinite ? CGFloat.minimum(self, 100_000) : 0 }
    public var share: CGFloat { CGFloat.minimum(length, 1) }
    public var finiteOrZero: CGFloat { isFinite ? self : 0 }

    public func length(_ property: String) -> CGFloat { replaced(by: length, property, "0 to 100,000") }
    public func share(_ property: String) -> CGFloat { replaced(by: share, property, "0 to 1") }
    /// The number as a scale; 1 if it is no number.
    func scale(_ property: String) -> CGFloat {
        CGFloat(Double(self).clamped(to: 0.1...1, orElse: 1, property))
    }
    func distance(_ property: String) -> CGFloat { replaced(by: finiteOrZero, property, "a number of points") }
}

@_spi(Cards) extension Double {
    /// Clamps the number to `range`; `fallback` if it is not a number. Logs a replacement by its property.
    public func clamped(to range: ClosedRange<Double>, orElse fallback: Double, _ property: String) -> Double {
        let taken = isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
        return Double(
            CGFloat(self).replaced(by: CGFloat(taken), property, "\(range.lowerBound) to \(range.upperBound)"))
    }
}

@_spi(Cards) extension ArbitrationPolicy {
    /// This policy; if there is a grabber, with the condition that touches on the grabber drag.
    public func draggedByHandle(_ hasHandle: Bool) -> ArbitrationPolicy {
        guard hasHandle, !condition.regions.contains(.handle) else { return self }
        var policy = self
        policy.condition = condition || .touchStarts(in: .handle)
        return policy
    }

    /// Replaces a two-way direction by its first way, because `what`, which `type` configures, can leave only one way.
    public func leavingOneWay(_ what: String, of type: String) -> ArbitrationPolicy {
        guard direction.isBothWays else { return self }
        var policy = self
        policy.direction = direction.way(onOtherSide: false)
        warnOnce(
            "\(type).policy.direction",
            """
            \(what) leaves one way: .\(direction.rawValue) was replaced by .\(policy.direction.rawValue). Give one way, or \
            move a view of your own by GestureArbiter.attach(to:policy:moving:).
            """)
        return policy
    }
}
