import GestureArbiter
import UIKitShim

/// A finger that brings a card in: the drag of another view's arbiter, from the moment at which a presentation is asked
/// for. UIKit may begin it turns later, when the finger is elsewhere, or has let go: what it did is kept until then.
@MainActor
package final class Entrance {
    enum End {
        case letGo(Arbitration.Release)
        case cancelled
    }

    /// How far the finger has gone since, in points along its way; positive where it brings the card in.
    private(set) var pull: CGFloat = 0
    /// How the drag ended; nil while it lasts.
    private(set) var end: End?
    /// Whose drag it is.
    private(set) weak var arbiter: GestureArbiter?
    /// Told of everything above.
    var onChange: (@MainActor () -> Void)?
    /// The finger's way when it began, of both ways the one that it went.
    private let way: ArbitrationPolicy.Direction
    /// Of both ways the arbiter counts the other one negative.
    private let sign: CGFloat
    /// Where the drag was then, as the arbiter counts.
    private var start: CGFloat = 0

    /// Nil where `arbiter` has no drag under way, or its finger brings in another card already: nobody is there to follow.
    package init?(_ arbiter: GestureArbiter) {
        way = arbiter.way
        sign = way == arbiter.direction.way(onOtherSide: false) ? 1 : -1
        self.arbiter = arbiter
        guard let start = arbiter.tellToo({ [self] in follow($0) }) else { return nil }
        self.start = start
    }

    /// Whether it goes in as something that leaves along `direction` comes.
    func comes(against direction: ArbitrationPolicy.Direction) -> Bool {
        direction.axis == way.axis && direction.sign == -way.sign
    }

    /// The card is so far in already where the finger takes it, in points.
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
