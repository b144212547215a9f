import Foundation
import Lab
import Recordings
import Scenes
import Testing

/// A mistake is told, and the session goes on.
@MainActor
struct SessionRefusalTests {
    /// The report of a mistake after which the session goes on.
    private func mistake(_ answers: [[String: Any]]) -> String {
        guard let told = answers.first, told["type"] as? String == "refused" else {
            return "no mistake: \(answers)"
        }
        return told["message"] as? String ?? ""
    }

    private func types(_ answers: [[String: Any]]) -> [String?] { answers.map { $0["type"] as? String } }

    private func touch(_ samples: String...) -> String { touch(samples) }

    private func touch(_ samples: [String]) -> String {
        #"{"type":"touch","samples":[\#(samples.joined(separator: ","))]}"#
    }

    private func sample(_ phase: String, finger: Int = 0, x: Double = 195, at time: Double) -> String {
        #"{"finger":\#(finger),"phase":"\#(phase)","x":\#(x),"y":400,"time":\#(time)}"#
    }

    @Test(
        "Invalid data is reported, and the session continues",
        arguments: [
            ("", "cannot be read"), ("[]", "cannot be read"), (#"{"type":"dance"}"#, "dance"),
            (#"{"type":"hello"}"#, "\"version\" is missing"),
            (#"{"type":"tick","time":1}"#, "no scene is there yet"),
            (#"{"type":"record"}"#, "no scene is there yet"),
            (#"{"type":"start","settings":{}}"#, "\"scene\" is missing"),
            (#"{"type":"hello","version":7}"#, "version 7"),
        ])
    func rubbishIsTold(text: String, expected: String) throws {
        let client = Client()
        let told = try mistake(client.send(text))
        #expect(told.contains(expected), "\(told)")
        #expect(types(try client.start(.scene("card"))) == ["started", "frame"])
    }

    @Test("A time that goes back is reported, and answered by a frame")
    func timeThatGoesBackIsTold() throws {
        let client = Client()
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
        let client = Client()
        try client.start(.scene("card"))
        let samples = [sample("began", at: 0.1), sample("began", at: 0.2), sample("ended", at: 0.3)]
        let answers = try client.send(touch(samples))
        #expect(mistake(answers).contains("came down while it was down"))
        #expect((answers.last?["fingers"] as? [Any])?.count == 1)
        #expect(answers.last?["time"] as? Double == 0.2)
    }

    @Test("A time that jumps ahead is reported, and not simulated")
    func timeThatLeapsIsTold() throws {
        let client = Client()
        try client.start(.scene("card"))
        let answers = try client.tick(30)
        #expect(mistake(answers).contains("goes on by 30000.0 ms at once"))
        #expect(answers.last?["time"] as? Double == 0)
    }

    @Test("Fingers that are not down, or are too many, are reported")
    func fingersThatAreNotDownOrAreTooManyAreReported() throws {
        let client = Client()
        try client.start(.scene("card"))
        #expect(try mistake(client.send(touch(sample("ended", at: 0.1)))).contains("without having come down"))
        for finger in 0...9 { try client.send(touch(sample("began", finger: finger, at: 0.4))) }
        let answers = try client.send(touch(sample("began", finger: 10, at: 0.4)))
        #expect(mistake(answers).contains("more than 10 fingers are down"))
        #expect((answers.last?["fingers"] as? [Any])?.count == 10)
    }
}
