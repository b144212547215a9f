import FlyingFox
import Foundation
import Lab
import Scenes
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct SocketTests {
    private func connect(
        to places: Places
    ) async throws -> (send: AsyncStream<WSMessage>.Continuation, answers: AsyncStream<WSMessage>) {
        let (client, send) = AsyncStream<WSMessage>.makeStream()
        return (send, try await SessionSocket(places: places).makeMessages(for: client))
    }

    private let hello = WSMessage.text(#"{"type":"hello","version":1}"#)

    private func next(_ answers: AsyncStream<WSMessage>) async -> String {
        for await case .text(let text) in answers { return text }
        return "closed"
    }

    @Test("Rubbish is told and closed, and the others are unharmed")
    func rubbishIsToldAndClosedAndTheOthersAreUnharmed() async throws {
        let places = Places()
        let (one, other) = (try await connect(to: places), try await connect(to: places))
        other.send.yield(hello)
        one.send.yield(.text("rubbish"))
        #expect(await next(other.answers).contains("welcome"))
        var messages: [WSMessage] = []
        for await message in one.answers { messages.append(message) }
        guard case .text(let text) = messages.first else {
            Issue.record("nothing was told")
            return
        }
        #expect(text.contains("\"refused\""))
        #expect(messages.last == .close(WSCloseCode(1008, reason: "rubbish")))
        other.send.yield(hello)
        #expect(await next(other.answers).contains("welcome"))
    }

    @Test("There are 32 places, and one that leaves in mid-drag frees its own")
    func thereAre32PlacesAndOneThatLeavesInMidDragFreesItsOwn() async throws {
        let places = Places()
        var clients: [(send: AsyncStream<WSMessage>.Continuation, answers: AsyncStream<WSMessage>)] = []
        for _ in 0..<32 {
            let client = try await connect(to: places)
            client.send.yield(hello)
            #expect(await next(client.answers).contains("welcome"))
            clients.append(client)
        }
        let late = try await connect(to: places)
        #expect(await next(late.answers).contains("all 32 places are taken"))
        let settings = String(decoding: try JSONEncoder().encode(SceneSettings(scene: "card")), as: UTF8.self)
        clients[0].send.yield(.text(#"{"type":"start","settings":\#(settings)}"#))
        clients[0].send.yield(
            .text(
                """
                {"type":"touch","seen":0,"samples":[{"finger":0,"phase":"began","x":195,"y":400,"time":0.1}]}
                """))
        clients[0].send.finish()
        for await _ in clients[0].answers {}
        #expect(await places.taken == 31)
        let next = try await connect(to: places)
        next.send.yield(hello)
        #expect(await self.next(next.answers).contains("welcome"))
    }

    @Test("A comparison is answered while the scene goes on")
    func comparisonIsAnsweredWhileTheSceneGoesOn() async throws {
        let client = try await connect(to: Places())
        let settings = String(decoding: try JSONEncoder().encode(SceneSettings(scene: "card")), as: UTF8.self)
        let stroke = #"{"version":1,"name":"pull","fingers":[{"samples":[[0,195,400],[0.2,195,600]],"ends":"lift"}]}"#
        client.send.yield(hello)
        client.send.yield(.text(#"{"type":"start","settings":\#(settings)}"#))
        client.send.yield(
            .text(#"{"type":"compare","one":null,"other":\#(settings),"of":{"script":\#(stroke)}}"#))
        client.send.yield(.text(#"{"type":"tick","time":0.1,"seen":1}"#))
        var types: [String] = []
        while types.last != "compared", types.last != "closed" {
            let text = await next(client.answers)
            types.append(text == "closed" ? text : text.firstMatch(of: /"type":"(\w+)"/).map { "\($0.output.1)" } ?? "")
        }
        #expect(types == ["welcome", "started", "frame", "frame", "compared"])
    }

    private func frame(_ text: String) -> WSFrame {
        WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8))
    }

    @Test("Nothing follows a close frame, not even the browser's own sent back")
    func nothingFollowsACloseFrameNotEvenTheBrowsersOwnSentBack() async {
        let (frames, send) = AsyncStream<WSFrame>.makeStream()
        let close = WSFrame(fin: true, opcode: .close, mask: nil, payload: Data([3, 240]))
        for frame in [frame("refused"), close, close, frame("late")] { send.yield(frame) }
        send.finish()
        var sent: [WSFrame] = []
        for await frame in frames.untilClosed() { sent.append(frame) }
        #expect(sent == [frame("refused"), close])
    }

    /// How many events' latency the next frame message tells of.
    private func latencyCount(_ frames: AsyncStream<WSFrame>) async throws -> Int {
        var payload = Data()
        // A long message comes in several frames.
        for await frame in frames where frame.opcode == .text || frame.opcode == .continuation {
            payload += frame.payload
            guard frame.fin else { continue }
            let message = try JSONSerialization.jsonObject(with: payload) as? [String: Any]
            payload = Data()
            guard let latency = message?["latency"] as? [Double] else { continue }
            return Int(latency[2])
        }
        return -1
    }

    @Test("A snapshot counts as sent when the connection has written it, and only those that answer touches count")
    func snapshotCountsAsSentWhenTheConnectionHasWrittenItAndOnlyThoseThatAnswerTouchesCount() async throws {
        let (client, send) = AsyncThrowingStream<WSFrame, any Error>.makeStream()
        let frames = try await SessionHandler().makeFrames(for: client)
        let settings = String(decoding: try JSONEncoder().encode(SceneSettings(scene: "card")), as: UTF8.self)
        for text in [#"{"type":"hello","version":1}"#, #"{"type":"start","settings":\#(settings)}"#] {
            send.yield(frame(text))
        }
        #expect(try await latencyCount(frames) == 0)
        let sample = #"{"finger":0,"phase":"began","x":195,"y":400,"time":0.1}"#
        send.yield(frame(#"{"type":"touch","seen":0,"samples":[\#(sample)]}"#))
        #expect(try await latencyCount(frames) == 0, "this one is the answer, and not written yet")
        // That it was written is heard of a little later than it is known here.
        var count = 0
        for _ in 0..<1000 where count == 0 {
            send.yield(frame(#"{"type":"tick","time":0.2,"seen":1000}"#))
            count = try await latencyCount(frames)
        }
        #expect(count == 1)
        for _ in 0..<20 {
            send.yield(frame(#"{"type":"tick","time":0.2,"seen":1000}"#))
            #expect(try await latencyCount(frames) == 1)
        }
    }

    @Test("Answers that the connection does not take end the session, before they fill the memory")
    func answersThatTheConnectionDoesNotTakeEndTheSessionBeforeTheyFillTheMemory() async throws {
        let (client, send) = AsyncStream<WSMessage>.makeStream()
        let (taken, connection) = AsyncStream<TakenFrame>.makeStream()
        let answers = try await SessionSocket(places: Places(), taken: taken).makeMessages(for: client)
        for _ in 0..<3900 { send.yield(hello) }
        send.finish()
        var (length, last, end) = (0, "", WSMessage.text(""))
        for await message in answers {
            end = message
            guard case .text(let text) = message else { continue }
            (length, last) = (length + text.utf8.count, text)
        }
        #expect(last.contains("16 MB of answers are unread"))
        #expect(end == .close(WSCloseCode(1009, reason: "tooMuch")))
        #expect(length < 17 << 20)
        connection.finish()
    }

    @Test("The server serves its own pages only")
    func serverServesItsOwnPagesOnly() async throws {
        let server = try LabServer(port: 0)
        let task = Task { try await server.run() }
        defer { task.cancel() }
        try await server.waitUntilListening()
        let address = "http://127.0.0.1:\(try #require(await server.listeningPort))/"
        func status(_ path: String, _ headers: [String: String] = [:]) async throws -> Int? {
            var request = URLRequest(url: try #require(URL(string: address + path)))
            for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
            return (try await URLSession.shared.data(for: request).1 as? HTTPURLResponse)?.statusCode
        }
        #expect(try await status("") == 200)
        #expect(try await status("main.js") == 200)
        #expect(try await status("../Package.swift") == 404)
        #expect(try await status("none.html") == 404)
        #expect(try await status("session") == 400)
        #expect(try await status("", ["Origin": "http://example.com"]) == 403)
        let busy = try LabServer(port: try #require(await server.listeningPort))
        await #expect(throws: LabServer.Failure.self) { try await busy.run() }
    }
}
