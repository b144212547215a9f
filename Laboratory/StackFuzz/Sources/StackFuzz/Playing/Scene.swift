@_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// The views of a setting on a stage, retained and released as an app would.
@MainActor final class Scene {
    let stage: Stage
    private(set) var card: UIView?
    /// The lists that scroll along the policy's axis or across it, innermost first.
    private(set) var lists: [UIScrollView] = []
    private(set) weak var arbiter: GestureArbiter?
    let client: Client
    /// The lists' properties as the client set them.
    private(set) var properties = Properties()
    let bystanders = Bystanders()
    let places: Places
    /// The number of points on the screen for a point in the card's superview.
    var scale: CGFloat { setting.scale }
    /// The places where the card rests, the most open first, in points from fully open.
    var stops: [CGFloat] {
        switch setting.client {
        case .hears: [0]
        // After detach, the card lies where it is laid out, wherever it rested.
        case .looksOn: client.isAttached ? lasting : [0]
        case .settles: client.mover?.stops ?? [0]
        }
    }
    private let lasting: [CGFloat]
    private let setting: Setting
    /// The policy's direction, with left or right instead of leading or trailing.
    private let direction: ArbitrationPolicy.Direction
    /// The card's superview.
    let frame: UIView
    private let delegate = ListDelegate()
    private let rows = Rows()

    private final class ListDelegate: UIScrollViewDelegate {}

    init(_ setting: Setting) {
        self.setting = setting
        lasting = setting.resting.places
        direction = setting.direction
        var screen = Screen.phone
        screen.framesPerSecond = setting.framesPerSecond
        stage = Stage(screen: screen, assumptions: setting.assumptions)
        frame = UIView(frame: stage.window.bounds)
        frame.transform = CGAffineTransform(scaleX: setting.scale, y: setting.scale)
        let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
        self.card = card
        client = Client(card: card, on: stage, setting)
        places = Places(on: card)
        for view in [frame, card] { run(view) }
        frame.addSubview(card)
        stage.window.addSubview(frame)
        if setting.listComesLate { attach(setting.policy) }
        build(in: card)
        stage.window.layoutIfNeeded()
        for list in lists { prepare(list) }
        if let list = lists.first { scroll(list, to: setting.startOffset, fromFarEnd: setting.startsAtFarEnd) }
        bystanders.come(setting.onlookers.filter(\.isEarly), in: self)
        if !setting.listComesLate { attach(setting.policy) }
        bystanders.come(setting.onlookers.filter { !$0.isEarly }, in: self)
    }

    func attach(_ policy: ArbitrationPolicy) {
        guard setting.hasArbiter, let container = setting.isOnCard ? card : lists.last, let card else { return }
        let arbiter: GestureArbiter
        switch setting.client {
        case .hears:
            // `.gated` is documented as the default, so attach without a policy and check which one applies.
            arbiter =
                policy == .gated
                ? GestureArbiter.attach(to: container) { [client] in client.hear($0) }
                : GestureArbiter.attach(to: container, policy: policy) { [client] in client.hear($0) }
            if arbiter.policy != policy { client.complain("attached by \(arbiter.policy.summary)") }
            arbiter.onMomentum = { [client] in client.hear(momentum: $0) }
        case .looksOn:
            let resting = setting.resting
            // The default stops, `leaves` and release rule are documented, so attach without them where they apply.
            arbiter =
                resting == Resting()
                ? GestureArbiter.attach(to: container, policy: policy, moving: card) { [client] in client.hear($0) }
                : GestureArbiter.attach(
                    to: container, policy: policy, moving: card, stops: resting.stops, leaves: resting.leaves,
                    release: resting.rule.release
                ) { [client] in client.hear($0) }
        case .settles:
            guard let mover = client.mover else { return }
            arbiter = GestureArbiter.attach(to: container, policy: policy, moving: mover)
        }
        if setting.vetoesEvery > 0 { arbiter.addVeto { [client] in client.answerAsBuilder($0) } }
        if setting.refusesEvery > 0 || setting.resting.redirection != .never {
            arbiter.onAttempt = { [client] in client.answer($0) }
        }
        places.bind(to: arbiter, declaring: setting.declares)
        Confidant.arbiter = arbiter
        client.isAttached = true
        self.arbiter = arbiter
        bindHandle()
    }

    private func bindHandle() {
        if let list = lists.first { arbiter?.bind(.handle, to: list.subviews.first) }
    }

