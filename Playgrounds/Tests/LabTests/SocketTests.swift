import Foundation
import Lab
import NIOCore
import Scenes
import Testing

/// A server in a process of its own, and the answers to its clients.
@Suite(.serialized) @Blocking
struct SocketTests {
    /// - Parameter limits: The limits for this test, as `name=number`. Without any it is decklab itself.
    private func serve(_ limits: String..., whileDoing body: (Int) async throws -> Void) async throws {
        let server =
            try limits.isEmpty ? Decklab("--port", "0") : Decklab("ServerUnderTest", arguments: limits)
        defer { server.interrupt() }
        try await body(try port(of: server))
    }

    private func port(of server: Decklab) throws -> Int {
        try #require(Int(server.line().split(separator: ":").last?.prefix { $0.isNumber } ?? ""))
    }

    private func message(_ socket: WebSocketWire) throws -> [String: Any] {
        var frame = try #require(socket.receive())
        // On a slow machine a ping may come in between.
        while frame.opcode == WebSocketWire.ping { frame = try #require(socket.receive()) }
        return try JSONSerialization.jsonObject(with: Data(frame.payload)) as? [String: Any] ?? [:]
    }

    @Test("There are 32 places, and a client that leaves during a drag frees its own")
    func thereAre32PlacesAndAClientThatLeavesDuringADragFreesItsOwn() async throws {
        try await serve { port in
            let sockets = try (0..<32).map { _ in try WebSocketWire(port: port) }
            for socket in sockets { socket.send(WebSocketWire.hello) }
            for socket in sockets { #expect(socket.receive()?.text.contains("welcome") == true) }
            let late = try WebSocketWire(port: port).end()
            #expect(late.message.contains("all 32 places are taken"))
            #expect(late.code == 1013)
            sockets[0].send(try WebSocketWire.start())
            sockets[0].send(WebSocketWire.touch("began", y: 400, at: 0.1))
            sockets[0].wire.close()
            // The server notices it a little later.
            try await Task.sleep(for: .milliseconds(300))
            let next = try WebSocketWire(port: port)
            next.send(WebSocketWire.hello)
            #expect(next.receive()?.text.contains("welcome") == true)
        }
    }

    @Test("Endless invalid data is reported and closed, and the other connections are unaffected")
    func rubbishWithoutEndIsToldAndClosed() async throws {
        try await serve { port in
            let (one, other) = (try WebSocketWire(port: port), try WebSocketWire(port: port))
            for _ in 0..<60 { one.send("rubbish") }
            let end = one.end()
            #expect(end.message.contains(#""goesOn":false"#))
            #expect(end.message.contains("too many mistakes"))
            #expect(end.code == 1008)
            other.send(WebSocketWire.hello)
            #expect(other.receive()?.text.contains("welcome") == true)
        }
    }

    @Test("A snapshot counts once it is written to the connection, and only those that answer touches count")
    func snapshotCountsWhenItIsWritten() async throws {
        try await serve { port in
            let socket = try WebSocketWire(port: port)
            socket.send(WebSocketWire.hello)
            socket.send(try WebSocketWire.start())
            for _ in 0..<2 { _ = try message(socket) }
            @Blocking func latency() throws -> [Double] { try message(socket)["latency"] as? [Double] ?? [] }
            #expect(try latency() == [0, 0, 0])
            socket.send(WebSocketWire.touch("began", y: 400, at: 0.1))
            #expect(try latency() == [0, 0, 0], "this one is the answer, and not written yet")
            for _ in 0..<20 {
                socket.send(WebSocketWire.tick(0.2))
                let latency = try latency()
                #expect(latency[2] == 1)
                #expect(latency[0] > 0)
            }
        }
    }

    @Test("A comparison is answered while the scene continues")
    func comparisonIsAnsweredWhileTheSceneContinues() async throws {
        try await serve { port in
            let socket = try WebSocketWire(port: port)
            socket.send(WebSocketWire.hello)
            socket.send(try WebSocketWire.start())
            let settings = String(decoding: try JSONEncoder().encode(SceneSettings(scene: "card")), as: UTF8.self)
            let finger = #"{"samples":[[0,195,400],[0.2,195,600]],"ends":"lift"}"#
            let stroke = #"{"version":1,"name":"pull","fingers":[\#(finger)]}"#
            socket.send(#"{"type":"compare","one":null,"other":\#(settings),"of":{"script":\#(stroke)}}"#)
            socket.send(WebSocketWire.tick(0.1))
            var types: [String] = []
            while types.last != "compared", types.count < 9 {
                types.append(try message(socket)["type"] as? String ?? "")
            }
            #expect(types == ["welcome", "started", "frame", "frame", "compared"])
        }
    }

    @Test("Answers that the connection does not accept are reported and end the session")
    func answersThatAreNotTakenEndTheSession() async throws {
        try await serve("untaken=1000") { port in
            let socket = try WebSocketWire(port: port)
            socket.send(WebSocketWire.hello)
            let end = socket.end()
            #expect(end.message.contains("MB of answers are unread"), "\(end)")
            #expect(end.code == 1009)
        }
    }

    @Test("A client that does not answer pings is reported and closed, and one that answers stays")
    func whoDoesNotAnswerPingsIsClosed() async throws {
        try await serve("pingTime=0.1", "silenceTime=0.5") { port in
            let (dead, alive) = (try WebSocketWire(port: port), try WebSocketWire(port: port))
            for _ in 0..<20 {
                #expect(alive.receive()?.opcode == WebSocketWire.ping)
                alive.send(first: 0x8A)
            }
            let end = dead.end()
            #expect(end.message.contains("nothing was heard"))
            #expect(end.code == 1008)
            alive.send(WebSocketWire.hello)
            var frame = alive.receive()
            while frame?.opcode == WebSocketWire.ping { frame = alive.receive() }
            #expect(frame?.text.contains("welcome") == true)
        }
    }

    @Test("A connection without a request is closed after a time")
    func connectionWithoutARequestIsClosed() async throws {
        try await serve("idleTime=0.2") { port in
            let (silent, polite) = (try Wire(port: port), try Wire(port: port))
            polite.send(Wire.request("/icon.svg", port: port, method: "HEAD"))
            #expect(String(decoding: polite.receive(), as: UTF8.self).status == 200)
            #expect(silent.isClosed(within: 3))
            #expect(polite.isClosed(within: 3))
        }
    }

    @Test("Connected clients are told that the server stops")
    func whoIsThereWhenTheServerStopsIsTold() async throws {
        let server = try Decklab("--port", "0")
        let socket = try WebSocketWire(port: try port(of: server))
        socket.send(WebSocketWire.hello)
        #expect(socket.receive()?.text.contains("welcome") == true)
        server.interrupt()
        let close = try #require(socket.receive())
        #expect(close.code == 1001)
        #expect(String(decoding: close.payload.dropFirst(2), as: UTF8.self) == "the server stops")
        #expect(server.end().status == 0)
        #expect(socket.wire.isClosed(within: 1))
    }

    @Test("A server that is stopped before it starts does not serve")
    func serverThatIsStoppedBeforeItStartsDoesNotServe() async throws {
        let server = LabServer(port: 0)
        await server.stop()
        #expect(try await server.listen() == nil)
        await server.serve()
    }

    @Test("A port in use is reported with a solution")
    func portInUseIsAFailure() async throws {
        try await serve { port in
            let other = LabServer(port: UInt16(port))
            let failure = await #expect(throws: LabServer.Failure.self) { try await other.listen() }
            #expect(failure?.description.contains("port \(port) is in use") == true)
        }
    }

    @Test(
        "Only the page's files are served, with the page's policy",
        arguments: [
            ("/", 200), ("/main.js", 200), ("/index.html", 200), ("/?scene=deck", 200), ("/none.html", 404),
            ("/../Package.swift", 404), ("/..%2f..%2fPackage.swift", 404), ("//etc/passwd", 404), ("/qr.svg", 404),
            ("main.js", 400), ("*", 404), ("http://127.0.0.1/", 404),
        ])
    func pagesFilesAreServedAndNothingElse(path: String, status: Int) async throws {
        try await serve { port in
            let wire = try Wire(port: port)
            wire.send(Wire.request(path, port: port, "Connection: close"))
            let answer = wire.rest()
            #expect(answer.status == status)
            #expect(answer.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
            #expect(answer.contains("X-Content-Type-Options: nosniff"))
            #expect(answer.contains("Cache-Control: no-store"))
        }
    }

    @Test(
        "Only GET and HEAD are known, and HEAD has no contents",
        arguments: [("HEAD", 200), ("PUT", 405), ("DELETE", 405), ("OPTIONS", 405), ("POST", 405)])
    func onlyGETAndHEADAreKnown(method: String, status: Int) async throws {
        try await serve { port in
            let wire = try Wire(port: port)
            wire.send(Wire.request("/", port: port, method: method, "Connection: close"))
            let answer = wire.rest()
            #expect(answer.status == status)
            #expect(answer.hasSuffix("\r\n\r\n") == (method == "HEAD"))
        }
    }
}
