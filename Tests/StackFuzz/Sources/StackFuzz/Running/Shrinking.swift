import GestureArbiter
import HeadlessUIKit

/// The smallest case that breaks the same rule.
@MainActor struct Shrinking {
    let rule: String
    /// Plays that are left before it is small enough.
    private var budget = 1500

    init(rule: String) { self.rule = rule }

    mutating func shrink(_ failing: Case) -> Case {
        var best = failing
        while let smaller = firstFailing(best.smaller) { best = smaller }
        return best
    }

    private mutating func firstFailing(_ candidates: some Sequence<Case>) -> Case? {
        for candidate in candidates where budget > 0 {
            budget -= 1
            var reached = Reached()
            if Player.play(candidate, &reached)?.rule == rule { return candidate }
        }
        return nil
    }
}

extension Case {
    /// Cases with less in them, the boldest cuts first.
    fileprivate var smaller: some Sequence<Case> {
        [withoutFingers, withoutDeeds, withoutSamples, simpler, inRoundNumbers].lazy.joined()
    }

    private var withoutFingers: [Case] {
        guard script.fingers.count > 1 else { return [] }
        return script.fingers.indices.map { index in changed { $0.script.fingers.remove(at: index) } }
    }

    private var withoutDeeds: [Case] { deeds.indices.map { index in changed { $0.deeds.remove(at: index) } } }

    /// Halves, quarters and single samples, from the end.
    private var withoutSamples: [Case] {
        script.fingers.indices.flatMap { finger in
            let count = script.fingers[finger].samples.count
            return [count / 2, count / 4, 3, 1].filter { $0 > 0 && $0 < count }.flatMap { length in
                stride(from: count - length, through: 1, by: -length).map { start in
                    changed { $0.script.fingers[finger].samples.removeSubrange(start..<(start + length)) }
                }
            }
        }
    }

    /// The setting's parts as they are where nothing is said.
    private var simpler: [Case] {
        let plain = Setting()
        var cases = setting.assumptions.simpler.map { simpler in changed { $0.setting.assumptions = simpler } }
        cases += setting.onlookers.indices.map { index in changed { $0.setting.onlookers.remove(at: index) } }
        if setting.tilt != plain.tilt { cases.append(changed { $0.setting.tilt = plain.tilt }) }
        if setting.innerTilt != plain.innerTilt { cases.append(changed { $0.setting.innerTilt = plain.innerTilt }) }
        if setting.scale != 1 { cases.append(changed { $0.setting.scale = 1 }) }
        if setting.listComesLate { cases.append(changed { $0.setting.listComesLate = false }) }
        if setting.startsAtFarEnd { cases.append(changed { $0.setting.startsAtFarEnd = false }) }
        if setting.tree != plain.tree { cases.append(changed { $0.setting.tree = plain.tree }) }
        if setting.isOnCard, !setting.listComesLate { cases.append(changed { $0.setting.isOnCard = false }) }
        if setting.startOffset != 0 { cases.append(changed { $0.setting.startOffset = 0 }) }
        if setting.insets != (0, 0) { cases.append(changed { $0.setting.insets = (0, 0) }) }
        if setting.adjustsInsets { cases.append(changed { $0.setting.adjustsInsets = false }) }
        if !setting.bounces { cases.append(changed { $0.setting.bounces = true }) }
        if setting.alwaysBounces { cases.append(changed { $0.setting.alwaysBounces = false }) }
        if setting.refusesEvery != 0 { cases.append(changed { $0.setting.refusesEvery = 0 }) }
        if setting.contentLength != plain.contentLength {
            cases.append(changed { $0.setting.contentLength = plain.contentLength })
        }
        if setting.client != plain.client { cases.append(changed { $0.setting.client = plain.client }) }
        if setting.framesPerSecond != 120 { cases.append(changed { $0.setting.framesPerSecond = 120 }) }
        for policy in [ArbitrationPolicy.gated, .continuous] where policy != setting.policy {
            guard setting.policy != .gated else { break }
            cases.append(changed { $0.setting.policy = policy })
        }
        return cases
    }

    private var inRoundNumbers: [Case] {
        let round = changed { round in
            for finger in round.script.fingers.indices {
                for index in round.script.fingers[finger].samples.indices {
                    round.script.fingers[finger].samples[index].x.round()
                    round.script.fingers[finger].samples[index].y.round()
                }
            }
        }
        return round.script == script ? [] : [round]
    }

    private func changed(_ change: (inout Case) -> Void) -> Case {
        var copy = self
        change(&copy)
        return copy
    }
}
