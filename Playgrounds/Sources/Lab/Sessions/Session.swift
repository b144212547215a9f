import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// One client's scene: takes its messages in order and gives the answers. It knows no socket, and no clock but the one by
/// which it shares out its work.
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
    private var work: Work?
    private var frameNumber = 0
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
        case .compare(let request): return try compare(request)
        case .test: return try copyTest()
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
        work = nil
        shown = nil
        return [ServerMessage.started(settings: settings, swift: settings.policy.swift).text, try frame([])]
    }

    private func replay(_ recording: Recording) throws(Refusal) -> [String] {
        guard hasGreeted else { throw .rubbish("the first message is not \"hello\". Send it with the version") }
        playing = .replay(try Replay(recording), isTold: false)
        work = nil
        shown = nil
        let settings = recording.settings
        return [ServerMessage.started(settings: settings, swift: settings.policy.swift).text, try frame([])]
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

    private func frame(_ decisions: [DecisionEntry]) throws(Refusal) -> String {
        let look = Look(at: try player, after: shown)
        shown = look.picture
        frameNumber += 1
        return FrameMessage(number: frameNumber, look: look, decisions: decisions, latency: latency.summary).text
    }
}

/// What takes a while, and is computed between messages.
@MainActor
private enum Work {
    case comparison(ComparisonTake)
    case test(Replayed, CourseTake)

    /// The type of the message that asked for it.
    var word: String {
        switch self {
        case .comparison: "compare"
        case .test: "test"
        }
    }

    /// Computes a frame. Returns the answer once it is complete.
    func proceed() throws(Refusal) -> String? {
        switch self {
        case .comparison(let take): return try take.proceed(frames: 1)?.json
        case .test(let touch, let take):
            guard take.isOver else {
                try take.takeFrame()
                return nil
            }
            return ServerMessage.test(CopiedTest(of: touch, take.course).swift).text
        }
    }
}

extension Session {
    /// True while something is being computed: call ``proceed()`` until it is not.
    package var isWorking: Bool { work != nil }

    /// Computes for about 4 ms, and returns the answers that are complete.
    package func proceed() throws(Refusal) -> [String] {
        let end = ContinuousClock.now + .milliseconds(4)
        do throws(Refusal) {
            while let work, ContinuousClock.now < end {
                guard let answer = try work.proceed() else { continue }
                self.work = nil
                return [answer]
            }
            return []
        } catch {
            let word = work?.word ?? ""
            work = nil
            return [try declined(word, error)]
        }
    }

    private func compare(_ request: ComparisonRequest) throws(Refusal) -> [String] {
        guard hasGreeted else { throw .rubbish("the first message is not \"hello\". Send it with the version") }
        work = nil
        do throws(Refusal) {
            guard let replayed = try replayed(request) else {
                return [ServerMessage.declined("compare", Self.untouched).text]
            }
            work = .comparison(try ComparisonTake(of: replayed, try one(of: request), request.other))
            return []
        } catch {
            return [try declined("compare", error)]
        }
    }

    private func copyTest() throws(Refusal) -> [String] {
        work = nil
        do throws(Refusal) {
            guard let touch = try Replayed.lastTouch(of: try player).map(CopiedTest.rounded) else {
                return [ServerMessage.declined("test", Self.untouched).text]
            }
            work = .test(touch, try CourseTake(of: touch.script, in: touch.settings(try player.settings), titled: ""))
            return []
        } catch {
            return [try declined("test", error)]
        }
    }

    private func one(of request: ComparisonRequest) throws(Refusal) -> SceneSettings {
        if let asked = request.one ?? request.settings { return asked }
        return try player.settings
    }

    private func replayed(_ request: ComparisonRequest) throws(Refusal) -> Replayed? {
        switch request.touches {
        case .last: return try Replayed.lastTouch(of: try player)
        case .all: return try Replayed.all(of: try player)
        case .script(let script): return try Replayed(script, words: "The stroke \"\(script.name)\"")
        case .recording(let recording):
            try recording.validate()
            return try Replayed(recording.script, words: "The recording")
        }
    }

    private static let untouched = "Nothing has been touched since the scene's start. Touch the phone first"

    /// What is too much is declined, and the session goes on; what nobody should send ends it.
    private func declined(_ what: String, _ refusal: Refusal) throws(Refusal) -> String {
        guard refusal.kind == .tooMuch else { throw refusal }
        return ServerMessage.declined(what, refusal.description).text
    }
}

extension TimeInterval {
    fileprivate var milliseconds: String { "\((self * 1000).rounded())" }
}
