import Foundation
import Subjects

@MainActor
func subject(named name: String) -> Subject? {
    (Subject.gated + Subject.timed + Subject.peers).first { $0.name == name }
}

/// Checks the jump rule, then prints for each peer the number of plays that jump, the number of all plays, the largest
/// jump and its play's name.
@MainActor
func printJumps() {
    let faults = Peer.faultsOfRule
    guard faults.isEmpty else {
        print(faults.joined(separator: "\n"))
        exit(1)
    }
    for peer in Peer.all {
        let jumps = peer.jumps
        let largest = String(format: "%.1f", jumps.max() ?? 0)
        print(jumps.filter { $0 > Peer.limit }.count, jumps.count, largest, peer.name)
    }
}

// For valgrind and perf: `Probe` lists the subjects with their repetitions; `Probe <name> <count>` runs one `count`
// times. `Probe peers` plays the strokes over each peer.
let arguments = CommandLine.arguments
if arguments.count == 3, let count = Int(arguments[2]) {
    guard let subject = subject(named: arguments[1]) else {
        print("There is no subject \(arguments[1]). Without arguments the probe lists them.")
        exit(1)
    }
    let step = subject.prepare()
    for _ in 0..<count { step() }
} else if arguments.last == "peers" {
    printJumps()
} else {
    for subject in Subject.gated { print(subject.repetitions, subject.name) }
}
