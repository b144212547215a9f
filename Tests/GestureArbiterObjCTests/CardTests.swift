import GestureArbiterObjC
import HeadlessUIKit
import Testing

/// The uses of `Laboratory/UIKitTypecheck/Clients/ObjectiveC`, played on the host.
@MainActor
@Suite("Cards, decks and panels for Objective-C")
struct CardTests {
    let screens = Screens()

    private func panel(_ change: (GAPanelConfiguration) -> Void = { _ in }) throws -> GAPanel {
        let sheet = GAPanelConfiguration()
        sheet.detents = [.detent(height: 88, identifier: "search"), .medium, .large]
        change(sheet)
        let panel = GAPanel.addPanel(
            UIViewController(), to: screens.root, as: sheet, animated: false, onEvent: screens.hear, completion: nil)
        screens.stage.settle()
        return try #require(panel)
    }

    private func card(_ content: UIViewController = UIViewController()) throws -> GACard {
        let card = GACard.presentCard(
            content, from: screens.root, as: nil, animated: true, onEvent: screens.hear, completion: nil)
        screens.stage.settle()
        return try #require(card)
    }

    @Test("A deck with two heights comes to the smaller, and a finger opens it")
    func deck() throws {
        let configuration = GADeckConfiguration()
        configuration.detents = [.medium, .large]
        var isPresented = false
        let deck = try #require(
            GACard.presentDeck(
                UIViewController(), from: screens.root, as: configuration, animated: true, onEvent: screens.hear
            ) { isPresented = true })
        screens.stage.settle()
        #expect(isPresented)
        #expect(deck.selectedDetent == "medium")
        screens.drag(by: -400, from: 600)
        #expect(deck.selectedDetent == "large")
        let selection = try #require(screens.events.last { $0.kind == .selected })
        #expect(selection.detent == "large")
        #expect(selection.byUser)
    }

    @Test("A panel has three heights, and tells its place and its selections")
    func panelOfThreeHeights() throws {
        let panel = try panel()
        #expect(panel.selectedDetent == "search")
        screens.drag(by: -300, from: 750)
        #expect(panel.selectedDetent == "medium")
        #expect(screens.kinds.suffix(4).contains(.selected))
        let moved = try #require(screens.events.last { $0.kind == .moved })
        #expect(abs(moved.progress - panel.progress) < 0.001)
        #expect(moved.detent == nil)
    }

    @Test("A panel hides, shows and goes, and says so")
    func panelGoes() throws {
        let panel = try panel()
        var answers: [Bool] = []
        panel.hideAnimated(true) { answers.append($0) }
        #expect(!panel.isShown)
        screens.stage.settle()
        panel.showAnimated(false)
        #expect(panel.isShown)
        panel.removeAnimated(false) { answers.append($0) }
        screens.stage.settle()
        #expect(answers == [true, true])
        #expect(screens.kinds.suffix(2) == [.willDismiss, .dismissed])
    }

    @Test("A panel is dismissed by code, has a height until then, and none after")
    func dismissed() throws {
        let panel = try panel()
        var count = 0
        #expect(panel.height > 0)
        panel.dismissAnimated(true) { count += 1 }
        screens.stage.settle()
        #expect(count == 1)
        #expect(panel.height == 0)
        #expect(screens.kinds.last == .dismissed)
    }

    @Test("A block that gives a reason keeps the card from a finger and from a close button")
    func asks() throws {
        let card = try card()
        var hasChanges = true
        var (stages, leaves): ([GAStage], [Bool]) = ([], [])
        card.arbiter?.onAttempt { attempt in
            stages.append(attempt.stage)
            leaves.append(attempt.leaves)
            return attempt.leaves && hasChanges ? "there are changes" : nil
        }
        screens.drag(by: 600, from: 200)
        #expect(screens.root.presentedViewController != nil)
        #expect(stages == [.begin, .release])
        screens.drag(by: 30, from: 200)
        #expect(leaves == [false, true, false, false])
        #expect(card.attemptDismissal() == "onAttempt said no: there are changes")
        hasChanges = false
        #expect(card.attemptDismissal() == nil)
        screens.stage.settle()
        #expect(screens.root.presentedViewController == nil)
        #expect(screens.kinds.suffix(3) == [.willDismiss, .moved, .dismissed])
    }

    @Test("Other heights come by the spring within animateChanges, and else at once")
    func changes() throws {
        let panel = try panel()
        panel.animateChanges {
            panel.detents = [.detent(height: 300, identifier: "results"), .large]
            panel.selectedDetent = "results"
        }
        screens.stage.advance(by: 0.05)
        let onTheWay = panel.progress
        screens.stage.settle()
        #expect(panel.selectedDetent == "results")
        #expect(panel.detents.map(\.identifier) == ["results", "large"])
        #expect(onTheWay > panel.progress + 0.01)
        panel.selectedDetent = "large"
        #expect(panel.progress == 0)
        panel.selectDetent("results", animated: false)
        #expect(panel.progress > 0)
        panel.selectNextDetent()
        screens.stage.settle()
        #expect(panel.progress == 0)
    }

    @Test("A controller finds the card around it, and a panel as a panel")
    func enclosing() throws {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        _ = try card(navigation)
        #expect(GACard.cardEnclosing(content)?.selectedDetent == "large")
        #expect(GACard.cardEnclosing(content) as? GAPanel == nil)
        #expect(GACard.cardEnclosing(screens.root) == nil)
        let inPanel = UIViewController()
        GAPanel.addPanel(inPanel, to: screens.root, as: nil, animated: false, onEvent: nil, completion: nil)
        #expect(GACard.cardEnclosing(inPanel) is GAPanel)
    }

    @Test("Something moves with a panel, by the share of its way")
    func alongside() throws {
        let panel = try panel()
        var shares: [CGFloat] = []
        panel.alongside(from: "search", to: "large") { shares.append($0) }
        panel.selectDetent("large", animated: true)
        screens.stage.settle()
        #expect(shares.first == 0)
        #expect(shares.last == 1)
        #expect(shares == shares.sorted())
    }

    @Test("A controller that keeps its card is gone after the card, and then the card does nothing")
    func weakness() throws {
        weak var gone: Keeper?
        var card: GACard?
        do {
            let keeper = Keeper()
            gone = keeper
            card = try self.card(keeper)
            keeper.card = card
            keeper.dismiss(animated: false)
            screens.stage.settle()
        }
        #expect(gone == nil)
        card?.selectDetent("large", animated: true)
        card?.dimming = 1
        #expect(card?.dimming == 0)
        #expect(card?.progress == 1)
        #expect(card?.view == nil)
        #expect(card?.attemptDismissal() == nil)
    }

    @Test("Events can be heard later, in place of the first block, and no more")
    func laterBlock() throws {
        let panel = try panel()
        let count = screens.events.count
        var heard = 0
        panel.onEvent { _ in heard += 1 }
        panel.selectDetent("large", animated: false)
        #expect(heard > 0)
        #expect(screens.events.count == count)
        panel.onEvent(nil)
        let before = heard
        panel.selectDetent("search", animated: false)
        #expect(heard == before)
    }
}
