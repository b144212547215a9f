import Foundation
import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A card that a collection view fills, with the arbiter on the collection view: a carousel from 55 to 255 pt, rows
/// below.
@MainActor
private final class CollectionScene {
    let stage: Stage
    let controller = CollectionController()
    let arbiter: GestureArbiter
    private let log = Log()

    private final class Log { var drags: [GestureArbiter.Drag] = [] }

    init(_ doubt: Doubt, policy: ArbitrationPolicy) {
        stage = Stage(assumptions: doubt.assumptions)
        controller.view.frame = CGRect(x: 0, y: 55, width: 390, height: 789)
        stage.window.addSubview(controller.view)
        arbiter = GestureArbiter.attach(to: controller.collection, policy: policy) { [log] in log.drags.append($0) }
        stage.advanceFrame()
    }

    var drags: [GestureArbiter.Drag] { log.drags }
    var translation: CGFloat { drags.translation }
    var offset: CGFloat { controller.collection.contentOffset.y }
    var carouselOffset: CGFloat { controller.carousel?.contentOffset.x ?? .nan }

    func touch(_ y: CGFloat) -> Finger { stage.touch(at: CGPoint(x: 195, y: y)) }
    func turn() { stage.advance(by: 0) }
}

@MainActor
@Suite("A collection view with a carousel")
struct CollectionCardTests {
    nonisolated static let policies: [ArbitrationPolicy] = [.gated, .once, .continuous, .sheet]

    @Test(
        "At the top a pull on a row, or on the carousel, drags the card, and no content moves",
        arguments: product(policies, Doubt.eachAlone.sampled(), [CGFloat(400), 150]))
    func dragsAtTop(_ policy: ArbitrationPolicy, doubt: Doubt, y: CGFloat) {
        let scene = CollectionScene(doubt, policy: policy)
        let finger = scene.touch(y)
        finger.pull(60)
        scene.turn()
        #expect(abs(scene.translation - 50) <= 1e-9 + doubt.listLead)
        #expect(scene.offset == 0)
        #expect(scene.carouselOffset == 0)
        #expect(scene.stage.settle(lettingGo: finger))
        #expect(scene.controller.selected.isEmpty, "a drag is no tap")
    }

    @Test(
        "Away from the top the collection scrolls, from a row or the carousel, until a hand-off to the drag",
        arguments: product(policies, Doubt.eachAlone.sampled(), [CGFloat(400), 150]))
    func scrolls(_ policy: ArbitrationPolicy, doubt: Doubt, y: CGFloat) {
        let scene = CollectionScene(doubt, policy: policy)
        scene.controller.collection.contentOffset.y = 40
        let finger = scene.touch(y)
        finger.pull(30)
        scene.turn()
        #expect(scene.drags.isEmpty)
        #expect(abs(scene.offset - 20) <= 0.34 + doubt.listLead)
        finger.pull(100)
        scene.turn()
        #expect(scene.drags.isEmpty == !policy.handoff.contains(.toDrag))
        if policy.handoff.contains(.toDrag) {
            #expect(abs(scene.translation - 80) <= 0.34 + doubt.listLead)
            #expect(scene.offset == 0)
        }
        #expect(scene.stage.settle(lettingGo: finger))
    }

    @Test(
        "A sideways drag scrolls the carousel, and the card stays for the whole touch", arguments: policies,
        Doubt.eachAlone.sampled())
    func sideways(_ policy: ArbitrationPolicy, doubt: Doubt) {
        let scene = CollectionScene(doubt, policy: policy)
        let finger = scene.touch(150)
        finger.pull(0, across: -110)
        finger.pull(60)
        scene.turn()
        #expect(abs(scene.carouselOffset - 100) <= 0.34 + doubt.listLead)
        #expect(scene.drags.isEmpty)
        #expect(scene.stage.settle(lettingGo: finger))
    }

    @Test(
        "Once the drag owns the touch, a sideways movement does not scroll the carousel", arguments: policies,
        Doubt.eachAlone.sampled())
    func sidewaysAfterBegin(_ policy: ArbitrationPolicy, doubt: Doubt) {
        let scene = CollectionScene(doubt, policy: policy)
        let finger = scene.touch(150)
        finger.pull(60)
        finger.pull(0, across: -110)
        scene.turn()
        #expect(scene.carouselOffset == 0)
        #expect(abs(scene.translation - 50) <= 1e-9 + doubt.listLead)
        #expect(scene.stage.settle(lettingGo: finger))
        #expect(scene.offset == 0)
    }

    @Test(
        "A panel that leaves to the right hands over from its carousel at the left edge only", arguments: policies,
        Doubt.eachAlone.sampled())
    func panel(_ policy: ArbitrationPolicy, doubt: Doubt) {
        var policy = policy
        policy.direction = .right
        let scene = CollectionScene(doubt, policy: policy)
        let atEdge = scene.touch(150)
        atEdge.pull(0, across: 60)
        scene.turn()
        #expect(abs(scene.translation - 50) <= 1e-9 + doubt.listLead)
        #expect(scene.carouselOffset == 0)
        #expect(scene.stage.settle(lettingGo: atEdge))
        let before = scene.drags.count
        scene.controller.carousel?.contentOffset.x = 300
        let away = scene.touch(150)
        away.pull(0, across: 60)
        scene.turn()
        #expect(abs(scene.carouselOffset - 250) <= 0.34 + doubt.listLead)
        #expect(scene.drags.count == before)
        #expect(scene.stage.settle(lettingGo: away))
    }

    @Test("A tap selects, on a row and in the carousel", arguments: policies, Doubt.eachAlone.sampled())
    func selects(_ policy: ArbitrationPolicy, doubt: Doubt) {
        let scene = CollectionScene(doubt, policy: policy)
        for y in [CGFloat(150), 400] {
            let finger = scene.touch(y)
            scene.stage.advance(by: 0.05)
            finger.lift()
            #expect(scene.stage.settle())
        }
        #expect(scene.controller.selected.map(\.section) == [0, 1])
        #expect(scene.drags.isEmpty)
    }
}
