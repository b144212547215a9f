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

/// An offset of 0 is not encoded: older files without one stay the same, and can be read.
extension SceneSettings {
    private enum CodingKeys: String, CodingKey { case scene, policy, framesPerSecond, assumptions, options, offset }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        scene = try values.decode(String.self, forKey: .scene)
        policy = try values.decode(PolicyChoice.self, forKey: .policy)
        framesPerSecond = try values.decode(Int.self, forKey: .framesPerSecond)
        assumptions = try values.decode(Assumptions.self, forKey: .assumptions)
        options = try values.decode([String: OptionValue].self, forKey: .options)
        offset = try values.decodeIfPresent(Double.self, forKey: .offset) ?? 0
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(scene, forKey: .scene)
        try values.encode(policy, forKey: .policy)
        try values.encode(framesPerSecond, forKey: .framesPerSecond)
        try values.encode(assumptions, forKey: .assumptions)
        try values.encode(options, forKey: .options)
        if offset != 0 { try values.encode(offset, forKey: .offset) }
    }
}
