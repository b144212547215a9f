@_spi(Cards) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A changed direction")
struct DirectionChangeTests {
    /// A card on its way back to rest, 50 ms after it was let go at 200 points.
    private func cardOnItsWay(under doubt: Doubt) -> (scene: CardScene, arbiter: GestureArbiter) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.list.removeFromSuperview()
        let policy = ArbitrationPolicy(.down)
        let arbiter = GestureArbiter.attach(to: scene.card, policy: policy, moving: scene.card)
        scene.touch().drag(by: .down(210), over: 0.5)
        scene.stage.advance(by: 0.05)
        return (scene, arbiter)
    }

    private func isShown(_ card: UIView, atX x: CGFloat, y: CGFloat) -> Bool {
        abs(card.transform.tx - x) < 0.01 && abs(card.transform.ty - y) < 0.01
    }

    @Test(
        "A card caught on its way stays on its line, under the finger; the new direction applies from rest",
        arguments: [ArbitrationPolicy.Direction.up, .left, .right], Doubt.eachAlone.sampled())
    func caught(_ direction: ArbitrationPolicy.Direction, doubt: Doubt) {
        let (scene, arbiter) = cardOnItsWay(under: doubt)
        let place = scene.card.transform.ty
        #expect(place > 30)
        arbiter.policy.direction = direction
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 25, dy: 40), over: 0.2)
        #expect(isShown(scene.card, atX: 0, y: place + 40), "\(scene.card.transform)")
        finger.cancel()
        scene.stage.settle()
        #expect(scene.card.transform.isIdentity)
        let next = scene.touch()
        let way = direction.movement(by: 110)
        next.move(by: CGVector(dx: way.x, dy: way.y), over: 0.5)
        scene.turn()
        #expect(isShown(scene.card, atX: way.x / 1.1, y: way.y / 1.1), "\(scene.card.transform)")
        #expect(arbiter.direction == direction)
        next.cancel()
        scene.stage.settle()
    }

    @Test(
        "Content whose layout direction changes meanwhile does not change the line either",
        arguments: Doubt.eachAlone.sampled())
    func turnedRound(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.list.removeFromSuperview()
        let card = scene.card
        GestureArbiter.attach(to: card, policy: ArbitrationPolicy(.trailing), moving: card)
        scene.touch().drag(by: .right(160), over: 0.5)
        scene.stage.advance(by: 0.05)
        card.semanticContentAttribute = .forceRightToLeft
        let place = card.transform.tx
        #expect(place > 20)
        let second = scene.touch()
        second.move(by: CGVector(dx: -10, dy: 0), over: 0.1)
        #expect(isShown(card, atX: place - 10, y: 0), "\(card.transform)")
        second.cancel()
        scene.stage.settle()
    }

    @Test("A direction gives a vector on the screen, and a distance to leave", arguments: [false, true])
    func geometry(isRightToLeft: Bool) {
        let bounds = CGRect(x: 10, y: 20, width: 400, height: 800)
        let frame = CGRect(x: 40, y: 70, width: 300, height: 600)
        let expected: [ArbitrationPolicy.Direction: (way: CGPoint, out: CGFloat)] = [
            .down: (CGPoint(x: 0, y: 5), 750), .up: (CGPoint(x: 0, y: -5), 650),
            .right: (CGPoint(x: 5, y: 0), 370), .left: (CGPoint(x: -5, y: 0), 330),
            .vertical: (CGPoint(x: 0, y: 5), 750), .horizontal: (CGPoint(x: 5, y: 0), 370),
        ]
        for direction in ArbitrationPolicy.Direction.allCases {
            let resolved = direction.resolved(isRightToLeft: isRightToLeft)
            #expect(resolved.movement(by: 5) == expected[resolved]?.way)
            #expect(resolved.components(of: resolved.movement(by: 5)).along == 5)
            #expect(resolved.distance(of: frame, outOf: bounds) == expected[resolved]?.out)
            let away = resolved.movement(by: 900)
            #expect(resolved.distance(of: frame.offsetBy(dx: away.x, dy: away.y), outOf: bounds) == 0)
        }
    }
}
