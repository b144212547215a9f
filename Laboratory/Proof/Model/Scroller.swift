import Foundation

@testable @_spi(Cards) @_spi(Engine) import GestureArbiter

/// A scroll view in closed form: it follows the finger in its range, and by its rubber band beyond.
struct Scroller: Hashable {
    var minimum: CGFloat
    var range: CGFloat
    /// The distance that the finger has left toward the drag's edge: 0 at the edge, negative for a pull beyond it.
    var room: CGFloat
    var bounces = true
    /// Its length, which scales its rubber band.
    var length: CGFloat = 12
    /// Whether the engine is told the length. Otherwise it only sees how far the content follows.
    var tellsLength = true
    var isScrollable = true
    /// Whether it reports room but never follows the finger.
    var isStuck = false
    /// The distance of the finger before the view's own pan begins; until then the content does not follow.
    var patience: CGFloat = 0
    /// The rest of that distance in this touch.
    var waits: CGFloat = 0
    /// Over-scroll that no finger caused, because the content became shorter. It is not part of a pull, and ends when
    /// the content returns. Negative beyond the near end.
    var left: CGFloat = 0
    /// The distance by which its near inset can still open under a pull, like a large title.
    var reserve: CGFloat = 0

    init(room: CGFloat, range: CGFloat, minimum: CGFloat = -2) {
        self.minimum = minimum
        self.range = range
        self.room = room
    }

    var maximum: CGFloat { minimum + range }
    var shownRoom: CGFloat { min(max(room, 0), range) }

    /// The visible room, including over-scroll.
    var visibleRoom: CGFloat { shownRoom + (bounces ? band.stretch(for: room - shownRoom) : 0) }

    /// The over-scroll for a pull by the container's length, or by the view's own if greater.
    var longestStretch: CGFloat { band.stretch(for: max(World.dimension, length)) }

    /// The over-scroll that a finger caused.
    var pulledStretch: CGFloat { room < 0 ? max(min(left, 0) - visibleRoom, 0) : 0 }
    /// The visible over-scroll beyond an end; negative beyond the near one.
    var stretch: CGFloat { visibleRoom - shownRoom }

    private var band: Motion.RubberBand { Motion.RubberBand(dimension: length) }

    func offset(_ direction: ArbitrationPolicy.Direction) -> CGFloat {
        direction.sign > 0 ? minimum + visibleRoom : maximum - visibleRoom
    }

    mutating func place(at offset: CGFloat, _ direction: ArbitrationPolicy.Direction) {
        show(at: direction.sign > 0 ? offset - minimum : maximum - offset)
    }

    /// When the drag takes over, counts over-scroll beyond the longest pull as no finger's.
    mutating func limitStretch() { if room < 0 { left = min(left, visibleRoom + longestStretch) } }

    /// Gives at most `way` points of the pull beyond its near edge to the card. Returns the share.
    mutating func surrender(upTo way: CGFloat) -> CGFloat {
        let share = min(pulledStretch, way)
        if share > 0 { give(share) }
        return share
    }

    /// Moves back toward its near edge, as far as it shows.
    mutating func give(_ share: CGFloat) { show(at: visibleRoom + share) }

    private mutating func show(at visible: CGFloat) {
        room = visible
        if bounces { room = shownRoom + band.distance(for: visible - shownRoom) }
        keepLeft()
    }

    mutating func keepLeft() {
        if left * stretch <= 0 { left = 0 } else if abs(left) > abs(stretch) { left = stretch }
    }

    func geometry(_ direction: ArbitrationPolicy.Direction) -> Arbitration.ScrollGeometry {
        var geometry = Arbitration.ScrollGeometry(
            offset: offset(direction), minimum: minimum, maximum: maximum, isScrollable: isScrollable)
        geometry.isEdgeSoft = reserve > 0
        geometry.length = tellsLength ? length : 0
        geometry.bounces = bounces
        geometry.minimumInset = -minimum
        return geometry
    }
}

extension [Scroller] {
    /// Nested scrolling, written independently of the engine: over-scroll relaxes first, then the innermost view with
    /// room follows, and the rest over-scrolls the view that had the touch last. With a pan that is known, its view comes
    /// first, then those around it, then those in it; over-scroll is its own, and nothing hides in a view without any.
    ///
    /// Rounding errors count neither as room nor as over-scroll.
    mutating func follow(_ movement: CGFloat, owner: Int, panning: Int?) {
        let rounding = 1e-9
        var rest = movement
        var last = owner
        for index in indices where isMovable(index) {
            let scroller = self[index]
            let stretch = scroller.room - scroller.shownRoom
            guard abs(stretch) > rounding, stretch * rest > 0 else { continue }
            let share = rest > 0 ? Swift.min(rest, stretch) : Swift.max(rest, stretch)
            self[index].room -= share
            rest -= share
        }
        let order = panning.map { [Int]($0..<count) + [Int](0..<$0) } ?? [Int](indices)
        for index in order where isMovable(index) && rest != 0 {
            let scroller = self[index]
            let share =
                rest > 0
                ? Swift.min(rest, Swift.max(scroller.room, 0))
                : Swift.max(rest, Swift.min(scroller.room - scroller.range, 0))
            guard abs(share) > rounding else { continue }
            self[index].room -= share
            rest -= share
            last = index
        }
        last = panning ?? last
        let hides = panning == nil || indices.contains(last) && self[last].bounces
        if rest != 0, indices.contains(last), isMovable(last), hides { self[last].room -= rest }
        for index in indices { self[index].keepLeft() }
    }

    private func isMovable(_ index: Int) -> Bool {
        self[index].isScrollable && !self[index].isStuck && self[index].waits == 0
    }
}
