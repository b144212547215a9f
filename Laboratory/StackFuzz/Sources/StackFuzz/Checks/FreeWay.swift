@_spi(Cards) @_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// Checks a finger that goes straight on while nothing has a better claim and nobody refuses.
///
/// Such a finger moves something. If content lies at its edge and the finger goes in the drag's direction, it drags.
@MainActor struct FreeWay {
    /// The cone of the arbiter's policy in this touch, in degrees.
    private let cone: Double
    /// How far the finger may go across, in points, before a list that scrolls across takes the touch.
    private let breadth: CGFloat
    /// Whether nobody else can have the touch.
    private var isFree: Bool
    /// Whether the edge is enough for the condition, and all content lies at its edge.
    private let isAtEdge: Bool
    /// How far every list's content can follow the finger, in the drag's direction and back, in points.
    private let rooms: (on: CGFloat, back: CGFloat)
    /// Whether a list that gets the touch scrolls.
    private let mayScroll: Bool
    /// Whether, of several lists, the innermost one that can go the finger's way gets the touch.
    private let innermostGoesFirst: Bool
    private let before: Shot
    private let limits: Limits
    /// What a finger that goes against the direction does, if the card rests less open than the finger may bring it: it
    /// opens the card, or scrolls. Nil if neither is certain.
    private let opening: Opening?
    /// Whether the card stays under a finger that goes in the drag's direction, because it can go no farther.
    private let isAtBottom: Bool

    private enum Opening { case opens, scrolls }
    /// The finger's way since touch-down, along the direction and across, in points.
    private var way = (along: CGFloat(0), across: CGFloat(0))

    /// The longest way before somebody takes the touch, in points: twice the greatest slop, and an event.
    private static let patience: CGFloat = 60

    /// - Parameter before: What showed as the finger came down, of the lists under the finger.
    init(
        _ setting: Setting, _ arbiter: GestureArbiter?, _ before: Shot, _ lists: [SeenList], _ limits: Limits,
        stops: [CGFloat]
    ) {
        let policy = arbiter?.policy ?? setting.policy
        (self.before, self.limits) = (before, limits)
        isAtBottom = before.card > limits.bottom - 1 && policy.beyondRest == .stops
        let room = before.rooms.reduce(0) { $0 + max($1.room, 0) }
        if before.card - limits.ceiling <= 1 {
            opening = nil
        } else if limits.opensAnywhere || before.rooms.allSatisfy({ abs($0.room) < 0.49 / 3 }) {
            opening = .opens
        } else {
            opening = room > 1 ? .scrolls : nil
        }
        cone = policy.cone
        breadth = lists.contains(where: \.scrollsAcross) ? 3 : .infinity
        isFree =
            arbiter != nil && policy.exclusion == nil && policy.condition.isOfPlaces
            && setting.isRefusedByNobody && setting.tree != .refreshable
            // A finger along a table's horizontal axis swipes rows, whichever way the table is turned.
            && !lists.contains { $0.list is UITableView && $0.bearing.axis == .horizontal }
            && !setting.onlookers.contains { $0.manner.claims }
            && setting.assumptions.disturbances.isSubset(of: [.lookingOnPans])
            && stops.contains { abs($0 - before.card) < 1e-6 } && !before.isStretched
            && lists.allSatisfy(\.list.isScrollEnabled)
        isAtEdge = policy.condition.holdsAtEdge && before.rooms.allSatisfy { abs($0.room) < 0.49 / 3 }
        let isOutermostFirst = setting.assumptions.nestedPriority == .outermost
        // The pan of a list with short content may begin in place, and then nothing scrolls.
        mayScroll = setting.assumptions.shortContentPan != .beginsInPlace || before.rooms.count == lists.count
        innermostGoesFirst = !isOutermostFirst && before.rooms.count > 1
        rooms = (before.rooms.map(\.room).min() ?? 0, before.rooms.map { $0.length - $0.room }.min() ?? 0)
    }

    mutating func move(
        along: CGFloat, across: CGFloat, isClean: Bool, _ after: Shot, _ reached: inout Reached
    ) throws(Violation) {
        let isStraight = along * way.along >= 0
        way = (way.along + along, way.across + across)
        let limit = min(0.8 * tan(min(cone, 45) * .pi / 180) * abs(way.along), breadth)
        isFree = isFree && isClean && isStraight && abs(way.across) <= limit
        guard isFree, abs(way.along - along) > Self.patience else { return }
        if isAtEdge, way.along > 0, after.owner != .drag {
            throw Violation(
                rule: "a drag that nobody refuses begins",
                text: "\(way.along) pt straight on, and it is \(after.owner)'s")
        }
        if way.along < 0 { try checkOpening(after, &reached) }
        try checkInnermost(after)
        if way.along > 0, isAtBottom { return }
        guard mayScroll, (way.along > 0 ? rooms.on : rooms.back) > abs(way.along) else { return }
        // Half a point, because the nearest two stops are 0.6 points apart.
        guard abs(after.card - before.card) < 0.5, abs(after.content - before.content) < 1 else { return }
        throw Violation(
            rule: "a finger that nobody refuses moves something",
            text: "\(way.along) pt straight on, \(after.owner)'s, and nothing has moved")
    }

    /// A finger that may open the card opens it, until the card is as open as it may be. A finger that has to scroll
    /// first does not move the card.
    private func checkOpening(_ after: Shot, _ reached: inout Reached) throws(Violation) {
        let text = "\(way.along) pt straight on, from \(before.card), content \(before.rooms), \(after.owner)'s"
        switch opening {
        case nil: return
        case .opens:
            guard -way.along < before.card - limits.ceiling else { return }
            reached.count("opened straight on")
            if after.owner != .drag { throw Violation(rule: "a card that may be opened opens", text: text) }
        case .scrolls:
            reached.count("scrolled and did not open")
            guard after.owner == .drag || abs(after.card - before.card) > 1e-6 else { return }
            throw Violation(rule: "content that is away from its edge scrolls first", text: text)
        }
    }

    /// No list moves before a list inside it that has as far to go as the finger.
    private func checkInnermost(_ after: Shot) throws(Violation) {
        guard innermostGoesFirst, before.rooms.count == after.rooms.count else { return }
        for (index, (old, new)) in zip(before.rooms, after.rooms).enumerated() where abs(new.room - old.room) < 1 {
            guard (way.along > 0 ? old.room : old.length - old.room) > abs(way.along) else { continue }
            let outer = zip(before.rooms, after.rooms).dropFirst(index + 1)
            guard outer.contains(where: { abs($0.room - $1.room) > 10 }) else { continue }
            throw Violation(
                rule: "the innermost list goes first",
                text: "after \(way.along) pt the rooms are \(after.rooms), and were \(before.rooms)")
        }
    }
}

extension ArbitrationPolicy.Condition {
    /// Whether the condition asks only where content is and where the finger came down.
    fileprivate var isOfPlaces: Bool {
        !asksClosures && !["decelerating", "flag", "editing", "contentStill"].contains { asks("." + $0) }
    }

    /// Whether content at its edge is enough for the condition, wherever the finger came down and however the content
    /// got there.
    fileprivate var holdsAtEdge: Bool {
        guard isOfPlaces else { return false }
        return [-1e6, 1e6].allSatisfy { truth(in: .init(roomToEdge: 0, contentOffset: $0)) == .yes }
    }
}
