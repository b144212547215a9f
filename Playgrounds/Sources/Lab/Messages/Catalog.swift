import GestureArbiter
import HeadlessUIKit
import Scenes

/// The choices of the page's controls, so that the page itself contains no name of a scene or a switch.
package struct Catalog: Encodable, Sendable {
    package struct Scene: Encodable, Sendable {
        var name: String
        var title: String
        var hint: String
        var options: [SceneOption]
        /// The point at which strokes come down: x and y, in points.
        var start: [Double]
    }

    package struct Named: Encodable, Sendable {
        var name: String
        /// The policy's effect, in a sentence.
        var meaning: String
        var choice: PolicyChoice
    }

    /// A condition, and its declaration in Swift.
    package struct Condition: Encodable, Sendable {
        var name: String
        var swift: String
    }

    package var scenes: [Scene]
    package var policies: [Named]
    package var conditions: [Condition]
    package var handoffs: [String]
    package var switches: [HostSwitch]
    package var assumptions = Assumptions()
    package var disturbances = Disturbance.allCases.map(\.rawValue)

    @MainActor
    package init() {
        scenes = DemoCatalog.demos.map {
            let start = $0.strokeStart
            return Scene(
                name: $0.name, title: $0.title, hint: $0.hint, options: $0.options + [.inspector],
                start: [start.x, start.y])
        }
        policies = PolicyName.allCases.map { Named(name: $0.rawValue, meaning: $0.meaning, choice: $0.choice) }
        conditions = PolicyChoice.Condition.allCases.map { Condition(name: $0.rawValue, swift: "\($0.value)") }
        handoffs = PolicyChoice.Handoff.allCases.map(\.rawValue)
        switches = HostSwitch.all
    }
}

/// One of the host's `Assumptions` as a control: the name of its property, and its values.
package struct HostSwitch: Encodable, Sendable {
    package var name: String
    /// The enumeration's cases; empty for a Boolean or a number.
    package var choices: [String]

    /// All switches, read from the type itself, so that a new one is on the page as soon as the host has it.
    package static var all: [HostSwitch] {
        Mirror(reflecting: Assumptions()).children.compactMap { child in
            guard let name = child.label, name != "disturbances" else { return nil }
            guard let value = child.value as? any CaseIterable else { return HostSwitch(name: name, choices: []) }
            return HostSwitch(name: name, choices: choices(of: value))
        }
    }

    private static func choices<Value: CaseIterable>(of value: Value) -> [String] {
        Value.allCases.map { "\($0)" }
    }
}
