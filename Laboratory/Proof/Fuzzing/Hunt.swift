import Foundation

@testable import GestureArbiter

/// Searches for a violation of one invariant, in the tables, at random and in the small scenarios, until it is found or
/// time is up.
///
/// The scenarios come last: an engine that is not optimized takes 100 seconds for them, and 30 for all random sequences.
func hunt(for invariant: Int) -> Bool {
    if let violation = tableViolations().first(where: { $0.invariant == invariant }) {
        print("table: \(violation.text)")
        return true
    }
    var reached = Reached()
    if let failure = Fuzzing(seed: 1, count: 60_000, prey: invariant).run(&reached) {
        print("sequence \(failure.number): \(failure.violation.text)\n\(failure.steps.timeline())")
        return true
    }
    if !fuzzSides(seed: 1, count: 3_000, prey: invariant) { return true }
    for scenario in Scenario.all {
        let result = Exploration(scenario: scenario, limit: 700, prey: invariant).run()
        guard let found = result.counterexamples[invariant] else { continue }
        print("\(scenario.name): \(found.text)\n\(found.steps.timeline())")
        return true
    }
    return false
}
