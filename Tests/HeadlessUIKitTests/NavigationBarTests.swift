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
}
