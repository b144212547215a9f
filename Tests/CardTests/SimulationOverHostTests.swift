@_spi(Engine) @_spi(Cards) import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterTesting
import HeadlessUIKit
import Testing

/// Plays random touches under random policies on the host and without it, and compares.
@MainActor
@Suite("The simulation decides as every kind of card does")
struct SimulationOverHostTests {
    nonisolated static let seed = Draw.seed(of: "simulation")

    @Test(
        "The same policy, content, card and finger: the same decisions, places and release",
        arguments: CardKind.allCases)
    func same(kind: CardKind) {
        for seed in Self.seed..<Self.seed + UInt64(Draw.cases(40)) {
            let differences = Rehearsed(kind, seed: seed).differences
            #expect(differences.isEmpty, "SEED=\(seed) CASES=1, \(kind)\n\(differences.joined(separator: "\n"))")
        }
    }
}

/// Cards in cards, lists in lists, and a flick into a list: what the random touches above do not reach.
@MainActor
@Suite("The simulation passes a finger on as the host does")
struct RelayOverHostTests {
    // A top panel resizes the outer list alone, which a scenario cannot say.
    @Test("Two lists: the same places of both and of the card", arguments: CardKind.allCases.filter { $0 != .topPanel })
    func nested(kind: CardKind) {
        var draw = Draw(seed: Draw.seed(of: "nested simulation"))
        for _ in 0..<Draw.cases(6) {
            let isPad = draw.once(in: 3)
            let policy = ArbitrationPolicy(kind.direction, handoff: .continuous).overriding {
                $0.followsTrackpad = true
            }
            let setup = CardSetup { $0.policy = policy }
            let nest = NestedListTests.Nest(
                kind, setup, outer: draw.pick([0, 60]), inner: draw.pick([0, 40]))
            func content(_ list: UIScrollView) -> Scenario.Content {
                Scenario.Content(
                    visible: kind.length(of: list.bounds.size), length: kind.length(of: list.contentSize),
                    offset: kind.direction.axis == .vertical ? list.contentOffset.y : list.contentOffset.x)
            }
            let lists = [nest.inner, nest.outer]
            var scenario = Scenario(
                content: lists.map(content),
                card: .init(length: 320, stops: [0, CardStage.lowest]), [isPad ? .scroll() : .touch()])
            let finger = isPad ? nest.scene.scroll() : nest.scene.touch()
            for _ in 0..<3 {
                let way = nest.scene.way(CGFloat(draw.pick(Array(-20...20))) * 8)
                scenario.steps.append(nest.scene.stage.move(finger, by: way, events: 12))
            }
            nest.scene.stage.advance(by: 0)
            let end = policy.simulate(scenario).end
            let seen = lists.map { content($0).offset }
            let words = "\(scenario.steps), seen \(seen) and \(nest.scene.place), foretold \(end)"
            #expect(abs(end.card - nest.scene.place) < 1, "\(words)")
            #expect(zip(end.offsets, seen).allSatisfy { abs($0 - $1) < 1 }, "\(words)")
            finger.cancel()
            nest.scene.stage.settle()
        }
    }

    @Test("A card in a card: the same places of both", arguments: CardKind.allCases, [false, true])
    func cardInCard(kind: CardKind, isPad: Bool) {
        var draw = Draw(seed: Draw.seed(of: "card in card simulation"))
        let policy = ArbitrationPolicy(kind.direction, handoff: .continuous).overriding { $0.followsTrackpad = true }
        for _ in 0..<Draw.cases(6) {
            let nest = CardInCardTests.Nest(kind, .view, hasList: false) { $0.policy = policy }
            nest.arbiter.policy = policy
            let frame = nest.scene.content.view.convert(nest.scene.content.view.bounds, to: nil)
            var scenario = Scenario(
                card: .init(
                    length: kind.length(of: nest.view.bounds.size),
                    stops: [0, 100], leaves: false), [isPad ? .scroll() : .touch()])
            scenario.around = .init(
                policy: policy,
                card: .init(length: kind.direction.distance(of: frame, outOf: nest.scene.stage.window.bounds)))
            let finger = isPad ? nest.scroll() : nest.touch()
            for _ in 0..<4 {
                let way = nest.scene.way(CGFloat(draw.pick(Array(-20...25))) * 8)
                scenario.steps.append(nest.scene.stage.move(finger, by: way, events: 12))
            }
            nest.scene.stage.advance(by: 0)
            let end = policy.simulate(scenario)
            let words = "\(scenario.steps), seen \(nest.inner) and \(nest.scene.place), foretold \(end.end)"
            #expect(abs(end.end.card - nest.inner) < 1, "\(words)")
            #expect(abs(end.end.cardAround - nest.scene.place) < 1, "\(words)")
            let seen = nest.scene.arbiter?.lastTouch?.decisions.map(\.explanation) ?? []
            #expect(end.decisionsAround.map(\.explanation) == seen, "\(words)")
            finger.cancel()
            nest.scene.stage.settle()
        }
    }

