import DeckTransition
import UIKitShim

/// A search sheet over a map that stays live: a deck with three detents.
@MainActor
package final class SheetDemo: Demo {
    package static let name = "sheet"
    package static let title = "A search sheet over a map"
    package static let hint = """
        A sheet rests half open over a map. Push its list up: the sheet opens, and the list scrolls under the same finger. \
        Beside the sheet the map pans, and its pins count taps. Tap the field to search.
        """
    package static let options: [SceneOption] = [
        .choice(
            "opening", "Not fully open, a finger that goes up opens it", of: ["atEdge", "always", "never"],
            standard: "atEdge"),
        .choice("content", "Between detents its content", of: ["slides", "resizes"], standard: "slides"),
        .number("detents", "Detents", in: 1...3, step: 1, standard: 3),
        .toggle("leaves", "It may be flung away", standard: false),
        .release,
    ]
    package static let strokeStart = CGPoint(x: 195, y: 640)

    package let floor: any Floor
    private let search: SearchController

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let search = SearchController()
        search.isModalInPresentation = !settings.value(of: Self.options[3]).isOn
        let configuration = DeckConfiguration(ofSheet: settings)
        floor = ModalFloor(on: home, over: MapView.init) { home, animated, completion in
            home.presentDeck(search, as: configuration, animated: animated, completion: completion)
        }
        self.search = search
    }

    package var scrollView: UIScrollView? { search.table }
}

@MainActor
extension DeckConfiguration {
    fileprivate init(ofSheet settings: DemoSettings) {
        let all: [Detent] = [.height(SearchController.headerHeight), .medium, .large]
        let count = Int(settings.value(of: SheetDemo.options[2]).number ?? 3)
        self.init(detents: all.suffix(count), selected: count > 1 ? .medium : .large)
        traits.largestUndimmedDetent = count > 1 ? .medium : nil
        presenter = .dimOnly
        traits.cornerRadius = 16
        traits.shadow = .init()
        // Only down to the field, whose middle would otherwise lose its touches to the handle.
        traits.prefersGrabberVisible = true
        traits.grabber.touchHeight = SearchController.fieldTop
        traits.contentSizing = settings.value(of: SheetDemo.options[1]).text == "resizes" ? .resizes : .slides
        traits.follow(settings)
        traits.policy.opening = .init(named: settings.value(of: SheetDemo.options[0]).text)
    }
}
