import Foundation

@testable @_spi(Cards) @_spi(Engine) import GestureArbiter

/// A scroll view in closed form: it follows the finger in its range, and its rubber band beyond it.
struct Scroller: Hashable {
    var minimum: CGFloat
    var range: CGFloat
    /// What the finger has left toward the drag's edge: 0 at the edge, negative where it has pulled beyond.
    var room: CGFloat
    var bounces = true
    /// Its length, the measure of its rubber band.
    var length: CGFloat = 12
    /// Whether the engine is told how long it is. Where it is not, it can only see how far the content follows.
    var tellsLength = true
    var isScrollable = true
    /// Reports room, and never moves by the finger.
    var isStuck = false
    /// How far the finger goes before its own pan is under way: until then it does not follow.
    var patience: CGFloat = 0
    /// What is left of that in this touch.
    var waits: CGFloat = 0
    /// What shows beyond an end though no finger has pulled it there, since it became shorter: none of a finger's pull, and
    /// gone where the content comes back. Negative beyond the near end.
    var left: CGFloat = 0
    /// How far its near inset still opens when it is pulled beyond the edge, as a large title does.
    var reserve: CGFloat = 0

    init(room: CGFloat, range: CGFloat, minimum: CGFloat = -2) {
        self.minimum = minimum
        self.range = range
        self.room = room
    }

    var maximum: CGFloat { minimum + range }
    var shownRoom: CGFloat { min(max(room, 0), range) }

    /// The room on the screen, with what shows of the stretch.
    var visibleRoom: CGFloat { shownRoom + (bounces ? band.stretch(for: room - shownRoom) : 0) }

    /// What shows of a pull by the whole container's length, or by its own.
    var longestStretch: CGFloat { band.stretch(for: max(World.dimension, length)) }

    /// What a card that the drag takes has of its stretch: as much as a finger can have made, and nothing of what was left
    /// there.
    var surrenderedStretch: CGFloat { min(max(min(left, 0) - visibleRoom, 0), longestStretch) }
    /// What shows of it beyond an end; negative beyond the near one.
    var stretch: CGFloat { visibleRoom - shownRoom }

    private var band: Motion.RubberBand { Motion.RubberBand(dimension: length) }

    func offset(_ direction: ArbitrationPolicy.Direction) -> CGFloat {
        direction.sign > 0 ? minimum + visibleRoom : maximum - visibleRoom
    }

    mutating func place(at offset: CGFloat, _ direction: ArbitrationPolicy.Direction) {
        show(at: direction.sign > 0 ? offset - minimum : maximum - offset)
    }

    /// Gives up what a finger has pulled beyond its near edge.
    mutating func surrender() { if room < 0 { show(at: left < 0 ? visibleRoom + surrenderedStretch : 0) } }

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
    /// Nested scrolling, said a second time and differently from the engine: what is stretched relaxes first, then the
    /// innermost with room takes what it can, and what is left stretches the one that had the touch last.
    ///
    /// What rounding has left is no room, and no stretch: the one that has it has nothing to take.
    mutating func follow(_ movement: CGFloat, owner: Int) {
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
        for index in indices where isMovable(index) && rest != 0 {
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
        if rest != 0, indices.contains(last), isMovable(last) { self[last].room -= rest }
        for index in indices { self[index].keepLeft() }
    }

    private func isMovable(_ index: Int) -> Bool {
        self[index].isScrollable && !self[index].isStuck && self[index].waits == 0
    }
}
