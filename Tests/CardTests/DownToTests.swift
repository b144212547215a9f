import Cards
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

@MainActor
@Suite("A detent down to a view of the content")
struct DownToTests {
    nonisolated static let kinds = CardKind.controlled
    /// The kinds whose content's top shows first, or last.
    nonisolated static let upright = kinds.filter { $0.direction == .down || $0.direction == .up }

    /// A card of some kind whose content has a view of 40 points, 200 points from where the content begins.
    private func scene(_ kind: CardKind, margin: CGFloat = 0) -> (it: CardStage, view: UIView) {
        let it = CardStage(kind, CardSetup { $0.isOpen = false })
        let view = UIView(frame: CGRect(x: 200, y: 200, width: 40, height: 40))
        it.content.view.addSubview(view)
        it.control?.traits.detents = [.downTo(view, margin: margin, identifier: "view"), .height(CardStage.many)]
        it.control?.select("view", animated: false)
        it.stage.settle()
        return (it, view)
    }

    /// The place of the content's point in the window.
    private func shows(_ view: UIView, _ it: CardStage) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test(
        "The view shows wholly, and ends at the safe area",
        arguments: [CardKind.presentation, .cover, .deck, .bottomPanel, .swiftUICard, .swiftUIDeck, .dockedPanel])
    func bottom(_ kind: CardKind) {
        let (it, view) = scene(kind)
        #expect(it.control?.selectedDetent == "view")
        #expect(abs(shows(view, it).maxY - (844 - 34)) < 0.5)
        #expect(it.stage.warnings == [])
    }

    @Test("The margin below the view shows as well", arguments: [CardKind.presentation, .deck, .bottomPanel])
    func margin(_ kind: CardKind) {
        let (it, view) = scene(kind, margin: 12)
        #expect(abs(shows(view, it).maxY - (844 - 34 - 12)) < 0.5)
    }

    @Test("From the top, the panel is as tall as the view's end")
    func top() {
        let (it, view) = scene(.topPanel)
        #expect(abs(shows(view, it).maxY - (it.card?.convert(it.card?.bounds ?? .zero, to: nil).maxY ?? 0)) < 0.5)
    }

    @Test(
        "From a side, the view shows up to the side where the card ends", arguments: [CardKind.leftPanel, .rightPanel])
    func side(_ kind: CardKind) {
        let (it, view) = scene(kind)
        let place = shows(view, it)
        #expect(kind == .leftPanel ? abs(place.minX) < 0.5 : abs(place.maxX - 390) < 0.5)
    }

    @Test("A view that has moved counts at its new place, once the detents are measured again", arguments: upright)
    func moved(_ kind: CardKind) {
        let (it, view) = scene(kind)
        let before = it.control?.position.translation ?? 0
        view.frame.origin.y += 30
        it.control?.invalidateDetents()
        it.stage.settle()
        #expect(abs((it.control?.position.translation ?? 0) - (before - 30)) < 0.5)
    }

    @Test("A hidden view has no detent, and comes back with it", arguments: upright)
    func hidden(_ kind: CardKind) {
        let (it, view) = scene(kind)
        view.isHidden = true
        it.control?.invalidateDetents()
        it.stage.settle()
        #expect(it.control?.selectedDetent == .height(CardStage.many))
        #expect(it.stage.warnings == [])
        view.isHidden = false
        it.control?.invalidateDetents()
        it.stage.settle()
        #expect(it.control?.selectedDetent == "view")
    }

    @Test("A view that is not in the card has no detent, and the log says so once", arguments: upright)
    func elsewhere(_ kind: CardKind) {
        let (it, view) = scene(kind)
        it.home.view.addSubview(view)
        it.control?.invalidateDetents()
        it.control?.invalidateDetents()
        it.stage.settle()
        #expect(it.control?.selectedDetent == .height(CardStage.many))
        #expect(it.stage.warnings.count == 1)
    }

    @Test("The detent does not keep the view")
    func weakly() {
        let it = CardStage(.presentation, CardSetup { $0.isOpen = false })
        weak var kept: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            it.content.view.addSubview(view)
            it.control?.traits.detents = [.downTo(view, identifier: "view"), .large]
            kept = view
            view.removeFromSuperview()
        }
        it.stage.settle()
        #expect(kept == nil)
    }

    @Test("In a list, the place counts that the view has with the list at its top")
    func scrolled() {
        let it = CardStage(.presentation, CardSetup { ($0.isOpen, $0.list) = (false, .scrolled(to: 500)) })
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
        it.content.list.addSubview(view)
        it.control?.traits.detents = [.downTo(view, identifier: "view"), .large]
        it.control?.select("view", animated: false)
        it.stage.settle()
        let top = it.card?.convert(CGPoint.zero, to: nil).y ?? 0
        #expect(
            abs(top - (844 - 34 - 240 - it.content.list.frame.minY - it.content.list.adjustedContentInset.top)) < 0.5)
    }

    @Test("Several views have a detent each, and a finger goes from one to the other")
    func several() {
        let (it, view) = scene(.presentation)
        let other = UIView(frame: CGRect(x: 0, y: 80, width: 40, height: 40))
        it.content.view.addSubview(other)
        it.control?.traits.detents = [
            .downTo(other, identifier: "other"), .downTo(view, identifier: "view"), .height(CardStage.many),
        ]
        it.stage.settle()
        let finger = it.touch()
        finger.move(by: it.way(120), over: 0.3)
        it.settle(lettingGo: finger)
        #expect(it.control?.selectedDetent == "other")
        #expect(abs(shows(other, it).maxY - (844 - 34)) < 0.5)
    }

    // MARK: A card that is made with the detent

    private final class Order: UIViewController {
        let summary = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            summary.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(summary)
            NSLayoutConstraint.activate([
                summary.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 100),
                summary.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                summary.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                summary.heightAnchor.constraint(equalToConstant: 60),
            ])
        }
    }

    @Test("A card comes to the detent at once, and tells of no other", arguments: [false, true])
    func first(isPanel: Bool) {
        let (home, order) = (UIViewController(), Order())
        let stage = Stage(rootViewController: home)
        stage.settle()
        var events: [CardEvent] = []
        let detents: [Detent] = [.downTo(order.summary, identifier: "summary"), .large]
        if isPanel {
            home.addPanel(order, detents: detents, onEvent: { events.append($0) })
        } else {
            home.presentCard(order, detents: detents, onEvent: { events.append($0) })
        }
        stage.settle()
        #expect(abs(order.summary.convert(order.summary.bounds, to: nil).maxY - (844 - 34)) < 0.5)
        #expect(!events.contains { if case .selected = $0 { true } else { false } })
        #expect(stage.warnings == [])
    }
}
