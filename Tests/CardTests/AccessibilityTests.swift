import Cards
import GestureArbiter
import HeadlessUIKit
import Testing

/// What VoiceOver, Switch Control and Full Keyboard Access find in a card, and what they do with it. They read the same
/// elements and call the same methods.
@MainActor
@Suite("Assistive technology and every kind of card")
struct AccessibilityTests {
    /// The kinds that show a controller.
    nonisolated static let kinds = CardKind.controlled

    static func scene(_ kind: CardKind, _ change: (inout CardSetup) -> Void = { _ in }) -> CardStage {
        CardStage(
            kind,
            CardSetup {
                $0.handle = .init()
                change(&$0)
            })
    }

    // MARK: The handle

    @Test(
        "The handle is found before the content, with one place to rest at or two", arguments: kinds,
        [CardSetup.Stops.one, .two])
    func handleFirst(kind: CardKind, stops: CardSetup.Stops) {
        let scene = Self.scene(kind) { $0.stops = stops }
        let button = scene.content.view.subviews.first
        button?.isAccessibilityElement = true
        #expect(scene.elements.first?.accessibilityLabel == "Card handle")
        #expect(scene.elements.last === button)
    }

    @Test("Adjusting or activating the handle moves a card with two places to the other one", arguments: kinds)
    func nextPlace(kind: CardKind) {
        let scene = Self.scene(kind) { $0.isOpen = false }
        let value = scene.handle?.accessibilityValue
        #expect(scene.handle?.accessibilityTraits == .adjustable)
        scene.handle?.accessibilityIncrement()
        scene.stage.settle()
        #expect(scene.place == 0)
        scene.handle?.accessibilityDecrement()
        scene.stage.settle()
        #expect(scene.place == CardStage.lowest)
        #expect(scene.handle?.accessibilityActivate() == true)
        scene.stage.settle()
        #expect(scene.place == 0)
        #expect(scene.handle?.accessibilityValue != value)
    }

    @Test("The handle of a card with one place is a button that dismisses it", arguments: kinds)
    func dismissedByButton(kind: CardKind) {
        let scene = Self.scene(kind) { $0.stops = .one }
        #expect(scene.handle?.accessibilityTraits == .button)
        #expect(scene.handle?.accessibilityValue == nil)
        #expect(scene.handle?.accessibilityActivate() == true)
        scene.stage.settle()
        #expect(!scene.isThere)
    }

    @Test("An action of the handle dismisses a card from any place", arguments: kinds, [false, true])
    func dismissedByAction(kind: CardKind, isOpen: Bool) {
        let scene = Self.scene(kind) { $0.isOpen = isOpen }
        let actions = scene.handle?.accessibilityCustomActions ?? []
        #expect(actions.map(\.name) == ["Dismiss"])
        #expect(actions.first.flatMap { $0.actionHandler?($0) } == true)
        scene.stage.settle()
        #expect(!scene.isThere)
    }

    @Test(
        "The handle of a card that may not leave has no dismiss action", arguments: kinds,
        [CardSetup.Stops.one, .two])
    func mayNotLeave(kind: CardKind, stops: CardSetup.Stops) {
        let scene = Self.scene(kind) { ($0.mayLeave, $0.stops) = (false, stops) }
        scene.presentation?.presentedViewController.isModalInPresentation = true
        #expect(scene.handle?.isAccessibilityElement == true)
        #expect(scene.handle?.accessibilityCustomActions == nil)
        #expect(scene.handle?.accessibilityTraits == (stops == .one ? [] : .adjustable))
        #expect(scene.handle?.accessibilityActivate() == (stops == .two))
        scene.stage.settle()
        #expect(scene.isThere)
    }

    @Test(
        "A card whose grabber does not show is moved and dismissed as one whose grabber does", arguments: kinds,
        [CardSetup.Stops.one, .two])
    func unseen(kind: CardKind, stops: CardSetup.Stops) {
        let scene = Self.scene(kind) { ($0.handle, $0.stops, $0.isOpen) = (nil, stops, stops == .one) }
        #expect(scene.elements.first?.accessibilityLabel == "Card handle")
        if stops == .two {
            scene.handle?.accessibilityIncrement()
            scene.stage.settle()
            #expect(scene.place == 0)
        }
        // A finger at the handle's place is the content's.
        scene.touch().lift()
        #expect(scene.content.taps == 1)
        let action = scene.handle?.accessibilityCustomActions?.first
        #expect(action.flatMap { $0.actionHandler?($0) } == true)
        scene.stage.settle()
        #expect(!scene.isThere)
    }

