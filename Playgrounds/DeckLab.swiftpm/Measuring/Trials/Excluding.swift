import UIKitShim

/// Row G26: a recognizer that prevents no other begins first, and after it one that prevents others.
final class Prevented: FieldTrial {
    private let first = Rival(.begins(after: 5), preventsOthers: false)
    private let second = Rival(.begins(after: 40))
    private var wasCancelled = false

    init() {
        super.init([Told("prevented", row: "G26")], "Does a gesture stop one that has begun already?", .drag)
        field.add(first) { [weak self] rival in
            if rival.state == .cancelled { self?.wasCancelled = true }
        }
        field.addGestureRecognizer(second)
        witness.onDown = { [weak self] in self?.wasCancelled = false }
        witness.onLift = { [weak self] in self?.judge() }
    }

    private func judge() {
        guard first.hasBegun, second.hasBegun else { return }
        conclude(
            .choice(wasCancelled ? "alsoBegan" : "onlyPossible"),
            "both began; the first was \(wasCancelled ? "cancelled" : "not cancelled")")
    }
}

/// Row G26a: the second finger's gesture becomes a candidate after the first finger's has begun.
final class LateCandidates: FieldTrial {
    private let early = Rival(.begins(after: 10))
    private let late = Rival(.begins(after: 10), preventsOthers: false)
    private var lateHasBegun = false

    init() {
        super.init(
            [Told("lateCandidates", row: "G26a")], "Does a gesture that has begun hold off a later one?", .addFinger)
        frame.addGestureRecognizer(early)
        field.add(late) { [weak self] late in
            if late.state == .began { self?.lateHasBegun = true }
        }
        witness.onDown = { [weak self] in self?.lateHasBegun = false }
        witness.onLift = { [weak self] in self?.judge() }
    }

    private func judge() {
        guard early.hasBegun, witness.fingerCount > 1 else { return }
        conclude(
            .choice(lateHasBegun ? "allowed" : "blocked"),
            "the second finger's gesture \(lateHasBegun ? "began" : "did not begin")")
    }
}

/// Row G28: recognizers of a view and its superview that would begin in one event.
final class NestedPriority: FieldTrial {
    init() {
        super.init([Told("nestedPriority", row: "G28")], "Which pan wins, a view's or its superview's?", .drag)
        for (view, name) in [(frame, "outermost"), (field, "innermost")] {
            view.add(UIPanGestureRecognizer()) { [weak self] pan in
                if pan.state == .began { self?.conclude(.choice(name), "the \(name) began") }
            }
        }
    }
}

/// Row G29: two recognizers of one view that would begin in one event.
final class SameViewPriority: FieldTrial {
    init() {
        super.init([Told("sameViewPriority", row: "G29")], "Which pan wins, of two on one view?", .drag)
        for name in ["addedEarlier", "addedLater"] {
            field.add(UIPanGestureRecognizer()) { [weak self] pan in
                if pan.state == .began { self?.conclude(.choice(name), "the one \(name.words) began") }
            }
        }
    }
}

/// Row S14: the order of the actions of pans on nested views that recognize together.
final class PanActionOrder: FieldTrial {
    private let questions = Questions()
    private var seen: (time: TimeInterval, first: String)?

    init() {
        super.init(
            [Told("panActionOrder", row: "S14")], "Whose action comes first, of two pans that are recognized together?",
            .drag)
        questions.allowsSimultaneous = true
        for (view, name) in [(frame, "outermostFirst"), (field, "innermostFirst")] {
            let pan = UIPanGestureRecognizer()
            pan.delegate = questions
            view.add(pan) { [weak self] pan in
                if pan.state == .changed { self?.note(name) }
            }
        }
    }

    private func note(_ name: String) {
        guard let seen, seen.time == witness.time, seen.first != name else {
            self.seen = (witness.time, name)
            return
        }
        conclude(.choice(seen.first), "\(seen.first.words), in one event")
    }
}