    @Test("A flick that opens the card carries on into the list as far", arguments: CardKind.allCases)
    func carries(kind: CardKind) {
        let policy = ArbitrationPolicy(kind.direction, handoff: .continuous, opening: .always, momentum: .carries)
        let scene = CardStage(kind, CardSetup { ($0.policy, $0.isOpen, $0.list) = (policy, false, .atEdge) })
        let bounds = scene.content.list.bounds.size
        let way = scene.way(-120)
        let scenario = Scenario(
            content: [
                .init(
                    visible: kind.length(of: bounds), length: 3000,
                    offset: scene.offset)
            ],
            card: .init(
                length: 320, stops: [0, CardStage.lowest], selected: CardStage.lowest, resizes: kind == .topPanel),
            [.touch(), .move(x: way.dx, y: way.dy, over: 0.1), .lift, .hold(6)])
        let finger = scene.touch()
        _ = scene.stage.move(finger, by: way, events: 6)
        finger.lift()
        scene.stage.settle()
        let end = policy.simulate(scenario).end
        #expect(end.card == 0)
        #expect(abs(end.offsets[0] - scenario.content[0].offset) > 100)
        #expect(abs(end.offsets[0] - scene.offset) < 12, "\(end), seen \(scene.offset)")
    }
}

/// One case, played both ways.
@MainActor
private struct Rehearsed {
    private let policy: ArbitrationPolicy
    private var steps: [Scenario.Step] = []
    private let host:
        (
            decisions: [Arbitration.Decision], offset: CGFloat?, endOffset: CGFloat, card: CGFloat,
            release: ReleaseRule.Judgement?
        )
    private let simulation: Simulation

    init(_ kind: CardKind, seed: UInt64) {
        var draw = Draw(seed: seed &* 7919)
        policy = draw.policy().overriding { $0.direction = kind.direction }
        let hasList = !draw.once(in: 5)
        let setup = CardSetup { [policy] in
            $0.policy = policy
            $0.stops = draw.pick([.one, .two])
            $0.isOpen = draw.once(in: 2)
            $0.mayLeave = !draw.once(in: 5)
            $0.content = draw.pick([.slides, .resizes])
            if hasList { $0.list = .scrolled(to: 0) }
        }
        let scene = CardStage(kind, setup)
        let arbiter = scene.arbiter!
        arbiter.flags = draw.pick([[], [], ["busy"], [.editing], ["busy", .editing]])
        steps.append(.flags(arbiter.flags))
        // The client never refuses, refuses the first stage, or the release.
        let denies: Bool? = draw.pick([nil, nil, nil, nil, true, false])
        var deniesNext = denies == true
        if denies != nil {
            arbiter.onAttempt = { _ in
                defer { deniesNext = false }
                return deniesNext ? .deny(reason: "unsaved") : .allow
            }
        }
        if deniesNext { steps.append(.deny("unsaved")) }
        if hasList { scene.moveList(fromEdge: draw.pick([0, 0, 13, 40, 150, 2600])) }
        scene.stage.advance(by: 0.5)

        let container = scene.content.view!
        let frame = container.convert(container.bounds, to: nil)
        let isOpen = setup.isOpen || setup.stops == .one
        let selected = isOpen ? 0 : CardStage.lowest
        var content: [Scenario.Content] = []
        if hasList {
            let bounds = scene.content.list.bounds.size
            content = [
                .init(
                    visible: kind.length(of: bounds), length: 3000,
                    offset: scene.offset)
            ]
        }
        let away = kind.direction.distance(of: frame, outOf: scene.stage.window.bounds) + selected
        let card = Scenario.Card(
            length: away, stops: setup.stops == .one ? [0] : [0, CardStage.lowest], selected: selected,
            leaves: setup.mayLeave, resizes: kind.resizes(setup))

        let former = arbiter.decisions.count
        let isPad = draw.once(in: 3)
        let finger = isPad ? scene.scroll() : scene.touch()
        let begin = steps.count
        steps.append(.touch(in: arbiter.lastTouch?.regions ?? []))
        for _ in 0..<draw.pick([1, 2, 3, 4]) {
            if draw.once(in: 6) {
                let duration = draw.pick([0.05, 0.1, 0.2])
                steps.append(.hold(duration))
                finger.hold(for: duration)
            }
            let count = draw.pick(Array(1...12))
            let way = scene.way(CGFloat.random(in: -220...220, using: &draw))
            let aside = scene.across(draw.once(in: 4) ? CGFloat.random(in: -60...60, using: &draw) : 0)
            let (x, y) = (way.dx + aside.dx, way.dy + aside.dy)
            steps.append(scene.stage.move(finger, by: CGVector(dx: x, dy: y), events: count))
        }
        // An arbiter takes a trackpad's touch with its first movement.
        if isPad { steps[begin] = .scroll(in: policy.followsTrackpad ? arbiter.lastTouch?.regions ?? [] : []) }
        scene.stage.advance(by: 0)
        let (offset, end, place) = (hasList ? scene.offset : nil, scene.endOffset, scene.place)
        if denies == false {
            deniesNext = true
            steps.append(.deny("unsaved"))
        }
        if draw.once(in: 10) {
            steps.append(.cancel)
            finger.cancel()
        } else {
            steps.append(.lift)
            finger.lift()
        }
        scene.stage.advance(by: 0)
        host = (Array(arbiter.decisions.dropFirst(former)), offset, end, place, arbiter.lastRelease)
        simulation = policy.simulate(Scenario(content: content, card: card, steps))
    }

