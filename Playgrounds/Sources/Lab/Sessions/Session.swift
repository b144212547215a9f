import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// One client's scene: it takes messages in order and returns the answers. It uses no socket, and no clock except for
/// dividing its work.
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
    private var showsGeometry = false
    private var messages: Allowance
    private var virtualTime: Allowance
    private var mistakes: Allowance
    package private(set) var latency = Latency()

    /// The most time that may pass by one message, in seconds.
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
    /// A mistake does not end the session: it is reported among the answers, and the session goes on as if the message,
    /// or the rest of it, had not come. Too much, too fast, another version, and too many mistakes end it.
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
            case .record:
                try player.checkRecordable()
                return [ServerMessage.recording(try player.recording).text]
            case .replay(let recording): return try replay(recording)
            case .compare(let request): return try compare(request)
            case .test: return try copyTest()
            case .show(let geometry): return try show(geometry: geometry)
            case .forecast(let x, let y, let way):
                let words = try player.forecast(at: CGPoint(x: x, y: y), moving: way)
                return [ServerMessage.forecast(words, x: x, y: y, moving: way).text]
            case .layer(let way):
                return try begin { () throws(Refusal) in .layer(ForecastTake(of: try player, moving: way)) }
            case .policy(let json):
                return [ServerMessage.policy(Result { () throws(Refusal) in try PolicyChoice(json: json) }).text]
            }
        } catch {
            return [try forgive(error, now: now)]
        }
    }

    /// Returns the report of a mistake. Throws anything worse, and the mistake after which there are too many.
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

    /// What was shared from the scene's inspector.
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

    private func checkGreeting() throws(Refusal) {
        guard hasGreeted else { throw .rubbish("the first message is not \"hello\". Send it with the version") }
    }

    private func start(_ settings: SceneSettings) throws(Refusal) -> [String] {
        try checkGreeting()
        playing = .live(try Player(settings))
        work = nil
        shown = nil
        return [ServerMessage.started(settings: settings).text, try frame([])]
    }

    private func replay(_ recording: Recording) throws(Refusal) -> [String] {
        try checkGreeting()
        playing = .replay(try Replay(recording), isTold: false)
        work = nil
        shown = nil
        return [ServerMessage.started(settings: recording.settings).text, try frame([])]
    }
}

// A touch and a tick are answered by exactly one frame, even if they contain a mistake.
extension Session {
    private func touch(_ samples: [TouchSample], seen: Int, now: TimeInterval) throws(Refusal) -> [String] {
        guard samples.count <= Self.sampleLimit else {
            throw .tooMuch("\(samples.count) samples in one message. Send at most \(Self.sampleLimit)")
        }
        _ = try player
        var (told, new): ([String], [DecisionEntry]) = ([], [])
        do throws(Refusal) {
            try check(seen: seen)
            // A finger on a phone that shows a recording has no effect.
            guard case .live(let player) = playing else {
                guard !samples.contains(where: { $0.phase == .began && $0.scroll != nil }) else {
                    throw .rubbish("the phone shows a recording, which nothing scrolls. Start the scene again")
                }
                return [try frame([])]
            }
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
        // A recording that is over stays as it is while the page's clock goes on.
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

    /// Before a scene has started, this counts for the next one.
    private func show(geometry: Bool) throws(Refusal) -> [String] {
        showsGeometry = geometry
        if case .nothing = playing { return [] }
        return [try frame([])]
    }

    private func frame(_ decisions: [DecisionEntry]) throws(Refusal) -> String {
        let look = Look(at: try player, after: shown)
        shown = look.picture
        frameNumber += 1
        return FrameMessage(
            number: frameNumber, look: look, decisions: decisions, latency: latency.summary,
            marks: showsGeometry ? look.player.marks : nil
        ).text
    }
}

/// Work that takes a while, and is done between messages.
@MainActor
private enum Work {
    case comparison(ComparisonTake)
    case test(Replayed, CourseTake)
    case layer(ForecastTake)

    /// Computes a frame, or a row. Returns the answer once it is complete.
    func proceed() throws(Refusal) -> String? {
        switch self {
        case .comparison(let take): return try take.proceed(frames: 1)?.json
        case .test(let touch, let take):
            guard take.isOver else {
                try take.takeFrame()
                return nil
            }
            return ServerMessage.test(CopiedTest(of: touch, take.course).swift).text
        case .layer(let take): return take.proceed().map { ServerMessage.layer($0).text }
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
            work = nil
            return [ServerMessage.refused(error, goesOn: true).text]
        }
    }

    private func compare(_ request: ComparisonRequest) throws(Refusal) -> [String] {
        try checkGreeting()
        return try begin { () throws(Refusal) in
            let replayed = try existing(try replayed(request))
            return .comparison(try ComparisonTake(of: replayed, try one(of: request), request.other))
        }
    }

    private func copyTest() throws(Refusal) -> [String] {
        try begin { () throws(Refusal) in
            let touch = CopiedTest.rounded(try existing(try Replayed.lastTouch(of: try player)))
            return .test(touch, try CourseTake(of: touch.script, in: touch.settings(try player.settings), titled: ""))
        }
    }

    /// Begins work that goes beyond a message, and drops what was begun before. Too long a request is not treated as an
    /// attack: it is reported, and the session goes on.
    private func begin(_ make: () throws(Refusal) -> Work) throws(Refusal) -> [String] {
        work = nil
        do throws(Refusal) {
            work = try make()
            return []
        } catch {
            guard error.kind == .tooMuch else { throw error }
            return [ServerMessage.refused(error, goesOn: true).text]
        }
    }

    private func existing(_ replayed: Replayed?) throws(Refusal) -> Replayed {
        guard let replayed else {
            throw .tooMuch("Nothing has been touched since the scene's start. Touch the phone first")
        }
        return replayed
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
}

extension TimeInterval {
    fileprivate var milliseconds: String { "\((self * 1000).rounded())" }
}
