import HeadlessUIKit

/// The runs as JSON, in points and seconds; the same runs give the same bytes.
package struct RunReport: Encodable {
    private let runs: [Entry]

    package init(runs: [Run]) {
        self.runs = runs.map(Entry.init)
    }

    package func encode(to encoder: any Encoder) throws {
        try runs.encode(to: encoder)
    }

    package var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }

    private struct Entry: Encodable {
        var stroke: String
        var startOffset: Double
        var policy: String
        var scene: String
        var decisions: [Decision]
        var atLift: Position
        var settled: Position

        init(_ run: Run) {
            stroke = run.stroke
            startOffset = micro(run.startOffset)
            policy = run.policy
            scene = run.scene
            decisions = run.decisions.map(Decision.init)
            atLift = Position(run.atLift, dismissed: nil)
            settled = Position(run.settled, dismissed: run.isDismissed)
        }
    }

    private struct Decision: Encodable {
        var time: Double
        var from: String
        var to: String
        var reason: String

        init(_ decision: DecisionLine) {
            time = micro(decision.time)
            from = decision.from
            to = decision.to
            reason = decision.reason
        }
    }

    private struct Position: Encodable {
        var contentOffset: Double
        var cardTranslation: Double
        var dismissed: Bool?

        init(_ moment: Moment, dismissed: Bool?) {
            contentOffset = micro(moment.contentOffset)
            cardTranslation = micro(moment.cardTranslation)
            self.dismissed = dismissed
        }
    }
}

/// Rounds to a millionth, without a minus before a 0: anything smaller is the rounding error of sums.
private func micro(_ number: Double) -> Double {
    (number * 1_000_000).rounded() / 1_000_000 + 0
}
