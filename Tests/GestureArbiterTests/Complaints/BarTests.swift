import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A list under a bar that opens")
struct BarTests {
    @MainActor
    private struct Scene {
        let scene: ComplaintScene
        let list = UITableView()
        let navigation: UINavigationController
        let rows = Rows()

        var bar: CGFloat { navigation.navigationBar.bounds.height }
        /// The height with nothing open, in points.
        let closed: CGFloat
        /// The height that each part adds.
        let part: CGFloat

        init(
            _ doubt: Doubt, policy: ArbitrationPolicy, hasSearchBar: Bool = false, hasLargeTitle: Bool = true,
            below: UIViewController? = nil, controller: UIViewController = UIViewController(),
            setUp: (UINavigationItem) -> Void = { _ in }
        ) {
            switch doubt.assumptions.barHeights {
            case .phone: (closed, part) = (44, 52)
            case .taller: (closed, part) = (54, 52)
            case .lowerParts: (closed, part) = (50, 40)
            }
            scene = ComplaintScene(doubt, policy: policy)
            navigation = UINavigationController(rootViewController: below ?? controller)
            if below != nil { navigation.pushViewController(controller, animated: false) }
            navigation.navigationBar.prefersLargeTitles = hasLargeTitle
            if hasSearchBar {
                controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
            }
            setUp(controller.navigationItem)
            scene.add(navigation.view, scene.card.bounds)
            scene.stage.advance(by: 0)
            rows.fill(list, in: scene)
            list.contentInsetAdjustmentBehavior = .automatic
            scene.add(list, controller.view.bounds, to: controller.view)
        }

        /// Scrolls the list so that the bar is just closed.
        func close() {
            list.contentOffset.y = 300
            list.contentOffset.y = -list.adjustedContentInset.top
        }

        /// Scrolls the list to its top, with the bar as far open as it goes.
        func open() {
            list.contentOffset.y = -200
            list.contentOffset.y = -list.adjustedContentInset.top
        }
    }

    @Test(
        "The bar opens fully before the card moves",
        arguments: Doubt.eachAlone.sampled(),
        [(ArbitrationPolicy.continuous, false), (.continuous, true), (.once, true)])
    func opens(_ doubt: Doubt, setting: (policy: ArbitrationPolicy, hasSearchBar: Bool)) {
        let it = Scene(doubt, policy: setting.policy, hasSearchBar: setting.hasSearchBar)
        it.close()
        #expect(it.bar == it.closed)
        it.list.contentOffset.y = 40 - it.list.adjustedContentInset.top
        let finger = it.scene.touch(195, 400)
        var barAtBegin: CGFloat?
        for _ in 0..<60 {
            finger.move(by: CGVector(dx: 0, dy: 5))
            it.scene.stage.advanceFrame()
            if it.scene.isDragged, barAtBegin == nil { barAtBegin = it.bar }
        }
        #expect(barAtBegin == it.closed + it.part * (setting.hasSearchBar ? 2 : 1))
        #expect(it.scene.settle(lettingGo: finger))
        #expect(it.scene.ends == 1)
    }

    private enum Smaller: CaseIterable { case tabBar, navigationBar }

    @Test(
        "Content at its top stays there in a dragged card while a bar shrinks",
        arguments: Doubt.eachAlone.sampled(), Assumptions.BarMinimization.allCases)
    func minimized(_ doubt: Doubt, follows: Assumptions.BarMinimization) {
        var assumptions = doubt.assumptions
        assumptions.barMinimization = follows
        let screen = Screen(size: CGSize(width: 390, height: 844), scale: 3, safeAreaInsets: .zero)
        for (bar, scrolls) in Smaller.allCases.flatMap({ bar in [true, false].map { (bar, $0) } }) {
            let (home, page) = (UIViewController(), UIViewController())
            let card = container(of: page, bar, scrollsDown: scrolls)
            let stage = Stage(rootViewController: home, screen: screen, assumptions: assumptions)
            home.addChild(card)
            home.view.addSubview(card.view)
            let list = UIScrollView(frame: page.view.bounds)
            list.contentSize = CGSize(width: 390, height: 3000)
            page.view.addSubview(list)
            stage.advanceFrame()
            GestureArbiter.attach(to: card.view, policy: ArbitrationPolicy(.down), moving: card.view)
            let finger = stage.touch(at: CGPoint(x: 195, y: 400))
            var farthest: CGFloat = 0
            for _ in 1...15 {
                finger.move(by: CGVector(dx: 0, dy: 10))
                stage.advanceFrame()
                farthest = max(farthest, abs(list.contentOffset.y + list.adjustedContentInset.top))
            }
            #expect(card.view.transform.ty > 100, "\(bar) \(scrolls)")
            #expect(farthest < 1, "\(bar) \(scrolls)")
            finger.cancel()
            #expect(stage.settle())
        }
    }

