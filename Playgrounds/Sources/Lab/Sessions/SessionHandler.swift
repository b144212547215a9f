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
