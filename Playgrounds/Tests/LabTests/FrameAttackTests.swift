import Foundation
import Testing

/// What a stranger sends by a WebSocket, while somebody else drags.
@Suite(.serialized) @Blocking
struct FrameAttackTests {
    @Test(
        "An incomplete upgrade is refused",
        arguments: [
            ("Upgrade: websocket", "Upgrade: h2c", 400), ("Connection: Upgrade\r\n", "", 400),
            ("Version: 13", "Version: 8", 426), ("Key: dGhlIHNhbXBsZSBub25jZQ==", "Key: a", 400),
            ("GET /session", "HEAD /session", 400), ("Host: 127.0.0.1", "Host: example.com", 403),
            ("Upgrade: websocket", "Origin: http://example.com\r\nUpgrade: websocket", 403),
        ])
    func incompleteUpgradeIsRefused(part: String, other: String, status: Int) throws {
        let siege = try Siege()
        let wire = try Wire(port: siege.port)
        wire.send(WebSocketWire.upgrade(port: siege.port).replacing(part, with: other))
        #expect(wire.rest().status == status)
        siege.lift()
    }

    @Test(
        "An invalid frame is reported, and the connection is closed with its code",
        arguments: [
            ("not masked", WebSocketWire.frame(first: 0x81, Array("{}".utf8), isMasked: false), 1002),
            ("not known", WebSocketWire.frame(first: 0x83, []), 1002),
            ("not known", WebSocketWire.frame(first: 0x8B, []), 1002),
            ("reserved bit", WebSocketWire.frame(first: 0xC1, []), 1002),
            ("control frame", WebSocketWire.frame(first: 0x09, []), 1002),
            ("control frame", WebSocketWire.frame(first: 0x89, [UInt8](repeating: 0, count: 126)), 1002),
            ("did not begin", WebSocketWire.frame(first: 0x80, []), 1002),
            ("within another", WebSocketWire.frame(first: 0x01, [32]) + WebSocketWire.frame(first: 0x01, [32]), 1002),
            ("not text", WebSocketWire.frame(first: 0x82, [1, 2, 3]), 1003),
            ("not UTF-8", WebSocketWire.frame(first: 0x81, [0xFF, 0xFE]), 1007),
            ("not UTF-8", WebSocketWire.frame(first: 0x81, [0xED, 0xA0, 0x80]), 1007),
            ("more than 1048576 bytes", WebSocketWire.frame(first: 0x81, [], length: 2 << 20), 1009),
            ("more than 1048576 bytes", WebSocketWire.frame(first: 0x81, [], length: .max), 1009),
            ("half a code", WebSocketWire.frame(first: 0x88, [3]), 1002),
            ("which is none", WebSocketWire.frame(first: 0x88, [3, 237]), 1002),
        ] as [(String, [UInt8], Int)])
    func frameThatMayNotBeIsToldAndClosed(words: String, bytes: [UInt8], code: Int) throws {
        let siege = try Siege()
        let socket = try WebSocketWire(port: siege.port)
        socket.wire.send(bytes)
        let end = socket.end()
        #expect(end.message.contains(words), "\(end)")
        #expect(end.code == code)
        siege.lift()
    }

    @Test("A message of 2 MB in fragments is reported and closed")
    func messageOf2MBInFragmentsIsReportedAndClosed() throws {
        let siege = try Siege()
        let socket = try WebSocketWire(port: siege.port)
        let piece = [UInt8](repeating: 32, count: 100_000)
        socket.send(first: 0x01, piece)
        for _ in 0..<20 { socket.send(first: 0x00, piece) }
        let end = socket.end()
        #expect(end.message.contains("more than 1048576 bytes"))
        #expect(end.code == 1009)
        siege.lift()
    }

    @Test("Ten thousand fragments of a byte each are reported and closed")
    func fragmentsOfAByteAreToldAndClosed() throws {
        let siege = try Siege()
        let socket = try WebSocketWire(port: siege.port)
        socket.send(first: 0x01, [32])
        for _ in 0..<100 {
            socket.wire.send((0..<100).flatMap { _ in WebSocketWire.frame(first: 0x00, [32]) })
        }
        let end = socket.end()
        #expect(end.message.contains("more than 1024 frames"))
        #expect(end.code == 1009)
        siege.lift()
    }

