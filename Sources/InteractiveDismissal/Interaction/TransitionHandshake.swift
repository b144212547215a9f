/// Decides what a card and UIKit tell each other about one presentation, until the controller is dismissed.
///
/// Takes events and returns commands, in order, without a view or a clock. UIKit may begin a transition at once, turns
/// later, twice, or never, and a subclass may not pass UIKit's callbacks to super. In each case every context is
/// completed once, presentation and dismissal never overlap, and each end is reported once.
package struct TransitionHandshake {
    /// The number of a transition context, counted by the code that carries out the commands.
    package typealias Context = Int

    package enum Kind { case presentation, dismissal }

    package enum Phase {
        /// UIKit has not called back before the presentation.
        case unannounced
        /// UIKit brings the card in; nil: without a transition, so far.
        case coming(Transition?)
        case presented
        /// UIKit began nothing after a request, and the card goes back to rest.
        case refused
        /// The user dismisses the card, and the client hears of it.
        case due
        case leaving(Dismissal)
        /// The controller is dismissed, or its presentation was cancelled.
        case gone
    }

    /// A transition of UIKit, from its request or its beginning until UIKit reports its end.
    package struct Transition {
        /// The begun contexts that are not completed.
        package fileprivate(set) var contexts: [Context] = []
        package fileprivate(set) var outcome = Outcome.open
        /// The number of frames in which UIKit has begun nothing; nil if UIKit need not begin any more.
        package fileprivate(set) var framesWaited: Int?
        /// Whether the delegate must hear of a refused attempt when the transition is over.
        fileprivate var owesAttempt = false
        fileprivate var payment: [Command] { owesAttempt ? [.tellOfAttempt(inNextTurn: true)] : [] }
    }

    package enum Outcome: Equatable {
        case open
        /// The card arrived before UIKit began, or in the call in which UIKit began.
        case known(completed: Bool)
        case told(completed: Bool)

        fileprivate var isCompleted: Bool? {
            switch self {
            case .open: nil
            case .known(let completed), .told(let completed): completed
            }
        }
    }

    /// A dismissal, from its request or UIKit's callback before it.
    package struct Dismissal {
        /// Nil if UIKit has announced the dismissal, and begun no transition.
        fileprivate(set) var transition: Transition?
        /// Whether the user caused the dismissal, so that the adaptive delegate hears of it.
        fileprivate(set) var isByUser = false
        fileprivate(set) var isAnnounced = false
        /// Whether the client has heard of the dismissal. A drag alone tells the client nothing.
        fileprivate(set) var isTold = false
    }

    package enum Event {
        /// UIKit's callback before it presents or dismisses the card.
        case announced(Kind)
        case seen
        case began(Kind, Context)
        /// UIKit's callback after a transition, or after a change without one.
        case ended(Kind, completed: Bool)
        /// UIKit has not reported the end of a transition that is over.
        case overdue(Kind, isPresented: Bool)
        /// The card has left its window, and its controller is not presented.
        case vanished
        /// The user dismisses the card.
        case committed
        /// The committed dismissal cannot be requested.
        case withdrawn
        /// The card leaves; UIKit must dismiss the controller, unless other code has asked for that.
        case requested(byOthers: Bool)
        case attempted
        case caught
        case came, left, rested
        case lostWindow(isLeaving: Bool)
        /// A frame was shown. The controller may be in a dismissal.
        case frame(isUnderWay: Bool)
        /// The run-loop turn after ``Command/tellInNextTurn``.
        case turned
    }

    package enum Command {
        case setUp
        /// Bring the card in, by the transition with this context.
        case bringIn(Context)
        /// Show the presented card: at rest, or unmoved if there was no transition.
        case arrive(isUnmoved: Bool)
        /// Tell the client, and for the user's dismissal the adaptive delegate, that the card is about to leave.
        case announce(byUser: Bool)
        /// Let the card leave, because other code has dismissed it.
        case leave
        /// Ask UIKit to dismiss the controller, unless other code has, and report frames until UIKit begins.
        case dismiss(byOthers: Bool)
        /// Report the context as begun once more, after the commands before.
        case adopt(Kind, Context)
        case tellInNextTurn
        case complete(Context, Bool)
        /// Expect UIKit's callback after the transition.
        case expectEnd(Kind)
        /// UIKit has begun nothing: let the card go back.
        case refuse
        /// The dismissal was cancelled: let the card go back.
        case turnBack
        case tellOfAttempt(inNextTurn: Bool)
        /// Tell the client that the card has left, and for the user's dismissal the adaptive delegate.
        case goAway(Kind, byUser: Bool)
        /// Log that a subclass has not passed a callback of UIKit to super.
        case sayMissing(Kind, isEnd: Bool)
    }

    /// The number of frames in which UIKit begins a transition or reports a dismissal, unless it has refused. Row T3a.
    package static var longestWait: Int { 8 }

    package private(set) var phase = Phase.unannounced
    /// Contexts that are over. If UIKit begins one of them again, nothing happens.
    private var over: [Context] = []

    package init() {}

    /// UIKit's requested or running transition.
    package private(set) var transition: Transition? {
        get {
            switch phase {
            case .coming(let transition): transition
            case .leaving(let dismissal): dismissal.transition
            case .unannounced, .presented, .refused, .due, .gone: nil
            }
        }
        set {
            switch phase {
            case .coming: phase = .coming(newValue)
            case .leaving(var dismissal):
                dismissal.transition = newValue
                phase = .leaving(dismissal)
            case .unannounced, .presented, .refused, .due, .gone: break
            }
        }
    }

    package var kind: Kind? {
        guard transition != nil else { return nil }
        if case .coming = phase { return .presentation }
        return .dismissal
    }

    package mutating func handle(_ event: Event) -> [Command] {
        switch event {
        case .announced(.presentation): return come(isSaid: true)
        case .seen: return come(isSaid: false)
        case .announced(.dismissal):
            guard case .leaving(let former) = phase, former.isAnnounced else { return go(isSaid: true) }
            // UIKit announces a dismissal once, so the former one was cancelled.
            return end(of: .dismissal, completed: false, isSaid: false) + go(isSaid: true)
        case .began(let kind, let context): return begin(kind, context)
        case .ended(let kind, let completed): return end(of: kind, completed: completed, isSaid: true)
        case .overdue(let kind, let isPresented):
            guard isOverdue(kind) else { return [] }
            return end(of: kind, completed: isPresented == (kind == .presentation), isSaid: false)
        case .vanished:
            let cameNever = if case .coming = phase { true } else { false }
            return end(of: cameNever ? .presentation : .dismissal, completed: !cameNever, isSaid: false)
        case .committed: return commit()
        case .withdrawn: withdraw()
        case .requested(let byOthers): return request(byOthers: byOthers)
        case .attempted:
            guard transition != nil else { return [.tellOfAttempt(inNextTurn: false)] }
            transition?.owesAttempt = true
        case .caught:
            if case .coming = phase { return settle(completed: true) }
            reopen()
        case .came: return settle(completed: true)
        case .left: return settle(completed: kind == .dismissal)
        case .rested: return rest()
        case .lostWindow(let isLeaving):
            transition?.framesWaited = nil
            return settle(completed: isLeaving == (kind == .dismissal))
        case .frame(let isUnderWay): return wait(isUnderWay)
        case .turned: return tell()
        }
        return []
    }
}

