import Foundation
import Testing

/// What a stranger sends while somebody else drags: the stranger is told why it is refused, and the other does not
/// notice.
@Suite(.serialized) @Blocking
struct AttackTests {
    @Test("A header line as long as a browser's cookies is read")
    func headerLineAsLongAsCookiesIsRead() throws {
        let siege = try Siege()
        let wire = try Wire(port: siege.port)
        let line = "Cookie: " + String(repeating: "a", count: 6000)
        wire.send(Wire.request("/", port: siege.port, line, "Connection: close"))
        #expect(wire.rest().status == 200)
        siege.lift()
    }

    @Test("Longer header lines are refused in words", arguments: [60_000, 600_000])
    func longerHeaderLinesAreRefusedInWords(length: Int) throws {
        let siege = try Siege()
        for _ in 0..<20 {
            let wire = try Wire(port: siege.port)
            wire.send(Wire.request("/", port: siege.port, "X: " + String(repeating: "a", count: length)))
            let answer = wire.rest()
            #expect(answer.status == 431)
            #expect(answer.contains("The request's head is too long"))
        }
        siege.lift()
    }

    @Test("Many header lines are refused")
    func manyHeaderLinesAreRefused() throws {
        let siege = try Siege()
        let wire = try Wire(port: siege.port)
        wire.send(Wire.request("/", port: siege.port, (0..<200).map { "X-\($0): a" }.joined(separator: "\r\n")))
        #expect(wire.rest().status == 431)
        siege.lift()
    }

    @Test("Long addresses are refused", arguments: [(6000, 414), (60_000, 431)])
    func longAddressesAreRefused(length: Int, status: Int) throws {
        let siege = try Siege()
        for _ in 0..<20 {
            let wire = try Wire(port: siege.port)
            wire.send(Wire.request("/?" + String(repeating: "a", count: length), port: siege.port))
            #expect(wire.rest().status == status)
        }
        siege.lift()
    }

    @Test("Header lines without end are refused before they fill the memory")
    func headerLinesWithoutEndAreRefused() throws {
        let siege = try Siege()
        let wire = try Wire(port: siege.port)
        wire.send("GET / HTTP/1.1\r\n")
        var sent = 0
        while sent < 50 << 20, wire.send(String(repeating: "X: aaaaaaaaaaaa\r\n", count: 1000)) { sent += 17_000 }
        #expect(sent < 50 << 20)
        siege.lift()
    }

    @Test(
        "A request that comes in part, or byte by byte, is given five seconds", arguments: [false, true])
    func halfSentRequestIsGivenFiveSeconds(comesByteByByte: Bool) throws {
        let siege = try Siege()
        let wires = try (0..<20).map { _ in try Wire(port: siege.port) }
        let (began, request) = (Date(), Array(Wire.request("/", port: siege.port, "X: a").utf8))
        for wire in wires { wire.send(request.prefix(10)) }
        for byte in 10..<30 where comesByteByByte {
            siege.wait(0.2)
            for wire in wires { wire.send([request[byte]]) }
        }
        for wire in wires { #expect(wire.rest().status == 408) }
        #expect(Date().timeIntervalSince(began) > 4)
        #expect(Date().timeIntervalSince(began) < 10)
        siege.lift()
    }

    @Test("A body is refused before it is read")
    func bodyIsRefusedBeforeItIsRead() throws {
        let siege = try Siege()
        let wire = try Wire(port: siege.port)
        wire.send(Wire.request("/", port: siege.port, method: "POST", "Content-Length: 100000000000"))
        #expect(wire.rest().status == 413)
        siege.lift()
    }

    @Test("Data that is not a request is refused")
    func dataThatIsNotARequestIsRefused() throws {
        let siege = try Siege()
        for rubbish in ["\u{16}\u{3}\u{1}\u{0}\u{5}", "hello\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\0\0\0\0\0\0\0\0"] {
            let wire = try Wire(port: siege.port)
            wire.send(rubbish)
            #expect(wire.rest().status == 400, "\(rubbish.debugDescription)")
        }
        siege.lift()
    }

    @Test("200 connections at once are served; more than 256 are refused as too many")
    func connectionsBeyond256AreToldThatItIsFull() throws {
        let siege = try Siege()
        let wires = try (0..<300).map { _ in try Wire(port: siege.port) }
        // One of the 256 connections is the neighbour's.
        for (number, wire) in wires.enumerated() where [0, 199, 254, 255, 299].contains(number) {
            wire.send(Wire.request("/", port: siege.port, "Connection: close"))
            #expect(wire.rest().status == (number < 255 ? 200 : 503), "connection \(number)")
        }
        siege.lift()
    }

    @Test("Requests sent before the answers are answered in order")
    func requestsSentBeforeTheAnswersAreAnsweredInTheirOrder() throws {
        let siege = try Siege()
        let wire = try Wire(port: siege.port)
        let paths = (0..<200).flatMap { _ in ["/icon.svg", "/none", "/clock.js"] }
        wire.send(paths.map { Wire.request($0, port: siege.port, method: "HEAD") }.joined())
        wire.send(Wire.request("/", port: siege.port, method: "HEAD", "Connection: close"))
        let statuses = wire.rest().components(separatedBy: "\r\n").filter { $0.hasPrefix("HTTP/1.1") }.map(\.status)
        #expect(statuses == (0..<200).flatMap { _ in [200, 404, 200] } + [200])
        siege.lift()
    }

    @Test("A client that requests pages and does not read them is not read from any more")
    func clientThatRequestsPagesAndDoesNotReadThemIsNotReadFromAnyMore() throws {
        let siege = try Siege()
        let wire = try Wire(port: siege.port)
        let requests = String(repeating: Wire.request("/main.js", port: siege.port), count: 1000)
        var sent = 0
        while sent < 1000, wire.send(requests, within: 3) { sent += 1 }
        #expect(sent < 1000)
        siege.lift()
    }

    @Test("Connections that are reset midway leave nothing")
    func connectionsThatAreResetLeaveNothing() throws {
        let siege = try Siege()
        for _ in 0..<100 {
            let wire = try Wire(port: siege.port)
            wire.send("GET / HTTP/1.1\r\nHost: 127.0")
            wire.reset()
        }
        for _ in 0..<40 {
            let socket = try WebSocketWire(port: siege.port)
            socket.send(WebSocketWire.hello)
            socket.wire.reset()
        }
        siege.wait()
        let socket = try WebSocketWire(port: siege.port)
        socket.send(WebSocketWire.hello)
        #expect(socket.receive()?.text.contains("welcome") == true)
        siege.lift()
    }
}
