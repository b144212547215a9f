import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// One client's scene: takes its messages in order and gives the answers. It knows no socket and no clock.
@MainActor
package final class Session {
    private enum Playing {
        case nothing
        case live(Player)
        case replay(Replay, isTold: Bool)
    }

    private var hasGreeted = false
    private var playing = Playing.nothing
    private var shown: Picture?
    private var frameNumber = 0
    private var messages: Allowance
    private var virtualTime: Allowance
    private var mistakes: Allowance
    package private(set) var latency = Latency()

    /// The most time that one message may let pass, in seconds.
    package static let longestStep: TimeInterval = 1
    /// The most samples in one message.
    package static let sampleLimit = 256
    /// The number of frames that a client may leave unread.
    package static let unreadLimit = 1200

    /// - Parameter now: Seconds of a clock that does not go back.
    package init(now: TimeInterval = 0) {
        messages = Allowance(burst: 4000, perSecond: 2000, now: now)
        virtualTime = Allowance(burst: 30, perSecond: 4, now: now)
        mistakes = Allowance(burst: 50, perSecond: 1, now: now)
    }

    /// Returns the answers to a message. An error ends the session: send it to the client, and close.
    ///
    /// A mistake is no such error: it is told among the answers, and the session goes on as if the message, or the rest
    /// of it, had not come. Too much, too fast, another version, and mistakes without end are.
    package func receive(_ text: String, now: TimeInterval) throws(Refusal) -> [String] {
        try receive(ClientMessage.read(text), now: now)
    }

    /// - Parameter message: A message, or the reason why it could not be read.
    package func receive(_ message: Result<ClientMessage, Refusal>, now: TimeInterval) throws(Refusal) -> [String] {
        guard messages.spend(1, now: now) else {
            throw .tooMuch("too many messages. Send one per display frame, and one per pointer event")
        }
        do throws(Refusal) {
            switch try message.get() {
            case .hello(let version): return [try greet(version)]
            case .start(let settings): return try start(settings)
            case .touch(let samples, let seen): return try touch(samples, seen: seen, now: now) + shared
            case .tick(let time, let seen): return try tick(time, seen: seen, now: now) + shared
            case .record: return [ServerMessage.recording(try player.recording).text]
            case .replay(let recording): return try replay(recording)
            }
        } catch {
            return [try forgive(error, now: now)]
        }
    }

    /// Returns what is told of a mistake. Throws what is more than one, and the mistake after which there are too many.
    private func forgive(_ refusal: Refusal, now: TimeInterval) throws(Refusal) -> String {
        guard refusal.kind == .rubbish else { throw refusal }
        guard mistakes.spend(1, now: now) else {
            throw .rubbish("\(refusal.description). There were too many mistakes before: the session is closed")
        }
        return ServerMessage.refused(refusal, goesOn: true).text
    }

    /// Notes the time that an answer to a pointer event took.
    package func note(_ duration: Duration) { latency.add(duration) }

    private var player: Player {
        get throws(Refusal) {
            switch playing {
            case .nothing: throw .rubbish("no scene is there yet. Send \"start\" first")
            case .live(let player): return player
            case .replay(let replay, _): return replay.player
            }
        }
    }

    /// What the scene's inspector was told to share.
    private var shared: [String] {
        get throws(Refusal) { try player.scene.takeShared().map { [ServerMessage.shared($0).text] } ?? [] }
    }

    private func greet(_ version: Int) throws(Refusal) -> String {
        guard version == ClientMessage.version else {
            throw .otherVersion("version \(version) of the protocol is unknown. Reload the page: it speaks version 1")
        }
        hasGreeted = true
        return ServerMessage.welcome(Catalog()).text
    }

    private func start(_ settings: SceneSettings) throws(Refusal) -> [String] {
        guard hasGreeted else { throw .rubbish("the first message is not \"hello\". Send it with the version") }
        playing = .live(try Player(settings))
        shown = nil
        return [ServerMessage.started(settings: settings, swift: settings.policy.swift).text, try frame([])]
    }

    private func replay(_ recording: Recording) throws(Refusal) -> [String] {
        guard hasGreeted else { throw .rubbish("the first message is not \"hello\". Send it with the version") }
        playing = .replay(try Replay(recording), isTold: false)
        shown = nil
        let settings = recording.settings
        return [ServerMessage.started(settings: settings, swift: settings.policy.swift).text, try frame([])]
    }
}

