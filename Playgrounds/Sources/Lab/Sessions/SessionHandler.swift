import FlyingFox

/// Gives each WebSocket a session, and the session word of when its answers were written.
package struct SessionHandler: WSHandler {
    private let places = Places()

    package init() {}

    package func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let (taken, log) = AsyncStream<TakenFrame>.makeStream()
        let socket = SessionSocket(places: places, taken: taken)
        let frames = try await MessageFrameWSHandler(handler: socket).makeFrames(for: client)
        return AsyncStream {
            let asked = ContinuousClock.now
            for await frame in frames {
                log.yield(TakenFrame(asked: asked, endsMessage: frame.endsMessage))
                return frame
            }
            log.finish()
            return nil
        }
    }
}

/// A frame that the connection took, and when it asked for it: what it had taken before was written by then.
package struct TakenFrame: Sendable {
    var asked: ContinuousClock.Instant
    var endsMessage: Bool
}

extension WSFrame {
    fileprivate var endsMessage: Bool { fin && [.text, .continuation].contains(opcode) }
}

/// Messages on their way out, in their order.
@MainActor
final class Deliveries {
    private var arrivals: [ContinuousClock.Instant?] = []
    private var endsMessage = false

    /// A further message goes out, as the answer to one that had come at `arrival`.
    func add(answering arrival: ContinuousClock.Instant?) { arrivals.append(arrival) }

    /// How long the message took that was written before this frame was asked for; nil where it answers nothing.
    func take(_ frame: TakenFrame) -> Duration? {
        defer { endsMessage = frame.endsMessage }
        guard endsMessage, !arrivals.isEmpty else { return nil }
        return arrivals.removeFirst().map { frame.asked - $0 }
    }
}
