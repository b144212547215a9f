@_spi(Cards) import Cards
@_spi(Cards) @_spi(Engine) import GestureArbiter
import UIKitShim

/// A finger that brings a card in: the drag of another view's arbiter since a presentation was requested. UIKit may
/// begin the presentation turns later; until then this object records the finger's movement.
@MainActor
package final class Entrance {
    enum End {
        case letGo(Arbitration.Release)
        case cancelled
    }

    /// The finger's movement since the request, in points; positive toward bringing the card in.
    private(set) var pull: CGFloat = 0
    /// The end of the drag; nil while it lasts.
    private(set) var end: End?
    private(set) weak var arbiter: GestureArbiter?
    /// The card's place without a pull, in points from its most open place.
    var origin: CGFloat = 0
    /// The resistance of the card beyond its most open place.
    var band = Motion.RubberBand(dimension: 0)
    /// The most open place of a card that stops: 0, or where the finger took the card beyond that.
    var top: CGFloat = 0
    var onChange: (@MainActor () -> Void)?
    /// The finger's direction when it began; for a two-way direction, the way that the finger moved.
    private let way: ArbitrationPolicy.Direction
    /// -1 on the way that the arbiter counts as negative.
    private let sign: CGFloat
    /// The drag's translation at the request, as the arbiter counts.
    private var start: CGFloat = 0

    /// Nil if `arbiter` has no drag, or its finger already brings in another card.
    package init?(_ arbiter: GestureArbiter) {
        way = arbiter.way
        sign = way == arbiter.direction.way(onOtherSide: false) ? 1 : -1
        self.arbiter = arbiter
        guard let start = arbiter.tellToo({ [self] in follow($0) }) else { return nil }
        self.start = start
    }

    /// Whether the finger moves against `direction`, the way out of its card.
    func comes(against direction: ArbitrationPolicy.Direction) -> Bool {
        direction.axis == way.axis && direction.sign == -way.sign
    }

    private func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began: break
        case .moved(let translation): pull = (translation - start) * sign
        case .ended(let release): end = .letGo(sign < 0 ? release.turned : release)
        case .cancelled: end = .cancelled
        }
        onChange?()
    }
}
