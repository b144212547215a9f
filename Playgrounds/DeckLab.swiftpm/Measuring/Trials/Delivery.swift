import UIKitShim

/// Row G6: an action that is called before the next turn of the run loop is called within the event.
final class ActionDelivery: FieldTrial {
    private var hasTurned = false

    init() {
        super.init([Told("actionDelivery", row: "G6")], "When do recognizers send their actions?", .drag)
        let rival = Rival(.begins(after: 10))
        rival.onBegin = { [weak self] in self?.waitForTurn() }
        field.add(rival) { [weak self] rival in
            guard let self, rival.state == .began else { return }
            let isLate = hasTurned
            conclude(
                .choice(isLate ? "nextTurn" : "sameEvent"),
                isLate ? "the run loop turned before the action" : "the action came before the run loop turned")
        }
    }

    private func waitForTurn() {
        hasTurned = false
        onNextTurn { [weak self] in self?.hasTurned = true }
    }
}

/// Row G31: the state that `reset()` reads.
final class StateDuringReset: FieldTrial {
    init() {
        super.init([Told("stateDuringReset", row: "G31")], "What does state read inside reset()?", .drag)
        let rival = Rival(.begins(after: 10))
        rival.onReset = { [weak self, weak rival] in
            guard let self, let rival, rival.hasBegun else { return }
            let state = rival.state
            conclude(
                .choice(state == .possible ? "possible" : "terminal"),
                "state \(state.rawValue) in reset(), after a recognized gesture")
        }
        field.addGestureRecognizer(rival)
    }
}

/// Row G45: a recognizer that has begun is set to cancelled in the next turn of the run loop.
final class StateOutsideTouches: FieldTrial {
    init() {
        super.init(
            [Told("stateOutsideTouches", row: "G45")], "Does a state count that is set outside touches…?", .drag)
        let rival = Rival(.begins(after: 10))
        rival.onBegin = { [weak self, weak rival] in
            onNextTurn {
                rival?.state = .cancelled
                onNextTurn { if let self, let rival { self.judge(rival.state) } }
            }
        }
        field.addGestureRecognizer(rival)
    }

    private func judge(_ state: UIGestureRecognizer.State) {
        let isUnderWay = state == .began || state == .changed
        conclude(
            .choice(isUnderWay ? "isIgnored" : "counts"),
            "state \(state.rawValue), a turn after it was set to cancelled")
    }
}

/// Row G34: the view is removed in mid-pan; a recognizer of its superview sees the finger leave.
final class ActionOnRemoval: FieldTrial {
    private var isRemoved = false
    private var wasTold = false

    init() {
        super.init(
            [Told("actionOnRemoval", row: "G34")], "Is a gesture told that it was cancelled when its view goes away?",
            .drag)
        field.add(UIPanGestureRecognizer()) { [weak self] pan in self?.follow(pan) }
        witness.onLift = { [weak self] in self?.judge() }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        if pan.state == .cancelled { wasTold = true }
        guard !isRemoved, witness.way > 40 else { return }
        (isRemoved, wasTold) = (true, false)
        field.removeFromSuperview()
    }

    private func judge() {
        guard isRemoved else { return }
        conclude(
            .choice(wasTold ? "sent" : "lost"),
            wasTold ? "an action with the state cancelled came" : "the finger left, and no action had come")
        onNextTurn { [weak self] in self?.putBack() }
    }

    private func putBack() {
        isRemoved = false
        frame.addSubview(field)
    }
}