    @Test("A message in fragments with a ping in between is one message, and the ping is answered")
    func messageInFragmentsIsOneMessage() throws {
        let siege = try Siege()
        let socket = try WebSocketWire(port: siege.port)
        let hello = Array(WebSocketWire.hello.utf8)
        socket.send(first: 0x01, Array(hello[..<9]))
        socket.send(first: 0x89, [7])
        socket.send(first: 0x00, Array(hello[9..<12]))
        socket.send(first: 0x80, Array(hello[12...]))
        let pong = socket.receive()
        #expect(pong?.opcode == 10)
        #expect(pong?.payload == [7])
        #expect(socket.receive()?.text.contains("welcome") == true)
        siege.lift()
    }

    @Test("A flood of pings is reported and closed")
    func floodOfPingsIsReportedAndClosed() throws {
        let siege = try Siege()
        let socket = try WebSocketWire(port: siege.port)
        for _ in 0..<100 { socket.wire.send((0..<100).flatMap { _ in WebSocketWire.frame(first: 0x89, [1]) }) }
        let end = socket.end()
        #expect(end.message.contains("too many pings"))
        #expect(end.code == 1008)
        siege.lift()
    }

    @Test("A close is answered by a close with the same code, then the connection ends", arguments: [1000, 1001, 4999])
    func closeIsAnswered(code: Int) throws {
        let siege = try Siege()
        let socket = try WebSocketWire(port: siege.port)
        socket.send(first: 0x88, [UInt8(code >> 8), UInt8(code & 255)] + Array("bye".utf8))
        #expect(socket.end().code == code)
        #expect(socket.wire.isClosed(within: 2))
        siege.lift()
    }

    @Test("Half a frame blocks only its own connection")
    func halfAFrameHoldsNothing() throws {
        let siege = try Siege()
        let sockets = try (0..<20).map { _ in try WebSocketWire(port: siege.port) }
        for socket in sockets {
            socket.wire.send(WebSocketWire.frame(first: 0x81, [UInt8](repeating: 32, count: 10_000), length: 1 << 20))
        }
        siege.wait(1)
        siege.lift()
    }

    @Test("A client that never reads is closed before the answers fill the memory")
    func whoNeverReadsIsClosed() throws {
        let siege = try Siege()
        let socket = try WebSocketWire(port: siege.port)
        // Each is answered by the catalog, which is long.
        let hellos = (0..<50).flatMap { _ in WebSocketWire.frame(first: 0x81, Array(WebSocketWire.hello.utf8)) }
        var isClosed = false
        for _ in 0..<1200 where !isClosed {
            isClosed = !socket.wire.send(hellos)
            siege.wait(0.05)
        }
        #expect(isClosed)
        siege.lift()
    }

    @Test("A flood of messages is reported and closed")
    func floodOfMessagesIsReportedAndClosed() throws {
        let siege = try Siege()
        let socket = try WebSocketWire(port: siege.port)
        socket.send(WebSocketWire.hello)
        socket.send(try WebSocketWire.start())
        let ticks = (0..<100).flatMap { _ in WebSocketWire.frame(first: 0x81, Array(WebSocketWire.tick(0).utf8)) }
        for _ in 0..<60 where !socket.wire.send(ticks) { break }
        let end = socket.end()
        #expect(end.message.contains("frames are unread") || end.message.contains("too many messages"), "\(end)")
        #expect(end.code == 1009)
        siege.lift()
    }

    @Test("Connections that close during a drag free their places")
    func closesInTheMidstFreeThePlaces() throws {
        let siege = try Siege()
        for _ in 0..<60 {
            let socket = try WebSocketWire(port: siege.port)
            socket.send(WebSocketWire.hello)
            socket.send(try WebSocketWire.start())
            socket.send(WebSocketWire.touch("began", y: 400, at: 0.1))
            socket.wire.close()
        }
        siege.wait()
        let socket = try WebSocketWire(port: siege.port)
        socket.send(WebSocketWire.hello)
        #expect(socket.receive()?.text.contains("welcome") == true)
        siege.lift()
    }
}
