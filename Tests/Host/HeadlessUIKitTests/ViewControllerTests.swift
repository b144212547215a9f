import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct ViewControllerTests {
    let window = UIWindow(
        screen: UIScreen(size: CGSize(width: 390, height: 844), scale: 3, maximumFramesPerSecond: 120),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let log = Log()

    @Test("A view is loaded when it is first read")
    func viewIsLoadedWhenItIsFirstRead() {
        let controller = Page("page", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        _ = controller.view
        #expect(log.take() == ["page load"])
        controller.loadViewIfNeeded()
        #expect(log.take() == [])
        #expect(controller.isViewLoaded)
    }

    @Test("A root appears when its window does, and fills it")
    func rootAppearsWhenItsWindowDoesAndFillsIt() {
        let controller = Page("page", log)
        window.rootViewController = controller
        #expect(log.take() == [])
        window.makeKeyAndVisible()
        #expect(log.take() == ["page load", "page will appear", "page safe area", "page layout", "page did appear"])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        let next = Page("next", log)
        window.rootViewController = next
        #expect(
            log.take() == [
                "page will disappear", "page did disappear",
                "next load", "next will appear", "next safe area", "next layout", "next did appear",
            ])
    }

    @Test("Children appear with their parent, and when their view is added or removed")
    func childrenAppearWithTheirParentAndWhenTheirViewIsAddedOrRemoved() {
        let parent = Page("parent", log)
        let early = Page("early", log)
        let late = Page("late", log)
        parent.addChild(early)
        parent.view.addSubview(early.view)
        early.didMove(toParent: parent)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        #expect(
            log.take().filter { $0.contains("appear") }.sorted() == [
                "early did appear", "early will appear", "parent did appear", "parent will appear",
            ])
        parent.addChild(late)
        parent.view.addSubview(late.view)
        #expect(log.take() == ["late load", "late will appear", "late did appear"])
        late.willMove(toParent: nil)
        late.view.removeFromSuperview()
        late.removeFromParent()
        #expect(log.take() == ["late will disappear", "late did disappear"])
        #expect(late.parent == nil)
        #expect(parent.children == [early])
    }

    @Test("A child whose view is added in its parent's first layout appears with the parent")
    func childOfTheFirstLayout() {
        let (parent, child) = (Page("parent", log), Page("child", log))
        parent.onLayout = {
            guard child.parent == nil else { return }
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        window.rootViewController = parent
        window.makeKeyAndVisible()
        #expect(
            log.take().filter { $0.contains("appear") } == [
                "parent will appear", "child will appear", "parent did appear", "child did appear",
            ])
        window.rootViewController = Page("next", log)
        #expect(log.take().filter { $0.contains("child") } == ["child will disappear", "child did disappear"])
    }

    @Test("T26: safe areas follow from the window's and from a view's place")
    func safeAreasFollowFromTheWindowsAndFromWhereAViewIs() {
        let controller = Page("page", log)
        controller.additionalSafeAreaInsets.top = 10
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 0, bottom: 34, right: 0))
        let card = UIView(frame: CGRect(x: 0, y: 30, width: 390, height: 804))
        #expect(card.safeAreaInsets == .zero)
        controller.view.addSubview(card)
        #expect(card.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 24, right: 0))
        card.frame.origin.y = 200
        #expect(card.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test("A change of the safe area is reported before the layout that it causes")
    func changeOfTheSafeAreaIsReportedBeforeTheLayoutThatItCauses() {
        let controller = Page("page", log)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = log.take()
        controller.additionalSafeAreaInsets.bottom = 20
        window.layoutPass()
        #expect(log.take() == ["page safe area", "page layout"])
        window.layoutPass()
        #expect(log.take() == [])
    }

    @Test("A resized window resizes its root and updates its traits")
    func resizedWindowResizesItsRootAndUpdatesItsTraits() {
        let controller = Page("page", log)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
        window.frame.size = CGSize(width: 1024, height: 768)
        #expect(controller.view.frame.size == CGSize(width: 1024, height: 768))
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        #expect(controller.traitCollection.verticalSizeClass == .regular)
    }
}

private final class Page: UIViewController {
    let name: String
    let log: Log
    var onLayout: () -> Void = {}

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log.add("\(name) load") }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) did disappear") }
    override func viewDidLayoutSubviews() {
        log.add("\(name) layout")
        onLayout()
    }
    override func viewSafeAreaInsetsDidChange() { log.add("\(name) safe area") }
}
