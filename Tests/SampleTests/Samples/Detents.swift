import DeckTransition
import HeadlessUIKit

/// The samples about detents, in the places where a client would have them.
@MainActor
final class DetentSamplesController: UIViewController {
    let list = UIViewController()
    let places = SearchController()
    let toolbar = UIView()
    let compass = UIView()

    func deck() {
        presentDeck(list, detents: [.medium, .large])
    }

    func deckWithHandle() -> DeckConfiguration {
        DeckConfiguration(detents: [.medium, .large]) { $0.prefersGrabberVisible = true }
    }

    func custom() -> [Detent] {
        [
            .custom("two rows") { context in min(2 * 44 + 60, context.maximumHeight / 2) }
        ]
    }

    func presentOrder(_ order: OrderController) {
        presentCard(order, detents: [.downTo(order.summary, identifier: "summary"), .large])
    }

    func presentPlaces() {
        presentCard(places, detents: [.height(120), .medium, .large])
    }

    func carried(by home: UIViewController) {
        home.presentCard(list, detents: [.medium, .large]) { $0.policy.momentum = .carries }
    }

    func followingTrackpads(by home: UIViewController) {
        home.presentCard(list, detents: [.medium, .large]) { $0.policy.followsTrackpad = true }
    }

    func customRows() -> Detent {
        let rows = Detent.custom("rows") { context in
            min(context.contentHeight, context.maximumHeight / 2)
        }
        return rows
    }

    func select() {
        places.enclosingCard?.select(.large)
    }

    func told(_ configuration: CardConfiguration, store: @escaping (Detent.Identifier) -> Void) {
        let toolbar = toolbar
        presentCard(
            places, as: configuration,
            onEvent: { event in
                switch event {
                case .selected(let detent, let byUser): if byUser { store(detent) }
                case .moved(let position): toolbar.alpha = position.moreOpen == .large ? 1 - position.share : 0
                default: break
                }
            })
    }

    func opening() -> CardConfiguration {
        var configuration = CardConfiguration(detents: [.medium, .large])
        configuration.policy.opening = .never
        return configuration
    }

    func others() -> CardConfiguration {
        var configuration = CardConfiguration.cover {
            $0.detents = [.medium, .large]
            $0.selectedDetent = .large
        }
        configuration.contentSizing = .resizes
        configuration.largestUndimmedDetent = .medium
        return configuration
    }

    func deckOverMap() {
        presentDeck(places, detents: [.medium, .large]) {
            $0.prefersGrabberVisible = true
            $0.largestUndimmedDetent = .medium
            $0.presenter = .dimOnly
        }
    }

    func progress(_ configuration: DeckConfiguration) {
        presentDeck(
            places, as: configuration,
            onEvent: { [weak self] event in
                guard case .moved(let position) = event else { return }
                self?.compass.alpha = position.lessOpen == .medium ? position.share : 1
            })
    }
}

final class SearchController: UIViewController {
    var isSearching = false
}

extension SearchController {
    func redirect() {
        let card = presentationController as? InteractivePresentationController
        card?.arbiter?.onAttempt = { [weak self, weak card] attempt in
            guard attempt.stage == .release, self?.isSearching == true, let large = card?.target(of: .large) else {
                return .allow
            }
            return .redirect(to: large)
        }
    }
}

final class OrderController: UIViewController {
    let summary = UIView()
}
