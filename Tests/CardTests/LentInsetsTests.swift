import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// A card's content that moves on to another card. One card at a time adds to a controller's safe area, and takes back
/// what it has added before it says that it has left.
@MainActor
@Suite("The safe area of content that moves between cards")
struct LentInsetsTests {
    /// The kinds whose content a client has in hand. In SwiftUI the controller in the card is SwiftUI's.
    nonisolated static let kinds = CardKind.controlled.filter { !$0.isSwiftUI }

    private func panel(_ content: UIViewController, in home: UIViewController) -> Panel {
        home.addPanel(content, detents: [.height(88), .large], animated: false)!
    }

    /// The safe area of such content in a new panel, at the smallest detent and at the largest.
    private func expected() -> (smallest: UIEdgeInsets, largest: UIEdgeInsets) {
        let (home, content) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        let panel = panel(content, in: home)
        stage.settle()
        let smallest = content.view.safeAreaInsets
        panel.select(.large, animated: false)
        stage.settle()
        return (smallest, content.view.safeAreaInsets)
    }

    private func leave(_ it: CardStage, animated: Bool) {
        if let panel = it.panel {
            panel.remove(animated: animated)
        } else {
            it.home.dismiss(animated: animated)
        }
    }

    @Test("A parent has its own insets back to the last bit, whatever a panel has taken", arguments: 80..<120)
    func lastBit(height: Int) {
        let (home, content) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        home.additionalSafeAreaInsets.bottom = 3
        let detent = Detent.height(CGFloat(height) / 3 + 0.1)
        let panel = home.addPanel(content, detents: [detent, .large], selected: detent.identifier, animated: false)
        panel?.makeRoom(in: [home])
        stage.settle()
        panel?.remove(animated: false)
        stage.settle()
        #expect(home.additionalSafeAreaInsets.bottom == 3)
    }

    @Test(
        "A card has given its content's safe area back when it says that it has left",
        arguments: kinds, [true, false])
    func backBeforeTheEvent(kind: CardKind, animated: Bool) throws {
        let it = CardStage(kind, CardSetup { $0.isOpen = false })
        var own = UIEdgeInsets.zero
        if kind.direction == .down { own.left = 3 } else { own.bottom = 3 }
        it.content.additionalSafeAreaInsets = it.content.additionalSafeAreaInsets.adding(own)
        it.stage.settle()
        // A panel from the top resizes, so nothing of its content is out of sight, and the panel lends nothing: unless
        // UIKit computes safe areas as without the transform that keeps the panel's lower edge.
        let lendsAnyway = it.stage.assumptions.safeAreaUnderTransform == .asWithout
        #expect((it.content.additionalSafeAreaInsets == own) == (kind == .topPanel && !lendsAnyway))
        var told: UIEdgeInsets?
        try #require(it.control).onEvent = { [weak it] event in
            if event == .dismissed { told = it?.content.additionalSafeAreaInsets }
        }
        leave(it, animated: animated)
        it.stage.settle()
        #expect(told == own)
        #expect(it.content.additionalSafeAreaInsets == own)
    }

    @Test("Content that sets its own insets over those of its card has both after the next layout", arguments: kinds)
    func setsItsOwn(kind: CardKind) {
        let it = CardStage(kind, CardSetup { $0.isOpen = false })
        let lent = it.content.additionalSafeAreaInsets
        let own = UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0)
        it.content.additionalSafeAreaInsets = own
        it.control?.invalidateDetents()
        it.stage.settle()
        #expect(it.content.additionalSafeAreaInsets == lent.adding(own))
        it.select(isOpen: true, animated: false)
        it.stage.settle()
        it.select(isOpen: false, animated: false)
        it.stage.settle()
        #expect(it.content.additionalSafeAreaInsets == lent.adding(own))
        leave(it, animated: false)
        it.stage.settle()
        #expect(it.content.additionalSafeAreaInsets == own)
    }

    enum Moment: CaseIterable, Sendable { case dismissed, viewDidDisappear, willDismiss }

    @Test("Content that moves on into a panel has that panel's safe area only", arguments: kinds, Moment.allCases)
    func movesOn(kind: CardKind, moment: Moment) throws {
        let (smallest, largest) = expected()
        let it = CardStage(kind, CardSetup { $0.isOpen = false })
        var next: Panel?
        func moveOn() { if next == nil { next = panel(it.content, in: it.home) } }
        switch moment {
        case .dismissed:
            try #require(it.control).onEvent = { if $0 == .dismissed { moveOn() } }
        case .willDismiss:
            // A presentation's content is the presentation's until it is over.
            guard it.panel != nil else { return }
            try #require(it.control).onEvent = { if case .willDismiss = $0 { moveOn() } }
        case .viewDidDisappear: it.content.onDisappear = moveOn
        }
        leave(it, animated: true)
        it.stage.settle()
        // UIKit may have refused a controller that is still presented.
        guard let next, next.contentViewController.parent === next else { return }
        #expect(it.content.view.safeAreaInsets == smallest)
        next.select(.large)
        it.stage.settle()
        #expect(it.content.view.safeAreaInsets == largest)
        next.remove(animated: false)
        it.stage.settle()
        #expect(it.content.additionalSafeAreaInsets == .zero)
    }

    @Test("Of several panels over one controller the greatest counts, whichever comes or goes, and each only once")
    func roomOfSeveral() {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        home.additionalSafeAreaInsets.bottom = 5
        let panels = [100, 300, 200].map { home.addPanel(UIViewController(), detents: [.height($0)], animated: false)! }
        stage.settle()
        for panel in panels { panel.makeRoom(in: [home, home]) }
        stage.settle()
        #expect(home.additionalSafeAreaInsets.bottom == 305)
        panels[1].hide()
        stage.settle()
        #expect(home.additionalSafeAreaInsets.bottom == 205)
        panels[1].show()
        panels[0].remove()
        stage.settle()
        #expect(home.additionalSafeAreaInsets.bottom == 305)
        panels[1].makeRoom(in: [])
        stage.settle()
        #expect(home.additionalSafeAreaInsets.bottom == 205)
        panels[2].remove(animated: false)
        panels[1].remove(animated: false)
        stage.settle()
        #expect(home.additionalSafeAreaInsets.bottom == 5)
    }

    @Test("A controller in a card, over which a panel makes room, has both")
    func roomInACard() {
        let (home, map) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        home.presentCard(map, detents: [.height(300), .large], animated: false)
        stage.settle()
        let before = map.additionalSafeAreaInsets.bottom
        let panel = map.addPanel(UIViewController(), detents: [.height(60)], animated: false)!
        panel.makeRoom(in: [map])
        stage.settle()
        #expect(map.additionalSafeAreaInsets.bottom == before + 60)
        home.dismiss(animated: true)
        stage.settle()
        #expect(map.additionalSafeAreaInsets.bottom == 60)
        panel.remove(animated: false)
        #expect(map.additionalSafeAreaInsets == .zero)
    }
}

extension UIEdgeInsets {
    fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
