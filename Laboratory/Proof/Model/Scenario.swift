import Foundation

@testable @_spi(Engine) import GestureArbiter

/// A policy in a setting, with the steps that may happen there.
struct Scenario {
    var name: String
    var policy: ArbitrationPolicy
    var scrollers: [Scroller]
    var scale: CGFloat = 1
    var asks: Arbitration.Questions = []
    /// The finger's movements in one event, in points.
    var movements: [CGFloat] = [1, 2, 3, -1, -2, -3]
    /// The finger's greatest distance from touch-down.
    var reach: CGFloat = 7
    var starts: [Start] = [Start()]
    /// Steps that may happen at any time while a finger is down.
    var disturbances: [Step] = []
    /// Steps that may happen between two touches.
    var interludes: [Step] = []
    /// The depth of the list whose pan is under way, and which the arbiter scrolls with all others. Nil: not known.
    var panning: Int?
    var answers: [Arbitration.Answer] = [.yes, .no(reason: "no")]

    /// Whether the scroll views follow the finger as the engine expects.
    var isFaithful: Bool {
        !scrollers.contains { $0.isStuck || $0.patience > 0 || $0.reserve > 0 || !$0.tellsLength }
    }
    /// Whether the scenario has a mirror image: a raw offset has none.
    var isMirrored: Bool {
        !policy.condition.criteria.contains { $0.kind == .contentOffset }
    }
    /// Whether the condition depends only on the content's position, so that moving back restores it.
    var isPositional: Bool {
        !policy.condition.criteria.contains { $0.kind == .touchStarts || $0.kind == .always }
    }
    /// Whether neither time nor a client's answer decides, so that the finger's path alone does.
    var isPathDecided: Bool {
        asks.isEmpty
            && !policy.condition.criteria.contains { $0.kind == .contentStill }
    }
}

extension World {
    /// All steps that may happen now.
    var steps: [Step] {
        guard isTouching || isAsking else {
            var steps = scenario.starts.map(Step.touch) + scenario.interludes
            if engine.state == .settling {
                steps += [
                    .settled, .touch(Start(card: .moving(at: 1.5))),
                    .touch(Start(card: .moving(at: Motion.RubberBand(dimension: 100).stretch(for: -2)))),
                ]
            }
            return steps
        }
        if isAsking {
            let answers = scenario.answers.map(Step.answer)
            guard isTouching else { return answers + [.cancel] }
            return answers + [.finger(1), .finger(-1), .lift, .cancel, .secondFinger, .overruled]
        }
        var steps: [Step] = [.lift, .cancel, .secondFinger]
        for movement in scenario.movements where abs(finger + movement) <= scenario.reach {
            steps.append(.finger(movement))
        }
        if case .undecided = engine.state {
            steps += [.finger(1, across: 1), .finger(1, across: 3), .finger(0, across: 2)]
        }
        for step in scenario.disturbances where isPossible(step) { steps.append(step) }
        return steps
    }

    private func isPossible(_ step: Step) -> Bool {
        switch step {
        case .flag(let isOn): isOn != isFlagOn
        case .content(let depth, let distance):
            engine.owner == .scroll(depth: depth)
                && (0...scrollers[depth].range).contains(scrollers[depth].shownRoom + distance)
        case .geometry(let depth, let inset, let range):
            (0...4).contains(scrollers[depth].range + range) && (-3...0).contains(scrollers[depth].minimum + inset)
        case .touch, .finger, .secondFinger, .wait, .lift, .cancel, .answer, .coast, .settled, .overruled, .shifted:
            true
        }
    }
}
