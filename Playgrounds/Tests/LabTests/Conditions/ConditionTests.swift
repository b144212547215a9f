import Foundation
import GestureArbiter
import Recordings
import Scenes
import Testing

struct ConditionTests {
    typealias Condition = PolicyChoice.Condition

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func condition(_ json: String) throws -> Condition {
        try JSONDecoder().decode(Condition.self, from: Data(json.utf8))
    }

    @Test(
        "The text of a condition in a recording is read, and written again unchanged",
        arguments: [
            ("atEdge", ".atEdge"), ("atEdgeOrHandle", ".atEdge || .touchStarts(in: .handle)"),
            ("atEdgeAndNotDecelerating", ".atEdge && !.decelerating"), ("contentOffset", ".contentOffset(atMost: 0)"),
            ("contentStill", ".atEdge && .contentStill(for: 0.15)"), ("always", ".always"),
        ])
    func whatRecordingsCallAConditionIsRead(name: String, swift: String) throws {
        let condition = try condition("\"\(name)\"")
        #expect("\(condition.value)" == swift)
        #expect(try json(condition) == "\"\(name)\"")
        #expect(try self.condition(json(Condition.Tree(condition: condition))) == condition)
    }

    @Test("A condition tree is read, and printed as the Swift that declares it")
    func treeIsRead() throws {
        let tree = """
            {"all":[{"any":["atEdge",{"is":"handle"}]},{"not":{"any":[{"is":"editing"},{"is":"decelerating"}]}},
            {"is":"contentOffset","number":40}]}
            """
        let swift = """
            (.atEdge || .touchStarts(in: .handle)) && !(.editing || .decelerating) && .contentOffset(atMost: 40)
            """
        #expect("\(try condition(tree).value)" == swift)
        #expect(try condition(tree).fault == nil)
    }

    @Test("A tree that equals a named condition is written by that name")
    func treeWithANameIsWrittenByIt() throws {
        let tree = #"{"all":[{"is":"atEdge"},{"not":{"is":"decelerating"}}]}"#
        #expect(try json(condition(tree)) == #""atEdgeAndNotDecelerating""#)
    }

    @Test(
        "A tree with an unknown part is refused in words",
        arguments: [
            (#""sometimes""#, "no condition is called \"sometimes\""), (#"{"is":"moon"}"#, "no criterion is called"),
            (#"{"all":[],"any":[]}"#, "not 2"), ("{}", "not 0"),
        ])
    func whatNoConditionIsMadeOfIsTold(json: String, words: String) throws {
        let told = #expect(throws: DecodingError.self) { try condition(json) }
        #expect(told.map { Refusal.words(for: $0) }?.contains(words) == true)
    }

    static let edge = PolicyChoice.Condition.atEdge
    static let faults: [(PolicyChoice.Condition, String)] = [
        (.not(.not(.not(.not(.not(.not(edge)))))), "more than 6 levels"),
        (.all(Array(repeating: edge, count: 25)), "25 criteria"),
        (.any((0..<9).map { .criterion(.init(.contentOffset, Double($0))) }), "9 criteria that differ"),
        (.all([edge, .any([])]), "combines nothing"), (.criterion(.init(.atEdge, 3)), "takes no number"),
        (.criterion(.init(.contentStill)), "has no number"),
        (.criterion(.init(.contentStill, -1)), "is not between 0.0 and 5.0"),
        (.criterion(.init(.contentOffset, .infinity)), "is not between"),
        (.criterion(.init(.contentOffset, .nan)), "is not between"),
    ]

    @Test("A tree that is too large, or has invalid numbers, is refused in words", arguments: faults)
    @MainActor
    func treeThatIsTooLargeIsRefused(condition: PolicyChoice.Condition, words: String) {
        #expect(condition.fault?.contains(words) == true)
        var settings = SceneSettings(scene: "card")
        settings.policy.condition = condition
        let refusal = #expect(throws: Refusal.self) { try settings.validate() }
        #expect(refusal?.description.contains(words) == true)
    }

    @Test("The largest trees are allowed")
    func largestTreesAreAllowed() {
        #expect(Condition.not(.not(.not(.not(.not(.atEdge))))).fault == nil)
        #expect(Condition.all(Array(repeating: .atEdge, count: 24)).fault == nil)
    }

    @Test("Any tree survives JSON, also with another seed")
    func anyTreeIsTheSameAfterJSON() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var numbers = SeededNumbers(seed)
        let choices = (0..<500).map { _ in PolicyChoice.random(by: &numbers) }
        let read = try JSONDecoder().decode([PolicyChoice].self, from: JSONEncoder().encode(choices))
        #expect(read == choices, "seed \(seed)")
        #expect(zip(read, choices).allSatisfy { $0.declared() == $1.declared() }, "seed \(seed)")
    }

    @Test("The page's compiled policy equals the policy", arguments: GeneratedPolicies.all.indices)
    func whatThePageCompilesIsThePolicy(index: Int) throws {
        let choices = GeneratedPolicies.choices
        #expect(choices[index].declared() == GeneratedPolicies.all[index])
    }

    @Test("The compiled policies are up to date with their generator")
    func compiledPoliciesAreThoseThatAreGenerated() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("GeneratedPolicies+Lines.swift")
        let generated = GeneratedPolicies.file
        // GENERATE=1 swift test --package-path Playgrounds --filter compiledPolicies writes it anew.
        if ProcessInfo.processInfo.environment["GENERATE"] != nil {
            try generated.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == generated)
    }
}

/// Policies as the page prints them, compiled.
enum GeneratedPolicies {
    static let seed: UInt64 = 20_261_124
    static let count = 60

    static var choices: [PolicyChoice] {
        var numbers = SeededNumbers(seed)
        return (0..<count).map { _ in PolicyChoice.random(by: &numbers) }
    }

    static var file: String {
        let lines = choices.enumerated().map { "    static let policy\($0): ArbitrationPolicy =\n        \($1.swift)" }
        let names = (0..<count).map { "        policy\($0)," }.joined(separator: "\n")
        return """
            // swift-format-ignore-file
            import GestureArbiter

            /// Written by `compiledPoliciesAreThoseThatAreGenerated`: each as the page prints it.
            extension GeneratedPolicies {
            \(lines.joined(separator: "\n"))

                static let all: [ArbitrationPolicy] = [
            \(names)
                ]
            }

            """
    }
}
