import HeadlessUIKit
import Recordings
import Scenes

/// Computes a comparison a few frames at a time, so that other work on the main actor need not wait.
@MainActor
package final class ComparisonTake {
    private let replayed: Replayed
    private let settings: (one: SceneSettings, other: SceneSettings)
    private let titles: (one: String, other: String)
    private var one: CourseTake?
    private var other: CourseTake?

    package init(of replayed: Replayed, _ one: SceneSettings, _ other: SceneSettings) throws(Refusal) {
        self.replayed = replayed
        settings = (replayed.settings(one), replayed.settings(other))
        titles = SceneSettings.titles(of: settings.one, settings.other)
        try settings.one.validate()
        try settings.other.validate()
    }

    /// Makes a scene, or plays at most `frames` of its frames. Returns the comparison once both courses are complete.
    package func proceed(frames: Int = 8) throws(Refusal) -> Comparison? {
        guard let one else {
            one = try CourseTake(of: replayed.script, in: settings.one, titled: titles.one)
            return nil
        }
        guard one.isOver else { return try play(one, frames) }
        guard let other else {
            other = try CourseTake(of: replayed.script, in: settings.other, titled: titles.other)
            return nil
        }
        guard other.isOver else { return try play(other, frames) }
        return Comparison(of: replayed, one.course, other.course)
    }

    /// Computes the rest.
    package func finish() throws(Refusal) -> Comparison {
        while true {
            if let comparison = try proceed(frames: 1000) { return comparison }
        }
    }

    private func play(_ take: CourseTake, _ frames: Int) throws(Refusal) -> Comparison? {
        for _ in 0..<frames where !take.isOver { try take.takeFrame() }
        return nil
    }
}
