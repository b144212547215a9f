import UIKitShim

/// Row S31: a list near its top inside a list that can scroll; the drag goes beyond the inner one's edge.
final class ScrollTransfer: ListTrial {
    private let inner = UIScrollView(frame: CGRect(x: 40, y: 830, width: 240, height: 340))

    init() {
        super.init(
            [Told("scrollTransfer", row: "S31")],
            "When does a scroll view at its edge pass scrolling on to the one around it?",
            .drag)
        inner.contentInsetAdjustmentBehavior = .never
        inner.backgroundColor = .white
        inner.fill(rows: 30, colour: .systemOrange)
        list.addSubview(inner)
        placeBack()
        witness.onDown = { [weak self] in self?.placeBack() }
        witness.onLift = { [weak self] in self?.judge() }
    }

    private func placeBack() {
        list.setContentOffset(CGPoint(x: 0, y: 800), animated: false)
        inner.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    }

    private func judge() {
        guard inner.contentOffset.y < 1, witness.way > 70 else { return }
        let moved = abs(list.contentOffset.y - 800)
        conclude(
            .choice(moved > 5 ? "inMidGesture" : "atStart"),
            "the outer had moved \(moved.tenths) pt, the inner being at \(inner.contentOffset.y.tenths)")
    }
}

/// A list is pulled down under a large title, which is closed as the finger comes down.
class LargeTitleTrial: Trial {
    let navigation: UINavigationController
    private let content = ScrollingContent()

    init(_ name: String, row: String, _ question: String) {
        navigation = content.underLargeTitle()
        super.init([Told(name, row: row)], question, .drag)
        content.witness.onDown = { [weak self] in
            self?.content.closeTitle()
            self?.begin()
        }
        content.witness.onLift = { [weak self] in self?.judge() }
        content.onScroll = { [weak self] list in self?.look(at: list) }
    }

    override var controller: UIViewController? { navigation }
    override var start: CGPoint { CGPoint(x: 160, y: 110) }
    override var reach: CGFloat { 280 }

    /// Called when the title is closed; what was seen before does not count.
    func begin() {}
    /// Called when the list has scrolled.
    func look(at list: UIScrollView) {}
    /// Called when the finger has lifted.
    func judge() {}
}

/// Row S17a: insets in between show whether the bar opens step by step.
final class BarOpening: LargeTitleTrial {
    private var insets: [CGFloat] = []

    init() {
        super.init("barOpening", row: "S17a", "How does the inset under a large title follow its opening?")
    }

    override func begin() { insets = [] }
    override func look(at list: UIScrollView) { insets.append(list.adjustedContentInset.top) }

    override func judge() {
        guard let least = insets.min(), let most = insets.max(), most - least > 20 else { return }
        let between = Set(insets.filter { $0 > least + 2 && $0 < most - 2 })
        conclude(
            .choice(between.count >= 3 ? "withContent" : "allAtOnce"),
            "from \(least.tenths) to \(most.tenths) pt with \(between.count) insets in between")
    }
}

/// Row S17c: the height of the bar closed and open, and the size that it says fits.
final class BarHeights: LargeTitleTrial {
    private var heights: [CGFloat] = []
    private var bar: UINavigationBar { navigation.navigationBar }

    init() {
        super.init("barHeights", row: "S17c", "How high is a bar, and how much higher with a large title?")
    }

    override func begin() { heights = [] }

    override func look(at list: UIScrollView) {
        // Once the content is pulled off its top, the bar may stretch with it.
        guard -list.contentOffset.y <= list.adjustedContentInset.top + 1 else { return }
        heights.append(bar.bounds.height)
    }

    override func judge() {
        guard let closed = heights.min(), let open = heights.max() else { return }
        conclude(BarGauge(closed: closed, open: open).finding(of: bar))
    }
}

/// Row V13: a list that scrolls a little and is then held, under a tab bar that minimizes as the finger goes down.
final class BarMinimization: Trial {
    private let tabs = UITabBarController()
    private let content = ScrollingContent()
    private var list: UIScrollView { content.list }
    private var fullInset: CGFloat = 0
    private var held: (offset: CGPoint, inset: CGFloat)?

    init() {
        super.init(
            [Told("barMinimization", row: "V13")],
            "Does a tab bar that gets smaller follow the finger, or the content?", .drag)
        tabs.viewControllers = [content]
        content.witness.onDown = { [weak self] in self?.begin() }
        content.witness.onLift = { [weak self] in self?.judge() }
        list.panGestureRecognizer.on { [weak self] (pan: UIPanGestureRecognizer) in
            if pan.state == .changed { self?.hold() }
        }
    }

    override var controller: UIViewController? { tabs }

    private func begin() {
        list.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
        if #available(iOS 26.0, *) {
            // This gives the bar its full height again.
            tabs.tabBarMinimizeBehavior = .never
            tabs.tabBarMinimizeBehavior = .onScrollUp
        }
        (fullInset, held) = (list.adjustedContentInset.bottom, nil)
    }

    private func hold() {
        guard content.witness.way > 25 else { return }
        let held = held ?? (list.contentOffset, list.adjustedContentInset.bottom)
        self.held = held
        list.contentOffset = held.offset
    }

    private func judge() {
        guard let held, abs(held.inset - fullInset) > 4 else { return }
        let change = abs(list.adjustedContentInset.bottom - held.inset)
        conclude(
            .choice(change > 10 ? "withFinger" : "withOffset"),
            "the inset below changed by \(change.tenths) pt while the content was held")
    }
}

/// A controller with a list as large as its view.
final class ScrollingContent: UIViewController, UIScrollViewDelegate {
    let witness = Witness()
    var onScroll: (@MainActor (UIScrollView) -> Void)?
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    override func viewDidLoad() {
        super.viewDidLoad()
        list.fill(rows: 60, colour: .systemBlue)
        list.alwaysBounceVertical = true
        list.addGestureRecognizer(witness)
        list.delegate = self
        view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
    }

    /// Puts the content under a bar with a large title.
    func underLargeTitle() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: self)
        navigation.navigationBar.prefersLargeTitles = true
        navigationItem.title = "Large title"
        return navigation
    }

    /// Scrolls so far that only the small title shows.
    func closeTitle() { list.setContentOffset(CGPoint(x: 0, y: 80), animated: false) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
}
