import Foundation

@testable import GestureArbiter

/// Searches for a violation of one invariant, in the tables, at random and in the small scenarios, until it is found or
/// time is up.
///
/// In an engine that is not optimized, all random sequences take minutes, and so do the scenarios. Most faults break in
/// the first hundreds of sequences.
func hunt(for invariant: Int) -> Bool {
    if let violation = tableViolations().first(where: { $0.invariant == invariant }) {
        print("table: \(violation.text)")
        return true
    }
    if fuzz(for: invariant, seed: 1, count: 2_000, bothWays: 300) { return true }
    if fuzz(for: invariant, seed: 2_001, count: 20_000, bothWays: 2_700) { return true }
    for scenario in Scenario.all {
        let result = Exploration(scenario: scenario, limit: 700, prey: invariant).run()
        guard let found = result.counterexamples[invariant] else { continue }
        print("\(scenario.name): \(found.text)\n\(found.steps.timeline())")
        return true
    }
    return false
}

/// Returns whether random sequences break an invariant, and prints the first that does.
private func fuzz(for invariant: Int, seed: UInt64, count: Int, bothWays sides: Int) -> Bool {
    var reached = Reached()
    if let failure = Fuzzing(seed: seed, count: count, prey: invariant).run(&reached) {
        print("sequence \(failure.number): \(failure.violation.text)\n\(failure.steps.timeline())")
        return true
    }
    return !fuzzSides(seed: seed, count: sides, prey: invariant)
}
