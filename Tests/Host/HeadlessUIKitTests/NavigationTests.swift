import Testing

@testable import HeadlessUIKit

/// What a navigation controller takes from its page's safe area, what it passes on, and how a finger goes back.
@MainActor struct NavigationTests {
    private let bottom = UIViewController()
    private let navigation: UINavigationController
    private let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: bottom)
        stage = Stage(rootViewController: navigation)
        stage.advanceFrame()
    }

    @Test("V16: a page's safe area leaves out the bar, and the navigation controller's own does not")
    func safeArea() {
        let bar = navigation.navigationBar.closedHeight
        #expect(bottom.view.safeAreaInsets.top == 47 + bar)
        #expect(navigation.view.safeAreaInsets.top == 47)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: bar))
    }

    @Test("V16: a bar that is hidden takes no room")
    func hidden() {
        navigation.setNavigationBarHidden(true, animated: false)
        stage.advanceFrame()
        #expect(bottom.view.safeAreaInsets.top == 47)
        navigation.isNavigationBarHidden = false
        stage.advanceFrame()
        #expect(bottom.view.safeAreaInsets.top == 47 + navigation.navigationBar.closedHeight)
    }

    @Test("V16: a list that gets another size keeps its top below the bar")
    func resized() {
        let list = UIScrollView(frame: bottom.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 390, height: 3000)
        bottom.view.addSubview(list)
        stage.advanceFrame()
        let top = list.adjustedContentInset.top
        navigation.view.frame.size.height = 300
        stage.advanceFrame()
        #expect(list.contentOffset.y == -top)
    }

    @Test("V17: the page's preferred size is passed on with the bar, and a lower one is not")
    func preferredSize() {
        let bar = navigation.navigationBar.closedHeight
        bottom.preferredContentSize.height = 300
        #expect(navigation.preferredContentSize.height == 300 + bar)
        let next = UIViewController()
        next.preferredContentSize.height = 400
        navigation.pushViewController(next, animated: false)
        #expect(navigation.preferredContentSize.height == 400 + bar)
        navigation.popViewController(animated: false)
        #expect(navigation.preferredContentSize.height == 400 + bar)
    }

    @Test(
        "W5: a page in a navigation controller in a tab hides the status bar, and sets its style if the bar is hidden")
    func statusBar() {
        final class Page: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: Page()))
        tabs.viewControllers = [navigation]
        let stage = Stage(rootViewController: tabs)
        let manager = stage.window.windowScene?.statusBarManager
        #expect(manager?.isStatusBarHidden == true)
        #expect(manager?.statusBarStyle == .default)
        navigation.isNavigationBarHidden = true
        #expect(manager?.statusBarStyle == .lightContent)
    }

    // MARK: - The swipe back

    private func pushAndPan(_ x: CGFloat, _ y: CGFloat = 0, holds: Bool = true) {
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advanceFrame()
        pan(x, y, holds: holds)
    }

    private func pan(_ x: CGFloat, _ y: CGFloat = 0, holds: Bool = true) {
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: x, dy: y), over: 0.2)
        if holds { finger.hold(for: 0.2) }
        finger.lift()
        stage.settle()
    }

    @Test("W14: a pan from leading to trailing that starts anywhere in the content pops")
    func back() {
        pushAndPan(230)
        #expect(navigation.topViewController === bottom)
    }

    @Test("W14: a short pan pops if the finger is fast, and otherwise does not", arguments: [false, true])
    func short(holds: Bool) {
        pushAndPan(100, holds: holds)
        #expect((navigation.topViewController === bottom) == !holds)
    }

    @Test(
        "W14: other pans do not pop, nor does one in a single controller",
        arguments: [CGVector(dx: -150, dy: 0), CGVector(dx: 100, dy: 150)])
    func stays(way: CGVector) {
        pushAndPan(way.dx, way.dy, holds: false)
        #expect(navigation.viewControllers.count == 2)
        navigation.popViewController(animated: false)
        pan(230)
        #expect(navigation.topViewController === bottom)
    }

    @Test("W14: from right to left the pan has the other direction")
    func rightToLeft() {
        stage.layoutDirection = .rightToLeft
        pushAndPan(230)
        #expect(navigation.viewControllers.count == 2)
        pan(-230)
        #expect(navigation.topViewController === bottom)
    }
}
