import Recordings

/// Messages on their way out, in their order, until the connection has written them.
@MainActor
final class Deliveries {
    private var waiting: [(arrival: ContinuousClock.Instant?, length: Int)] = []
    private var length = 0
    private var endsMessage = false

    /// The most that may wait for a client that does not read, in bytes of UTF-8.
    static let longest = 16 << 20

    /// A further message goes out.
    ///
    /// - Parameter arrival: The time at which the event came that it shows; nil for other messages.
    func add(_ message: String, since arrival: ContinuousClock.Instant?) throws(Refusal) {
        length += message.utf8.count
        guard length <= Self.longest else {
            throw .tooMuch("\(length >> 20) MB of answers are unread. Read them, or send less")
        }
        waiting.append((arrival, message.utf8.count))
    }

    /// Returns the time that the message took that was written before this frame was asked for; nil if it shows no
    /// event.
    func take(_ frame: TakenFrame) -> Duration? {
        defer { endsMessage = frame.endsMessage }
        guard endsMessage, !waiting.isEmpty else { return nil }
        let written = waiting.removeFirst()
        length -= written.length
        return written.arrival.map { frame.asked - $0 }
    }
}
