import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterTesting
import Testing

@Suite @MainActor struct SimulationTests {
    private let fortyDown = Scenario(content: [.init(offset: 40)], [.move(y: 120, over: 0.2), .lift])

    @Test("A finger scrolls to the edge, and then drags")
    func handsOver() {
        let end = ArbitrationPolicy.continuous.simulate(fortyDown)
        #expect(end.owners == [.scroll(depth: 0), .drag])
        #expect(end.atLift?.offsets == [0])
        #expect(end.atLift?.card == 70)
    }

    @Test("Without a hand-off the content keeps the finger")
    func scrolls() {
        let end = ArbitrationPolicy.gated.simulate(fortyDown)
        #expect(end.owners == [.scroll(depth: 0)])
        #expect(end.end.card == 0)
    }

    @Test("An exclusion keeps the card where it is")
    func excluded() {
        let end = ArbitrationPolicy.continuous.unless(.editing).simulate(
            Scenario([.flags([.editing]), .move(y: 300, over: 0.2), .lift]))
        #expect(end.owners.isEmpty)
        #expect(end.decisions.first?.explanation == "excluded: .editing is true")
    }

    @Test("A client's veto ends the drag before it begins")
    func vetoed() {
        let end = ArbitrationPolicy.continuous.simulate(
            Scenario([.deny("unsaved"), .move(y: 300, over: 0.2), .lift]))
        #expect(end.decisions.map(\.explanation).contains { $0.hasSuffix("unsaved") })
        #expect(end.end.card == 0)
    }

    @Test("A client that refuses during a drag keeps a card from leaving, far down or flung", arguments: [0.1, 1])
    func vetoedAtRelease(duration: Double) {
        let pull = Scenario([.move(y: duration < 1 ? 200 : 600, over: duration), .lift, .hold(2)])
        #expect(ArbitrationPolicy.continuous.simulate(pull).release?.target == .away)
        var refused = pull
        refused.steps.insert(.deny("unsaved"), at: 1)
        let end = ArbitrationPolicy.continuous.simulate(refused)
        #expect(end.owners == [.drag])
        #expect(end.decisions.last?.explanation.hasSuffix("unsaved") == true)
        #expect(end.release?.target == .stop(0))
        #expect(end.end.card == 0)
    }

    @Test("A card that was let go is caught, opened and let go again")
    func caught() throws {
        let end = ArbitrationPolicy.continuous.simulate(
            Scenario(
                card: .init(stops: [0, 300], selected: 300),
                [
                    .touch(in: [.handle]), .move(y: -120, over: 0.1), .lift, .hold(0.1), .move(y: 60, over: 0.1), .lift,
                    .hold(2),
                ]))
        #expect(end.owners == [.drag, .drag])
        #expect(end.decisions.map(\.explanation).contains { $0.hasPrefix("caught while moving") })
        let release = try #require(end.release)
        #expect(release.target == .stop(300))
        #expect(abs(end.end.card - 300) < 1)
    }

    @Test("A finger that takes the card away is judged by the rule")
    func away() {
        let end = ArbitrationPolicy.continuous.simulate(Scenario([.move(y: 500, over: 0.3), .lift, .hold(1)]))
        #expect(end.release?.target == .away)
        #expect(end.end.card > 500)
    }

    @Test("Content in content scrolls from within, and then the card moves")
    func nested() {
        let end = ArbitrationPolicy.continuous.simulate(
            Scenario(content: [.init(offset: 30), .init(offset: 30)], [.move(y: 200, over: 0.4), .lift]))
        #expect(end.owners.last == .drag)
        #expect(end.atLift?.offsets == [0, 0])
    }

    @Test("Flags that are set while a trackpad scrolls that the policy does not follow hold for the next finger")
    func flagsMeanwhile() {
        let end = ArbitrationPolicy.continuous.unless(.editing).simulate(
            Scenario([.scroll(), .move(y: 30), .flags([.editing]), .lift, .touch(), .move(y: 300, over: 0.2)]))
        #expect(end.owners.isEmpty)
        #expect(end.end.card == 0)
    }

    @Test("No number in a scenario traps", arguments: [Double.nan, .infinity, -.infinity, 1e308, -1, 0])
    func oddNumbers(_ number: Double) {
        let content = Scenario.Content(visible: number, length: number, offset: number)
        var scenario = Scenario(
            content: [content], card: .init(length: number, stops: [number], selected: number),
            [
                .hold(number), .move(x: number, y: number, over: number), .move(y: 30, over: 0.1), .lift, .hold(0.1),
                .lift,
            ])
        (scenario.scale, scenario.frequency) = (number, number)
        // Each policy with one number: the numbers are not the policy's.
        for policy in number.isNaN ? [ArbitrationPolicy.gated, .once, .continuous, .sheet] : [.continuous] {
            #expect(policy.simulate(scenario).decisions.count < 64)
            #expect(policy.simulate(Scenario(scenario.steps)).decisions.count < 64)
            var nested = scenario
            nested.around = .init(policy: policy, card: scenario.card)
            nested.steps = [.scroll()] + scenario.steps + [.touch()] + scenario.steps
            let followed = policy.overriding { ($0.followsTrackpad, $0.momentum) = (true, .carries) }
            #expect(followed.simulate(nested).decisionsAround.count < 64)
        }
    }
}
