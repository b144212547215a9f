import Foundation
import GestureArbiter
import Testing

@Suite struct SmallestSetTests {
    private let away = ArbitrationPolicy.Situation(roomToEdge: 37, contentOffset: 37, timeSinceScroll: 0)

    @Test func `of a conjunction that failed, one part is enough`() {
        let condition: ArbitrationPolicy.Condition = (.decelerating || .flag(.editing)) && .atEdge
        #expect(condition.evidence(in: away).map(\.condition) == [.atEdge])
    }

    @Test func `a question that stands twice is named once`() {
        let condition: ArbitrationPolicy.Condition = (.decelerating && .atEdge) || (.atEdge && .flag(.editing))
        #expect(condition.evidence(in: away).map(\.condition) == [.atEdge])
    }

    @Test func `the margin is negative where it failed`() {
        #expect(ArbitrationPolicy.Condition.atEdge.evidence(in: away).first?.margin == -36.5)
        #expect(ArbitrationPolicy.Condition.contentStill(for: 0.1).evidence(in: away).first?.margin == -0.1)
    }

    @Test func `what only time can bring is not yet`() {
        #expect(ArbitrationPolicy.Condition.contentStill(for: 0.1).truth(in: away) == .notYet)
        #expect((.contentStill(for: 0.1) && .atEdge).truth(in: away) == .no)
        #expect((.contentStill(for: 0.1) || .atEdge).truth(in: away) == .notYet)
    }
}
