import UIKitShim

/// Rows P7 and P14: the two samples between which a pan begins, narrowed by each drag.
@MainActor
struct SlopGauge {
    /// The distance at which it had not begun, and the one at which it had, in points.
    private(set) var below: CGFloat = 0
    private(set) var reached: CGFloat = .infinity

    /// True once the two are near each other.
    mutating func narrow(_ witness: Witness) -> Bool {
        let (before, now) = (abs(witness.wayBefore), abs(witness.way))
        guard now > 0 else { return false }
        below = max(below, min(before, now))
        reached = min(reached, now)
        return abs(reached - below) <= 1.5
    }

    var evidence: String { "not begun at \(below.tenths) pt, begun at \(reached.tenths) pt" }
}

/// Row P7: the slop of a pan.
final class PanSlop: FieldTrial {
    private var gauge = SlopGauge()

    init() {
        super.init([Told("panSlop", row: "P7")], "How far does a finger go before a pan begins?", .drag)
        field.add(UIPanGestureRecognizer()) { [weak self] pan in
            guard let self, pan.state == .began, gauge.narrow(witness) else { return }
            conclude(.points(Double(gauge.reached)), gauge.evidence)
        }
    }
}

/// Row P8: whether the translation at the beginning includes the slop.
final class PanTranslation: FieldTrial {
    init() {
        super.init([Told("panTranslationOmitsSlop", row: "P8")], "Does a pan's translation leave the slop out?", .drag)
        field.add(UIPanGestureRecognizer()) { [weak self] pan in
            guard let self, pan.state == .began, witness.way > 3 else { return }
            let (way, translation) = (witness.way, pan.translation(in: nil).y)
            conclude(
                .flag(translation < way / 2),
                "a translation of \(translation.tenths) pt when the finger had gone \(way.tenths) pt")
        }
    }
}

/// Row P10: the velocity after a rest.
final class VelocityAfterPause: FieldTrial {
    private var moving: CGFloat = 0

    init() {
        super.init(
            [Told("panVelocityAfterPause", row: "P10")], "What is a pan's velocity after the finger rested?",
            .dragAndRest)
        field.add(UIPanGestureRecognizer()) { [weak self] pan in self?.follow(pan) }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        let velocity = pan.velocity(in: nil).y
        switch pan.state {
        case .changed: moving = velocity
        case .ended: judge(velocity)
        default: break
        }
    }

    private func judge(_ velocity: CGFloat) {
        let rest = witness.time - (witness.samples.last?.time ?? witness.time)
        guard rest > 0.3, abs(moving) > 50 else { return }
        conclude(
            .choice(abs(velocity) > abs(moving) / 2 ? "kept" : "falls"),
            "\(moving.tenths) pt/s at the last move, \(velocity.tenths) pt/s \((rest * 1000).tenths) ms later")
    }
}

/// Row P12: which formula is nearer to the pan's velocity, over a drag of changing speed.
final class PanVelocity: FieldTrial {
    private var count = 0
    private var errors: (two: CGFloat, three: CGFloat) = (0, 0)

    init() {
        super.init([Told("panVelocity", row: "P12")], "How does a pan smooth its velocity?", .drag)
        field.add(UIPanGestureRecognizer()) { [weak self] pan in
            if pan.state == .changed { self?.compare(pan.velocity(in: nil).y) }
        }
        witness.onDown = { [weak self] in
            self?.count = 0
            self?.errors = (0, 0)
        }
        witness.onLift = { [weak self] in self?.judge() }
    }

    private func compare(_ velocity: CGFloat) {
        let samples = witness.samples.suffix(4)
        let speeds = zip(samples, samples.dropFirst()).map { one, next in
            (next.place.y - one.place.y) / CGFloat(max(next.time - one.time, 0.001))
        }
        guard speeds.count == 3 else { return }
        let weighted = speeds[0] * 0.6 + speeds[1] * 0.35 + speeds[2] * 0.05
        guard abs(weighted - speeds[2]) > 20 else { return }
        count += 1
        errors.two += abs(velocity - speeds[2])
        errors.three += abs(velocity - weighted)
    }

    private func judge() {
        guard count >= 8 else { return }
        let (two, three) = (errors.two / CGFloat(count), errors.three / CGFloat(count))
        conclude(
            .choice(two <= three ? "lastTwoSamples" : "weightedThree"),
            "over \(count) moves \(two.tenths) pt/s from the last two samples' speed, \(three.tenths) from the weighted"
        )
    }
}

/// Row P1: the end of a pan of two fingers.
final class PanEnd: FieldTrial {
    init() {
        super.init([Told("panEnd", row: "P1")], "When does a pan for two fingers end?", .addFinger)
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        frame.add(pan) { [weak self] pan in
            guard let self, pan.state == .ended else { return }
            let isFirst = witness.liftCount < witness.fingerCount
            conclude(.choice(isFirst ? "tooFewLeft" : "lastLift"), "with lift \(witness.liftCount) of 2")
        }
    }
}

/// Row P13: a further finger during a pan.
final class TouchesBeyondMaximum: FieldTrial {
    init() {
        super.init(
            [Told("touchesBeyondMaximum", row: "P13")], "What do more fingers than a pan's maximum do in mid-pan?",
            .addFinger)
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        frame.add(pan) { [weak self] pan in
            guard let self, pan.state == .ended, witness.fingerCount > 1 else { return }
            let wasEnded = witness.liftCount == 0
            conclude(
                .choice(wasEnded ? "end" : "ignored"),
                "the pan ended \(wasEnded ? "with the second finger, both being down" : "when a finger had left")")
        }
    }
}
