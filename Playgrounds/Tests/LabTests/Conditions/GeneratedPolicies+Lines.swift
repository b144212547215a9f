// swift-format-ignore-file
import GestureArbiter

/// Written by `compiledPoliciesAreThoseThatAreGenerated`: each as the page prints it.
extension GeneratedPolicies {
    static let policy0: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: !.contentStill(for: 0.1), handoff: .toScroll, slop: 12, cone: 58)
    static let policy1: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .editing, handoff: .toDrag, slop: 34, cone: 18).unless(.editing)
    static let policy2: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .decelerating, handoff: .toDrag, slop: 22, cone: 41)
    static let policy3: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .atEdge || (.decelerating && .editing && (.contentOffset(atMost: 30) || .decelerating) && .touchStarts(in: .handle)), handoff: .toScroll, slop: 33, cone: 72)
    static let policy4: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .editing && .contentStill(for: 0.1) && !.contentOffset(atMost: 10) && (.contentOffset(atMost: 30) || .atEdge || .always || .contentOffset(atMost: 0) || !.atEdge || .decelerating), handoff: .toDrag, slop: 11, cone: 11).unless(.editing)
    static let policy5: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: ((.touchStarts(in: .handle) && .decelerating) || (.contentOffset(atMost: 20) && .editing)) && .atEdge && .contentStill(for: 0.05) && .decelerating && (.atEdge || .touchStarts(in: .handle)) && .touchStarts(in: .handle) && .editing && .contentOffset(atMost: 10), handoff: .continuous, slop: 26, cone: 85).unless(.editing)
    static let policy6: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .decelerating, handoff: .toDrag, slop: 36, cone: 39).unless(.editing)
    static let policy7: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .decelerating, slop: 1, cone: 30).unless(.editing)
    static let policy8: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .decelerating, handoff: .toDrag, slop: 27, cone: 18)
    static let policy9: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .touchStarts(in: .handle) && (.atEdge || .always || !.editing || .editing || .decelerating || .contentStill(for: 0)), handoff: .continuous, slop: 16, cone: 15)
    static let policy10: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .always, handoff: .toScroll, slop: 3, cone: 26)
    static let policy11: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .editing, handoff: .toScroll, slop: 22, cone: 84)
    static let policy12: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .editing || .touchStarts(in: .handle) || .decelerating || .contentStill(for: 0.15000000000000002) || .atEdge, handoff: .toScroll, slop: 19, cone: 87)
    static let policy13: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: !((.touchStarts(in: .handle) || .editing || .decelerating) && !.contentStill(for: 0.05)), handoff: .toScroll, slop: 25, cone: 21)
    static let policy14: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .touchStarts(in: .handle), handoff: .toScroll, slop: 12, cone: 28)
    static let policy15: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: !.atEdge || .editing || (.atEdge && .always && .decelerating) || .decelerating, handoff: .continuous, slop: 4, cone: 52)
    static let policy16: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: (.contentStill(for: 0.15000000000000002) || .touchStarts(in: .handle) || .editing || .atEdge) && .editing && .contentOffset(atMost: 0) && .touchStarts(in: .handle) && .decelerating, slop: 36, cone: 59).unless(.editing)
    static let policy17: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .decelerating || .contentStill(for: 0.1) || .contentOffset(atMost: 20), handoff: .toScroll, slop: 6, cone: 85)
    static let policy18: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: (.contentStill(for: 0.05) || .touchStarts(in: .handle) || .always) && .editing && (.contentStill(for: 0.05) || .contentStill(for: 0.15000000000000002) || .atEdge), handoff: .toDrag, slop: 11, cone: 16).unless(.editing)
    static let policy19: ArbitrationPolicy =
        ArbitrationPolicy(.down, handoff: .toScroll, slop: 0, cone: 6).unless(.editing)
    static let policy20: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .decelerating || .contentStill(for: 0) || .editing || .atEdge, handoff: .continuous, slop: 8, cone: 41).unless(.editing)
    static let policy21: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .always, slop: 13, cone: 73)
    static let policy22: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: !(.touchStarts(in: .handle) && (.contentStill(for: 0.1) || .editing || .decelerating || .contentStill(for: 0)) && .editing), handoff: .toDrag, slop: 22, cone: 39).unless(.editing)
    static let policy23: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: !.atEdge, handoff: .continuous, slop: 29, cone: 21).unless(.editing)
    static let policy24: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .contentStill(for: 0.15000000000000002) && .editing && .touchStarts(in: .handle), handoff: .continuous, slop: 24, cone: 37).unless(.editing)
    static let policy25: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .decelerating && .contentStill(for: 0) && .contentStill(for: 0.15000000000000002) && .editing && .always && .atEdge && .contentOffset(atMost: 30) && .touchStarts(in: .handle), handoff: .toDrag, slop: 24, cone: 15)
    static let policy26: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .editing, handoff: .continuous, slop: 5, cone: 36)
    static let policy27: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .contentOffset(atMost: 0) && .contentStill(for: 0.15000000000000002) && .decelerating, handoff: .continuous, slop: 27, cone: 39)
    static let policy28: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .editing && .atEdge, handoff: .toScroll, slop: 27, cone: 58)
    static let policy29: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .decelerating, slop: 23, cone: 62)
    static let policy30: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: !.decelerating || .contentStill(for: 0.05) || (.editing && .contentStill(for: 0.1)) || .touchStarts(in: .handle) || .atEdge, handoff: .toScroll, slop: 14, cone: 20)
    static let policy31: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .touchStarts(in: .handle) && .contentOffset(atMost: 10), handoff: .continuous, slop: 17, cone: 13).unless(.editing)
    static let policy32: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: !.contentStill(for: 0.1), handoff: .toDrag, slop: 13, cone: 74).unless(.editing)
    static let policy33: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .always, slop: 26, cone: 6)
    static let policy34: ArbitrationPolicy =
        ArbitrationPolicy(.down, slop: 33, cone: 46)
    static let policy35: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .atEdge || .always, handoff: .toDrag, slop: 31, cone: 5).unless(.editing)
    static let policy36: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .editing, handoff: .continuous, slop: 32, cone: 34).unless(.editing)
    static let policy37: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .touchStarts(in: .handle), slop: 19, cone: 41)
    static let policy38: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .always || .decelerating || .contentStill(for: 0.05) || (.contentOffset(atMost: 30) && .touchStarts(in: .handle) && .contentStill(for: 0.15000000000000002)), slop: 33, cone: 75)
    static let policy39: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .touchStarts(in: .handle), handoff: .toScroll, slop: 15, cone: 12)
    static let policy40: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: !(.contentStill(for: 0.1) || .decelerating || .atEdge), handoff: .continuous, slop: 1, cone: 51).unless(.editing)
    static let policy41: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .contentStill(for: 0) && .contentOffset(atMost: 30), handoff: .continuous, slop: 29, cone: 26).unless(.editing)
    static let policy42: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .contentOffset(atMost: 20) || .contentStill(for: 0.1) || .contentStill(for: 0.05) || (.touchStarts(in: .handle) && .decelerating && .editing) || !.decelerating, handoff: .continuous, slop: 14, cone: 39).unless(.editing)
    static let policy43: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: !(.always && !.contentStill(for: 0.05) && .contentOffset(atMost: 0)), handoff: .toDrag, slop: 4, cone: 8).unless(.editing)
    static let policy44: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .touchStarts(in: .handle) && .always && .atEdge && .decelerating && .editing && .contentOffset(atMost: 30) && (.always || .decelerating || .atEdge) && (.editing || .always) && !(.editing && .decelerating && .contentStill(for: 0.05) && .contentStill(for: 0) && (.touchStarts(in: .handle) || .editing || .always) && !.editing), handoff: .toScroll, slop: 7, cone: 65).unless(.editing)
    static let policy45: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .contentOffset(atMost: 30) && .atEdge && .always, handoff: .toScroll, slop: 20, cone: 57).unless(.editing)
    static let policy46: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: (.touchStarts(in: .handle) || .atEdge || .decelerating) && .contentStill(for: 0.05) && .editing && .always && .decelerating && .atEdge && !.always && (.editing || !.decelerating || .contentStill(for: 0) || .atEdge || !.always), handoff: .toDrag, slop: 12, cone: 76).unless(.editing)
    static let policy47: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .editing, slop: 1, cone: 25).unless(.editing)
    static let policy48: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .contentStill(for: 0), slop: 39)
    static let policy49: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .always && .touchStarts(in: .handle), handoff: .continuous, slop: 7, cone: 30)
    static let policy50: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .touchStarts(in: .handle), slop: 29, cone: 52).unless(.editing)
    static let policy51: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .touchStarts(in: .handle), handoff: .toScroll, slop: 11, cone: 39)
    static let policy52: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .editing, slop: 5, cone: 58)
    static let policy53: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: !.contentOffset(atMost: 0), slop: 32, cone: 85)
    static let policy54: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .touchStarts(in: .handle) && .decelerating && .contentStill(for: 0.05), handoff: .continuous, slop: 35, cone: 66)
    static let policy55: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .decelerating, handoff: .toDrag, slop: 27, cone: 9)
    static let policy56: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .contentOffset(atMost: 30), handoff: .toScroll, slop: 7, cone: 74).unless(.editing)
    static let policy57: ArbitrationPolicy =
        ArbitrationPolicy(.down, handoff: .continuous, slop: 36, cone: 57).unless(.editing)
    static let policy58: ArbitrationPolicy =
        ArbitrationPolicy(.down, handoff: .continuous, slop: 35, cone: 69).unless(.editing)
    static let policy59: ArbitrationPolicy =
        ArbitrationPolicy(.down, when: .touchStarts(in: .handle), cone: 47).unless(.editing)

    static let all: [ArbitrationPolicy] = [
        policy0,
        policy1,
        policy2,
        policy3,
        policy4,
        policy5,
        policy6,
        policy7,
        policy8,
        policy9,
        policy10,
        policy11,
        policy12,
        policy13,
        policy14,
        policy15,
        policy16,
        policy17,
        policy18,
        policy19,
        policy20,
        policy21,
        policy22,
        policy23,
        policy24,
        policy25,
        policy26,
        policy27,
        policy28,
        policy29,
        policy30,
        policy31,
        policy32,
        policy33,
        policy34,
        policy35,
        policy36,
        policy37,
        policy38,
        policy39,
        policy40,
        policy41,
        policy42,
        policy43,
        policy44,
        policy45,
        policy46,
        policy47,
        policy48,
        policy49,
        policy50,
        policy51,
        policy52,
        policy53,
        policy54,
        policy55,
        policy56,
        policy57,
        policy58,
        policy59,
    ]
}
