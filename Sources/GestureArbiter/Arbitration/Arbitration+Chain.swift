import Foundation

/// Spreads a movement over the scroll views of the chain, and takes it back.
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

    /// The untaken movement, in points, after which content counts as at its soft edge.
    private var patience: CGFloat { max(slop, tolerance) }

    /// A remainder from rounding, in points, which counts as 0.
    private var speck: CGFloat { tolerance * 1e-6 }

    /// The scroll views that get movement: those that move with the pan under way, else all but the bystanders.
    private var takers: Range<Int> { driven.isEmpty ? bystanders..<chain.count : driven }

    /// The next scroll view for a movement: the one whose pan is under way, then those around it, then those in it.
    func depthWithRoom(for movement: CGFloat) -> Int? {
        guard abs(movement) > speck else { return nil }
        return (bystanders..<max(takers.upperBound, bystanders)).first { chain[$0].hasRoom(for: movement) }
            ?? (takers.lowerBound..<bystanders).first { chain[$0].hasRoom(for: movement) }
    }

    /// Spreads a movement over the chain: over-scroll first, then the innermost scroll view with room; the rest pulls
    /// the last scroll view's rubber band. Returns the depth of the new owner.
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
        guard rest != 0, chain.indices.contains(owner) else { return owner }
        // Over-scroll belongs to the scroll view whose pan has the touch.
        if !driven.isEmpty, chain[bystanders].isScrollable { owner = bystanders }
        if driven.count > 1, chain[owner].isRigid {
            // The finger need not make up for it on its way back.
            actions.ledger.discarded += rest
        } else {
            give(rest, to: owner)
        }
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

    /// Gives a movement to the scroll view at `depth`. Over-scroll is no scrolling for `.contentStill`.
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

    private mutating func noteScroll(_ distance: CGFloat) { if abs(distance) > speck { lastScroll = now } }

    // MARK: - Where the condition may change its answer

    /// The last part of a pixel before the condition's answer changes. The content scrolls by this before the drag
    /// begins, so that it is held exactly at its edge, whether the movement comes in one event or in several.
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

    /// The movement that the scroll view at `depth` can take before the condition may change its answer.
    func shareBeforeNextQuestion(at depth: Int) -> CGFloat {
        var share = chain[depth].room
        guard depth == chain.startIndex else { return share }
        for threshold in offsetThresholds {
            let distance = chain[depth].distance(toOffset: threshold)
            if distance > tolerance { share = min(share, distance) }
        }
        return share
    }

    // MARK: - Content gives back, or changes

    /// Converts over-scroll into card translation, at most as far as the finger moves by `way`: the touched row stays
    /// under the finger, and the card's edge moves at most twice as far.
    mutating func surrenderStretch(upTo way: CGFloat) -> CGFloat {
        var rest = way
        // Also without a way: a pull that does not show ends as the drag takes the finger.
        for index in chain.indices where chain[index].room < 0 {
            rest -= chain[index].surrenderStretch(upTo: max(rest, 0))
        }
        guard rest < way else { return 0 }
        actions.holds = true
        actions.ledger.scrolled -= way - rest
        return way - rest
    }

    /// The distance that a scroll view with a shorter slop has scrolled from its edge before the touch had an owner.
    func lead(of index: Int) -> CGFloat { min(chain[index].lead, abs(travel)) }

    /// Converts that lead into movement of the opening card, so that the touched row stays put. Content that coasted at
    /// touch-down keeps its lead: it follows the finger without a slop, and the card's edge would leap by the drag's slop.
    mutating func takeLead() {
        guard !touch.wasDecelerating else { return }
        for index in chain.indices {
            let share = min(lead(of: index), card.place - card.ceiling)
            guard share > tolerance else { continue }
            chain[index].giveBack(share)
            card.place = max(card.place - share, card.ceiling)
        }
    }

    /// Takes new bounds of a scroll view under the finger. A held scroll view moves only as far as they demand.
    mutating func adopt(_ geometry: ScrollGeometry, at depth: Int) {
        guard chain.indices.contains(depth) else { return }
        let isHeld = owner == .drag
        let hadToMove = chain[depth].adopt(geometry, isHeld: isHeld)
        if isHeld {
            actions.holds = true
            // A card that resizes moves its content with each event: the first time says it.
            if hadToMove, log.latest.last?.reason != .clamped(depth: depth) {
                record(.drag, .drag, .clamped(depth: depth))
            }
        }
    }
}
