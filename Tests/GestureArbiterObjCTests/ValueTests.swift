import DeckTransition
import GestureArbiterObjC
import HeadlessUIKit
import Panels
import Testing

/// The values of configurations, and the words that stand for them.
@MainActor
@Suite("Configurations for Objective-C")
struct ValueTests {
    @Test("The defaults are those of the Swift configurations")
    func defaults() {
        let (card, deck, panel) = (GACardConfiguration(), GADeckConfiguration(), GAPanelConfiguration())
        #expect(card.cornerRadius == CardConfiguration().cornerRadius)
        #expect(card.tapOutside == .dismisses)
        #expect(card.prefersGrabberVisible)
        #expect(!GACardConfiguration.cover.prefersGrabberVisible)
        #expect(deck.cornerRadius == DeckConfiguration().cornerRadius)
        #expect(GADeckConfiguration.classic.keyboard == .ignores)
        #expect(panel.interactiveDismissDisabled)
        #expect(panel.tapOutside == .collapses)
        #expect(panel.margins == .zero)
        #expect(GAPanelConfiguration(edge: .left).edgeSwipe == 0)
    }

    @Test("Each value is kept, and a card on the screen takes it")
    func values() throws {
        let screens = Screens()
        let sheet = GACardConfiguration()
        set(sheet)
        check(sheet)
        let card = try #require(
            GACard.presentCard(
                UIViewController(), from: screens.root, as: sheet, animated: false, onEvent: nil, completion: nil))
        screens.stage.settle()
        check(card)
        card.cornerRadius = 4
        #expect(card.cornerRadius == 4)
        #expect(sheet.cornerRadius == 30)
    }

    private func set(_ values: GATraits) {
        values.detents = [.medium, .detent(fraction: 0.7, identifier: nil), .large]
        values.selectedDetent = "large"
        values.largestUndimmedDetent = "medium"
        values.contentSizing = .resizes
        values.keyboard = .ignores
        values.maximumWidth = 300
        values.interactiveDismissDisabled = true
        values.tapOutside = .passes
        values.prefersGrabberVisible = false
        values.grabberLabel = "Griff"
        values.dismissLabel = "Schließen"
        values.cornerRadius = 30
        values.surface = .red
        values.surfaceEffect = UIBlurEffect(style: .systemMaterial)
        values.dimming = 0.7
        values.policy = GAPolicy.sheet
        values.response = 0.5
        values.dampingRatio = 0.8
    }

    private func check(_ values: GATraits) {
        #expect(values.detents.map(\.identifier) == ["medium", "fraction 0.7", "large"])
        #expect(values.selectedDetent == "large")
        #expect(values.largestUndimmedDetent == "medium")
        #expect(values.contentSizing == .resizes)
        #expect(values.keyboard == .ignores)
        #expect(values.maximumWidth == 300)
        #expect(values.interactiveDismissDisabled)
        #expect(values.tapOutside == .passes)
        #expect(!values.prefersGrabberVisible)
        #expect(values.grabberLabel == "Griff")
        #expect(values.dismissLabel == "Schließen")
        #expect(values.cornerRadius == 30)
        #expect(values.surface == .red)
        #expect(values.surfaceEffect != nil)
        #expect(values.dimming == 0.7)
        #expect(values.policy.direction == .down)
        #expect(values.response == 0.5)
        #expect(values.dampingRatio == 0.8)
    }

    nonisolated static let directions: [GADirection] = [
        .down, .up, .left, .right, .leading, .trailing, .vertical, .horizontal,
    ]

    @Test("Each direction has its word", arguments: directions)
    func direction(_ direction: GADirection) {
        #expect(GAPolicy.once.toward(direction).direction == direction)
    }

    nonisolated static let edges: [(GAEdge, CGPoint)] = [
        (.bottom, CGPoint(x: 0, y: 1)), (.top, CGPoint(x: 0, y: -1)), (.left, CGPoint(x: -1, y: 0)),
        (.right, CGPoint(x: 1, y: 0)), (.leading, CGPoint(x: -1, y: 0)), (.trailing, CGPoint(x: 1, y: 0)),
    ]

    @Test("A panel leaves over the edge that its configuration names", arguments: edges)
    func edge(_ edge: GAEdge, way: CGPoint) throws {
        let screens = Screens()
        let panel = try #require(
            GAPanel.addPanel(
                UIViewController(), to: screens.root, as: GAPanelConfiguration(edge: edge), animated: false,
                onEvent: nil, completion: nil))
        screens.stage.settle()
        let view = try #require(panel.view)
        let before = view.convert(CGPoint.zero, to: nil)
        panel.hideAnimated(false, completion: nil)
        let after = view.convert(CGPoint.zero, to: nil)
        #expect((after.x - before.x) * way.x + (after.y - before.y) * way.y > 100)
    }

    nonisolated static let taps: [GATapOutside] = [.nothing, .dismisses, .collapses, .passes]

    @Test("Each effect of a tap outside has its word", arguments: taps)
    func tapOutside(_ effect: GATapOutside) {
        let sheet = GACardConfiguration()
        sheet.tapOutside = effect
        #expect(sheet.tapOutside == effect)
    }

    @Test("Detents are equal by name and measure, and in a set")
    func equality() {
        #expect(GADetent.large == GADetent.large)
        #expect(GADetent.large != GADetent.medium)
        #expect(GADetent.detent(height: 88, identifier: "a") != .detent(height: 89, identifier: "a"))
        #expect(Set([GADetent.content, GADetent.content]).count == 1)
        #expect(GADetent.large.labeled("ganz") != GADetent.large)
    }

    @Test("A block computes a height, and nil leaves the detent out")
    func ownHeight() throws {
        let screens = Screens()
        let panel = try #require(
            GAPanel.addPanel(
                UIViewController(), to: screens.root, as: nil, animated: false, onEvent: nil, completion: nil))
        panel.detents = [.detent(identifier: "mine") { maximum, _ in maximum > 700 ? screens.height : nil }, .large]
        panel.selectedDetent = "mine"
        screens.stage.settle()
        let place = panel.progress
        #expect(place > 0.5)
        screens.height = nil
        panel.invalidateDetents()
        screens.stage.settle()
        #expect(panel.progress == 0)
    }

    @Test("Numbers that make no sense are replaced, and the log says so")
    func badNumbers() throws {
        let screens = Screens()
        for number in [CGFloat.nan, -.infinity, .infinity, -1] {
            let sheet = GAPanelConfiguration()
            sheet.detents = [
                .detent(height: number, identifier: nil), .detent(fraction: number, identifier: nil),
                .detent(identifier: "mine") { _, _ in NSNumber(value: Double(number)) }, .large,
            ]
            (sheet.cornerRadius, sheet.dimming, sheet.maximumWidth) = (number, number, number)
            (sheet.response, sheet.dampingRatio, sheet.edgeSwipe) = (number, number, number)
            sheet.margins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
            let panel = GAPanel.addPanel(
                UIViewController(), to: screens.root, as: sheet, animated: true, onEvent: nil, completion: nil)
            screens.stage.settle()
            #expect(panel?.progress.isFinite == true)
            GAArbiter.attach(
                to: UIView(), policy: .gated, moving: UIView(), stops: [NSNumber(value: Double(number))], leaves: true,
                onOutcome: nil)
        }
        #expect(!screens.stage.warnings.isEmpty)
    }
}