    // MARK: Content offsets

    /// Puts the content `distance` points from the edge that the drag comes from, or from the other end.
    func scroll(_ list: UIScrollView, to distance: CGFloat, fromFarEnd: Bool) {
        list.contentOffset = offset(distance, fromFarEnd: fromFarEnd, in: list)
    }

    func offset(_ distance: CGFloat, fromFarEnd: Bool, in list: UIScrollView) -> CGPoint {
        let bearing = Bearing(of: list, along: direction, in: card)
        let length = bearing.place(of: list).length
        let way = min(distance, length)
        let place = bearing.offset(forRoom: fromFarEnd ? length - way : way, in: list)
        let now = list.contentOffset
        return bearing.axis == .vertical ? CGPoint(x: now.x, y: place) : CGPoint(x: place, y: now.y)
    }

    /// Puts the content `distance` points beyond its own beginning, across the direction.
    func stretchAcross(_ list: UIScrollView, by distance: CGFloat) {
        switch Bearing(of: list, along: direction, in: card).axis {
        case .vertical: list.contentOffset.x = list.range(along: .horizontal).lowerBound - distance
        case .horizontal: list.contentOffset.y = list.range(along: .vertical).lowerBound - distance
        }
    }

    // MARK: Views

    private func build(in card: UIView) {
        let whole = card.bounds
        let length = setting.contentLength
        switch setting.tree {
        case .noList: return
        case .listOfNoSize: add(UIScrollView(), in: CGRect(x: 195, y: 394.5, width: 0, height: 0), length: length)
        case .list: add(UIScrollView(), in: whole, length: length)
        case .table: add(UITableView(), in: whole, length: length)
        case .refreshable:
            add(UIScrollView(), in: whole, length: length)
            lists[0].refreshControl = UIRefreshControl()
        case .shortList: add(UIScrollView(), in: whole, length: 150)
        case .nestedLists:
            add(UIScrollView(), in: whole, length: length)
            add(UIScrollView(), in: CGRect(x: 60, y: 60, width: 270, height: 420), length: 900)
        case .carouselInList:
            add(UIScrollView(), in: whole, length: length)
            add(UIScrollView(), in: CGRect(x: 0, y: 100, width: 390, height: 300), across: setting.axis)
        }
        bindHandle()
    }

    /// Adds a list to the innermost list so far, or to the card. `frame` is where the list shows in that view.
    private func add(_ list: UIScrollView, in frame: CGRect, length: CGFloat) {
        add(list, in: frame)
        resize(list, to: length)
        inset(list, by: setting.insets)
        finish(list)
    }

    private func add(_ list: UIScrollView, in frame: CGRect, across axis: ArbitrationPolicy.Direction.Axis) {
        add(list, in: frame)
        let size = axis == .vertical ? CGSize(width: 1200, height: 300) : CGSize(width: 390, height: 900)
        list.contentSize = (lists.count > 1 ? setting.innerTilt : setting.tilt).ownSize(
            of: setting.tilt.ownSize(of: size))
        inset(list, by: setting.insets)
        finish(list)
    }

    private func add(_ list: UIScrollView, in frame: CGRect) {
        let outer = lists.first
        let tilt = outer == nil ? setting.tilt : setting.innerTilt
        run(list)
        list.bounds.size = tilt.ownSize(of: outer == nil ? frame.size : setting.tilt.ownSize(of: frame.size))
        list.transform = tilt.transform
        list.center = outer.map { place(frame, in: $0) } ?? CGPoint(x: frame.midX, y: frame.midY)
        list.contentInsetAdjustmentBehavior = setting.adjustsInsets && outer == nil ? .automatic : .never
        list.bounces = setting.bounces
        (outer ?? card)?.addSubview(list)
        lists.insert(list, at: 0)
        if let table = list as? UITableView { (table.dataSource, table.delegate) = (rows, rows) }
    }

    /// Finishes a list whose content size is set: lets it bounce as the setting says, and adds its rows.
    private func finish(_ list: UIScrollView) {
        let bearing = Bearing(of: list, along: direction, in: card)
        if setting.alwaysBounces, !(list is UITableView) {
            switch bearing.axis {
            case .vertical: list.alwaysBounceVertical = true
            case .horizontal: list.alwaysBounceHorizontal = true
            }
        }
        guard !(list is UITableView), lists.count == 1 else { return }
        for index in 0..<2 {
            let frame = CGRect(x: 0, y: CGFloat(index) * 330, width: 390, height: 300)
            let row = UIView()
            row.bounds.size = setting.tilt.ownSize(of: frame.size)
            row.center = place(frame, in: list)
            list.addSubview(row)
        }
    }

