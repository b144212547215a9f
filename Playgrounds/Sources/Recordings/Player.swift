import HeadlessUIKit
import Scenes

/// Plays fingers in a scene, and records them and the decisions: live, replayed, and in the command.
///
/// Time is in seconds since the scene was started. It never goes back.
@MainActor
package final class Player {
    package let settings: SceneSettings
    package let scene: Scene
    private let beginning: TimeInterval
    /// The fingers, each with its number in the order of coming down, and its track if that is recorded.
    private var fingers: [Int: (finger: Finger, start: CGPoint, number: Int, track: Int?, scrolls: Bool)] = [:]
    private var fingerCount = 0
    package private(set) var tracks: [TouchScript.Track] = []
    /// The state of the scene when a finger last came down while everything was at rest; nil before.
    package private(set) var lastStart: TouchStart?
    private var sampleCount = 0
    private let sampleLimit: Int
    private var hasScrolled = false
    private var log = DecisionWatch()

    /// The most fingers, as many as a large screen tells apart.
    package nonisolated static let fingerLimit = 10
    /// The most samples that are recorded.
    package static let sampleLimit = 100_000

    package init(_ settings: SceneSettings, sampleLimit: Int = Player.sampleLimit) throws(Refusal) {
        try settings.validate()
        self.sampleLimit = sampleLimit
        guard let type = DemoCatalog.demo(named: settings.scene) else { throw Refusal("there is no such scene") }
        self.settings = settings
        scene = Scene(of: type, settings)
        beginning = scene.stage.time
    }

    /// A finger and the views that it holds refer to each other, so a scene that is left in mid-drag would leak.
    isolated deinit {
        for (finger, _, _, _, _) in fingers.values { finger.cancel() }
    }

    package var time: TimeInterval { scene.stage.time - beginning }
    package var decisions: [DecisionEntry] { log.entries }
    /// False once there were more samples than are recorded: the tracks are incomplete then.
    package var keepsAll: Bool { sampleCount < sampleLimit }
    package var isStill: Bool { fingers.isEmpty && scene.stage.stillMoving.isEmpty }
    /// The place of the finger that came down first, or of what scrolls; nil without one.
    package var finger: CGPoint? { fingers.values.min { $0.number < $1.number }?.finger.location }
    /// The places of fingers, and of the pointer of what scrolls.
    package var fingerLocations: [CGPoint] {
        fingers.sorted { $0.key < $1.key }.map { $0.value.scrolls ? $0.value.start : $0.value.finger.location }
    }

    /// Lets time pass up to `end`, frame by frame, and returns the decisions of that time.
    package func advance(to end: TimeInterval) -> [DecisionEntry] {
        var new: [DecisionEntry] = []
        let rate = Double(settings.framesPerSecond)
        // The time of the next frame, which the stage counts from its creation.
        while ((scene.stage.time * rate + 1e-6).rounded(.down) + 1) / rate <= beginning + end + 1e-9 {
            scene.stage.advanceFrame()
            new += log.take(from: scene, at: time)
        }
        if end > time { scene.stage.advance(by: end - time) }
        return new + log.take(from: scene, at: time)
    }

    /// Plays one sample of a finger, at its own time, and returns the decisions up to it.
    package func touch(_ sample: TouchSample) throws(Refusal) -> [DecisionEntry] {
        var new = advance(to: sample.time)
        let point = CGPoint(x: sample.x, y: sample.y)
        switch sample.phase {
        case .began: try begin(sample, at: point)
        case .moved:
            keep(sample, at: point, of: sample.finger)
            fingers[sample.finger]?.finger.move(to: point)
        case .ended, .cancelled: try end(sample, at: point)
        }
        new += log.take(from: scene, at: time)
        return new
    }

    private func begin(_ sample: TouchSample, at point: CGPoint) throws(Refusal) {
        guard fingers[sample.finger] == nil else {
            throw Refusal("finger \(sample.finger) came down while it was down. Lift it first")
        }
        guard fingers.count < Self.fingerLimit else {
            throw Refusal("more than \(Self.fingerLimit) fingers are down. Lift one first")
        }
        fingerCount += 1
        if let scroll = sample.scroll {
            hasScrolled = true
            let pad = scene.stage.beginScroll(at: point, type: scroll == .continuous ? .continuous : .discrete)
            fingers[sample.finger] = (pad, point, fingerCount, nil, true)
            return
        }
        if isStill { lastStart = TouchStart(of: scene, track: tracks.count) }
        let finger = scene.stage.touch(at: point)
        fingers[sample.finger] = (finger, point, fingerCount, keepsAll ? tracks.count : nil, false)
        if keepsAll { tracks.append(TouchScript.Track(samples: [])) }
        keep(sample, at: point, of: sample.finger)
    }

    private func end(_ sample: TouchSample, at point: CGPoint) throws(Refusal) {
        guard let (finger, _, _, track, _) = fingers[sample.finger] else {
            throw Refusal("finger \(sample.finger) left without having come down. Send \"began\" first")
        }
        keep(sample, at: finger.location, of: sample.finger)
        if let track { tracks[track].ends = sample.phase == .ended ? .lift : .cancel }
        fingers[sample.finger] = nil
        sample.phase == .ended ? finger.lift() : finger.cancel()
    }

    private func keep(_ sample: TouchSample, at point: CGPoint, of finger: Int) {
        guard let track = fingers[finger]?.track, keepsAll else { return }
        sampleCount += 1
        tracks[track].samples.append(TouchScript.Sample(time: time, x: point.x, y: point.y))
    }
}

extension Player {
    /// Checks that everything so far can be recorded.
    package func checkRecordable() throws(Refusal) {
        guard !hasScrolled else {
            throw Refusal(
                "a trackpad or a wheel has scrolled, and only fingers are recorded. Start the scene again, and drag")
        }
    }

    /// The recording of everything so far. Fingers that are still down are lifted at its end.
    package var recording: Recording {
        Recording(
            settings: settings, script: TouchScript(name: settings.scene, fingers: tracks), duration: time,
            decisions: decisions, isDismissed: scene.demo.isDismissed)
    }
}
