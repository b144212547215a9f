import HeadlessUIKit

/// Everything that a scene is started with. The same settings and touches give the same decisions.
package struct LabSettings: Codable, Hashable, Sendable {
    /// The scene's name in the ``SceneCatalog``.
    package var scene: String
    package var policy = PolicyChoice.continuous
    /// The display's rate: 60 or 120 frames per second.
    package var framesPerSecond = 120
    package var assumptions = Assumptions()
    /// The scene's own options, by name. What is left out has its default.
    package var options: [String: OptionValue] = [:]

    package init(scene: String) {
        self.scene = scene
    }

    package var screen: Screen {
        var screen = Screen.phone
        screen.framesPerSecond = framesPerSecond
        return screen
    }
}

extension LabSettings {
    /// Throws what keeps a scene from being started with these settings.
    @MainActor
    package func validate() throws(Refusal) {
        guard SceneCatalog.scene(named: scene) != nil else {
            let names = SceneCatalog.scenes.map { $0.name }.joined(separator: ", ")
            throw .rubbish("no scene is called \"\(scene)\". Take one of these: \(names)")
        }
        guard [60, 120].contains(framesPerSecond) else {
            throw .rubbish("a display of \(framesPerSecond) frames per second is unknown. Take 60 or 120")
        }
        guard assumptions.panSlop.isFinite, (0...100).contains(assumptions.panSlop),
            assumptions.scrollSlop.isFinite, (0...100).contains(assumptions.scrollSlop)
        else { throw .rubbish("a slop of the host is not between 0 and 100 points. Give one such as 10") }
        try policy.validate()
    }

    /// The option's value where it is one that the scene offers, else its default.
    package func value(of option: SceneOption) -> OptionValue {
        guard let value = options[option.name], option.allows(value) else { return option.standard }
        return value
    }
}
