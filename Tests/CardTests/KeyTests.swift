import Cards
import GestureArbiter
import HeadlessUIKit
import Panels
import Testing

/// What the keys of a hardware keyboard do to a card.
@MainActor
@Suite("A hardware keyboard and every kind of card")
struct KeyTests {
    nonisolated static let kinds = CardKind.controlled

    // MARK: Escape

    @Test("Escape dismisses a card from any place, with the focus on its grabber or its content", arguments: kinds)
    func escape(kind: CardKind) {
        for isOpen in [false, true] {
            for isOnGrabber in [false, true] {
                let it = AccessibilityTests.scene(kind) { $0.isOpen = isOpen }
                if isOnGrabber { #expect(it.stage.focus(on: it.handle)) } else { it.focusOnContent() }
                it.stage.press(UIKeyCommand.inputEscape)
                it.stage.settle()
                #expect(!it.isThere, "\(isOpen) \(isOnGrabber)")
            }
        }
    }

    @Test("Escape is not taken from the keys of a card that its user may not dismiss", arguments: kinds)
    func stays(kind: CardKind) {
        let it = AccessibilityTests.scene(kind) { $0.mayLeave = false }
        let decisions = it.control?.decisions.count
        it.focusOnContent()
        it.stage.press(UIKeyCommand.inputEscape)
        it.stage.settle()
        #expect(it.isThere)
        #expect(it.place == 0)
        #expect(it.control?.decisions.count == decisions, "not even refused")
    }

    @Test("Escape is the content's, if the content has a command for it", arguments: kinds)
    func ownEscape(kind: CardKind) {
        let it = AccessibilityTests.scene(kind)
        let field = ClearedField(frame: CGRect(x: 10, y: 60, width: 90, height: 30))
        it.content.view.addSubview(field)
        field.becomeFirstResponder()
        it.stage.typeText("tea")
        it.stage.press(UIKeyCommand.inputEscape)
        it.stage.settle()
        #expect(field.text == "")
        #expect(it.isThere)
    }

    @Test(
        "Escape in an edited text is the text's, and the card's once the text is left", arguments: kinds)
    func afterText(kind: CardKind) {
        let it = AccessibilityTests.scene(kind)
        let field = UITextField(frame: CGRect(x: 10, y: 60, width: 90, height: 30))
        it.content.view.addSubview(field)
        field.becomeFirstResponder()
        it.stage.press(UIKeyCommand.inputEscape)
        it.stage.settle()
        #expect(it.isThere)
        field.resignFirstResponder()
        it.focusOnContent()
        it.stage.press(UIKeyCommand.inputEscape)
        it.stage.settle()
        #expect(!it.isThere)
    }

    @Test("Escape with a modifier key is not the card's", arguments: kinds)
    func modified(kind: CardKind) {
        let it = AccessibilityTests.scene(kind)
        it.focusOnContent()
        it.stage.press(UIKeyCommand.inputEscape, .command)
        it.stage.settle()
        #expect(it.isThere)
    }

    // MARK: Arrows

    @Test("An arrow on the focused grabber moves the card by one detent, and by none beyond the last", arguments: kinds)
    func arrows(kind: CardKind) throws {
        let it = AccessibilityTests.scene(kind)
        try #require(it.control).traits.detents = [.height(80), .height(160), .height(CardStage.many)]
        it.stage.settle()
        #expect(it.stage.focus(on: it.handle))
        var places: [CGFloat] = []
        for key in [it.closingKey, it.closingKey, it.closingKey, it.openingKey, it.openingKey, it.openingKey] {
            it.stage.press(key)
            it.stage.settle()
            places.append(it.place)
        }
        #expect(places == [160, 240, 240, 160, 0, 0])
    }

    @Test("Arrows across the card's way are left to the focus", arguments: kinds)
    func across(kind: CardKind) {
        let it = AccessibilityTests.scene(kind)
        it.stage.focus(on: it.handle)
        let isVertical = it.content.isVertical
        it.stage.press(isVertical ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputUpArrow)
        it.stage.press(isVertical ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputDownArrow)
        it.stage.settle()
        #expect(it.place == 0)
    }

    @Test("Arrows do nothing without the focus on the grabber", arguments: kinds)
    func unfocused(kind: CardKind) {
        let it = AccessibilityTests.scene(kind)
        it.focusOnContent()
        it.stage.press(it.closingKey)
        it.stage.settle()
        #expect(it.place == 0)
    }

    @Test("A grabber that moves nothing, or does not show, cannot be focused", arguments: kinds)
    func notFocused(kind: CardKind) {
        let one = AccessibilityTests.scene(kind) { $0.stops = .one }
        #expect(one.handle != nil)
        #expect(!one.stage.focus(on: one.handle))
        let hidden = AccessibilityTests.scene(kind) { $0.handle = nil }
        #expect(hidden.handle != nil)
        #expect(!hidden.stage.focus(on: hidden.handle))
    }

    @Test("Without a visible grabber, VoiceOver reaches each of several heights", arguments: kinds)
    func heights(kind: CardKind) throws {
        let it = AccessibilityTests.scene(kind) { $0.handle = nil }
        try #require(it.control).traits.detents = [.height(80), .height(160), .height(CardStage.many)]
        it.stage.settle()
        var places: [CGFloat] = []
        for opens in [false, false, true] {
            opens ? it.handle?.accessibilityIncrement() : it.handle?.accessibilityDecrement()
            it.stage.settle()
            places.append(it.place)
        }
        it.handle.map { _ = $0.accessibilityActivate() }
        it.stage.settle()
        #expect(places + [it.place] == [160, 240, 160, 0])
    }

    @Test("An arrow turns a card that is on its way to another detent", arguments: kinds)
    func onItsWay(kind: CardKind) {
        let it = AccessibilityTests.scene(kind)
        it.stage.focus(on: it.handle)
        it.stage.press(it.closingKey)
        it.stage.advance(by: 0.08)
        #expect(it.place > 0)
        it.stage.press(it.openingKey)
        it.stage.settle()
        #expect(it.place == 0)
        #expect(it.control?.selectedDetent == .height(CardStage.many))
    }

    // MARK: Bad input

    @Test("No key moves a card that a finger holds", arguments: kinds)
    func held(kind: CardKind) throws {
        let it = AccessibilityTests.scene(kind)
        it.stage.focus(on: it.handle)
        let finger = it.touch()
        finger.move(by: it.way(60), over: 0.2)
        let (place, detent) = (it.place, try #require(it.control).selectedDetent)
        for key in [it.closingKey, it.openingKey, UIKeyCommand.inputEscape] {
            it.stage.press(key)
            it.stage.advance(by: 0.1)
            #expect(it.place == place, "\(key)")
        }
        #expect(it.arbiter?.owner == .drag)
        #expect(it.control?.selectedDetent == detent)
        it.settle(lettingGo: finger)
        #expect(it.isThere)
        #expect(it.place == 0)
        #expect(it.stage.warnings == [])
    }

    @Test("Keys do nothing to a card that is on its way out", arguments: kinds)
    func leaving(kind: CardKind) throws {
        let it = AccessibilityTests.scene(kind)
        var events: [CardEvent] = []
        let card = try #require(it.control)
        card.onEvent = { events.append($0) }
        it.stage.focus(on: it.handle)
        try card.attemptDismissal()
        it.stage.advance(by: 0.1)
        for key in [it.closingKey, it.openingKey, UIKeyCommand.inputEscape] { it.stage.press(key) }
        it.stage.settle()
        #expect(!it.isThere)
        #expect(events.filter { if case .selected = $0 { true } else { false } } == [])
        #expect(events.filter { $0 == .dismissed }.count == 1)
        #expect(it.stage.warnings == [])
        it.stage.press(UIKeyCommand.inputEscape)
    }

    @Test(
        "A card whose detents are taken away while its grabber has the focus is dismissed by Escape", arguments: kinds)
    func focusLost(kind: CardKind) throws {
        let it = AccessibilityTests.scene(kind)
        it.stage.focus(on: it.handle)
        try #require(it.control).traits.detents = [.height(200)]
        it.stage.settle()
        #expect(it.handle?.isFocused == false)
        it.stage.press(it.closingKey)
        it.focusOnContent()
        it.stage.press(UIKeyCommand.inputEscape)
        it.stage.settle()
        #expect(!it.isThere)
    }

    // MARK: Modality

    @Test(
        "VoiceOver stays in a card whose surroundings are dimmed, and leaves it as soon as they are not",
        arguments: kinds)
    func modality(kind: CardKind) throws {
        let it = AccessibilityTests.scene(kind) { $0.isLiveBeside = false }
        let card = try #require(it.control)
        #expect(it.isModal)
        if it.panel == nil {
            card.largestUndimmedDetent = .height(CardStage.few)
            card.select(.height(CardStage.few))
        } else {
            card.dimming = 0
        }
        #expect(!it.isModal, "at once")
        it.stage.settle()
        #expect(!it.isModal)
    }
}

/// A field in which Escape clears the text.
final class ClearedField: UITextField {
    override var keyCommands: [UIKeyCommand]? {
        guard text?.isEmpty == false else { return nil }
        let command = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in
            self?.text = ""
        }
        command.wantsPriorityOverSystemBehavior = true
        return [command]
    }
}

/// A view that can have the keyboard's focus.
final class FocusableView: UIView {
    override var canBecomeFocused: Bool { true }
}

extension CardStage {
    /// Puts the keyboard's focus into the card's content.
    func focusOnContent() {
        let view = FocusableView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
        content.view.addSubview(view)
        stage.focus(on: view)
    }

    /// The arrow that opens the card by a detent.
    var openingKey: String {
        switch kind.direction {
        case .up: UIKeyCommand.inputDownArrow
        case .left: UIKeyCommand.inputRightArrow
        case .right: UIKeyCommand.inputLeftArrow
        default: UIKeyCommand.inputUpArrow
        }
    }

    /// The arrow that closes the card by a detent.
    var closingKey: String {
        switch kind.direction {
        case .up: UIKeyCommand.inputUpArrow
        case .left: UIKeyCommand.inputLeftArrow
        case .right: UIKeyCommand.inputRightArrow
        default: UIKeyCommand.inputDownArrow
        }
    }
}
