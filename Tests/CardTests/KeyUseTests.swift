import Cards
import DeckTransition
import GestureArbiter
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// Seven screens, written down before the code that they use:
///
/// 1. A recipe with three detents with German names: a user with nothing but a keyboard goes through them and leaves.
/// 2. A note in a card: Escape first clears the title, then, out of the field, attempts to leave, which the note refuses.
/// 3. A player, a panel that always stays, in a deck: arrows move the panel, Escape dismisses the deck.
/// 4. A card that a card presents: each Escape dismisses the one in front.
/// 5. A sidebar at the leading side, in Arabic: the arrow that points into the screen opens it.
/// 6. A SwiftUI screen whose card has its detent and its presence in state: keys change both.
/// 7. A map's panel with a search bar: Escape ends the search, and leaves the panel.
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

    // MARK: 1

    @Test("A recipe: a keyboard opens three detents one by one, each is said in German, and Escape leaves")
    func recipe() throws {
        let recipe = UIViewController()
        let card = try #require(
            home.presentCard(recipe, detents: [.height(150), .medium, .large]) { Self.german(&$0.traits) })
        stage.settle()
        #expect(stage.focus(on: Self.grabber(in: card.card)))
        #expect(Self.grabber(in: card.card)?.accessibilityValue == "klein")
        press(UIKeyCommand.inputUpArrow, UIKeyCommand.inputUpArrow, UIKeyCommand.inputUpArrow)
        #expect(card.selectedDetent == .large)
        press(UIKeyCommand.inputDownArrow)
        #expect(said == ["halb", "ganz", "halb"])
        press(UIKeyCommand.inputEscape)
        #expect(home.presentedViewController == nil)
        #expect(said.count == 3)
    }

    // MARK: 2

    private final class Note: UIViewController, CardContent {
        let field = ClearedField(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
        var attempts = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            isModalInPresentation = true
            view.addSubview(field)
        }
        func cardDidChange(_ event: CardEvent) { if event == .attempted { attempts += 1 } }
    }

    @Test("A note: Escape clears the title; out of the field it attempts to leave, and the note hears of it once")
    func note() throws {
        let note = Note()
        home.presentCard(note)
        stage.settle()
        note.field.becomeFirstResponder()
        stage.typeText("tea")
        press(UIKeyCommand.inputEscape)
        #expect(note.field.text == "")
        #expect(note.attempts == 0)
        note.field.resignFirstResponder()
        press(UIKeyCommand.inputEscape)
        #expect(note.attempts == 1)
        #expect(home.presentedViewController === note)
        note.isModalInPresentation = false
        press(UIKeyCommand.inputEscape)
        #expect(home.presentedViewController == nil)
    }

    // MARK: 3

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

    // MARK: 4

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

    // MARK: 5

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

    // MARK: 6

    private final class State {
        var lines: [String] = []
        weak var content: UIViewController?
    }

    private struct Shop: View {
        let state: KeyUseTests.State
        @HeadlessSwiftUI.State private var isShown = true
        @HeadlessSwiftUI.State private var detent = Detent.Identifier.medium

        var body: some View {
            let _ = state.lines.append("\(isShown) \(detent)")
            Color.white.card(
                isPresented: $isShown, as: Self.look, detents: [.medium.labeled("halb"), .large.labeled("ganz")],
                selection: $detent
            ) {
                Color.red.frame(height: 300)
            }
        }

        private static var look: CardConfiguration {
            var look = CardConfiguration()
            KeyUseTests.german(&look.traits)
            return look
        }
    }

    @Test("A SwiftUI shop: an arrow changes the detent in state, and Escape the card's presence")
    func shop() throws {
        let state = State()
        home.fill(with: Shop(state: state))
        stage.settle()
        let card = try #require(home.presentedViewController?.presentationController as? any CardControlling)
        #expect(stage.focus(on: Self.grabber(in: card.card)))
        press(UIKeyCommand.inputUpArrow)
        #expect(state.lines.last == "true large")
        #expect(said == ["ganz"])
        press(UIKeyCommand.inputEscape)
        #expect(state.lines.last == "false large")
        #expect(home.presentedViewController == nil)
    }

    // MARK: 7

    private final class Places: UIViewController {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 30, width: 390, height: 44))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
        }
        override var keyCommands: [UIKeyCommand]? {
            guard bar.searchTextField.isFirstResponder else { return nil }
            let command = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in
                self?.bar.searchTextField.resignFirstResponder()
            }
            command.wantsPriorityOverSystemBehavior = true
            return [command]
        }
    }

    @Test("A map's panel: Escape ends the search in it, and leaves the panel; the next one dismisses it")
    func places() throws {
        let places = Places()
        let panel = try #require(
            home.addPanel(places, detents: [.height(150), .large]) {
                Self.german(&$0.traits)
                $0.interactiveDismissDisabled = false
            })
        stage.settle()
        places.bar.searchTextField.becomeFirstResponder()
        stage.settle()
        press(UIKeyCommand.inputEscape)
        #expect(!places.bar.searchTextField.isFirstResponder)
        #expect(panel.parent === home)
        stage.focus(on: Self.grabber(in: panel.card))
        press(UIKeyCommand.inputEscape)
        #expect(panel.parent == nil)
    }
}
