@_spi(Engine) import GestureArbiter

/// Collects new decisions of arbiters: their own lists are short, and a card that has left takes its arbiter along.
@MainActor
package struct DecisionFeed {
    private var seen: [String: [Arbitration.Decision]] = [:]

    package init() {}

    /// Returns the decisions since the last call, each with the name of its arbiter.
    package mutating func take(from floor: any Floor) -> [(arbiter: String, decision: Arbitration.Decision)] {
        floor.arbiters.flatMap { name, arbiter in
            let (before, now) = (seen[name] ?? [], arbiter.decisions)
            seen[name] = now
            return now.appended(to: before).map { (name, $0) }
        }
    }
}

extension [Arbitration.Decision] {
    /// The new entries of a list that drops its oldest entries and appends new ones.
    fileprivate func appended(to before: [Arbitration.Decision]) -> ArraySlice<Arbitration.Decision> {
        guard self != before else { return [] }
        for kept in stride(from: Swift.min(before.count, count), through: 0, by: -1)
        where before.suffix(kept).elementsEqual(prefix(kept)) {
            return dropFirst(kept)
        }
        return self[...]
    }
}
