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
    private var showsGeometry = false
    private var messages: Allowance
    private var virtualTime: Allowance
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
    }

    /// Returns the answers to a message. An error ends the session: send it to the client, and close.
    package func receive(_ text: String, now: TimeInterval) throws(Refusal) -> [String] {
        guard messages.spend(1, now: now) else {
            throw .tooMuch("too many messages. Send one per display frame, and one per pointer event")
        }
        switch try ClientMessage(text) {
        case .hello(let version): return [try greet(version)]
        case .start(let settings): return try start(settings)
        case .touch(let samples, let seen): return try touch(samples, seen: seen, now: now) + shared
        case .tick(let time, let seen): return try tick(time, seen: seen, now: now) + shared
        case .record: return [ServerMessage.recording(try player.recording).text]
        case .replay(let recording): return try replay(recording)
        case .show(let geometry): return try show(geometry: geometry)
        }
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
            throw .rubbish("version \(version) of the protocol is unknown. Reload the page: it speaks version 1")
        }
        hasGreeted = true
        return ServerMessage.welcome(Catalog()).text
    }

    private func start(_ settings: SceneSettings) throws(Refusal) -> [String] {
        guard hasGreeted else { throw .rubbish("the first message is not \"hello\". Send it with the version") }
        playing = .live(try Player(settings))
        shown = nil
        return [ServerMessage.started(settings: settings).text, try frame([])]
    }

    private func replay(_ recording: Recording) throws(Refusal) -> [String] {
        guard hasGreeted else { throw .rubbish("the first message is not \"hello\". Send it with the version") }
        playing = .replay(try Replay(recording), isTold: false)
        shown = nil
        return [ServerMessage.started(settings: recording.settings).text, try frame([])]
    }
}

extension Session {
    private func touch(_ samples: [TouchSample], seen: Int, now: TimeInterval) throws(Refusal) -> [String] {
        guard samples.count <= Self.sampleLimit else {
            throw .tooMuch("\(samples.count) samples in one message. Send at most \(Self.sampleLimit)")
        }
        try check(seen: seen)
        // A finger on a phone that shows a recording is nobody's.
        guard case .live(let player) = playing else { return [try frame([])] }
        var new: [DecisionEntry] = []
        for sample in samples {
            try sample.validate()
            try check(sample.time, in: player, now: now)
            new += try player.touch(sample)
        }
        return [try frame(new)]
    }

    private func tick(_ time: TimeInterval, seen: Int, now: TimeInterval) throws(Refusal) -> [String] {
        try check(seen: seen)
        try check(time, in: try player, now: now)
        switch playing {
        case .nothing: return []
        case .live(let player): return [try frame(player.advance(to: time))]
        case .replay(let replay, let isTold):
            let answer = try frame(try replay.advance(to: time))
            guard replay.isOver, !isTold else { return [answer] }
            playing = .replay(replay, isTold: true)
            return [answer, ServerMessage.replayed(replay.differences).text]
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
        guard step <= Self.longestStep else {
            throw .tooMuch(
                "the time goes on by \(step.milliseconds) ms at once. Send at most \(Self.longestStep) s in a message")
        }
        guard virtualTime.spend(max(0, step), now: now) else {
            throw .tooMuch("the time goes on at more than four times its real speed. Send it as it passes")
        }
    }

    private func check(seen: Int) throws(Refusal) {
        guard frameNumber - seen <= Self.unreadLimit else {
            throw .tooMuch("\(frameNumber - seen) frames are unread. Read them, or send less")
        }
    }

    /// Before a scene is there, it holds for the next one.
    private func show(geometry: Bool) throws(Refusal) -> [String] {
        showsGeometry = geometry
        if case .nothing = playing { return [] }
        return [try frame([])]
    }

    private func frame(_ decisions: [DecisionEntry]) throws(Refusal) -> String {
        let player = try player
        let picture = Picture(player.scene.stage.snapshot())
        let changes = shown?.changes(to: picture)
        shown = picture
        frameNumber += 1
        return FrameMessage(
            number: frameNumber, player: player, changes: changes, picture: picture, decisions: decisions,
            latency: latency.summary, marks: showsGeometry ? player.marks : nil
        ).text
    }
}

extension TimeInterval {
    fileprivate var milliseconds: String { "\((self * 1000).rounded())" }
}
