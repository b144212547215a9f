import Foundation
import NIOCore
import NIOPosix
import Testing

/// The server, as it answers what comes over a connection.
@Blocking
struct ServerTests {
    /// Sends a text to a server, and returns what comes until the end, or until it contains `words`.
    private func answer(
        to text: (Int) -> String, _ bytes: [UInt8] = [], until words: String? = nil
    ) async throws -> String {
        let lab = try Decklab("--port", "0")
        defer { lab.interrupt() }
        let port = try #require(Int(lab.line().split(separator: ":").last?.prefix { $0.isNumber } ?? ""))
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(bytes: text(port).utf8 + bytes))
            var answer = ""
            for try await piece in inbound {
                answer += String(buffer: piece)
                if let words, answer.contains(words) { break }
            }
            return answer
        }
    }

    private func request(_ path: String, port: Int, method: String = "GET", _ headers: String...) -> String {
        (["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers).joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// The number in the first line of a response.
    private func status(_ answer: String) -> Int? { answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } }

    @Test(
        "Only the page's files are served, with the page's policy",
        arguments: [
            ("/", 200), ("/main.js", 200), ("/?scene=deck", 200), ("/none.html", 404), ("/session", 404),
            ("/../Package.swift", 404), ("/..%2f..%2fPackage.swift", 404), ("//etc/passwd", 404),
        ])
    func pagesFilesAreServedAndNothingElse(path: String, expected: Int) async throws {
        let answer = try await answer(to: { request(path, port: $0, "Connection: close") })
        #expect(status(answer) == expected)
        #expect(answer.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
        #expect(answer.contains("X-Content-Type-Options: nosniff"))
        #expect(answer.contains("Cache-Control: no-store"))
    }

    @Test(
        "Only GET and HEAD are known, and HEAD has no contents",
        arguments: [("HEAD", 200), ("PUT", 405), ("POST", 405)])
    func onlyGETAndHEADAreKnown(method: String, expected: Int) async throws {
        let answer = try await answer(to: { request("/", port: $0, method: method, "Connection: close") })
        #expect(status(answer) == expected)
        #expect(answer.hasSuffix("\r\n\r\n") == (method == "HEAD"))
    }

    private static let upgrade =
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="

    @Test("A WebSocket is greeted")
    func webSocketIsGreeted() async throws {
        let hello = Array(#"{"type":"hello","version":2}"#.utf8)
        // A masked text frame, whose mask changes nothing.
        let frame = [0x81, 0x80 | UInt8(hello.count), 0, 0, 0, 0] + hello
        let answer = try await answer(
            to: { request("/session", port: $0, Self.upgrade) }, frame, until: #""type":"welcome""#)
        #expect(status(answer) == 101)
        #expect(answer.contains(#""type":"welcome""#))
    }

    @Test("A WebSocket of another page's is refused", arguments: ["http://example.com", "http://127.0.0.1:1"])
    func webSocketOfAnotherPageIsRefused(origin: String) async throws {
        let answer = try await answer(to: { request("/session", port: $0, Self.upgrade, "Origin: \(origin)") })
        #expect(answer.isEmpty, "the connection ends")
    }
}
