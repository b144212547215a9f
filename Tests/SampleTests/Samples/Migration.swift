import DeckTransition
import HeadlessUIKit
import Panels

/// "Our line" on the pages for those who come from other libraries, where the other pages' samples do not have it.
@MainActor
final class MigratingController: UIViewController {
    let filters = UIViewController()
    var hasLoaded = false

    func fromPanModal() {
        presentDeck(filters, detents: [.height(300), .large]) {
            $0.presenter = .dimOnly
            $0.dimming = 0.7
            $0.cardInset = 21
            $0.prefersGrabberVisible = true
            $0.tapOutside = .dismisses
            $0.dampingRatio = 0.8
            $0.presentingResponse = 0.5
        }
    }

    func short() -> Detent {
        let short = Detent.custom("short") { [weak self] _ in self?.hasLoaded == true ? 200 : nil }
        return short
    }

    func changed() {
        filters.enclosingCard?.invalidateDetents()
        filters.enclosingCard?.select("short")
    }
}
