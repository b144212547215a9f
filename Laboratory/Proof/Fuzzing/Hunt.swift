import Foundation

@testable import GestureArbiter

/// Searches for a violation of one invariant, in the tables, the small scenarios and at random, until it is found or
/// time is up.
func hunt(for invariant: Int) -> Bool {
    if let violation = tableViolations().first(where: { $0.invariant == invariant }) {
        print("table: \(violation.text)")
        return true
    }
    for scenario in Scenario.all {
        let result = Exploration(scenario: scenario, limit: 700, prey: invariant).run()
        guard let found = result.counterexamples[invariant] else { continue }
        print("\(scenario.name): \(found.text)\n\(found.steps.timeline())")
        return true
    }
    var reached = Reached()
    if let failure = Fuzzing(seed: 1, count: 60_000, prey: invariant).run(&reached) {
        print("sequence \(failure.number): \(failure.violation.text)\n\(failure.steps.timeline())")
        return true
    }
    return !fuzzSides(seed: 1, count: 3_000, prey: invariant)
}
