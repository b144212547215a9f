import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// One client's scene: it takes messages in order and returns the answers. It uses no socket, and no clock except for
/// dividing its work.
@MainActor
package final class Session {
    private var current: Player?
    private var shown: Picture?
    private var work: Work?

    /// The most time that may pass by one message, in seconds.
    package static let longestStep: TimeInterval = 1

    package init() {}

    /// Returns the answers to a message. A mistake is reported among the answers, and the session goes on as if the
    /// message, or the rest of it, had not come.
    package func receive(_ text: String) -> [String] {
        do throws(Refusal) {
            switch try ClientMessage(text) {
            case .hello(let version): return [try greet(version)]
            case .start(let settings): return try start(settings)
            case .touch(let samples):
                return try frame { player throws(Refusal) in
                    var new: [DecisionEntry] = []
                    for sample in samples {
                        try sample.validate()
                        try check(sample.time, in: player)
                        new += try player.touch(sample)
                    }
                    return new
                }
            case .tick(let time):
                return try frame { player throws(Refusal) in
                    try check(time, in: player)
                    return player.advance(to: time)
                }
            case .record:
                try player.checkRecordable()
                return [ServerMessage.recording(try player.recording.flown().text).text]
            case .compare(let request): return try compare(request)
            case .forecast(let x, let y, let way):
                let words = try player.forecast(at: CGPoint(x: x, y: y), moving: way)
                return [ServerMessage.forecast(words, x: x, y: y, moving: way).text]
            case .layer(let way):
                work = .layer(ForecastTake(of: try player, moving: way))
                return []
            }
        } catch {
            return [ServerMessage.refused(error).text]
        }
    }

    private var player: Player {
        get throws(Refusal) {
            guard let current else { throw Refusal("no scene is there yet. Send \"start\" first") }
            return current
        }
    }

    private func greet(_ version: Int) throws(Refusal) -> String {
        guard version == ClientMessage.version else {
            throw Refusal("version \(version) of the protocol is unknown. Reload the page")
        }
        return ServerMessage.welcome(Catalog()).text
    }

    private func start(_ settings: SceneSettings) throws(Refusal) -> [String] {
        let player = try Player(settings)
        (current, work, shown) = (player, nil, nil)
        return [ServerMessage.started(settings: settings).text, frame([], of: player)]
    }

    private func check(_ time: TimeInterval, in player: Player) throws(Refusal) {
        guard time.isFinite else { throw Refusal("a time is not finite") }
        let step = time - player.time
        guard step >= -1e-6 else {
            throw Refusal(
                "the time goes back from \(player.time.milliseconds) ms to \(time.milliseconds) ms. Send events in their order"
            )
        }
        guard step <= Self.longestStep + 1e-6 else {
            throw Refusal(
                "the time goes on by \(step.milliseconds) ms at once. Send at most \(Self.longestStep) s in a message")
        }
    }

    /// Lets time pass, and returns one frame, even after a mistake; after the mistake, and before what was shared from
    /// the scene's inspector.
    private func frame(
        after pass: (Player) throws(Refusal) -> [DecisionEntry]
    ) throws(Refusal) -> [String] {
        let player = try player
        var (told, new): ([String], [DecisionEntry]) = ([], [])
        do throws(Refusal) {
            new = try pass(player)
        } catch {
            told = [ServerMessage.refused(error).text]
        }
        let shared = player.scene.takeShared().map { [ServerMessage.shared($0).text] } ?? []
        return told + [frame(new, of: player)] + shared
    }

    private func frame(_ decisions: [DecisionEntry], of player: Player) -> String {
        let look = Look(at: player, after: shown)
        shown = look.picture
        return FrameMessage(look: look, decisions: decisions).text
    }
}

// MARK: - What takes a while

extension Session {
    private enum Work {
        case comparison(ComparisonTake)
        case layer(ForecastTake)

        /// Does a part of it. Returns the answer once all is done.
        @MainActor
        func proceed() throws(Refusal) -> String? {
            switch self {
            case .comparison(let take): try take.proceed(frames: 1)?.json
            case .layer(let take): take.proceed().map { ServerMessage.layer($0).text }
            }
        }
    }

    /// True while something is being computed: call ``proceed()`` until it is not.
    package var isWorking: Bool { work != nil }

    /// Computes for about 4 ms, and returns the answers that are complete.
    package func proceed() -> [String] {
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
            return [ServerMessage.refused(error).text]
        }
    }

    private func compare(_ request: ComparisonRequest) throws(Refusal) -> [String] {
        work = nil
        let replayed: Replayed
        if let script = request.script {
            replayed = try Replayed(script, words: "The stroke \"\(script.name)\"")
        } else {
            guard let touch = try Replayed.lastTouch(of: try player) else {
                throw Refusal("Nothing has been touched since the scene's start. Touch the phone first")
            }
            replayed = touch
        }
        let one = if let one = request.one { one } else { try player.settings }
        work = .comparison(try ComparisonTake(of: replayed, one, request.other))
        return []
    }
}

extension TimeInterval {
    fileprivate var milliseconds: String { "\((self * 1000).rounded())" }
}