// MARK: - Coming

extension TransitionHandshake {
    private mutating func come(isSaid: Bool) -> [Command] {
        guard case .unannounced = phase else { return [] }
        phase = .coming(nil)
        return (isSaid ? [] : [.sayMissing(.presentation, isEnd: false)]) + [.setUp]
    }

    /// Counts the card as presented, since UIKit dismisses it.
    private mutating func arrive() -> [Command] {
        let commands = come(isSaid: false)
        guard case .coming(let transition) = phase else { return commands }
        let told = settle(completed: true)
        let isSaid = transition?.outcome == .open
        return commands + told + end(of: .presentation, completed: true, isSaid: isSaid)
    }

    // MARK: Leaving

    /// The client and the adaptive delegate hear first, and may dismiss the card themselves. If a finger catches the
    /// card on its way out and lets it leave again, they hear again.
    private mutating func commit() -> [Command] {
        let commands = arrive()
        switch phase {
        case .presented: phase = .due
        case .leaving(var dismissal):
            (dismissal.isByUser, dismissal.isTold) = (true, true)
            phase = .leaving(dismissal)
        case .unannounced, .coming, .refused, .due, .gone: return commands
        }
        return commands + [.announce(byUser: true)]
    }

    private mutating func withdraw() {
        switch phase {
        case .due: phase = .presented
        case .leaving(var dismissal):
            dismissal.isByUser = false
            phase = .leaving(dismissal)
        case .unannounced, .coming, .presented, .refused, .gone: break
        }
    }

    private mutating func request(byOthers: Bool) -> [Command] {
        let commands = arrive()
        switch phase {
        case .presented: phase = .leaving(Dismissal())
        case .due: phase = .leaving(Dismissal(isByUser: true, isTold: true))
        case .leaving(let dismissal):
            if dismissal.transition != nil {
                reopen()
                return []
            }
        case .unannounced, .coming, .refused, .gone: return commands
        }
        transition = Transition(framesWaited: 0)
        return commands + [.dismiss(byOthers: byOthers)]
    }

