@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import Support
import Testing

/// A region is a place: it counts where the finger came down, whatever view is there.
@MainActor
@Suite("The regions of a touch-down")
struct RegionTests {
    static let edge = ArbitrationPolicy.Region("edge")
    static let policy = ArbitrationPolicy(.down, when: .touchStarts(in: edge), handoff: .continuous)
    static let unbound = ".touchStarts(in: \"edge\") is false: not bound"

    /// A card under a list that has room to scroll, so that only the region permits a drag.
    private func scene(_ doubt: Doubt = .standard) -> ComplaintScene {
        let scene = ComplaintScene(doubt, policy: Self.policy)
        scene.addList(scene.card.bounds, offset: 500)
        return scene
    }

    private func drags(_ scene: ComplaintScene, from x: CGFloat, _ y: CGFloat = 300) -> Bool {
        let before = scene.ends
        let finger = scene.touch(x, y)
        finger.pull(60)
        finger.letGo()
        _ = scene.settle()
        return scene.ends > before
    }

    @Test("A region that is not bound, or whose view is deallocated, is reported")
    func unbound() {
        let scene = scene()
        #expect(!drags(scene, from: 10))
        #expect(scene.arbiter.lastTouch?.decision?.explanation == Self.unbound)
        scene.arbiter.bind(Self.edge, to: UIView())
        #expect(!drags(scene, from: 10))
        #expect(scene.arbiter.lastTouch?.decision?.explanation == Self.unbound)
    }

    @Test("A region that is bound elsewhere is not reported")
    func elsewhere() {
        let scene = scene()
        scene.arbiter.bind(Self.edge, to: .edge(.trailing, within: 24))
        #expect(!drags(scene, from: 10))
        #expect(scene.arbiter.lastTouch?.decision?.explanation == ".touchStarts(in: \"edge\") is false")
    }

    @Test(
        "A region removed or bound elsewhere during a touch applies to that touch, but not to the next",
        arguments: Doubt.eachAlone.sampled())
    func midTouch(_ doubt: Doubt) {
        let scene = scene(doubt)
        scene.arbiter.bind(Self.edge, to: .edge(.left, within: 24))
        let finger = scene.touch(10, 300)
        finger.move(by: CGVector(dx: 0, dy: 5))
        scene.arbiter.bind(Self.edge, to: nil)
        finger.pull(60)
        #expect(scene.arbiter.owner == .drag)
        #expect(scene.settle(lettingGo: finger))
        #expect(!drags(scene, from: 10))
        let later = scene.touch(10, 300)
        scene.arbiter.bind(Self.edge, to: .edge(.left, within: 24))
        later.pull(60)
        #expect(scene.arbiter.owner == .scroll(depth: 0))
        #expect(scene.settle(lettingGo: later))
    }

    @Test(
        "A question about momentum names the region of the touch that caused it",
        arguments: Doubt.eachAlone.sampled())
    func momentum(_ doubt: Doubt) {
        var policy = ArbitrationPolicy.continuous
        policy.momentum = .bounces
        let scene = ComplaintScene(doubt, policy: policy)
        scene.addList(scene.card.bounds, offset: 400)
        scene.arbiter.bind(Self.edge, to: .edge(.left, within: 200))
        var asked: [Set<ArbitrationPolicy.Region>] = []
        scene.arbiter.onMomentum = { _ in }
        scene.arbiter.onAttempt = { attempt in
            asked.append(attempt.regions)
            return .allow
        }
        scene.touch(195, 300).swipe(by: .down(200), over: 0.06)
        #expect(scene.settle())
        #expect(asked == [[Self.edge]])
        #expect(scene.arbiter.lastTouch?.regions == [Self.edge])
    }
}
