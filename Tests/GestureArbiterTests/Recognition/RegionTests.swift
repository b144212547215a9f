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

    @Test("A strip that receives no touches is a region by its place", arguments: Doubt.eachAlone.sampled())
    func strip(_ doubt: Doubt) {
        let scene = scene(doubt)
        let strip = scene.add(UIView(), CGRect(x: 0, y: 0, width: 24, height: 789))
        strip.isUserInteractionEnabled = false
        scene.arbiter.bind(Self.edge, to: strip)
        #expect(drags(scene, from: 10))
        #expect(!drags(scene, from: 100))
    }

    @Test("A strip along an edge is a region without a view", arguments: Doubt.eachAlone.sampled())
    func side(_ doubt: Doubt) {
        let scene = scene(doubt)
        scene.arbiter.bind(Self.edge, to: .edge(.leading, within: 24))
        #expect(drags(scene, from: 10))
        #expect(!drags(scene, from: 100))
    }

    @Test("A label, which receives no touches itself, is a region")
    func label() {
        let scene = scene()
        let label = scene.add(UILabel(), CGRect(x: 0, y: 200, width: 390, height: 200))
        scene.arbiter.bind(Self.edge, to: label)
        #expect(drags(scene, from: 100))
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
        let finger = scene.touch(195, 300)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.06)
        finger.lift()
        #expect(scene.settle())
        #expect(asked == [[Self.edge]])
        #expect(scene.arbiter.lastTouch?.regions == [Self.edge])
    }
}