// A touch and a tick are answered by exactly one frame, even if something about them is a mistake.
extension Session {
    private func touch(_ samples: [TouchSample], seen: Int, now: TimeInterval) throws(Refusal) -> [String] {
        guard samples.count <= Self.sampleLimit else {
            throw .tooMuch("\(samples.count) samples in one message. Send at most \(Self.sampleLimit)")
        }
        _ = try player
        var (told, new): ([String], [DecisionEntry]) = ([], [])
        do throws(Refusal) {
            try check(seen: seen)
            // A finger on a phone that shows a recording is nobody's.
            guard case .live(let player) = playing else { return [try frame([])] }
            for sample in samples {
                try sample.validate()
                try check(sample.time, in: player, now: now)
                new += try player.touch(sample)
            }
        } catch {
            told = [try forgive(error, now: now)]
        }
        return told + [try frame(new)]
    }

    private func tick(_ time: TimeInterval, seen: Int, now: TimeInterval) throws(Refusal) -> [String] {
        let player = try player
        var (told, new): ([String], [DecisionEntry]) = ([], [])
        do throws(Refusal) {
            try check(seen: seen)
            try check(time, in: player, now: now)
            new = try pass(to: time)
        } catch {
            told = [try forgive(error, now: now)]
        }
        told.append(try frame(new))
        guard case .replay(let replay, false) = playing, replay.isOver else { return told }
        playing = .replay(replay, isTold: true)
        return told + [ServerMessage.replayed(replay.differences).text]
    }

    private func pass(to time: TimeInterval) throws(Refusal) -> [DecisionEntry] {
        switch playing {
        case .nothing: []
        case .live(let player): player.advance(to: time)
        case .replay(let replay, _): try replay.advance(to: time)
        }
    }

    private func check(_ time: TimeInterval, in player: Player, now: TimeInterval) throws(Refusal) {
        guard time.isFinite else { throw .rubbish("a time is not finite") }
        // A recording that is over stands still while the page's clock goes on.
        if case .replay(let replay, _) = playing, replay.isOver { return }
        let step = time - player.time
        guard step >= -1e-6 else {
            throw .rubbish(
                "the time goes back from \(player.time.milliseconds) ms to \(time.milliseconds) ms. Send events in their order"
            )
        }
        guard step <= Self.longestStep + 1e-6 else {
            throw .rubbish(
                "the time goes on by \(step.milliseconds) ms at once. Send at most \(Self.longestStep) s in a message")
        }
        guard virtualTime.spend(max(0, step), now: now) else {
            throw .tooMuch("the time goes on at more than four times its real speed. Send it as it passes")
        }
    }

    private func check(seen: Int) throws(Refusal) {
        guard (0...frameNumber).contains(seen) else {
            throw .rubbish("frame \(seen) is seen, and \(frameNumber) were sent. Send the number of the latest one")
        }
        guard frameNumber - seen <= Self.unreadLimit else {
            throw .tooMuch("\(frameNumber - seen) frames are unread. Read them, or send less")
        }
    }

    private func frame(_ decisions: [DecisionEntry]) throws(Refusal) -> String {
        let player = try player
        let picture = Picture(player.scene.stage.snapshot())
        let changes = shown?.changes(to: picture)
        shown = picture
        frameNumber += 1
        return FrameMessage(
            number: frameNumber, player: player, changes: changes, picture: picture, decisions: decisions,
            latency: latency.summary
        ).text
    }
}

extension TimeInterval {
    fileprivate var milliseconds: String { "\((self * 1000).rounded())" }
}
