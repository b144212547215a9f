@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterFlights
import HeadlessUIKit

/// An observation of a flight that an assumption excludes.
public struct FlightContradiction: Hashable, Sendable, CustomStringConvertible {
    /// The index of the flight's entry.
    public var entry: Int
    /// The observation, and what the assumption predicts.
    public var description: String
}

/// Compares the observed flight with a predicted one.
struct Comparison {
    let observed: Course
    let predicted: Course
    let tolerance: Tolerance

    /// The first contradiction; nil if the prediction may be right.
    var first: FlightContradiction? {
        var found: [FlightContradiction] = []
        for depth in observed.depths.union(predicted.depths).sorted() { found += contradictions(at: depth) }
        found += contradictionsOfOrder + contradictionsOfDecisions + contradictionsOfDrags + contradictionsOfFrames
        return found.min { $0.entry < $1.entry }
    }

    private func name(_ depth: Int) -> String { depth < 0 ? "the arbiter's pan" : "the pan of scroll view \(depth)" }

    private func contradiction(_ entry: Int, _ text: String) -> FlightContradiction {
        FlightContradiction(entry: entry, description: text)
    }

    // MARK: One pan

    private func contradictions(at depth: Int) -> [FlightContradiction] {
        let (seen, foreseen) = (observed.actions(at: depth), predicted.actions(at: depth))
        guard let one = seen.first else {
            guard let other = foreseen.first, isEarly(other.step) else { return [] }
            return [contradiction(entry(atStep: other.step), "\(name(depth)) would have begun, and never did")]
        }
        guard let other = foreseen.first else {
            guard isEarly(one.step) else { return [] }
            return [contradiction(one.action.entry, "\(name(depth)) began, and would not have")]
        }
        guard areNear(one.step, other.step) else {
            let text =
                "\(name(depth)) began \(milliseconds(one.step)) after touch-down, and would have after "
                + milliseconds(other.step)
            return [contradiction(min(one.action.entry, entry(atStep: other.step)), text)]
        }
        // If the pan began a sample earlier or later, results of the first samples may differ by one.
        return contradictionsOfEnd(depth, seen, foreseen)
            + contradictionsOfNumbers(depth, isExact: one.step == other.step)
    }

    /// Whether the step is before the last sample: what begins with the last one may not begin at all.
    private func isEarly(_ step: Int) -> Bool { step + 1 < observed.steps.count }

    /// Whether the steps are within a frame of each other.
    private func areNear(_ step: Int, _ other: Int) -> Bool {
        step == other || abs(time(observed, step) - time(predicted, other)) <= 1.5 * tolerance.frame
    }

    private func time(_ course: Course, _ step: Int) -> Double {
        course.steps.indices.contains(step) ? course.steps[step].time : .infinity
    }

    private func milliseconds(_ step: Int) -> String {
        "\((time(observed, step) * 1000).words) ms"
    }

    private func entry(atStep step: Int) -> Int {
        observed.steps.isEmpty ? 0 : observed.steps[min(step, observed.steps.count - 1)].entry
    }

    private typealias Actions = [(step: Int, action: Course.Action)]

    private func contradictionsOfEnd(_ depth: Int, _ seen: Actions, _ foreseen: Actions) -> [FlightContradiction] {
        guard let one = seen.last, let other = foreseen.last else { return [] }
        let (state, otherState) = (one.action.action.state, other.action.action.state)
        guard state != otherState || !areNear(one.step, other.step) else { return [] }
        let text =
            "the last action of \(name(depth)) was \(state) after \(milliseconds(one.step)), and would have been "
            + "\(otherState) after \(milliseconds(other.step))"
        return [contradiction(min(one.action.entry, entry(atStep: other.step)), text)]
    }

