import HeadlessUIKit
import Testing

/// Delegates of bars and containers, toolbars, and bars that a push hides.
@MainActor
struct BarDelegateTests {
    private final class Listener: UINavigationControllerDelegate, UITabBarControllerDelegate, UISearchBarDelegate {
        var heard: [String] = []
        var refused: UIViewController?
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { heard.append("will show \(viewController.title ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { heard.append("did show \(viewController.title ?? "")") }
        func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            viewController !== refused
        }
        func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
            heard.append("selects \(viewController.title ?? "")")
        }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            heard.append("scope \(selectedScope)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    }
    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    @Test("V19: the delegate hears of each controller that is shown, the first one too")
    func navigation() {
        let listener = Listener()
        let navigation = UINavigationController(rootViewController: page("one"))
        navigation.delegate = listener
        let stage = Stage(rootViewController: navigation)
        stage.settle()
        #expect(listener.heard == ["will show one", "did show one"])
        listener.heard = []
        navigation.show(page("two"), sender: nil)
        navigation.popViewController(animated: true)
        #expect(listener.heard == ["will show two", "did show two", "will show one", "did show one"])
        #expect(navigation.visibleViewController?.title == "one")
        #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
    }

    @Test("V20: the bar at the bottom has the top page's buttons, and the page's safe area leaves it out")
    func toolbar() {
        let home = page("home")
        var taps = 0
        home.toolbarItems = [
            .flexibleSpace(), UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps += 1 }),
        ]
        let navigation = UINavigationController(rootViewController: home)
        let stage = Stage(rootViewController: navigation)
        stage.settle()
        let before = home.view.safeAreaInsets.bottom
        navigation.setToolbarHidden(false, animated: false)
        stage.settle()
        #expect(home.view.safeAreaInsets.bottom == before + 44)
        let bar = navigation.toolbar!
        stage.touch(at: bar.convert(CGPoint(x: bar.bounds.maxX - 20, y: 20), to: nil)).lift()
        #expect(stage.tapBarButton(home.toolbarItems![1]))
        #expect(taps == 2)
        navigation.isToolbarHidden = true
        stage.settle()
        #expect(home.view.safeAreaInsets.bottom == before)
        #expect(bar.superview == nil)
    }

    @Test("V21: a tap on a tab asks and tells, also of the selected tab, whose stack goes to its root")
    func tabs() {
        let listener = Listener()
        let (tabs, stack, other) = (
            UITabBarController(), UINavigationController(rootViewController: page("one")), page("two")
        )
        stack.title = "stack"
        tabs.viewControllers = [stack, other]
        tabs.delegate = listener
        let stage = Stage(rootViewController: tabs)
        stage.settle()
        func tap(_ index: CGFloat) {
            let bar = tabs.tabBar
            stage.touch(at: bar.convert(CGPoint(x: bar.bounds.width * (index + 0.5) / 2, y: 20), to: nil)).lift()
            stage.settle()
        }
        stack.pushViewController(page("details"), animated: false)
        tap(0)
        #expect(stack.viewControllers.count == 1)
        tap(1)
        #expect(tabs.selectedIndex == 1)
        listener.refused = stack
        tap(0)
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 0
        #expect(listener.heard == ["selects stack", "selects two"])
    }

