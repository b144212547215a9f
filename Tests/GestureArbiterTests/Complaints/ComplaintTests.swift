import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// What users of such libraries complain about, each as a test, under every doubt about UIKit alone (26 rows).
///
/// Complaints about presentations are in DeckComplaintTests.
@MainActor
@Suite("Complaints")
struct ComplaintTests {
    nonisolated static let doubts = Doubt.eachAlone
    nonisolated static let policies: [ArbitrationPolicy] = [.gated, .once, .continuous, .sheet]
    /// The host shows offsets in thirds of a point.
    static let pixel: CGFloat = 1.0 / 3

    @Test(
        "No jumps: content and card together never move more than the finger",
        arguments: doubts.filter { $0.assumptions.panTranslationOmitsSlop }.sampled(), policies)
    func noJump(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(offset: 33)
        let finger = scene.touch(195, 300)
        var before = scene.translation - list.contentOffset.y
        for step in [CGFloat](repeating: 4, count: 40) + [CGFloat](repeating: -4, count: 60) {
            finger.move(by: CGVector(dx: 0, dy: step))
            scene.stage.advanceFrame()
            let now = scene.translation - list.contentOffset.y
            #expect(abs(now - before) <= 4 + 2 * Self.pixel, "\(policy): \(before) to \(now)")
            before = now
        }
        finger.letGo()
        scene.turn()
        #expect(abs(scene.translation - list.contentOffset.y - before) <= Self.pixel)
        #expect(scene.settle())
    }
}
