import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterFiles
import GestureArbiterTesting
import Testing

/// The samples of "Write a policy, ask it" and of "Policies in files".
@Suite struct PolicySamples {
    private final class Card { var policy = ArbitrationPolicy.gated }

    func declared() -> ArbitrationPolicy {
        let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
            .unless(.editing)
        return policy
    }

    func ours(_ policy: ArbitrationPolicy) -> ArbitrationPolicy {
        policy.requiring(!.decelerating).unless(.flag("tour")).overriding { $0.slop = 8 }
    }

    @Test("Policies combine")
    func combined() {
        #expect(!ours(.continuous).decide(in: .init(flags: ["tour"])).drags)
        let quick =
            ArbitrationPolicy.continuous.overriding { $0.slop = 4 }
        #expect(quick.slop == 4)
    }

    @Test("A policy is asked")
    func asked() {
        let policy = declared()
        print(policy.decide(in: .init(roomToEdge: 37)))
        // does not drag: .atEdge is false: 37.0 pt to the top edge (needs 0.50 or less); .touchStarts(in: .handle) is false
        #expect(
            policy.decide(in: .init(roomToEdge: 37)).description
                == "does not drag: .atEdge is false: 37.0 pt to the top edge (needs 0.50 or less); "
                + ".touchStarts(in: .handle) is false")
        #expect(policy.decide(in: .init(roomToEdge: 37, regions: [.handle])).drags)
    }

    @Test(arguments: [
        (ArbitrationPolicy.Situation(), true),
        (.init(roomToEdge: 40), false),
        (.init(roomToEdge: 40, regions: [.handle]), true),
        (.init(flags: [.editing]), false),
    ])
    func drags(situation: ArbitrationPolicy.Situation, drags: Bool) {
        let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle)).unless(.editing)
        #expect(policy.decide(in: situation).drags == drags)
    }

    @Test("A policy has a table")
    func table() {
        let policy = declared()
        print(policy.truthTable!)
        print(ArbitrationPolicy(.down, when: .atEdge).unless(.editing).truthTable!)
        // .atEdge | .editing | drags
        // no      | no       | no
        // yes     | no       | yes
        // no      | yes      | no
        // yes     | yes      | no
        #expect(policy.truthTable?.rows.count == 8)
    }

    @Test("Conditions and policies are compared")
    func compared() {
        let (a, b) = (ArbitrationPolicy.Condition.atEdge, ArbitrationPolicy.Condition.editing)
        #expect((a || b) == (b || a))
        #expect((a && (b || a)).isEquivalent(to: a))
        #expect((a && b).implies(a))

        #expect((.atEdge && .editing).implies(.atEdge))
        #expect(ArbitrationPolicy.Condition.contentOffset(atMost: 0).implies(.contentOffset(atMost: 10)))

        let (new, old) = (ArbitrationPolicy.gated, ArbitrationPolicy.continuous)
        print(new.differences(from: old))  // [handoff: .continuous → .never]
        print(ArbitrationPolicy.sheet.differences(from: .continuous))  // [handoff: .continuous → .toScroll]
        #expect("\(new.differences(from: old))" == "[handoff: .continuous → .never]")
        #expect("\(ArbitrationPolicy.sheet.differences(from: .continuous))" == "[handoff: .continuous → .toScroll]")
    }

    @Test("A policy is simulated")
    @MainActor func simulated() {
        let scenario = Scenario(content: [.init(offset: 40)], [.move(y: 120, over: 0.2), .lift])
        let end = ArbitrationPolicy.continuous.simulate(scenario)
        #expect(end.owners == [.scroll(depth: 0), .drag])
        #expect(end.atLift?.card == 70)
        print(end)
        // +17 ms  undecided → scroll   .atEdge is false: 40.0 pt to the top edge (needs 0.17 or less)
        #expect(
            "\(end)".hasPrefix(
                "+17 ms  undecided → scroll   .atEdge is false: 40.0 pt to the top edge (needs 0.17 or less)"))

        let caught = ArbitrationPolicy.continuous.simulate(
            Scenario(
                card: .init(stops: [0, 300], selected: 300),
                [
                    .touch(in: [.handle]), .move(y: -120, over: 0.1), .lift, .hold(0.1), .move(y: 60, over: 0.1), .lift,
                    .hold(2),
                ]))
        #expect(caught.release?.target == .stop(300))
    }

    @Test("A finger goes on to the card around the card, and a trackpad has no slop")
    @MainActor func passedOn() {
        var drawer = Scenario(
            card: .init(stops: [0, 100], leaves: false), [.touch(), .move(y: 300, over: 0.5), .lift])
        drawer.around = .init(policy: .continuous)
        let passed = ArbitrationPolicy.continuous.simulate(drawer)
        #expect(passed.atLift?.card == 100)
        #expect(passed.atLift?.cardAround == 190)

        let pad = ArbitrationPolicy.continuous.overriding { $0.followsTrackpad = true }
        #expect(pad.simulate(Scenario([.scroll(), .move(y: 120, over: 0.2)])).end.card == 120)
    }

    @Test("The shortest simulation")
    @MainActor func shortest() {
        let scenario = Scenario(content: [.init(offset: 40)], [.move(y: 120, over: 0.2), .lift])
        #expect(ArbitrationPolicy.continuous.simulate(scenario).owners == [.scroll(depth: 0), .drag])
    }

    @Test("An exclusion keeps the card")
    @MainActor func excluded() {
        let end = ArbitrationPolicy.continuous.unless(.editing).simulate(
            Scenario([.flags([.editing]), .move(y: 300, over: 0.2), .lift]))
        #expect(end.owners.isEmpty)
    }

    func flags(in condition: ArbitrationPolicy.Condition) -> [String] {
        switch condition.form {
        case .criterion(let criterion): criterion.spelling == "flag(_:)" ? [criterion.name] : []
        case .all(let parts), .any(let parts): parts.flatMap(flags)
        case .not(let inner): flags(in: inner)
        }
    }

    @Test("A condition is read back")
    func readBack() {
        #expect(flags(in: .atEdge && !(.editing || .flag("busy"))) == ["editing", "busy"])
    }

    @Test("A policy goes to a file and back")
    func file() throws {
        let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
            .unless(.editing)
        let json = try policy.json()
        let same = try ArbitrationPolicy(json: json) == policy  // true
        #expect(same)
    }

    @Test("A server's text is laid over the app's policy")
    func overlay() throws {
        let card = Card()
        let sent = try? ArbitrationPolicy(json: #"{"handoff": "never"}"#, over: .continuous)
        card.policy = sent ?? .continuous
        #expect(card.policy == .gated)

        let base = ArbitrationPolicy.continuous.unless(.editing)
        let patient = try ArbitrationPolicy(json: #"{"handoff": "never", "slop": 16}"#, over: base)
        print(patient.differences(from: base))  // [handoff: .continuous → .never, slop: 10 → 16]
        let patch = try patient.json(over: base)
        #expect(try ArbitrationPolicy(json: patch, over: base) == patient)
        #expect("\(patient.differences(from: base))" == "[handoff: .continuous → .never, slop: 10 → 16]")
    }

    @Test("A fault has its place")
    func fault() {
        var said = ""
        defer { #expect(said == #"line 1, column 31, when: "atEgde" is no condition. Did you mean "atEdge"?"#) }
        func print(_ error: some Error) { said = "\(error)" }
        do {
            _ = try ArbitrationPolicy(json: #"{"direction": "down", "when": "atEgde"}"#)
        } catch {
            print(error)  // line 1, column 31, when: "atEgde" is no condition. Did you mean "atEdge"?
        }
    }

    @Test("A closure has a name in a text")
    func closure() throws {
        let calm: [String: ArbitrationPolicy.Condition] = ["calm": .custom("calm") { $0.timeSinceScroll > 1 }]
        let policy = try ArbitrationPolicy(
            json: #"{"direction": "down", "when": {"all": ["atEdge", "calm"]}}"#, names: calm)
        let text = try policy.json(names: calm)
        #expect(text.contains("calm"))
    }
}
