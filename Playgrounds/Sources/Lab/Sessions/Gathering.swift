import Foundation
import NIOCore
import NIOWebSocket
import Recordings

/// Assembles messages from frames after RFC 6455, with limits. It uses no socket.
struct Gathering {
    /// An error in a frame: the code with which the connection is closed, and the reason.
    struct Fault: Error, Hashable {
        var code: UInt16
        var refusal: Refusal

        static func `protocol`(_ words: String) -> Fault { Fault(code: 1002, refusal: .rubbish(words)) }
    }

    private let limits: Limits
    private var message: ByteBuffer?
    private var pieces = 0

    init(limits: Limits) {
        self.limits = limits
    }

    /// Returns the message that a text frame or a continuation completes; nil if more of it is to come.
    mutating func add(_ frame: WebSocketFrame) throws(Fault) -> String? {
        switch (frame.opcode, message != nil) {
        case (.text, false): message = ByteBuffer()
        case (.continuation, true): break
        case (.text, true): throw .protocol("a message begins within another one. Complete that first")
        case (.continuation, false): throw .protocol("a message goes on that did not begin. Begin with a text frame")
        case (.binary, _): throw Fault(code: 1003, refusal: .rubbish("this message is not text. Send JSON"))
        default: throw .protocol("a frame has a kind that is not known. Send text, ping, pong and close frames only")
        }
        pieces += 1
        guard pieces <= limits.fragments else {
            throw Fault(
                code: 1009,
                refusal: .tooMuch("a message comes in more than \(limits.fragments) frames. Send larger ones"))
        }
        var data = frame.unmaskedData
        let length = (message?.readableBytes ?? 0) + data.readableBytes
        guard length <= limits.message else { throw tooLong }
        if pieces == 1, frame.fin { message = data } else { message?.writeBuffer(&data) }
        guard frame.fin, let whole = message else { return nil }
        (message, pieces) = (nil, 0)
        guard let text = String(bytes: whole.readableBytesView, encoding: .utf8) else {
            throw Fault(code: 1007, refusal: .rubbish("a message is not UTF-8. Send text"))
        }
        return text
    }

    /// The rules for every frame, control frames included.
    func check(_ frame: WebSocketFrame) throws(Fault) {
        guard frame.maskKey != nil else { throw .protocol("a frame is not masked. Mask what a client sends") }
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
            throw .protocol("a frame has a reserved bit. Send it without extensions")
        }
    }

    var tooLong: Fault {
        Fault(code: 1009, refusal: .tooMuch("a message has more than \(limits.message) bytes. Send less"))
    }
}