    private func contradictionsOfNumbers(_ depth: Int, isExact: Bool) -> [FlightContradiction] {
        var found: [FlightContradiction] = []
        for (_, action, twin) in observed.pairs(with: predicted, at: depth) {
            let (own, other) = (action.action, twin.action)
            guard own.state == other.state else { continue }
            if own.translation.far(from: other.translation) > tolerance.translation {
                found.append(
                    contradiction(
                        action.entry,
                        "\(name(depth)) had come \(own.translation.words), and would have come \(other.translation.words)"
                    ))
            }
            let speed = max(own.velocity.far(from: .zero), other.velocity.far(from: .zero))
            if isExact, own.velocity.far(from: other.velocity) > tolerance.velocity + tolerance.share * speed {
                found.append(
                    contradiction(
                        action.entry,
                        "the velocity of \(name(depth)) was \(own.velocity.words), and would have been "
                            + other.velocity.words))
            }
            if depth >= 0, own.offset.far(from: other.offset) > tolerance.offset {
                found.append(
                    contradiction(
                        action.entry,
                        "scroll view \(depth) was found at \(own.offset.words), and would have been at "
                            + other.offset.words))
            }
            if (action.turns > 0) != (twin.turns > 0) {
                found.append(
                    contradiction(
                        action.entry,
                        "the action of \(name(depth)) came \(action.turns > 0 ? "a turn after" : "within") its event"))
            }
        }
        return found
    }

    // MARK: Several pans

    private var contradictionsOfOrder: [FlightContradiction] {
        zip(observed.steps, predicted.steps).compactMap { one, other in
            let (depths, otherDepths) = (one.actions.map(\.action.depth), other.actions.map(\.action.depth))
            guard depths != otherDepths, depths.sorted() == otherDepths.sorted() else { return nil }
            return contradiction(
                one.actions[0].entry,
                "actions came in the order \(words(depths)), and would have come in the order \(words(otherDepths))")
        }
    }

    private func words(_ depths: [Int]) -> String {
        depths.map { $0 < 0 ? "arbiter" : "\($0)" }.joined(separator: ", ")
    }

    private var contradictionsOfDecisions: [FlightContradiction] {
        let seen = observed.steps.indices.flatMap { step in observed.steps[step].decisions.map { (step, $0) } }
        let foreseen = predicted.steps.indices.flatMap { step in predicted.steps[step].decisions.map { (step, $0) } }
        for index in 0..<max(seen.count, foreseen.count) {
            guard index < seen.count else {
                let (step, other) = foreseen[index]
                guard isEarly(step) else { return [] }
                return [contradiction(entry(atStep: step), "it would have been decided: \(other.decision)")]
            }
            let (step, one) = seen[index]
            guard index < foreseen.count else {
                guard isEarly(step) else { return [] }
                return [contradiction(one.entry, "it was decided, and would not have been: \(one.decision)")]
            }
            let (otherStep, other) = foreseen[index]
            let isSame = one.decision.from == other.decision.from && one.decision.to == other.decision.to
            guard isSame, areNear(step, otherStep) else {
                return [
                    contradiction(one.entry, "it was decided: \(one.decision); it would have been: \(other.decision)")
                ]
            }
        }
        return []
    }

    private var contradictionsOfDrags: [FlightContradiction] {
        zip(observed.steps, predicted.steps).compactMap { one, other in
            guard case .moved(let place)? = one.drags.last?.drag, case .moved(let otherPlace)? = other.drags.last?.drag
            else { return nil }
            let way = Double(abs(place - otherPlace))
            guard way > max(tolerance.translation, tolerance.offset) else { return nil }
            return contradiction(
                one.drags[0].entry,
                "the card was at \(Double(place).words), and would have been at \(Double(otherPlace).words)")
        }
    }

    /// Allows a frame and a pixel. Movement without a finger follows from the velocity at the lift, which is compared
    /// where it was recorded.
    private var contradictionsOfFrames: [FlightContradiction] {
        guard let last = observed.steps.last?.time else { return [] }
        for shown in observed.frames where shown.time < last {
            let near = predicted.frames.filter { abs($0.time - shown.time) <= 1.5 * tolerance.frame }
            guard near.count > 1 else { continue }
            for (depth, offset) in shown.offsets.enumerated() {
                let offsets = near.compactMap { $0.offsets.indices.contains(depth) ? $0.offsets[depth] : nil }
                guard let least = offsets.min(), let most = offsets.max() else { continue }
                let room = 2 * tolerance.offset + (most - least) / 2
                guard offset < least - room || offset > most + room else { continue }
                return [
                    contradiction(
                        shown.entry,
                        "scroll view \(depth) showed \(offset.words), and would have shown \(least.words) to \(most.words)"
                    )
                ]
            }
        }
        return []
    }
}

extension Double {
    /// The number with a decimal, for messages.
    var words: String { magnitude < 1e9 ? "\((self * 10).rounded() / 10)" : "\(self)" }
}

extension CGPoint {
    fileprivate var words: String { "(\(Double(x).words), \(Double(y).words))" }
}
