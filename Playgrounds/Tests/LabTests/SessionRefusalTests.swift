import Foundation
import Lab
import Recordings
import Scenes
import Testing

/// What ends a session, and what does not.
@MainActor
struct SessionRefusalTests {
    private func refusal(_ body: () throws -> Void) -> Refusal? {
        do {
            try body()
            return nil
        } catch {
            return error as? Refusal
        }
    }

    /// The report of a mistake after which the session goes on.
    private func mistake(_ answers: [[String: Any]]) -> String {
        guard let told = answers.first, told["type"] as? String == "refused", told["goesOn"] as? Bool == true else {
            return "no mistake: \(answers)"
        }
        return told["message"] as? String ?? ""
    }

    private func types(_ answers: [[String: Any]]) -> [String?] { answers.map { $0["type"] as? String } }

    private func touch(_ samples: String...) -> String { touch(samples) }

    private func touch(_ samples: [String]) -> String {
        #"{"type":"touch","seen":0,"samples":[\#(samples.joined(separator: ","))]}"#
    }

    private func sample(_ phase: String, finger: Int = 0, x: Double = 195, at time: Double) -> String {
        #"{"finger":\#(finger),"phase":"\#(phase)","x":\#(x),"y":400,"time":\#(time)}"#
    }

    @Test(
        "Invalid data is reported, and the session continues",
        arguments: [
            ("", "cannot be read"), ("[]", "cannot be read"), (#"{"type":"dance"}"#, "dance"),
            (#"{"type":"hello"}"#, "\"version\" is missing"),
            (#"{"type":"tick","time":1,"seen":0}"#, "no scene is there yet"),
            (#"{"type":"record"}"#, "no scene is there yet"),
            (#"{"type":"start","settings":{}}"#, "\"scene\" is missing"),
            (#"{"type":"replay","recording":{"a":1}}"#, "\"version\" is missing"),
        ])
    func rubbishIsTold(text: String, expected: String) throws {
        var client = Client()
        let told = try mistake(client.send(text))
        #expect(told.contains(expected), "\(told)")
        #expect(types(try client.start(.scene("card"))) == ["started", "frame"])
    }

    @Test("Another version of the protocol ends the session")
    func anotherVersionEndsTheSession() {
        var client = Client()
        let found = refusal { try client.send(#"{"type":"hello","version":7}"#) }
        #expect(found?.kind == .otherVersion)
        #expect(found?.description.contains("version 7") == true)
    }

    @Test("Endless mistakes are reported and end the session; occasional ones do not")
    func mistakesWithoutEndEndTheSession() throws {
        var client = Client()
        for _ in 0..<200 {
            client.now += 1
            #expect(try types(client.send("rubbish")) == ["refused"])
        }
        let found = refusal { for _ in 0..<60 { try client.send("rubbish") } }
        #expect(found?.kind == .rubbish)
        #expect(found?.description.contains("too many mistakes") == true)
    }

    @Test("An unknown scene is reported with the known ones, and the current scene stays")
    func unknownSceneIsToldWithThoseThatThereAre() throws {
        var client = Client()
        try client.start(.scene("card"))
        let settings = String(decoding: try JSONEncoder().encode(SceneSettings(scene: "moon")), as: UTF8.self)
        let told = try mistake(client.send(#"{"type":"start","settings":\#(settings)}"#))
        #expect(told.contains("deck, nested, "))
        #expect(try types(client.tick(0.1)) == ["frame"])
    }

    @Test("A time that goes back is reported, and answered by a frame")
    func timeThatGoesBackIsTold() throws {
        var client = Client()
        try client.start(.scene("card"))
        try client.touch("began", 195, 400, at: 0.5)
        let answers = try client.send(touch(sample("moved", at: 0.4)))
        #expect(mistake(answers).contains("goes back from 500.0 ms to 400.0 ms"))
        #expect(types(answers) == ["refused", "frame"])
        #expect(types(try client.tick(0.2)) == ["refused", "frame"])
        #expect(types(try client.tick(0.6)) == ["frame"])
    }

    @Test("The part of a message before a mistake takes effect, the rest does not")
    func whatComesBeforeAMistakeIsDone() throws {
        var client = Client()
        try client.start(.scene("card"))
        let samples = [sample("began", at: 0.1), sample("began", at: 0.2), sample("ended", at: 0.3)]
        let answers = try client.send(touch(samples))
        #expect(mistake(answers).contains("came down while it was down"))
        #expect((answers.last?["fingers"] as? [Any])?.count == 1)
        #expect(answers.last?["time"] as? Double == 0.2)
    }

    @Test("A time that jumps ahead is reported, and not simulated")
    func timeThatLeapsIsTold() throws {
        var client = Client()
        try client.start(.scene("card"))
        let answers = try client.tick(30)
        #expect(mistake(answers).contains("goes on by 30000.0 ms at once"))
        #expect(answers.last?["time"] as? Double == 0)
    }

    @Test("Time that runs too fast ends the session")
    func timeThatRunsTooFastEndsTheSession() throws {
        var client = Client()
        try client.start(.scene("card"))
        let found = refusal { for step in 1...100 { try client.tick(Double(step)) } }
        #expect(found?.kind == .tooMuch)
    }

    @Test("Fingers that are not down, or are too many, are reported")
    func fingersThatAreNotDownOrAreTooManyAreReported() throws {
        var client = Client()
        try client.start(.scene("card"))
        #expect(try mistake(client.send(touch(sample("ended", at: 0.1)))).contains("without having come down"))
        for finger in 0...9 { try client.send(touch(sample("began", finger: finger, at: 0.4))) }
        let answers = try client.send(touch(sample("began", finger: 10, at: 0.4)))
        #expect(mistake(answers).contains("more than 10 fingers are down"))
        #expect((answers.last?["fingers"] as? [Any])?.count == 10)
    }

    @Test("Places outside the screen are reported")
    func placesOutsideTheScreenAreReported() throws {
        var client = Client()
        try client.start(.scene("card"))
        #expect(try mistake(client.send(touch(sample("began", x: 1e9, at: 0.1)))).contains("on no screen"))
    }

    @Test("A recording with a place outside the screen is reported before it is played")
    func recordingWithAPlaceThatIsOnNoScreenIsTold() throws {
        var client = Client()
        try client.start(.scene("card"))
        try client.touch("began", 195, 400, at: 0.1)
        let recorded = try client.send(#"{"type":"record"}"#)[0]["recording"] ?? [:]
        let text = String(decoding: try JSONSerialization.data(withJSONObject: recorded), as: UTF8.self)
        let moved = text.replacing("195,400]", with: "195,5e4]")
        try #require(moved != text)
        #expect(try mistake(client.send(#"{"type":"replay","recording":\#(moved)}"#)).contains("on no screen"))
    }

    @Test("A frame that was not sent cannot be acknowledged", arguments: [-1, 2, .min, .max])
    func frameThatWasNotSentCannotBeAcknowledged(seen: Int) throws {
        var client = Client()
        try client.start(.scene("card"))
        let answers = try client.send(#"{"type":"tick","time":0,"seen":\#(seen)}"#)
        #expect(mistake(answers).contains("frame \(seen) is seen, and 1 were sent"))
        #expect(types(answers) == ["refused", "frame"])
    }

    @Test("Frames that nobody reads end the session")
    func framesThatNobodyReadsEndTheSession() throws {
        var client = Client()
        try client.start(.scene("card"))
        let found = refusal { for _ in 0..<2000 { try client.tick(0) } }
        #expect(found?.description.contains("unread") == true)
    }

    @Test("Too many messages end the session")
    func tooManyMessagesEndTheSession() throws {
        let session = Session()
        let hello = #"{"type":"hello","version":1}"#
        #expect(refusal { for _ in 0..<4000 { _ = try session.receive(.success(.hello(version: 1)), now: 0) } } == nil)
        #expect(refusal { _ = try session.receive(hello, now: 0) }?.kind == .tooMuch)
    }

    @Test("A message that is too long ends the session")
    func messageThatIsTooLongEndsTheSession() throws {
        let long = String(repeating: " ", count: ClientMessage.longest + 1)
        #expect(refusal { _ = try Session().receive(long, now: 0) }?.kind == .tooMuch)
    }
}
