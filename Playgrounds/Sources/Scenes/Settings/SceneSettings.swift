import HeadlessUIKit

/// The settings of a scene. The same settings and touches give the same decisions.
package struct SceneSettings: Codable, Hashable, Sendable {
    /// The demo's name in the ``DemoCatalog``.
    package var scene: String
    package var policy = PolicyChoice.continuous
    /// The display's rate: 60 or 120 frames per second.
    package var framesPerSecond = 120
    package var assumptions = Assumptions()
    /// The scene's own options, by name. An option that is missing has its default.
    package var options: [String: OptionValue] = [:]
    /// How far the content is scrolled at the start, in points; 0 leaves it where the scene has it.
    package var offset = 0.0

    package init(scene: String) {
        self.scene = scene
    }

    package var screen: Screen {
        var screen = Screen.phone
        screen.framesPerSecond = framesPerSecond
        return screen
    }
}
