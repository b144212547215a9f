import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterTesting
import Testing

@Suite struct ConditionTests {
    typealias Condition = ArbitrationPolicy.Condition

    private let edge = Condition.atEdge
    private let handle = Condition.touchStarts(in: .handle)

    @Test("Order and repetition do not count, and combinations are flat")
    func equality() {
        #expect((edge || handle) == (handle || edge))
        #expect((edge || handle).hashValue == (handle || edge).hashValue)
        #expect((edge && edge) == edge)
        #expect(!(!edge) == edge)
        #expect((edge || (handle || .editing)) == ((.editing || edge) || handle))
        #expect(Set([edge && (handle || .editing), (.editing || handle) && edge]).count == 1)
    }

    @Test("Other logic is not equal, even over the same criteria")
    func inequality() {
        #expect((edge && handle) != (edge || handle))
        #expect(!edge != edge)
        #expect(!(!edge && handle) != (edge || !handle))
        #expect(Condition.contentOffset(atMost: 0) != .contentOffset(atMost: 1))
        #expect(Condition.flag("handle") != .touchStarts(in: .handle))
    }

    @Test("A condition is read back as it was written")
    func form() throws {
        guard case .any(let parts) = (edge || !(handle && .contentOffset(atMost: 20))).form else {
            Issue.record("no disjunction")
            return
        }
        #expect(parts.count == 2)
        #expect(parts[0] == edge)
        guard case .not(let inner) = parts[1].form, case .all(let all) = inner.form,
            case .criterion(let offset) = all[1].form
        else {
            Issue.record("no negated conjunction")
            return
        }
        #expect(offset.spelling == "contentOffset(atMost:)")
        #expect(offset.number == 20)
    }

    @Test("A condition implies what it is stricter than")
    func implies() {
        #expect((edge && handle).implies(edge))
        #expect(!edge.implies(edge && handle))
        #expect(Condition.contentOffset(atMost: 0).implies(.contentOffset(atMost: 10)))
        #expect(!Condition.contentOffset(atMost: 10).implies(.contentOffset(atMost: 0)))
        #expect(Condition.contentStill(for: 1).implies(.contentStill(for: 0.5)))
        #expect((edge && (handle || edge)).isEquivalent(to: edge))
        #expect((!(edge && handle)).isEquivalent(to: !edge || !handle))
    }

    @Test("More than twelve criteria are not tried")
    func tooManyCriteria() {
        let many = (0..<13).map { Condition.flag(.init(rawValue: "\($0)")) }
        let all = many.dropFirst().reduce(many[0], &&)
        #expect(!all.implies(many[0]))
        #expect(all.isEquivalent(to: all))
        #expect(ArbitrationPolicy(.down, when: all).truthTable == nil)
    }

    @Test("Nine frames of a sixtieth are 150 milliseconds, however they add up")
    func nineFrames() {
        let sum = (0..<9).reduce(0.0) { time, _ in time + 1.0 / 60 }
        for time in [sum, sum.nextDown, sum.nextUp, 9.0 / 60, 0.15.nextDown, 0.1495] {
            #expect(Condition.contentStill(for: 0.15).truth(in: .init(timeSinceScroll: time)) == .yes)
        }
        #expect(Condition.contentStill(for: 0.15).truth(in: .init(timeSinceScroll: 0.148)) == .notYet)
    }

    @Test("The laws of logic hold in every situation")
    func laws() {
        var draw = Draw(seed: Draw.seed(of: "laws"))
        for _ in 0..<Draw.cases(2000) {
            let (one, other, situation) = (draw.condition(), draw.condition(), draw.situation())
            let (first, second) = (one.truth(in: situation), other.truth(in: situation))
            #expect((one && other).truth(in: situation) == (other && one).truth(in: situation), "\(one), \(other)")
            #expect((one || other).truth(in: situation) == (other || one).truth(in: situation), "\(one), \(other)")
            if one == other { #expect(first == second, "\(one), \(other)") }
            if one.implies(other), first == .yes { #expect(second == .yes, "\(one), \(other) in \(situation)") }
        }
    }

    @Test("A condition in another order is the same, with the same hash")
    func rewritten() {
        var draw = Draw(seed: Draw.seed(of: "rewritten"))
        for _ in 0..<Draw.cases(2000) {
            let condition = draw.condition(depth: 3)
            let other = draw.rewritten(condition)
            #expect(condition == other)
            #expect(condition.hashValue == other.hashValue)
        }
    }

    @Test("Long and deep conditions compare in no time")
    func longAndDeep() {
        let many = (0..<2000).map { Condition.contentOffset(atMost: Double($0)) }
        var deep = (edge, edge)
        for offset in many.prefix(500) {
            deep.0 = !(deep.0 && offset) || handle
            deep.1 = handle || !(offset && deep.1)
        }
        #expect(deep.0 == deep.1)
    }

    @Test("A policy says what has changed")
    func differences() {
        let before = ArbitrationPolicy.continuous
        let after = before.overriding { $0.handoff = .never }.unless(.editing).ignoring(.zooming)
        #expect(
            after.differences(from: before).map(\.description) == [
                "unless: nothing → .editing", "handoff: .continuous → .never",
                "yields: .all → [.controls, .recognizers, .refreshControls]",
            ])
        #expect(after.differences(from: after).isEmpty)
        let same = before.overriding { $0.condition = $0.condition && .atEdge }
        #expect(same == before)
    }

    @Test("A truth table leaves out what cannot be")
    func table() throws {
        let policy = ArbitrationPolicy(.down, when: .contentOffset(atMost: 0) || .contentOffset(atMost: 10) && .editing)
        let table = try #require(policy.truthTable)
        #expect(table.rows.count == 6)
        #expect(
            ArbitrationPolicy(.down, when: .atEdge).unless(.editing).truthTable?.description == """
                .atEdge | .editing | drags
                no      | no       | no
                yes     | no       | yes
                no      | yes      | no
                yes     | yes      | no
                """)
    }
}
