import Foundation
import NIOCore
import Recordings

/// Passes a session its messages one after the other, and the answers to the socket.
struct Conversation: Sendable {
    enum Answer: Sendable {
        /// A message, and the time at which the pointer event in it arrived; nil for other messages.
        case text(String, since: NIODeadline?)
        /// The last one: it is sent, then the connection is closed.
        case refusal(Refusal)
        /// A mailbox that was full has room again.
        case room
    }

    let mailbox: Mailbox
    let answer: @Sendable (Answer) -> Void

    /// Returns when the mailbox is closed, or the client was refused.
    @MainActor
    func run() async {
        let session = Session(now: NIODeadline.now().seconds)
        do throws(Refusal) {
            for await _ in mailbox.signals {
                while try await handleNext(of: session) {}
            }
        } catch {
            answer(.refusal(error))
        }
    }

    /// Handles a message if there is one, and does a piece of the session's work if there is some. Returns false if
    /// there was neither. Other sessions have their turn before the next call.
    @MainActor
    private func handleNext(of session: Session) async throws(Refusal) -> Bool {
        let (letter, leavesRoom, durations) = mailbox.take()
        guard let letter else {
            guard !mailbox.isClosed, try session.work(answer) else { return false }
            await Task.yield()
            return true
        }
        if leavesRoom { answer(.room) }
        let message = await Self.read(letter.text)
        try session.handle(message, durations, since: letter.arrival, answer)
        return true
    }

    /// Reads off the main actor, on which all sessions take turns, as a recording is long.
    @concurrent
    private static func read(_ text: String) async -> Result<ClientMessage, Refusal> { ClientMessage.read(text) }
}

extension Session {
    fileprivate func handle(
        _ message: Result<ClientMessage, Refusal>, _ durations: [Duration], since arrival: NIODeadline,
        _ answer: (Conversation.Answer) -> Void
    ) throws(Refusal) {
        durations.forEach(note)
        let isTouch = if case .success(.touch) = message { true } else { false }
        for text in try receive(message, now: NIODeadline.now().seconds) {
            answer(.text(text, since: isTouch ? arrival : nil))
        }
        try work(answer)
    }

    /// Does a piece of a comparison if one is asked for; between two pieces, messages of others have their turn.
    /// Returns false if there is nothing to do.
    @discardableResult
    fileprivate func work(_ answer: (Conversation.Answer) -> Void) throws(Refusal) -> Bool {
        guard isWorking else { return false }
        for text in try proceed() { answer(.text(text, since: nil)) }
        return true
    }
}
