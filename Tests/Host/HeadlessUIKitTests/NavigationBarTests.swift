import HeadlessUIKit
import Testing

@MainActor struct NavigationBarTests {
    /// A list under a bar that prefers large titles, in the top one of several controllers.
    @MainActor
    private struct Scene {
        private let stage: Stage
        let navigation: UINavigationController
        let list: UIScrollView
        var bar: UINavigationBar { navigation.navigationBar }

        init(
            screen: Screen = .phone, below: [UIViewController] = [], setUp: (UINavigationItem) -> Void = { _ in },
            assume: (inout Assumptions) -> Void = { _ in }
        ) {
            var assumptions = Assumptions()
            assume(&assumptions)
            let controller = UIViewController()
            setUp(controller.navigationItem)
            navigation = UINavigationController(rootViewController: UIViewController())
            navigation.setViewControllers(below + [controller], animated: false)
            navigation.navigationBar.prefersLargeTitles = true
            stage = Stage(rootViewController: navigation, screen: screen, assumptions: assumptions)
            list = UIScrollView(frame: controller.view.bounds)
            list.contentSize = CGSize(width: list.bounds.width, height: 2640)
            controller.view.addSubview(list)
            stage.advanceFrame()
        }

        /// The bar's height after the list was pulled until the bar was open, in points.
        var openHeight: CGFloat {
            list.contentOffset.y = -400
            return bar.bounds.height
        }
    }

    @Test(
        "S17a: the inset under a large title follows the opening bar, or is there at once",
        arguments: Assumptions.BarOpening.allCases)
    func opening(opening: Assumptions.BarOpening) {
        let scene = Scene(assume: { $0.barOpening = opening })
        let list = scene.list
        list.contentOffset.y = 200
        let top = list.adjustedContentInset.top
        list.contentOffset.y = -top - 20
        #expect(list.adjustedContentInset.top == top + (opening == .withContent ? 20 : 52))
    }

    @Test(
        "V13: a bar that shrinks changes its inset, unless the app keeps the safe area",
        arguments: [UIBarMinimizationSafeAreaAdjustment.automatic, .enabled, .disabled])
    func minimizes(adjustment: UIBarMinimizationSafeAreaAdjustment) {
        let page = UIViewController()
        page.navigationItem.navigationBarMinimization.minimizationBehavior = .onScrollDown
        page.navigationItem.navigationBarMinimization.safeAreaAdjustment = adjustment
        let navigation = UINavigationController(rootViewController: page)
        let stage = Stage(rootViewController: navigation)
        let list = UIScrollView(frame: page.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        page.view.addSubview(list)
        stage.advanceFrame()
        let open = list.adjustedContentInset.top
        let finger = stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: CGVector(dx: 0, dy: -30), over: 0.2)
        #expect(navigation.navigationBar.frame.height == 24)
        #expect(list.adjustedContentInset.top == (adjustment == .disabled ? open : open - 20))
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
        #expect(navigation.navigationBar.frame.height == 44)
        finger.lift()
        #expect(stage.settle())
        #expect(list.adjustedContentInset.top == open)
    }

    @Test("S17a: in a compact height the bar is lower, and opens only for a search bar")
    func compactHeight() {
        let screen = Screen(
            size: CGSize(width: 844, height: 390), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        for hasSearchBar in [false, true] {
            let scene = Scene(
                screen: screen,
                setUp: { item in
                    if hasSearchBar { item.searchController = UISearchController(searchResultsController: nil) }
                })
            scene.list.contentOffset.y = -200
            #expect(scene.bar.bounds.height == (hasSearchBar ? 84 : 32))
            #expect(scene.list.adjustedContentInset.top == (hasSearchBar ? 84 : 32))
        }
    }

    @Test(
        "S17c: a bar has the assumed height, closed and open, and its fitting size is the closed one",
        arguments: [
            (Assumptions.BarHeights.phone, CGFloat(44), CGFloat(96)), (.taller, 54, 106), (.lowerParts, 50, 90),
        ])
    func heights(_ heights: Assumptions.BarHeights, _ closed: CGFloat, _ open: CGFloat) {
        let scene = Scene(assume: { $0.barHeights = heights })
        scene.list.contentOffset.y = 200
        #expect(scene.bar.bounds.height == closed)
        #expect(scene.openHeight == open)
        #expect(scene.bar.sizeThatFits(scene.bar.bounds.size).height == closed)
    }

    @Test("S17a: an automatic title has the size of the one below it, and the first one is large")
    func automatic() {
        let small = UIViewController()
        small.navigationItem.largeTitleDisplayMode = .never
        #expect(Scene().openHeight == 96)
        #expect(Scene(below: [small]).openHeight == 44)
        #expect(Scene(below: [small, UIViewController()]).openHeight == 44)
        #expect(Scene(below: [small], setUp: { $0.largeTitleDisplayMode = .always }).openHeight == 96)
        #expect(Scene(setUp: { $0.largeTitleDisplayMode = .inline }).openHeight == 44)
    }

    @Test("S17a: only a search bar that is stacked below the title opens the bar")
    func searchBarPlacement() {
        func open(_ placement: UINavigationItem.SearchBarPlacement) -> CGFloat {
            Scene(setUp: { item in
                item.searchController = UISearchController(searchResultsController: nil)
                item.preferredSearchBarPlacement = placement
            }).openHeight
        }
        #expect(open(.automatic) == 148)
        #expect(open(.stacked) == 148)
        #expect(open(.inline) == 96)
    }
}
