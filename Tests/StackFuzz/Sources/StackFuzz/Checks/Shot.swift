import GestureArbiter
import HeadlessUIKit

/// What is to be seen at one moment, along the policy's direction: larger is further the way of the drag.
@MainActor struct Shot {
    /// How far the card is from rest, in points.
    let card: CGFloat
    /// Where the content of all lists under the finger together is, in points.
    let content: CGFloat
    /// The lists that are dragged.
    let dragged: Set<ObjectIdentifier>
    /// Whether every list is away from its ends by more than a pixel, or lies still and has nothing to scroll.
    let isWithinEnds: Bool
    /// Whether a list shows more than its content.
    let isStretched: Bool
    let isFinite: Bool
    let owner: Arbitration.Owner
    let ledger: Arbitration.Ledger
    let heard: Int
    /// Whether the client has been told of a drag, as far as can be seen.
    let isDragShown: Bool

    static let pixel: CGFloat = 1 / 3

    init(_ scene: Scene, _ lists: [UIScrollView], _ direction: ArbitrationPolicy.Direction) {
        let axis = direction.axis
        let transform = scene.card?.transform ?? .identity
        card = (axis == .vertical ? transform.ty : transform.tx) * direction.sign
        let offsets = lists.map { $0.offset(along: axis) }
        content = -offsets.reduce(0, +) * direction.sign
        dragged = Set(lists.filter(\.isDragging).map(ObjectIdentifier.init))
        let ranges = lists.map { $0.range(along: axis) }
        isWithinEnds = lists.allSatisfy { list in
            let (offset, range) = (list.offset(along: axis), list.range(along: axis))
            guard list.isDragging else { return offset >= range.lowerBound && offset <= range.upperBound }
            return offset > range.lowerBound + Self.pixel && offset < range.upperBound - Self.pixel
        }
        isStretched = zip(offsets, ranges).contains { offset, range in
            offset < range.lowerBound - Self.pixel || offset > range.upperBound + Self.pixel
        }
        owner = scene.arbiter?.owner ?? .nobody
        ledger = scene.arbiter?.ledger ?? Arbitration.Ledger()
        heard = scene.client.heard
        isDragShown = scene.client.isDragOpen || scene.client.heard == 0 && card != 0
        isFinite = card.isFinite && content.isFinite && ledger.residual.isFinite
    }
}
