import InteractiveDismissal

extension CardConfiguration {
    static let options: [SceneOption] = [
        .choice("begins", "The transition begins", of: ["onCommit", "onBegin"], standard: "onCommit"),
        .number("damping", "Damping ratio", in: 0.3...1.5, step: 0.1, standard: 1),
        .number("response", "Response, in seconds", in: 0.1...1, step: 0.05, standard: 0.35),
        modality, .release,
    ]

    /// An option of the presented controller, not of the card's configuration.
    static let modality = SceneOption.toggle("modal", "Is modal in presentation", standard: false)

    /// Creates the configuration that the page's controls describe.
    init(_ settings: DemoSettings) {
        self = .cover
        traits.follow(settings)
        for option in Self.options {
            switch (option.name, settings.value(of: option)) {
            case ("begins", .text(let text)): begins = text == "onBegin" ? .onBegin : .onCommit
            case ("damping", .number(let number)): traits.dampingRatio = number
            case ("response", .number(let number)): traits.response = number
            default: break
            }
        }
    }
}

extension CardTraits {
    /// Takes what a demo's settings say of every card: its policy, its flags, its rule of release.
    mutating func follow(_ settings: DemoSettings) {
        (policy, release) = (settings.policy.policy(), settings.release)
        declared.flags = settings.policy.flags
    }
}
