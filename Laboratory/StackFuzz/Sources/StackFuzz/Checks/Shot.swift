@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// A list under the finger, as it lies on the screen.
@MainActor struct SeenList {
    let list: UIScrollView
    let bearing: Bearing

    init(_ list: UIScrollView, _ direction: ArbitrationPolicy.Direction) {
        self.list = list
        bearing = Bearing(of: list, along: direction)
    }

    /// Whether the content lies where no finger can have pulled it.
    var isJammed: Bool {
        let (room, length) = bearing.place(of: list)
        let reach = list.bounces ? 0.8 * viewLength * abs(bearing.scale) : max(1, abs(bearing.scale)) / 3 + 1e-6
        return room < -reach || room > length + reach
    }

    /// Whether it can scroll across the direction.
    var scrollsAcross: Bool {
        let range = list.range(along: bearing.across)
        return range.upperBound > range.lowerBound
    }

    /// Whether a drag along the direction holds the list. A list that a finger moves only across, such as a carousel,
    /// is not held.
    var isHeld: Bool {
        let alwaysAcross = bearing.across == .vertical ? list.alwaysBounceVertical : list.alwaysBounceHorizontal
        return bearing.place(of: list).length > 0 || bouncesAlways || !(scrollsAcross || alwaysAcross && list.bounces)
    }

    /// A length that a finger's over-scroll never reaches, in points on the screen: the list's length there, or the
    /// screen's height if that is greater.
    var reach: CGFloat { max(viewLength * abs(bearing.scale), 844) }

    /// The list's length along the direction, in its own points.
    var viewLength: CGFloat { bearing.axis == .vertical ? list.bounds.height : list.bounds.width }

    /// Whether a finger along the direction can move the content, however short the content is.
    var bouncesAlways: Bool {
        let bouncesAlways = bearing.axis == .vertical ? list.alwaysBounceVertical : list.alwaysBounceHorizontal
        return bouncesAlways && list.bounces || bearing.axis == .vertical && list.refreshControl != nil
    }
}

/// What shows at one moment along the policy's direction, in points on the screen. Larger values are farther in the
/// drag's direction.
@MainActor struct Shot {
    /// The card's distance from fully open.
    let card: CGFloat
    /// The place of the content of all lists under the finger together.
    let content: CGFloat
    /// For each list that can scroll along the direction: how far its content can follow the finger, negative beyond
    /// its edge, and how far it can go in all.
    let rooms: [(room: CGFloat, length: CGFloat)]
    /// The content offset of the innermost of those lists, along the list's own axis; 0 if there are none.
    let offset: CGFloat
    /// The lists that a finger drags.
    let dragged: Set<ObjectIdentifier>
    /// Whether every dragged list can scroll along the direction and is more than a pixel away from its ends, and every
    /// other list is within its ends.
    let isWithinEnds: Bool
    /// Whether a list is over-scrolled by more than a pixel.
    let isStretched: Bool
    /// Whether a list that no finger drags is over-scrolled.
    let isAdrift: Bool
    /// Whether a list decelerates or springs back by itself.
    let isGliding: Bool
    /// The place of each list's content along the direction, innermost list first.
    let ways: [CGFloat]
    /// Whether content is where no finger can have pulled it: beyond the end of a list that does not bounce, or 0.8 of
    /// the list's length beyond any end. Such content goes back as soon as it is touched.
    let isJammed: Bool
    let isFinite: Bool
    let owner: Arbitration.Owner
    let ledger: Arbitration.Ledger
    let heard: Int
    /// Whether the client, or the mover, has been told of a drag that is not over.
    let isDragShown: Bool
    /// A distance that the over-scroll of all lists together never reaches under a finger.
    let reach: CGFloat
    /// A pixel of the list whose pixels are the largest, in points.
    let pixel: CGFloat

    /// A pixel of the screen in points, plus a rounding error.
    nonisolated static let aPixel: CGFloat = 1.0 / 3 + 1e-6

    init(_ scene: Scene, _ chain: [SeenList], _ direction: ArbitrationPolicy.Direction) {
        let card = scene.client.place
        self.card = card
        ways = chain.map { -$0.list.offset(along: $0.bearing.axis) * $0.bearing.scale }
        content = ways.reduce(0, +)
        let pixel = chain.reduce(1) { max($0, abs($1.bearing.scale)) } / 3
        self.pixel = pixel
        reach = chain.reduce(0) { $0 + $1.reach }
        let scrolling = chain.map { (list: $0.list, seen: $0, place: $0.bearing.place(of: $0.list)) }
            .filter { $0.place.length > 0 || $0.seen.bouncesAlways }
        rooms = scrolling.map(\.place)
        offset = scrolling.first.map { $0.list.offset(along: $0.seen.bearing.axis) } ?? 0
        dragged = Set(chain.filter(\.list.isDragging).map { ObjectIdentifier($0.list) })
        let isAcross = dragged.count > scrolling.filter(\.list.isDragging).count
        isWithinEnds =
            !isAcross
            && scrolling.allSatisfy { list, _, place in
                guard list.isDragging else { return place.room >= 0 && place.room <= place.length }
                return place.room > pixel && place.room < place.length - pixel
            }
        let stretched = chain.filter { seen in
            let place = seen.bearing.place(of: seen.list)
            return place.room < -pixel || place.room > place.length + pixel
        }
        isStretched = !stretched.isEmpty
        isAdrift = stretched.contains { !$0.list.isDragging }
        isGliding = chain.contains(where: \.list.isDecelerating)
        isJammed = isStretched && chain.contains { $0.isJammed }
        owner = scene.arbiter?.owner ?? .nobody
        ledger = scene.arbiter?.ledger ?? Arbitration.Ledger()
        heard = scene.client.heard
        let mover = scene.arbiter?.card as? GestureArbiter.Mover
        isDragShown = scene.client.isDragOpen || mover?.phase == .inHand
        isFinite = card.isFinite && content.isFinite && ledger.residual.isFinite
    }
}
