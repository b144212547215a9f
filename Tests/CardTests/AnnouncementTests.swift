import Cards
import GestureArbiter
import HeadlessUIKit
import Panels
import Testing

/// What VoiceOver says as a card goes to another detent.
@MainActor
@Suite("VoiceOver and the detents of every kind of card")
struct AnnouncementTests {
    nonisolated static let kinds = CardKind.controlled

    private static let few = Detent.height(CardStage.few).labeled("klein")
    private static let many = Detent.height(CardStage.many).labeled("groß")

    private static func scene(_ kind: CardKind, _ change: (inout CardSetup) -> Void = { _ in }) -> CardStage {
        let it = CardStage(
            kind,
            CardSetup {
                $0.handle = .init()
                $0.changeTraits = { $0.detents = [few, many] }
                change(&$0)
            })
        it.stage.isVoiceOverRunning = true
        return it
    }

    /// What changes the detent of an open card, by other ways than VoiceOver's.
    enum Change: CaseIterable, Sendable {
        case key, tap, finger, code, selection, nextDetent

        @MainActor
        func play(on it: CardStage) {
            switch self {
            case .key:
                it.stage.focus(on: it.handle)
                it.stage.press(it.closingKey)
            case .tap:
                let finger = it.stage.touch(at: it.point(depth: 7, aside: 0))
                it.stage.advance(by: 0.05)
                finger.lift()
            case .finger:
                let finger = it.touch()
                finger.move(by: it.way(190), over: 0.3)
                it.letGo(finger)
            case .code: it.control?.select(.height(CardStage.few))
            case .selection: it.control?.selectedDetent = .height(CardStage.few)
            case .nextDetent: it.control?.selectNextDetent()
            }
            it.stage.settle()
        }
    }

    @Test("A change of detent is announced once, with the detent's name", arguments: kinds, Change.allCases)
    func once(kind: CardKind, change: Change) {
        let it = Self.scene(kind)
        change.play(on: it)
        #expect(it.place == CardStage.lowest)
        #expect(it.said == ["klein"])
    }

    @Test("VoiceOver's own changes are not announced: it reads the new value", arguments: kinds)
    func own(kind: CardKind) {
        let it = Self.scene(kind)
        it.handle?.accessibilityDecrement()
        it.stage.settle()
        #expect(it.handle?.accessibilityValue == "klein")
        it.handle?.accessibilityIncrement()
        it.stage.settle()
        #expect(it.handle?.accessibilityValue == "groß")
        _ = it.handle?.accessibilityActivate()
        it.stage.settle()
        #expect(it.place == CardStage.lowest)
        #expect(it.said == [])
        it.select(isOpen: true)
        #expect(it.said == ["groß"], "those after it are")
    }

    @Test("Without VoiceOver nothing is announced", arguments: kinds, Change.allCases)
    func off(kind: CardKind, change: Change) {
        let it = Self.scene(kind)
        it.stage.isVoiceOverRunning = false
        change.play(on: it)
        #expect(it.place == CardStage.lowest)
        #expect(it.said == [])
    }

    @Test("A detent without a name is said as the visible share", arguments: kinds)
    func share(kind: CardKind) throws {
        let it = Self.scene(kind) { $0.changeTraits = { _ in } }
        it.select(isOpen: false)
        let value = try #require(it.handle?.accessibilityValue)
        #expect(value.hasSuffix(" %"))
        #expect(it.said == [value])
    }

    @Test("New names are said from then on", arguments: kinds)
    func newNames(kind: CardKind) throws {
        let it = Self.scene(kind)
        try #require(it.control).detents = [.height(CardStage.few).labeled("petit"), .height(CardStage.many)]
        #expect(it.handle?.accessibilityValue?.hasSuffix(" %") == true)
        it.select(isOpen: false)
        #expect(it.handle?.accessibilityValue == "petit")
        #expect(it.said == ["petit"])
    }

    @Test("A card that comes back to its detent, or is asked for it again, says nothing", arguments: kinds)
    func same(kind: CardKind) throws {
        let it = Self.scene(kind)
        let finger = it.touch()
        finger.move(by: it.way(40), over: 0.2)
        it.settle(lettingGo: finger)
        try #require(it.control).select(.height(CardStage.many))
        it.stage.focus(on: it.handle)
        it.stage.press(it.openingKey)
        it.stage.settle()
        #expect(it.said == [])
    }

    @Test("A card says nothing as it comes, and as it leaves", arguments: kinds)
    func comesAndLeaves(kind: CardKind) throws {
        let it = Self.scene(kind)
        let card = try #require(it.control)
        try card.attemptDismissal()
        it.stage.advance(by: 0.1)
        card.select(.height(CardStage.few))
        it.stage.settle()
        #expect(it.said == [])
    }

    @Test("A client that selects another detent at once lets only that be said", arguments: kinds)
    func changedAtOnce(kind: CardKind) throws {
        let it = Self.scene(kind)
        let card = try #require(it.control)
        card.traits.detents = [.height(60), Self.few, Self.many]
        card.onEvent = { [weak card] event in
            if event == .selected(.height(60), byUser: false) { card?.select(.height(CardStage.few)) }
        }
        card.select(.height(60))
        it.stage.settle()
        #expect(it.said == ["klein"])
    }

    @Test("A detent that is taken away, and the one in its place, are one change", arguments: kinds)
    func replaced(kind: CardKind) throws {
        let it = Self.scene(kind)
        try #require(it.control).traits.detents = [Self.few, .height(60)]
        it.stage.settle()
        #expect(it.said == ["klein"])
    }

    @Test("A hidden panel remembers a detent, and says nothing", arguments: kinds)
    func hidden(kind: CardKind) {
        let it = Self.scene(kind)
        guard let panel = it.panel else { return }
        panel.hide()
        it.stage.settle()
        panel.select(.height(CardStage.few))
        it.stage.settle()
        #expect(it.said == [])
    }

    @Test("Escape by VoiceOver closes a panel by one detent, which is announced", arguments: kinds)
    func escape(kind: CardKind) {
        let it = Self.scene(kind)
        guard it.panel != nil else { return }
        #expect(it.card?.accessibilityPerformEscape() == true)
        it.stage.settle()
        #expect(it.said == ["klein"])
    }
}

extension CardStage {
    /// The announcements so far.
    var said: [String] {
        stage.announcements.compactMap { $0.notification == .announcement ? $0.argument as? String : nil }
    }
}
