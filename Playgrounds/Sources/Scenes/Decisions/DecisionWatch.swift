import GestureArbiter
import HeadlessUIKit

/// Records the decisions of arbiters, whose own lists are short.
@MainActor
package struct DecisionWatch {
    /// The most decisions that are recorded: more than a person reads.
    package static let limit = 5000
    package private(set) var entries: [DecisionEntry] = []
    private var seen: [String: [Arbitration.Decision]] = [:]

    package init() {}

    /// Records new decisions, and returns them.
    package mutating func take(from scene: Scene, at time: TimeInterval) -> [DecisionEntry] {
        var new: [DecisionEntry] = []
        for (name, arbiter) in scene.demo.floor.arbiters {
            let decisions = arbiter.decisions
            let before = seen[name] ?? []
            guard decisions != before else { continue }
            seen[name] = decisions
            new += decisions.appended(to: before).map {
                DecisionEntry($0, by: name, at: time, release: scene.demo.floor.release)
            }
        }
        entries += new.prefix(max(0, Self.limit - entries.count))
        return new
    }
}
