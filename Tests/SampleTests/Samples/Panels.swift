import HeadlessUIKit
import InteractiveDismissal
import Panels

final class Dropdown: PanelHost {
    weak var button: UIView?

    func place(of panel: Panel, in container: UIView) -> Panel.Place {
        guard let button else { return Panel.Place(frame: container.bounds) }
        let anchor = button.convert(button.bounds, to: container)
        return Panel.Place(
            frame: CGRect(x: anchor.minX, y: anchor.maxY + 8, width: 280, height: 320),
            visibleBounds: container.bounds.inset(by: UIEdgeInsets(top: anchor.maxY, left: 0, bottom: 0, right: 0)))
    }
}

/// The samples about panels, in the places where a client would have them.
@MainActor
final class PanelSamplesController: UIViewController {
    let places = UIViewController()
    let menu = UIViewController()
    let map = UIViewController()
    let compass = UIView()
    let miniPlayer = UIView()
    let titleBar = UIView()
    let button = UIButton()
    let dropdown = Dropdown()
    var isSearching = false

    func oneLine() {
        let panel = addPanel(places, detents: [.height(88), .medium, .large])
        panel?.select(.large)
    }

    func addDetail() {}

    func replaced(_ panel: Panel) {
        panel.remove { hasGone in
            if hasGone { self.addDetail() }
        }
    }

    func ofMap() {
        let panel = map.addPanel(places, detents: [.height(88), .medium, .large])
        panel?.hide()
        map.addPanel(places, detents: [.height(88), .medium, .large])
    }

    func configured() -> Panel? {
        let panel = addPanel(places, detents: [.height(88), .medium, .large], selected: .medium) {
            $0.largestUndimmedDetent = .medium
            $0.dimming = 0.3
            $0.policy.opening = .always
            $0.interactiveDismissDisabled = false
        }
        return panel
    }

    func configuration() -> Panel.Configuration {
        Panel.Configuration(detents: [.height(88), .medium, .large]) { $0.interactiveDismissDisabled = false }
    }

    func backdrop() -> Panel.Configuration {
        var configuration = Panel.Configuration()
        configuration.largestUndimmedDetent = .medium
        configuration.dimming = 0.3
        return configuration
    }

    func told(_ panel: Panel, store: @escaping (String) -> Void) {
        let (compass, button, isSearching) = (compass, button, isSearching)
        panel.onEvent = { event in
            switch event {
            case .selected(let detent, byUser: true): store(detent.rawValue)
            case .moved(let position): compass.alpha = position.moreOpen == .large ? 1 - position.share : 1
            case .dismissed: button.isSelected = false
            default: break
            }
        }
        panel.arbiter?.onAttempt = { [weak panel] attempt in
            guard attempt.stage == .release, isSearching, let large = panel?.target(of: .large) else { return .allow }
            return .redirect(to: large)
        }
    }

    func room(_ panel: Panel) {
        panel.makeRoom(in: [map], upTo: .medium)
    }

    func player(_ tabs: UITabBarController, _ player: UIViewController, in window: UIWindow) {
        let root = PanelParent(tabs)
        window.rootViewController = root
        let panel = root.addPanel(player, detents: [.height(64), .large])
        panel?.bar = tabs.tabBar
    }

    func showDrawer() {
        let drawer = Panel.Configuration(at: .leading, detents: [.height(0, identifier: "closed"), .height(300)]) {
            $0.edgeSwipe = 24
            $0.largestUndimmedDetent = "closed"
            $0.dimming = 0.3
            $0.prefersGrabberVisible = false
        }
        addPanel(menu, as: drawer)
    }

    func showMenu() {
        dropdown.button = button
        addPanel(menu, at: .top, host: dropdown) { $0.interactiveDismissDisabled = false }
    }

    func follow(_ panel: Panel) {
        let miniPlayer = miniPlayer
        panel.alongside(from: .height(64), to: .large) { share in miniPlayer.alpha = 1 - 2 * share }
    }

    func fromFloatingPanel() -> Panel? {
        let panel = addPanel(places, detents: [.height(69, identifier: "tip"), .medium, .large], selected: .medium)
        return panel
    }

    func landscape() -> Detent {
        let half = Detent.custom("half") { context in
            context.traitCollection.verticalSizeClass == .compact ? nil : context.maximumHeight / 2
        }
        return half
    }

    func handle(_ panel: Panel) {
        panel.arbiter?.bind(.handle, to: titleBar)
    }
}
