import Cards
import DeckTransition
import GestureArbiter
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// Cards over cards, a panel in a deck, and a sidebar, by keys.
@MainActor
@Suite("Screens for a keyboard and for VoiceOver")
struct KeyUseTests {
    private let home = UIViewController()
    private let stage: Stage

    init() {
        stage = Stage(rootViewController: home)
        stage.isVoiceOverRunning = true
    }

    private func press(_ keys: String...) {
        for key in keys {
            stage.press(key)
            stage.settle()
        }
    }

    private var said: [String] { stage.announcements.compactMap { $0.argument as? String } }

    private static func grabber(in view: UIView?) -> UIView? {
        guard let view else { return nil }
        return view.accessibilityLabel == "Griff" ? view : view.subviews.lazy.compactMap(grabber).first
    }

    private static func german(_ traits: inout CardTraits) {
        traits.prefersGrabberVisible = true
        traits.grabber.label = "Griff"
        let names: [Detent.Identifier: String] = [.height(150): "klein", .medium: "halb", .large: "ganz"]
        traits.detents = traits.detents.map { detent in names[detent.identifier].map(detent.labeled) ?? detent }
    }

    @Test("A player in a deck: arrows move the player alone, Escape dismisses the deck around it")
    func player() throws {
        let (shelf, song) = (UIViewController(), UIViewController())
        home.presentDeck(shelf)
        stage.settle()
        let panel = try #require(
            shelf.addPanel(song, detents: [.height(150), .height(400)]) { Self.german(&$0.traits) })
        stage.settle()
        #expect(stage.focus(on: Self.grabber(in: panel.card)))
        press(UIKeyCommand.inputUpArrow)
        #expect(panel.selectedDetent == .height(400))
        #expect(shelf.enclosingCard?.position.translation == 0)
        press(UIKeyCommand.inputDownArrow)
        #expect(said.last == "klein")
        press(UIKeyCommand.inputEscape)
        #expect(home.presentedViewController == nil)
        #expect(panel.parent === shelf)
    }

    @Test("A card from a card: each Escape dismisses the one in front")
    func two() {
        let (first, second) = (UIViewController(), UIViewController())
        home.presentCard(first)
        stage.settle()
        first.presentCard(second)
        stage.settle()
        press(UIKeyCommand.inputEscape)
        #expect(home.presentedViewController === first)
        #expect(first.presentedViewController == nil)
        press(UIKeyCommand.inputEscape)
        #expect(home.presentedViewController == nil)
        press(UIKeyCommand.inputEscape)
    }

    @Test("A card from a card: a front card that its user may not dismiss keeps the one behind as well")
    func frontStays() {
        let (first, second) = (UIViewController(), UIViewController())
        home.presentCard(first)
        stage.settle()
        first.presentCard(second) { $0.interactiveDismissDisabled = true }
        stage.settle()
        press(UIKeyCommand.inputEscape)
        #expect(first.presentedViewController === second)
    }

    @Test(
        "A sidebar at the leading side: in Arabic it lies at the right, and the left arrow opens it",
        arguments: [false, true])
    func sidebar(isArabic: Bool) throws {
        // The system mirrors arrows by the window's direction, the panel lies by its parent's.
        stage.window.semanticContentAttribute = isArabic ? .forceRightToLeft : .unspecified
        home.view.semanticContentAttribute = stage.window.semanticContentAttribute
        let panel = try #require(
            home.addPanel(UIViewController(), at: .leading, detents: [.width(80), .width(150), .width(300)]) {
                Self.german(&$0.traits)
                $0.interactiveDismissDisabled = false
            })
        stage.settle()
        #expect(stage.focus(on: Self.grabber(in: panel.card)))
        let (inwards, outwards) =
            isArabic
            ? (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
            : (UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow)
        press(inwards)
        #expect(panel.selectedDetent == .width(150))
        press(inwards)
        #expect(panel.selectedDetent == .width(300))
        press(outwards, outwards, outwards)
        #expect(panel.selectedDetent == .width(80))
        press(UIKeyCommand.inputEscape)
        #expect(panel.parent == nil)
    }
}
