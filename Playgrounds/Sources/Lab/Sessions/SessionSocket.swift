import FlyingFox
import Foundation
import Recordings

/// Gives each WebSocket a session of its own, and the session its messages.
package struct SessionSocket: WSMessageHandler {
    let places: Places
    let taken: AsyncStream<TakenFrame>

    /// - Parameter taken: The answers that the connection has taken. Without them their latency is not known.
    package init(places: Places, taken: AsyncStream<TakenFrame> = AsyncStream { nil }) {
        (self.places, self.taken) = (places, taken)
    }

    package func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (answers, outbox) = AsyncStream<WSMessage>.makeStream()
        let task = Task { await serve(client, to: outbox) }
        outbox.onTermination = { _ in task.cancel() }
        return answers
    }

    private func serve(_ client: AsyncStream<WSMessage>, to outbox: AsyncStream<WSMessage>.Continuation) async {
        defer { outbox.finish() }
        let messages = stamped(client)
        guard await places.take() else {
            let refusal = Refusal.full("all \(Places.limit) places are taken. Close a page of Deck Lab and reload")
            return await dismiss(messages, from: outbox, refusal)
        }
        let (session, deliveries) = (await Session(now: seconds), Deliveries())
        let watch = Task { await note(deliveries, in: session) }
        var work: Task<Void, Never>?
        defer {
            watch.cancel()
            work?.cancel()
        }
        do {
            for await (arrival, message) in messages {
                guard case .text(let text) = message else {
                    if case .close = message { break }
                    throw Refusal.rubbish("this message is not text. Send JSON")
                }
                try await answer(text, since: arrival, in: session, by: deliveries, to: outbox)
                guard await session.isWorking else { continue }
                work?.cancel()
                work = Task { await proceed(session, by: deliveries, to: outbox) }
            }
        } catch {
            await dismiss(messages, from: outbox, error as? Refusal ?? .rubbish("\(error)"))
        }
        await places.leave()
    }

    /// Returns each message with the time at which it arrived, even if others are still being answered then.
    private func stamped(_ client: AsyncStream<WSMessage>) -> AsyncStream<(ContinuousClock.Instant, WSMessage)> {
        let (messages, inbox) = AsyncStream<(ContinuousClock.Instant, WSMessage)>.makeStream()
        let task = Task {
            for await message in client { inbox.yield((.now, message)) }
            inbox.finish()
        }
        inbox.onTermination = { _ in task.cancel() }
        return messages
    }

    @MainActor
    private func answer(
        _ text: String, since arrival: ContinuousClock.Instant, in session: Session, by deliveries: Deliveries,
        to outbox: AsyncStream<WSMessage>.Continuation
    ) throws {
        for answer in try session.receive(text, now: seconds) {
            try deliveries.add(answer, since: text.contains("\"touch\"") ? arrival : nil)
            outbox.yield(.text(answer))
        }
    }

    /// Computes what was asked for, a piece at a time: messages are answered in between.
    @MainActor
    private func proceed(
        _ session: Session, by deliveries: Deliveries, to outbox: AsyncStream<WSMessage>.Continuation
    ) async {
        while session.isWorking, !Task.isCancelled {
            do {
                for answer in try session.proceed() {
                    try deliveries.add(answer, since: nil)
                    outbox.yield(.text(answer))
                }
            } catch {
                outbox.yield(.text(ServerMessage.refused(error).text))
                return outbox.finish()
            }
            await Task.yield()
        }
    }

    @MainActor
    private func note(_ deliveries: Deliveries, in session: Session) async {
        for await frame in taken {
            if let duration = deliveries.take(frame) { session.note(duration) }
        }
    }

    /// Tells why, then closes.
    ///
    /// A socket that is closed with something unread takes back what was told last: so the rest is read, for a second at
    /// most, and thrown away.
    private func dismiss(
        _ messages: AsyncStream<(ContinuousClock.Instant, WSMessage)>,
        from outbox: AsyncStream<WSMessage>.Continuation, _ refusal: Refusal
    ) async {
        outbox.yield(.text(ServerMessage.refused(refusal).text))
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in messages {} }
            group.addTask { try? await Task.sleep(nanoseconds: 1_000_000_000) }
            await group.next()
            group.cancelAll()
        }
        // A close frame holds at most 123 bytes of reason; the message before it has the whole.
        outbox.yield(.close(WSCloseCode(refusal.kind.code, reason: refusal.kind.rawValue)))
    }

    private var seconds: TimeInterval { ProcessInfo.processInfo.systemUptime }
}

/// The number of connections that may be open at once.
package actor Places {
    package static let limit = 32
    package private(set) var taken = 0

    package init() {}

    func take() -> Bool {
        guard taken < Self.limit else { return false }
        taken += 1
        return true
    }

    func leave() { taken -= 1 }
}

extension Refusal.Kind {
    /// The WebSocket code: policy violation, message too big, try again later.
    fileprivate var code: UInt16 {
        switch self {
        case .rubbish: 1008
        case .tooMuch: 1009
        case .full: 1013
        }
    }
}
