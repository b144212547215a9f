@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit

/// A decision as the page, recordings and the command show it.
package struct DecisionEntry: Encodable, Hashable, Sendable {
    /// The time at which it was seen, in seconds since the scene was started.
    package var at: TimeInterval
    /// The arbiter's name; "" where the scene has only one.
    package var arbiter: String
    /// Seconds since touch-down.
    package var time: TimeInterval
    package var from: String
    package var to: String
    /// The reason, with the numbers.
    package var text: String
    /// What became of a card that was let go, and why; nil for other decisions, and if it is not known.
    package var outcome: String?

    init(_ decision: Arbitration.Decision, by arbiter: String, at time: TimeInterval, release: String?) {
        at = time
        self.arbiter = arbiter
        self.time = decision.time
        from = "\(decision.from)"
        to = "\(decision.to)"
        text = decision.explanation
        outcome = decision.letsGo ? release : nil
    }

    /// The reason, and what became of a card that was let go.
    package var why: String { [text, outcome].compactMap(\.self).joined(separator: "; ") }

    /// `+83 ms  undecided → scroll   .atEdge is false: 37.0 pt to the top edge`
    package var line: String {
        let who = arbiter.isEmpty ? "" : "\(arbiter): "
        return "+\(time.wholeMilliseconds) ms  \(who)\(from) → \(to)   \(why)"
    }
}

extension TimeInterval {
    /// The nearest number of milliseconds, within a million seconds, as a file may contain any time.
    package var wholeMilliseconds: Int { isNaN ? 0 : Int((Swift.min(Swift.max(self, -1e6), 1e6) * 1000).rounded()) }
}

extension BinaryFloatingPoint {
    /// For a reader: "10", "37.5", without a minus before a 0.
    package var tenths: String {
        let tenths = (Double(self) * 10).rounded() / 10 + 0
        return tenths == tenths.rounded() && tenths.magnitude < 1e15 ? "\(Int(tenths))" : "\(tenths)"
    }
}

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
