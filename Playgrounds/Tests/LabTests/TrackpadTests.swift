import Foundation
import Recordings
import Scenes
import Testing

/// What a trackpad, or a wheel with notches, does on the phone.
@MainActor
struct TrackpadTests {
    /// Scrolls by 200 points in 20 steps, and returns the content's offset and the card's place.
    private func scroll(_ client: Client, _ type: String) throws -> (content: Double, card: Double) {
        try client.pull(195, 400, by: 200, scroll: type)
        let plot = try #require(client.tick(0.4).last?["plot"] as? [Double])
        try client.touch("ended", 195, 600, at: 0.5)
        return (plot[1], plot[2])
    }

    private func mistake(_ answer: [String: Any]) -> String {
        answer["message"] as? String ?? "no mistake: \(answer)"
    }

    private func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    @Test(
        "A trackpad scrolls the list, and drags the card if the policy follows it; notches never drag",
        arguments: [(false, "continuous", 0.0), (true, "continuous", 100), (true, "discrete", 0)])
    func scrolls(follows: Bool, type: String, expected: CGFloat) throws {
        var settings = SceneSettings.scene("card")
        settings.policy.followsTrackpad = follows
        settings.offset = 100
        let client = Client()
        let swift = try client.start(settings)[0]["swift"] as? String
        #expect(swift?.contains("followsTrackpad = true") == follows)
        let (content, card) = try scroll(client, type)
        #expect(content < 0.5)
        #expect(abs(card - expected) < 1)
        #expect(try client.tick(1).last?["fingers"] as? [[Double]] == [])
    }

    @Test("Impossible scrolling is refused, and so are recordings and courses of scrolling; the session continues")
    func refused() throws {
        let client = Client()
        try client.start(.scene("card"))
        #expect(mistake(try client.touch("began", 195, 400, at: 0.1, scroll: "up")).contains("cannot be read"))
        #expect(mistake(try client.touch("began", 195, 1e9, at: 0.1, scroll: "discrete")).contains("on no screen"))
        _ = try scroll(client, "continuous")
        let compare = #""compare","other":\#(try json(SceneSettings.scene("card")))"#
        for asked in [#""record""#, compare] {
            #expect(mistake(try client.send(#"{"type":\#(asked)}"#)[0]).contains("only fingers are recorded"))
        }
    }
}
