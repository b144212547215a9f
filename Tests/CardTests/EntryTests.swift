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
        animated: Bool = false, onEvent: (@MainActor (CardEvent) -> Void)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) -> (any CardControlling)? {
        let content = UIViewController()
        switch entry {
        case .card:
            let ready = CardConfiguration(detents: Self.ready) { dress(&$0.traits) }
            return home.presentCard(
                content, as: ready, detents: detents, selected: selected, animated: animated,
                { if let radius { $0.cornerRadius = radius } }, onEvent: onEvent, completion: completion)
        case .deck:
            let ready = DeckConfiguration(detents: Self.ready) { dress(&$0.traits) }
            return home.presentDeck(
                content, as: ready, detents: detents, selected: selected, animated: animated,
                { if let radius { $0.cornerRadius = radius } }, onEvent: onEvent, completion: completion)
        case .panel:
            let ready = Panel.Configuration(detents: Self.ready) { dress(&$0.traits) }
            return home.addPanel(
                content, as: ready, detents: detents, selected: selected, animated: animated,
                { if let radius { $0.cornerRadius = radius } }, onEvent: onEvent, completion: completion)
        }
    }

    @Test(
        "With Reduce Motion, a card that gets another detent as it fades in goes there by a short move",
        arguments: Entry.allCases)
    func selectedAsItFadesIn(entry: Entry) throws {
        stage.isReduceMotionEnabled = true
        let card = try #require(show(entry, animated: true))
        stage.advance(by: 0.1)
        let (place, alpha) = (card.position.translation, card.card.alpha)
        #expect(alpha > 0.1)
        #expect(alpha < 1)
        card.select(.height(300))
        #expect(card.position.translation == place)
        #expect(card.card.alpha == alpha)
        stage.advance(by: 0.05)
        #expect(card.position.translation > 1)
        #expect(card.position.translation < place - 1)
        #expect(card.card.alpha > alpha)
        stage.settle()
        #expect(card.position.translation == 0)
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

    @Test("A card that moves in tells its places from out of sight on", arguments: Entry.allCases)
    func places(entry: Entry) throws {
        var places: [CGFloat] = []
        let card = show(entry, animated: true) {
            if case .moved(let position) = $0 { places.append(position.progress) }
        }
        stage.settle()
        #expect(places.first == 1)
        #expect(places == places.sorted(by: >))
        #expect(places.last == card?.progress)
    }

    @Test("A card that does not move in tells its place once", arguments: Entry.allCases)
    func place(entry: Entry) throws {
        var places: [CardTraits.Position] = []
        let card = show(entry) { if case .moved(let position) = $0 { places.append(position) } }
        stage.settle()
        #expect(places == [try #require(card?.position)])
    }

    @Test("A card that moves in has come when it rests, and says so once", arguments: Entry.allCases)
    func completion(entry: Entry) throws {
        var places: [CGFloat] = []
        var card: (any CardControlling)?
        card = show(entry, animated: true, completion: { places.append(card?.progress ?? .nan) })
        stage.advance(by: 0.1)
        #expect(places.isEmpty, "on its way")
        stage.settle()
        let detent = try #require(card?.progress)
        #expect(places == [detent])
        card?.select(.height(300))
        stage.settle()
        #expect(places.count == 1)
    }

    @Test("A card that does not move in has come by the next turn", arguments: Entry.allCases)
    func completionAtOnce(entry: Entry) {
        var count = 0
        _ = show(entry, completion: { count += 1 })
        stage.settle()
        #expect(count == 1)
    }

    @Test("A card that a finger catches on its way in has come", arguments: Entry.allCases)
    func completionInHand(entry: Entry) throws {
        var count = 0
        _ = show(entry, selected: .height(300), animated: true, completion: { count += 1 })
        stage.advance(by: 0.2)
        let finger = stage.touch(at: CGPoint(x: 195, y: 830))
        finger.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
        #expect(count == 1)
        finger.lift()
        stage.settle()
        #expect(count == 1)
    }

    @Test("A panel that is removed on its way in has not come")
    func completionOfRemoved() {
        var count = 0
        let card = show(.panel, animated: true, completion: { count += 1 })
        stage.advance(by: 0.1)
        (card as? Panel)?.remove()
        stage.settle()
        #expect(count == 0)
    }

    @Test("A panel that is hidden on its way in has come when it is shown")
    func completionOfHidden() {
        var count = 0
        let card = show(.panel, animated: true, completion: { count += 1 })
        stage.advance(by: 0.1)
        (card as? Panel)?.hide()
        stage.settle()
        #expect(count == 0, "hidden")
        (card as? Panel)?.show()
        stage.settle()
        #expect(count == 1)
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
