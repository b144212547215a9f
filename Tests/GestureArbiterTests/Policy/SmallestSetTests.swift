import Foundation
@_spi(Engine) import GestureArbiter
import Testing

@Suite struct SmallestSetTests {
    private let away = ArbitrationPolicy.Situation(roomToEdge: 37, contentOffset: 37, timeSinceScroll: 0)

    @Test("Of a conjunction that failed, one part is enough")
    func ofAConjunctionThatFailedOnePartIsEnough() {
        let condition: ArbitrationPolicy.Condition = (.decelerating || .editing) && .atEdge
        #expect(condition.evidence(in: away).map(\.condition) == [.atEdge])
    }

    @Test("A question that stands twice is named once")
    func questionThatStandsTwiceIsNamedOnce() {
        let condition: ArbitrationPolicy.Condition = (.decelerating && .atEdge) || (.atEdge && .editing)
        #expect(condition.evidence(in: away).map(\.condition) == [.atEdge])
    }

    @Test("The margin is negative where it failed")
    func marginIsNegativeWhereItFailed() {
        #expect(ArbitrationPolicy.Condition.atEdge.evidence(in: away).first?.margin == -36.5)
        #expect(ArbitrationPolicy.Condition.contentStill(for: 0.1).evidence(in: away).first?.margin == -0.1)
    }

    @Test("What only time can bring is not yet")
    func whatOnlyTimeCanBringIsNotYet() {
        #expect(ArbitrationPolicy.Condition.contentStill(for: 0.1).truth(in: away) == .notYet)
        #expect((.contentStill(for: 0.1) && .atEdge).truth(in: away) == .no)
        #expect((.contentStill(for: 0.1) || .atEdge).truth(in: away) == .notYet)
    }
}
