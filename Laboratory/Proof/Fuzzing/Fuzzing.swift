import Foundation

@testable import GestureArbiter

/// Random touch sequences, each from its own number, so that a single one can be replayed.
struct Fuzzing {
    var seed: UInt64
    var count: Int
    /// The only invariant to look for; its first violation stops the run.
    var prey: Int?

    struct Failure {
        var number: UInt64
        var violation: Violation
        var steps: [Step]
    }

    /// Plays the sequences and returns the first violation.
    func run(_ reached: inout Reached) -> Failure? {
        for number in seed..<(seed + UInt64(count)) {
            if let failure = play(number, &reached) { return failure }
        }
        return nil
    }

    func play(_ number: UInt64, _ reached: inout Reached) -> Failure? {
        var random = SplitMix(state: number &* 0xD134_2543_DE82_EF95)
        var world = World(Scenario.random(&random))
        var steps: [Step] = []
        for _ in 0..<(8 + Int(random.next() % 24)) {
            let step = world.randomStep(&random)
            steps.append(step)
            let transition = world.take(step)
            reached.count(transition)
            guard let violation = violations(transition, world).first else { continue }
            return Failure(
                number: number, violation: violation, steps: shrink(steps, of: number, to: violation.invariant))
        }
        return nil
    }

    private func violations(_ transition: Transition, _ world: World) -> [Violation] {
        let all = transition.violations()
        guard let prey else { return all.isEmpty && world.steadyMoves % 8 == 3 ? world.cancelViolations() : all }
        return (all + world.relationViolations()).filter { $0.invariant == prey }
    }

    /// Removes and shortens the steps that the violation does not need.
    private func shrink(_ steps: [Step], of number: UInt64, to invariant: Int) -> [Step] {
        var best = steps
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for index in best.indices.reversed() where index < best.count {
                var candidates = [best]
                candidates[0].remove(at: index)
                candidates += best[index].smaller.map { smaller in
                    var steps = best
                    steps[index] = smaller
                    return steps
                }
                guard let better = candidates.first(where: { fails($0, number, invariant) }) else { continue }
                best = better
                isSmaller = true
            }
        }
        return best
    }

    private func fails(_ steps: [Step], _ number: UInt64, _ invariant: Int) -> Bool {
        var random = SplitMix(state: number &* 0xD134_2543_DE82_EF95)
        var world = World(Scenario.random(&random))
        for step in steps {
            guard world.canTake(step) else { return false }
            let transition = world.take(step)
            if violations(transition, world).contains(where: { $0.invariant == invariant }) { return true }
        }
        return false
    }
}

extension World {
    /// Whether the step is possible now: shrinking must not produce impossible steps.
    func canTake(_ step: Step) -> Bool {
        switch step {
        case .touch(let start): !isTouching && !isAsking && (!start.card.isMoving || engine.state == .settling)
        case .finger, .secondFinger, .lift: isTouching
        case .cancel: isTouching || isAsking
        case .answer: isAsking
        case .content, .geometry: isTouching && !isAsking
        case .overruled: isTouching
        case .coast, .settled: !isTouching && !isAsking
        case .wait, .flag, .shifted: true
        }
    }
}

/// Fuzzes, prints the rate and what was reached, and the first failure with its number.
func fuzz(seed: UInt64, count: Int) -> Bool {
    let start = Date()
    var reached = Reached()
    let failure = Fuzzing(seed: seed, count: count).run(&reached)
    let seconds = Date().timeIntervalSince(start)
    print("\(count) sequences from \(seed), \(Int(seconds)) s, \(Int(Double(count) / seconds)) a second")
    print(reached.all.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
    if let failure {
        var random = SplitMix(state: failure.number &* 0xD134_2543_DE82_EF95)
        print("FAIL sequence \(failure.number): invariant \(failure.violation.invariant), \(failure.violation.text)")
        print("   \(Scenario.random(&random))\n\(failure.steps.timeline())")
        return false
    }
    let missing = reached.all.filter { $0.1 == 0 }.map(\.0)
    if count >= 10_000, !missing.isEmpty { print("FAIL never reached: \(missing.joined(separator: ", "))") }
    return count < 10_000 || missing.isEmpty
}
