import Lab
import Scenes
import Testing

/// What a page is told about who would get a finger.
@MainActor
struct ForecastMessageTests {
    private func client(_ scene: String) throws -> Client {
        let client = Client()
        try client.start(.scene(scene))
        return client
    }

    private func layer(_ client: Client, moving way: String) throws -> [String: Any] {
        #expect(try client.send(#"{"type":"layer","moving":"\#(way)"}"#).isEmpty)
        for _ in 0..<10_000 where client.session.isWorking {
            if let answer = client.session.proceed().first { return try Client.object(answer) }
        }
        return [:]
    }

    @Test("A place and a way are answered by who gets the finger, and why")
    func forecast() throws {
        let client = try client("deck")
        let down = try client.send(#"{"type":"forecast","x":195,"y":500,"moving":"down"}"#)
        #expect(down.map { $0["type"] as? String } == ["forecast"])
        let words = try #require(down[0]["words"] as? String)
        #expect(words.hasPrefix("drags card ListController: .atEdge is true"), "\(words)")
        #expect([down[0]["x"], down[0]["y"]].map { $0 as? Double } == [195, 500])
        #expect(down[0]["moving"] as? String == "down")
        let up = try client.send(#"{"type":"forecast","x":195,"y":500,"moving":"up"}"#)[0]["words"] as? String
        #expect(up?.hasPrefix("scrolls UITableView") == true, "\(up ?? "")")
    }

    @Test(
        "A layer has each place of the screen once, and agrees with the words for the place", arguments: ["down", "up"])
    func wholeScreen(way: String) throws {
        let client = try client("player")
        let layer = try layer(client, moving: way)
        let (grid, columns) = (try #require(layer["grid"] as? Double), try #require(layer["columns"] as? Int))
        let names = try #require(layer["owners"] as? [String])
        let owners = try #require(layer["runs"] as? [[Int]]).flatMap { run in
            Array(repeating: run[0] < 0 ? nil : names[run[0]], count: run[1])
        }
        #expect(owners.count == columns * Int((844 / grid).rounded(.up)))
        for place in stride(from: 0, to: owners.count - columns, by: 37) where place % columns < columns - 1 {
            let (x, y) = ((Double(place % columns) + 0.5) * grid, (Double(place / columns) + 0.5) * grid)
            let answer = try client.send(#"{"type":"forecast","x":\#(x),"y":\#(y),"moving":"\#(way)"}"#)[0]
            let words = try #require(answer["words"] as? String)
            #expect(words.hasPrefix(owners[place] ?? "nothing"), "\(x), \(y)")
        }
    }

    @Test("While a finger is down the answer says so")
    func fingerIsDown() throws {
        let client = try client("deck")
        try client.touch("began", 195, 500, at: 0.1)
        let words = try client.send(#"{"type":"forecast","x":195,"y":600,"moving":"down"}"#)[0]["words"] as? String
        #expect(words == "A finger is down. Lift it to ask who would get the next one.")
        try client.touch("ended", 195, 500, at: 0.2)
        let after = try client.send(#"{"type":"forecast","x":195,"y":600,"moving":"down"}"#)[0]["words"] as? String
        #expect(after?.hasPrefix("drags card") == true, "\(after ?? "")")
    }

    @Test(
        "A place outside of the screen, another way, and a question before a scene are refused, and the session goes on"
    )
    func mistakes() throws {
        let early = Client()
        try early.send(#"{"type":"hello","version":2}"#)
        #expect(try early.send(#"{"type":"forecast","x":1,"y":1,"moving":"down"}"#)[0]["type"] as? String == "refused")
        let client = try client("deck")
        for wrong in [
            #"{"type":"forecast","x":-1,"y":600,"moving":"down"}"#,
            #"{"type":"forecast","x":1e300,"y":0,"moving":"up"}"#,
            #"{"type":"forecast","x":1,"y":1,"moving":"inwards"}"#, #"{"type":"forecast","x":1,"moving":"up"}"#,
        ] {
            let answer = try client.send(wrong)[0]
            #expect(answer["type"] as? String == "refused", "\(wrong)")
        }
        #expect(try client.tick(0.1)[0]["type"] as? String == "frame")
    }
}
