import Foundation
import GestureArbiter
import GestureArbiterDiagnostics
import Testing

@Suite struct ContradictionTests {
    @Test("A drag that requires the edge and its absence is refused, naming both")
    func dragThatRequiresTheEdgeAndItsAbsenceIsRefusedNamingBoth() {
        let policy = ArbitrationPolicy(.down, when: .atEdge && .editing && !.atEdge)
        let contradiction = policy.contradiction()
        #expect(contradiction?.one == ".atEdge")
        #expect(contradiction?.other == "!.atEdge")
    }

    @Test("An offset of at most 0 excludes one of more than 10")
    func offsetOfAtMost0ExcludesOneOfMoreThan10() {
        let policy = ArbitrationPolicy(.down, when: .contentOffset(atMost: 0) && !.contentOffset(atMost: 10))
        #expect(policy.contradiction()?.one == ".contentOffset(atMost: 0)")
    }

    @Test("An unless that excludes everything is refused")
    func unlessThatExcludesEverythingIsRefused() {
        #expect(ArbitrationPolicy(.down).unless(.atEdge).contradiction()?.other == ".unless(.atEdge)")
    }

    @Test("A condition that always holds leaves nothing to hand over")
    func conditionThatAlwaysHoldsLeavesNothingToHandOver() {
        let policy = ArbitrationPolicy(.down, when: .always, handoff: .continuous)
        #expect(policy.contradiction()?.one == "handoff: .continuous")
        #expect(ArbitrationPolicy(.down, when: .always, handoff: .toScroll).contradiction() == nil)
    }

    @Test(
        "An empty cone, or one of more than everything, is refused", arguments: [0, -1, 90.5, CGFloat.nan, .infinity])
    func emptyConeOrOneOfMoreThanEverythingIsRefused(_ cone: CGFloat) {
        #expect(ArbitrationPolicy(.down, cone: cone).contradiction()?.other == "above 0 and at most 90")
    }

    @Test("A negative slop is refused", arguments: [-1, CGFloat.nan, .infinity])
    func negativeSlopIsRefused(_ slop: CGFloat) {
        #expect(ArbitrationPolicy(.down, slop: slop).contradiction()?.other == "0 or more")
    }

    @Test("A region without a place is refused once the places are known")
    func regionWithoutAPlaceIsRefusedOnceThePlacesAreKnown() {
        let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: "header"))
        #expect(policy.contradiction() == nil)
        #expect(policy.contradiction(regions: [.handle])?.other == "the regions bound: .handle")
        #expect(policy.contradiction(regions: []) != nil)
    }

    @Test("The named policies contradict nothing", arguments: [ArbitrationPolicy.gated, .once, .continuous, .sheet])
    func namedPoliciesContradictNothing(_ policy: ArbitrationPolicy) {
        #expect(policy.contradiction(regions: []) == nil)
    }
}
