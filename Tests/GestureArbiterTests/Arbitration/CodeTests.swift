import Foundation
@_spi(Engine) import GestureArbiter
import Testing

/// A release build without GestureArbiterDiagnostics logs decisions by their numbers.
@Suite struct CodeTests {
    private static let page: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let path = "Sources/GestureArbiter/GestureArbiter.docc/WhyDidItDoThat.md"
        return (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }()

    /// The numbers in the article's table of codes.
    private static var listed: [Int] {
        page.split(separator: "\n").compactMap { row in
            row.hasPrefix("| ") ? Int(row.dropFirst(2).prefix { $0 != " " }) : nil
        }
    }

    private static let codes: [Int] = {
        var asked = Arbitration(ArbitrationPolicy(.down, when: .always, handoff: .never))
        _ = asked.handle(.down(Arbitration.Touch(time: 0)))
        _ = asked.handle(.move(Arbitration.Move(time: 0.1, along: 30)))
        guard var decision = asked.decisions.last, case .allowed(let grounds) = decision.reason else { return [] }
        let reasons: [Arbitration.Reason] = [
            .caught(at: 0), .excluded(grounds), .yielded(to: ""), .outsideCone(angle: 0, limit: 0), .wrongWay(0),
            .opensAtEdge(room: 0), .opens(from: 0), .refused(grounds), .vetoed(.begin, reason: ""), .allowed(grounds),
            .passesRest(grounds), .backAtRest(room: 0), .passedOn, .clamped(depth: 0), .coasted(velocity: 0),
            .lifted(velocity: 0), .cancelled,
        ]
        return reasons.map { reason in
            decision.reason = reason
            return decision.code
        }
    }()

    @Test("The article lists the number of each decision, in the order of the cases")
    func listed() { #expect(Self.listed == Self.codes) }

    @Test("No two decisions have the same number")
    func unique() { #expect(Set(Self.codes).count == Self.codes.count) }
}
