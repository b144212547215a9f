import Foundation
import HeadlessUIKit
import Lab
import Recordings
import Scenes
import Testing

@MainActor
struct RecordingTests {
    /// Scrolls, pulls down without lifting, lets go; in steps that fall between the display's frames.
    private func play(_ client: inout Client) throws {
        try client.touch("began", 195, 560, at: 0.1003)
        var (y, time) = (560.0, 0.1003)
        for movement in [Double](repeating: -9, count: 15) + [Double](repeating: 12.5, count: 45) {
            time += 0.0077
            y += movement
            try client.touch("moved", 195, y, at: time)
            try client.tick(time + 0.003)
        }
        try client.touch("ended", 195, y, at: time + 0.06)
        for step in 1...80 { try client.tick(time + 0.06 + Double(step) * 0.013) }
    }

    @Test("A recording gives the same decisions again, in every scene")
    func recordingGivesTheSameDecisionsAgainInEveryScene() throws {
        for scene in DemoCatalog.demos { try checkReplay(in: scene.name) }
    }

    private func checkReplay(in scene: String) throws {
        var client = Client()
        try client.start(.scene(scene))
        try play(&client)
        let answer = try client.send(#"{"type":"record"}"#)[0]
        let data = try JSONSerialization.data(withJSONObject: try #require(answer["recording"]))
        let recording = try Recording(contentsOf: data)
        #expect(!recording.decisions.isEmpty)
        let replay = try Replay(recording)
        #expect(try replay.finish() == [])
        #expect(replay.player.decisions.count == recording.decisions.count)
    }

    @Test("A recording survives being saved and loaded")
    func recordingSurvivesBeingSavedAndLoaded() throws {
        let script = try TouchScript(
            name: "pull", timeline: "touch A at (195, 400)\nA moves by (0, 300) over 300 ms\nA lifts")
        let recording = try Recording(of: script, settings: .scene("card"))
        #expect(try Recording(contentsOf: recording.data) == recording)
        #expect(recording.decisions.contains { $0.to == "drag" })
        #expect(recording.isDismissed)
    }

    @Test("A decision that differs is named")
    func decisionThatDiffersIsNamed() throws {
        let script = try TouchScript(
            name: "pull", timeline: "touch A at (195, 400)\nA moves by (0, 300) over 300 ms\nA lifts")
        var recording = try Recording(of: script, settings: .scene("card"))
        recording.decisions[0].text = "because"
        let differences = try Replay(recording).finish()
        #expect(differences.count == 1)
        #expect("\(differences[0])".contains("decision 1 differs"))
        #expect("\(differences[0])".contains("because"))
    }

    @Test("A file that is not a recording is reported", arguments: ["", "{}", #"{"version": 9}"#])
    func fileThatIsNotARecordingIsReported(text: String) {
        #expect(throws: Refusal.self) { try Recording(contentsOf: Data(text.utf8)) }
    }

    @Test("A session replays a recording in time, and reports the end")
    func sessionReplaysARecordingInTimeAndReportsTheEnd() throws {
        let script = try TouchScript(
            name: "pull", timeline: "touch A at (195, 400)\nA moves by (0, 60) over 100 ms\nA lifts")
        let recording = try Recording(of: script, settings: .scene("card"))
        var client = Client()
        try client.send(#"{"type":"hello","version":1}"#)
        let text = String(decoding: try recording.data, as: UTF8.self)
        try client.send(#"{"type":"replay","recording":\#(text)}"#)
        var told: [[String: Any]] = []
        for step in 1...200 {
            told += try client.tick(Double(step) * 0.01).filter { $0["type"] as? String == "replayed" }
        }
        #expect(told.count == 1)
        #expect((told[0]["differences"] as? [Any])?.isEmpty == true)
    }
}

@MainActor
struct PolicyChoiceTests {
    @Test("Named policies print by their names, others as they are declared")
    func namedPoliciesPrintByTheirNamesOthersAsTheyAreDeclared() {
        #expect(PolicyChoice.continuous.swift == "ArbitrationPolicy.continuous")
        var choice = PolicyChoice(handoff: .toDrag)
        choice.unlessEditing = true
        #expect(choice.swift == "ArbitrationPolicy.once.unless(.editing)")
        choice.condition = .atEdgeOrHandle
        choice.slop = 12
        #expect(
            choice.swift
                == "ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .toDrag, slop: 12)"
                + ".unless(.editing)")
    }

    @Test("Named policies are those of GestureArbiter")
    func namedPoliciesAreThoseOfGestureArbiter() {
        #expect(PolicyChoice.named.map { $0.choice.policy() } == [.gated, .once, .continuous, .sheet])
    }
}
