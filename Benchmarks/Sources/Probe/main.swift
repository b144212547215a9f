import Foundation
import Subjects

@MainActor
func subject(named name: String) -> Subject? {
    Subject.gated.first { $0.name == name } ?? Subject.timed.first { $0.name == name }
}

// For valgrind and perf: `Probe` lists what can be probed, and how often; `Probe <name> <count>` does it that often.
let arguments = CommandLine.arguments
if arguments.count == 3, let count = Int(arguments[2]) {
    guard let subject = subject(named: arguments[1]) else {
        print("There is no subject \(arguments[1]). Without arguments the probe lists them.")
        exit(1)
    }
    let step = subject.prepare()
    for _ in 0..<count { step() }
} else {
    for subject in Subject.gated { print(subject.repetitions, subject.name) }
}
