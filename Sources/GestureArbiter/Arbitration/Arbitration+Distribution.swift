import Foundation

/// How movement spreads over the chain, and what of it is seen.
extension Arbitration {
    /// Lets what is stretched against the movement go first. Returns what is left.
    mutating func relax(_ movement: CGFloat, into ledger: inout Ledger) -> CGFloat {
        var rest = movement
        for index in chain.indices where rest != 0 && chain[index].isScrollable {
            let share = chain[index].relaxation(of: rest)
            guard share != 0 else { continue }
            let shown = chain[index].take(share)
            ledger.scrolled += shown
            ledger.banded += share - shown
            rest -= share
        }
        return rest
    }

    /// Spreads what the drag does not take over the chain: a stretch goes first, then the innermost with room; what is
    /// left pulls the last one's rubber band. Returns who has the touch then.
    @discardableResult
    mutating func distribute(_ movement: CGFloat, from depth: Int, into ledger: inout Ledger) -> Int {
        var rest = relax(movement, into: &ledger)
        var owner = depth
        while rest != 0 {
            guard let next = depthWithRoom(for: rest) else { break }
            owner = next
            let link = chain[next]
            let room = rest > 0 ? link.room : link.range - link.room
            let share = copysign(min(abs(rest), room), rest)
            rest -= share
            let shown = chain[next].take(share)
            ledger.scrolled += shown
            ledger.banded += share - shown
        }
        guard rest != 0, chain.indices.contains(owner) else { return owner }
        let shown = chain[owner].take(rest)
        ledger.scrolled += shown
        ledger.banded += rest - shown
        return owner
    }

    /// The innermost scroll view that can move the finger's way.
    func depthWithRoom(for movement: CGFloat) -> Int? {
        guard movement != 0 else { return nil }
        return chain.firstIndex { $0.hasRoom(for: movement) }
    }

    /// What the owner's content did since the last event. What the finger did not make is external.
    mutating func observe(_ offset: CGFloat?, at depth: Int, _ ledger: inout Ledger) {
        guard let offset, chain.indices.contains(depth) else { return }
        let unexpected = chain[depth].observe(offset, tolerance: tolerance)
        ledger.scrolled += unexpected
        ledger.external -= unexpected
        noteScroll(unexpected)
    }

    mutating func noteScroll(_ distance: CGFloat) {
        if abs(distance) > tolerance * 1e-6 { lastScroll = now }
    }
}
