import InteractiveDismissal
import Panels
import UIKitShim

/// Row V26: whether a presented card is laid out again when a fold becomes active. A panel, which is a view's child and
/// asks in that view's layout, tells when.
final class FoldedPresentation: Trial {
    private var layouts = (card: 0, panel: 0)
    private var size = CGSize.zero

    init() {
        super.init([Told("presentationLayoutReadsRegions", row: "V26")], "Does a presented card follow a fold?", .fold)
    }

    override func run(over controller: UIViewController) {
        size = .zero
        let (card, probe) = (UIViewController(), UIViewController())
        for content in [card, probe] { content.view.backgroundColor = .systemOrange }
        let low = Detent.custom("low") { [weak self] _ in
            self?.panelIsLaidOut(over: controller)
            return 88
        }
        let medium = Detent.custom("middle") { [weak self] context in
            self?.layouts.card += 1
            return context.maximumHeight / 2
        }
        let panel = controller.addPanel(probe, detents: [low], animated: false) { $0.reservedRegions = .avoided }
        controller.presentCard(card, detents: [medium], animated: false) { $0.reservedRegions = .avoided }
        Delay(0.5) { [self] in (layouts, size) = ((0, 0), controller.view.bounds.size) }
        Delay(10) {
            card.dismiss(animated: false)
            panel?.remove(animated: false)
        }
    }

    private func panelIsLaidOut(over controller: UIViewController) {
        layouts.panel += 1
        guard layouts.panel == 1, size == controller.view.bounds.size else { return }
        Delay(0.2) { [self] in
            conclude(.flag(layouts.card > 0), "\(layouts.card) layouts of the card, \(layouts.panel) of the panel")
        }
    }
}
