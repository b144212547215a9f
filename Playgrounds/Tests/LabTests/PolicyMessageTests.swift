import Foundation
import Lab
import Scenes
import Testing

/// A policy that the page's user writes as JSON.
@MainActor
struct PolicyMessageTests {
    private func start(_ json: String) throws -> [String: Any] {
        var choice = PolicyChoice.continuous
        choice.json = json
        return try #require(try Client().start(.scene("card", policy: choice)).first)
    }

    private func fault(_ json: String) throws -> String {
        let answer = try start(json)
        #expect(answer["type"] as? String == "refused")
        return answer["message"] as? String ?? ""
    }

    @Test(
        "A scene says its policy as JSON, and the text is that policy again",
        arguments: PolicyChoice.named.map(\.choice))
    func comesBack(choice: PolicyChoice) throws {
        let started = try #require(try Client().start(.scene("card", policy: choice)).first)
        var written = PolicyChoice()
        written.json = try #require(started["json"] as? String)
        #expect(written.declared() == choice.declared())
    }

    @Test("A text may ask what no control has")
    func asks() throws {
        let started = try start(#"{"when": {"any": ["atEdge", {"contentStill": 0.3}]}, "slop": 16}"#)
        let swift = try #require(started["swift"] as? String)
        #expect(swift.contains(".atEdge || .contentStill(for: 0.3)"), "\(swift)")
        #expect(swift.contains("slop: 16"), "\(swift)")
    }

    @Test("A fault of the text has its line, its column and the nearest word")
    func words() throws {
        let said = try fault("{\n  \"direction\": \"down\",\n  \"when\": \"atEgde\"\n}")
        #expect(said == #"line 3, column 11, when: "atEgde" is no condition. Did you mean "atEdge"?"#)
    }

    @Test("What a scene has itself is refused", arguments: [#"{"direction": "up"}"#, #"{"opening": "never"}"#])
    func cannotShow(json: String) throws {
        #expect(try fault(json).contains("its own direction and opening"))
    }
}
