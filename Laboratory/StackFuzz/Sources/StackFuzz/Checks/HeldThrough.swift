@_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// Checks content under a dragged card that the app or the system moves while the finger rests.
@MainActor struct HeldThrough {
    private let chain: [SeenList]
    private let content: CGFloat
    private let pixel: CGFloat
    private let time: TimeInterval

    /// - Parameter chain: The lists under the finger.
    init(_ scene: Scene, _ shot: Shot, _ chain: [SeenList], _ direction: ArbitrationPolicy.Direction) {
        self.chain = chain.filter(\.isHeld)
        (content, pixel) = (Shot(scene, self.chain, direction).content, shot.pixel)
        time = scene.stage.time
    }

    /// Two frames later, the content is back where it was, if the card is still dragged.
    func check(_ scene: Scene, _ direction: ArbitrationPolicy.Direction, _ reached: inout Reached) throws(Violation) {
        let now = Shot(scene, chain, direction)
        guard scene.stage.time - time > 2.1 / 60, now.owner == .drag else { return }
        reached.count("held through")
        guard abs(now.content - content) > pixel * 1.001 else { return }
        throw Violation(
            rule: "held through", text: "content moved by \(now.content - content) pt under a finger that rests")
    }
}

extension HeldThrough {
    /// After the lift, with no finger down and no deed of the app, the content lies where it was when the card was let
    /// go.
    func checkLeft(
        _ scene: Scene, _ direction: ArbitrationPolicy.Direction, _ reached: inout Reached
    ) throws(Violation) {
        // The list goes on with the momentum of a card that opens.
        guard scene.arbiter?.policy.momentum != .carries else { return }
        reached.count("left where it was held")
        let moved = Shot(scene, chain, direction).content - content
        // Content within a pixel of its end may go to that end.
        guard abs(moved) > pixel * 1.001 else { return }
        throw Violation(rule: "left where it was held", text: "content moved by \(moved) pt after the lift")
    }
}

/// Checks a list under a dragged card whose content becomes longer: content that is loaded does not move what shows.
@MainActor struct LoadedUnder {
    private let list: UIScrollView
    private let axis: ArbitrationPolicy.Direction.Axis
    private let offset: CGFloat
    private let length: CGFloat

    /// - Parameter seen: The list whose content the app changes.
    init(_ seen: SeenList) {
        (list, axis) = (seen.list, seen.bearing.axis)
        (offset, length) = (list.offset(along: axis), Self.length(of: list, along: axis))
    }

    private static func length(of list: UIScrollView, along axis: ArbitrationPolicy.Direction.Axis) -> CGFloat {
        axis == .vertical ? list.contentSize.height : list.contentSize.width
    }

    /// At the finger's next movement, the content is where it was, if the card is still dragged.
    func check(_ now: Shot, _ reached: inout Reached) throws(Violation) {
        guard now.owner == .drag, Self.length(of: list, along: axis) > length else { return }
        reached.count("loaded under a drag")
        let moved = list.offset(along: axis) - offset
        guard abs(moved) > now.pixel else { return }
        throw Violation(rule: "loaded under a drag", text: "content moved by \(moved) pt as it became longer")
    }
}

/// Checks a list under a dragged card whose content is at the edge that the drag comes from. The content stays at that
/// edge when the list changes its length.
@MainActor struct ResizedUnder {
    private let seen: SeenList

    /// Returns nil if the content is away from that edge.
    ///
    /// - Parameter seen: The list that the app makes longer or shorter.
    init?(_ seen: SeenList, _ pixel: CGFloat) {
        let place = seen.bearing.place(of: seen.list)
        guard place.length > 0, abs(place.room) <= pixel else { return nil }
        self.seen = seen
    }

    /// At the finger's next movement, the content is still at that edge, if the card is still dragged.
    func check(_ now: Shot, _ reached: inout Reached) throws(Violation) {
        // A list of which nothing shows tells nothing about its content.
        guard now.owner == .drag, seen.list.window != nil, seen.viewLength > 0 else { return }
        reached.count("resized under a drag")
        let room = seen.bearing.place(of: seen.list).room
        guard abs(room) > now.pixel else { return }
        throw Violation(rule: "resized under a drag", text: "content is \(room) pt from its edge as its view changed")
    }
}

/// Checks that over-scroll across the direction goes back under a dragged card.
@MainActor struct StretchAcross {
    private var start: TimeInterval?

    /// The longest time that over-scroll takes to go back, in seconds.
    private static let patience: TimeInterval = 0.5

    /// Content that has been held for longer than that is within its ends across the direction.
    ///
    /// - Parameter isHeld: Whether the drag has the touch, and nothing but the finger moves anything.
    mutating func check(
        _ chain: [SeenList], isHeld: Bool, at time: TimeInterval, _ reached: inout Reached
    ) throws(Violation) {
        guard isHeld, !chain.contains(where: \.list.isDragging) else {
            start = nil
            return
        }
        let start = start ?? time
        self.start = start
        guard time - start > Self.patience else { return }
        // Skip lists with nothing to scroll along the direction: nobody holds a list that scrolls neither way.
        for seen in chain where seen.bearing.place(of: seen.list).length > 0 {
            let across = seen.bearing.across
            let (offset, range) = (seen.list.offset(along: across), seen.list.range(along: across))
            reached.count("stretched across under a drag")
            guard offset < range.lowerBound - 0.5 || offset > range.upperBound + 0.5 else { continue }
            throw Violation(
                rule: "what is stretched across goes home",
                text: "at \(offset), not in \(range), after \(time - start) s")
        }
    }
}
