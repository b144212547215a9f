import FlyingFox
import Foundation

/// Gives each WebSocket a session of its own, and the session its messages.
package struct SessionSocket: WSMessageHandler {
    let places: Places

    package init(places: Places) { self.places = places }

    package func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (answers, outbox) = AsyncStream<WSMessage>.makeStream()
        let task = Task { await serve(client, to: outbox) }
        outbox.onTermination = { _ in task.cancel() }
        return answers
    }

    private func serve(_ client: AsyncStream<WSMessage>, to outbox: AsyncStream<WSMessage>.Continuation) async {
        defer { outbox.finish() }
        guard await places.take() else {
            close(outbox, .full("all \(Places.limit) places are taken. Close a page of Deck Lab and reload"))
            return
        }
        let session = await Session(now: seconds)
        do {
            for await (arrival, message) in stamped(client) {
                guard case .text(let text) = message else {
                    if case .close = message { break }
                    throw Refusal.rubbish("this message is not text. Send JSON")
                }
                try await answer(text, in: session, to: outbox)
                if text.contains("\"touch\"") { await session.note(ContinuousClock.now - arrival) }
            }
        } catch let refusal as Refusal {
            close(outbox, refusal)
        } catch {
            close(outbox, .rubbish("\(error)"))
        }
        await places.leave()
    }

    /// Each message with when it arrived, whatever is still being answered then.
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
        _ text: String, in session: Session, to outbox: AsyncStream<WSMessage>.Continuation
    ) throws {
        for answer in try session.receive(text, now: seconds) { outbox.yield(.text(answer)) }
    }

    private func close(_ outbox: AsyncStream<WSMessage>.Continuation, _ refusal: Refusal) {
        outbox.yield(.text(ServerMessage.refused(refusal).text))
        let code: UInt16 =
            switch refusal.kind {
            case .rubbish: 1008
            case .tooMuch: 1009
            case .full: 1013
            }
        // A close frame holds at most 123 bytes of reason; the message before it has the whole.
        outbox.yield(.close(WSCloseCode(code, reason: String(refusal.kind.rawValue))))
    }

    private var seconds: TimeInterval { ProcessInfo.processInfo.systemUptime }
}

/// How many connections there may be at once.
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
