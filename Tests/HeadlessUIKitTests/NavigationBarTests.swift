import HeadlessUIKit
import Testing

@MainActor struct NavigationBarTests {
    @Test("S17a: the inset under a large title follows the bar that opens, or is there at once")
    func opening() {
        for opening in Assumptions.BarOpening.allCases {
            var assumptions = Assumptions()
            assumptions.barOpening = opening
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = true
            let stage = Stage(rootViewController: navigation, assumptions: assumptions)
            let list = UIScrollView(frame: controller.view.bounds)
            list.contentSize = CGSize(width: 390, height: 2640)
            controller.view.addSubview(list)
            stage.advanceFrame()
            let top = list.adjustedContentInset.top
            list.contentOffset.y = -top - 20
            #expect(list.adjustedContentInset.top == top + (opening == .withContent ? 20 : 52))
        }
    }

    @Test("S17a: where the height is compact the bar is lower, and opens for a search bar only")
    func compactHeight() {
        for hasSearchBar in [false, true] {
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = true
            if hasSearchBar {
                controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
            }
            let screen = Screen(
                size: CGSize(width: 844, height: 390), scale: 3,
                safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
            let stage = Stage(rootViewController: navigation, screen: screen)
            let list = UIScrollView(frame: controller.view.bounds)
            list.contentSize = CGSize(width: 844, height: 2640)
            controller.view.addSubview(list)
            stage.advanceFrame()
            list.contentOffset.y = -200
            #expect(navigation.navigationBar.bounds.height == (hasSearchBar ? 84 : 32))
            #expect(list.adjustedContentInset.top == (hasSearchBar ? 84 : 0))
        }
    }

    /// The bar over a list that is pulled as far as it opens, in points.
    private func openHeight(
        _ heights: Assumptions.BarHeights = .phone, below: [UIViewController] = [],
        setUp: (UINavigationItem) -> Void = { _ in }
    ) -> (closed: CGFloat, open: CGFloat, fitting: CGFloat) {
        var assumptions = Assumptions()
        assumptions.barHeights = heights
        let controller = UIViewController()
        setUp(controller.navigationItem)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.setViewControllers(below + [controller], animated: false)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(rootViewController: navigation, assumptions: assumptions)
        let list = UIScrollView(frame: controller.view.bounds)
        list.contentSize = CGSize(width: 390, height: 2640)
        controller.view.addSubview(list)
        stage.advanceFrame()
        let bar = navigation.navigationBar
        let closed = bar.bounds.height
        list.contentOffset.y = -400
        return (closed, bar.bounds.height, bar.sizeThatFits(bar.bounds.size).height)
    }

    @Test(
        "S17c: a bar is as high as is assumed, closed and open, and fits as when closed",
        arguments: [
            (Assumptions.BarHeights.phone, CGFloat(44), CGFloat(96)), (.taller, 54, 106), (.lowerParts, 50, 90),
        ])
    func heights(_ heights: Assumptions.BarHeights, _ closed: CGFloat, _ open: CGFloat) {
        let bar = openHeight(heights)
        #expect(bar.closed == closed)
        #expect(bar.open == open)
        #expect(bar.fitting == closed)
    }

    @Test("S17a: an automatic title is as large as the one below it, and the first one large")
    func automatic() {
        let small = UIViewController()
        small.navigationItem.largeTitleDisplayMode = .never
        #expect(openHeight().open == 96)
        #expect(openHeight(below: [small]).open == 44)
        #expect(openHeight(below: [small, UIViewController()]).open == 44)
        #expect(openHeight(below: [small]) { $0.largeTitleDisplayMode = .always }.open == 96)
        #expect(openHeight { $0.largeTitleDisplayMode = .inline }.open == 44)
    }

    @Test("S17a: only a search bar that is stacked below the title opens the bar")
    func searchBarPlacement() {
        func open(_ placement: UINavigationItem.SearchBarPlacement) -> CGFloat {
            openHeight { item in
                item.searchController = UISearchController(searchResultsController: nil)
                item.preferredSearchBarPlacement = placement
            }.open
        }
        #expect(open(.automatic) == 148)
        #expect(open(.stacked) == 148)
        #expect(open(.inline) == 96)
    }
}
