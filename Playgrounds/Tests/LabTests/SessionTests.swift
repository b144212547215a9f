import Foundation
import GestureArbiter
import GestureArbiterFlights
import Lab
import Recordings
import Scenes
import Testing

@MainActor
struct SessionTests {
    @Test("A greeting is answered with everything that can be chosen")
    func greetingIsAnsweredWithEverythingThatCanBeChosen() throws {
        let client = Client()
        let welcome = try client.send(#"{"type":"hello","version":2}"#)[0]
        #expect(welcome["type"] as? String == "welcome")
        let catalog = try #require(welcome["catalog"] as? [String: Any])
        let scenes = try #require(catalog["scenes"] as? [[String: Any]])
        #expect(scenes.compactMap { $0["name"] as? String }.starts(with: ["deck", "nested", "floating"]))
        let switches = try #require(catalog["switches"] as? [[String: Any]])
        #expect(switches.contains { $0["name"] as? String == "panActionOrder" })
    }

    @Test("A started scene is sent whole, then only its changes")
    func startedSceneIsSentWholeThenOnlyItsChanges() throws {
        let client = Client()
        let answers = try client.start(.scene("card"))
        #expect(answers.map { $0["type"] as? String } == ["started", "frame"])
        #expect(((answers[1]["all"] as? [Any])?.count ?? 0) > 20)
        let next = try client.tick(0.01)[0]
        #expect((next["some"] as? [Any])?.isEmpty == true)
    }

    @Test("A pull moves the card, and gives the reason")
    func pullMovesTheCardAndGivesTheReason() throws {
        let client = Client()
        try client.start(.scene("card"))
        let frames = try client.pull(195, 400, by: 200)
        let decided = frames.flatMap { $0["decisions"] as? [[String: Any]] ?? [] }
        let frame = try client.tick(0.31)[0]
        let plot = try #require(frame["plot"] as? [Any])
        #expect((plot[2] as? Double ?? 0) > 150)
        #expect(decided.first?["from"] as? String == "undecided")
        #expect(decided.first?["to"] as? String == "drag")
        #expect((decided.first?["text"] as? String)?.contains(".atEdge is true") == true)
        #expect(frame["owner"] as? String == "drag")
    }

    @Test("The inspector of a scene shows who owns the touch, and shares the touch as a flight")
    func inspectorSaysWhoHasTheFingerAndSharesTheTouch() throws {
        var settings = SceneSettings.scene("card")
        settings.options["inspector"] = .flag(true)
        let client = Client()
        let shown = try client.start(settings)[1]
        #expect("\(shown)".contains("no touch yet"))
        try client.pull(195, 300, by: 160)
        let held = try client.tick(0.32)[0]
        #expect("\(held)".contains("the card has it"))
        try client.touch("ended", 195, 460, at: 0.33)
        for step in 1...4 { try client.tick(0.33 + Double(step) * 0.5) }
        // The inspector's panel is at the top, since the finger was further down; its button is there.
        try client.touch("began", 270, 70, at: 2.4)
        let lifted = #"{"finger":0,"phase":"ended","x":270,"y":70,"time":2.45}"#
        let answers = try client.send(#"{"type":"touch","samples":[\#(lifted)]}"#) + client.tick(2.6)
        let file = try #require(answers.first { $0["type"] as? String == "shared" }?["file"] as? String)
        let flight = try GestureArbiter.Flight(file)
        #expect(flight.decisions.contains { $0.to == .drag })
        #expect(flight.firstDifference() == nil)
    }

    @Test("What is saved is a flight, with the decisions about the last touch")
    func whatIsSavedIsAFlight() throws {
        let client = Client()
        try client.start(.scene("card"))
        try client.pull(195, 300, by: 160)
        try client.touch("ended", 195, 460, at: 0.33)
        let file = try #require(client.send(#"{"type":"record"}"#)[0]["file"] as? String)
        #expect(try GestureArbiter.Flight(file).decisions.contains { $0.to == .drag })
    }

    @Test("The card's mask during its motion is sent, so that the page shows it")
    func cutIsSent() throws {
        let client = Client()
        try client.start(.scene("gallery"))
        let cuts = try client.pull(195, 422, by: 200, steps: 10).flatMap { frame in
            let items = frame["all"] as? [[String: Any]] ?? []
            let changed = (frame["some"] as? [[Any]] ?? []).compactMap { $0.last as? [String: Any] }
            return (items + changed).compactMap { $0["u"] }
        }
        #expect((cuts.last as? [Double])?.count == 5)
    }
}
