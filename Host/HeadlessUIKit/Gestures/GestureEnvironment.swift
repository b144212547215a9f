/// The competing recognizers of a stage. Orders them, sends their actions and resets them.
///
/// Nothing here depends on the order of a set or a dictionary.
@MainActor final class GestureEnvironment {
    let assumptions: Assumptions
    /// The stage. It sets this to nil when it is deallocated.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var stage: Stage?
    weak var delivery: TouchDelivery?
    /// The recognizers that received a touch since their last reset, in the order in which they see touches.
    @exclusivity(unchecked) private(set) var participants: [UIGestureRecognizer] = []
    private var isHandling = false
    private var isUpdating = false
    private var isUpdateScheduled = false

    init(assumptions: Assumptions) { self.assumptions = assumptions }

    /// The recognizers of the view and its superviews, in the order in which they see a touch (rows G10, G28, G29). The
    /// first recognized one prevents the rest, so the order decides who wins.
    func recognizers(from view: UIView?) -> [UIGestureRecognizer] {
        var groups: [[UIGestureRecognizer]] = []
        var view = view
        while let current = view {
            let attached = current.gestureRecognizers ?? []
            groups.append(assumptions.sameViewPriority == .addedLater ? attached.reversed() : attached)
            view = current.superview
        }
        if assumptions.nestedPriority == .outermost { groups.reverse() }
        return Array(groups.joined())
    }

    func join(_ recognizer: UIGestureRecognizer, with touch: UITouch) {
        recognizer.environment = self
        recognizer.accept(touch)
        if !participants.contains(recognizer) { participants.append(recognizer) }
    }

    /// Lets recognizers see an event, and handles their new states once all have seen it (row G6).
    func handle(_ event: () -> Void) {
        isHandling = true
        event()
        if assumptions.failureQuestions == .atTouchDown { askAboutFailure() }
        isHandling = false
        update()
    }

    /// Notes a change of state. Outside an event it is handled in a turn of its own.
    func noteChange(of recognizer: UIGestureRecognizer) {
        if !participants.contains(recognizer) { participants.append(recognizer) }
        guard !isHandling, !isUpdating else { return }
        scheduleUpdate { [weak self] in self?.update() }
    }

    /// Notes that a view or a recognizer was removed. Outside an event it is handled in a turn of its own. Row G34.
    func noteRemoval() {
        guard !isHandling, participants.contains(where: isRemoved) else { return }
        scheduleUpdate { [weak self] in self?.update() }
    }

    func schedule(at time: TimeInterval, _ block: @escaping @MainActor () -> Void) {
        stage?.schedule(at: time, block)
    }

    /// Ends a turn: waiting recognizers continue, actions are sent, finished recognizers are reset.
    func update() {
        guard !isUpdating, isUpdateDue else { return }
        settle {
            switch assumptions.actionDelivery {
            case .sameEvent: sendActions()
            case .nextTurn:
                guard participants.contains(where: { $0.isActionDue }) else { return }
                scheduleUpdate { [weak self] in self?.settle { self?.sendActions() } }
            }
        }
    }

    // Uses loops instead of closures, here and below: the standard library checks for the main actor at each call of a
    // closure, and most turns have nothing to do.
    private var isUpdateDue: Bool {
        for recognizer in participants {
            if recognizer.isActionDue || recognizer.isFinished || recognizer.attempt.withheld != nil { return true }
            if isRemoved(recognizer) { return true }
        }
        return false
    }

    private func settle(_ deliver: () -> Void) {
        isUpdating = true
        stopRemoved()
        releaseWithheld()
        deliver()
        resetFinished()
        isUpdating = false
    }

    private func scheduleUpdate(_ block: @escaping @MainActor () -> Void) {
        guard !isUpdateScheduled, let stage else { return }
        isUpdateScheduled = true
        stage.perform { [weak self] in
            self?.isUpdateScheduled = false
            block()
        }
    }

    /// Sends the due actions. They may change other recognizers' states, whose actions follow in the same turn. Rows
    /// G6, G37 and S14.
    private func sendActions() {
        while true {
            let due = dueInOrder
            guard !due.isEmpty else { return }
            for (recognizer, _) in due where recognizer.isActionDue {
                recognizer.isActionDue = false
                for touch in recognizer.attempt.touches { delivery?.tellCancelled(touch) }
                recognizer.sendAction()
            }
            releaseWithheld()
        }
    }

    /// The recognizers whose action is due, ordered by the depth of their views; at equal depth, as they see touches.
    private var dueInOrder: [(recognizer: UIGestureRecognizer, depth: Int)] {
        let innermostFirst = assumptions.panActionOrder == .innermostFirst
        var ordered: [(recognizer: UIGestureRecognizer, depth: Int)] = []
        for recognizer in participants where recognizer.isActionDue {
            let depth = recognizer.depth
            var index = ordered.count
            while index > 0, innermostFirst ? ordered[index - 1].depth < depth : ordered[index - 1].depth > depth {
                index -= 1
            }
            ordered.insert((recognizer, depth), at: index)
        }
        return ordered
    }

    /// Stops recognizers whose view has left its window. Row G34.
    private func stopRemoved() {
        for recognizer in participants where isRemoved(recognizer) {
            recognizer.stop()
            if assumptions.actionOnRemoval == .lost { recognizer.isActionDue = false }
        }
    }

    private func isRemoved(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isAnalysing && !recognizer.isFinished && recognizer.view?.window == nil
    }

    /// Resets finished recognizers, except those whose action is still due: they keep their state until then. Row G30.
    private func resetFinished() {
        while let index = firstFinished {
            let recognizer = participants.remove(at: index)
            recognizer.finish(assumptions.stateDuringReset)
            // A recognizer that is disabled in `reset()` notes a change.
            if participants.last === recognizer { participants.removeLast() }
        }
    }

    private var firstFinished: Int? {
        for (index, recognizer) in participants.enumerated() where recognizer.isFinished && !recognizer.isActionDue {
            return index
        }
        return nil
    }
}

extension UIGestureRecognizer {
    /// The number of superviews of its view.
    fileprivate var depth: Int {
        var depth = 0
        var superview = view?.superview
        while let current = superview {
            depth += 1
            superview = current.superview
        }
        return depth
    }
}
