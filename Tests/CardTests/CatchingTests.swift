import HeadlessUIKit
import Support
import Testing

/// A card that moves by itself, whatever moves it, is caught where it shows; close to its place, a tap presses.
@MainActor
@Suite("Every kind of card, touched while it moves by itself")
struct CatchingTests {
    @Test("A tap on a card that is nearer to its place than the pan's slop presses", arguments: CardKind.allCases)
    func tapNearPlace(kind: CardKind) {
        let scene = CardStage(kind)
        scene.select(isOpen: false)
        while scene.place < CardStage.lowest - 9 { scene.stage.advanceFrame() }
        #expect(scene.place < CardStage.lowest - 1)
        scene.touch().lift()
        #expect(scene.content.taps == 1)
        scene.stage.settle()
        #expect(scene.place == CardStage.lowest)
    }

    @Test("A tap farther away presses nothing, and changes nothing", arguments: CardKind.allCases)
    func tapOnTheWay(kind: CardKind) {
        let scene = CardStage(kind)
        scene.select(isOpen: false)
        while scene.place < CardStage.lowest / 2 { scene.stage.advanceFrame() }
        scene.touch().lift()
        #expect(scene.content.taps == 0)
        scene.stage.settle()
        #expect(scene.place == CardStage.lowest)
    }

    @Test("A finger that drags from there takes the card where it shows", arguments: CardKind.allCases)
    func dragNearPlace(kind: CardKind) {
        let scene = CardStage(kind)
        scene.select(isOpen: false)
        while scene.place < CardStage.lowest - 9 { scene.stage.advanceFrame() }
        let finger = scene.touch()
        var places: [CGFloat] = []
        for _ in 0..<30 {
            finger.move(by: scene.way(-4), over: 1.0 / 60)
            places.append(scene.place)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { abs($1 - $0) < 8 }, "\(places)")
        #expect(scene.place < CardStage.lowest - 90)
    }

    /// What an app moves itself slides.
    @Test("A card that fades out is caught where it shows, and becomes whole", arguments: CardKind.controlled)
    func fading(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.stops = .one })
        scene.stage.isReduceMotionEnabled = true
        let first = scene.touch()
        first.move(by: scene.way(60), over: 0.1)
        first.swipe(by: scene.way(150), over: 0.1)
        scene.stage.advance(by: 0.1)
        let place = scene.place
        #expect(scene.card?.alpha ?? 1 < 0.9)
        let finger = scene.touch(aside: 20)
        finger.move(by: scene.way(6), over: 0.1)
        #expect(abs(scene.place - place - 6) < 0.01)
        finger.hold(for: 0.5)
        #expect(scene.card?.alpha == 1)
        finger.move(by: scene.way(-100), over: 0.1)
        scene.settle(lettingGo: finger)
        #expect(scene.isThere)
        #expect(scene.card?.alpha == 1)
    }
}
