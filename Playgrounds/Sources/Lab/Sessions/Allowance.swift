import Foundation

/// The amount of something that a client may use: a maximum at once, and how much is added each second.
package struct Allowance: Sendable {
    private let burst: Double
    private let perSecond: Double
    private var left: Double
    private var filled: TimeInterval

    package init(burst: Double, perSecond: Double, now: TimeInterval) {
        (self.burst, self.perSecond, left, filled) = (burst, perSecond, burst, now)
    }

    /// Takes an amount at `now`, in seconds of a clock that does not go back. False if not so much was left.
    package mutating func spend(_ amount: Double, now: TimeInterval) -> Bool {
        left = min(burst, left + max(0, now - filled) * perSecond)
        filled = now
        guard amount <= left else { return false }
        left -= amount
        return true
    }
}