    /// Returns the center, in the list's own coordinates, of what shows in `frame` of the outermost list's content.
    private func place(_ frame: CGRect, in list: UIScrollView) -> CGPoint {
        let own = list.contentSize
        let seen = setting.tilt.transform.isIdentity ? own : own.applying(setting.tilt.transform)
        let way = CGPoint(x: frame.midX - abs(seen.width) / 2, y: frame.midY - abs(seen.height) / 2)
            .applying(setting.tilt.transform.inverted())
        return CGPoint(x: own.width / 2 + way.x, y: own.height / 2 + way.y)
    }

    /// Makes the content `length` points long. Does nothing for a table, whose content is as long as its rows.
    func resize(_ list: UIScrollView, to length: CGFloat) {
        guard !(list is UITableView) else { return }
        let bearing = Bearing(of: list, along: direction, in: card)
        let (size, own) = (list.bounds.size, length / abs(bearing.scale))
        list.contentSize =
            bearing.axis == .vertical
            ? CGSize(width: size.width, height: own) : CGSize(width: own, height: size.height)
    }

    func inset(_ list: UIScrollView, by insets: (CGFloat, CGFloat)) {
        guard !(list is UITableView) else { return }
        let bearing = Bearing(of: list, along: direction, in: card)
        let own = (insets.0 / abs(bearing.scale), insets.1 / abs(bearing.scale))
        let (start, end) = bearing.scale * direction.sign > 0 ? own : (own.1, own.0)
        list.contentInset =
            bearing.axis == .vertical
            ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
            : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    }

    /// Prepares the list as a user first sees it, scrolled to the screen's upper left, and notes its properties.
    private func prepare(_ list: UIScrollView) {
        if list.delegate == nil { list.delegate = delegate }
        for side in [ArbitrationPolicy.Direction.down, .right] {
            let bearing = Bearing(of: list, along: side, in: card)
            let place = bearing.offset(forRoom: 0, in: list)
            switch bearing.axis {
            case .vertical: list.contentOffset.y = place
            case .horizontal: list.contentOffset.x = place
            }
        }
        properties.note(list)
    }

    // MARK: Deeds of the app

    func turn(_ list: UIScrollView, _ tilt: Tilt) {
        list.transform = tilt.transform
        properties.noteTransform(of: list)
    }

    /// Replaces the innermost list by a new one, whose content nobody has scrolled. Does nothing for a table.
    /// Lets a view run from right to left if the setting says so.
    private func run(_ view: UIView) {
        if setting.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    }

    func swapList() {
        guard let old = lists.first, !(old is UITableView), let superview = old.superview else { return }
        let list = UIScrollView()
        run(list)
        list.bounds.size = old.bounds.size
        (list.center, list.transform) = (old.center, old.transform)
        list.contentInsetAdjustmentBehavior = old.contentInsetAdjustmentBehavior
        (list.contentSize, list.contentInset, list.bounces) = (old.contentSize, old.contentInset, old.bounces)
        superview.addSubview(list)
        old.removeFromSuperview()
        lists[0] = list
        prepare(list)
    }

    func insertCard() {
        if let card, card.superview == nil { frame.addSubview(card) }
    }

    func forgetList() {
        lists.first?.removeFromSuperview()
        lists = Array(lists.dropFirst())
    }

    func forgetEverything() {
        card?.removeFromSuperview()
        frame.removeFromSuperview()
        card = nil
        lists = []
        client.forget()
        bystanders.forget()
        places.forget()
    }

    /// Returns the views that get an onlooker at `place`.
    func views(at place: Onlooker.Place) -> [UIView] {
        switch place {
        case .window: [stage.window]
        case .frame: [frame]
        case .card: [card].compactMap(\.self)
        case .list: lists
        case .row: [lists.first?.subviews.first].compactMap(\.self)
        }
    }
}

extension CGSize {
    fileprivate func applying(_ transform: CGAffineTransform) -> CGSize {
        CGRect(origin: .zero, size: self).applying(transform).size
    }
}

extension UIScrollView {
    /// The content offsets at which the content can rest.
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
