import Foundation

/// Splits one finger's movement among cards in cards: first the innermost card goes to its lowest place, then the card
/// around it, and on the way back the outermost card returns first. Places are points from fully open.
package struct Relay {
    /// A card under the finger.
    package struct Card {
        /// The finger's hold of the card; nil: the drag does not have the touch.
        fileprivate let pull: CGFloat?
        private let (place, bottom): (CGFloat, CGFloat)
        /// Whether a list or the card itself has the finger, and no card within has passed it on.
        fileprivate let hasFinger: Bool
        fileprivate let mayTakeOver: Bool
        /// Where the card took the finger over from the card within; nil: it has not.
        package private(set) var start: CGFloat?
        /// The card's part of the movement, in points.
        package fileprivate(set) var share: CGFloat = 0

        package init(_ engine: Arbitration, from start: CGFloat?) {
            self.start = start
            (place, bottom) = (engine.card.place, engine.card.bottom ?? .infinity)
            hasFinger = start == nil && engine.isDeciding && !engine.isUndecided
            if case .dragging(let dragging) = engine.state { pull = dragging.pull } else { pull = nil }
            mayTakeOver =
                start == nil
                ? engine.isUndecided && place < bottom - engine.tolerance && engine.policy.allows(engine.situation)
                : pull != nil
        }

        /// The part of a movement out that the dragged card takes before it passes the finger on; all of it for a card
        /// that may leave.
        ///
        /// - Parameter last: The finger's movement before. In one event, a list may reach its edge, and its card the
        ///   lowest place: what went beyond then is the outer card's now. A card that a finger caught below its lowest
        ///   place stays there. A hundredth of a point is rounding.
        fileprivate func share(beforePassingOn movement: CGFloat, after last: CGFloat) -> CGFloat {
            guard let pull else { return movement }
            let beyond = pull - bottom
            return beyond <= max(last, 0) + 0.01 ? min(movement, -beyond) : min(movement, 0)
        }

        /// The part of a movement back that the card takes; nil: it has not taken the finger over.
        fileprivate func share(ofWayBack movement: CGFloat) -> CGFloat? {
            start.map { max(movement, min($0 - (pull ?? $0), 0)) }
        }

        fileprivate mutating func take(_ rest: CGFloat) {
            share = rest
            if rest > 0 { start = start ?? place }
        }
    }

    /// The finger's last movement, in points along the direction.
    package private(set) var last: CGFloat = 0

    package init() {}

    /// Splits a movement among cards that go the same one way, innermost first.
    package mutating func split(_ movement: CGFloat, among cards: inout [Card]) {
        guard movement != 0 else { return }
        var (giver, rest, isDragged): (Int?, CGFloat, Bool) = (nil, movement, false)
        for index in cards.indices {
            var card = cards[index]
            defer { cards[index] = card }
            card.share = movement
            guard let inner = giver else {
                if card.hasFinger { (giver, isDragged) = (index, card.pull != nil) }
                continue
            }
            // While a list or a card within has the finger, a card that had taken it over waits where it was.
            if isDragged || card.start != nil { card.share = 0 }
            guard isDragged, movement > 0, card.mayTakeOver else { continue }
            let kept = cards[inner].share(beforePassingOn: rest, after: last)
            cards[inner].share = kept
            rest -= kept
            card.take(rest)
            giver = index
        }
        last = movement
        guard let giver, isDragged, movement < 0 else { return }
        for index in cards.indices.reversed() {
            let share = cards[index].share(ofWayBack: rest)
            if let share { cards[index].share = share }
            rest -= share ?? 0
        }
        cards[giver].share = rest
    }
}