    /// UIKit dismisses the card. `isSaid` is false if UIKit's callback did not come through.
    private mutating func go(isSaid: Bool) -> [Command] {
        var commands = arrive()
        var dismissal = Dismissal(isTold: true)
        var isNews = false
        switch phase {
        case .presented, .refused: isNews = true
        case .due: dismissal.isByUser = true
        case .leaving(let requested):
            if requested.isAnnounced { return commands }
            dismissal = requested
        case .unannounced, .coming, .gone: return commands
        }
        dismissal.isAnnounced = true
        phase = .leaving(dismissal)
        if !isSaid { commands.append(.sayMissing(.dismissal, isEnd: false)) }
        return isNews ? commands + [.announce(byUser: false)] : commands
    }

    private mutating func wait(_ isUnderWay: Bool) -> [Command] {
        guard let frames = transition?.framesWaited else { return [] }
        transition?.framesWaited = frames + 1
        guard frames + 1 >= Self.longestWait else { return [] }
        transition?.framesWaited = nil
        guard !isUnderWay, let transition else { return [] }
        // A card that is already back at rest may ask again.
        phase = transition.outcome == .known(completed: false) ? .presented : .refused
        return [.refuse] + transition.payment
    }

    // MARK: A transition

    private mutating func begin(_ kind: Kind, _ context: Context) -> [Command] {
        guard !over.contains(context), transition?.contexts.contains(context) != true else { return [] }
        let commands = kind == .presentation ? come(isSaid: false) : go(isSaid: false)
        switch (kind, phase) {
        case (.presentation, .coming), (.dismissal, .leaving): break
        default:
            // There is no card left to move.
            over.append(context)
            return commands + [.complete(context, true)]
        }
        guard transition != nil else {
            transition = Transition()
            return commands + [kind == .presentation ? .bringIn(context) : .leave, .adopt(kind, context)]
        }
        transition?.contexts.append(context)
        transition?.framesWaited = nil
        // A transition that ends inside its own start confuses UIKit.
        return transition?.outcome == .open ? commands : commands + [.tellInNextTurn]
    }

    /// Records how the card has ended the transition; the first time counts.
    private mutating func settle(completed: Bool) -> [Command] {
        guard transition?.outcome == .open else { return [] }
        transition?.outcome = .known(completed: completed)
        return tell()
    }

    /// Continues a transition whose end UIKit has not heard of, since the card moves again.
    private mutating func reopen() { if case .known = transition?.outcome { transition?.outcome = .open } }

    private mutating func tell() -> [Command] {
        guard let kind, let transition, let completed = transition.outcome.isCompleted, !transition.contexts.isEmpty
        else { return [] }
        over += transition.contexts
        self.transition?.contexts = []
        self.transition?.outcome = .told(completed: completed)
        return transition.contexts.map { .complete($0, completed) } + [.expectEnd(kind)]
    }

    private mutating func rest() -> [Command] {
        if case .refused = phase { phase = .presented }
        let commands = settle(completed: false)
        if transition?.outcome.isCompleted == false { withdraw() }
        return commands
    }

    /// Whether UIKit has been told the end, or makes a change without a transition.
    private func isOverdue(_ kind: Kind) -> Bool {
        switch (phase, kind) {
        case (.coming(nil), .presentation): true
        case (.coming, .presentation), (.leaving, .dismissal):
            if case .told = transition?.outcome { true } else { false }
        default: false
        }
    }

    private mutating func end(of kind: Kind, completed: Bool, isSaid: Bool) -> [Command] {
        if case .gone = phase { return [] }
        var commands: [Command] = []
        if kind == .dismissal, completed { commands = go(isSaid: false) }
        if kind == .presentation { commands = come(isSaid: false) }
        let (transition, before) = (transition, phase)
        let missing: [Command] = isSaid ? [] : [.sayMissing(kind, isEnd: true)]
        over += transition?.contexts ?? []
        switch (kind, completed, before) {
        case (.presentation, true, .coming):
            phase = .presented
            commands += missing + [.arrive(isUnmoved: transition == nil)]
        case (.presentation, false, _):
            phase = .gone
            return commands + missing + [.goAway(kind, byUser: false)]
        case (.dismissal, true, .leaving(let dismissal)):
            phase = .gone
            if !dismissal.isTold { commands.append(.announce(byUser: false)) }
            return commands + missing + [.goAway(kind, byUser: dismissal.isByUser)]
        case (.dismissal, false, .leaving):
            commands = go(isSaid: false)
            phase = .presented
            commands += missing + [.turnBack]
        default: return commands
        }
        return commands + (transition?.payment ?? [])
    }
}
