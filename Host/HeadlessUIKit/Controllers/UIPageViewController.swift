/// The source of the pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// Asks for the page before another; nil for none. Asked after that page has come to rest.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Asks for the page after another; nil for none. Asked after that page has come to rest.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Asks for the number of dots below pages that scroll across, after code has set a page. Optional; with 0 there are
    /// none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Asks which dot stands for the page that code has set. Optional.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object that is told how a finger turns pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// Tells that a finger begins to show other pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Tells that the pages have come to rest; `completed` says whether the page has changed.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Never called: pages do not curl.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Never called: a test turns its stage.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    /// Never called: a test turns its stage.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .none }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .all }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

// Row W11.
/// Shows controllers as pages that a finger turns. The previous and the next page stand beside the current one in a
/// paging scroll view.
///
/// Pages always scroll: the host has no curl. `setViewControllers` does not animate.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// The style of a page's transition. Both scroll here.
    public enum TransitionStyle: Int, Sendable {
        /// A curl, as of paper.
        case pageCurl = 0
        /// Scrolling.
        case scroll = 1
    }

    /// The place of a spine. Has no effect: pages do not curl.
    public enum SpineLocation: Int, Sendable {
        /// As in UIKit.
        case none, min, mid, max
    }

    /// The direction in which pages are arranged.
    public enum NavigationOrientation: Int, Sendable {
        /// From left to right.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// The direction of a transition to a page set by code. Has no effect: it is not animated.
    public enum NavigationDirection: Int, Sendable {
        /// To a later page.
        case forward
        /// To an earlier page.
        case reverse
    }

    /// An option of the pages.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The space between pages, in points. Has no effect here.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The place of the spine. Has no effect here.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// The style of a page's transition.
    open private(set) var transitionStyle: TransitionStyle
    /// The direction in which pages are arranged.
    open private(set) var navigationOrientation: NavigationOrientation
    /// The source of the pages. Held weakly; a new one is asked for the neighbours of the current page.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { askForNeighbours() } }
    /// The delegate. Held weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    let scrollView = UIScrollView()
    private let relay = PageRelay()
    /// The pages in the scroll view, in order.
    private var pages: [UIViewController] = []
    private var current: UIViewController?
    /// The page that a finger begins to show.
    private var pending: UIViewController?
    private var isPlacing = false
    private var dots: UIPageControl?
    private var shownDot = 0

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose pages scroll across: the coder is not read.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
        super.init(coder: coder)
    }

    /// The current page; none before it is set.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }
    /// The recognizers that turn pages: none, because a scroll view turns them.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// Shows another page without animation. Calls the completion with true in the next turn. Does not tell the
    /// delegate.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        current = viewControllers?.first
        pending = nil
        askForDots()
        askForNeighbours()
        guard let completion else { return }
        if let stage = Stage.of(viewIfLoaded) { stage.perform { completion(true) } } else { completion(true) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.isPagingEnabled = true
        scrollView.delegate = relay
        relay.controller = self
        view.addSubview(scrollView)
        placePages()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if placedSize != view.bounds.size { placePages() }
    }
    private var placedSize = CGSize.zero
}

extension UIPageViewController {
    private func askForNeighbours() {
        let old = pages
        guard let current else {
            pages = []
            return leave(old)
        }
        let before = dataSource?.pageViewController(self, viewControllerBefore: current)
        let after = dataSource?.pageViewController(self, viewControllerAfter: current)
        pages = [before, current, after].compactMap { $0 }
        leave(old.filter { page in !pages.contains { $0 === page } })
        placePages()
    }

    /// Shows a dot for each page that the source counts, below the pages. UIKit's height, 37 points, is remembered.
    private func askForDots() {
        let count = isHorizontal && transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
        guard count > 0 else {
            dots?.removeFromSuperview()
            dots = nil
            return
        }
        let dots = dots ?? UIPageControl()
        if self.dots == nil {
            dots.addAction(UIAction { [weak self] _ in self?.turnToDot() }, for: .valueChanged)
            self.dots = dots
        }
        dots.numberOfPages = count
        shownDot = dataSource?.presentationIndex(for: self) ?? 0
        dots.currentPage = shownDot
    }

