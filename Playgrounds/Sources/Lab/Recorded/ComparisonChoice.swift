import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// What a page without a server compares: two settings, a stroke, and the offset at which it starts.
@MainActor
package struct ComparisonChoice {
    package var one: SceneSettings
    package var other: SceneSettings
    /// Moved so that it begins on the scrolling content of the scene, unless it was recorded there.
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

    /// Changes the other settings.
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
