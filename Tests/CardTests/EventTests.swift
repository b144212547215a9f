import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
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
            testDescription: "flung away", told: [.grabbed, .willDismiss(byUser: true), .didDismiss]
        ) { fling($0) },
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
            told: [.grabbed, .willDismiss(byUser: true), .grabbed, .didDismiss]
        ) { it in
            fling(it)
            it.stage.advance(by: 0.02)
            it.touch().lift()
        },
        Story(testDescription: "dismissed by code", told: [.willDismiss(byUser: false), .didDismiss]) { it in
            dismiss(it)
        },
        Story(testDescription: "dismissed at once", told: [.willDismiss(byUser: false), .didDismiss]) { it in
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
            told: [.grabbed, .willDismiss(byUser: false), .didDismiss]
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
        Story(testDescription: "as by its user", told: [.willDismiss(byUser: true), .didDismiss]) { it in
            try? it.control?.attemptDismissal()
        },
        Story(testDescription: "refused to its user", isModal: true, told: [.attempted]) { it in
            try? it.control?.attemptDismissal()
        },
        Story(testDescription: "escaped", told: [.willDismiss(byUser: true), .didDismiss]) { it in
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
        finger.move(by: it.way(40), over: 0.03)
        finger.lift()
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

    @Test("What happens to a card is told alike", arguments: HandleTests.kinds, stories)
    func told(kind: CardKind, story: Story) throws {
        let it = CardStage(kind, CardSetup { $0.stops = story.stops })
        it.shownController?.isModalInPresentation = story.isModal
        var events: [CardEvent] = []
        try #require(it.control).onEvent = { event in
            switch event {
            case .progressed, .moved, .armed: break
            case .grabbed, .selected, .attempted, .willDismiss, .didDismiss, .returned: events.append(event)
            }
        }
        story.play(it)
        it.stage.settle()
        #expect(events == story.told)
        #expect(it.stage.warnings == [])
    }
}
