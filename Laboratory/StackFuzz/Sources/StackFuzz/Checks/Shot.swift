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

    /// Whether its content is where no finger can have pulled it.
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

    /// Whether a drag along the direction holds it: not one that a finger moves across alone, as a carousel.
    var isHeld: Bool {
        let alwaysAcross = bearing.across == .vertical ? list.alwaysBounceVertical : list.alwaysBounceHorizontal
        return bearing.place(of: list).length > 0 || bouncesAlways || !(scrollsAcross || alwaysAcross && list.bounces)
    }

    /// More than a finger can stretch it by, however far it goes: its own length on the screen, or the screen's.
    var reach: CGFloat { max(viewLength * abs(bearing.scale), 844) }

    /// In its own points.
    var viewLength: CGFloat { bearing.axis == .vertical ? list.bounds.height : list.bounds.width }

    /// Whether a finger along the direction can move its content, however short it is.
    var bouncesAlways: Bool {
        let bouncesAlways = bearing.axis == .vertical ? list.alwaysBounceVertical : list.alwaysBounceHorizontal
        return bouncesAlways && list.bounces || bearing.axis == .vertical && list.refreshControl != nil
    }
}

/// What is to be seen at one moment, along the policy's direction: larger is further the way of the drag. In points on
/// the screen.
@MainActor struct Shot {
    /// How far the card is from fully open.
    let card: CGFloat
    /// Where the content of all lists under the finger together is.
    let content: CGFloat
    /// How far each list's content can follow the finger along the direction, negative beyond its edge; and how far in
    /// all. Of those that can scroll along it.
    let rooms: [(room: CGFloat, length: CGFloat)]
    /// The content offset of the innermost of them, along its own axis.
    let offset: CGFloat
    /// The lists that are dragged.
    let dragged: Set<ObjectIdentifier>
    /// Whether every list is away from its ends by more than a pixel, or lies still and has nothing to scroll.
    let isWithinEnds: Bool
    /// Whether a list shows more than its content.
    let isStretched: Bool
    /// Whether one does that no finger pulls.
    let isAdrift: Bool
    /// Whether a list glides or springs back by itself.
    let isGliding: Bool
    /// Where the content of each list is on its way along the direction, innermost first.
    let ways: [CGFloat]
    /// Whether content is where no finger can have pulled it: beyond the end of a list that does not bounce, or a
    /// viewport and more beyond any. Touched, it goes back at once.
    let isJammed: Bool
    let isFinite: Bool
    let owner: Arbitration.Owner
    let ledger: Arbitration.Ledger
    let heard: Int
    /// Whether the client has been told of a drag that is not over.
    let isDragShown: Bool
    /// The most that a finger can stretch the lists by, all together.
    let reach: CGFloat
    /// A pixel of the list whose pixels are the largest.
    let pixel: CGFloat

    /// A pixel of the screen, and what rounding adds.
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
