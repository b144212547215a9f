import InteractiveDismissal
import Support

/// UIKit, a card and its user as far as the handshake sees them, with events in any order.
struct HandshakeWorld: ExploredWorld {
    typealias Handshake = TransitionHandshake

    enum UIKit { case idle, presenting, presented, dismissing, gone }
    enum Card { case away, coming, inHand, here, leaving, returning, out }
    enum Callback: Equatable {
        case begins(Handshake.Kind)
        case ends(Handshake.Kind)
    }

    var handshake = Handshake()
    var uiKit = UIKit.idle
    var card = Card.away
    /// UIKit's callbacks that a subclass does not pass on.
    var kept: [Callback] = []
    /// The number of UIKit's transitions. A transition's number is its context.
    var transitions = 0
    /// Whether the latest context has been handed over, and whether that is happening now.
    var hasBegun = false, isStarting = false
    /// The contexts whose end was told, and those among them whose end others have told.
    var told: [Int] = [], toldByOthers: [Int] = []
    /// `dismiss` was called, and UIKit has not answered.
    var isAsked = false
    /// True if the user, or other code, has dismissed the card, and nothing has brought it back.
    var isWished = false, isByUser = false
    var isAnnounced = false, isSetUp = false, isLost = false, isGone = false, isTurnDue = false, isExpected = false
    /// The number of refused attempts that the delegate has not been told of.
    var owed = 0

    enum Step: CaseIterable {
        case keepPresentationBegins, keepPresentationEnds, keepDismissalBegins, keepDismissalEnds, keepAll
        case present, presentAtOnce, see, begin, beginAgain, layOut
        /// UIKit begins what the card has asked for; it gets the request too late, and refuses.
        case answer, refuse
        case dismissByOthers, dismissAtOnce, endByOthers, cancelByOthers
        case frames, turn, overdue, loseWindow
        case arrive, take, letGo, fling, pull, withdraw, attempt
        /// The user dismisses the card, and a client that is told of it dismisses as well, or the delegate presents.
        case flingAndDismiss, flingAndBlock
    }

    private var kind: Handshake.Kind { uiKit == .presenting ? .presentation : .dismissal }
    private var isOpen: Bool { uiKit == .presenting || uiKit == .dismissing }

    mutating func take(_ step: Step) throws(Wrong) {
        switch step {
        case .keepPresentationBegins: keep([.begins(.presentation)])
        case .keepPresentationEnds: keep([.ends(.presentation)])
        case .keepDismissalBegins: keep([.begins(.dismissal)])
        case .keepDismissalEnds: keep([.ends(.dismissal)])
        case .keepAll:
            keep([.begins(.presentation), .ends(.presentation), .begins(.dismissal), .ends(.dismissal)])
        case .present, .presentAtOnce:
            guard uiKit == .idle else { break }
            uiKit = .presenting
            try report(.begins(.presentation), .announced(.presentation))
            if step == .presentAtOnce { try end(completed: true) } else { transitions += 1 }
        case .see: if uiKit != .idle, !isLost { try handle(.seen) }
        case .begin:
            guard isOpen, !hasBegun, transitions > 0, !told.contains(transitions) else { break }
            hasBegun = true
            try start()
        case .beginAgain: if hasBegun { try start() }
        case .layOut:
            guard case .coming(nil) = handshake.phase, uiKit == .presented else { break }
            try handle(.overdue(.presentation, isPresented: true))
        case .answer: if isAsked { try dismiss() }
        case .refuse: isAsked = false
        case .dismissByOthers:
            guard uiKit == .presented, !isAsked else { break }
            // While the card waits for UIKit's answer, it cannot tell another's dismissal from its own.
            (isWished, isByUser) = (handshake.transition == nil, false)
            try dismiss()
        case .dismissAtOnce:
            guard uiKit == .presented else { break }
            uiKit = .dismissing
            isAsked = false
            if handshake.transition == nil, !isByUser { isAnnounced = false }
            try report(.begins(.dismissal), .announced(.dismissal))
            try end(completed: true)
        case .endByOthers, .cancelByOthers:
            guard isOpen, transitions > 0, !told.contains(transitions) else { break }
            // If a subclass does not pass it on, nobody learns that others have cancelled the dismissal.
            if uiKit == .dismissing, kept.contains(.ends(.dismissal)) { break }
            told.append(transitions)
            toldByOthers.append(transitions)
            if step == .cancelByOthers { (isWished, isByUser) = (false, false) }
            try end(completed: step == .endByOthers)
        case .frames:
            // The card is out of its window a turn later.
            guard uiKit != .gone || isLost else { break }
            for _ in 1...8 { try handle(.frame(isUnderWay: uiKit == .dismissing)) }
        case .turn:
            guard isTurnDue else { break }
            isTurnDue = false
            try handle(.turned)
        case .overdue:
            if isExpected, !isOpen {
                isExpected = false
                for kind in [Handshake.Kind.presentation, .dismissal] {
                    try handle(.overdue(kind, isPresented: uiKit == .presented))
                }
            }
            guard uiKit == .gone else { break }
            // UIKit has taken the card out of its window.
            try handle(.lostWindow(isLeaving: card == .leaving || card == .out))
            try handle(.vanished)
        case .loseWindow: try loseWindow()
        case .arrive: try arrive()
        case .take: try grab()
        case .letGo:
            guard card == .inHand else { break }
            card = .returning
            (isWished, isByUser) = (false, false)
        case .fling, .flingAndDismiss, .flingAndBlock: try fling(step)
        case .pull:
            guard card == .inHand, mayAsk, handshake.transition == nil, uiKit == .presented else { break }
            try handle(.requested(byOthers: false))
        case .withdraw: if uiKit == .presenting, card == .coming { card = .leaving }
        case .attempt:
            guard card == .here || card == .inHand, !isLost else { break }
            owed += 1
            if owed <= 1 { try handle(.attempted) } else { owed -= 1 }
        }
    }

