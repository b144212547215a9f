import Foundation
import Scenes
import Testing

/// A WebSocket, frame by frame: it can send what a browser would never send.
final class WebSocketWire {
    struct Frame {
        var opcode: UInt8
        var payload: [UInt8]

        var text: String { String(decoding: payload, as: UTF8.self) }
        /// The code of a close frame.
        var code: Int? { payload.count < 2 ? nil : Int(payload[0]) << 8 | Int(payload[1]) }
    }

    let wire: Wire
    private var unread: [UInt8] = []

    private static let headEnd = Data("\r\n\r\n".utf8)
    static let text: UInt8 = 1
    static let close: UInt8 = 8
    static let ping: UInt8 = 9

    init(port: Int) throws {
        wire = try Wire(port: port)
        wire.send(Self.upgrade(port: port))
        var bytes = Data()
        while bytes.range(of: Self.headEnd) == nil, case let next = wire.receive(), !next.isEmpty { bytes += next }
        try #require(String(decoding: bytes, as: UTF8.self).status == 101)
        // The first frames may come with the head.
        unread = bytes.range(of: Self.headEnd).map { Array(bytes[$0.upperBound...]) } ?? []
    }

    static func upgrade(port: Int, _ headers: String = "") -> String {
        Wire.request(
            "/session", port: port,
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\(headers)"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
    }

    /// - Parameters:
    ///   - first: The bit that ends a message, the reserved bits, and the kind of frame.
    ///   - length: The length that the frame claims to have; nil for its own.
    static func frame(first: UInt8, _ payload: [UInt8], isMasked: Bool = true, length: Int? = nil) -> [UInt8] {
        let (length, mask) = (length ?? payload.count, isMasked ? UInt8(0x80) : 0)
        let lengthBytes: [UInt8] =
            switch length {
            case ...125: [mask | UInt8(length)]
            case ...65535: [mask | 126, UInt8(length >> 8), UInt8(length & 255)]
            default: [mask | 127] + (0..<8).reversed().map { UInt8(length >> ($0 * 8) & 255) }
            }
        guard isMasked else { return [first] + lengthBytes + payload }
        let key: [UInt8] = [1, 2, 3, 4]
        return [first] + lengthBytes + key + payload.enumerated().map { $1 ^ key[$0 % 4] }
    }

    @discardableResult
    func send(first: UInt8, _ payload: [UInt8] = []) -> Bool { wire.send(Self.frame(first: first, payload)) }

    @discardableResult
    func send(_ text: String) -> Bool { send(first: 0x80 | Self.text, Array(text.utf8)) }

    /// The next frame; nil after the server's end, or after the time, which is long for runs beside other tests.
    func receive(within seconds: Double = 60) -> Frame? {
        let end = Date(timeIntervalSinceNow: seconds)
        while true {
            if let frame = takeFrame() { return frame }
            let bytes = wire.receive(within: max(0, end.timeIntervalSinceNow))
            if bytes.isEmpty { return nil }
            unread += bytes
        }
    }

    /// The last message, and the close frame that ends the connection.
    func end(within seconds: Double = 60) -> (message: String, code: Int?) {
        var message = ""
        while let frame = receive(within: seconds) {
            if frame.opcode == Self.close { return (message, frame.code) }
            if frame.opcode == Self.text { message = frame.text }
        }
        return (message, nil)
    }

    private func takeFrame() -> Frame? {
        guard unread.count >= 2 else { return nil }
        var (start, length) = (2, Int(unread[1] & 127))
        if length > 125 {
            start = length == 126 ? 4 : 10
            guard unread.count >= start else { return nil }
            length = unread[2..<start].reduce(0) { $0 << 8 | Int($1) }
        }
        guard unread.count >= start + length else { return nil }
        let frame = Frame(opcode: unread[0] & 15, payload: Array(unread[start..<(start + length)]))
        unread.removeFirst(start + length)
        return frame
    }
}

extension WebSocketWire {
    static let hello = #"{"type":"hello","version":1}"#

    static func start(_ scene: String = "card") throws -> String {
        let settings = try JSONEncoder().encode(SceneSettings(scene: scene))
        return #"{"type":"start","settings":\#(String(decoding: settings, as: UTF8.self))}"#
    }

    static func tick(_ time: Double, seen: Int = 0) -> String { #"{"type":"tick","time":\#(time),"seen":\#(seen)}"# }

    static func touch(_ phase: String, y: Double, at time: Double, seen: Int = 0) -> String {
        #"{"type":"touch","seen":\#(seen),"samples":[{"finger":0,"phase":"\#(phase)","x":195,"y":\#(y),"time":\#(time)}]}"#
    }
}
