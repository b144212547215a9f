import HeadlessUIKit
import Testing

@MainActor @Suite struct ControllerContainerTests {
    private let log = Record()

    @Test("A navigation controller shows the top of its stack")
    func navigation() {
        let (one, other) = (RecordingController("one", log), RecordingController("other", log))
        let navigation = UINavigationController(rootViewController: one)
        let stage = Stage(rootViewController: navigation)
        #expect(one.view.frame == stage.window.bounds)
        #expect(navigation.topViewController === one)
        #expect(log.take() == ["one willAppear", "one didAppear"])
        navigation.pushViewController(other, animated: true)
        #expect(other.view.window === stage.window)
        #expect(one.view.window == nil)
        #expect(other.parent === navigation)
        #expect(log.take() == ["one willDisappear", "other willAppear", "one didDisappear", "other didAppear"])
        #expect(navigation.popViewController(animated: false) === other)
        #expect(other.parent == nil)
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(one.view.window === stage.window)
    }

    @Test("T28: in a push and a pop, the leaving controller is told before the arriving one, both will, then both did")
    func pushAndPop() {
        let (one, other) = (RecordingController("one", log), RecordingController("other", log))
        let navigation = UINavigationController(rootViewController: one)
        let stage = Stage(rootViewController: navigation)
        _ = log.take()
        navigation.pushViewController(other, animated: false)
        #expect(log.take() == ["one willDisappear", "other willAppear", "one didDisappear", "other didAppear"])
        navigation.popViewController(animated: false)
        #expect(log.take() == ["other willDisappear", "one willAppear", "other didDisappear", "one didAppear"])
        withExtendedLifetime(stage) {}
    }

    @Test("T32: a container's transition adds one child's view and removes the other's once it is over")
    func transition() {
        let (one, other) = (RecordingController("one", log), RecordingController("other", log))
        let home = UIViewController()
        for child in [one, other] { home.addChild(child) }
        home.view.addSubview(one.view)
        let stage = Stage(rootViewController: home)
        _ = log.take()
        var ends: [Bool] = []
        home.transition(
            from: one, to: other, duration: 0.3, animations: { other.view.alpha = 0.5 },
            completion: { ends.append($0) })
        #expect(log.take() == ["one willDisappear", "other willAppear"])
        stage.advance(by: 0.2)
        #expect(one.view.window === stage.window)
        #expect(other.view.window === stage.window)
        stage.settle()
        #expect(one.view.superview == nil)
        #expect(log.take() == ["one didDisappear", "other didAppear"])
        #expect(ends == [true])
    }

    @Test("T28: a controller hears once that it appears, between both others, with its place in the window")
    func isAppearing() {
        final class Page: UIViewController {
            var heard: [String] = []
            override func viewWillAppear(_ animated: Bool) { heard.append("will \(view.window != nil)") }
            override func viewIsAppearing(_ animated: Bool) {
                heard.append("is \(animated) \(view.window != nil) \(Int(view.bounds.width))")
            }
            override func viewWillLayoutSubviews() { if heard.last != "layout" { heard.append("layout") } }
            override func viewDidAppear(_ animated: Bool) { heard.append("did") }
        }
        let (root, pushed, presented) = (Page(), Page(), Page())
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(rootViewController: navigation)
        let width = Int(stage.window.bounds.width)
        #expect(root.heard.filter { $0 != "layout" } == ["will false", "is false true \(width)", "did"])
        navigation.pushViewController(pushed, animated: false)
        stage.settle()
        #expect(pushed.heard.filter { $0 != "layout" } == ["will false", "is false true \(width)", "did"])
        root.heard = []
        navigation.popViewController(animated: false)
        stage.settle()
        #expect(root.heard.filter { $0 != "layout" } == ["will false", "is false true \(width)", "did"])
        root.present(presented, animated: true)
        stage.settle()
        #expect(presented.heard == ["will false", "is true true \(width)", "layout", "did"])
    }

    @Test("A push in no window makes no callbacks")
    func unseenPush() {
        let (one, other) = (RecordingController("one", log), RecordingController("other", log))
        let navigation = UINavigationController(rootViewController: one)
        navigation.loadViewIfNeeded()
        navigation.pushViewController(other, animated: false)
        #expect(log.take() == [])
    }

    @Test("A tab bar controller shows the selected controller")
    func tabs() {
        let (one, other) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [one, other]
        let stage = Stage(rootViewController: tabs)
        #expect(tabs.selectedViewController === one)
        #expect(one.view.window === stage.window)
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === other)
        #expect(other.view.window === stage.window)
        #expect(one.view.window == nil)
        #expect(tabs.children == [one, other])
    }

    @Test("An appearance transition that a container reports itself begins, reverses and ends")
    func appearance() {
        let controller = RecordingController("it", log)
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: true)
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        #expect(log.take() == ["it willAppear", "it didAppear", "it willDisappear", "it willAppear", "it didAppear"])
        #expect(!controller.accessibilityPerformEscape())
    }
}
