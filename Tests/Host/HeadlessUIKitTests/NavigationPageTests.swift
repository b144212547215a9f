import Testing

@testable import HeadlessUIKit

/// What a navigation controller takes from its page's safe area, and what it passes on.
@MainActor struct NavigationPageTests {
    private let page = UIViewController()
    private let navigation: UINavigationController
    private let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: page)
        stage = Stage(rootViewController: navigation)
        stage.advanceFrame()
    }

    @Test("V16: a page's safe area leaves out the bar, and the navigation controller's own does not")
    func safeArea() {
        let bar = navigation.navigationBar.closedHeight
        #expect(page.view.safeAreaInsets.top == 47 + bar)
        #expect(navigation.view.safeAreaInsets.top == 47)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: bar))
    }

    @Test("V16: a bar that is hidden takes no room")
    func hidden() {
        navigation.setNavigationBarHidden(true, animated: false)
        stage.advanceFrame()
        #expect(page.view.safeAreaInsets.top == 47)
        navigation.isNavigationBarHidden = false
        stage.advanceFrame()
        #expect(page.view.safeAreaInsets.top == 47 + navigation.navigationBar.closedHeight)
    }

    @Test("V16: a list that gets another size keeps its top below the bar")
    func resized() {
        let list = UIScrollView(frame: page.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 390, height: 3000)
        page.view.addSubview(list)
        stage.advanceFrame()
        let top = list.adjustedContentInset.top
        navigation.view.frame.size.height = 300
        stage.advanceFrame()
        #expect(list.contentOffset.y == -top)
    }

    @Test("V17: the page's preferred size is passed on with the bar, and a lower one is not")
    func preferredSize() {
        let bar = navigation.navigationBar.closedHeight
        page.preferredContentSize.height = 300
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
}
