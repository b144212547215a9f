// A map with a panel, in an app that also has decks.
import Panels
import UIKit

final class MapController: UIViewController {
    private let places = UIViewController()
    private weak var panel: Panel?
    private var panels: [Panel] { addedPanels }
    private var stored: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        let panel = addPanel(places, detents: [.height(88), .medium, .large], selected: .medium) {
            $0.largestUndimmedDetent = .medium
            $0.dimming = 0.3
            $0.interactiveDismissDisabled = false
        }
        panel?.onEvent = { [weak self] event in
            switch event {
            case .selected(let detent, byUser: true): self?.stored = detent.rawValue
            case .moved(let position): self?.view.alpha = position.share
            case .dismissed: self?.panel = nil
            default: break
            }
        }
        panel?.arbiter?.onAttempt = { [weak panel] attempt in
            guard attempt.stage == .release, let target = attempt.target, panel?.detent(at: target) == .medium,
                let large = panel?.target(of: .large)
            else { return .allow }
            return .redirect(to: large)
        }
        panel?.makeRoom(in: [self], upTo: .medium)
        panel?.alongside(from: .medium, to: .large) { [weak self] share in self?.view.alpha = 1 - share }
        self.panel = panel
    }

    func open() { panel?.select(.large) }
    func close() { panel?.hide { [weak self] _ in self?.stored = "\(self?.panels.count ?? 0) added" } }
}

final class PlayerParent: UIViewController {
    private let tabs = UITabBarController()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let root = PanelParent(tabs)
        let panel = root.addPanel(UIViewController(), detents: [.height(64), .large])
        panel?.bar = tabs.tabBar
    }
}