    private func container(of page: UIViewController, _ bar: Smaller, scrollsDown: Bool) -> UIViewController {
        switch bar {
        case .tabBar:
            let tabs = UITabBarController()
            tabs.viewControllers = [page]
            tabs.tabBarMinimizeBehavior = scrollsDown ? .onScrollDown : .onScrollUp
            return tabs
        case .navigationBar:
            page.navigationItem.navigationBarMinimization.minimizationBehavior =
                scrollsDown ? .onScrollDown : .onScrollUp
            return UINavigationController(rootViewController: page)
        }
    }

    @Test(
        "Without a hand-off, one touch opens a closed bar, and only the next drags",
        arguments: Doubt.eachAlone.sampled())
    func gated(_ doubt: Doubt) {
        let it = Scene(doubt, policy: .gated)
        it.close()
        let opens = it.scene.touch(195, 300)
        opens.pull(200)
        #expect(!it.scene.isDragged)
        #expect(it.bar == it.closed + it.part)
        #expect(it.scene.settle(lettingGo: opens))
        it.open()
        #expect(it.bar == it.closed + it.part)
        let drags = it.scene.touch(195, 300)
        drags.pull(200)
        #expect(abs(it.scene.translation - 190) < 0.34)
        #expect(it.bar == it.closed + it.part)
        #expect(it.scene.settle(lettingGo: drags))
    }

    @Test(
        "Without a hand-off, the drag does not wait for a search bar that may be closed",
        arguments: Doubt.eachAlone.sampled())
    func gatedSearchBar(_ doubt: Doubt) {
        let it = Scene(doubt, policy: .gated, hasSearchBar: true, hasLargeTitle: false)
        let finger = it.scene.touch(195, 300)
        finger.pull(200)
        #expect(abs(it.scene.translation - 190) < 0.34)
        #expect(it.bar == it.closed)
        #expect(it.scene.settle(lettingGo: finger))
        #expect(it.scene.ends == 1)
    }

    @Test(
        "On a phone in landscape titles are small, and the drag waits only for a search bar",
        arguments: Doubt.eachAlone.sampled(), [false, true])
    func lying(_ doubt: Doubt, hasSearchBar: Bool) {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        if hasSearchBar {
            controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
        let screen = Screen(
            size: CGSize(width: 844, height: 390), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        let stage = Stage(rootViewController: navigation, screen: screen, assumptions: doubt.assumptions)
        let list = UIScrollView(frame: controller.view.bounds)
        list.contentSize = CGSize(width: 844, height: 2640)
        controller.view.addSubview(list)
        var barAtBegin: CGFloat?
        var translation: CGFloat = 0
        GestureArbiter.attach(to: navigation.view, policy: .continuous) { [unowned navigation] drag in
            if drag == .began { barAtBegin = navigation.navigationBar.bounds.height }
            if case .moved(let way) = drag { translation = way }
        }
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 400, y: 100))
        finger.pull(200)
        stage.advance(by: 0)
        let part: CGFloat = doubt.assumptions.barHeights == .lowerParts ? 40 : 52
        #expect(barAtBegin == (hasSearchBar ? 32 + part : 32))
        #expect(hasSearchBar ? translation < 150 : abs(translation - 190) <= 0.34 + doubt.listLead)
        #expect(stage.settle(lettingGo: finger))
    }

    @Test(
        "An open bar causes no delay: the card moves after the slop, even before any scrolling",
        arguments: Doubt.eachAlone.sampled(), [false, true])
    func alreadyOpen(_ doubt: Doubt, wasScrolled: Bool) {
        let it = Scene(doubt, policy: .continuous)
        if wasScrolled { it.open() }
        #expect(it.bar == it.closed + it.part)
        let finger = it.scene.touch(195, 300)
        finger.pull(100)
        it.scene.turn()
        // A bar that opens less than usual is waited for by another slop, until it was pulled once.
        let wait: CGFloat = doubt.assumptions.barHeights == .lowerParts ? 10 : 0
        #expect(abs(it.scene.translation - 90) <= 0.34 + doubt.listLead + wait)
        #expect(it.scene.settle(lettingGo: finger))
    }