    /// Turns a page after a tap on the dots.
    private func turnToDot() {
        guard let dots, let current, let index = pages.firstIndex(where: { $0 === current }) else { return }
        let next = index + dots.currentPage - shownDot
        shownDot = dots.currentPage
        guard pages.indices.contains(next) else { return }
        self.current = pages[next]
        askForNeighbours()
    }

    private func leave(_ controllers: [UIViewController]) {
        for controller in controllers where controller.parent === self {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }

    private var isHorizontal: Bool { navigationOrientation == .horizontal }

    private func offset(ofPage index: Int) -> CGPoint {
        let size = view.bounds.size
        return isHorizontal
            ? CGPoint(x: size.width * CGFloat(index), y: 0) : CGPoint(x: 0, y: size.height * CGFloat(index))
    }

    /// Lays out the pages, and scrolls to the current one.
    private func placePages() {
        guard isViewLoaded, let current, let index = pages.firstIndex(where: { $0 === current }) else { return }
        isPlacing = true
        defer { isPlacing = false }
        placedSize = view.bounds.size
        let (ofDots, ofPages) = view.bounds.divided(atDistance: dots == nil ? 0 : 37, from: .maxYEdge)
        if let dots {
            dots.frame = ofDots
            if dots.superview !== view { view.addSubview(dots) }
        }
        let size = ofPages.size
        let count = CGFloat(pages.count)
        scrollView.frame = ofPages
        scrollView.contentSize =
            isHorizontal
            ? CGSize(width: size.width * count, height: size.height)
            : CGSize(width: size.width, height: size.height * count)
        scrollView.contentOffset = offset(ofPage: index)
        for (index, page) in pages.enumerated() where page.viewIfLoaded?.superview === scrollView || page === current {
            show(page, at: index)
        }
        for page in pages where page !== current { leave([page]) }
    }

    private func show(_ page: UIViewController, at index: Int) {
        let isNew = page.parent !== self
        if isNew { addChild(page) }
        page.view.frame = CGRect(origin: offset(ofPage: index), size: scrollView.bounds.size)
        if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
        if isNew { page.didMove(toParent: self) }
    }

    /// Shows the page that a finger begins to uncover.
    fileprivate func scrolled() {
        guard !isPlacing, scrollView.isDragging, let current, let index = pages.firstIndex(where: { $0 === current })
        else { return }
        let way =
            isHorizontal
            ? scrollView.contentOffset.x - offset(ofPage: index).x
            : scrollView.contentOffset.y - offset(ofPage: index).y
        let next = way > 0 ? index + 1 : index - 1
        guard way != 0, pages.indices.contains(next), pending !== pages[next] else { return }
        pending = pages[next]
        delegate?.pageViewController(self, willTransitionTo: [pages[next]])
        show(pages[next], at: next)
    }

    /// Makes the page that has come to rest the current one.
    fileprivate func cameToRest() {
        guard let previous = current, pending != nil, let page = pageInSight else { return }
        let isOther = page !== previous
        if let dots, let before = pages.firstIndex(of: previous), let now = pages.firstIndex(of: page) {
            shownDot += now - before
            dots.currentPage = shownDot
        }
        pending = nil
        current = page
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [previous], transitionCompleted: isOther)
        if current === page { askForNeighbours() }
    }

    private var pageInSight: UIViewController? {
        let length = isHorizontal ? placedSize.width : placedSize.height
        guard length > 0 else { return nil }
        let place = (isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y) / length
        return pages.isEmpty ? nil : pages[min(max(Int(nearestTo: place), 0), pages.count - 1)]
    }
}

/// The delegate of the pages' scroll view.
private final class PageRelay: UIScrollViewDelegate {
    weak var controller: UIPageViewController?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.scrolled() }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.cameToRest() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { controller?.cameToRest() }
    }
}
