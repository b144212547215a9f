import Foundation
import GestureArbiter
import GestureArbiterDiagnostics
import Testing

/// Each row is a policy and the Swift that it prints as. The left side is what was typed, so the right side is known to
/// compile: both are compared without white space.
@Suite struct PolicySourceTests {
    @Test(
        "A policy prints as the Swift that declares it",
        arguments: [
            (ArbitrationPolicy(.down), "ArbitrationPolicy(.down)"),
            (ArbitrationPolicy(.leading, handoff: .toDrag), "ArbitrationPolicy(.leading, handoff: .toDrag)"),
            (
                ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
                    .unless(.editing),
                "ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)"
                    + ".unless(.editing)"
            ),
            (
                ArbitrationPolicy(.up, when: .contentOffset(atMost: -47.5) && !.decelerating),
                "ArbitrationPolicy(.up, when: .contentOffset(atMost: -47.5) && !.decelerating)"
            ),
            (
                ArbitrationPolicy(.down, when: (.atEdge || .decelerating) && .contentStill(for: 0.1)),
                "ArbitrationPolicy(.down, when: (.atEdge || .decelerating) && .contentStill(for: 0.1))"
            ),
            (
                ArbitrationPolicy(.down, when: !(.atEdge && .flag("busy \"now\""))),
                "ArbitrationPolicy(.down, when: !(.atEdge && .flag(\"busy \\\"now\\\"\")))"
            ),
            (
                ArbitrationPolicy(
                    .right, when: .touchStarts(in: "rim"), slop: 0, cone: 22.5, beyondRest: .stops,
                    momentum: .bounces),
                "ArbitrationPolicy(.right, when: .touchStarts(in: \"rim\"), slop: 0, cone: 22.5, "
                    + "beyondRest: .stops, momentum: .bounces)"
            ),
            (
                ArbitrationPolicy(.down).ignoring([.controls, .refreshControls]),
                "ArbitrationPolicy(.down).ignoring([.controls, .refreshControls])"
            ),
        ])
    func policyPrintsAsTheSwiftThatDeclaresIt(_ policy: ArbitrationPolicy, _ source: String) {
        #expect(policy.description == source)
    }

    @Test("Grouping changes neither the value nor the print")
    func groupingChangesNeitherTheValueNorThePrint() {
        let one: ArbitrationPolicy.Condition = .atEdge && (.decelerating && .editing)
        let other: ArbitrationPolicy.Condition = (.atEdge && .decelerating) && .editing
        #expect(one == other)
        #expect(one.description == ".atEdge && .decelerating && .editing")
    }

    @Test("A named policy prints in full")
    func namedPolicyPrintsInFull() {
        #expect(ArbitrationPolicy.continuous.description == "ArbitrationPolicy(.down, handoff: .continuous)")
    }
}
