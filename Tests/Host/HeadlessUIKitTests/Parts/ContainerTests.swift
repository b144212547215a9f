import HeadlessUIKit
import Testing

/// Three numbered pages.
@MainActor private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let all = (0..<3).map { _ in UIViewController() }
    var heard: [String] = []

    private func number(_ controller: UIViewController?) -> Int { all.firstIndex { $0 === controller } ?? -1 }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { number(viewController) > 0 ? all[number(viewController) - 1] : nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { number(viewController) < 2 ? all[number(viewController) + 1] : nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { heard.append("will \(number(pendingViewControllers.first))") }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { heard.append("did \(number(previousViewControllers.first)) \(completed)") }
}

@MainActor struct PageTests {
    private let pages = Pages()
    private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let stage: Stage

    init() {
        controller.dataSource = pages
        controller.delegate = pages
        controller.setViewControllers([pages.all[1]], direction: .forward, animated: false)
        stage = Stage(rootViewController: controller)
        stage.settle()
    }

    private var current: UIViewController? { controller.viewControllers?.first }

    private func swipe(by dx: CGFloat, over seconds: TimeInterval = 0.15) {
        stage.touch(at: CGPoint(x: 195, y: 400)).swipe(by: .right(dx), over: seconds)
        stage.settle()
    }

    @Test("W11: the page that was set fills the view")
    func first() {
        #expect(current === pages.all[1])
        #expect(pages.all[1].view.convert(pages.all[1].view.bounds, to: nil) == stage.window.bounds)
        #expect(controller.children == [pages.all[1]])
    }

    @Test("W11: a swipe shows the next page, and the delegate is told when it begins and ends")
    func next() {
        swipe(by: -180)
        #expect(current === pages.all[2])
        #expect(pages.heard == ["will 2", "did 1 true"])
        #expect(pages.all[2].view.convert(pages.all[2].view.bounds, to: nil) == stage.window.bounds)
        #expect(pages.all[1].viewIfLoaded?.window == nil)
    }

    @Test("W11: a swipe the other way shows the previous page")
    func previous() {
        swipe(by: 180)
        #expect(current === pages.all[0])
    }

    @Test("W11: a short pull turns no page, and the delegate is told so")
    func pull() {
        swipe(by: -60, over: 2)
        #expect(current === pages.all[1])
        #expect(pages.heard == ["will 2", "did 1 false"])
    }

    @Test("W11: there is no page beyond the last one")
    func last() {
        swipe(by: -180)
        swipe(by: -180)
        #expect(current === pages.all[2])
    }

    @Test("W11: pages are told of appearance like children")
    func appearance() {
        final class Page: UIViewController {
            var heard: [String] = []
            override func viewDidAppear(_ animated: Bool) { heard.append("in") }
            override func viewDidDisappear(_ animated: Bool) { heard.append("out") }
        }
        let page = Page()
        controller.setViewControllers([page], direction: .forward, animated: true)
        stage.settle()
        controller.setViewControllers([pages.all[0]], direction: .forward, animated: true)
        stage.settle()
        #expect(page.heard == ["in", "out"])
    }

    @Test("W11: a source that counts its pages gets dots below them, which follow a finger and turn a page when tapped")
    func dots() throws {
        final class Counted: UIPageViewControllerDataSource {
            let all = [UIViewController(), UIViewController(), UIViewController()]
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { all.firstIndex(of: viewController).flatMap { $0 > 0 ? all[$0 - 1] : nil } }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { all.firstIndex(of: viewController).flatMap { $0 < 2 ? all[$0 + 1] : nil } }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
        }
        let source = Counted()
        #expect(!controller.view.subviews.contains { $0 is UIPageControl })
        controller.dataSource = source
        controller.setViewControllers([source.all[1]], direction: .forward, animated: false)
        stage.settle()
        let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 3)
        #expect(dots.currentPage == 1)
        #expect(source.all[1].view.frame.height == stage.window.bounds.height - dots.frame.height)
        swipe(by: -180)
        #expect(dots.currentPage == 2)
        stage.touch(at: dots.convert(CGPoint(x: 10, y: 10), to: nil)).lift()
        stage.settle()
        #expect(current === source.all[1])
    }

    @Test("W11: pages follow the size of the window")
    func resize() {
        stage.resize(to: CGSize(width: 844, height: 390))
        stage.settle()
        #expect(current === pages.all[1])
        #expect(pages.all[1].view.convert(pages.all[1].view.bounds, to: nil) == stage.window.bounds)
    }
}

