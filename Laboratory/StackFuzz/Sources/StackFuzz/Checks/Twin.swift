import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit

/// A second case that must look the same on the screen, event by event.
struct Twin {
    let rule: String
    let played: Case
    /// The largest difference that is allowed, in points.
    var slack: CGFloat = 1e-6
    /// Whether the two need to look the same only if nothing was dragged.
    var isAboutScrolling = false
    /// Whether a pan that may still begin is in one of the two only, so that a card that could only resist leaves the
    /// finger in that one.
    var leavesPulls = false

    /// Returns the twins of a case. Onlookers change nothing; an arbiter that does not drag changes nothing; and lists
    /// that are turned, but not scaled, look the same on the screen.
    static func all(of played: Case) -> [Twin] {
        [played.withoutOnlookers, played.upright, played.withoutArbiter].compactMap(\.self)
    }

    /// Plays the twin, and returns the first difference from `seen`.
    @MainActor func violation(of seen: Film, _ reached: inout Reached) -> Violation? {
        if isAboutScrolling {
            // Without hand-offs, a list that waits for the arbiter has the arbiter's slop, while a list that is caught
            // has none. A list that waits for a finger to turn has nothing to scroll, until the app gives it something.
            let waits = played.setting.policy.handoff == .never && (seen.hasCatch || seen.hasTurnedAway)
            guard !seen.hasDrag, !waits else { return nil }
        }
        reached.count(rule)
        var unused = Reached()
        let other = Player.film(played, &unused)
        guard let difference = seen.difference(from: other, within: slack, leavesPulls: leavesPulls) else { return nil }
        return Violation(rule: rule, text: difference)
    }
}

/// What shows after every event of a case.
@MainActor struct Film {
    private var frames: [[CGFloat]] = []
    /// Whether the drag ever had the touch, or took momentum over.
    private(set) var hasDrag = false
    /// Whether a finger came down while something moved.
    private(set) var hasCatch = false
    /// Whether a finger went the wrong way where nothing scrolls, so that the arbiter waits for the finger to turn.
    private(set) var hasTurnedAway = false
    /// The first event, counted from 0, in which a finger caught a list in the last pixel before its end.
    private var knifeEdge = Int.max
    /// Each time that a finger pulled a fully open card further, and whether the card resisted.
    private var pulls: [Pull] = []
    /// How each list lay, and its content offset, when it was first seen.
    private var starts: [ObjectIdentifier: Start] = [:]

    private struct Pull: Equatable {
        /// The event, counted from 0.
        var event: Int
        var resists: Bool
    }

    private struct Start {
        /// Weak, because a new list may have the identifier of a deallocated one.
        weak var list: UIScrollView?
        var bearing: Bearing
        var offset: CGFloat
    }

    mutating func note(_ decisions: [Arbitration.Decision]) {
        hasTurnedAway =
            hasTurnedAway
            || decisions.contains { decision in
                if case .wrongWay = decision.reason { decision.to == .nobody } else { false }
            }
        for decision in decisions {
            guard case .wrongWay = decision.reason else { continue }
            pulls.append(Pull(event: frames.count - 1, resists: decision.to == .drag))
        }
        hasDrag = hasDrag || decisions.contains { $0.from == .drag || $0.to == .drag || $0.reason.isMomentum }
    }

    /// Notes that a finger comes down while something moves, perhaps one of `lists`.
    mutating func noteCatch(of lists: [UIScrollView]) {
        hasCatch = true
        let isInLastPixel = lists.contains { list in
            let (offset, inset) = (list.contentOffset, list.adjustedContentInset)
            let ends = [
                offset.x + inset.left, list.contentSize.width + inset.right - list.bounds.width - offset.x,
                offset.y + inset.top, list.contentSize.height + inset.bottom - list.bounds.height - offset.y,
            ]
            return list.isDecelerating && ends.contains { abs($0) > 1e-6 && abs($0) < Shot.aPixel }
        }
        if isInLastPixel { knifeEdge = min(knifeEdge, frames.count) }
    }

