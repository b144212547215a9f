import Foundation
import GestureArbiter
import Testing

@Suite struct ContradictionTests {
    @Test func `a drag that needs the edge and the absence of it is refused, both named`() {
        let policy = ArbitrationPolicy(.down, when: .atEdge && .flag(.editing) && !.atEdge)
        let contradiction = policy.contradiction()
        #expect(contradiction?.one == ".atEdge")
        #expect(contradiction?.other == "!.atEdge")
    }

    @Test func `an offset of at most 0 excludes one of more than 10`() {
        let policy = ArbitrationPolicy(.down, when: .contentOffset(atMost: 0) && !.contentOffset(atMost: 10))
        #expect(policy.contradiction()?.one == ".contentOffset(atMost: 0)")
    }

    @Test func `an unless that takes everything away is refused`() {
        #expect(ArbitrationPolicy(.down).unless(.atEdge).contradiction()?.other == ".unless(.atEdge)")
    }

    @Test func `what may always begin leaves nothing to hand over`() {
        let policy = ArbitrationPolicy(.down, when: .always, handoff: .continuous)
        #expect(policy.contradiction()?.one == "handoff: .continuous")
        #expect(ArbitrationPolicy(.down, when: .always, handoff: .toScroll).contradiction() == nil)
    }

    @Test(arguments: [0, -1, 90.5, CGFloat.nan, .infinity])
    func `a cone of nothing, or of more than everything, is refused`(_ cone: CGFloat) {
        #expect(ArbitrationPolicy(.down, cone: cone).contradiction()?.other == "above 0 and at most 90")
    }

    @Test(arguments: [-1, CGFloat.nan, .infinity])
    func `a slop below nothing is refused`(_ slop: CGFloat) {
        #expect(ArbitrationPolicy(.down, slop: slop).contradiction()?.other == "0 or more")
    }

    @Test func `a region without a place is refused once the places are known`() {
        let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .init("header")))
        #expect(policy.contradiction() == nil)
        #expect(policy.contradiction(regions: [.handle])?.other == "the regions bound: .handle")
        #expect(throws: ArbitrationPolicy.Contradiction.self) { try policy.validate(regions: []) }
    }

    @Test(arguments: [ArbitrationPolicy.gated, .once, .continuous, .sheet])
    func `the named policies contradict nothing`(_ policy: ArbitrationPolicy) throws {
        try policy.validate(regions: [])
    }
}
