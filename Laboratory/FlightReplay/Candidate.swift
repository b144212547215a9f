import HeadlessUIKit

/// A hypothesis about UIKit that may explain a flight: the settings that differ from the assumed ones.
public struct Candidate: Hashable, Sendable, CustomStringConvertible {
    /// One setting of a switch of the host.
    public struct Setting: Hashable, Sendable, CustomStringConvertible {
        /// The switch's name in `Assumptions`.
        public var name: String
        /// The setting, such as `nextTurn`.
        public var setting: String

        public var description: String { "\(name)=\(setting)" }
    }

    /// The settings, none of them the default.
    public var settings: [Setting]

    /// The assumed behaviour of UIKit.
    public static let standard = Candidate(settings: [])

    /// The settings, or "as assumed".
    public var description: String {
        settings.isEmpty ? "as assumed" : settings.map(\.description).joined(separator: ", ")
    }

    /// Every other setting of every switch of gestures, alone.
    public static let singles: [Candidate] = Assumptions.switchesOfGestures.flatMap { choice in
        choice.settings.dropFirst().map { setting in
            Candidate(settings: [Setting(name: choice.name, setting: setting.description)])
        }
    }

    /// Every pair of these settings, of two different switches.
    static var pairs: [Candidate] {
        singles.indices.flatMap { index in
            singles[(index + 1)...].compactMap { other in
                let both = singles[index].settings + other.settings
                return Set(both.map(\.name)).count == 2 ? Candidate(settings: both) : nil
            }
        }
    }

    /// The assumptions with the candidate's settings, based on `base`.
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
