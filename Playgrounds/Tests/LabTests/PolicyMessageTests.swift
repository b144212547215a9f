import Foundation
import Lab
import Scenes
import Testing

/// A policy that the page's user writes as JSON.
@MainActor
struct PolicyMessageTests {
    private func ask(_ json: String) throws -> [String: Any] {
        var client = Client()
        try client.start(.scene("card"))
        let text = String(decoding: try JSONEncoder().encode(json), as: UTF8.self)
        return try #require(try client.send(#"{"type":"policy","json":\#(text)}"#).first)
    }

    private func fault(_ json: String) throws -> String? {
        let answer = try ask(json)
        #expect(answer["policy"] == nil)
        return answer["fault"] as? String
    }

    @Test(
        "A scene says its policy as JSON, and the text is that policy again",
        arguments: PolicyChoice.named.map(\.choice))
    func comesBack(choice: PolicyChoice) throws {
        var client = Client()
        let started = try #require(
            try client.start(.scene("card", policy: choice)).first { $0["type"] as? String == "started" })
        let answer = try ask(try #require(started["json"] as? String))
        let data = try JSONSerialization.data(withJSONObject: try #require(answer["policy"]))
        #expect(try JSONDecoder().decode(PolicyChoice.self, from: data).declared() == choice.declared())
    }

    @Test("A text changes what it names")
    func changes() throws {
        let json = #"{"direction": "down", "when": {"any": ["atEdge", {"touchStarts": "handle"}]}, "slop": 16}"#
        let policy = try #require(try ask(json)["policy"] as? [String: Any])
        #expect(policy["condition"] as? String == "atEdgeOrHandle")
        #expect(policy["slop"] as? Double == 16)
        #expect(policy["handoff"] as? String == "never")
    }

    @Test("A fault of the text has its line, its column and the nearest word")
    func words() throws {
        let said = try fault("{\n  \"direction\": \"down\",\n  \"when\": \"atEgde\"\n}")
        #expect(said == #"line 3, column 11, when: "atEgde" is no condition. Did you mean "atEdge"?"#)
    }

    @Test("What a scene cannot show is refused with the part")
    func cannotShow() throws {
        #expect(try fault(#"{"direction": "up"}"#)?.contains("direction: .down → .up") == true)
        #expect(try fault(#"{"direction": "down", "opening": "never"}"#)?.contains("opening: .atEdge → .never") == true)
        #expect(
            try fault(#"{"direction": "down", "when": {"flag": "tour"}}"#)?.contains("the flag \"editing\"") == true)
        #expect(try fault(#"{"direction": "down", "slop": 400}"#)?.contains("slop") == true)
    }
}
