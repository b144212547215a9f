@_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// The description of a scene: its views, arbiter and client, and how UIKit behaves.
struct Setting {
    enum Tree: String, CaseIterable {
        case list, nestedLists, carouselInList, shortList, noList, listOfNoSize, table, refreshable
    }

    enum Client: String, CaseIterable {
        /// Hears of the drags, and moves the card itself.
        case hears
        /// Hears of outcomes; the arbiter moves the card.
        case looksOn
        /// Keeps the mover that moves the card, queries the mover and commands it.
        case settles
    }

    var tree = Tree.list
    var client = Client.hears
    /// Whether the arbiter is attached to the card, not to the list.
    var isOnCard = false
    /// Whether the list is added to the card after the arbiter.
    var listComesLate = false
    /// The content's length along the direction, in points.
    var contentLength: CGFloat = 2640
    /// The content's distance at the start from the edge that the drag comes from, or from the other end, in points;
    /// negative beyond it.
    var startOffset: CGFloat = 0
    var startsAtFarEnd = false
    var insets: (CGFloat, CGFloat) = (0, 0)
    var adjustsInsets = false
    var bounces = true
    var alwaysBounces = false
    /// How the list that fills the card is turned or scaled on the screen.
    var tilt = Tilt.upright
    /// How a list inside that list is turned or scaled.
    var innerTilt = Tilt.upright
    /// The scale at which the card's superview is shown.
    var scale: CGFloat = 1
    /// Whether the card, its superview and its lists run from right to left.
    var isRightToLeft = false
    /// The policy's direction on the screen.
    var direction: ArbitrationPolicy.Direction { policy.direction.resolved(isRightToLeft: isRightToLeft) }
    var onlookers: [Onlooker] = []
    /// Whether there is an arbiter. Without one, UIKit alone plays the scene.
    var hasArbiter = true
    var policy = ArbitrationPolicy.continuous
    /// The client refuses every attempt whose number, counted from 1, is a multiple of this; 0 refuses none.
    var refusesEvery = 0
    /// A veto that is added beside the client refuses every attempt whose number is a multiple of this; 0 adds none.
    var vetoesEvery = 0
    /// Whether the regions are declared as one value, made before there is an arbiter.
    var declares = false
    /// Where the card rests, if the arbiter or a mover moves it.
    var resting = Resting()
    var framesPerSecond = 120
    var assumptions = Assumptions()

    var isRefusedByNobody: Bool { refusesEvery == 0 && vetoesEvery == 0 }

    var axis: ArbitrationPolicy.Direction.Axis { policy.direction.axis }

    /// Whether the lists follow the finger event by event as the engine expects, so that content can be checked against
    /// the finger. A list that counts from the drag's beginning jumps once, by the slop, when it gets the touch back.
    /// Of nested lists, the engine observes only the owner, and expects the innermost list to scroll after its own
    /// slop.
    var listsFollowAsExpected: Bool {
        guard assumptions.offsetWhileTracking == .incremental else { return false }
        guard hasTwoLists else { return true }
        guard !assumptions.disturbances.contains(.swallowedTouches) else { return false }
        let slop = policy.handoff == .never ? policy.slop : max(policy.slop, 10)
        return assumptions.nestedPriority == .innermost && slop == assumptions.scrollSlop
    }

    var hasTwoLists: Bool { tree == .nestedLists || tree == .carouselInList }

    /// Whether both ends of the content are whole points. Other ends are rounded to pixels, and look different from
    /// either side.
    var endsOnPixels: Bool { [contentLength, insets.0, insets.1].allSatisfy { $0 == $0.rounded() } }

    /// Whether a list is turned or scaled.
    var isTilted: Bool { tilt != .upright || hasTwoLists && innerTilt != .upright }
}

extension Setting: CustomStringConvertible {
    var description: String {
        let container = isOnCard ? "the card" : "the list"
        let start = startsAtFarEnd ? "\(startOffset) before the far end" : "\(startOffset)"
        var lines = [
            "scene: \(tree), \(client), arbiter on \(container)\(listComesLate ? " before it has the list" : ""), "
                + "content \(contentLength) from \(start), insets "
                + "\(insets.0)/\(insets.1)\(adjustsInsets ? " adjusted" : ""), "
                + "\(bounces ? "" : "no ")bounces\(alwaysBounces ? " always" : ""), \(framesPerSecond) Hz",
            "policy: \(policy.summary)",
        ]
        if client == .settles || resting != Resting() { lines.append("\(resting)") }
        if isTilted { lines.append("tilt: \(tilt)" + (hasTwoLists ? ", the inner one \(innerTilt)" : "")) }
        if scale != 1 { lines.append("scale of the card's surroundings: \(scale)") }
        if isRightToLeft { lines.append("from right to left") }
        if !onlookers.isEmpty { lines.append("pans: " + onlookers.map(\.description).joined(separator: ", ")) }
        if refusesEvery > 0 { lines.append("refuses every \(refusesEvery). attempt") }
        if vetoesEvery > 0 { lines.append("vetoes every \(vetoesEvery). attempt") }
        if declares { lines.append("regions declared beforehand") }
        if !assumptions.differences.isEmpty {
            lines.append("uikit: " + assumptions.differences.joined(separator: " "))
        }
        return lines.joined(separator: "\n")
    }
}

extension ArbitrationPolicy {
    /// The policy in one line.
    var summary: String {
        "\(direction) when \(condition) unless \(exclusion.map { "\($0)" } ?? "never"), hand-off \(handoff.name), "
            + "slop \(slop), cone \(cone), \(beyondRest), momentum \(momentum)"
            + (opening == .atEdge ? "" : ", opening \(opening)")
    }
}

extension ArbitrationPolicy.Handoff {
    fileprivate var name: String {
        switch (contains(.toDrag), contains(.toScroll)) {
        case (true, true): "both ways"
        case (true, false): "to the drag"
        case (false, true): "to scrolling"
        case (false, false): "never"
        }
    }
}
