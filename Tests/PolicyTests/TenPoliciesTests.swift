import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterTesting
import Testing

/// Ten policies of ten apps, asked without a view. This file is what an app's author writes.
@Suite struct TenPoliciesTests {
    typealias Situation = ArbitrationPolicy.Situation

    @Test("A sheet drags from the top of its list, or by its handle")
    func sheet() {
        let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .toScroll)
        #expect(policy.decide().drags)
        #expect(!policy.decide(in: .init(roomToEdge: 37)).drags)
        #expect(policy.decide(in: .init(roomToEdge: 37, regions: [.handle])).drags)
    }

    @Test("An editor stays while it is edited, wherever the finger is")
    func editor() {
        let policy = ArbitrationPolicy.continuous.unless(.editing)
        let ruling = policy.decide(in: .init(flags: [.editing]))
        #expect(!ruling.drags)
        #expect(ruling.isExcluded)
        #expect(ruling.description == "does not drag: excluded: .editing is true")
    }

    @Test("A photo leaves only by a picture that is not zoomed")
    func photo() {
        let policy = ArbitrationPolicy(.vertical, when: .always).unless(.flag("zoomed"))
        #expect(policy.decide().drags)
        #expect(!policy.decide(in: .init(flags: ["zoomed"])).drags)
    }

    @Test("A chat's keyboard bar pulls the chat down from its newest message, and waits for it to stand")
    func chat() {
        let policy = ArbitrationPolicy(.up, when: .atEdge && .contentStill(for: 0.2))
        #expect(policy.decide(in: .init(timeSinceScroll: 0.1)).truth == .notYet)
        #expect(policy.decide(in: .init(timeSinceScroll: 0.3)).drags)
        #expect(policy.decide(in: .init(roomToEdge: 400, timeSinceScroll: 0.1)).truth == .no)
    }

    @Test("A player closes at the start of its lyrics, and never from a coasting list")
    func player() {
        let policy = ArbitrationPolicy(.down, when: .contentOffset(atMost: 0) && !.decelerating)
        #expect(policy.decide(in: .init(contentOffset: -20)).drags)
        #expect(!policy.decide(in: .init(contentOffset: 1)).drags)
        #expect(policy.decide(in: .init(wasDecelerating: true)).evidence.map(\.condition) == [.decelerating])
    }

    @Test("A menu opens from the screen's edge alone")
    func menu() {
        let policy = ArbitrationPolicy(.trailing, when: .touchStarts(in: "edge"))
        #expect(policy.decide(in: .init(regions: ["edge", .handle])).drags)
        #expect(!policy.decide(in: .init(regions: [.handle])).drags)
    }

    @Test("A map's panel needs the top of its results, whatever else is declared for all panels")
    func map() {
        func forEveryPanel(_ policy: ArbitrationPolicy) -> ArbitrationPolicy {
            policy.requiring(!.decelerating).unless(.flag("tour"))
        }
        let policy = forEveryPanel(.continuous)
        #expect(policy.decide().drags)
        #expect(!policy.decide(in: .init(wasDecelerating: true)).drags)
        #expect(!policy.decide(in: .init(flags: ["tour"])).drags)
    }

    @Test("A form is a sheet that may also be dragged by its title")
    func form() {
        let policy = ArbitrationPolicy.sheet.allowing(.touchStarts(in: "title"))
        #expect(policy.decide(in: .init(roomToEdge: 900, regions: ["title"])).drags)
        #expect(policy.differences(from: .sheet).map(\.part) == ["when"])
    }

    @Test("A reader's rule has the eight rows of three criteria")
    func reader() throws {
        let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle)).unless(.editing)
        let table = try #require(policy.truthTable)
        #expect(table.criteria == [.atEdge, .touchStarts(in: .handle), .editing])
        #expect(table.rows.count == 8)
        #expect(
            table.rows.filter(\.drags).map(\.answers) == [
                [true, false, false], [false, true, false], [true, true, false],
            ])
    }

    @Test("A custom rule is asked in the situation of the test")
    @MainActor func custom() {
        let policy = ArbitrationPolicy(.down, when: .custom("short way") { $0.roomToEdge < 100 })
        #expect(policy.decide(in: .init(roomToEdge: 99)).drags)
        #expect(
            policy.decide(in: .init(roomToEdge: 100)).description
                == #"does not drag: .custom("short way") { … } is false"#)
    }
}
