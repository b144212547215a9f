import UIKitShim

/// Row P14: the slop of a scroll view's pan.
final class ScrollSlop: ListTrial {
    private var gauge = SlopGauge()

    init() {
        super.init([Told("scrollSlop", row: "P14")], "How far does a finger go before a scroll view follows?", .drag)
        list.panGestureRecognizer.on { [weak self] (pan: UIPanGestureRecognizer) in
            guard let self, pan.state == .began, gauge.narrow(witness) else { return }
            conclude(.points(Double(gauge.reached)), gauge.evidence)
        }
        witness.onDown = { [weak self] in
            guard let self, list.isDecelerating || list.contentOffset.y < 300 else { return }
            list.setContentOffset(CGPoint(x: 0, y: 1500), animated: false)
        }
    }
}

/// Row P14: the slop of a finger that catches a list. Whether the list still coasts is read when the touch is offered,
/// before any recognizer has it.
final class CatchingOmitsSlop: ListTrial {
    private let questions = Questions()
    private var isCatch = false

    init() {
        super.init(
            [Told("catchingOmitsSlop", row: "P14")], "Does a finger that catches a gliding list drag it without slop?",
            .flickAndCatch)
        questions.onShouldReceive = { [weak self] in self.map { $0.isCatch = $0.list.isDecelerating } }
        witness.delegate = questions
        list.panGestureRecognizer.on { [weak self] (pan: UIPanGestureRecognizer) in
            if pan.state == .began { self?.judge() }
        }
    }

    private func judge() {
        let (way, before) = (abs(witness.way), abs(witness.wayBefore))
        guard isCatch, way < 5 || before >= 5 else { return }
        conclude(.flag(way < 5), "begun at \(way.tenths) pt, not at \(before.tenths) pt")
    }
}

/// Row S18: a pan on content that has no room to scroll.
final class ShortContentPan: ListTrial {
    private var hasBegun = false

    init() {
        super.init([Told("shortContentPan", row: "S18")], "Does a pan begin on content that has nowhere to go?", .drag)
        list.contentSize = CGSize(width: 320, height: 390)
        list.contentOffset = .zero
        list.panGestureRecognizer.on { [weak self] (pan: UIPanGestureRecognizer) in
            if pan.state == .began { self?.hasBegun = true }
        }
        witness.onDown = { [weak self] in self?.hasBegun = false }
        witness.onLift = { [weak self] in
            guard let self, witness.way > 30 else { return }
            conclude(
                .choice(hasBegun ? "beginsInPlace" : "fails"),
                "the scroll view's pan \(hasBegun ? "began" : "did not begin") in \(witness.way.tenths) pt")
        }
    }
}

/// Row S29: scrolling that is switched off during a drag.
final class DisabledScrolling: ListTrial {
    private var wasCancelled = false

    init() {
        super.init([Told("disabledScrolling", row: "S29")], "What does isScrollEnabled = false do to a drag?", .drag)
        list.panGestureRecognizer.on { [weak self] (pan: UIPanGestureRecognizer) in
            guard let self else { return }
            if pan.state == .cancelled { wasCancelled = true }
            if pan.state == .changed, witness.way > 60 { list.isScrollEnabled = false }
        }
        witness.onDown = { [weak self] in self?.wasCancelled = false }
        witness.onLift = { [weak self] in self?.judge() }
    }

    private func judge() {
        guard !list.isScrollEnabled else { return }
        conclude(
            .choice(wasCancelled ? "cancelsPan" : "endsWithPan"),
            "the pan was \(wasCancelled ? "cancelled" : "not cancelled") before the finger left")
        onNextTurn { [weak self] in self?.list.isScrollEnabled = true }
    }
}

/// Row S34: an offset that is assigned during a drag.
final class OffsetWhileTracking: ListTrial {
    private var assigned: (offset: CGFloat, finger: CGFloat)?
    private static let jump: CGFloat = 30

    init() {
        super.init(
            [Told("offsetWhileTracking", row: "S34")],
            "Where does a drag go on when the offset was assigned in between?", .drag
        )
        list.panGestureRecognizer.on { [weak self] (pan: UIPanGestureRecognizer) in
            if pan.state == .changed { self?.follow(pan.location(in: nil).y) }
        }
        witness.onDown = { [weak self] in
            self?.assigned = nil
            self?.list.setContentOffset(CGPoint(x: 0, y: 1500), animated: false)
        }
    }

    private func follow(_ finger: CGFloat) {
        let offset = list.contentOffset.y
        guard let assigned else {
            if witness.way > 60 { assign(Self.jump + offset, finger) }
            return
        }
        let way = finger - assigned.finger
        guard abs(way) >= 1, abs(way) < 25 else { return }
        let (onFromThere, backToFinger) = (assigned.offset - way, assigned.offset - Self.jump - way)
        let isIncremental = abs(offset - onFromThere) < abs(offset - backToFinger)
        conclude(
            .choice(isIncremental ? "incremental" : "absolute"),
            "assigned \(assigned.offset.tenths), then \(offset.tenths) after a move of \(way.tenths) pt")
    }

    private func assign(_ offset: CGFloat, _ finger: CGFloat) {
        list.contentOffset.y = offset
        assigned = (offset, finger)
    }
}

/// Row S41: content at rest whose end moves to before its offset.
final class ContentBeyondEnd: ListTrial {
    init() {
        super.init(
            [Told("contentBeyondEnd", row: "S41")],
            "Does content come back whose end comes nearer than it is scrolled?",
            .nothing)
    }

    override func run(over controller: UIViewController) {
        list.contentSize.height = 2000
        list.setContentOffset(CGPoint(x: 0, y: 1600), animated: false)
        Delay(0.2) { [self] in list.contentSize.height = 1800 }
        Delay(0.8) { [self] in
            let offset = list.contentOffset.y
            conclude(.choice(offset > 1500 ? "stays" : "isBroughtBack"), "at \(offset.tenths) pt of 1400")
        }
    }
}
