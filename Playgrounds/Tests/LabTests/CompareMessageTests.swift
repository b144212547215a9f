import Foundation
import HeadlessUIKit
import Lab
import Recordings
import Scenes
import Testing

@MainActor
struct CompareMessageTests {
    private func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    /// Asks for a comparison, and lets the session work until it is done.
    private func compare(
        _ client: Client, one: SceneSettings? = nil, other: SceneSettings, script: String = "null"
    ) throws -> [String: Any] {
        let one = try one.map { try json($0) } ?? "null"
        let answers = try client.send(
            #"{"type":"compare","one":\#(one),"other":\#(try json(other)),"script":\#(script)}"#)
        return try answers.first ?? finish(client.session)
    }

    private func finish(_ session: Session) throws -> [String: Any] {
        while session.isWorking {
            if let answer = session.proceed().first { return try Client.object(answer) }
        }
        return [:]
    }

    /// Plays a stroke and waits for rest. Returns the decisions that were made.
    @discardableResult
    private func play(_ script: TouchScript, since start: Double, in client: Client) throws -> [[String: Any]] {
        var decisions: [[String: Any]] = []
        var time = start
        for event in script.events {
            let sample = TouchSample(event)
            time = start + sample.time
            let frame = try client.touch(sample.phase.rawValue, sample.x, sample.y, at: time)
            decisions += frame["decisions"] as? [[String: Any]] ?? []
        }
        for step in 1...150 {
            let frame = try client.tick(time + Double(step) * 0.02)[0]
            decisions += frame["decisions"] as? [[String: Any]] ?? []
        }
        return decisions
    }

    private func texts(_ decisions: Any?) -> [String] {
        (decisions as? [[String: Any]] ?? []).map { "\($0["from"] ?? "") \($0["to"] ?? "") \($0["text"] ?? "")" }
    }

    private let scroll = Stroke.straight([-150], start: CGPoint(x: 195, y: 500), speed: 300)
    private let pull = Stroke.straight([320], start: CGPoint(x: 195, y: 300))

    @Test("The last touch is decided again as it was, from the list's offset at that time")
    func lastTouchIsDecidedAgain() throws {
        let client = Client()
        try client.start(.scene("card"))
        try play(scroll, since: 0.1003, in: client)
        let decisions = try play(pull, since: 4.2051, in: client)
        let answer = try compare(client, other: .scene("card", policy: .named(.gated)))
        let one = try #require(answer["one"] as? [String: Any])
        #expect(texts(one["decisions"]) == texts(decisions))
        #expect(
            (answer["start"] as? String)?.wholeMatch(
                of: /The last touch, with the content scrolled by 1\d\d pt/) != nil)
        #expect(answer["script"] as? String == "the last touch")
        #expect((answer["first"] as? [String: Any])?["kind"] as? String == "decision")
    }

    @Test("An inspector that shows earlier touches does not change the scene")
    func whatAnInspectorTellsIsNoChange() throws {
        var settings = SceneSettings.scene("card")
        settings.options["inspector"] = .flag(true)
        let client = Client()
        try client.start(settings)
        try play(scroll, since: 0.1, in: client)
        try play(pull, since: 4.2, in: client)
        let answer = try compare(client, other: .scene("card", policy: .named(.gated)))
        #expect(answer["script"] as? String == "the last touch", "\(answer["start"] ?? "")")
    }

