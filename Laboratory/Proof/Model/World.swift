import Foundation

@testable @_spi(Engine) import GestureArbiter

/// The engine, its scroll views, its client, and a mirror image of all of them.
struct World {
    /// The data shared by all worlds of a scenario, because worlds are copied at every step.
    private final class Setting {
        let scenario: Scenario
        init(_ scenario: Scenario) { self.scenario = scenario }
    }

    /// The container's length, in points.
    static let dimension: CGFloat = 100

    private let setting: Setting
    var scenario: Scenario { setting.scenario }
    var engine: Arbitration
    /// The engine with top and bottom exchanged: its actions must be the same.
    var mirror: Arbitration?
    var scrollers: [Scroller]
    var monitor = Monitor()
    var isTouching = false
    var clock: TimeInterval = 1
    /// The finger's displacement since touch-down.
    var finger: CGFloat = 0
    var isFlagOn = false
    /// The number of movements since the heading last changed.
    var steadyMoves = 0
    /// The last time that the engine was told.
    var told: TimeInterval = 1
    /// Whether the finger has moved only along the direction, and never waited.
    var isSteadyTouch = false
    /// The finger's movement since scrolling handed over to the current drag.
    var handoff: HandoffAccount?
    /// The over-scroll that went to the card in the last step.
    var given: CGFloat = 0

    init(_ scenario: Scenario) {
        setting = Setting(scenario)
        engine = Arbitration(scenario.policy)
        scrollers = scenario.scrollers
        mirror = scenario.isMirrored ? Arbitration(scenario.policy.mirrored) : nil
    }

    var direction: ArbitrationPolicy.Direction { scenario.policy.direction }
    /// The remaining room to the drag's edge, by the scroll views' account.
    var roomToEdge: CGFloat { scrollers.reduce(0) { $0 + ($1.isScrollable ? $1.shownRoom : 0) } }
    /// The same including the visible over-scroll.
    var visibleRoom: CGFloat { scrollers.reduce(0) { $0 + ($1.isScrollable ? $1.visibleRoom : 0) } }
    /// The sum of the content's and the card's positions on the screen.
    var screenPosition: CGFloat { monitor.translation - scrollers.reduce(0) { $0 + $1.visibleRoom } }
    /// The tolerance: every list may rest half a pixel from its edge.
    var slack: CGFloat { engine.tolerance * CGFloat(max(scrollers.count, 1)) + 1e-6 }
    var isAsking: Bool { if case .asking = engine.state { true } else { false } }
    var hasScrollable: Bool { scrollers.contains { $0.isScrollable } }
}

/// The observer's record of the interaction.
struct Monitor: Hashable {
    /// Whether the drag has begun and neither ended nor been cancelled.
    var isOpen = false
    var begins = 0
    var isHeld = false
    /// The number of hand-offs, up to two.
    var toDrag = 0
    var toScroll = 0
    var isRecognized = false
    var swallowed: CGFloat = 0
    /// The card's last translation at the client.
    var translation: CGFloat = 0
    /// The movement that waits for an answer.
    var pending: CGFloat = 0
    /// The card's visible distance beyond its places when the drag took it.
    var beyond: CGFloat = 0
    /// Whether other code has moved the content in this touch.
    var isDisturbed = false
    var hasScrolled = false
    /// Whether the drag was denied, and the content has stayed at its edge since.
    var isDenied = false
    /// Whether the finger has rested for 40 ms or more.
    var hasPaused = false
    /// The direction of the last movement: 1 along the direction, −1 against it, 0 for none.
    var heading = 0
}

/// The observer's own account of a release after a hand-off.
struct HandoffAccount {
    var start: TimeInterval
    var pulled: CGFloat
    var farthest: CGFloat
    var hasRested: Bool

    mutating func pull(by distance: CGFloat) {
        pulled += distance
        farthest = max(farthest, pulled)
    }
}

