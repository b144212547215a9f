import HeadlessUIKit

/// A sequence: its scene, its touches and the app's deeds. Plays the same every time.
struct Case {
    var setting: Setting
    var script: TouchScript
    /// What the app does while fingers are down or between them, in order of time.
    var deeds: [Deed]

    static func random(_ chance: inout Chance) -> Case {
        let setting = Setting.random(&chance)
        let script = TouchScript.random(for: setting.policy.direction, &chance)
        var played = Case(
            setting: setting, script: script, deeds: Deed.random(over: script.duration, in: setting, &chance))
        if chance.percent(25) { played.bringAbout(&chance) }
        played.drawResting(&chance)
        if chance.percent(25) { played.script.restBeside(&chance) }
        played.drawSurroundings(&chance)
        return played
    }
}

extension Case {
    /// What is special about the case. With `--kinds`, one failure of each kind is shown.
    var kind: String {
        [
            setting.isTilted ? "turned \(setting.tilt)" : "", setting.scale == 1 ? "" : "scaled", "\(setting.tree)",
            setting.onlookers.map(\.description).joined(), setting.policy.handoff == .never ? "never" : "",
            setting.assumptions.differences.joined(), deeds.map { $0.kind.text.prefix(5) }.joined(),
        ].joined(separator: " ")
    }
}

extension Case: CustomStringConvertible {
    /// The scene, then the fingers as a timeline, then the app's deeds.
    var description: String {
        let deeds = deeds.map { "at \($0.milliseconds) ms  \($0.kind.text)" }
        return (["\(setting)", script.timeline] + deeds).joined(separator: "\n")
    }
}