    // MARK: UIKit

    private mutating func keep(_ callbacks: [Callback]) { if uiKit == .idle { kept = callbacks } }

    private mutating func report(_ callback: Callback, _ event: Handshake.Event) throws(Wrong) {
        if !kept.contains(callback) { try handle(event) }
    }

    private mutating func start() throws(Wrong) {
        isStarting = isOpen
        let isPresentation = uiKit == .presenting || transitions == 1 && uiKit != .dismissing
        try handle(.began(isPresentation ? .presentation : .dismissal, transitions))
        isStarting = false
    }

    private mutating func dismiss() throws(Wrong) {
        isAsked = false
        // At most three transitions, so that the number of states is finite.
        guard uiKit == .presented, transitions < 3 else { return }
        uiKit = .dismissing
        transitions = max(transitions, 1) + 1
        hasBegun = false
        if handshake.transition == nil, !isByUser { isAnnounced = false }
        try report(.begins(.dismissal), .announced(.dismissal))
    }

    private mutating func end(completed: Bool) throws(Wrong) {
        let kind = kind
        uiKit = completed == (kind == .presentation) ? .presented : .gone
        try report(.ends(kind), .ended(kind, completed: completed))
    }

    private mutating func loseWindow() throws(Wrong) {
        guard uiKit != .idle, uiKit != .gone, !isLost else { return }
        isLost = true
        let isLeaving = card == .leaving || card == .out
        card = isLeaving ? .out : .here
        // Its presenter is gone, and UIKit reports nothing more.
        if isOpen, transitions > 0, !hasBegun { told.append(transitions) }
        try handle(.lostWindow(isLeaving: isLeaving))
        uiKit = .gone
        isAsked = false
    }

    // MARK: The card and its user

    /// The shell's question whether the card may be dismissed.
    private var mayAsk: Bool {
        if handshake.kind == .presentation || uiKit == .presenting || isLost { return false }
        if handshake.transition != nil { return true }
        if case .refused = handshake.phase { return false }
        return uiKit == .presented
    }

    private mutating func arrive() throws(Wrong) {
        switch card {
        case .coming:
            card = .here
            try handle(.came)
        case .leaving:
            card = .out
            try handle(.left)
        case .returning:
            card = .here
            try handle(.rested)
        case .away, .inHand, .here, .out: break
        }
    }

    private mutating func grab() throws(Wrong) {
        switch card {
        case .coming, .here, .leaving, .returning:
            card = .inHand
            (isWished, isByUser) = (false, false)
            try handle(.caught)
        case .away, .inHand, .out: break
        }
    }

    private mutating func fling(_ step: Step) throws(Wrong) {
        guard card == .inHand || card == .here, mayAsk, !isAsked || handshake.transition != nil else { return }
        (isWished, isByUser) = (true, true)
        try handle(.committed)
        if step == .flingAndDismiss, uiKit == .presented, !isAsked { try dismiss() }
        let isBlocked = step == .flingAndBlock
        if !isBlocked, mayAsk || uiKit == .dismissing {
            if card != .out { card = .leaving }
            try handle(.requested(byOthers: handshake.transition == nil && uiKit == .dismissing))
        } else {
            (isWished, isByUser) = (false, false)
            if handshake.transition == nil { isAnnounced = false }
            if uiKit != .gone, card == .inHand { card = .returning }
            try handle(.withdrawn)
        }
    }

