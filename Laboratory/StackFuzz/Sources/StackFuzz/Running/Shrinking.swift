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
        var cases = setting.assumptions.simpler.map { simpler in changed { $0.setting.assumptions = simpler } }
        cases += setting.onlookers.indices.map { index in changed { $0.setting.onlookers.remove(at: index) } }
        if setting.tilt != plain.tilt { cases.append(changed { $0.setting.tilt = plain.tilt }) }
        if setting.innerTilt != plain.innerTilt { cases.append(changed { $0.setting.innerTilt = plain.innerTilt }) }
        if setting.isRightToLeft { cases.append(changed { $0.setting.isRightToLeft = false }) }
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
        let resting = setting.resting
        if resting.stops.count > 1 {
            cases += resting.stops.indices.map { index in
                changed { $0.setting.resting.stops.remove(at: index) }
            }
        }
        if resting.start != nil { cases.append(changed { $0.setting.resting.start = nil }) }
        if !resting.leaves { cases.append(changed { $0.setting.resting.leaves = true }) }
        if resting.rule != .velocityAndProgress {
            cases.append(changed { $0.setting.resting.rule = .velocityAndProgress })
        }
        if resting.redirection != .never { cases.append(changed { $0.setting.resting.redirection = .never }) }
        // Only a client that keeps a mover can change the card's places.
        if setting.client == .settles, !deeds.contains(where: \.kind.isOfPlaces) {
            cases.append(changed { ($0.setting.client, $0.setting.resting.start) = (.looksOn, nil) })
        }
        if setting.policy.opening != .atEdge { cases.append(changed { $0.setting.policy.opening = .atEdge }) }
        if setting.client != plain.client, !deeds.contains(where: \.kind.isOfPlaces) {
            cases.append(changed { $0.setting.client = plain.client })
        }
        if setting.framesPerSecond != 120 { cases.append(changed { $0.setting.framesPerSecond = 120 }) }
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

extension PresentationCase {
    var cuts: some Sequence<PresentationCase> {
        [
            { withScripts(script.withoutFingers) }, { withoutDeeds }, { withScripts(script.withoutSamples) },
            { simpler },
            { withScripts(script.inRoundNumbers) },
        ].lazy.flatMap { $0() }
    }

    private func withScripts(_ scripts: [TouchScript]) -> [PresentationCase] {
        scripts.map { script in changed { $0.script = script } }
    }

    private var withoutDeeds: [PresentationCase] {
        deeds.indices.map { index in changed { $0.deeds.remove(at: index) } }
    }

    private var simpler: [PresentationCase] {
        let plain = PresentationCase()
        var cases = assumptions.simpler.map { simpler in changed { $0.assumptions = simpler } }
        if forms.count > 1 {
            cases += forms.indices.map { index in
                changed {
                    $0.forms.remove(at: index)
                    $0.presentedAtStart = min($0.presentedAtStart, $0.forms.count)
                }
            }
        }
        cases += forms.indices.filter { forms[$0] != .deck }.map { index in changed { $0.forms[index] = .deck } }
        cases += simplerDetents.map { simpler in changed { $0.detents = simpler } }
        if startOffset != 0 { cases.append(changed { $0.startOffset = 0 }) }
        if drawsIn { cases.append(changed { $0.drawsIn = false }) }
        if look != .slide { cases.append(changed { $0.look = .slide }) }
        if leavesBothWays { cases.append(changed { $0.leavesBothWays = false }) }
        if contentLength != plain.contentLength { cases.append(changed { $0.contentLength = plain.contentLength }) }
        if framesPerSecond != 120 { cases.append(changed { $0.framesPerSecond = 120 }) }
        return cases
    }

    private var simplerDetents: [DrawnDetents?] {
        guard let detents else { return [] }
        var cases: [DrawnDetents?] = [nil]
        func add(_ change: (inout DrawnDetents) -> Void) {
            var copy = detents
            change(&copy)
            cases.append(copy)
        }
        if detents.kinds.count > 1 { for index in detents.kinds.indices { add { $0.kinds.remove(at: index) } } }
        if detents.selected != nil { add { $0.selected = nil } }
        if detents.undimmed != nil { add { $0.undimmed = nil } }
        if detents.content != .slides { add { $0.content = .slides } }
        if detents.opening != .atEdge { add { $0.opening = .atEdge } }
        if detents.isProjected { add { $0.isProjected = false } }
        if !detents.instead.isEmpty { add { $0.instead = [:] } }
        return cases
    }

    private func changed(_ change: (inout PresentationCase) -> Void) -> PresentationCase {
        var copy = self
        change(&copy)
        return copy
    }
}
