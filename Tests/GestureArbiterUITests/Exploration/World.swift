import GestureArbiterUI
import Support

/// A binding, and a UIKit presenter as far as the decisions about one card see it: every possible event may come next.
struct World: ExploredWorld {
    var decisions = PresentationDecisions()
    /// The binding; 0 is nil.
    var binding = 0
    /// True if it was set since a body has read it.
    var isDirty = false
    var card = Card.none
    /// True if something else is presented, or the view is in no window.
    var isBlocked = false
    /// True if the binding takes values later, as a store does; and the value that it has not taken yet, or 0.
    var isLate = false
    var pending = 0
    /// True if a finger, an escape, code or its button has dismissed the card, and nobody has brought it back.
    var isTaken = false
    /// True if its button was pressed.
    var isAsked = false
    /// The number of presented cards whose end was not reported yet.
    var untold = 0

    enum Card: Equatable {
        case none
        case coming(Int)
        case atRest(Int)
        /// On its way out: a finger may bring it back.
        case leaving(Int)
    }

    /// The events that may come next.
    enum Step: CaseIterable {
        case set0, set1, set2
        /// A body is read, which tells the coordinator what is wanted.
        case body
        /// The coordinator checks whether something is in the way.
        case look
        /// The current transition ends.
        case end
        /// A finger, an escape or code makes the card leave.
        case leave
        /// The card is caught as it leaves, and comes back.
        case catchIt
        /// The card's button is pressed.
        case button
        case block, unblock
        /// The card disappears without a report, as when its window does.
        case vanish
        /// The binding takes values late from now on; it takes its value.
        case becomeLate, answer
    }

    mutating func take(_ step: Step) throws(Wrong) {
        switch step {
        case .set0: set(0)
        case .set1: set(1)
        case .set2: set(2)
        case .body: try readBody()
        case .look: try look()
        case .end: try end()
        case .leave:
            switch card {
            case .atRest(let id), .coming(let id):
                card = .leaving(id)
                isTaken = true
                try carryOut(.leaves)
            case .none, .leaving: break
            }
        case .catchIt:
            guard case .leaving(let id) = card else { break }
            card = .atRest(id)
            (isTaken, isAsked) = (false, false)
            try carryOut(.returned)
        case .button:
            guard card != .none else { break }
            (isTaken, isAsked) = (true, true)
            try carryOut(.asked)
        case .block: if card == .none { isBlocked = true }
        case .unblock: isBlocked = false
        case .vanish:
            guard card != .none else { break }
            card = .none
            isTaken = true
            try carryOut(.left)
        case .becomeLate: isLate = true
        case .answer:
            guard pending != 0 else { break }
            if binding == pending { set(0) }
            pending = 0
            // The owner of the value reports the change.
            try readBody()
        }
    }

    private mutating func readBody() throws(Wrong) {
        isDirty = false
        try carryOut(.wished(binding == 0 ? nil : AnyHashable(binding)))
    }

    private mutating func set(_ value: Int) { (binding, isDirty) = (value, true) }

    private mutating func look() throws(Wrong) {
        switch card {
        case .none: if !isBlocked { try carryOut(.unblocked) }
        case .atRest: try carryOut(.unblocked)
        case .coming, .leaving: break
        }
    }

    private mutating func end() throws(Wrong) {
        switch card {
        case .none, .atRest: break
        case .coming(let id):
            card = .atRest(id)
            try carryOut(.presented)
        case .leaving:
            card = .none
            try carryOut(.left)
        }
    }

    private mutating func carryOut(_ event: PresentationDecisions.Event) throws(Wrong) {
        for command in decisions.handle(event) {
            switch command {
            case .present(let id):
                guard card == .none, !isBlocked, let id = id as? Int else { throw Wrong("it presents over \(card)") }
                card = .coming(id)
                (isTaken, isAsked) = (false, false)
                untold += 1
            case .dismiss:
                guard case .atRest(let id) = card else { throw Wrong("it dismisses \(card)") }
                card = .leaving(id)
            case .tellBinding(let id):
                guard isTaken, let id = id as? Int else {
                    throw Wrong("the binding is told of a card that nobody has taken")
                }
                if isLate {
                    pending = id
                } else {
                    if binding == id { set(0) }
                    try carryOut(.accepted)
                }
            case .callOnDismiss:
                untold -= 1
                guard untold >= 0 else { throw Wrong("onDismiss came more often than cards") }
            }
        }
    }

    /// Lets everything end: what is presented is what the binding says, and each card that is gone was reported once.
    func settled() throws(Wrong) {
        var world = self
        world.isBlocked = false
        for _ in 0..<8 {
            try world.take(.answer)
            if world.isDirty { try world.take(.body) }
            try world.take(.look)
            try world.take(.end)
        }
        let shown: Int
        switch world.card {
        case .none: shown = 0
        case .atRest(let id): shown = id
        case .coming, .leaving: throw Wrong("it never comes to rest: \(world.decisions)")
        }
        guard shown == 0 || !world.isAsked else { throw Wrong("its button has done nothing") }
        guard shown == world.binding else {
            throw Wrong("presented is \(shown), the binding says \(world.binding): \(world.decisions)")
        }
        guard world.untold == (shown == 0 ? 0 : 1) else {
            throw Wrong("of \(world.untold) cards nobody was told, one is presented at most")
        }
        guard shown != 0 || world.decisions.card == nil, !world.decisions.isBlocked else {
            throw Wrong("something is left: \(world.decisions)")
        }
    }
}