    /// Bars of every height.
    nonisolated static let heights = Assumptions.BarHeights.allCases.map { heights in
        var assumptions = Assumptions()
        assumptions.barHeights = heights
        return Doubt("barHeights=\(heights)", assumptions)
    }

    @Test(
        "The drag does not wait again for a bar that a pull did not open further",
        arguments: heights, [ArbitrationPolicy.gated, .continuous])
    func onceSeen(_ doubt: Doubt, _ policy: ArbitrationPolicy) {
        let it = Scene(doubt, policy: policy)
        it.open()
        let first = it.scene.touch(195, 300)
        first.pull(100)
        #expect(it.scene.settle(lettingGo: first))
        it.open()
        let second = it.scene.touch(195, 300)
        second.pull(100)
        #expect(abs(it.scene.translation - 90) < 0.34)
        #expect(it.scene.settle(lettingGo: second))
    }

    /// Bars that never open, whatever they prefer.
    enum Closed: CaseIterable, Sendable {
        case automaticAboveSmall, automaticAboveAutomaticAboveSmall, inlineTitle, inlineSearchBar, bottomSearchBar
        case never

        var isSearchBar: Bool { self == .inlineSearchBar || self == .bottomSearchBar }
    }

    /// A screen whose search bar UIKit has put into the toolbar at the bottom, as on phones from iOS 26 on, though
    /// nobody asked for it (Apple, `searchBarPlacementAllowsToolbarIntegration`). The placement that UIKit reports is
    /// not below the title.
    private final class SearchedBelow: UIViewController {
        private final class Item: UINavigationItem {
            override var searchBarPlacement: SearchBarPlacement { .inline }
        }
        private let item = Item(title: "")
        override var navigationItem: UINavigationItem { item }
    }

    @Test(
        "The drag does not wait for a bar that never opens: the first pull drags after the slop",
        arguments: product(Closed.allCases, Doubt.eachAlone.sampled(), [ArbitrationPolicy.gated, .once, .continuous]))
    func neverOpens(_ closed: Closed, _ doubt: Doubt, policy: ArbitrationPolicy) {
        let small = UIViewController()
        small.navigationItem.largeTitleDisplayMode = closed.isSearchBar ? .automatic : .never
        let it = Scene(
            doubt, policy: policy, hasSearchBar: closed.isSearchBar, hasLargeTitle: !closed.isSearchBar,
            below: small, controller: closed == .bottomSearchBar ? SearchedBelow() : UIViewController()
        ) { item in
            switch closed {
            case .automaticAboveSmall, .automaticAboveAutomaticAboveSmall, .bottomSearchBar: break
            case .inlineTitle: item.largeTitleDisplayMode = .inline
            case .inlineSearchBar: item.preferredSearchBarPlacement = .inline
            case .never: item.largeTitleDisplayMode = .never
            }
        }
        if closed == .automaticAboveAutomaticAboveSmall {
            let between = UIViewController()
            it.navigation.setViewControllers([small, between, it.navigation.topViewController!], animated: false)
            #expect(it.scene.settle())
        }
        let finger = it.scene.touch(195, 300)
        finger.pull(100)
        it.scene.turn()
        #expect(abs(it.scene.translation - 90) <= 0.34 + doubt.listLead)
        #expect(it.bar == it.closed)
        #expect(it.scene.settle(lettingGo: finger))
    }

    @Test("The drag waits for a large title above a screen with a small one", arguments: Doubt.eachAlone.sampled())
    func alwaysAboveSmall(_ doubt: Doubt) {
        let small = UIViewController()
        small.navigationItem.largeTitleDisplayMode = .never
        let it = Scene(doubt, policy: .continuous, below: small) { $0.largeTitleDisplayMode = .always }
        it.close()
        let finger = it.scene.touch(195, 300)
        finger.pull(100)
        it.scene.turn()
        #expect(it.bar == it.closed + it.part)
        #expect(it.scene.translation <= 100 - it.part + doubt.listLead)
        #expect(it.scene.settle(lettingGo: finger))
    }
}
