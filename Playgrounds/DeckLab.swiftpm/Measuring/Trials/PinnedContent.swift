import UIKitShim

/// Rows S34 and S14: the second of the five measurements. A card's pan keeps a list at its top while the finger goes
/// far down, as an arbiter does; the finger comes back beyond where it began, where the list is let go, and lifts.
///
/// Measured are: where the list would have been without this, from one event to the next (drift); where it goes on from
/// when it is let go (jump); how far it coasts after the lift (fling); whose action is called first.
final class PinnedContent: ListTrial {
    private enum Phase {
        case free
        /// The list is kept at its top; the value is how far the finger has pulled.
        case pinned
        /// The list was let go; the values are its offset and the finger's place then.
        case placed(offset: CGFloat, finger: CGFloat)
        case over
    }

    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let pan = UIPanGestureRecognizer()
    private let questions = Questions()
    private var phase = Phase.free
    private var (farthest, drift, longestStep): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    private var jump: CGFloat?
    private var order: [String] = []
    private var lastAction: (time: TimeInterval, whose: String)?

    init() {
        super.init(
            [Told("offsetWhileTracking", row: "S34"), Told("panActionOrder", row: "S14")],
            "What becomes of a list that is held at its top under a finger, and let go?", .dragDownAndBack)
        bench.addSubview(card)
        card.addSubview(list)
        questions.allowsSimultaneous = true
        pan.delegate = questions
        card.add(pan) { [weak self] (pan: UIPanGestureRecognizer) in self?.cardActs(pan) }
        list.panGestureRecognizer.on { [weak self] (pan: UIPanGestureRecognizer) in self?.listActs(pan) }
        witness.onDown = { [weak self] in self?.begin() }
        witness.onLift = { [weak self] in self?.judge() }
        list.contentOffset = .zero
    }

    override var start: CGPoint { CGPoint(x: 160, y: 90) }
    override var reach: CGFloat { 230 }

    private func begin() {
        (phase, farthest, drift, longestStep, jump, order, lastAction) = (.free, 0, 0, 0, nil, [], nil)
        list.setContentOffset(.zero, animated: false)
    }

    // MARK: The card's part

    private func cardActs(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .changed else { return }
        note("outermostFirst")
        let pull = pan.translation(in: nil).y
        card.transform = CGAffineTransform(translationX: 0, y: max(pull, 0))
        switch phase {
        case .free where pull > 0: phase = .pinned
        case .pinned where pull <= 0:
            put(at: -pull)
            phase = .placed(offset: list.contentOffset.y, finger: pan.location(in: nil).y)
            return
        case .free, .pinned, .placed, .over: break
        }
        farthest = max(farthest, pull)
        pin()
    }

    private func pin() {
        if case .pinned = phase { put(at: 0) }
    }

    private func put(at offset: CGFloat) {
        if list.contentOffset.y != offset { list.contentOffset.y = offset }
    }

    // MARK: What the list does by itself

    private func listActs(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .changed else { return }
        note("innermostFirst")
        longestStep = max(longestStep, abs(witness.way - witness.wayBefore))
        switch phase {
        // Near where the finger began, both ways of scrolling give about the same.
        case .pinned where farthest > Self.farEnough: drift = max(drift, abs(list.contentOffset.y))
        case .placed(let offset, let finger):
            let way = pan.location(in: nil).y - finger
            guard abs(way) >= 1 else { break }
            jump = list.contentOffset.y - (offset - way)
            phase = .over
        case .free, .pinned, .over: break
        }
        pin()
    }

    private static let farEnough: CGFloat = 120

    private func note(_ whose: String) {
        if let lastAction, lastAction.time == witness.time, lastAction.whose != whose { order.append(lastAction.whose) }
        lastAction = (witness.time, whose)
    }

    // MARK: After the lift

    private func judge() {
        card.transform = .identity
        guard farthest > Self.farEnough, let jump else { return }
        observe("jump of a list that is let go", "\(jump.tenths) pt")
        observe(
            "drift of a list that is held",
            "\(drift.tenths) pt at most in an event, of \(longestStep.tenths) pt of the finger")
        // The drift is either the whole pull since touch-down, or the pull since the last event.
        if drift <= longestStep + 1 {
            conclude(
                .choice("incremental"), "held for \(farthest.tenths) pt, it was found \(drift.tenths) pt off at most")
        } else if drift > farthest / 5 {
            conclude(.choice("absolute"), "held for \(farthest.tenths) pt, it was found \(drift.tenths) pt off")
        }
        if let first = order.last, order.allSatisfy({ $0 == first }) {
            conclude("panActionOrder", .choice(first), "\(first.words) in each of \(order.count) events")
        }
        let (offset, speed) = (list.contentOffset.y, lastSpeed)
        Delay(0.6) { [self] in
            let way = list.contentOffset.y - offset
            observe("fling of a list that was held", "\(way.tenths) pt in 0.6 s, let go at \(speed.tenths) pt/s")
        }
    }

    /// The finger's upward speed, in points per second.
    private var lastSpeed: CGFloat {
        let samples = witness.samples.suffix(2)
        guard let one = samples.first, let other = samples.last, other.time > one.time else { return 0 }
        return (one.place.y - other.place.y) / CGFloat(other.time - one.time)
    }
}
