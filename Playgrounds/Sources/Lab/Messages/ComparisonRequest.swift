import HeadlessUIKit
import Scenes

/// The comparison that a page asks for: two settings, and the fingers that are played under both.
package struct ComparisonRequest: Decodable, Hashable, Sendable {
    /// Nil for those of the scene on the phone.
    package var one: SceneSettings?
    package var other: SceneSettings
    /// Nil for the last touch on the phone.
    package var script: TouchScript?
}
