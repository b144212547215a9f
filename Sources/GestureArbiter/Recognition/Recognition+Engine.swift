import UIKitShim

/// The engine, asked. Its conditions may be the client's code, which may ask the arbiter or command it there and then,
/// while nobody else may look into the engine.
extension Recognition {
    /// What can be read of the engine while it decides: how it was before the event.
    struct Glance {
        let owner: Arbitration.Owner
        let decisions: [Arbitration.Decision]
        let decisionsOfTouch: ArraySlice<Arbitration.Decision>
    }

    /// What is asked of the recognition from outside of a touch event.
    enum Command {
        case flags(Set<ArbitrationPolicy.Flag>)
        case cancel
        case detach
        /// The pan acts.
        case deliver
        /// The pan is done with its touch.
        case reset
        /// The pan is no more: taken off its view by the app, or gone with it.
        case gone

        fileprivate var endsTouch: Bool {
            switch self {
            case .flags, .deliver: false
            case .cancel, .detach, .reset, .gone: true
            }
        }
    }

    /// Who has the touch, as far as it is decided.
    var owner: Arbitration.Owner { glance?.owner ?? arbitration.owner }
    var decisions: [Arbitration.Decision] { glance?.decisions ?? arbitration.decisions }
    /// Those about the touch under way, or the last one.
    var decisionsOfTouch: ArraySlice<Arbitration.Decision> { glance?.decisionsOfTouch ?? arbitration.decisionsOfTouch }

    /// Every event goes to the engine by here.
    func handle(_ event: Arbitration.Event) -> Arbitration.Actions {
        foresight = nil
        guard arbitration.asksClosures else { return arbitration.handle(event) }
        glance = Glance(
            owner: arbitration.owner, decisions: arbitration.decisions, decisionsOfTouch: arbitration.decisionsOfTouch)
        defer { glance = nil }
        return arbitration.handle(event)
    }

    /// Carries the command out: now, or as soon as what the engine decides is noted.
    func obey(_ command: Command) {
        guard glance == nil else { return postponed.append(command) }
        onScreen(of: container) {
            switch command {
            case .flags(let flags): take(flags)
            case .cancel: cancel()
            case .detach: detach()
            case .deliver: deliver()
            case .reset: panWasReset()
            case .gone: panIsGone()
            }
        }
    }

    /// Carries out what was asked meanwhile. True where that has ended the touch.
    func obeyPostponed() -> Bool {
        guard !postponed.isEmpty else { return false }
        let commands = postponed
        postponed = []
        for command in commands { obey(command) }
        return commands.contains(where: \.endsTouch)
    }
}
