@_spi(Engine) import Cards
import GestureArbiter
import InteractiveDismissal
import Panels
import UIKitShim

/// The common part of the demos with a presented controller: home, which presents, and the facts about the card.
@MainActor
final class ModalFloor: Floor {
    private unowned let home: UIViewController
    /// The distance from the first card's rest to where nothing of it shows, in points.
    private var wayOut: CGFloat = 0
    private let present: Present

    /// Presents the card on home, and calls back when it is there. UIKit begins the presentation after the call.
    typealias Present =
        @MainActor (_ home: UIViewController, _ animated: Bool, _ completion: @escaping @MainActor () -> Void) -> Void

    /// - Parameters:
    ///   - ground: Makes the view under the cards, from its frame and the action of its button; nil: tiles.
    ///   - present: Called at once, and when that button is tapped.
    init(
        on home: UIViewController, over ground: (@MainActor (CGRect, @escaping @MainActor () -> Void) -> UIView)? = nil,
        present: @escaping Present
    ) {
        final class Relay { weak var floor: ModalFloor? }
        let relay = Relay()
        (self.home, self.present) = (home, present)
        let show: @MainActor () -> Void = { relay.floor.map { $0.present($0.home, true) {} } }
        let bounds = home.view.bounds
        home.view.addSubview(ground?(bounds, show) ?? HomeView(frame: bounds, title: "Show the card", onTap: show))
        relay.floor = self
        present(home, false) { relay.floor?.measureWayOut() }
    }

    private func measureWayOut() {
        wayOut = presentation.map { home.view.bounds.maxY - $0.card.frame.minY } ?? 0
    }

    /// Makes a presentation controller from the presented controller, the presenter and the dismissal.
    typealias Presentation =
        @MainActor (UIViewController, UIViewController?, CardConfiguration)
        -> InteractivePresentationController

    /// A list that InteractiveDismissal drags away.
    convenience init(
        of list: ListController, by presentation: @escaping Presentation, _ settings: DemoSettings,
        on home: UIViewController
    ) {
        let configuration = CardConfiguration(settings)
        list.isModalInPresentation = settings.value(of: CardConfiguration.modality).isOn
        self.init(on: home) { home, animated, completion in
            home.present(list, animated: animated, completion: completion) { presentation($0, $1, configuration) }
        }
    }

    private var presentations: [InteractivePresentationController] { home.presentationsOver }

    private var presentation: InteractivePresentationController? { presentations.last }

    /// The controller in the foremost card; home without a card.
    var frontmost: UIViewController {
        Array(sequence(first: home as UIViewController, next: \.presentedViewController)).last ?? home
    }

    var cardCount: Int { presentations.count }
    /// The panel in the foremost card, which is then the foremost one.
    private var panel: Panel? { frontmost.addedPanels.last }
    var cardTranslation: CGFloat {
        presentation.map { $0.card.transform.ty + (panel?.position.translation ?? 0) } ?? wayOut
    }
    var arbiters: [(name: String, arbiter: GestureArbiter)] {
        let all = presentations.compactMap(\.arbiter)
        if let inner = panel?.arbiter { return all.map { ("deck", $0) } + [("panel", inner)] }
        guard all.count > 1 else { return all.map { ("", $0) } }
        return all.enumerated().map { ("card \($0 + 1)", $1) }
    }
    var release: String? { presentation?.release }
    func release(of arbiter: String) -> String? {
        arbiter == "panel" ? panel?.arbiter?.lastRelease.map { "let go, \($0)" } : release
    }
}

extension UIViewController {
    /// The presentations of the cards over this controller, the backmost first.
    var presentationsOver: [InteractivePresentationController] {
        sequence(first: self, next: \.presentedViewController).dropFirst().compactMap {
            $0.presentationController as? InteractivePresentationController
        }
    }
}

extension InteractivePresentationController {
    /// Where the card went when it was last let go, and why it stayed if it did.
    var release: String? {
        let reversed = decisions.reversed()
        guard let last = reversed.firstIndex(where: \.isRelease) else { return nil }
        return reversed[...last].reversed().filter { $0.isRelease || $0.isRefusal }.map(\.reason.description)
            .joined(separator: "; ")
    }
}

extension CardDecision {
    /// True if a finger let go.
    fileprivate var isRelease: Bool {
        switch reason {
        case .released, .tapped: true
        case .broughtIn, .withdrawn, .caught, .selected, .requested, .refused, .dismissedFromOutside, .ended:
            false
        }
    }

    fileprivate var isRefusal: Bool { if case .refused = reason { true } else { false } }
}