    @Test("V21: a pushed page that wants no bar at the bottom hides the tab bar while it is in the stack")
    func hidden() {
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: page("one"))
        tabs.viewControllers = [stack]
        let stage = Stage(rootViewController: tabs)
        stage.settle()
        let chat = page("chat")
        chat.hidesBottomBarWhenPushed = true
        stack.pushViewController(chat, animated: false)
        stage.settle()
        #expect(tabs.tabBar.isHidden)
        #expect(chat.view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom)
        stack.pushViewController(page("more"), animated: false)
        #expect(tabs.tabBar.isHidden)
        stack.popToRootViewController(animated: false)
        stage.settle()
        #expect(!tabs.tabBar.isHidden)
        #expect(stack.topViewController!.view.safeAreaInsets.bottom > stage.window.safeAreaInsets.bottom)
    }

    @Test(
        "V3, V16, W5: a page in a stack in a tab in a child has all bars out of its safe area, and finds its containers"
    )
    func nested() throws {
        final class Page: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let (outer, tabs, inner) = (UIViewController(), UITabBarController(), Page())
        let stack = UINavigationController(rootViewController: inner)
        tabs.viewControllers = [stack, page("other")]
        outer.addChild(tabs)
        outer.view.addSubview(tabs.view)
        tabs.view.frame = CGRect(x: 0, y: 200, width: 390, height: 644)
        tabs.didMove(toParent: outer)
        let stage = Stage(rootViewController: outer)
        stage.settle()
        let bottom = stage.window.safeAreaInsets.bottom
        #expect(inner.view.safeAreaInsets.top == stack.navigationBar.bounds.height)
        #expect(inner.view.safeAreaInsets.bottom == 49 + bottom)
        #expect(inner.navigationController === stack)
        #expect(inner.tabBarController === tabs)
        #expect(stage.window.windowScene?.statusBarManager?.isStatusBarHidden == false)
        stage.window.rootViewController = stack
        stage.settle()
        #expect(stage.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
    }

    @Test("W34: a finger selects a scope of a search bar; the return key searches")
    func scopes() {
        let (stage, listener) = (Stage(), Listener())
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 102))
        bar.scopeButtonTitles = ["All", "Mine"]
        bar.delegate = listener
        #expect(bar.intrinsicContentSize.height == 56)
        bar.showsScopeBar = true
        stage.window.addSubview(bar)
        stage.settle()
        stage.touch(at: CGPoint(x: 300, y: 170)).lift()
        #expect(bar.selectedScopeButtonIndex == 1)
        bar.becomeFirstResponder()
        stage.typeText("a\n")
        #expect(listener.heard == ["scope 1", "search"])
    }

    @Test("W35: a wheel's rows are labels with their titles; a wheel has the width that is wished")
    func wheel() {
        final class Cups: UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 30 }
            func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                component == 0 ? "\(row) cups" : nil
            }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
                component == 0 ? 250 : 0
            }
        }
        let (stage, cups) = (Stage(), Cups())
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        (picker.dataSource, picker.delegate) = (cups, cups)
        stage.window.addSubview(picker)
        stage.settle()
        func titles() -> [String] { picker.subviews[0].subviews.compactMap { ($0 as? UILabel)?.text } }
        #expect(titles().contains("0 cups"))
        #expect(picker.subviews[0].bounds.width == 250)
        #expect(picker.subviews[1].bounds.width == 50)
        picker.selectRow(20, inComponent: 0, animated: false)
        stage.settle()
        #expect(titles().contains("20 cups"))
        #expect(!titles().contains("0 cups"))
    }

    @Test("W30: a button's configuration gives its size, its labels and its background")
    func configuration() {
        let stage = Stage()
        var look = UIButton.Configuration.filled()
        (look.title, look.subtitle, look.cornerStyle) = ("Order", "Free delivery", .capsule)
        (look.image, look.imagePadding) = (UIImage(size: CGSize(width: 20, height: 20)), 8)
        var taps = 0
        let button = UIButton(configuration: look, primaryAction: UIAction { _ in taps += 1 })
        button.frame.origin = CGPoint(x: 50, y: 100)
        stage.window.addSubview(button)
        stage.settle()
        #expect(button.titleLabel?.text == "Order")
        #expect(button.subtitleLabel?.text == "Free delivery")
        #expect(button.titleLabel?.textColor == .white)
        #expect(button.subviews.first?.backgroundColor == .systemBlue)
        #expect(button.subviews.first?.layer.cornerRadius == button.bounds.height / 2)
        #expect(abs(button.titleLabel!.frame.minX - 40) < 0.001)
        let wide = button.intrinsicContentSize.width
        button.configuration?.image = nil
        #expect(button.intrinsicContentSize.width == wide - 28)
        stage.touch(at: button.center).lift()
        #expect(taps == 1)
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "Order" : "Sold out" }
        button.isEnabled = false
        stage.settle()
        #expect(button.titleLabel?.text == "Sold out")
    }

    @Test("Feedback of selections and tasks is recorded")
    func feedback() {
        let stage = Stage()
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        #expect(stage.feedback == [nil, .success])
    }
}