    @Test("A card whose grabber does not show, and which can do nothing, has no handle", arguments: kinds)
    func nothing(kind: CardKind) {
        let scene = Self.scene(kind) { ($0.handle, $0.stops, $0.mayLeave) = (nil, .one, false) }
        #expect(scene.handle == nil)
    }

    // MARK: Escape and focus

    @Test("Escape in the content dismisses a card at its least open place", arguments: kinds)
    func escape(kind: CardKind) {
        let scene = Self.scene(kind) { $0.isOpen = false }
        let chain = sequence(first: scene.content.view as UIResponder, next: \.next)
        #expect(chain.contains { $0.accessibilityPerformEscape() })
        scene.stage.settle()
        #expect(!scene.isThere)
    }

    @Test(
        "Focus leaves such a card again once a finger has caught it on its way out, in hand and back at its place",
        arguments: kinds, [true, false])
    func caughtLive(kind: CardKind, hasDetents: Bool) throws {
        let scene = Self.scene(kind) {
            ($0.isLiveBeside, $0.stops) = (true, .one)
            $0.changeTraits = { if !hasDetents { ($0.detents, $0.largestUndimmedDetent) = ([], .large) } }
        }
        try scene.control?.attemptDismissal()
        scene.stage.advance(by: 0.05)
        let finger = scene.touch()
        #expect(!scene.isModal, "in hand")
        finger.move(by: scene.way(-100), over: 0.1)
        scene.settle(lettingGo: finger)
        #expect(scene.isThere)
        #expect(!scene.isModal, "at its place")
    }

    // MARK: Motion

    @Test(
        "With reduced motion or cross-fades, a card that code dismisses fades in place", arguments: kinds,
        [false, true])
    func fades(kind: CardKind, crossFades: Bool) {
        let scene = Self.scene(kind) { $0.stops = .one }
        scene.stage.reduceMotion(byCrossFades: crossFades)
        _ = scene.card?.accessibilityPerformEscape()
        scene.stage.advance(by: 0.1)
        #expect(scene.place == 0)
        #expect((scene.card?.alpha ?? 0) > 0)
        #expect((scene.card?.alpha ?? 1) < 1)
    }

    @Test(
        "A larger text size computes a card's places again; a card in hand stays under the finger until the lift",
        arguments: kinds, [false, true])
    func textSize(kind: CardKind, isInHand: Bool) {
        let scene = Self.scene(kind) {
            $0.detent = .custom("rows") { $0.traitCollection.preferredContentSizeCategory == .large ? 100 : 200 }
        }
        let before = scene.extent
        let finger = isInHand ? scene.touch() : nil
        finger?.move(by: scene.way(-30), over: 0.2)
        let seen = scene.seenSide
        scene.stage.preferredContentSizeCategory = .extraExtraExtraLarge
        scene.stage.advance(by: 0.05)
        #expect(!isInHand || abs(scene.seenSide - seen) < 0.5)
        finger?.hold(for: 0.15)
        finger?.lift()
        scene.stage.settle()
        #expect(abs(scene.extent - before - 100) < 1e-6)
    }
}

extension CardStage {
    /// The elements that a screen reader finds in the card, in its order.
    fileprivate var elements: [UIView] { card.map(Self.elements) ?? [] }

    private static func elements(in view: UIView) -> [UIView] {
        if view.isHidden { return [] }
        if view.isAccessibilityElement { return [view] }
        return (view.accessibilityElements as? [UIView] ?? view.subviews).flatMap(elements)
    }

    var handle: UIView? { elements.first { $0.accessibilityLabel == "Card handle" } }

    /// The card's size along its way out.
    fileprivate var extent: CGFloat {
        let size = card?.bounds.size ?? .zero
        return content.isVertical ? size.height : size.width
    }

    /// Whether a screen reader stays in the card.
    var isModal: Bool {
        sequence(first: card, next: { $0?.superview }).contains { $0?.accessibilityViewIsModal == true }
    }
}
