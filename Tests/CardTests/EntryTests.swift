import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// The entries of UIKit have one shape: a ready value, detents and a first one in its place, then a closure that changes
/// the value.
@MainActor
@Suite("Every entry takes a ready configuration, and changes it")
struct EntryTests {
    enum Entry: CaseIterable, Sendable { case card, deck, panel }

    private let home = UIViewController()
    private let stage: Stage

    init() {
        stage = Stage(rootViewController: home)
        stage.settle()
    }

    /// What the ready value has.
    private static let ready = [Detent.height(100), .height(300)]
    private func dress(_ traits: inout CardTraits) { (traits.cornerRadius, traits.dimming) = (7, 0.6) }

    private func show(
        _ entry: Entry, detents: [Detent]? = nil, selected: Detent.Identifier? = nil, radius: CGFloat? = nil,
        onEvent: (@MainActor (CardEvent) -> Void)? = nil
    ) -> (any CardControlling)? {
        let content = UIViewController()
        switch entry {
        case .card:
            let ready = CardConfiguration(detents: Self.ready) { dress(&$0.traits) }
            return home.presentCard(
                content, as: ready, detents: detents, selected: selected, animated: false,
                { if let radius { $0.cornerRadius = radius } }, onEvent: onEvent)
        case .deck:
            let ready = DeckConfiguration(detents: Self.ready) { dress(&$0.traits) }
            return home.presentDeck(
                content, as: ready, detents: detents, selected: selected, animated: false,
                { if let radius { $0.cornerRadius = radius } }, onEvent: onEvent)
        case .panel:
            let ready = Panel.Configuration(detents: Self.ready) { dress(&$0.traits) }
            return home.addPanel(
                content, as: ready, detents: detents, selected: selected, animated: false,
                { if let radius { $0.cornerRadius = radius } }, onEvent: onEvent)
        }
    }

    @Test("The value counts as it is", arguments: Entry.allCases)
    func ready(entry: Entry) throws {
        let card = try #require(show(entry))
        stage.settle()
        #expect(card.detents == Self.ready)
        #expect(card.cornerRadius == 7)
        #expect(card.selectedDetent == .height(100))
    }

    @Test("Detents and a first one replace the value's, and the rest stays", arguments: Entry.allCases)
    func detents(entry: Entry) throws {
        let card = try #require(show(entry, detents: [.height(150), .large], selected: .large))
        stage.settle()
        #expect(card.detents == [.height(150), .large])
        #expect(card.selectedDetent == .large)
        #expect(card.dimming == 0.6)
    }

    @Test("The closure changes the value last", arguments: Entry.allCases)
    func closure(entry: Entry) throws {
        let card = try #require(show(entry, radius: 21))
        #expect(card.cornerRadius == 21)
        #expect(card.dimming == 0.6)
    }

    @Test("The events are told from the first on", arguments: Entry.allCases)
    func events(entry: Entry) throws {
        var events: [CardEvent] = []
        let card = try #require(show(entry) { events.append($0) })
        stage.settle()
        card.select(.height(300))
        stage.settle()
        #expect(events.contains(.selected(.height(300), byUser: false)))
    }

    @Test("A panel's side is the call's, or else the value's")
    func sides() {
        let left = Panel.Configuration(at: .left, detents: [.width(200)])
        #expect(home.addPanel(UIViewController(), as: left, animated: false)?.configuration.edge == .left)
        #expect(home.addPanel(UIViewController(), as: left, at: .right, animated: false)?.configuration.edge == .right)
    }

    @Test("A panel from the top opens by its content, however its side is said")
    func top() {
        let detents = [Detent.height(88), .large]
        let said = home.addPanel(UIViewController(), at: .top, detents: detents, animated: false)
        let ready = home.addPanel(
            UIViewController(), as: Panel.Configuration(at: .top, detents: detents), animated: false)
        #expect(said?.policy.opening == .always)
        #expect(ready?.policy.opening == .always)
    }
}
