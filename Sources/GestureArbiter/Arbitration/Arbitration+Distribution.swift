import Foundation

/// How movement spreads over the chain, and what of it is seen.
extension Arbitration {
    /// Lets what is stretched against the movement go first. Returns what is left.
    mutating func relax(_ movement: CGFloat, into ledger: inout Ledger) -> CGFloat {
        var rest = movement
        for index in takers where rest != 0 && chain[index].isScrollable {
            let share = chain[index].relaxation(of: rest)
            guard share != 0 else { continue }
            give(share, to: index, &ledger)
            rest -= share
        }
        return rest
    }

    /// Gives a movement to the scroll view at `depth`. Content that is only stretched has not scrolled.
    mutating func give(_ movement: CGFloat, to depth: Int, _ ledger: inout Ledger) {
        let before = chain[depth].unstretched
        let shown = chain[depth].take(movement)
        ledger.scrolled += shown
        ledger.banded += movement - shown
        noteScroll(before - chain[depth].unstretched)
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
            let share = copysign(min(abs(rest), chain[next].room(to: Link.Edge(toward: rest))), rest)
            rest -= share
            give(share, to: next, &ledger)
        }
        if rest != 0, chain.indices.contains(owner) { give(rest, to: owner, &ledger) }
        return owner
    }

    /// Those that what the finger moves is offered to: no bystanders.
    private var takers: Range<Int> { bystanders..<chain.count }

    /// The innermost scroll view that can move the finger's way.
    func depthWithRoom(for movement: CGFloat) -> Int? {
        guard abs(movement) > speck else { return nil }
        return takers.first { chain[$0].hasRoom(for: movement) }
    }

    /// What the owner's content did since the last event. What the finger did not make is external.
    mutating func observe(_ move: Move, at depth: Int, _ ledger: inout Ledger) {
        guard let offset = move.observedOffset, chain.indices.contains(depth) else { return }
        let before = chain[depth].unstretched
        let unexpected = chain[depth].observe(offset, isPanning: move.isPanning)
        ledger.scrolled += unexpected
        ledger.external -= unexpected
        noteScroll(before - chain[depth].unstretched)
    }

    mutating func noteScroll(_ distance: CGFloat) {
        if abs(distance) > speck { lastScroll = now }
    }
}
