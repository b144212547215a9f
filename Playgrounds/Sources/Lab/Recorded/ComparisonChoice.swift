import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// What is compared on a page that needs no server: two settings, a stroke, and from where it is played.
@MainActor
package struct ComparisonChoice {
    package var one: SceneSettings
    package var other: SceneSettings
    /// Moved so that it begins on what scrolls in the scene, unless it was recorded there.
    package var script: TouchScript
    package var offset: Double?
    private var isRecordedThere = false

    package init(scene: String) {
        one = SceneSettings(scene: scene)
        one.policy = PolicyName.gated.choice
        other = SceneSettings(scene: scene)
        script = StrokeChoice.scrollThenPull
    }

    package init(of recording: Recording) {
        (one, other, script, isRecordedThere) = (recording.settings, recording.settings, recording.script, true)
    }

    package func comparison() throws(Refusal) -> Comparison {
        try one.validate()
        guard let demo = DemoCatalog.demo(named: one.scene) else { throw .rubbish("there is no such scene") }
        let script = isRecordedThere ? script : script.moved(soThatFirstSampleIsAt: demo.strokeStart)
        let scrolled = offset.map { ", with the content scrolled by \(Int($0.rounded())) pt" } ?? ""
        let words = isRecordedThere ? "The recording" : "The stroke \"\(script.name)\"\(scrolled)"
        return try ComparisonTake(of: Replayed(script, from: offset, words: words), one, other).finish()
    }

    /// Sets what is otherwise in the other settings.
    ///
    /// - Parameter text: A policy's name, or a switch of the host with its setting: "scrollSlop=4".
    package mutating func setOther(_ text: String) throws(PageFault) {
        let parts = text.split(separator: "=", maxSplits: 1).map { String($0) }
        guard parts.count == 2 else {
            other.policy = try PolicyChoice(named: text)
            return
        }
        guard let found = Assumptions.switches.first(where: { $0.name == parts[0] }) else {
            let names = Assumptions.switches.map(\.name).joined(separator: ", ")
            throw PageFault("the host has no switch \"\(parts[0])\". Take one of these: \(names)")
        }
        guard let setting = found.settings.first(where: { Self.isSame("\($0)", parts[1]) }) else {
            let settings = found.settings.map { "\($0)" }.joined(separator: ", ")
            throw PageFault("\(parts[0]) cannot be \"\(parts[1])\". Take one of these: \(settings)")
        }
        other.assumptions.set(setting)
    }

    /// True for "4.0" and "4".
    private static func isSame(_ setting: String, _ text: String) -> Bool {
        setting == text || Double(setting).map { Double(text) == $0 } ?? false
    }
}

extension PolicyChoice {
    package init(named name: String) throws(PageFault) {
        guard let choice = PolicyName(rawValue: name)?.choice else {
            let names = PolicyName.allCases.map(\.rawValue).joined(separator: ", ")
            throw PageFault("no policy is called \"\(name)\". Take one of these: \(names)")
        }
        self = choice
    }
}

/// The strokes by name.
package enum StrokeChoice {
    package static let standard = scrollThenPull.name

    /// A finger scrolls the list up a little, pulls it down past its top, comes back and lifts.
    package static let scrollThenPull: TouchScript = {
        var samples = [TouchScript.Sample(time: 0, x: 0, y: 0)]
        for (way, duration) in [(-60.0, 0.2), (360.0, 0.6), (-80.0, 0.2), (0.0, 0.15)] {
            let (start, count) = (samples[samples.count - 1], Int((duration * 120).rounded()))
            for index in 1...count {
                let share = Double(index) / Double(count)
                // Eased at both ends, as a hand turns round.
                let y = Double(start.y) + way * (3 * share * share - 2 * share * share * share)
                samples.append(TouchScript.Sample(time: start.time + Double(index) / 120, x: 0, y: y))
            }
        }
        return TouchScript(name: "scroll, pull, return", fingers: [TouchScript.Track(samples: samples)])
    }()

    package static var all: [TouchScript] { [scrollThenPull] + TouchScript.recorded + TouchScript.composed }

    package static func script(named name: String) throws(PageFault) -> TouchScript {
        guard let script = all.first(where: { $0.name == name }) else {
            let names = all.map(\.name).joined(separator: "; ")
            throw PageFault("no stroke is called \"\(name)\". Take one of these: \(names)")
        }
        return script
    }
}

extension ComparisonChoice {
    /// A few that show what a policy, a scene and a switch of the host make of the same finger.
    package static var telling: [ComparisonChoice] {
        get throws(PageFault) {
            let there = try StrokeChoice.script(named: "stroke-3 in, out, back, out")
            return [
                try choice("deck", from: 40, .gated, against: "continuous"),
                try choice("nested", from: 40, .once, against: "continuous", stroke: there),
                try choice("sheet", from: 40, .sheet, against: "continuous"),
                try choice("card", from: 40, .continuous, against: "scrollSlop=4"),
            ]
        }
    }

    private static func choice(
        _ scene: String, from offset: Double?, _ policy: PolicyName, against other: String,
        stroke: TouchScript = StrokeChoice.scrollThenPull
    ) throws(PageFault) -> ComparisonChoice {
        var choice = ComparisonChoice(scene: scene)
        choice.one.policy = policy.choice
        choice.other = choice.one
        (choice.offset, choice.script) = (offset, stroke)
        try choice.setOther(other)
        return choice
    }
}
