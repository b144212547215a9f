import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// Places that change under a finger.
@MainActor
@Suite("A card's places change under a finger")
struct HeldPlaceTests {
    typealias Kind = ContentTests.Kind

    /// DeckTransition's decks, and modal cards, resist beyond their lowest place.
    @Test(
        "A dragged card stays in place when its lowest place changes",
        arguments: Kind.allCases, [true, false])
    func lowestPlaceChangesInHand(kind: Kind, resists: Bool) {
        let scene = ContentTests.Scene(
            kind, UIViewController(), detents: [.height(600), .height(300)], selected: .height(300), resists: resists)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 60))
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
        let top = scene.top
        scene.setDetents([.height(600)])
        scene.stage.advance(by: 0.1)
        #expect(abs(scene.top - top) <= 0.5)
        finger.move(by: CGVector(dx: 0, dy: -1), over: 0)
        #expect(abs(scene.top - top) <= 2)
    }

    @Test(
        "A finger that has come down before a card gets other places takes the card where it shows",
        arguments: Kind.allCases, [true, false])
    func placesChangeUnderFinger(kind: Kind, resists: Bool) {
        let scene = ContentTests.Scene(
            kind, UIViewController(), detents: [.height(600), .height(100)], selected: .height(100), resists: resists)
        let top = scene.top
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: top + 60))
        let card = scene.content.enclosingCard
        card?.animateChanges { card?.detents = [.height(600)] }
        finger.move(by: CGVector(dx: 0, dy: -13))
        scene.stage.advance(by: 0)
        #expect(abs(scene.top - top) < 10)
    }

    /// DeckTransition's decks resist by default, too.
    @Test(
        "A dragged card that resists stays in place when its places change", arguments: Kind.allCases,
        [430.0, -6])
    func placesChangeInResistingHand(kind: Kind, way: CGFloat) {
        let scene = ContentTests.Scene(kind, UIViewController(), detents: [.height(400)], resists: true)
        (scene.presentation?.presentedViewController ?? scene.content).isModalInPresentation = true
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 60))
        finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
        finger.move(by: CGVector(dx: 0, dy: way - 20), over: 0.2)
        let top = scene.top
        scene.setDetents([.medium, .large])
        scene.stage.advance(by: 0.1)
        #expect(abs(scene.top - top) <= 0.5)
        finger.move(by: CGVector(dx: 0, dy: -1), over: 0)
        #expect(abs(scene.top - top) <= 2)
    }

    @Test("New detents and a selection in one value count at the lift", arguments: CardKind.controlled)
    func selectedWithDetents(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        var selected: [CardEvent] = []
        card.onEvent = { if case .selected = $0 { selected.append($0) } }
        let finger = it.touch()
        finger.move(by: it.way(60), over: 0.2)
        var traits = card.traits
        (traits.detents, traits.selectedDetent) = ([.height(100), .height(CardStage.many)], .height(100))
        card.animateChanges { card.traits = traits }
        it.settle(lettingGo: finger)
        #expect(card.selectedDetent == .height(100))
        #expect(selected == [.selected(.height(100), byUser: false)])
    }

    @Test("A card that gets other places as a finger takes it is shown where it is", arguments: CardKind.controlled)
    func placesChangeAsGrabbed(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        var places: [CGFloat] = []
        card.onEvent = { event in
            places.append(it.seenSide)
            if event == .grabbed { card.detents = [.height(CardStage.few), .height(220)] }
        }
        let finger = it.touch()
        for _ in 0..<20 { finger.move(by: it.way(3)) }
        finger.lift()
        #expect(zip(places, places.dropFirst()).allSatisfy { abs($1 - $0) < 15 }, "no jump")
    }

    @Test(
        "Content that grows takes the card along from where it shows; a card in hand waits for the lift",
        arguments: Kind.measured, [false, true])
    func contentGrows(kind: Kind, isInHand: Bool) {
        let content = UIViewController()
        content.preferredContentSize.height = 200
        let scene = ContentTests.Scene(kind, content, detents: [.content])
        #expect(abs(scene.top - (844 - 34 - 200)) < 0.5)
        let finger = isInHand ? scene.stage.touch(at: CGPoint(x: 195, y: 700)) : nil
        finger?.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
        var tops = [scene.top]
        content.preferredContentSize.height = 350
        for _ in 0..<60 {
            scene.stage.advanceFrame()
            tops.append(scene.top)
        }
        #expect(zip(tops, tops.dropFirst()).allSatisfy { (-0.1..<20).contains($0 - $1) }, "upwards, without a jump")
        #expect(!isInHand || abs(tops[60] - tops[0]) < 0.5)
        finger?.lift()
        scene.stage.settle()
        #expect(abs(scene.top - (844 - 34 - 350)) < 0.5)
    }
}

extension CardStage {
    /// The place in the window of the card's side that shows first, along the card's way.
    var seenSide: CGFloat {
        let frame = card.map { $0.convert($0.bounds, to: nil) } ?? .null
        return switch kind.direction {
        case .up: frame.maxY
        case .left: frame.maxX
        case .right: frame.minX
        default: frame.minY
        }
    }
}
