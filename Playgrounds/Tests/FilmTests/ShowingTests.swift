import Film
import HeadlessUIKit
import Testing

@MainActor struct ShowingTests {
    private let strokes = Array(TouchScript.recorded.prefix(2)).map {
        $0.moved(soThatFirstSampleIsAt: CGPoint(x: 195, y: 400))
    }

    @Test func `Each stroke is played from each offset under each policy`() {
        let runs = Showing(scene: .card).runs(of: strokes)
        #expect(runs.count == 2 * 3 * 4)
        #expect(Set(runs.map(\.policy)) == Set(PolicyName.allCases.map(\.rawValue)))
        #expect(Set(runs.map(\.startOffset)) == [0, 40, 120])
        for run in runs {
            #expect(run.moments.first?.contentOffset == run.startOffset)
            #expect(run.moments.first?.time == 0)
            #expect(!run.decisions.isEmpty)
            #expect(run.moments.map(\.time) == run.moments.map(\.time).sorted())
        }
    }

    @Test func `Two showings give equal runs and equal bytes`() throws {
        let (first, second) = (Showing(scene: .card).runs(of: strokes), Showing(scene: .card).runs(of: strokes))
        #expect(first == second)
        #expect(try RunReport(runs: first).data == RunReport(runs: second).data)
        #expect(FilmStrip(runs: first).svg == FilmStrip(runs: second).svg)
    }
}
