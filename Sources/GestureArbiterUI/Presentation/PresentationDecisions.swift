/// Decides about the one card of a modifier, by requests and by UIKit's reports, in the order in which they come.
///
/// It presents nothing and has no clock: it takes events and returns commands, and the code that carries out the
/// commands reports results as further events. In the end the presented card is the requested one, each card's end has
/// been reported once, and nothing is left.
package struct PresentationDecisions {
    package typealias ID = AnyHashable

    /// The card's phase.
    package enum Phase {
        /// There is no card.
        case nothing
        /// Requested, but something is in the way: check again.
        case waiting(ID)
        /// UIKit is bringing the card in; with the reasons known so far why it must leave again.
        case coming(ID, Reasons)
        /// At rest, or under a finger.
        case shown(ID)
        /// To be dismissed as soon as UIKit is not in a transition: check again.
        case due(ID, Reasons)
        /// The card is on its way out.
        case leaving(ID, Reasons)
        /// The card is gone, and the binding was told but has not changed: the card stays away until the binding has
        /// another value.
        case told(ID)
    }

    /// The reasons why a card leaves. Both may be true.
    package struct Reasons: Equatable {
        /// The card is no longer requested.
        var isUnwished = false
        /// By a finger, a button, escape or code. If the card is still requested, the binding will be told.
        var isTaken = false

        static var none: Reasons { Reasons() }
        static var unwished: Reasons { Reasons(isUnwished: true) }
    }

    /// An input.
    package enum Event {
        /// The binding, as a body last read it.
        case wished(ID?)
        /// The card's button: `\.dismissCard`.
        case asked
        /// Presenting is now possible.
        case mayPresent
        /// Dismissing is now possible.
        case mayDismiss
        /// UIKit has refused the presentation.
        case refused
        /// The card was presented.
        case presented
        /// The card is about to leave, for any reason.
        case leaves
        /// The card is back at rest.
        case returned
        /// The card is gone.
        case left
        /// The binding was told that the card is gone, and has changed.
        case accepted
    }

    /// An output.
    package enum Command {
        case present(ID)
        case dismiss
        /// Tell the binding that the card is gone. If the binding changes, the answer is ``Event/accepted``.
        case tellBinding(ID)
        /// Call the closure of the card that has gone.
        case callOnDismiss(ID)
    }

    package private(set) var phase = Phase.nothing
    package private(set) var wish: ID?

    package init() {}

    /// Whether the code that carries out the commands must check again for obstacles.
    package var isBlocked: Bool {
        switch phase {
        case .waiting, .due: true
        case .nothing, .coming, .shown, .leaving, .told: false
        }
    }

    /// The card that UIKit is presenting.
    package var card: ID? {
        switch phase {
        case .coming(let card, _), .shown(let card), .due(let card, _), .leaving(let card, _): card
        case .nothing, .waiting, .told: nil
        }
    }

    package mutating func handle(_ event: Event) -> [Command] {
        switch event {
        case .wished(let id):
            wish = id
            takeWish()
        case .asked: ask()
        case .mayPresent:
            guard case .waiting(let id) = phase else { break }
            phase = .coming(id, .none)
            return [.present(id)]
        case .mayDismiss:
            guard case .due(let card, let reasons) = phase else { break }
            phase = .leaving(card, reasons)
            return [.dismiss]
        case .refused:
            if case .coming(let card, _) = phase { phase = .told(card) }
        case .presented:
            guard case .coming(let card, let reasons) = phase else { break }
            phase = reasons == .none ? .shown(card) : .due(card, reasons)
        case .leaves: leave()
        case .returned:
            guard case .leaving(let card, _) = phase else { break }
            phase = wish == card ? .shown(card) : .due(card, .unwished)
        case .left: return end()
        case .accepted:
            guard case .told = phase else { break }
            (phase, wish) = (.nothing, nil)
        }
        return []
    }

    private mutating func takeWish() {
        switch phase {
        case .nothing, .waiting: phase = wish.map(Phase.waiting) ?? .nothing
        case .told(let card): if wish != card { phase = wish.map(Phase.waiting) ?? .nothing }
        case .coming(let card, var reasons):
            reasons.isUnwished = wish != card
            phase = .coming(card, reasons)
        case .shown(let card): if wish != card { phase = .due(card, .unwished) }
        case .due(let card, var reasons):
            reasons.isUnwished = wish != card
            phase = reasons == .none ? .shown(card) : .due(card, reasons)
        // The reason stays: if the item is requested again, a new card comes.
        case .leaving(let card, var reasons):
            reasons.isUnwished = reasons.isUnwished || wish != card
            phase = .leaving(card, reasons)
        }
    }

    private mutating func ask() {
        switch phase {
        case .coming(let card, var reasons):
            reasons.isTaken = true
            phase = .coming(card, reasons)
        case .due(let card, var reasons):
            reasons.isTaken = true
            phase = .due(card, reasons)
        case .shown(let card): phase = .due(card, Reasons(isTaken: true))
        case .nothing, .waiting, .leaving, .told: break
        }
    }

    private mutating func leave() {
        switch phase {
        case .coming(let card, let reasons), .due(let card, let reasons): phase = .leaving(card, reasons)
        case .shown(let card): phase = .leaving(card, .none)
        case .nothing, .waiting, .leaving, .told: break
        }
    }

    private mutating func end() -> [Command] {
        leave()
        guard case .leaving(let card, let reasons) = phase else { return [] }
        guard reasons.isUnwished else {
            phase = .told(card)
            return [.tellBinding(card), .callOnDismiss(card)]
        }
        phase = wish.map(Phase.waiting) ?? .nothing
        return [.callOnDismiss(card)]
    }
}
