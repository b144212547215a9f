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
        for seed in Self.seed..<Self.seed + UInt64(Draw.cases(80)) {
            let differences = Rehearsed(kind, seed: seed).differences
            #expect(differences.isEmpty, "SEED=\(seed) CASES=1, \(kind)\n\(differences.joined(separator: "\n"))")
        }
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
            // A moved view begins at its most open place.
            $0.isOpen = draw.once(in: 2) || kind == .movedView
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
                    visible: kind.direction.axis == .vertical ? bounds.height : bounds.width, length: 3000,
                    offset: scene.offset)
            ]
        }
        let away = kind.direction.distance(of: frame, outOf: scene.stage.window.bounds) + selected
        let card = Scenario.Card(
            length: away, stops: setup.stops == .one ? [0] : [0, CardStage.lowest], selected: selected,
            leaves: setup.mayLeave, resizes: kind.resizes(setup))

        let former = arbiter.decisions.count
        let finger = scene.touch()
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
            steps.append(.move(x: x, y: y, over: Double(count) / 60))
            for _ in 0..<count {
                scene.stage.advance(by: 1.0 / 60)
                finger.move(by: CGVector(dx: x / CGFloat(count), dy: y / CGFloat(count)))
            }
        }
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

extension CardKind {
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
