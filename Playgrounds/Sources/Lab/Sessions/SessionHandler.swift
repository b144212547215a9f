import FlyingFox

/// Gives each WebSocket a session, and tells the session when its answers were written.
package struct SessionHandler: WSHandler {
    private let places = Places()

    package init() {}

    package func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let (taken, log) = AsyncStream<TakenFrame>.makeStream()
        let socket = SessionSocket(places: places, taken: taken)
        let frames = try await MessageFrameWSHandler(handler: socket).makeFrames(for: client)
        return frames.untilClosed { asked, frame in
            log.yield(TakenFrame(asked: asked, endsMessage: frame.endsMessage))
        } atEnd: {
            log.finish()
        }
    }
}

extension AsyncStream<WSFrame> {
    /// The frames up to the first that closes.
    ///
    /// A browser answers a close frame with its own. Where FlyingFox reads that one before it ends, it sends it back,
    /// and a second close frame is an error to the browser: it forgets the code that the first one told.
    ///
    /// - Parameters:
    ///   - onTaken: The connection took a frame, and when it had asked for it.
    ///   - atEnd: There is no further frame.
    package func untilClosed(
        onTaken: @escaping @Sendable (ContinuousClock.Instant, WSFrame) -> Void = { _, _ in },
        atEnd: @escaping @Sendable () -> Void = {}
    ) -> AsyncStream<WSFrame> {
        let isClosed = ClosedFlag()
        return AsyncStream {
            let asked = ContinuousClock.now
            guard await !isClosed.isSet, let frame = await first(where: { _ in true }) else {
                atEnd()
                return nil
            }
            if frame.opcode == .close { await isClosed.set() }
            onTaken(asked, frame)
            return frame
        }
    }
}

private actor ClosedFlag {
    private(set) var isSet = false
    func set() { isSet = true }
}

/// A frame that the connection took, with the time at which it asked for it: all frames before were written by then.
package struct TakenFrame: Sendable {
    var asked: ContinuousClock.Instant
    var endsMessage: Bool
}

extension WSFrame {
    fileprivate var endsMessage: Bool { fin && [.text, .continuation].contains(opcode) }
}