/// The key of a world, without absolute time and the log.
struct WorldKey: Hashable {
    var state: Arbitration.State
    var chain: [Arbitration.Link]
    var touch: Arbitration.Touch
    var card: Arbitration.Card
    var rest: CGFloat
    var sinceScroll: Int
    var scrollers: [Scroller]
    var monitor: Monitor
    var finger: CGFloat
    var isFlagOn: Bool

    /// Hashes the values that differ most; the engine's values are only compared, because they have no hash.
    func hash(into hasher: inout Hasher) {
        hasher.combine(sinceScroll)
        hasher.combine(scrollers)
        hasher.combine(monitor)
        hasher.combine(finger)
        hasher.combine(isFlagOn)
        for link in chain { hasher.combine(link.room) }
    }
}

extension World {
    var key: WorldKey {
        var touch = engine.touch
        touch.time = 0
        touch.chain = []
        var state = engine.state
        switch state {
        case .dragging(let dragging): state = .dragging(dragging.key)
        case .asking(.release(let dragging, _)): state = .asking(.release(dragging.key, velocity: 0))
        case .idle, .undecided, .scrolling, .asking, .refused, .settling: break
        }
        var chain = isTouching ? engine.chain : []
        for index in chain.indices { chain[index].room = chain[index].room.key }
        var scrollers = scrollers
        for index in scrollers.indices { scrollers[index].room = scrollers[index].room.key }
        var monitor = monitor
        monitor.translation = monitor.translation.key
        monitor.swallowed = monitor.swallowed.key
        if !isTouching, !isAsking {
            // Forgets an ended touch, except for what is still open.
            let ended = monitor
            monitor = Monitor()
            monitor.isOpen = ended.isOpen
            monitor.isHeld = ended.isHeld
            for index in scrollers.indices { scrollers[index].room = scrollers[index].shownRoom }
        }
        let sinceScroll = engine.now - engine.lastScroll
        let isTimed = scenario.policy.condition.criteria.contains { $0.kind == .contentStill }
        return WorldKey(
            state: state, chain: chain, touch: isTouching ? touch : Arbitration.Touch(time: 0),
            card: isTouching || isAsking ? engine.card : Arbitration.Card(),
            rest: isTouching || isAsking ? engine.card.place.key : 0,
            sinceScroll: isTimed ? Int((min(sinceScroll, 0.3) * 100).rounded()) : 0, scrollers: scrollers,
            monitor: monitor, finger: isTouching || isAsking ? finger : 0, isFlagOn: isFlagOn)
    }
}

extension ArbitrationPolicy {
    var mirrored: ArbitrationPolicy {
        var policy = self
        policy.direction = direction == .down ? .up : .down
        return policy
    }
}

extension Arbitration.ScrollGeometry {
    var mirrored: Self {
        var geometry = Self(offset: -offset, minimum: -maximum, maximum: -minimum, isScrollable: isScrollable)
        geometry.isEdgeSoft = isEdgeSoft
        geometry.length = length
        geometry.bounces = bounces
        (geometry.minimumInset, geometry.maximumInset) = (maximumInset, minimumInset)
        geometry.pace = pace.map { -$0 }
        return geometry
    }
}

extension Arbitration.Event {
    var mirrored: Self {
        switch self {
        case .down(var touch):
            touch.chain = touch.chain.map(\.mirrored)
            return .down(touch)
        case .move(var move):
            move.observedOffset = move.observedOffset.map { -$0 }
            return .move(move)
        case .geometry(let depth, let geometry): return .geometry(depth: depth, geometry.mirrored)
        case .coasted(var coast):
            coast.chain = coast.chain.map(\.mirrored)
            return .coasted(coast)
        case .flags, .answer, .up, .cancel, .overruled, .settled, .sent, .shifted: return self
        }
    }
}

extension CGFloat {
    /// The value without its last bits, which depend on the order of sums.
    var key: CGFloat { (self * 1_048_576).rounded() / 1_048_576 }
}

extension Arbitration.Dragging {
    var key: Self {
        var dragging = self
        dragging.pull = pull.key
        dragging.top = top.key
        if handoff != nil { dragging.handoff = Arbitration.HandoffWatch(at: 0, origin: 0) }
        return dragging
    }
}
