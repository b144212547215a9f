import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Cards, rows and drawers in a pushed controller, and the swipe back over its content (row W14).
@MainActor
@Suite("UIKit's swipe back over the content")
struct ContentPopTests {
    /// What is dragged to the right in the pushed controller.
    enum Kind: CaseIterable { case view, row, drawer }

    @MainActor
    private struct Scene {
        let stage: Stage
        let navigation = UINavigationController(rootViewController: UIViewController())
        let arbiter: GestureArbiter
        let moved = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))

        init(_ kind: Kind, _ policy: ArbitrationPolicy, _ assumptions: Assumptions, isRightToLeft: Bool = false) {
            stage = Stage(rootViewController: navigation, assumptions: assumptions)
            if isRightToLeft { stage.layoutDirection = .rightToLeft }
            let page = UIViewController()
            navigation.pushViewController(page, animated: false)
            switch kind {
            case .view: page.view.addSubview(moved)
            case .row:
                let list = UIScrollView(frame: page.view.bounds)
                list.contentSize = CGSize(width: 390, height: 3000)
                page.view.addSubview(list)
                moved.frame = CGRect(x: 0, y: 350, width: 390, height: 100)
                list.addSubview(moved)
            case .drawer:
                moved.frame = CGRect(x: 100, y: 0, width: 290, height: 844)
                page.view.addSubview(moved)
            }
            arbiter = GestureArbiter.attach(to: moved, policy: policy, moving: moved)
            stage.advanceFrame()
        }

        var hasPopped: Bool { navigation.viewControllers.count == 1 }

        /// Pulls, calls `body`, and lifts the finger.
        func pull(_ x: CGFloat, _ body: () -> Void = {}) {
            let finger = stage.touch(at: CGPoint(x: 195, y: 445))
            finger.move(by: CGVector(dx: x, dy: 0), over: 0.3)
            body()
            finger.lift()
            stage.settle()
        }
    }

    @Test(
        "A card that moves in the swipe's direction wins, whichever begins first",
        arguments: product(Kind.allCases, Doubt.eachAlone.sampled(), Assumptions.NestedPriority.allCases))
    func wins(_ kind: Kind, _ doubt: Doubt, priority: Assumptions.NestedPriority) {
        var assumptions = doubt.assumptions
        assumptions.nestedPriority = priority
        for direction in [ArbitrationPolicy.Direction.right, .trailing, .horizontal] {
            let scene = Scene(kind, ArbitrationPolicy(direction), assumptions)
            scene.pull(150) { #expect(scene.moved.transform.tx > 100, "\(direction)") }
            #expect(!scene.hasPopped, "\(direction)")
        }
    }

    @Test(
        "A card that moves in another direction leaves the swipe alone", arguments: Doubt.eachAlone.sampled(),
        Kind.allCases)
    func otherWay(_ doubt: Doubt, kind: Kind) {
        for direction in [ArbitrationPolicy.Direction.down, .left] {
            let scene = Scene(kind, ArbitrationPolicy(direction), doubt.assumptions)
            scene.pull(180)
            #expect(scene.hasPopped, "\(direction)")
        }
    }

    @Test("From right to left the swipe goes the other way", arguments: Doubt.eachAlone.sampled())
    func rightToLeft(_ doubt: Doubt) {
        let scene = Scene(.view, ArbitrationPolicy(.right), doubt.assumptions, isRightToLeft: true)
        scene.pull(-180)
        #expect(scene.hasPopped)
        let other = Scene(.view, ArbitrationPolicy(.trailing), doubt.assumptions, isRightToLeft: true)
        other.pull(-180)
        #expect(!other.hasPopped)
    }

    @Test("A card that refuses the touch leaves it to the swipe", arguments: Doubt.eachAlone.sampled())
    func refused(_ doubt: Doubt) {
        let scene = Scene(.view, ArbitrationPolicy(.right), doubt.assumptions)
        scene.arbiter.onAttempt = { _ in .deny(reason: "not now") }
        scene.pull(180)
        #expect(scene.hasPopped)
    }

    @Test("The swipe from the screen's edge does not wait for a card", arguments: Kind.allCases)
    func edge(kind: Kind) throws {
        let scene = Scene(kind, ArbitrationPolicy(.right), Doubt.none.assumptions)
        let pan = try #require(scene.arbiter.panGestureRecognizer)
        let gate = try #require(pan.delegate)
        let edge = try #require(scene.navigation.interactivePopGestureRecognizer)
        let content = try #require(scene.navigation.interactiveContentPopGestureRecognizer)
        #expect(!gate.gestureRecognizer(pan, shouldBeRequiredToFailBy: edge))
        #expect(gate.gestureRecognizer(pan, shouldBeRequiredToFailBy: content))
    }
}
