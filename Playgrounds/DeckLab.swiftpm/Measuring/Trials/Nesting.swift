import UIKitShim

/// Row S31: a list near its top in a list that has room; the drag goes beyond the inner's edge.
final class ScrollTransfer: ListTrial {
    private let inner = UIScrollView(frame: CGRect(x: 40, y: 830, width: 240, height: 340))

    init() {
        super.init(
            "scrollTransfer", row: "S31", "When does a scroll view at its edge pass scrolling on to the one around it?",
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

/// Row S17a: the insets that are seen on the way tell whether the bar opens bit by bit.
final class BarOpening: Trial {
    private let navigation: UINavigationController
    private let content = ScrollingContent()
    private var insets: [CGFloat] = []

    init() {
        navigation = UINavigationController(rootViewController: content)
        super.init("barOpening", row: "S17a", "How does the inset under a large title follow its opening?", .drag)
        navigation.navigationBar.prefersLargeTitles = true
        content.navigationItem.title = "Large title"
        content.witness.onDown = { [weak self] in
            self?.content.closeTitle()
            self?.insets = []
        }
        content.witness.onLift = { [weak self] in self?.judge() }
        content.onScroll = { [weak self] list in self?.insets.append(list.adjustedContentInset.top) }
    }

    override var controller: UIViewController? { navigation }
    override var start: CGPoint { CGPoint(x: 160, y: 110) }
    override var reach: CGFloat { 280 }

    private func judge() {
        guard let least = insets.min(), let most = insets.max(), most - least > 20 else { return }
        let between = Set(insets.filter { $0 > least + 2 && $0 < most - 2 })
        conclude(
            .choice(between.count >= 3 ? "withContent" : "allAtOnce"),
            "from \(least.tenths) to \(most.tenths) pt with \(between.count) insets in between")
    }
}

/// Row S17c: how high the bar is when closed and when open, and what it says that it fits.
final class BarHeights: Trial {
    private let navigation: UINavigationController
    private let content = ScrollingContent()
    private var heights: [CGFloat] = []

    init() {
        navigation = UINavigationController(rootViewController: content)
        super.init("barHeights", row: "S17c", "How high is a bar, and how much higher with a large title?", .drag)
        navigation.navigationBar.prefersLargeTitles = true
        content.navigationItem.title = "Large title"
        content.witness.onDown = { [weak self] in
            self?.content.closeTitle()
            self?.heights = []
        }
        content.witness.onLift = { [weak self] in self?.judge() }
        content.onScroll = { [weak self] list in
            // Once the content is pulled off its top, the bar may stretch with it.
            guard let self, -list.contentOffset.y <= list.adjustedContentInset.top + 1 else { return }
            heights.append(navigation.navigationBar.bounds.height)
        }
    }

    override var controller: UIViewController? { navigation }
    override var start: CGPoint { CGPoint(x: 160, y: 110) }
    override var reach: CGFloat { 280 }

    private func judge() {
        guard let closed = heights.min(), let open = heights.max(), open - closed > 20 else { return }
        let part = open - closed
        let setting = part < 48 ? "lowerParts" : closed < 49 ? "phone" : "taller"
        let bar = navigation.navigationBar
        let fitting = bar.sizeThatFits(bar.bounds.size).height
        conclude(
            .choice(setting), "\(closed.tenths) pt closed, \(open.tenths) open; it says that it fits \(fitting.tenths)")
    }
}

/// A controller with a list as large as its view.
private final class ScrollingContent: UIViewController, UIScrollViewDelegate {
    let witness = Witness()
    var onScroll: (@MainActor (UIScrollView) -> Void)?
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

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

    /// Scrolls so far that only the small title is left.
    func closeTitle() { list.setContentOffset(CGPoint(x: 0, y: 80), animated: false) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
}
