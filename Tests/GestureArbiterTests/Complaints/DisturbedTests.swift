import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A scrolled list in a card is pulled to its top and on, while something else happens: rows X1 to X7, each on and off.
///
/// If the outcome is the same on and off, the arbiter is not disturbed. HeadlessUIKitTests shows what the host does.
@MainActor
@Suite("Gestures under disturbances")
struct DisturbedTests {
    private func pulled(_ doubt: Doubt, _ disturbance: Disturbance, isOn: Bool) -> Scene {
        let scene = ComplaintScene(doubt, disturbances: isOn ? [disturbance] : [])
        let list = scene.addList(scene.card.bounds, offset: 40)
        scene.add(UIView(), CGRect(x: 0, y: 0, width: 390, height: 789), to: list)
        let finger = scene.touch(195, 300)
        var offsets: [CGFloat] = []
        for _ in 0..<50 {
            finger.move(by: CGVector(dx: 0, dy: 4))
            scene.stage.advanceFrame()
            offsets.append(list.contentOffset.y)
        }
        let atLift = (scene.translation, list.contentOffset.y)
        finger.letGo()
        return Scene(scene: scene, list: list, translation: atLift.0, offset: atLift.1, offsets: offsets)
    }

    @MainActor
    private struct Scene {
        let scene: ComplaintScene
        let list: UIScrollView
        let translation: CGFloat
        let offset: CGFloat
        /// The offsets after each of the finger's 50 moves.
        let offsets: [CGFloat]
    }

    @Test(
        "X1, X5, X7: undecided or observing recognizers, and a removed touched view, change nothing",
        arguments: product(
            [Disturbance.undecidedRecognizers, .hitViewRemoved, .hitViewReused, .lookingOnPans],
            Doubt.eachAlone.sampled(), [true, false]))
    func unchanged(_ disturbance: Disturbance, _ doubt: Doubt, isOn: Bool) {
        let it = pulled(doubt, disturbance, isOn: isOn)
        #expect(abs(it.translation - 150) <= 10.5)
        #expect(it.offset == 0)
        #expect(it.scene.settle())
        #expect(it.scene.ends == 1)
    }

    @Test(
        "X2, X3: content that adjusts its offset, and changing insets, move the edge, and nothing jumps",
        arguments: [Disturbance.contentAdjustsOffset, .insetsChange], Doubt.eachAlone.sampled())
    func moved(_ disturbance: Disturbance, _ doubt: Doubt) {
        let off = pulled(doubt, disturbance, isOn: false)
        #expect(off.scene.settle())
        #expect(off.scene.ends == 1)
        let on = pulled(doubt, disturbance, isOn: true)
        #expect(on.scene.settle())
        #expect(on.scene.ends == 1)
        #expect(on.offsets != off.offsets)
        #expect(on.translation > 80)
        // X3: by the time that the finger is there the top is 50 points further up, and is held there.
        #expect(disturbance == .contentAdjustsOffset || on.translation < off.translation - 30)
    }

    @Test("X4: a page that handles the touch keeps it", arguments: Doubt.eachAlone.sampled(), [true, false])
    func swallowed(_ doubt: Doubt, isOn: Bool) {
        let it = pulled(doubt, .swallowedTouches, isOn: isOn)
        #expect(it.scene.settle(), "\(isOn): \(it.scene.arbiter.decisions)")
        #expect(it.scene.ends == (isOn ? 0 : 1), "\(isOn): \(it.scene.arbiter.decisions)")
    }

    @Test(
        "X6: the system's edge gesture cancels the drag, which ends once",
        arguments: Doubt.eachAlone.sampled(), [true, false])
    func edge(_ doubt: Doubt, isOn: Bool) {
        var assumptions = doubt.assumptions
        if isOn { assumptions.disturbances.insert(.systemEdgeGesture) }
        let scene = ComplaintScene(Doubt("", assumptions), policy: ArbitrationPolicy(.up))
        let finger = scene.touch(195, 785)
        finger.pull(-19)
        finger.pull(-100)
        #expect(scene.settle(lettingGo: finger))
        #expect(scene.ends == 1)
        #expect((scene.drags.last == .cancelled) == isOn)
    }

    /// Every two settings of every two switches.
    nonisolated static let pairs = Doubt.pairwise(excluding: ["panTranslationOmitsSlop"])

    @Test("Every pair of doubts: the list scrolls first, then the card moves, with one end", arguments: pairs)
    func pairwise(_ doubt: Doubt) {
        let it = pulled(doubt, .undecidedRecognizers, isOn: false)
        #expect(abs(it.translation - 150) <= 10.5)
        #expect(it.offset == 0)
        #expect(it.scene.settle())
        #expect(it.scene.ends == 1)
    }

    @Test("The doubts contain every switch of the host, except those of presentations")
    func everySwitch() {
        let switches = Set(Mirror(reflecting: Assumptions()).children.compactMap(\.label))
        let turned = Set(Doubt.eachAlone.compactMap { $0.description.components(separatedBy: "=").first })
        #expect(
            switches.subtracting(turned) == [
                "dismissalStart", "touchesInTransition", "appearanceBeforePresentationWillBegin",
                "scrubsAlongsideAnimations", "safeAreaUnderTransform", "finalFrameOfDismissed",
                "contentBeyondEnd", "centerAsksForLayout", "presentationLayoutReadsRegions", "presentationStart",
                "disturbances",
            ])
    }

    @Test("There are 32 single doubts; 23 rows contain every pair, and 28 every pair with every disturbance")
    func count() {
        print(
            "\(Doubt.eachAlone.count) alone, \(Self.pairs.count) in pairs, \(ComplaintTests.disturbed.count) disturbed")
        #expect(Doubt.eachAlone.count == 32)
        #expect(Self.pairs.count == 23)
        #expect(ComplaintTests.disturbed.count == 28)
    }
}
