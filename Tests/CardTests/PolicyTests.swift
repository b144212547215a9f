import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// The arbiter's policy is the card's policy, and its `isEnabled` is the client's.
@MainActor
@Suite("Every kind of card, with a policy that changes")
struct PolicyTests {
    @Test("What a client sets in the arbiter's policy stays as other values change", arguments: CardKind.controlled)
    func arbiterPolicy(kind: CardKind) {
        let scene = CardStage(kind)
        scene.arbiter?.policy.slop = 3
        scene.control?.cornerRadius = 20
        scene.control?.prefersGrabberVisible = true
        #expect(scene.arbiter?.policy.slop == 3)
        #expect(scene.control?.policy.slop == 3)
        scene.control?.policy.cone = 60
        #expect(scene.arbiter?.policy.cone == 60)
        #expect(scene.arbiter?.policy.slop == 3)
    }

    @Test("A policy set in the arbiter holds for the next finger", arguments: CardKind.allCases)
    func nextFinger(kind: CardKind) {
        let scene = CardStage(kind)
        scene.arbiter?.policy.beyondRest = .stops
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.2)
        finger.move(by: scene.way(-140), over: 0.2)
        #expect(scene.place == 0)
        finger.lift()
        scene.stage.settle()
        #expect(scene.place == 0)
    }

    @Test("An arbiter that a client switches off stays off as other values change", arguments: CardKind.controlled)
    func switchedOff(kind: CardKind) {
        let scene = CardStage(kind)
        scene.arbiter?.isEnabled = false
        scene.control?.cornerRadius = 20
        scene.control?.interactiveDismissDisabled = true
        scene.control?.interactiveDismissDisabled = false
        #expect(scene.arbiter?.isEnabled == false)
        let finger = scene.touch()
        finger.move(by: scene.way(60), over: 0.2)
        #expect(scene.place == 0)
    }

    @Test("A card that may not be dismissed resists, with detents or without", arguments: CardKind.controlled)
    func mayNotLeave(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { ($0.stops, $0.mayLeave) = (.one, false) })
        let finger = scene.touch()
        finger.move(by: scene.way(100), over: 0.2)
        #expect(scene.place > 5)
        #expect(scene.place < 90)
        scene.settle(lettingGo: finger)
        #expect(scene.place == 0)
    }

    @Test("A plain deck that may not be dismissed resists, from the middle of a drag as well")
    func plainDeck() throws {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        stage.settle()
        let deck = try #require(home.presentDeck(UIViewController(), animated: false))
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
        deck.interactiveDismissDisabled = true
        let place = deck.position.translation
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        #expect(deck.position.translation >= place)
        finger.hold(for: 0.15)
        finger.lift()
        stage.settle()
        #expect(deck.position.translation == 0)
        let next = stage.touch(at: CGPoint(x: 195, y: 300))
        next.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
        #expect(deck.position.translation > 5)
        #expect(deck.position.translation < 90)
        next.lift()
    }
}

extension CardKind {
    /// The kinds with a `CardControlling`.
    static let controlled = allCases.filter { $0 != .movedView && $0 != .mover }
}
