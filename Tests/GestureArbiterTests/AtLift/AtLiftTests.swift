import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Where content and card are at the lift, for every stroke, start offset and policy. The expected values are in a
/// table that `derive.py` computes from the samples by the documented rules, without the engine.
@MainActor
@Suite("Every stroke ends as the rules in words say")
struct AtLiftTests {
    nonisolated static let policies: [(name: String, policy: ArbitrationPolicy)] = [
        ("gated", .gated), ("once", .once), ("continuous", .continuous), ("sheet", .sheet),
    ]
    nonisolated static let offsets: [CGFloat] = [0, 40, 120]

    struct Row: Decodable {
        var stroke: String
        var startOffset: CGFloat
        var policy: String
        var contentOffset: CGFloat
        var cardTranslation: CGFloat
    }

    static let table: [Row] = {
        let url = Bundle.module.url(forResource: "at-lift", withExtension: "json")
        return (try? url.map { try JSONDecoder().decode([Row].self, from: Data(contentsOf: $0)) }) ?? []
    }()

    /// The rules ignore pixels; the list shows its offset in thirds of a point.
    static let pixel: CGFloat = 1.0 / 3

    @Test("The table has every stroke, offset and policy once")
    func complete() {
        #expect(Self.table.count == Self.strokes.count * Self.offsets.count * Self.policies.count)
    }

    @Test("The host's strokes are those from which the table was made")
    func sameStrokes() throws {
        let url = try #require(Bundle.module.url(forResource: "composed-strokes", withExtension: "json"))
        #expect(try TouchScript.load(contentsOf: url) == TouchScript.composed)
    }

    nonisolated static let strokes = TouchScript.recorded + TouchScript.composed

    @Test("Every stroke, under the default assumptions", arguments: strokes.map(\.name))
    func byDefault(_ stroke: String) {
        check(stroke, Assumptions(), "default")
    }

    /// If the list's own slop stays in its translation, or differs from the drag's, the list's offset differs by it,
    /// and the table does not hold.
    nonisolated static let doubts = Doubt.pairwise(excluding: ["panTranslationOmitsSlop", "scrollSlop"])

    @Test("Every stroke, under every pair of doubts", arguments: doubts.sampled())
    func underDoubt(_ doubt: Doubt) {
        for stroke in Self.strokes { check(stroke.name, doubt.assumptions, doubt.description) }
    }

    private func check(_ name: String, _ assumptions: Assumptions, _ doubt: String) {
        guard let stroke = Self.strokes.first(where: { $0.name == name }) else {
            Issue.record("no stroke \(name)")
            return

        }
        for row in Self.table where row.stroke == stroke.name {
            guard let (_, policy) = Self.policies.first(where: { $0.name == row.policy }) else {
                Issue.record("no policy \(row.policy)")
                continue
            }
            let scene = CardScene(startOffset: row.startOffset, assumptions: assumptions)
            scene.attachMoving(policy)
            let script = stroke.moved(soThatFirstSampleIsAt: CGPoint(x: 195, y: 400))
            var atLift: (content: CGFloat, card: CGFloat) = (0, 0)
            scene.stage.play(script) { event in
                guard event.phase != .ended else { return }
                scene.stage.advance(by: 0)  // actions that wait for the next turn
                atLift = (scene.contentOffset, scene.cardTranslation)
            }
            let place = Comment("\(row.stroke) from \(row.startOffset), \(row.policy), \(doubt)")
            #expect(abs(atLift.content - row.contentOffset) <= Self.pixel, place)
            #expect(abs(atLift.card - row.cardTranslation) <= Self.pixel, place)
        }
    }
}
