/// A setting of a scene on the page: a number, one of several words, or a Boolean.
package struct SceneOption: Encodable, Sendable {
    package enum Kind: Encodable, Sendable {
        case choice([String])
        case number(from: Double, to: Double, step: Double)
        case toggle
    }

    package var name: String
    package var title: String
    package var kind: Kind
    package var standard: OptionValue

    package static func choice(_ name: String, _ title: String, of choices: [String], standard: String) -> Self {
        Self(name: name, title: title, kind: .choice(choices), standard: .text(standard))
    }

    package static func number(
        _ name: String, _ title: String, in range: ClosedRange<Double>, step: Double, standard: Double
    ) -> Self {
        Self(
            name: name, title: title, kind: .number(from: range.lowerBound, to: range.upperBound, step: step),
            standard: .number(standard))
    }

    package static func toggle(_ name: String, _ title: String, standard: Bool) -> Self {
        Self(name: name, title: title, kind: .toggle, standard: .flag(standard))
    }

    /// The option of every scene: the inspector over it.
    package static let inspector = SceneOption.toggle("inspector", "Inspector: who has the finger", standard: false)

    func allows(_ value: OptionValue) -> Bool {
        switch (kind, value) {
        case (.choice(let choices), .text(let text)): choices.contains(text)
        case (.number(let from, let to, _), .number(let number)): number.isFinite && number >= from && number <= to
        case (.toggle, .flag): true
        case (.choice, _), (.number, _), (.toggle, _): false
        }
    }
}

/// A JSON number, string or Boolean.
package enum OptionValue: Codable, Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }

    package var isOn: Bool { self == .flag(true) }
    package var number: Double? { if case .number(let number) = self { number } else { nil } }
    package var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// The settings with which a demo is started.
package struct DemoSettings: Hashable, Sendable {
    package var policy: PolicyChoice
    /// The demo's own options, by name. An option that is missing has its default.
    package var options: [String: OptionValue]

    package init(policy: PolicyChoice = .continuous, options: [String: OptionValue] = [:]) {
        (self.policy, self.options) = (policy, options)
    }

    /// The option's value if the demo offers it, else its default.
    package func value(of option: SceneOption) -> OptionValue {
        guard let value = options[option.name], option.allows(value) else { return option.standard }
        return value
    }
}
