import HeadlessUIKit

/// Records the decisions of arbiters, whose own lists are short.
@MainActor
package struct DecisionWatch {
    /// The most decisions that are recorded: more than anybody reads.
    package static let limit = 5000
    package private(set) var entries: [DecisionEntry] = []
    private var feed = DecisionFeed()

    package init() {}

    /// Records new decisions, and returns them.
    package mutating func take(from scene: Scene, at time: TimeInterval) -> [DecisionEntry] {
        let new = feed.take(from: scene.demo.floor).map { name, decision in
            DecisionEntry(decision, by: name, at: time, release: scene.demo.floor.release(of: name))
        }
        entries += new.prefix(max(0, Self.limit - entries.count))
        return new
    }
}
