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
