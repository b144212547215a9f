import DeckTransition
import UIKitShim

/// The deck: a card over a presenter that steps back, with a table in it.
@MainActor
package final class DeckDemo: Demo {
    package static let name = "deck"
    package static let title = "A deck with a table"
    package static let hint = """
        Scroll the list, then pull down: at its top the card takes over, in the same touch. Let go past halfway to \
        dismiss the card; let go earlier and it springs back.
        """
    package static let options = DeckConfiguration.options

    package let floor: any Floor
    private let list: ListController

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let list = ListController(title: "Settings")
        let configuration = DeckConfiguration(settings)
        floor = ModalFloor(on: home) { home, animated, completion in
            home.presentDeck(list, as: configuration, animated: animated, completion: completion)
        }
        self.list = list
    }

    package var scrollView: UIScrollView? { list.table }
}

@MainActor
extension DeckConfiguration {
    static let options: [SceneOption] = [
        .toggle("classic", "As DeckTransition was", standard: false),
        .number("cornerRadius", "Corner radius, points", in: 0...40, step: 2, standard: 12),
        .number("cardInset", "Card inset, points", in: 0...60, step: 4, standard: 8),
        .number("dimming", "Dimming", in: 0...1, step: 0.05, standard: 0.2),
        .choice("presenter", "Presenter", of: ["snapshot", "live", "dimOnly"], standard: "snapshot"),
        .choice("nesting", "Nesting", of: ["stack", "cover"], standard: "stack"),
        .number("damping", "Damping ratio", in: 0.3...1, step: 0.1, standard: 1),
        .number("response", "Response, in seconds", in: 0.05...1, step: 0.05, standard: 0.2),
        .toggle("handle", "A handle", standard: true),
        .toggle("momentum", "Takes over momentum", standard: true),
        .toggle("swipe", "Swipe to dismiss", standard: true),
        .release,
    ]

    /// Creates the configuration that the page's controls describe.
    init(_ settings: DemoSettings) {
        let values = Dictionary(uniqueKeysWithValues: Self.options.map { ($0.name, settings.value(of: $0)) })
        func number(_ name: String) -> Double { values[name]?.number ?? 0 }
        self = values["classic"]?.isOn == true ? .classic : DeckConfiguration()
        let isClassic = values["classic"]?.isOn == true
        traits.policy = settings.policy.policy()
        traits.declared.flags = settings.policy.flags
        if isClassic || values["momentum"]?.isOn == true { traits.policy.momentum = .bounces }
        traits.cornerRadius = CGFloat(number("cornerRadius"))
        cardInset = CGFloat(number("cardInset"))
        traits.dimming = CGFloat(number("dimming"))
        traits.dampingRatio = number("damping")
        (traits.presentingResponse, traits.dismissingResponse) = (number("response"), number("response"))
        presenter = ["live": .live, "dimOnly": .dimOnly][values["presenter"]?.text] ?? .snapshot
        if !isClassic {
            traits.release = settings.release
            nesting = values["nesting"]?.text == "cover" ? .cover : .stack
        }
        traits.prefersGrabberVisible = values["handle"]?.isOn == true
        traits.interactiveDismissDisabled = values["swipe"]?.isOn != true
    }
}
