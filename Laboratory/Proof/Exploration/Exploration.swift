import Foundation

@testable @_spi(Engine) import GestureArbiter

/// Explores every state that a scenario can reach, breadth first, so that the first counterexample is a shortest one.
struct Exploration {
    struct Result {
        var states = 0
        var transitions = 0
        /// The broken invariants, each with its shortest counterexample.
        var counterexamples: [Int: Counterexample] = [:]
        var reached = Reached()
    }

    struct Counterexample {
        var text: String
        var steps: [Step]
    }

    var scenario: Scenario
    /// The number of states at which to stop, for hunts that need not see all of them.
    var limit = Int.max
    /// The invariant whose violation stops the exploration.
    var prey: Int?

    func run() -> Result {
        var result = Result()
        let start = World(scenario)
        var seen: Set<WorldKey> = [start.key]
        var origins: [(parent: Int, step: Step)] = [(-1, .settled)]
        var queue = [start]
        var head = 0
        func way(to index: Int) -> [Step] {
            var steps: [Step] = []
            var index = index
            while index > 0 {
                steps.append(origins[index].step)
                index = origins[index].parent
            }
            return steps.reversed()
        }
        func note(_ violations: [Violation], at index: Int, _ step: Step?) {
            for violation in violations where result.counterexamples[violation.invariant] == nil {
                result.counterexamples[violation.invariant] = Counterexample(
                    text: violation.text, steps: way(to: index) + (step.map { [$0] } ?? []))
            }
        }
        while head < queue.count, head < limit {
            let world = queue[head]
            note(world.relationViolations(), at: head, nil)
            for step in world.steps {
                var next = world
                let transition = next.take(step)
                result.transitions += 1
                result.reached.count(transition)
                note(transition.violations(), at: head, step)
                if let prey, result.counterexamples[prey] != nil { return result }
                guard seen.insert(next.key).inserted else { continue }
                origins.append((head, step))
                queue.append(next)
            }
            queue[head] = start  // what has been seen need not be kept
            head += 1
        }
        result.states = seen.count
        return result
    }
}

/// The situations that an exploration or a fuzzing run has reached: an unreached one proves nothing.
struct Reached {
    var begins = 0
    var toDrag = 0
    var toScroll = 0
    var vetoes = 0
    var yields = 0
    var refusals = 0
    var cancels = 0
    var clamps = 0
    var externals = 0
    var catches = 0
    var bounces = 0
    var passes = 0
    var openings = 0

    mutating func count(_ transition: Transition) {
        if case .began? = transition.actions.drag { begins += 1 }
        if case .cancelled? = transition.actions.drag { cancels += 1 }
        if transition.actions.bounce != nil { bounces += 1 }
        if transition.isHandoffToDrag { toDrag += 1 }
        if transition.isHandBack { toScroll += 1 }
        if transition.ledger.external != 0 { externals += 1 }
        for decision in transition.decisions {
            switch decision.reason {
            case .vetoed: vetoes += 1
            case .yielded: yields += 1
            case .refused, .excluded, .outsideCone, .wrongWay, .opensAtEdge: refusals += 1
            case .clamped: clamps += 1
            case .caught: catches += 1
            case .passedOn: passes += 1
            case .opens: openings += 1
            case .allowed, .passesRest, .backAtRest, .lifted, .cancelled, .coasted: break
            }
        }
    }

    var all: [(String, Int)] {
        [
            ("begins", begins), ("scroll → drag", toDrag), ("drag → scroll", toScroll), ("vetoes", vetoes),
            ("yields", yields), ("refusals", refusals), ("cancels", cancels), ("clamps", clamps),
            ("external movements", externals), ("catches", catches), ("bounces", bounces), ("passed on", passes),
            ("openings", openings),
        ]
    }

    static func + (one: Reached, other: Reached) -> Reached {
        var sum = one
        sum.begins += other.begins
        sum.toDrag += other.toDrag
        sum.toScroll += other.toScroll
        sum.vetoes += other.vetoes
        sum.yields += other.yields
        sum.refusals += other.refusals
        sum.cancels += other.cancels
        sum.clamps += other.clamps
        sum.externals += other.externals
        sum.catches += other.catches
        sum.bounces += other.bounces
        sum.passes += other.passes
        sum.openings += other.openings
        return sum
    }
}

extension [Step] {
    /// The steps as a touch timeline.
    func timeline() -> String {
        var time = 0.0
        return map { step in
            switch step {
            case .finger: time += 1000.0 / 120
            case .wait(let seconds): time += seconds * 1000
            default: break
            }
            return "      \(Int(time)) ms  \(step)"
        }.joined(separator: "\n")
    }
}
