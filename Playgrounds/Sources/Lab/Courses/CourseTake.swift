import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// Plays a script in a fresh scene, a frame at a time, and records the course.
///
/// Frames come 60 times a second, whatever the display's rate; samples between them are delivered at their own times.
@MainActor
package final class CourseTake {
    /// Complete once ``isOver`` is true.
    package private(set) var course: Course
    package private(set) var isOver = false
    private let player: Player
    private var events: ArraySlice<TouchScript.Event>
    private let touchDown: TimeInterval
    /// When the scene is left even if something still moves, in seconds since its start.
    private let limit: TimeInterval
    private let cardCount: Int
    private var shown: Picture?
    private var sample = -1

    /// The longest time that everything may take to come to rest after the last sample, in seconds.
    package static let longestRest: TimeInterval = 10

    package init(of script: TouchScript, in settings: SceneSettings, titled title: String) throws(Refusal) {
        let script = script.beginningSoon
        player = try Player(settings)
        events = script.events[...]
        touchDown = events.first?.time ?? 0
        limit = script.duration + Self.longestRest
        cardCount = player.scene.demo.floor.cardCount
        course = Course(title: title, settings: settings)
    }

    /// Plays the next frame.
    package func takeFrame() throws(Refusal) {
        guard !isOver else { return }
        let time = Double(course.frames.count) / Course.framesPerSecond
        // A frame shows the samples at its own time, as UIKit delivers events before it draws.
        while let event = events.first, event.time <= time + 1e-9 {
            events.removeFirst()
            note(player.advance(to: event.time))
            sample += 1
            note(try player.touch(TouchSample(event)))
        }
        note(player.advance(to: time))
        keep(time)
        isOver = events.isEmpty && (player.isStill || time >= limit)
        if isOver { course.outcome = outcome }
    }

    /// Plays the rest.
    package func finish() throws(Refusal) -> Course {
        while !isOver { try takeFrame() }
        return course
    }

    private func note(_ decisions: [DecisionEntry]) {
        course.decisions += decisions.map { entry in
            var entry = entry
            entry.at -= touchDown
            return Course.Decision(entry: entry, sample: sample)
        }
    }

    private func keep(_ time: TimeInterval) {
        let look = Look(at: player, after: shown)
        shown = look.picture
        var json = JSONText()
        json.raw("{\"time\":")
        json.seconds(time - touchDown)
        json.raw(",\"sample\":\(sample),")
        look.add(to: &json)
        json.raw("}")
        course.frames.append(
            Course.Frame(
                time: time - touchDown, sample: sample, content: Double(player.scene.demo.contentOffset),
                card: Double(player.scene.demo.floor.cardTranslation), json: json.text))
    }

    private var outcome: Course.Outcome {
        let (count, rest) = (player.scene.demo.floor.cardCount, course.frames.first?.card ?? 0)
        func isAway(_ frame: Course.Frame) -> Bool { abs(frame.card - rest) > Comparison.tolerance }
        if !player.isStill { return .unsettled }
        if count < cardCount { return .dismissed }
        if count > cardCount { return .presented }
        if course.frames.last.map(isAway) ?? false { return .elsewhere }
        return course.frames.contains(where: isAway) ? .back : .unmoved
    }
}

extension TouchScript {
    /// The script without the time before its first sample. A part of a frame's time is kept: the finger's place in
    /// each frame depends on it.
    var beginningSoon: TouchScript {
        guard let start = fingers.compactMap(\.samples.first?.time).min() else { return self }
        let rate = Course.framesPerSecond
        let shift = ((start * rate + 1e-6).rounded(.down)) / rate
        let tracks = fingers.map { track in
            let samples = track.samples.map { Sample(time: max($0.time - shift, 0), x: $0.x, y: $0.y) }
            return Track(samples: samples, ends: track.ends)
        }
        return TouchScript(name: name, fingers: tracks)
    }
}
