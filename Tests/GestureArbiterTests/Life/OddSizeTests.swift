import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Empty and infinite sizes")
struct OddSizeTests {
    nonisolated static let policies: [ArbitrationPolicy] = [.gated, .once, .continuous, .sheet]

    @Test(
        "A content size that is empty, infinite or not a number breaks nothing", arguments: policies,
        Doubt.eachAlone.sampled())
    func contentSizes(_ policy: ArbitrationPolicy, doubt: Doubt) {
        for length in [0, -100, CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            let scene = CardScene(assumptions: doubt.assumptions)
            scene.attachRecording(policy)
            let finger = scene.touch()
            finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
            scene.list.contentSize = CGSize(width: 390, height: length)
            for distance in [60.0, -200, 120, -80] { finger.move(by: CGVector(dx: 0, dy: distance), over: 0.1) }
            finger.lift()
            let second = scene.touch()
            for distance in [60.0, -200] { second.move(by: CGVector(dx: 0, dy: distance), over: 0.1) }
            second.lift()
            #expect(scene.stage.settle(), "\(length)")
            #expect(scene.contentOffset.isFinite, "\(length)")
            #expect(scene.drags.count { $0 == .began } == scene.drags.ends, "\(length)")
            #expect(scene.drags.allSatisfy { $0.isFinite }, "\(length)")
        }
    }

    @Test("A list without a size is no scroll view; the card is dragged anyway", arguments: Doubt.eachAlone.sampled())
    func noSize(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.list.frame = .zero
        var drags: [GestureArbiter.Drag] = []
        GestureArbiter.attach(to: scene.card, policy: .continuous) { drags.append($0) }
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        scene.turn()
        #expect(drags.last == .moved(translation: 50))
        finger.lift()
    }

    @Test(
        "A list that loses its size during a touch ends the drag once", arguments: policies, Doubt.eachAlone.sampled())
    func losesSize(_ policy: ArbitrationPolicy, doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachRecording(policy)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        scene.list.frame = .zero
        scene.card.frame = .zero
        for distance in [60.0, -200] { finger.move(by: CGVector(dx: 0, dy: distance), over: 0.1) }
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.drags.ends == 1)
        #expect(scene.drags.allSatisfy { $0.isFinite })
    }

    @Test("A moved card without a size, or without a superview, comes to rest", arguments: Doubt.eachAlone.sampled())
    func movedWithoutSize(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(.gated)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.05)
        scene.card.bounds = .zero
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.outcomes.count == 1)
    }
}

extension GestureArbiter.Drag {
    fileprivate var isFinite: Bool {
        switch self {
        case .began, .cancelled: true
        case .moved(let translation): translation.isFinite
        case .ended(let release): release.translation.isFinite && release.velocity.isFinite
        }
    }
}
