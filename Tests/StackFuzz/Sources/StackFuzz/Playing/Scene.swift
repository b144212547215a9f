import GestureArbiter
import HeadlessUIKit

/// The views of a setting on a stage. It keeps what an app would keep, and forgets it when an app would.
@MainActor final class Scene {
    let stage: Stage
    private(set) var card: UIView?
    /// Those that scroll along the policy's axis or across it, innermost first.
    private(set) var lists: [UIScrollView] = []
    private(set) weak var arbiter: GestureArbiter?
    let client: Client
    private let setting: Setting
    private let delegate = ListDelegate()
    private let rows = Rows()

    private final class ListDelegate: UIScrollViewDelegate {}

    init(_ setting: Setting) {
        self.setting = setting
        var screen = Screen.phone
        screen.framesPerSecond = setting.framesPerSecond
        stage = Stage(screen: screen, assumptions: setting.assumptions)
        let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
        self.card = card
        client = Client(card: card, direction: setting.policy.direction, refusesEvery: setting.refusesEvery)
        build(in: card)
        stage.window.addSubview(card)
        stage.window.layoutIfNeeded()
        for list in lists where list.delegate == nil { list.delegate = delegate }
        if let list = lists.first { list.contentOffset = offset(setting.startOffset, in: list) }
        attach(setting.policy)
    }

    func attach(_ policy: ArbitrationPolicy) {
        guard let container = setting.isOnCard ? card : lists.last, let card else { return }
        let arbiter: GestureArbiter
        switch setting.client {
        case .hears:
            arbiter = GestureArbiter.attach(to: container, policy: policy) { [client] in client.hear($0) }
            arbiter.onMomentum = { [client] in client.hear(momentum: $0) }
        case .looksOn:
            arbiter = GestureArbiter.attach(to: container, policy: policy, moving: card) { [client] in
                client.hear($0)
            }
        }
        if setting.refusesEvery > 0 { arbiter.onAttempt = { [client] in client.answer($0) } }
        if let list = lists.first { arbiter.bind(.handle, to: list.subviews.first) }
        client.isAttached = true
        self.arbiter = arbiter
    }

    /// Where `distance` points from the beginning of the content is, seen from the edge that the drag comes from.
    func offset(_ distance: CGFloat, in list: UIScrollView) -> CGPoint {
        let range = list.range(along: setting.axis)
        let way = min(distance, range.upperBound - range.lowerBound)
        let place = setting.policy.direction.sign > 0 ? range.lowerBound + way : range.upperBound - way
        return setting.axis == .vertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
    }

    // MARK: Views

    private func build(in card: UIView) {
        switch setting.tree {
        case .noList: return
        case .listOfNoSize: lists = [list(in: card, CGRect.zero, length: setting.contentLength)]
        case .list: lists = [list(in: card, card.bounds, length: setting.contentLength)]
        case .table: lists = [table(in: card)]
        case .refreshable:
            lists = [list(in: card, card.bounds, length: setting.contentLength)]
            lists[0].refreshControl = UIRefreshControl()
        case .shortList: lists = [list(in: card, card.bounds, length: 150)]
        case .nestedLists:
            let outer = list(in: card, card.bounds, length: setting.contentLength)
            let inner = list(in: outer, CGRect(x: 60, y: 60, width: 270, height: 420), length: 900)
            lists = [inner, outer]
        case .carouselInList:
            let outer = list(in: card, card.bounds, length: setting.contentLength)
            let carousel = list(in: outer, CGRect(x: 0, y: 100, width: 390, height: 300), length: 300)
            carousel.contentSize =
                setting.axis == .vertical ? CGSize(width: 1200, height: 300) : CGSize(width: 390, height: 900)
            lists = [carousel, outer]
        }
    }

    private func table(in view: UIView) -> UITableView {
        let table = UITableView(frame: view.bounds)
        table.dataSource = rows
        table.delegate = rows
        table.contentInsetAdjustmentBehavior = setting.adjustsInsets ? .automatic : .never
        table.bounces = setting.bounces
        view.addSubview(table)
        return table
    }

    private func list(in view: UIView, _ frame: CGRect, length: CGFloat) -> UIScrollView {
        let list = UIScrollView(frame: frame)
        list.contentInsetAdjustmentBehavior = setting.adjustsInsets && view === card ? .automatic : .never
        list.bounces = setting.bounces
        resize(list, to: length)
        inset(list, by: setting.insets)
        switch setting.axis {
        case .vertical: list.alwaysBounceVertical = setting.alwaysBounces
        case .horizontal: list.alwaysBounceHorizontal = setting.alwaysBounces
        }
        for index in 0..<2 {
            let row = CGRect(x: 0, y: CGFloat(index) * 330, width: 390, height: 300)
            list.addSubview(UIView(frame: row))
        }
        view.addSubview(list)
        return list
    }

    /// A table's content is as long as its rows.
    func resize(_ list: UIScrollView, to length: CGFloat) {
        guard !(list is UITableView) else { return }
        let size = list.bounds.size
        list.contentSize =
            setting.axis == .vertical
            ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
    }

    func inset(_ list: UIScrollView, by insets: (CGFloat, CGFloat)) {
        list.contentInset =
            setting.axis == .vertical
            ? UIEdgeInsets(top: insets.0, left: 0, bottom: insets.1, right: 0)
            : UIEdgeInsets(top: 0, left: insets.0, bottom: 0, right: insets.1)
    }

    func forgetList() {
        lists.first?.removeFromSuperview()
        lists = Array(lists.dropFirst())
    }

    func forgetEverything() {
        card?.removeFromSuperview()
        card = nil
        lists = []
        client.forget()
    }
}

extension UIScrollView {
    /// The offsets at which content rests.
    func range(along axis: ArbitrationPolicy.Direction.Axis) -> ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        switch axis {
        case .vertical: return -inset.top...max(contentSize.height + inset.bottom - bounds.height, -inset.top)
        case .horizontal: return -inset.left...max(contentSize.width + inset.right - bounds.width, -inset.left)
        }
    }

    func offset(along axis: ArbitrationPolicy.Direction.Axis) -> CGFloat {
        axis == .vertical ? contentOffset.y : contentOffset.x
    }
}