    mutating func take(_ scene: Scene, _ direction: ArbitrationPolicy.Direction) {
        let transform = scene.card?.transform ?? .identity
        var frame = [transform.tx, transform.ty]
        for list in scene.lists { frame.append(way(of: list, scene, direction)) }
        frames.append(frame)
    }

    /// Returns how far the content has moved along the direction since the list was first seen, in points.
    private mutating func way(
        of list: UIScrollView, _ scene: Scene, _ direction: ArbitrationPolicy.Direction
    ) -> CGFloat {
        if let start = starts[ObjectIdentifier(list)], start.list === list {
            return (start.offset - list.offset(along: start.bearing.axis)) * start.bearing.scale
        }
        let bearing = Bearing(of: list, along: direction, in: scene.card)
        starts[ObjectIdentifier(list)] = Start(
            list: list, bearing: bearing, offset: list.offset(along: bearing.axis))
        return 0
    }

    /// Returns the first difference, in words; nil if there is none.
    ///
    /// - Parameter leavesPulls: Whether the two may differ once a finger pulls a fully open card further.
    func difference(from other: Film, within slack: CGFloat, leavesPulls: Bool) -> String? {
        // After a catch in a list's last pixel, the last binary digit decides whether the list has room, and a turn may
        // change it.
        var end = min(knifeEdge, other.knifeEdge)
        // A card that could only resist leaves the finger to a pan that may still begin, without asking for its angle.
        let alike = zip(pulls, other.pulls).prefix { $0 == $1 }.count
        let unlike = [pulls, other.pulls].compactMap { $0.dropFirst(alike).first?.event }
        if let event = unlike.min(), leavesPulls { end = min(end, event - 1) }
        for (index, (one, two)) in zip(frames, other.frames).enumerated() where index <= end {
            for (a, b) in zip(one, two) where abs(a - b) > slack {
                return "after event \(index) it shows \(one), and would \(two)"
            }
        }
        return frames.count == other.frames.count ? nil : "\(frames.count) events, and \(other.frames.count)"
    }
}

extension Case {
    fileprivate var withoutOnlookers: Twin? {
        guard setting.onlookers.contains(where: { !$0.manner.claims }), !detachesWhatMayBeGone else { return nil }
        var copy = self
        copy.setting.onlookers = setting.onlookers.filter(\.manner.claims)
        return Twin(rule: "onlookers change nothing", played: copy, leavesPulls: true)
    }

    /// Whether the case detaches an arbiter after its recognizer or view was taken away. Such an arbiter exists only if
    /// something else, such as an onlooker's touch, keeps it.
    private var detachesWhatMayBeGone: Bool {
        guard let gone = deeds.firstIndex(where: \.kind.takesArbiterAway) else { return false }
        return deeds[gone...].contains { if case .detach = $0.kind { true } else { false } }
    }

    /// The case with upright lists; nil if that looks different.
    fileprivate var upright: Twin? {
        guard !setting.policy.condition.asksOffset, setting.isTilted, setting.tilt.isRigid,
            !setting.hasTwoLists || setting.innerTilt.isRigid,
            // Content shorter than its list lies at the list's own beginning.
            setting.tree != .refreshable, setting.tree != .shortList,
            setting.tree != .table || setting.tilt == .flipped && !saysSomethingOfRows,
            !setting.onlookers.contains(where: { $0.place == .row && $0.manner.claims }),
            deeds.allSatisfy(\.kind.isForAnyTilt), setting.endsOnPixels, !setting.assumptions.disturbances.movesContent,
            // A rounding may decide whether UIKit or the arbiter lets the outer list coast. A second finger takes UIKit's
            // coasting list without a slop.
            !(setting.hasTwoLists && setting.assumptions.scrollTransfer == .inMidGesture && script.fingers.count > 1)
        else { return nil }
        var copy = self
        (copy.setting.tilt, copy.setting.innerTilt) = (.upright, .upright)
        // Half pixels are rounded the other way from the other end: once for each list that one movement scrolls.
        let roundings: CGFloat = setting.hasTwoLists && setting.assumptions.scrollTransfer == .inMidGesture ? 2 : 1
        return Twin(rule: "turned lists look the same", played: copy, slack: roundings * Shot.aPixel)
    }

