import Foundation

/// Explores every scenario, prints what was visited, and returns whether every invariant held.
///
/// States beyond the limit differ by the scenario's disturbances; all nearer ones are visited.
func explore(_ scenarios: [Scenario], limit: Int) -> Bool {
    var passed = 0
    var failed = 0
    var states = 0
    var transitions = 0
    var reached = Reached()
    var capped: [String] = []
    for scenario in scenarios {
        let start = Date()
        let result = Exploration(scenario: scenario, limit: limit).run()
        states += result.states
        transitions += result.transitions
        reached = reached + result.reached
        if result.states > limit { capped.append(scenario.name) }
        let seconds = Date().timeIntervalSince(start)
        let isWhole = result.counterexamples.isEmpty
        print(
            "\(isWhole ? "ok  " : "FAIL") \(scenario.name): \(result.states) states, \(result.transitions) transitions, \((seconds * 10).rounded() / 10) s"
        )
        for (number, counterexample) in result.counterexamples.sorted(by: { $0.key < $1.key }) {
            print(
                "   invariant \(number), \(Invariant.all[number - 1].name): \(counterexample.text)\n\(counterexample.steps.timeline())"
            )
        }
        fflush(nil)
        if isWhole { passed += 1 } else { failed += 1 }
    }
    for name in capped { print("\(name): cut off at \(limit) states, not exhaustive") }
    print("\(states) states, \(transitions) transitions")
    print(reached.all.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
    print("\(passed) passed, \(failed) failed")
    return failed == 0
}
