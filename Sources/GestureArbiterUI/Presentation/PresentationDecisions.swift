/// Decides when the card of a modifier comes and leaves, by requests and by UIKit's reports.
///
/// Takes events and returns commands, without a view or a clock; the code that carries out the commands reports results
/// as further events. In the end the presented card is the requested one, and each card's end was reported once.
package struct PresentationDecisions {
    package typealias ID = AnyHashable

    package enum Phase {
        case nothing
        /// Requested, but something is in the way: check again.
        case waiting(ID)
        /// There is a card, with the reasons known so far why it must leave.
        case card(ID, Stage, Reasons)
        /// The card is gone, but the binding has not changed: the card stays away until the binding has another value.
        case told(ID)
    }

    package enum Stage {
        case coming
        /// At rest, or under a finger. With a reason to leave, the card waits until UIKit is not in a transition.
        case shown
        case leaving
    }

    /// The reasons why a card leaves. Both may be true.
    package struct Reasons: Equatable {
        var isUnwished = false
        /// The card's button was used.
        var isTaken = false

        static var none: Reasons { Reasons() }
        static var unwished: Reasons { Reasons(isUnwished: true) }
    }

    package enum Event {
        /// The binding, as a body last read it.
        case wished(ID?)
        /// The card's button was used: `\.dismissCard`.
        case asked
        /// Nothing is in the way of the card.
        case unblocked
        case refused
        case presented
        /// The card is about to leave, for any reason.
        case leaves
        /// The card is back at rest.
        case returned
        case left
        /// The binding has changed after ``Command/tellBinding(_:)``.
        case accepted
    }

    package enum Command {
        case present(ID)
        case dismiss
        /// Set the binding, since the card is gone. If the binding changes, report ``Event/accepted``.
        case tellBinding(ID)
        case callOnDismiss(ID)
    }

    package private(set) var phase = Phase.nothing
    package private(set) var wish: ID?

    package init() {}

    /// Whether the card can neither come nor leave before something else is out of the way: check again.
    package var isBlocked: Bool {
        switch phase {
        case .waiting: true
        case .card(_, let stage, let reasons): stage == .shown && reasons != .none
        case .nothing, .told: false
        }
    }

    /// Whether a card has come.
    package var isShown: Bool { if case .card(_, .shown, _) = phase { true } else { false } }
    package var card: ID? { if case .card(let card, _, _) = phase { card } else { nil } }

    package mutating func handle(_ event: Event) -> [Command] {
        switch event {
        case .wished(let id):
            wish = id
            takeWish()
        case .asked: ask()
        case .unblocked: return goOn()
        case .refused: if case .card(let card, .coming, _) = phase { phase = .told(card) }
        case .presented: if case .card(let card, .coming, let reasons) = phase { phase = .card(card, .shown, reasons) }
        case .leaves: if case .card(let card, _, let reasons) = phase { phase = .card(card, .leaving, reasons) }
        case .returned:
            guard case .card(let card, .leaving, _) = phase else { break }
            phase = .card(card, .shown, Reasons(isUnwished: wish != card))
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
        case .card(let card, let stage, var reasons):
            // A card that leaves since it was not requested still leaves: if it is requested again, a new card comes.
            reasons.isUnwished = wish != card || stage == .leaving && reasons.isUnwished
            phase = .card(card, stage, reasons)
        }
    }

    private mutating func goOn() -> [Command] {
        switch phase {
        case .waiting(let id):
            phase = .card(id, .coming, .none)
            return [.present(id)]
        case .card(let card, .shown, let reasons) where reasons != .none:
            phase = .card(card, .leaving, reasons)
            return [.dismiss]
        case .nothing, .card, .told: return []
        }
    }

    private mutating func ask() {
        guard case .card(let card, let stage, var reasons) = phase, stage != .leaving else { return }
        reasons.isTaken = true
        phase = .card(card, stage, reasons)
    }

    private mutating func end() -> [Command] {
        guard case .card(let card, _, let reasons) = phase else { return [] }
        guard reasons.isUnwished else {
            phase = .told(card)
            return [.tellBinding(card), .callOnDismiss(card)]
        }
        phase = wish.map(Phase.waiting) ?? .nothing
        return [.callOnDismiss(card)]
    }
}
