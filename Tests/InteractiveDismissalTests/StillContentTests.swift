import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// It is unknown whether safe areas follow transforms: in either case nothing in a full-screen card moves relative to
/// it.
@MainActor struct StillContentTests {
    /// A full-screen card with a navigation bar, a list, and a bar at its bottom.
    @MainActor private final class Scene {
        let stage: Stage
        let home = UIViewController()
        let page = ListWithBar()
        let navigation: UINavigationController
        private(set) var differences: [String] = []
        private var expected: String?

        init(_ setting: Assumptions.SafeAreaUnderTransform) {
            var assumptions = Assumptions.standard
            assumptions.safeAreaUnderTransform = setting
            stage = Stage(rootViewController: home, assumptions: assumptions)
            navigation = UINavigationController(rootViewController: page)
        }

        func present(_ policy: ArbitrationPolicy = .continuous, animated: Bool = true) {
            home.presentCard(
                navigation, as: .cover { $0.policy = policy }, animated: animated)
        }

        static func atRest(_ setting: Assumptions.SafeAreaUnderTransform) -> Scene {
            let scene = Scene(setting)
            scene.present(animated: false)
            scene.stage.settle()
            return scene
        }

        /// From now on every view is to stay where it is.
        func fix() { expected = seen }

        func look(_ moment: String) {
            guard let expected, seen != expected else { return }
            differences.append("\(moment): \(seen), not \(expected)")
        }

        func settle() {
            stage.settle()
            look("at rest")
        }

        func frames(_ count: Int, _ moment: String) {
            for frame in 0..<count {
                stage.advanceFrame()
                look("\(moment), frame \(frame)")
            }
        }

        func drag(by distance: CGFloat) -> Finger {
            let finger = stage.touch(at: CGPoint(x: 195, y: 60))
            for step in 0..<20 {
                finger.move(by: .down(distance / 20))
                stage.advance(by: 0.02)
                look("in hand, step \(step)")
            }
            finger.hold(for: 0.1)
            return finger
        }

        /// The places and sizes of bar, content and bottom bar in the card.
        private var seen: String {
            let top = navigation.topViewController as? ListWithBar ?? page
            let bar = navigation.view.convert(navigation.navigationBar.frame, to: card)
            let bottom = top.view.convert(top.bar.frame, to: card)
            let content = "\(top.list.contentOffset.y + 0) in \(top.list.adjustedContentInset)"
            return "bar \(bar), content \(content), bottom \(bottom)"
        }

        private var card: UIView? { navigation.presentationController?.presentedView }
    }

    private final class ListWithBar: UIViewController {
        let list = UIScrollView()
        let bar = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            list.contentSize = CGSize(width: 390, height: 2640)
            view.addSubview(list)
            view.addSubview(bar)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            list.frame = view.bounds
            let height = 49 + view.safeAreaInsets.bottom
            bar.frame = CGRect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
        }
    }

    private func expectStillUntilBack(_ scene: Scene) {
        scene.fix()
        let finger = scene.drag(by: 300)
        finger.lift()
        scene.frames(30, "returning")
        scene.settle()
        #expect(scene.differences == [])
    }

    @Test("Content under a navigation bar does not move in flight, in hand and on the way back", arguments: settings)
    func inHand(_ setting: Assumptions.SafeAreaUnderTransform) {
        let scene = Scene.atRest(setting)
        expectStillUntilBack(scene)
    }

    @Test("Content comes in laid out as it will be at rest", arguments: settings)
    func flight(_ setting: Assumptions.SafeAreaUnderTransform) {
        let scene = Scene(setting)
        scene.present()
        scene.stage.advanceFrame()
        scene.fix()
        scene.frames(60, "coming")
        scene.settle()
        #expect(scene.differences == [])
    }

    @Test("Content does not move as the card is pulled up beyond its rest", arguments: settings)
    func beyondRest(_ setting: Assumptions.SafeAreaUnderTransform) {
        let scene = Scene(setting)
        scene.present(.gated, animated: false)
        scene.stage.settle()
        scene.fix()
        let finger = scene.drag(by: 100)
        finger.move(by: .down(-260))
        scene.frames(1, "beyond rest")
        finger.lift()
        scene.settle()
        #expect(scene.differences == [])
    }

    @Test(
        "Over a keyboard the content's bar is on the keyboard, and does not move in hand and on the way back",
        arguments: settings)
    func keyboard(_ setting: Assumptions.SafeAreaUnderTransform) {
        let scene = Scene.atRest(setting)
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        #expect(scene.page.bar.convert(CGPoint(x: 0, y: 49), to: nil).y == 508)
        expectStillUntilBack(scene)
    }

    @Test("Content does not move on the way out until the card is gone", arguments: settings, [0, 336.0])
    func wayOut(_ setting: Assumptions.SafeAreaUnderTransform, keyboard: CGFloat) {
        let scene = Scene(setting)
        scene.present(animated: false)
        scene.stage.showKeyboard(height: keyboard)
        scene.stage.settle()
        scene.fix()
        let finger = scene.drag(by: 500)
        finger.lift()
        scene.stage.advance(by: 0)
        while scene.navigation.isBeingDismissed, scene.navigation.view.window != nil, scene.stage.time < 10 {
            scene.look("leaving")
            scene.stage.advanceFrame()
        }
        scene.stage.settle()
        #expect(scene.home.presentedViewController == nil)
        #expect(scene.differences == [])
    }

    @Test("A page that is pushed while the card is in hand is laid out as it would be at rest", arguments: settings)
    func pushed(_ setting: Assumptions.SafeAreaUnderTransform) {
        let scene = Scene.atRest(setting)
        scene.fix()
        let finger = scene.drag(by: 300)
        scene.navigation.pushViewController(ListWithBar(), animated: false)
        scene.frames(2, "pushed")
        finger.lift()
        scene.settle()
        #expect(scene.differences == [])
    }

    @Test("Content that is turned in hand is laid out as it is at rest there", arguments: settings)
    func turned(_ setting: Assumptions.SafeAreaUnderTransform) {
        let scene = Scene.atRest(setting)
        let finger = scene.drag(by: 200)
        scene.stage.resize(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        finger.move(by: .down(1))
        scene.stage.advanceFrame()
        scene.fix()
        scene.frames(2, "turned")
        finger.cancel()
        scene.settle()
        #expect(scene.differences == [])
    }

    @Test("What the owner adds to the safe area stays, whenever it is added", arguments: settings)
    func owners(_ setting: Assumptions.SafeAreaUnderTransform) {
        let scene = Scene(setting)
        scene.navigation.additionalSafeAreaInsets.bottom = 10
        scene.present(animated: false)
        scene.stage.settle()
        let finger = scene.drag(by: 200)
        scene.navigation.additionalSafeAreaInsets.top = 5
        scene.stage.advanceFrame()
        finger.lift()
        scene.stage.settle()
        #expect(scene.navigation.additionalSafeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 10, right: 0))
    }

    private nonisolated static let settings = Assumptions.SafeAreaUnderTransform.allCases
}
