import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// What a card tells of itself, in the same words for every kind.
@MainActor
@Suite("The events of every kind of card")
struct EventTests {
    /// Something that happens to a card, and the events that follow, without its movement.
    struct Story: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var isModal = false
        var stops = CardSetup.Stops.one
        let told: [CardEvent]
        let play: @MainActor @Sendable (CardStage) -> Void
    }

    nonisolated private static let less = Detent.Identifier.height(120)

    nonisolated static let stories: [Story] = [
        Story(testDescription: "back to rest", told: [.grabbed, .returned]) { it in
            pull(it, by: 40).lift()
        },
        Story(testDescription: "tapped on its way back", told: [.grabbed, .grabbed, .returned]) { it in
            pull(it, by: 60).lift()
            it.stage.advance(by: 0.05)
            it.touch().lift()
        },
        Story(testDescription: "a touch that the system cancels", told: [.grabbed, .returned]) { it in
            pull(it, by: 150).cancel()
        },
        Story(
            testDescription: "to the other detent", stops: .two,
            told: [.grabbed, .selected(less, byUser: true), .returned]
        ) { it in
            pull(it, by: 150).lift()
        },
        Story(
            testDescription: "flung away", told: [.grabbed, .willDismiss(byUser: true), .dismissed]
        ) { fling($0) },
        Story(testDescription: "pulled too little for an attempt", isModal: true, told: [.grabbed, .returned]) { it in
            pull(it, by: 40).lift()
        },
        Story(testDescription: "refused", isModal: true, told: [.grabbed, .attempted, .returned]) { fling($0) },
        Story(
            testDescription: "caught on its way out, and brought back",
            told: [.grabbed, .willDismiss(byUser: true), .grabbed, .returned]
        ) { it in
            fling(it)
            catchAndBringBack(it, after: 0.02)
        },
        Story(
            testDescription: "tapped on its way out",
            told: [.grabbed, .willDismiss(byUser: true), .grabbed, .dismissed]
        ) { it in
            fling(it)
            it.stage.advance(by: 0.02)
            it.touch().lift()
        },
        Story(testDescription: "dismissed by code", told: [.willDismiss(byUser: false), .dismissed]) { it in
            dismiss(it)
        },
        Story(testDescription: "dismissed at once", told: [.willDismiss(byUser: false), .dismissed]) { it in
            dismiss(it, animated: false)
        },
        Story(
            testDescription: "dismissed by code, caught, and brought back",
            told: [.willDismiss(byUser: false), .grabbed, .returned]
        ) { it in
            dismiss(it)
            catchAndBringBack(it, after: 0.05)
        },
        Story(
            testDescription: "dismissed by code in hand",
            told: [.grabbed, .willDismiss(byUser: false), .dismissed]
        ) { it in
            let finger = pull(it, by: 60)
            dismiss(it)
            it.stage.advance(by: 0.1)
            finger.lift()
        },
        Story(
            testDescription: "selected by code in hand", stops: .two,
            told: [.grabbed, .selected(less, byUser: false), .returned]
        ) { it in
            let finger = pull(it, by: 40)
            it.select(isOpen: false)
            finger.lift()
        },
        Story(testDescription: "selected by code", stops: .two, told: [.selected(less, byUser: false)]) { it in
            it.select(isOpen: false)
        },
        Story(testDescription: "as by its user", told: [.willDismiss(byUser: true), .dismissed]) { it in
            try? it.control?.attemptDismissal()
        },
        Story(testDescription: "refused to its user", isModal: true, told: [.attempted]) { it in
            try? it.control?.attemptDismissal()
        },
        Story(testDescription: "escaped", told: [.willDismiss(byUser: true), .dismissed]) { it in
            _ = it.card?.accessibilityPerformEscape()
        },
        Story(testDescription: "refused to an escape", isModal: true, told: [.attempted]) { it in
            _ = it.card?.accessibilityPerformEscape()
        },
    ]

    fileprivate static func pull(_ it: CardStage, by distance: CGFloat) -> Finger {
        let finger = it.touch()
        finger.move(by: it.way(distance), over: 0.2)
        finger.hold(for: 0.15)
        return finger
    }

    fileprivate static func fling(_ it: CardStage) {
        let finger = it.touch()
        finger.move(by: it.way(60), over: 0.1)
        finger.swipe(by: it.way(40), over: 0.03)
    }

    fileprivate static func catchAndBringBack(_ it: CardStage, after seconds: Double) {
        it.stage.advance(by: seconds)
        let finger = it.touch()
        finger.move(by: it.way(-150), over: 0.2)
        it.letGo(finger)
    }

    fileprivate static func dismiss(_ it: CardStage, animated: Bool = true) {
        it.panel?.remove(animated: animated)
        it.presentation?.presentedViewController.dismiss(animated: animated)
    }

    @Test("What happens to a card is told alike", arguments: CardKind.controlled, stories)
    func told(kind: CardKind, story: Story) throws {
        let it = CardStage(kind, CardSetup { $0.stops = story.stops })
        it.shownController?.isModalInPresentation = story.isModal
        var events: [CardEvent] = []
        try #require(it.control).onEvent = { event in
            switch event {
            case .moved, .armed: break
            case .grabbed, .selected, .attempted, .covered, .willDismiss, .dismissed, .returned: events.append(event)
            }
        }
        story.play(it)
        it.stage.settle()
        #expect(events == story.told)
        #expect(it.stage.warnings == [])
    }

    /// Listens to a card of some kind, which the user may drag away.
    private func listen(
        to kind: CardKind, stops: CardSetup.Stops = .one
    ) throws -> (it: CardStage, card: any CardControlling, events: () -> [CardEvent]) {
        let it = CardStage(kind, CardSetup { $0.stops = stops })
        let card = try #require(it.control)
        var events: [CardEvent] = []
        card.onEvent = { events.append($0) }
        return (it, card, { events })
    }

    @Test(
        "A card tells each place, which it also answers", arguments: CardKind.controlled, [CardSetup.Stops.one, .two])
    func moved(kind: CardKind, stops: CardSetup.Stops) throws {
        let (it, card, events) = try listen(to: kind, stops: stops)
        let finger = Self.pull(it, by: 60)
        #expect(events().last == .moved(card.position))
        finger.lift()
    }

    @Test("A card's place has its progress on the way out", arguments: CardKind.controlled)
    func progressed(kind: CardKind) throws {
        let (it, card, events) = try listen(to: kind)
        func last() -> CGFloat? {
            events().reversed().lazy.compactMap { if case .moved(let position) = $0 { position.progress } else { nil } }
                .first
        }
        #expect(card.progress == 0)
        let finger = Self.pull(it, by: 60)
        #expect(last() == card.progress)
        #expect((0.13..<0.17).contains(card.progress), "50 of 320 points, and a safe area")
        finger.move(by: it.way(-60), over: 0.2)
        it.settle(lettingGo: finger)
        #expect(last() == 0)
        Self.dismiss(it)
        it.stage.settle()
        #expect(last() == 1)
    }

    /// The events of a finger that pulls beyond half of the way and back, without the movement.
    private func arming(of kind: CardKind, _ change: (CardStage, any CardControlling) -> Void) throws -> [CardEvent] {
        let (it, card, events) = try listen(to: kind)
        change(it, card)
        let finger = Self.pull(it, by: 220)
        finger.move(by: it.way(-200), over: 0.3)
        it.settle(lettingGo: finger)
        return events().filter {
            if case .moved = $0 { false } else { true }
        }
    }

    @Test(
        "A finger that could dismiss the card by its lift is told so, and that it no longer could",
        arguments: CardKind.controlled)
    func armed(kind: CardKind) throws {
        #expect(try arming(of: kind) { _, _ in } == [.grabbed, .armed(true), .armed(false), .returned])
    }

    @Test(
        "A finger that cannot dismiss the card is told of no dismissal", arguments: CardKind.controlled, [false, true])
    func notArmed(kind: CardKind, isModal: Bool) throws {
        let told = try arming(of: kind) { it, card in
            if isModal {
                it.shownController?.isModalInPresentation = true
            } else {
                card.interactiveDismissDisabled = true
            }
        }
        #expect(!told.contains { if case .armed = $0 { true } else { false } })
    }

    @Test(
        "A finger that is taken away, or refused, no longer arms the card", arguments: CardKind.controlled,
        [false, true])
    func disarmed(kind: CardKind, isRefused: Bool) throws {
        let (it, card, events) = try listen(to: kind)
        if isRefused { card.arbiter?.onAttempt = { $0.stage == .release ? .deny(reason: "no") : .allow } }
        let finger = Self.pull(it, by: 220)
        isRefused ? finger.lift() : finger.cancel()
        it.stage.settle()
        let told = events().filter {
            if case .moved = $0 { false } else { true }
        }
        #expect(told == [.grabbed, .armed(true), .armed(false), .returned])
    }

    @Test(
        "A panel comes and leaves by the responses that are set for that",
        arguments: CardKind.controlled.filter { $0.edge != nil })
    func responses(kind: CardKind) throws {
        let (it, card, _) = try listen(to: kind)
        let panel = try #require(it.panel)
        card.presentingResponse = 1
        card.dismissingResponse = 0.2
        panel.hide()
        it.stage.advance(by: 0.2)
        #expect(card.progress > 0.9)
        it.stage.settle()
        panel.show()
        it.stage.advance(by: 0.2)
        #expect(card.progress > 0.5)
        it.stage.settle()
        #expect(card.progress == 0)
    }
}
