import UIKitShim

// Numbers from outside: replaced when they are set, and logged once by their property.

@_spi(Cards) extension CGFloat {
    /// Returns `taken` in place of this number. If they differ, logs the replacement by the property.
    public func replaced(by taken: CGFloat, _ property: String, _ range: String) -> CGFloat {
        if taken != self { warnOnce(property, "\(self) was replaced by \(taken). Give \(range).") }
        return taken
    }
}

extension ArbitrationPolicy {
    /// This policy, with a slop and a cone that are numbers within their ranges. `owner` is the property or type that has
    /// the policy.
    package func clamped(in owner: String) -> ArbitrationPolicy {
        var policy = self
        if !(slop.isFinite && slop >= 0) { policy.slop = slop.replaced(by: 10, "\(owner).slop", "0 or more") }
        if !(cone > 0 && cone <= 90) {
            policy.cone = cone.replaced(by: 45, "\(owner).cone", "above 0 and at most 90")
        }
        return policy
    }
}
