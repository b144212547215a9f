@_spi(Cards) import Cards
@_spi(Cards) @_spi(Engine) import GestureArbiter
import UIKitShim

/// A finger that brings a card in: the drag of another view's arbiter, from the moment at which a presentation is
/// requested. UIKit may begin the presentation turns later, so this object records the finger's movement until then.
@MainActor
package final class Entrance {
    enum End {
        case letGo(Arbitration.Release)
        case cancelled
    }

    /// The finger's movement since then, in points along its way; positive toward bringing the card in.
    private(set) var pull: CGFloat = 0
    /// The end of the drag; nil while it lasts.
    private(set) var end: End?
    private(set) weak var arbiter: GestureArbiter?
    /// The resistance of the card beyond its most open place; longer than the card if the card shows farther beyond.
    var band = Motion.RubberBand(dimension: 0)
    var onChange: (@MainActor () -> Void)?
    /// The finger's direction when it began; for a two-way direction, the way that the finger moved.
    private let way: ArbitrationPolicy.Direction
    /// -1 on the way that the arbiter counts as negative.
    private let sign: CGFloat
    /// The drag's translation then, as the arbiter counts.
    private var start: CGFloat = 0

    /// Nil if `arbiter` has no drag, or its finger already brings in another card.
    package init?(_ arbiter: GestureArbiter) {
        way = arbiter.way
        sign = way == arbiter.direction.way(onOtherSide: false) ? 1 : -1
        self.arbiter = arbiter
        guard let start = arbiter.tellToo({ [self] in follow($0) }) else { return nil }
        self.start = start
    }

    /// Whether the finger moves in the way that a card comes which leaves along `direction`.
    func comes(against direction: ArbitrationPolicy.Direction) -> Bool {
        direction.axis == way.axis && direction.sign == -way.sign
    }

    /// Continues from a card that is already in by `pull` points when the finger takes it.
    func goOn(from pull: CGFloat) {
        start -= (pull - self.pull) * sign
        self.pull = pull
    }

    var fingerLocation: CGPoint? { arbiter?.fingerLocation }

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