@MainActor struct SplitTests {
    private let list = UIViewController()
    private let detail = UIViewController()
    private let tablet = Screen(size: CGSize(width: 1180, height: 820), scale: 2, safeAreaInsets: .zero)

    private func split() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        return split
    }

    @Test("W12: in a regular width the columns are side by side")
    func wide() {
        let split = split()
        let stage = Stage(rootViewController: split, screen: tablet)
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 820))
        #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 860, height: 820))
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(!split.isCollapsed)
        withExtendedLifetime(stage) {}
    }

    @Test("W12: in a compact width, one column is shown alone")
    func narrow() {
        let split = split()
        let stage = Stage(rootViewController: split)
        #expect(split.isCollapsed)
        #expect(detail.view.frame == stage.window.bounds)
        #expect(list.viewIfLoaded?.window == nil)
        split.show(.primary)
        #expect(list.view.frame == stage.window.bounds)
        #expect(detail.view.window == nil)
    }

    @Test("W12: the delegate may choose the column that is shown alone")
    func delegate() {
        final class Delegate: UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { .primary }
        }
        let (split, delegate) = (split(), Delegate())
        split.delegate = delegate
        let stage = Stage(rootViewController: split)
        #expect(list.view.window === stage.window)
    }

    private final class Told: UISplitViewControllerDelegate {
        var heard: [String] = []
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            heard.append("shows \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            heard.append("hides \(column)")
        }
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { heard.append("\(displayMode)") }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapses") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expands") }
    }

    @Test("W12: columns are shown and hidden with the window's width, and the delegate hears of it")
    func resize() {
        let (split, told) = (split(), Told())
        let stage = Stage(rootViewController: split, screen: tablet)
        split.delegate = told
        stage.resize(to: CGSize(width: 400, height: 820))
        stage.settle()
        #expect(list.view.window == nil)
        stage.resize(to: CGSize(width: 1180, height: 820))
        stage.settle()
        #expect(list.view.window === stage.window)
        #expect(told.heard == ["collapses", "expands"])
    }

    @Test("W12: a hidden column leaves its space to the others")
    func hide() {
        let (split, told) = (split(), Told())
        let stage = Stage(rootViewController: split, screen: tablet)
        split.delegate = told
        split.hide(.primary)
        split.hide(.primary)
        #expect(detail.view.frame == stage.window.bounds)
        #expect(list.splitViewController === split)
        split.show(.primary)
        #expect(told.heard == ["secondaryOnly", "hides primary", "oneBesideSecondary", "shows primary"])
    }
}

@MainActor struct StoredPresentationTests {
    private let root = UIViewController()
    private let other = UIViewController()

    @Test("W13: a popover covers the window, and stores its settings")
    func popover() {
        final class Delegate: UIPopoverPresentationControllerDelegate {
            var heard = 0
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
                heard += 1
            }
        }
        let (stage, delegate) = (Stage(rootViewController: root), Delegate())
        other.modalPresentationStyle = .popover
        other.popoverPresentationController?.sourceView = root.view
        other.popoverPresentationController?.delegate = delegate
        root.present(other, animated: false)
        stage.settle()
        #expect(other.popoverPresentationController?.sourceView === root.view)
        #expect(other.view.frame == stage.window.bounds)
        #expect(delegate.heard == 1)
    }

    @Test("W13: a sheet covers the window, and stores its settings")
    func sheet() {
        let stage = Stage(rootViewController: root)
        other.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(other, animated: false)
        stage.settle()
        #expect(other.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
        #expect(other.view.frame == stage.window.bounds)
    }

    @Test("W13: other styles have neither controller")
    func others() {
        other.modalPresentationStyle = .fullScreen
        #expect(other.sheetPresentationController == nil)
        #expect(other.popoverPresentationController == nil)
    }

    @Test("A layer without a view keeps its frame, and leaves the superlayer from which it is removed")
    func layers() {
        let (view, shape) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), CAShapeLayer())
        shape.frame = view.bounds
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 40, y: 30))
        shape.path = path.cgPath
        view.layer.mask = shape
        view.layer.addSublayer(shape)
        #expect(shape.frame == view.bounds)
        #expect(shape.path?.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 30, height: 20))
        shape.removeFromSuperlayer()
        #expect(view.layer.sublayers == [])
    }
}
