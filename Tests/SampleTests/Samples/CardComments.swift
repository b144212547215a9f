import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels

/// The samples in the documentation comments of configurations, and of the calls that take them.
@MainActor
final class CardCommentsController: UIViewController {
    private let (settings, filters, form, photo, places, article) = (
        UIViewController(), UIViewController(), UIViewController(), UIViewController(), UIViewController(),
        UIViewController()
    )
    private let (cart, checkout, header) = (UIViewController(), UIViewController(), UIView())
    private let (player, notes) = (UIViewController(), UIViewController())
    private let (map, bar, thumbnail) = (UIViewController(), UIView(), UIImageView())
    private var barArbiter: GestureArbiter?

    func cards() {
        presentCard(settings, detents: [.medium, .large])
        presentCard(form) {
            $0.interactiveDismissDisabled = true
        } onEvent: { event in
            print(event)
        }
        presentCard(settings) { $0.detents = [.medium, .large] }
        map.addPanel(places) { $0.detents = [.height(88), .large] }
        presentCard(filters) { $0.impact = .light }
        presentCard(filters) { $0.surfaceEffect = UIBlurEffect(style: .systemMaterial) }
        presentCard(player) { $0.reservedRegions = .avoided }
        presentCard(notes) { $0.reservedRegions = .avoided }
        let hinge = Detent.custom("hinge") { context in context.divisionHeight ?? context.maximumHeight / 2 }
        presentCard(player, detents: [hinge, .large]) { $0.reservedRegions = .avoided }
        addPanel(places, detents: [.height(88), .medium]) {
            $0.margins = UIEdgeInsets(top: 0, left: 8, bottom: 8, right: 8)
            $0.corners = [.all, .concentric]
            $0.shadow = nil
            if #available(iOS 26.0, *) { $0.surfaceEffect = UIGlassEffect(style: .regular) }
        }
        presentCard(cart) { $0.coveredLook = CardTraits.CoveredLook(scale: 0.94, offset: -10) }
        cart.presentCard(checkout)
        enclosingCard?.onEvent = { [header] event in
            if case .covered(let share) = event { header.alpha = 1 - share }
        }
        presentCard(article, as: .cover)
        presentCard(places, detents: [.height(120), .medium, .large])
        presentCard(places, detents: [.medium.labeled("halb"), .large.labeled("ganz")])
        presentCard(photo, as: .cover) { $0.look = .zoom(from: { self.thumbnail }) }
        presentCard(photo, as: .cover) {
            $0.policy = ArbitrationPolicy(.vertical, when: .atEdge)
            $0.look = .zoom(from: { [weak self] in self?.thumbnail })
        }
        presentCard(filters) {
            $0.policy.condition = .touchStarts(in: .header)
            $0.declared.bind(.header, to: .edge(.top, within: 60))
        }
    }

    func decks() {
        presentDeck(settings) { $0.prefersGrabberVisible = true }
        presentDeck(settings) { $0.cornerRadius = 12 }
        presentDeck(settings, as: .classic)
    }

    func sheet() -> CardConfiguration {
        CardConfiguration(detents: [.medium, .large]) { $0.cornerRadius = 20 }
    }

    func shrinking() -> CardConfiguration {
        CardConfiguration.cover { $0.look = .shrink }
    }

    func deck() -> DeckConfiguration {
        DeckConfiguration(detents: [.medium, .large]) { $0.cornerRadius = 12 }
    }

    func look() -> CardConfiguration {
        var configuration = CardConfiguration.cover
        configuration.look = CardConfiguration.Look(over: .black) { state in
            var appearance = CardConfiguration.Look.Appearance(moving: state.offset)
            appearance.alpha = 1 - state.progress
            appearance.backdrop = 1 - state.progress
            return appearance
        }
        return configuration
    }

    func panels(store: @escaping (Detent.Identifier) -> Void) {
        map.addPanel(places, detents: [.height(88), .medium, .large]) { $0.cornerRadius = 20 }
        guard let panel = map.addPanel(places) else { return }
        panel.onEvent = { event in if case .selected(let detent, byUser: true) = event { store(detent) } }
        enclosingCard?.select(.large)
        enclosingCard?.dimming = 0.4
        panel.animateChanges { panel.detents = [.height(120), .large] }
    }

    func byFinger() {
        attachCard(to: bar) { _ in PlayerViewController() }
        barArbiter = GestureArbiter.attach(to: bar, policy: ArbitrationPolicy(.up)) { [weak self] drag in
            guard case .began = drag, let self else { return }
            presentCard(PlayerViewController(), followedBy: barArbiter)
        }
    }
}
