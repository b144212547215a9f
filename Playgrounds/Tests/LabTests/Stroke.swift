import HeadlessUIKit
import Lab
import Recordings
import Scenes

/// Strokes for tests of courses.
enum Stroke {
    /// Scrolls the content up, then pulls it down past its top, at an even speed, and lifts.
    static let scrollThenPull = straight([-90, 500], start: CGPoint(x: 195, y: 500))

    /// A finger that goes each distance in turn, at 600 points per second, with a sample every 8 ms, then rests and
    /// lifts.
    static func straight(_ ways: [Double], start: CGPoint, speed: Double = 600, since: Double = 0) -> TouchScript {
        var samples = [TouchScript.Sample(time: since, x: start.x, y: start.y)]
        for way in ways {
            let count = max(1, Int((abs(way) / speed / 0.008).rounded()))
            let last = samples[samples.count - 1]
            for step in 1...count {
                let share = Double(step) / Double(count)
                samples.append(
                    TouchScript.Sample(
                        time: last.time + Double(step) * 0.008, x: last.x, y: last.y + CGFloat(way * share)))
            }
        }
        let last = samples[samples.count - 1]
        samples.append(TouchScript.Sample(time: last.time + 0.1, x: last.x, y: last.y))
        return TouchScript(name: "scroll, then pull", fingers: [TouchScript.Track(samples: samples)])
    }
}

extension PolicyChoice {
    static func named(_ name: PolicyName) -> PolicyChoice { name.choice }
}

@MainActor
extension Comparison {
    /// Both settings with the same script, from an offset.
    init(
        _ script: TouchScript, _ one: SceneSettings, _ other: SceneSettings, from offset: Double? = nil
    ) throws(Refusal) {
        self = try ComparisonTake(of: Replayed(script, from: offset, words: "The stroke"), one, other).finish()
    }
}

/// Numbers that look random, and are the same for the same seed.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
