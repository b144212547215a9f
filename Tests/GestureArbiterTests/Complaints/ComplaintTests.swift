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

    @Test("A horizontal scroll view inside scrolls, and the card stays", arguments: doubts.sampled(), policies)
    func horizontalScroller(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let carousel = scene.addList(
            CGRect(x: 0, y: 200, width: 390, height: 200), content: CGSize(width: 2000, height: 200))
        let finger = scene.touch(300, 300)
        finger.pull(20, across: -110)
        scene.turn()
        #expect(abs(carousel.contentOffset.x - 100) <= 10)
        finger.lift()
        #expect(scene.settle())
        #expect(!scene.isDragged)
    }

    @Test("A vertical drag that starts on a carousel scrolls the list around it first", arguments: doubts.sampled())
    func verticalOnCarousel(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt)
        let list = scene.addList(offset: 60)
        let carousel = scene.addList(
            CGRect(x: 0, y: 100, width: 390, height: 200), content: CGSize(width: 2000, height: 200), to: list)
        let finger = scene.touch(195, 250)
        finger.pull(60)
        #expect(!scene.isDragged)
        #expect(list.contentOffset.y < 20)
        finger.pull(100)
        scene.turn()
        #expect(abs(scene.translation - 90) <= 10 + Self.pixel)
        #expect(list.contentOffset.y == 0)
        #expect(carousel.contentOffset == .zero)
        #expect(scene.settle(lettingGo: finger))
    }

    @Test(
        "A web view scrolls while content remains above, and then the card is dismissed",
        arguments: doubts.sampled(), policies)
    func webView(_ doubt: Doubt, policy: ArbitrationPolicy) {
        // A web view is a view around a scroll view around a view with recognizers that never decide.
        let scene = ComplaintScene(doubt, disturbances: [.undecidedRecognizers], policy: policy)
        let web = scene.add(UIView(), CGRect(x: 0, y: 0, width: 390, height: 789))
        let list = scene.addList(web.bounds, offset: 400, to: web)
        scene.add(UIView(), CGRect(x: 0, y: 0, width: 390, height: 2640), to: list)
        let finger = scene.touch(195, 300)
        finger.pull(200)
        scene.turn()
        #expect(!scene.isDragged)
        #expect(abs(list.contentOffset.y - 210) <= 10)
        finger.letGo()
        _ = scene.settle()
        list.contentOffset.y = 0
        let second = scene.touch(195, 300)
        second.pull(200)
        scene.turn()
        #expect(abs(scene.translation - 190) <= Self.pixel + doubt.listLead)
        #expect(scene.settle(lettingGo: second))
        #expect(scene.ends == 1)
    }

    @Test("A header above a scrolled list drags", arguments: doubts.sampled(), policies)
    func header(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(offset: 500)
        let finger = scene.touch(195, 50)
        finger.pull(80)
        scene.turn()
        #expect(abs(scene.translation - 70) <= Self.pixel)
        #expect(list.contentOffset.y == 500)
        #expect(scene.settle(lettingGo: finger))
    }

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

    @Test("The client's insets are unchanged", arguments: doubts.sampled())
    func insets(_ doubt: Doubt) {
        let insets = UIEdgeInsets(top: 40, left: 0, bottom: 25, right: 0)
        for policy in Self.policies {
            let scene = ComplaintScene(doubt, policy: policy)
            let list = scene.addList()
            list.contentInset = insets
            list.contentOffset.y = -40
            let finger = scene.touch(195, 300)
            for distance in [90.0, -60, -200, 250] {
                finger.pull(distance)
                #expect(list.contentInset == insets)
            }
            finger.lift()
            #expect(scene.settle())
            #expect(list.contentInset == insets)
        }
    }
}
