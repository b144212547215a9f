import Foundation

/// The arithmetic of the chain: how a movement spreads over the scroll views, and what they give back.
extension Arbitration {
    /// Makes the chain of a new touch, in the memory of the last one.
    mutating func makeLinks(of geometries: [ScrollGeometry]) {
        chain.removeAll(keepingCapacity: true)
        for geometry in geometries {
            var link = Link(
                geometry, direction: policy.direction, patience: patience, tolerance: tolerance,
                isAtRest: !touch.wasDecelerating)
            if side == .second { link.turn() }
            chain.append(link)
        }
    }

    /// The movement that content may leave untaken before it counts as at its edge, in points.
    private var patience: CGFloat { max(slop, tolerance) }

    /// A remainder from rounding, in points, which counts as 0.
    private var speck: CGFloat { tolerance * 1e-6 }

    /// The scroll views that get movement: all but the bystanders.
    private var takers: Range<Int> { bystanders..<chain.count }

    /// The innermost scroll view that can move the finger's way.
    func depthWithRoom(for movement: CGFloat) -> Int? {
        guard abs(movement) > speck else { return nil }
        return takers.first { chain[$0].hasRoom(for: movement) }
    }

    /// Spreads the movement that the drag does not take over the chain: over-scroll first, then the innermost scroll
    /// view with room; the rest pulls the last scroll view's rubber band. Returns the new owner of the touch.
    @discardableResult
    mutating func distribute(_ movement: CGFloat, from depth: Int) -> Int {
        var rest = relax(movement)
        var owner = depth
        while rest != 0 {
            guard let next = depthWithRoom(for: rest) else { break }
            owner = next
            let share = copysign(min(abs(rest), chain[next].room(for: rest)), rest)
            rest -= share
            give(share, to: next)
        }
        if rest != 0, chain.indices.contains(owner) { give(rest, to: owner) }
        return owner
    }

    /// Relaxes over-scroll against the movement first. Returns the remaining movement.
    mutating func relax(_ movement: CGFloat) -> CGFloat {
        var rest = movement
        for index in takers where rest != 0 && chain[index].isScrollable {
            let share = chain[index].relaxation(of: rest)
            guard share != 0 else { continue }
            give(share, to: index)
            rest -= share
        }
        return rest
    }

    /// Gives a movement to the scroll view at `depth`. Over-scroll does not count as scrolling.
    mutating func give(_ movement: CGFloat, to depth: Int) {
        let before = chain[depth].unstretched
        let shown = chain[depth].take(movement)
        actions.ledger.scrolled += shown
        actions.ledger.banded += movement - shown
        noteScroll(before - chain[depth].unstretched)
    }

    /// Observes the owner's content since the last event. Movement without the finger is external.
    mutating func observe(_ move: Move, at depth: Int) {
        guard let offset = move.observedOffset, chain.indices.contains(depth) else { return }
        let before = chain[depth].unstretched
        let unexpected = chain[depth].observe(offset, isPanning: move.isPanning)
        actions.ledger.scrolled += unexpected
        actions.ledger.external -= unexpected
        noteScroll(before - chain[depth].unstretched)
    }

    private mutating func noteScroll(_ distance: CGFloat) {
        if abs(distance) > speck { lastScroll = now }
    }
}

// MARK: - Where the condition may change its answer

extension Arbitration {
    /// The last part of a pixel before the content is exactly where the condition's answer changes. It is scrolled
    /// before the drag begins, so that the content is held exactly at its edge, and a movement in several parts reaches
    /// the same places as one in a single event.
    func crumbBeforeQuestion() -> CGFloat {
        var crumb: CGFloat = 0
        for link in chain {
            guard let share = link.crumb else {
                crumb = 0
                break
            }
            crumb += share
        }
        for threshold in offsetThresholds {
            let distance = chain.first?.distance(toOffset: threshold) ?? 0
            if distance <= tolerance { crumb = max(crumb, distance) }
        }
        return crumb > speck ? crumb : 0
    }

    /// The movement that the scroll view at `depth` can take before the condition may change its answer: its room, or
    /// less if the condition names a content offset.
    func shareBeforeNextQuestion(at depth: Int) -> CGFloat {
        var share = chain[depth].room
        guard depth == chain.startIndex else { return share }
        for threshold in offsetThresholds {
            let distance = chain[depth].distance(toOffset: threshold)
            if distance > tolerance { share = min(share, distance) }
        }
        return share
    }
}

// MARK: - Content gives back, or changes

extension Arbitration {
    /// Converts over-scroll into card translation when the drag takes over, at most what a finger could have pulled, so
    /// that the touched row stays put.
    mutating func surrenderStretch() -> CGFloat {
        var sum: CGFloat = 0
        for index in chain.indices { sum += chain[index].surrenderStretch(atMost: touch.dimension) }
        return sum
    }

    /// The distance that a scroll view has followed the finger away from its edge before the touch had an owner, in
    /// points: its own slop, whose length UIKit does not document, may be shorter.
    func lead(of index: Int) -> CGFloat {
        min(chain[index].lead, abs(travel))
    }

    /// Converts the content's early scrolling into movement of the opening card, so that the touched row stays put.
    mutating func takeLead() {
        for index in chain.indices {
            let share = min(lead(of: index), card.place - card.ceiling)
            guard share > tolerance else { continue }
            chain[index].giveBack(share)
            card.place = max(card.place - share, card.ceiling)
        }
    }

    /// Takes new bounds of a scroll view under the finger. While the chain is held, they clamp it once.
    mutating func adopt(_ geometry: ScrollGeometry, at depth: Int) {
        guard chain.indices.contains(depth) else { return }
        let isHeld = owner == .drag
        let hadToMove = chain[depth].adopt(geometry, isHeld: isHeld)
        if isHeld {
            actions.holds = true
            if hadToMove { record(.drag, .drag, .clamped(depth: depth)) }
        }
    }
}
