import Foundation
@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import HeadlessUIKit
import Testing

/// Any number of a client, a touch or a layout can be printed.
@Suite("Numbers in text")
struct NumberTests {
    static let numbers: [Double] = [
        0, -0.0, 1e15, 1e18, 1e19, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity,
        -.infinity, .nan, .leastNonzeroMagnitude,
    ]

    @Test("A policy prints, with any number", arguments: numbers)
    func policies(_ number: Double) {
        let conditions: [ArbitrationPolicy.Condition] = [
            .contentStill(for: number), .contentOffset(atMost: CGFloat(number)),
        ]
        for condition in conditions {
            var policy = ArbitrationPolicy(.down, when: condition, slop: CGFloat(number), cone: CGFloat(number))
            policy = policy.unless(condition)
            #expect(!policy.description.isEmpty)
            #expect(policy.contradiction()?.description != "")
        }
    }

    @Test(
        "A refusal because content moves gives the required stillness",
        arguments: [
            (1e18, "1e+21"), (.greatestFiniteMagnitude, "for ever"), (0.25, "250"),
        ])
    func stillness(_ duration: TimeInterval, text: String) {
        var arbitration = Arbitration(ArbitrationPolicy(.down, when: .contentStill(for: duration)))
        let list = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 900)
        _ = arbitration.handle(.down(.init(time: 0, chain: [list], wasDecelerating: true)))
        _ = arbitration.handle(.move(.init(time: 0.1, along: 20)))
        let words = arbitration.decisions.last?.explanation ?? ""
        #expect(words.contains("is not yet true: 100 ms (needs \(text)"), "\(words)")
    }

    @Test("A decision prints, with any number", arguments: numbers)
    func decisions(_ number: Double) {
        let distance = CGFloat(number)
        let grounds = ArbitrationPolicy.Grounds(
            .contentStill(for: number),
            in: .init(roomToEdge: distance, contentOffset: distance, timeSinceScroll: number))
        let reasons: [Arbitration.Reason] = [
            .caught(at: distance), .outsideCone(angle: distance, limit: distance), .wrongWay(distance),
            .refused(grounds), .backAtRest(room: distance), .coasted(velocity: distance), .lifted(velocity: distance),
        ]
        var decision = Arbitration.Trace(
            .gated,
            events: [
                .down(.init(time: 0)), .move(.init(time: 0.1, along: 20)),
            ]
        ).decisions[0]
        decision.time = number
        for reason in reasons {
            decision.reason = reason
            #expect(!decision.description.isEmpty)
        }
    }
}
