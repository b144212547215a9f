import HeadlessUIKit

/// A way in which UIKit may behave, as an explanation of a flight: the settings that are not what is taken for granted.
public struct Candidate: Hashable, Sendable, CustomStringConvertible {
    /// A switch of the host in one setting.
    public struct Setting: Hashable, Sendable, CustomStringConvertible {
        /// The switch's name, as `Assumptions` has it.
        public var name: String
        /// The setting, as `nextTurn`.
        public var setting: String

        public var description: String { "\(name)=\(setting)" }
    }

    /// The settings, none of them the default.
    public var settings: [Setting]

    /// What UIKit is taken to do.
    public static let standard = Candidate(settings: [])

    /// The settings, or "as assumed".
    public var description: String {
        settings.isEmpty ? "as assumed" : settings.map(\.description).joined(separator: ", ")
    }

    /// Every switch of gestures in each other setting, alone.
    public static let singles: [Candidate] = Assumptions.switchesOfGestures.flatMap { choice in
        choice.settings.dropFirst().map { setting in
            Candidate(settings: [Setting(name: choice.name, setting: setting.description)])
        }
    }

    /// Every two of them that are of two switches.
    static var pairs: [Candidate] {
        singles.indices.flatMap { index in
            singles[(index + 1)...].compactMap { other in
                let both = singles[index].settings + other.settings
                return Set(both.map(\.name)).count == 2 ? Candidate(settings: both) : nil
            }
        }
    }

    /// The assumptions that it stands for, on top of `base`.
    func assumptions(on base: Assumptions) -> Assumptions {
        var assumptions = base
        for one in settings {
            let known = Assumptions.switches.first { $0.name == one.name }
            if let setting = known?.settings.first(where: { $0.description == one.setting }) {
                assumptions.set(setting)
            }
        }
        return assumptions
    }
}
