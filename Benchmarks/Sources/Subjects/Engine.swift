import Foundation
@_spi(Engine) import GestureArbiter

/// The engine alone: events in, actions out, without a view.
extension Subject {
    static var engine: [Subject] {
        [1, 3, 10].flatMap { depth in
            [
                Subject("engine: a move that scrolls, chain of \(depth)") { EngineTouch(depth, at: 400).moving(by: 3) },
                Subject("engine: a move that drags, chain of \(depth)") { EngineTouch(depth, at: edge).moving(by: 3) },
                Subject("engine: a hand-off, chain of \(depth)") { EngineTouch(depth, at: edge).crossing() },
                Subject("engine: a refused begin, chain of \(depth), 1 condition") { refusal(depth, conditions: 1) },
                Subject("engine: a refused begin, chain of \(depth), 20 conditions", isLong: true) {
                    refusal(depth, conditions: 20)
                },
            ]
        }
    }

    /// A touch-down, a move beyond the slop, a refusal, a lift.
    @MainActor
    private static func refusal(_ depth: Int, conditions count: Int) -> Step {
        let condition = (1..<count).reduce(ArbitrationPolicy.Condition.atEdge) {
            $0 || .contentOffset(atMost: -CGFloat($1))
        }
        var engine = Arbitration(ArbitrationPolicy(.down, when: condition, handoff: .continuous))
        let chain = scrollViews(depth, at: 400)
        return {
            _ = engine.handle(.down(.init(time: 0, chain: chain, scale: 3, dimension: 800)))
            _ = engine.handle(.move(.init(time: 0.008, along: 12)))
            precondition(engine.owner == .scroll(depth: 0), "Nothing was refused: this measures something else.")
            _ = engine.handle(.up(time: 0.016))
        }
    }
}

/// The content offset at the top of the content.
private let edge: CGFloat = -47

/// Scroll views: the innermost one at `offset`, the others at their tops.
private func scrollViews(_ count: Int, at offset: CGFloat) -> [Arbitration.ScrollGeometry] {
    (0..<count).map { .init(offset: $0 == 0 ? offset : edge, minimum: edge, maximum: 800) }
}

/// A finger beyond its slop, as the engine's events.
@MainActor
private final class EngineTouch {
    private var engine = Arbitration(.continuous)
    private var time: TimeInterval = 0
    private var isForth = false

    init(_ depth: Int, at offset: CGFloat) {
        _ = engine.handle(.down(.init(time: 0, chain: scrollViews(depth, at: offset), scale: 3, dimension: 800)))
        move(by: 12)
    }

    /// Moves forth and back without a change of the owner.
    func moving(by step: CGFloat) -> Subject.Step {
        {
            self.isForth.toggle()
            self.move(by: self.isForth ? step : -step)
        }
    }

    /// Moves back and forth over the edge: each move changes the owner.
    func crossing() -> Subject.Step {
        let cross = moving(by: -6)
        return { [self] in
            let before = engine.owner
            cross()
            precondition(engine.owner != before, "Nothing changed hands: this measures something else.")
        }
    }

    private func move(by along: CGFloat) {
        time += 1 / 120
        var move = Arbitration.Move(time: time, along: along, across: 1)
        if case .scroll(let depth) = engine.owner { move.observedOffset = engine.heldOffset(at: depth) }
        _ = engine.handle(.move(move))
    }
}
