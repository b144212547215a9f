import Foundation
import GestureArbiter
import GestureArbiterDiagnostics
import Testing

@Suite struct SmallestSetTests {
    private let away = ArbitrationPolicy.Situation(roomToEdge: 37, contentOffset: 37, timeSinceScroll: 0)

    @Test("Of a failed conjunction, one part suffices")
    func ofAFailedConjunctionOnePartSuffices() {
        let condition: ArbitrationPolicy.Condition = (.decelerating || .editing) && .atEdge
        #expect(condition.evidence(in: away).map(\.condition) == [.atEdge])
    }

    @Test("A criterion that occurs twice is named once")
    func criterionThatOccursTwiceIsNamedOnce() {
        let condition: ArbitrationPolicy.Condition = (.decelerating && .atEdge) || (.atEdge && .editing)
        #expect(condition.evidence(in: away).map(\.condition) == [.atEdge])
    }

    @Test("The margin is negative if the criterion failed")
    func marginIsNegativeIfTheCriterionFailed() {
        #expect(ArbitrationPolicy.Condition.atEdge.evidence(in: away).first?.margin == -36.5)
        #expect(ArbitrationPolicy.Condition.contentStill(for: 0.1).evidence(in: away).first?.margin == -0.1)
    }

    @Test("A criterion that only time can meet is marked as not yet")
    func criterionThatOnlyTimeCanMeetIsMarkedAsNotYet() {
        #expect(ArbitrationPolicy.Condition.contentStill(for: 0.1).truth(in: away) == .notYet)
        #expect((.contentStill(for: 0.1) && .atEdge).truth(in: away) == .no)
        #expect((.contentStill(for: 0.1) || .atEdge).truth(in: away) == .notYet)
    }
}
