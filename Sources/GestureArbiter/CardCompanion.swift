import UIKitShim

/// An object that adds a resistance to a mover's card.
@MainActor
package protocol CardCompanion: AnyObject {
    /// Returns the visible place for a pull, both in points from fully open. Must increase, and be 0 for 0.
    func translation(forPull pull: CGFloat) -> CGFloat
    /// The inverse of `translation(forPull:)`.
    func pull(forTranslation translation: CGFloat) -> CGFloat
    /// The place from which a finger that takes the card now meets more resistance, in points; nil: none.
    var resistedPlace: CGFloat? { get }
    /// Called when a lift would make the card leave, or would no longer.
    func arm(_ isArmed: Bool)
    func arrive(_ outcome: CardState.Outcome)
}

extension GestureArbiter.Mover {
    /// The visible place for a pull, in points from fully open, without a grip's resistance.
    func place(by companion: any CardCompanion, forPull pull: CGFloat) -> CGFloat {
        let side = state.places.side(of: pull)
        return side.counted(companion.translation(forPull: side.counted(pull)))
    }

    /// Whether the card resists the finger beyond the companion's `resistedPlace`.
    package var resists: Bool { grip?.resists ?? false }

    @_spi(Cards) public func pull(showing translation: CGFloat) -> CGFloat {
        guard let companion else { return translation }
        let side = state.places.side(of: translation)
        return side.counted(companion.pull(forTranslation: side.counted(translation)))
    }

    /// Moves the places during a drag, and lets the arbiters read the card's limits again. The visible place stays, so
    /// the pull changes by the resistance.
    func shiftTouch(by distance: CGFloat) {
        var way = distance
        if let companion, var grip, state.phase == .inHand {
            grip.shift(by: distance)
            if !grip.resists || !leavesBothWays {
                grip.read(limit: companion.resistedPlace)
                let needed = grip.pull(
                    showing: translation, free: pull(showing: translation),
                    origin: place(by: companion, forPull: grip.origin))
                (way, grip.pull) = (distance + needed - grip.pull, needed)
            }
            self.grip = grip
        }
        tellArbiters { $0.shiftPlaces(by: way) }
    }
}

/// A finger's hold of a card that resists, in points of pull.
struct CardGrip {
    var pull: CGFloat
    private var start: CGFloat
    private let band: Motion.RubberBand?
    /// The visible place beyond which the card resists; infinite if it never does.
    private var limit: CGFloat

    init(at pull: CGFloat, resistingFrom limit: CGFloat?, _ state: CardState) {
        (self.pull, start, self.limit) = (pull, pull, limit ?? .infinity)
        band = limit.map { _ in Motion.RubberBand(dimension: state.outOfSight) }
    }

    var resists: Bool { band != nil }
    /// On the first side: the pull from which the card resists, or infinity.
    var origin: CGFloat { max(start, limit) }

    mutating func shift(by distance: CGFloat) {
        (pull, start, limit) = (pull + distance, start + distance, limit + distance)
    }

    /// Takes another limit, since the places have changed in the hand.
    mutating func read(limit: CGFloat?) { if resists, let limit { self.limit = limit } }

    /// The pull that shows `place`, whose pull without this resistance is `free`; `origin` shows at the origin.
    func pull(showing place: CGFloat, free: CGFloat, origin shown: CGFloat) -> CGFloat {
        guard let band, place > shown else { return free }
        return max(free, origin + band.distance(for: place - shown))
    }

    /// The visible place, counted on `side`. A card that resists shows `free(pull)` up to the place where the finger
    /// took it, and the band's stretch beyond.
    func shown(on side: CardLine.Side, _ free: (CGFloat) -> CGFloat) -> CGFloat {
        let (pull, origin) = (side.counted(pull), max(side.counted(start), limit))
        guard let band, pull > origin else { return free(pull) }
        return min(free(pull), free(origin) + band.stretch(for: pull - origin))
    }
}
