import UIKitShim

/// The engine's actions carried out: its questions at once, the rest in the pan's action.
extension Recognition {
    /// Has the actions carried out, the answers to their questions among them.
    ///
    /// - Returns: What the pan does. What a condition had done meanwhile is done by then.
    @discardableResult
    func perform(_ first: Arbitration.Actions) -> Arbitration.Actions.Recognizer? {
        var actions = first
        while let stage = actions.question {
            let answer = ask(stage)
            let next = handle(.answer(answer))
            note(actions)
            actions = next
        }
        note(actions)
        return obeyPostponed() ? .fails : actions.recognizer
    }

    private func note(_ actions: Arbitration.Actions) {
        outbox.put(actions)
        ledger = ledger + actions.ledger
    }

    /// What never became a gesture moved nothing.
    func discardUnconfirmed() {
        if outbox.isBeginPending {
            ledger.discarded += ledger.dragged
            ledger.dragged = 0
        }
        outbox.discard()
    }

    /// In the pan's action: the content is held or let go, then the client is told.
    func deliver() {
        if let silent = silentScrollViewName {
            // Within an event of ours its pan begins too; well beyond the slop, somebody else has the touch.
            guard isFarGone else { return }
            return giveUp(to: "what keeps \(silent) from scrolling")
        }
        foresight?.comeTrue(in: self)
        if let holds = outbox.takeHold() {
            let places = chain.links.indices.map {
                ScrollHold.Place(axis: chain.links[$0].course.axis, offset: arbitration.heldOffset(at: $0))
            }
            holds ? hold.hold(at: places) : hold.letGo(placing: outbox.takePlacing() ? places : nil)
        } else {
            hold.write()
        }
        let drags = outbox.takeDrags()
        let isOpen = outbox.isDragOpen
        // Told of one, the client may have cancelled or detached: it has had its end, and nothing comes after that.
        for drag in drags where outbox.isDragOpen == isOpen { onDrag(drag) }
    }

    private func giveUp(to name: String) {
        _ = handle(.overruled(by: name))
        discardUnconfirmed()
        pan?.state = .cancelled
    }

    /// The finger is well beyond the slop: whoever follows it has begun.
    private var isFarGone: Bool { abs(arbitration.travel) > 2 * max(arbitration.slop, UIScrollView.assumedSlop) }

    /// The canary: inside a scroll view that can pan, a drag begins only where that scroll view's own pan begins.
    private var silentScrollViewName: String? {
        guard outbox.isBeginPending, !beginsAtTouchDown, arbitration.policy.handoff != .never else { return nil }
        guard let first = chain.pannable.first, !chain.hasPanUnderWay else { return nil }
        return "\(type(of: first))"
    }
}

/// A movement under a drag that no list's pan goes along with, as where the card was caught. One may begin with this very
/// movement, which is to be seen only after the event: what was handed back to a list in that one is its own then.
@MainActor
struct Foresight {
    private let move: Arbitration.Move
    private let arbitration: Arbitration
    private let ledger: Arbitration.Ledger
    private let outbox: DragOutbox

    /// Nil where it is known who takes what is handed back.
    init?(of move: Arbitration.Move, in recognition: Recognition) {
        guard recognition.arbitration.owner == .drag, recognition.chain.links.count > 1,
            !recognition.chain.hasPanUnderWay
        else { return nil }
        self.move = move
        (arbitration, ledger, outbox) = (recognition.arbitration, recognition.ledger, recognition.outbox)
    }

    /// Has the movement decided anew, if it was handed back to a list that turns out to have no share in it.
    func comeTrue(in recognition: Recognition) {
        var move = move
        move.bystanders = recognition.chain.bystanders
        guard case .scroll = recognition.arbitration.owner, move.bystanders > self.move.bystanders else { return }
        (recognition.arbitration, recognition.ledger, recognition.outbox) = (arbitration, ledger, outbox)
        recognition.perform(recognition.handle(.move(move)))
    }
}

/// The engine's questions.
extension Recognition {
    private func ask(_ stage: Arbitration.Stages) -> Arbitration.Answer {
        if stage == .claim { return claimAnswer }
        return answer(
            to: attempt(
                at: stage, location: finger?.location ?? .zero,
                velocity: arbitration.velocity, by: finger))
    }

    func attempt(
        at stage: Arbitration.Stages, location: CGPoint, velocity: CGFloat, by finger: TrackedFinger?
    ) -> GestureArbiter.Attempt {
        GestureArbiter.Attempt(
            stage: stage, location: location, touchDownLocation: touchAtDown?.location ?? .zero,
            regions: touchAtDown?.regions ?? [], velocity: velocity, touchedView: finger?.touchedView,
            scrollViews: chain.scrollViews)
    }

    /// Whether anybody may say no.
    var mayBeRefused: Bool { onAttempt != nil || !vetoes.isEmpty }

    /// The first no; the client of the arbiter is asked last.
    func answer(to attempt: GestureArbiter.Attempt) -> Arbitration.Answer {
        for veto in vetoes {
            let answer = veto(attempt)
            guard answer == .yes else { return answer }
        }
        return onAttempt?(attempt) ?? .yes
    }

    /// Whether something under the finger has a better claim to it.
    private var claimAnswer: Arbitration.Answer {
        guard let pan, let container else { return .yes }
        let claims = Claims(
            yields: arbitration.policy.yields, ours: pan, container: container, touchedView: finger?.touchedView,
            recognizers: finger?.recognizers ?? [], chain: chain, underWayAtDown: finger?.underWayAtDown ?? [],
            opaqueViews: namedViews.opaque, isFarGone: isFarGone)
        return claims.answer
    }
}

extension UIScrollView {
    /// How far a finger is taken to move before a scroll view follows, in points. Not documented; row P14.
    static let assumedSlop: CGFloat = 10
}
