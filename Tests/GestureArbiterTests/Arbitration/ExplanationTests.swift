import Foundation
@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import Testing

/// One touch, and a sentence that has to be among its decisions.
struct Explained: Sendable, CustomTestStringConvertible {
    var policy = ArbitrationPolicy.continuous
    var touch = Arbitration.Touch(time: 0)
    var then: [Arbitration.Event] = []
    var reads: String
    var testDescription: String { reads }

    static func move(_ along: CGFloat, across: CGFloat = 0, seeing offset: CGFloat? = nil) -> Arbitration.Event {
        .move(Arbitration.Move(time: 0.1, along: along, across: across, observedOffset: offset))
    }

    private static let atTop = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 400)
    private static let scrolled = Arbitration.ScrollGeometry(offset: 37, minimum: 0, maximum: 400)
    private static func over(_ chain: Arbitration.ScrollGeometry..., asks: Arbitration.Questions = [])
        -> Arbitration.Touch
    {
        Arbitration.Touch(time: 0, chain: chain, scale: 3, dimension: 800, asks: asks)
    }

    static let all: [Explained] = [
        Explained(
            touch: Arbitration.Touch(time: 0, card: .moving(at: 120.25)),
            reads: "caught while moving, 120.3 pt from rest"),
        Explained(
            policy: .continuous.unless(.always), touch: over(atTop), then: [move(20)],
            reads: "excluded: .always is true"),
        Explained(
            touch: over(atTop, asks: .claim), then: [move(20), .answer(.no(reason: "a UISlider that tracks"))],
            reads: "yielded to a UISlider that tracks"),
        Explained(touch: over(), then: [move(10, across: 20)], reads: "63.4° off the direction (at most 45.0°)"),
        Explained(touch: over(atTop), then: [move(-12)], reads: "moved 12.0 pt the other way: the drag goes down"),
        Explained(
            policy: .gated, touch: over(scrolled),
            reads: ".atEdge is false: 37.0 pt to the top edge (needs 0.17 or less)"),
        Explained(
            touch: over(atTop, asks: .begin), then: [move(20), .answer(.no(reason: "unsaved"))],
            reads: "vetoed at begin: unsaved"),
        Explained(
            touch: over(atTop), then: [move(40), move(-60)], reads: "the card is back at rest; 400.0 pt to scroll"),
        Explained(
            touch: over(atTop),
            then: [move(40), .geometry(depth: 0, Arbitration.ScrollGeometry(offset: 90, minimum: 90, maximum: 400))],
            reads: "the geometry of scroll view 0 changed; clamped once"),
        Explained(touch: over(atTop), then: [move(40), .up(time: 0.5)], reads: "lifted at 0 pt/s"),
        Explained(touch: over(atTop), then: [move(40), .cancel(time: 0.2)], reads: "cancelled"),
    ]
}

@Suite struct ExplanationTests {
    @Test("A decision explains its cause, with the measurements", arguments: Explained.all)
    func decisionExplainsItsCauseWithTheMeasurements(_ explained: Explained) {
        let trace = Arbitration.Trace(explained.policy, events: [.down(explained.touch)] + explained.then)
        let said = trace.decisions.map(\.explanation)
        #expect(said.contains(explained.reads), "\(said)")
    }

    @Test(
        "A movement against the drag is explained by the drag's direction",
        arguments: [ArbitrationPolicy.Direction.up, .down, .left, .right])
    func theOtherWayIsToldByTheDragsDirection(direction: ArbitrationPolicy.Direction) {
        let policy = ArbitrationPolicy(direction, when: .always, handoff: .continuous)
        let trace = Arbitration.Trace(policy, events: [.down(.init(time: 0)), Explained.move(-12)])
        let said = "moved 12.0 pt the other way: the drag goes \(direction.rawValue)"
        #expect(trace.decisions.map(\.explanation) == [said])
    }
}
