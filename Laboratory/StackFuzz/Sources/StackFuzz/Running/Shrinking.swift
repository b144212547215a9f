import GestureArbiter
import HeadlessUIKit

/// Finds a smaller sequence that breaks the same rule.
@MainActor struct Shrinking {
    let rule: String
    /// The number of plays that are left before the search ends.
    private var budget = 1500

    init(rule: String) { self.rule = rule }

    mutating func shrink<Sequence: Playable>(_ failing: Sequence) -> Sequence {
        var best = failing
        while let smaller = firstFailing(best.smaller) { best = smaller }
        return best
    }

    private mutating func firstFailing<Sequence: Playable>(_ candidates: AnySequence<Sequence>) -> Sequence? {
        for candidate in candidates where budget > 0 {
            budget -= 1
            var reached = Reached()
            if candidate.violation(&reached)?.rule == rule { return candidate }
        }
        return nil
    }
}

/// Copies of `whole` in which one of the parts is as in `plain`.
func copies<Whole, each Value: Equatable>(
    of whole: Whole, as plain: Whole, _ parts: repeat WritableKeyPath<Whole, each Value>
) -> [Whole] {
    var copies: [Whole] = []
    for part in repeat each parts {
        guard whole[keyPath: part] != plain[keyPath: part] else { continue }
        copies.append(whole)
        copies[copies.count - 1][keyPath: part] = plain[keyPath: part]
    }
    return copies
}

extension Case {
    var cuts: some Sequence<Case> {
        [
            { withScripts(script.withoutFingers) }, { withoutDeeds }, { withScripts(script.withoutSamples) },
            { simpler },
            { withScripts(script.inRoundNumbers) },
        ].lazy.flatMap { $0() }
    }

    private func withScripts(_ scripts: [TouchScript]) -> [Case] {
        scripts.map { script in changed { $0.script = script } }
    }

    private var withoutDeeds: [Case] { deeds.indices.map { index in changed { $0.deeds.remove(at: index) } } }

    /// Copies in which one part of the setting is at its default.
    private var simpler: [Case] {
        let plain = Setting()
        var settings = copies(
            of: setting, as: plain, \.tilt, \.innerTilt, \.isRightToLeft, \.scale, \.listComesLate, \.startsAtFarEnd,
            \.tree, \.startOffset, \.adjustsInsets, \.bounces, \.alwaysBounces, \.refusesEvery, \.contentLength,
            \.framesPerSecond, \.policy.opening, \.resting.start, \.resting.leaves, \.resting.rule,
            \.resting.redirection)
        if !setting.listComesLate { settings += copies(of: setting, as: plain, \.isOnCard) }
        var cases = settings.map { simpler in changed { $0.setting = simpler } }
        cases += setting.assumptions.simpler.map { simpler in changed { $0.setting.assumptions = simpler } }
        cases += setting.onlookers.indices.map { index in changed { $0.setting.onlookers.remove(at: index) } }
        if setting.insets != (0, 0) { cases.append(changed { $0.setting.insets = (0, 0) }) }
        let resting = setting.resting
        if resting.stops.count > 1 {
            cases += resting.stops.indices.map { index in
                changed { $0.setting.resting.stops.remove(at: index) }
            }
        }
        // Only a client that keeps a mover can change the card's places.
        if setting.client == .settles, !deeds.contains(where: \.kind.isOfPlaces) {
            cases.append(changed { ($0.setting.client, $0.setting.resting.start) = (.looksOn, nil) })
        }
        if setting.client != plain.client, !deeds.contains(where: \.kind.isOfPlaces) {
            cases.append(changed { $0.setting.client = plain.client })
        }
        for policy in [ArbitrationPolicy.gated, .continuous] where policy != setting.policy {
            guard setting.policy != .gated else { break }
            cases.append(changed { $0.setting.policy = policy })
        }
        return cases
    }

    private func changed(_ change: (inout Case) -> Void) -> Case {
        var copy = self
        change(&copy)
        return copy
    }
}
