@_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// A scene: views, an arbiter, a client, and a way in which UIKit might behave.
struct Setting {
    enum Tree: String, CaseIterable {
        case list, nestedLists, carouselInList, shortList, noList, listOfNoSize, table, refreshable
    }

    enum Client: String, CaseIterable {
        /// Told of the drags, moves the card by itself.
        case hears
        /// The card is moved for it.
        case looksOn
        /// A mover moves it, which the client keeps, asks and commands.
        case settles
    }

    var tree = Tree.list
    var client = Client.hears
    /// The card's arbiter, not the list's.
    var isOnCard = false
    /// The list comes into the card once the arbiter is there.
    var listComesLate = false
    /// Points.
    var contentLength: CGFloat = 2640
    /// Points from the edge that the drag comes from, or from the other end; negative beyond it.
    var startOffset: CGFloat = 0
    var startsAtFarEnd = false
    var insets: (CGFloat, CGFloat) = (0, 0)
    var adjustsInsets = false
    var bounces = true
    var alwaysBounces = false
    /// How the list that fills the card lies on the screen, and one within it.
    var tilt = Tilt.upright
    var innerTilt = Tilt.upright
    /// How large the card's surroundings are shown.
    var scale: CGFloat = 1
    var onlookers: [Onlooker] = []
    /// Without one the scene is as UIKit plays it.
    var hasArbiter = true
    var policy = ArbitrationPolicy.continuous
    /// The client refuses every attempt whose number, from 1, this divides; 0 refuses none and is not asked.
    var refusesEvery = 0
    /// Somebody whom the arbiter's client does not know of refuses so, too.
    var vetoesEvery = 0
    /// Regions are declared as a value, before there is an arbiter.
    var declares = false
    /// Where the card rests that is moved for its client.
    var resting = Resting()
    var framesPerSecond = 120
    var assumptions = Assumptions()

    var isRefusedByNobody: Bool { refusesEvery == 0 && vetoesEvery == 0 }

    var axis: ArbitrationPolicy.Direction.Axis { policy.direction.axis }

    /// Whether the lists follow the finger event by event as the engine expects, so that content can be held against
    /// it. A list that counts from the drag's beginning jumps once when it gets the touch back, by the slop; of nested
    /// ones the engine observes the owner only, and expects the innermost after its own slop.
    var listsFollowAsExpected: Bool {
        guard assumptions.offsetWhileTracking == .incremental else { return false }
        guard hasTwoLists else { return true }
        guard !assumptions.disturbances.contains(.swallowedTouches) else { return false }
        let slop = policy.handoff == .never ? policy.slop : max(policy.slop, 10)
        return assumptions.nestedPriority == .innermost && slop == assumptions.scrollSlop
    }

    var hasTwoLists: Bool { tree == .nestedLists || tree == .carouselInList }

    /// Whether both ends of the content are whole pixels: rounded, others look different from either side.
    var endsOnPixels: Bool { [contentLength, insets.0, insets.1].allSatisfy { $0 == $0.rounded() } }

    /// Whether a list is turned.
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
    /// One line.
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
