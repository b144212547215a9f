import GestureArbiter
import HeadlessUIKit
import Testing

/// Found by the fuzzer, sequence 905: a carousel in a list, pulled beyond its ends along both axes.
@MainActor
@Suite("Content that is beyond its ends along both axes")
struct BeyondTwoEndsTests {
    @Test("It returns along both after the lift", arguments: Assumptions.Tracking.allCases)
    func returns(tracking: Assumptions.Tracking) {
        let scene = CarouselInList(tracking)
        // The carousel still returns along its own axis as the next finger comes down.
        scene.stage.touch(at: CGPoint(x: 3, y: 300)).swipe(by: CGVector(dx: 60, dy: 0), over: 0.1)
        scene.stage.advance(by: 0.02)
        #expect(scene.carousel.contentOffset.x < 0)
        let finger = scene.stage.touch(at: CGPoint(x: 3, y: 150))
        scene.stage.advance(by: 0.2)
        finger.move(by: CGVector(dx: 11, dy: 48))
        #expect(scene.carousel.contentOffset.y < 0)
        finger.lift()
        scene.stage.settle()
        #expect(scene.carousel.contentOffset == .zero)
    }
}

@MainActor
private final class CarouselInList {
    let stage: Stage
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))

    init(_ tracking: Assumptions.Tracking) {
        var assumptions = Assumptions.standard
        assumptions.offsetWhileTracking = tracking
        let home = UIViewController()
        stage = Stage(rootViewController: home, assumptions: assumptions)
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 789))
        list.contentSize = CGSize(width: 390, height: 790)
        carousel.contentSize = CGSize(width: 790, height: 300)
        for scrollView in [list, carousel] {
            scrollView.alwaysBounceVertical = true
            scrollView.contentInsetAdjustmentBehavior = .never
        }
        list.addSubview(carousel)
        home.view.addSubview(list)
        var policy = ArbitrationPolicy(.up, handoff: .continuous)
        policy.opening = .never
        let mover = GestureArbiter.Mover(stops: [3, 320], selected: 320, show: { _ in })
        GestureArbiter.attach(to: list, policy: policy, moving: mover)
        stage.settle()
        list.contentOffset.y = 1
    }
}
