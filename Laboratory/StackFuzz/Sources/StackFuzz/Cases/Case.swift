import HeadlessUIKit

/// Everything that a sequence is made of: it plays the same whenever it is played.
struct Case {
    var setting: Setting
    var script: TouchScript
    /// What happens beside the fingers, in order of time.
    var deeds: [Deed]

    static func random(_ chance: inout Chance) -> Case {
        let setting = Setting.random(&chance)
        let script = TouchScript.random(for: setting.policy.direction, &chance)
        var played = Case(
            setting: setting, script: script, deeds: Deed.random(over: script.duration, in: setting, &chance))
        if chance.percent(25) { played.bringAbout(&chance) }
        played.drawResting(&chance)
        if chance.percent(25) { played.script.restBeside(&chance) }
        return played
    }
}

extension Case {
    /// What is special about it, for those who want to see one of each.
    var kind: String {
        [
            setting.isTilted ? "turned \(setting.tilt)" : "", setting.scale == 1 ? "" : "scaled", "\(setting.tree)",
            setting.onlookers.map(\.description).joined(), setting.policy.handoff == .never ? "never" : "",
            setting.assumptions.differences.joined(), deeds.map { $0.kind.text.prefix(5) }.joined(),
        ].joined(separator: " ")
    }
}

extension Case: CustomStringConvertible {
    /// The scene, then the fingers as a timeline, then what happened beside them.
    var description: String {
        let deeds = deeds.map { "at \($0.milliseconds) ms  \($0.kind.text)" }
        return (["\(setting)", script.timeline] + deeds).joined(separator: "\n")
    }
}