    @Test("If the card was elsewhere than in a fresh scene, everything is replayed, and the message says so")
    func whereTheCardWasElsewhereEverythingIsReplayed() throws {
        let client = Client()
        try client.start(.scene("sheet"))
        try play(Stroke.straight([-400], start: SheetDemo.strokeStart), since: 0.1, in: client)
        let decisions = try play(Stroke.straight([-60], start: SheetDemo.strokeStart), since: 4.2, in: client)
        let answer = try compare(client, other: .scene("sheet", policy: .named(.gated)))
        #expect(answer["script"] as? String == "all touches")
        #expect(
            answer["start"] as? String
                == "Everything since the scene's start, because the card was elsewhere when the last touch began")
        let one = try #require(answer["one"] as? [String: Any])
        #expect(texts(one["decisions"]).suffix(decisions.count) == texts(decisions)[...])
    }

    @Test("If something else had changed, everything is replayed")
    func ifSomethingElseHadChangedEverythingIsReplayed() throws {
        let client = Client()
        try client.start(.scene("carousel"))
        try play(sideways, since: 0.1, in: client)
        try play(pull, since: 4.2, in: client)
        let answer = try compare(client, other: .scene("carousel", policy: .named(.gated)))
        #expect((answer["start"] as? String)?.contains("because the screen had changed") == true)
    }

    /// A finger that moves the carousel.
    private var sideways: TouchScript {
        let start = CarouselDemo.strokeStart
        let samples = (0...20).map { step in
            TouchScript.Sample(time: Double(step) * 0.008, x: start.x - CGFloat(step) * 8, y: 250)
        }
        return TouchScript(name: "sideways", fingers: [TouchScript.Track(samples: samples)])
    }

    @Test("A script can be compared in two scenes")
    func script() throws {
        let client = Client()
        let answer = try compare(client, one: .scene("card"), other: .scene("deck"), script: try json(pull))
        #expect(answer["type"] as? String == "compared")
        #expect((answer["one"] as? [String: Any])?["title"] as? String == "card")
        #expect((answer["other"] as? [String: Any])?["title"] as? String == "deck")
    }

    @Test("A comparison before any touch is refused, and the session continues")
    func beforeAnyTouchItIsRefused() throws {
        let client = Client()
        try client.start(.scene("card"))
        let answer = try compare(client, other: .scene("card"))
        #expect(answer["type"] as? String == "refused")
        #expect((answer["message"] as? String)?.contains("Touch the phone first") == true)
        #expect(try client.tick(0.1)[0]["type"] as? String == "frame")
    }

    @Test("A script that is too long is refused in words")
    func tooLongAScriptIsRefused() throws {
        let client = Client()
        try client.start(.scene("card"))
        let long = Stroke.straight([3000], start: CGPoint(x: 195, y: 100), speed: 90)
        let answer = try compare(client, other: .scene("card"), script: try json(long))
        #expect((answer["message"] as? String)?.contains("at most 30 s are compared") == true)
    }

    @Test("Invalid settings and touches are reported")
    func rubbishIsTold() throws {
        let client = Client()
        try client.start(.scene("card"))
        try play(pull, since: 0.1, in: client)
        let far = try json(Stroke.straight([10], start: CGPoint(x: 1e9, y: 100)))
        for (scene, script) in [("moon", "null"), ("card", #""first""#), ("card", "{}"), ("card", far)] {
            let answer = try compare(client, other: .scene(scene), script: script)
            #expect(answer["type"] as? String == "refused")
        }
    }

    @Test("A second comparison replaces the first, and a start cancels it")
    func secondQuestionTakesThePlaceOfTheFirst() throws {
        let client = Client()
        try client.start(.scene("card"))
        try play(pull, since: 0.1, in: client)
        func ask(_ policy: PolicyName) throws {
            let other = try json(SceneSettings.scene("card", policy: .named(policy)))
            try client.send(#"{"type":"compare","one":null,"other":\#(other)}"#)
        }
        try ask(.gated)
        _ = client.session.proceed()
        try ask(.sheet)
        #expect((try finish(client.session)["other"] as? [String: Any])?["title"] as? String == "sheet")
        try ask(.gated)
        #expect(client.session.isWorking)
        try client.send(#"{"type":"start","settings":\#(try json(SceneSettings.scene("card")))}"#)
        #expect(!client.session.isWorking)
    }

    @Test("The scene continues while a comparison is computed, which does not change its result")
    func sceneGoesOnWhileAComparisonIsComputed() throws {
        let (client, other) = (Client(), Client())
        try client.start(.scene("card"))
        try other.start(.scene("card"))
        try play(pull, since: 0.1, in: client)
        try play(pull, since: 0.1, in: other)
        let expected = try compare(other, other: .scene("card", policy: .named(.gated)))
        let gated = try json(SceneSettings.scene("card", policy: .named(.gated)))
        try client.send(#"{"type":"compare","one":null,"other":\#(gated)}"#)
        var (time, answers): (Double, [String]) = (4, [])
        while client.session.isWorking {
            time += 0.01
            try client.tick(time)
            answers += client.session.proceed()
        }
        #expect(NSDictionary(dictionary: try Client.object(answers[0])) == NSDictionary(dictionary: expected))
    }
}