    /// What differs, and the case.
    var differences: [String] {
        var found: [String] = []
        let (seen, foretold) = (host.decisions.map(\.withoutNumbers), simulation.decisions.map(\.withoutNumbers))
        if seen != foretold {
            found.append("the decisions")
        } else if zip(host.decisions, simulation.decisions).contains(where: { abs($0.time - $1.time) > 0.002 }) {
            found.append("the times of the decisions")
        }
        if let lift = simulation.atLift {
            if abs(lift.card - host.card) > 0.5 { found.append("the card: \(host.card), foretold \(lift.card)") }
            let foretold = lift.offsets.first ?? 0
            // UIKit may bring back content beyond its end before the arbiter does so, which the simulation foretells.
            let isBroughtBack =
                Assumptions.standard.contentBeyondEnd == .isBroughtBack && foretold > host.endOffset
                && abs((host.offset ?? 0) - host.endOffset) < 0.5
            if let offset = host.offset, abs(offset - foretold) > 0.5, !isBroughtBack {
                found.append("the content: \(offset), foretold \(lift.offsets)")
            }
        }
        if !near(host.release?.target, simulation.release?.target) { found.append("the release") }
        guard !found.isEmpty else { return [] }
        return found + [
            "\(policy)", "\(steps)", "on the host:", host.decisions.map(\.description).joined(separator: "\n"),
            host.release.map { "\($0)" } ?? "not let go", "foretold:", "\(simulation)",
        ]
    }

    private func near(_ one: ReleaseRule.Target?, _ other: ReleaseRule.Target?) -> Bool {
        if case .stop(let one)? = one, case .stop(let other)? = other { return abs(one - other) < 0.5 }
        return one == other
    }
}

extension Stage {
    /// Moves the finger steadily, an event each sixtieth of a second, and returns the movement as a scenario's step.
    fileprivate func move(_ finger: Finger, by way: CGVector, events count: Int) -> Scenario.Step {
        for _ in 0..<count {
            advance(by: 1.0 / 60)
            finger.move(by: CGVector(dx: way.dx / CGFloat(count), dy: way.dy / CGFloat(count)))
        }
        return .move(x: way.dx, y: way.dy, over: Double(count) / 60)
    }
}

extension CardKind {
    /// The length along the card's way.
    fileprivate func length(of size: CGSize) -> CGFloat { direction.axis == .vertical ? size.height : size.width }

    /// Whether a list becomes shorter as the card closes.
    fileprivate func resizes(_ setup: CardSetup) -> Bool {
        switch self {
        case .topPanel: true
        case .movedView, .mover: false
        default: setup.content == .resizes
        }
    }
}

extension Arbitration.Decision {
    fileprivate var withoutNumbers: String {
        // A scenario does not say which regions are bound.
        "\(from) → \(to) \(explanation.filter { !$0.isNumber && $0 != "." && $0 != "-" })"
            .replacing(": not bound", with: "")
    }
}