    // MARK: The handshake's commands

    private mutating func handle(_ event: Handshake.Event) throws(Wrong) {
        for command in handshake.handle(event) { try carryOut(command) }
    }

    private mutating func carryOut(_ command: Handshake.Command) throws(Wrong) {
        switch command {
        case .setUp:
            guard !isSetUp else { throw Wrong("the card is filled twice") }
            isSetUp = true
        case .bringIn:
            guard card == .away, isSetUp else { throw Wrong("\(card) is brought in") }
            card = .coming
        case .arrive(let isUnmoved):
            if isLost { break }
            if card == .coming || isUnmoved { card = .here }
            if card == .leaving || card == .out { card = .returning }
        case .announce(let byUser):
            guard byUser || !isAnnounced else { throw Wrong("the client is told twice that the card leaves") }
            isAnnounced = true
        case .leave: if card != .out { card = .leaving }
        case .dismiss(let byOthers):
            guard uiKit == (byOthers ? .dismissing : .presented) else {
                throw Wrong("it dismisses while UIKit is \(uiKit)")
            }
            isAsked = !byOthers
        case .adopt(let kind, let context): try handle(.began(kind, context))
        case .tellInNextTurn: isTurnDue = true
        case .complete(let context, let completed):
            // UIKit has told the animator that it is over.
            if toldByOthers.contains(context) { break }
            guard !told.contains(context) else { throw Wrong("context \(context) is completed twice") }
            let isHeard = !isLost && !kept.contains(.ends(.dismissal))
            guard completed || uiKit != .dismissing || !isWished || !isHeard else {
                throw Wrong("a dismissal that is wished is cancelled")
            }
            guard !isStarting else { throw Wrong("a transition is completed inside its own start") }
            told.append(context)
            if isOpen, context == transitions { try end(completed: completed) }
        case .expectEnd: isExpected = true
        case .refuse:
            guard uiKit != .dismissing, !isLost else {
                throw Wrong("\(uiKit), without a window or not, it counts as refused")
            }
            (isWished, isByUser, isAnnounced) = (false, false, false)
            if card == .leaving || card == .out { card = .returning }
        case .turnBack:
            (isWished, isByUser, isAnnounced) = (false, false, false)
            if card == .leaving || card == .out { card = .returning }
        case .tellOfAttempt:
            owed -= 1
            guard owed >= 0 else { throw Wrong("the delegate hears of an attempt twice") }
        case .goAway(let kind, let byUser):
            guard !isGone else { throw Wrong("the client is told twice that the card is gone") }
            guard uiKit == .gone else { throw Wrong("it is gone while UIKit is \(uiKit)") }
            guard kind == .presentation || isAnnounced else { throw Wrong("it goes unannounced") }
            guard byUser || !isByUser else { throw Wrong("the delegate does not hear of its user's dismissal") }
            (isGone, card) = (true, .out)
        case .sayMissing(let kind, let isEnd):
            guard isLost || kept.contains(isEnd ? .ends(kind) : .begins(kind)) else {
                throw Wrong("a callback that came is said to be missing: \(kind) \(isEnd)")
            }
        }
    }

    // MARK: The end

    func settled() throws(Wrong) {
        var world = self
        for _ in 0..<6 {
            for step in [Step.answer, .see, .begin, .turn, .frames, .layOut, .letGo, .arrive, .overdue, .turn] {
                if step == .letGo, world.card != .inHand { continue }
                try world.take(step)
            }
        }
        guard !world.isOpen else { throw Wrong("it never ends: \(world.uiKit), \(world.handshake.phase)") }
        switch world.uiKit {
        case .idle, .presenting, .dismissing: break
        case .presented:
            guard case .presented = world.handshake.phase else { throw Wrong("at rest it is \(world.handshake.phase)") }
            guard world.card == .here else { throw Wrong("presented, the card is \(world.card)") }
            guard !world.isWished || world.transitions >= 3 else { throw Wrong("a dismissal is lost") }
            guard world.owed == 0 else { throw Wrong("the delegate never hears of an attempt") }
        case .gone: guard world.isGone else { throw Wrong("the client is not told that the card is gone") }
        }
    }
}
