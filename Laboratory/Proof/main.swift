import Foundation

@testable import GestureArbiter

let usage = """
    proof explore [part/of]      every scenario, or every of-th
    proof scenario <name>        the scenarios with this in their names, without a limit
    proof fuzz <seed> <count>    touch sequences by chance
    proof tables                 what is shown by tables
    proof hunt <invariant>       exits 0 if the invariant is found broken: for seeded faults
    proof invariants             the list, and who shows each
    """

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "explore":
    let part = (arguments.dropFirst().first ?? "0/1").split(separator: "/").compactMap { Int($0) }
    let scenarios = Scenario.all.enumerated().filter { $0.offset % part[1] == part[0] }.map(\.element)
    exit(explore(scenarios, limit: 60_000) ? 0 : 1)
case "scenario":
    let name = arguments.dropFirst().joined(separator: " ")
    exit(explore(Scenario.all.filter { $0.name.contains(name) }, limit: .max) ? 0 : 1)
case "fuzz" where arguments.count == 3:
    let (seed, count) = (UInt64(arguments[1]) ?? 1, Int(arguments[2]) ?? 1)
    let holds = fuzz(seed: seed, count: count)
    exit(fuzzSides(seed: seed, count: (count + 1) / 2) && holds ? 0 : 1)
case "tables":
    let violations = tableViolations()
    for violation in violations { print("FAIL invariant \(violation.invariant): \(violation.text)") }
    print("tables: \(violations.isEmpty ? "ok" : "\(violations.count) broken")")
    exit(violations.isEmpty ? 0 : 1)
case "hunt" where arguments.count == 2:
    exit(hunt(for: Int(arguments[1]) ?? 0) ? 0 : 1)
case "invariants":
    for invariant in Invariant.all { print("\(invariant.number). \(invariant.name) (\(invariant.witness.rawValue))") }
default:
    print(usage)
    exit(2)
}
