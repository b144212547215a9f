/// What becomes of the one card of a modifier: decided from what is wished and from what UIKit has told, in that order in
/// which it comes.
///
/// It presents nothing and knows no time: an event goes in, commands come out, and whoever carries them out tells what came
/// of them by further events. Whatever comes, at the end what is presented is what is wished, each card that was
/// presented has been told of once when it was gone, and nothing is left.
package struct PresentationDecisions<ID: Equatable> {
    /// Where the card is.
    package enum Phase {
        /// There is none.
        case nothing
        /// Wished, and something is in the way: to be looked at again.
        case waiting(ID)
        /// UIKit brings it; and what is known by now of why it will have to go again.
        case coming(ID, Reasons)
        /// At rest, or in a finger's hand.
        case shown(ID)
        /// To go as soon as UIKit is between no two transitions: to be looked at again.
        case due(ID, Reasons)
        /// On its way out.
        case leaving(ID, Reasons)
        /// Gone, and the binding was told, but has not said so: it stays away until that says something else.
        case told(ID)
    }

    /// Why a card goes: both may be.
    package struct Reasons: Equatable {
        /// It was not wished any more.
        var isUnwished = false
        /// By a finger, a button, escape or code: as long as it is wished all the same, the binding will be told.
        var isTaken = false

        static var none: Reasons { Reasons() }
        static var unwished: Reasons { Reasons(isUnwished: true) }
    }

    /// What comes in.
    package enum Event {
        /// The binding, as a body has read it last.
        case wished(ID?)
        /// Its button: `\.dismissCard`.
        case asked
        /// Nothing is in the way of presenting.
        case mayPresent
        /// Nothing is in the way of dismissing.
        case mayDismiss
        /// UIKit has not taken the presentation.
        case refused
        /// The card is there.
        case presented
        /// The card is about to leave, by whomever.
        case leaves
        /// The card is back at rest.
        case returned
        /// The card is gone.
        case left
        /// The binding, told that the card is gone, says so.
        case accepted
    }

    /// What is to be done.
    package enum Command {
        case present(ID)
        case dismiss
        /// Tell the binding that the card is gone; answered by ``Event/accepted``, if it says so.
        case tellBinding(ID)
        /// Call the closure of the card that is gone.
        case callOnDismiss(ID)
    }

    package private(set) var phase = Phase.nothing
    package private(set) var wish: ID?

    package init() {}

    /// Whether whoever carries out the commands has to look again whether something is in the way.
    package var isBlocked: Bool {
        switch phase {
        case .waiting, .due: true
        case .nothing, .coming, .shown, .leaving, .told: false
        }
    }

    /// The card that UIKit has.
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
        // Not taken back here: wished again, it is another card.
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
