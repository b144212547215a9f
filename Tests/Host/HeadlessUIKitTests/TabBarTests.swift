import HeadlessUIKit
import Testing

/// Two tabs on a phone, whose safe area leaves out 47 points at the top and 34 at the bottom.
@MainActor struct TabBarTests {
    private let one = UIViewController()
    private let other = UIViewController()
    private let tabs = UITabBarController()
    private let stage: Stage
    private var bar: UITabBar { tabs.tabBar }

    init() {
        (one.title, other.title) = ("One", "Other")
        tabs.viewControllers = [one, other]
        stage = Stage(rootViewController: tabs)
        stage.advanceFrame()
    }

    private func tap(_ stage: Stage, at point: CGPoint) {
        stage.touch(at: point).lift()
        stage.advanceFrame()
    }

    private func titles(in view: UIView) -> [String] {
        view.subviews.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? titles(in: $0) }
    }

    // MARK: The bar

    @Test("V2: the bar is in front of the tab, at the bottom, 49 points higher than the safe area")
    func place() {
        #expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(tabs.view.subviews == [one.view, bar])
        #expect(one.view.frame == tabs.view.bounds)
    }

    @Test(
        "V13: a bar that shrinks follows the finger or the offset, and the safe area follows the bar",
        arguments: Assumptions.BarMinimization.allCases)
    func minimizes(follows: Assumptions.BarMinimization) {
        var assumptions = Assumptions()
        assumptions.barMinimization = follows
        let (page, tabs) = (UIViewController(), UITabBarController())
        tabs.viewControllers = [page]
        let stage = Stage(rootViewController: tabs, assumptions: assumptions)
        let list = UIScrollView(frame: page.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        page.view.addSubview(list)
        func heights(after distance: CGFloat) -> [CGFloat] {
            stage.touch(at: CGPoint(x: 195, y: 400)).drag(by: .down(-distance), over: 0.2)
            stage.settle()
            return [tabs.tabBar.frame.height, page.view.safeAreaInsets.bottom]
        }
        #expect(heights(after: 30) == [83, 83])
        tabs.tabBarMinimizeBehavior = .onScrollDown
        #expect(heights(after: 30) == [63, 63])
        list.contentOffset.y -= 20
        stage.advanceFrame()
        #expect(tabs.tabBar.frame.height == (follows == .withFinger ? 63 : 83))
        #expect(heights(after: 200) == [34, 34])
        #expect(heights(after: -200) == [83, 83])
    }

    @Test("V15: an accessory is above the bar, and beside it once the bar has shrunk")
    func accessory() {
        let list = UIScrollView(frame: one.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        one.view.addSubview(list)
        let player = UIView()
        tabs.setBottomAccessory(UITabAccessory(contentView: player), animated: false)
        tabs.tabBarMinimizeBehavior = .onScrollDown
        stage.advanceFrame()
        #expect(player.frame == CGRect(x: 0, y: 713, width: 390, height: 48))
        #expect(one.view.safeAreaInsets.bottom == 131)
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: 0, dy: -200), over: 0.2)
        finger.hold(for: 0.1)
        finger.lift()
        stage.settle()
        #expect(player.frame.minY == 810)
        #expect(one.view.safeAreaInsets.bottom == 34)
        tabs.bottomAccessory = nil
        #expect(player.superview == nil)
    }

    @Test("V2: the bar follows the size of the window, and the safe area")
    func resize() {
        stage.resize(to: CGSize(width: 600, height: 700))
        stage.advanceFrame()
        #expect(bar.frame == CGRect(x: 0, y: 617, width: 600, height: 83))
        tabs.additionalSafeAreaInsets.bottom = 6
        stage.advanceFrame()
        #expect(bar.frame == CGRect(x: 0, y: 611, width: 600, height: 89))
    }

    @Test("V2: a tap on an item selects its controller")
    func tap() {
        tap(stage, at: CGPoint(x: 300, y: 780))
        #expect(tabs.selectedViewController === other)
        #expect(bar.selectedItem === other.tabBarItem)
        tap(stage, at: CGPoint(x: 100, y: 780))
        #expect(tabs.selectedIndex == 0)
        #expect(bar.selectedItem === one.tabBarItem)
    }

    @Test("V2: below the items the bar takes touches, and selects nothing")
    func tapBelow() {
        tap(stage, at: CGPoint(x: 300, y: 830))
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.view.hitTest(CGPoint(x: 300, y: 830), with: nil) === bar)
    }

    @Test("V2: another tab is inserted behind the bar, and behind the app's own views")
    func order() {
        let panel = UIView()
        tabs.view.insertSubview(panel, belowSubview: bar)
        tabs.selectedIndex = 1
        #expect(tabs.view.subviews == [other.view, panel, bar])
    }

    @Test("V2: a bar moved by a transform keeps its place")
    func transform() {
        bar.transform = CGAffineTransform(translationX: 0, y: 83)
        stage.resize(to: CGSize(width: 600, height: 700))
        stage.advanceFrame()
        #expect(bar.frame == CGRect(x: 0, y: 700, width: 600, height: 83))
        bar.transform = .identity
        #expect(bar.frame == CGRect(x: 0, y: 617, width: 600, height: 83))
    }

    @Test("V2: the items show the controllers' titles, also those set later")
    func items() {
        #expect(bar.items?.map(\.title) == ["One", "Other"])
        one.title = "First"
        other.tabBarItem.title = "Second"
        stage.advanceFrame()
        #expect(titles(in: bar) == ["First", "Second"])
        let item = UITabBarItem()
        item.title = "Third"
        one.tabBarItem = item
        stage.advanceFrame()
        #expect(titles(in: bar) == ["Third", "Second"])
    }

    @Test("V2: a bar without a controller selects the tapped item")
    func bare() {
        let stage = Stage(rootViewController: UIViewController())
        let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 390, height: 49))
        let items = [UITabBarItem(), UITabBarItem(), UITabBarItem()]
        bar.items = items
        stage.window.addSubview(bar)
        stage.advanceFrame()
        #expect(bar.selectedItem == nil)
        tap(stage, at: CGPoint(x: 380, y: 310))
        #expect(bar.selectedItem === items[2])
        bar.items = [items[0]]
        #expect(bar.selectedItem == nil)
    }

    @Test("A controller knows the nearest tab bar controller around it")
    func nearest() {
        let inner = UIViewController()
        one.addChild(inner)
        #expect(inner.tabBarController === tabs)
        #expect(tabs.tabBarController == nil)
    }

    @Test("A snapshot shows the bar with its titles")
    func snapshot() {
        let svg = stage.snapshot().svg()
        #expect(svg.contains("One"))
        #expect(svg.contains("Other"))
    }

    // MARK: The safe area

    @Test("V3: a tab's safe area excludes the bar, and the tab bar controller's does not")
    func safeArea() {
        #expect(one.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        #expect(tabs.view.safeAreaInsets.bottom == 34)
        tabs.selectedIndex = 1
        #expect(other.view.safeAreaInsets.bottom == 83)
    }

    @Test("V3: the app's additional insets are added to a tab's safe area")
    func additional() {
        one.additionalSafeAreaInsets.bottom = 64
        #expect(one.view.safeAreaInsets.bottom == 147)
        tabs.selectedIndex = 1
        #expect(one.additionalSafeAreaInsets.bottom == 64)
        #expect(other.additionalSafeAreaInsets == .zero)
    }

    @Test("V3: a view in a tab has a safe area where it extends under the bar")
    func inner() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        one.view.addSubview(content)
        #expect(content.safeAreaInsets.bottom == 39)
    }

    @Test("V3: a list in a tab scrolls until its end is above the bar")
    func list() {
        let list = UIScrollView(frame: one.view.bounds)
        list.contentSize = CGSize(width: 390, height: 2000)
        one.view.addSubview(list)
        stage.advanceFrame()
        #expect(list.adjustedContentInset.bottom == 83)
    }

    @Test("V3: other views beside the tab have the safe area without the bar")
    func beside() {
        let panel = UIView(frame: tabs.view.bounds)
        tabs.view.insertSubview(panel, belowSubview: bar)
        #expect(panel.safeAreaInsets.bottom == 34)
    }

    @Test("V3: a bar that is hidden, or moved by its transform, still counts for the safe area")
    func hidden() {
        bar.transform = CGAffineTransform(translationX: 0, y: 83)
        stage.advanceFrame()
        #expect(one.view.safeAreaInsets.bottom == 83)
        bar.isHidden = true
        stage.advanceFrame()
        #expect(one.view.safeAreaInsets.bottom == 83)
    }

    // MARK: Tabs

    @Test("V4: a child becomes a tab that is not selected, and stops being one when it leaves")
    func child() {
        let third = UIViewController()
        third.title = "Third"
        tabs.addChild(third)
        third.didMove(toParent: tabs)
        #expect(tabs.viewControllers == [one, other, third])
        #expect(bar.items?.map(\.title) == ["One", "Other", "Third"])
        #expect(tabs.selectedViewController === one)
        third.willMove(toParent: nil)
        third.removeFromParent()
        #expect(tabs.viewControllers == [one, other])
        #expect(bar.items?.count == 2)
    }

    @Test("V4: the first child of a tab bar controller without tabs is selected")
    func firstChild() {
        let (tabs, child) = (UITabBarController(), UIViewController())
        tabs.addChild(child)
        #expect(tabs.selectedViewController === child)
    }

    @Test("V4: a child that moves to another parent stops being a tab")
    func movedChild() {
        let parent = UIViewController()
        parent.addChild(one)
        #expect(tabs.viewControllers == [other])
        #expect(tabs.selectedViewController === other)
        #expect(one.parent === parent)
    }

    @Test("V5: new tabs keep the selected controller, or else its index, or else select the first")
    func selection() {
        let (third, fourth) = (UIViewController(), UIViewController())
        tabs.selectedIndex = 1
        tabs.viewControllers = [third, one, other]
        #expect(tabs.selectedViewController === other)
        tabs.viewControllers = [third, one, fourth]
        #expect(tabs.selectedViewController === fourth)
        #expect(fourth.view.superview === tabs.view)
        #expect(other.parent == nil)
        tabs.viewControllers = [one, third]
        #expect(tabs.selectedViewController === one)
        #expect(bar.selectedItem === one.tabBarItem)
        tabs.viewControllers = nil
        #expect(tabs.selectedViewController == nil)
        #expect(bar.items == nil)
    }
}