    /// The case without an arbiter; nil if the arbiter may keep a list waiting for longer than the list's own slop.
    fileprivate var withoutArbiter: Twin? {
        let keepsWaiting =
            setting.policy.slop > setting.assumptions.scrollSlop || setting.policy.condition.asksForRest
            || setting.assumptions.waiterBegins == .withNextTouch
            // A recognizer that waits for nobody begins meanwhile.
            || setting.onlookers.contains(where: \.manner.claims)
            // So does the pan that swipes a row, if the table's own pan sees an event before the arbiter's.
            || setting.tree == .table && setting.assumptions.sameViewPriority == .addedEarlier
        guard setting.policy.handoff != .never || !keepsWaiting, deeds.allSatisfy({ $0.kind.policy == nil }),
            // Only an arbiter scrolls a list by the pan of another one: what the owner cannot go, the other one goes.
            !setting.hasTwoLists,
            // Only an arbiter catches a card that moves by itself.
            !deeds.contains(where: \.kind.isOfPlaces),
            // A card that is detached at a stop lies where it is laid out.
            setting.client != .looksOn || setting.resting.places.first == 0 || !deeds.contains(where: \.kind.detaches),
            !setting.assumptions.disturbances.movesContent
        else {
            return nil
        }
        var copy = self
        copy.setting.hasArbiter = false
        return Twin(rule: "an arbiter that does not drag changes nothing", played: copy, isAboutScrolling: true)
    }

    /// The case with every sample moved by less than a thousandth of a point, so that a tie may be decided the other
    /// way.
    var nudged: Case {
        var copy = self
        for finger in copy.script.fingers.indices {
            for index in copy.script.fingers[finger].samples.indices {
                copy.script.fingers[finger].samples[index].x += 1e-5 * CGFloat(1 + index % 7)
                copy.script.fingers[finger].samples[index].y += 1e-5 * CGFloat(1 + index % 5)
            }
        }
        return copy
    }
}

extension Case {
    /// Whether it matters which row of a table is under the finger. The first row is the handle, which always opens.
    fileprivate var saysSomethingOfRows: Bool {
        let policies = [setting.policy] + deeds.compactMap(\.kind.policy)
        let conditions = policies.flatMap { [$0.condition, $0.exclusion].compactMap(\.self) }
        return setting.onlookers.contains { $0.place == .row } || policies.contains { $0.opening == .never }
            || conditions.contains { $0.asks(".touchStarts") }
    }
}

extension Arbitration.Reason {
    fileprivate var isMomentum: Bool { if case .coasted = self { true } else { false } }
}

extension Deed.Kind {
    fileprivate var policy: ArbitrationPolicy? { if case .policy(let policy) = self { policy } else { nil } }
    fileprivate var detaches: Bool { if case .detach = self { true } else { false } }
}

extension ArbitrationPolicy.Condition {
    /// Whether the condition waits for content to rest. Its answer may come after the list would begin.
    fileprivate var asksForRest: Bool { asks(".contentStill") }

    /// Whether the condition asks for the content offset, which is the scroll view's own, however the view is turned.
    var asksOffset: Bool { asks(".contentOffset") }

    /// The limit of a `contentOffset(atMost:)` criterion, read from its description; nil for other criteria.
    var offsetLimit: CGFloat? {
        let parts = description.dropLast().components(separatedBy: "contentOffset(atMost: ")
        return parts.count == 2 ? Double(parts[1]).map { CGFloat($0) } : nil
    }

    /// Whether the condition calls a closure, whose answer is unknown.
    var asksClosures: Bool { asks(".custom") }

    /// Whether the condition's description contains `spelling`.
    func asks(_ spelling: String) -> Bool { description.contains(spelling) }
}
