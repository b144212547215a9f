import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels

/// A screen of random views in lists in a random kind of card: the same for the same seed.
@MainActor
struct RandomScreen {
    let stage: Stage
    let home = UIViewController()
    private(set) var kind = ""
    private(set) var arbiter: GestureArbiter?
    private var draw: Draw
    private var opaque: [UIView] = []
    private var count = 0

    /// A screen with a list, and views over it.
    final class Content: UIViewController {
        let list = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.accessibilityIdentifier = "list"
            view.addSubview(list)
        }
    }

    init(seed: UInt64, _ assumptions: Assumptions = .standard) {
        draw = Draw(seed: seed)
        stage = Stage(rootViewController: home, assumptions: assumptions)
        stage.settle()
        home.view.accessibilityIdentifier = "home"
        let content = Content()
        content.loadViewIfNeeded()
        content.list.contentSize = CGSize(width: 390, height: draw.pick([400, 900, 2500]))
        fill(content.list, depth: 0)
        fill(content.view, depth: 3)
        present(content)
        stage.settle()
        content.list.contentOffset.y = offset(upTo: content.list.contentSize.height - content.list.bounds.height)
        stage.settle()
        for view in opaque { arbiter?.treatAsOpaque(view) }
        if draw.once(in: 5) { home.view.addGestureRecognizer(UIPanGestureRecognizer()) }
    }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &draw) }
    private mutating func offset(upTo end: CGFloat) -> CGFloat { draw.once(in: 2) ? 0 : number(0...max(end, 0)) }

    private mutating func present(_ content: Content) {
        let isHigh = draw.once(in: 2)
        switch draw.next() % 7 {
        case 0:
            kind = "deck"
            home.presentDeck(content, animated: false)
        case 1:
            kind = "card"
            home.presentCard(content, animated: false)
        case 2:
            kind = "card with detents"
            home.presentCard(content, detents: [.medium, .large], selected: isHigh ? .large : .medium, animated: false)
        case 3:
            kind = "cover"
            home.presentCard(content, as: .cover, animated: false)
        case 4:
            kind = "panel"
            home.addPanel(
                content, detents: [.height(120), .medium, .large], selected: isHigh ? .large : .medium, animated: false)
        case 5:
            kind = "side panel"
            home.addPanel(content, at: .leading, detents: [.width(280)], animated: false) { $0.edgeSwipe = 20 }
        default:
            kind = "own view"
            content.view.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
            home.view.addSubview(content.view)
            arbiter = GestureArbiter.attach(
                to: content.view, policy: draw.pick([.continuous, .gated]), moving: content.view)
        }
    }

    private mutating func fill(_ view: UIView, depth: Int) {
        let size = (view as? UIScrollView)?.contentSize ?? view.bounds.size
        for _ in 0..<(depth == 0 ? 5 : draw.pick([1, 2])) {
            count += 1
            let origin = CGPoint(
                x: number(0...max(size.width - 120, 1)), y: number(0...max(min(size.height, 700) - 80, 1)))
            let new = content(
                in: CGRect(origin: origin, size: CGSize(width: number(80...340), height: number(40...300))),
                mayScroll: depth < 3)
            new.accessibilityIdentifier = "v\(count)"
            view.addSubview(new)
            guard let scrollView = new as? UIScrollView else { continue }
            fill(scrollView, depth: depth + 1)
            scrollView.contentOffset = CGPoint(
                x: offset(upTo: scrollView.contentSize.width - scrollView.bounds.width),
                y: offset(upTo: scrollView.contentSize.height - scrollView.bounds.height))
        }
    }

    private mutating func content(in frame: CGRect, mayScroll: Bool) -> UIView {
        switch draw.next() % (mayScroll ? 9 : 6) {
        case 0:
            let slider = UISlider(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 40)))
            slider.value = 0.5
            return slider
        case 1: return UISwitch(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
        case 2: return UIButton(frame: CGRect(origin: frame.origin, size: CGSize(width: 90, height: 40)))
        case 3:
            let canvas = UIView(frame: frame)
            canvas.addGestureRecognizer(UIPanGestureRecognizer())
            return canvas
        case 4:
            let plain = UIView(frame: frame)
            plain.isUserInteractionEnabled = draw.once(in: 2)
            if draw.once(in: 5) { opaque.append(plain) }
            return plain
        case 5:
            let tappable = UIView(frame: frame)
            tappable.addGestureRecognizer(UITapGestureRecognizer())
            if draw.once(in: 2) { tappable.addGestureRecognizer(UILongPressGestureRecognizer()) }
            return tappable
        default: return scrollView(in: frame)
        }
    }

    private mutating func scrollView(in frame: CGRect) -> UIScrollView {
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentSize = CGSize(
            width: frame.width * draw.pick([1, 1, 1, 2, 3]), height: frame.height * draw.pick([0.5, 1, 2, 3, 3]))
        scrollView.isPagingEnabled = draw.once(in: 5)
        scrollView.alwaysBounceVertical = draw.once(in: 7)
        scrollView.bounces = !draw.once(in: 10)
        scrollView.isScrollEnabled = !draw.once(in: 10)
        scrollView.delaysContentTouches = !draw.once(in: 7)
        scrollView.canCancelContentTouches = !draw.once(in: 10)
        if draw.once(in: 10) { scrollView.refreshControl = UIRefreshControl() }
        if draw.once(in: 10) { scrollView.addGestureRecognizer(UIPanGestureRecognizer()) }
        return scrollView
    }
}
