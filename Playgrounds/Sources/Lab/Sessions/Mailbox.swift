import NIOConcurrencyHelpers
import NIOCore

/// What a socket passes to its session: messages in order, and how long the answers took.
///
/// The socket's thread puts in, the session's task takes out, and neither waits for the other.
final class Mailbox: Sendable {
    struct Letter: Sendable {
        var text: String
        var arrival: NIODeadline
    }

    private struct State {
        var letters = CircularBuffer<Letter>()
        var bytes = 0
        var durations: [Duration] = []
        var isClosed = false
    }

    /// Signals that something was put in, perhaps several times since. Ends when the mailbox is closed.
    let signals: AsyncStream<Void>
    private let signal: AsyncStream<Void>.Continuation
    private let state = NIOLockedValueBox(State())
    private let limits: Limits

    init(limits: Limits) {
        self.limits = limits
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    var isClosed: Bool { state.withLockedValue { $0.isClosed } }
    var isFull: Bool { state.withLockedValue { isFull($0) } }

    private func isFull(_ state: State) -> Bool {
        state.letters.count >= limits.waitingMessages || state.bytes >= limits.waitingBytes
    }

    func put(_ letter: Letter) {
        state.withLockedValue { state in
            guard !state.isClosed else { return }
            state.letters.append(letter)
            state.bytes += letter.text.utf8.count
        }
        signal.yield()
    }

    /// Adds the time between a pointer event and the writing of its answer.
    func put(_ duration: Duration) { state.withLockedValue { $0.durations.append(duration) } }

    /// Returns the first letter, if there is one; whether this made room in a mailbox that was full; and the times that
    /// answers took.
    func take() -> (letter: Letter?, leavesRoom: Bool, durations: [Duration]) {
        state.withLockedValue { state in
            let wasFull = isFull(state)
            // The durations are taken with a letter: without one nobody takes them.
            guard let letter = state.letters.popFirst() else { return (nil, false, []) }
            defer { state.durations = [] }
            state.bytes -= letter.text.utf8.count
            return (letter, wasFull && !isFull(state), state.durations)
        }
    }

    /// Discards the contents: nobody waits for answers any more.
    func close() {
        state.withLockedValue { state in
            state.isClosed = true
            state.letters = []
            state.bytes = 0
        }
        signal.finish()
    }
}
