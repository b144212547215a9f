import DeckTransition
@_spi(Engine) import GestureArbiter
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import InteractiveDismissal
import Panels

/// The kinds of card to which the same rules apply.
enum CardKind: CaseIterable, Sendable {
    /// A view that `attach(to:moving:)` moves by its transform.
    case movedView
    /// A view that a `GestureArbiter.Mover` moves.
    case mover
    /// A sheet, by `presentCard`.
    case presentation
    /// A bare card: `.cover`.
    case cover
    case deck
    case bottomPanel, topPanel, leftPanel, rightPanel
    /// A card, or a deck, that SwiftUI state presents.
    case swiftUICard, swiftUIDeck
    /// A panel that a SwiftUI modifier docks at the bottom, or at the left side.
    case dockedPanel, dockedSidePanel
    /// A panel that a host of the client's places.
    case hostedPanel

    var direction: ArbitrationPolicy.Direction {
        switch self {
        case .movedView, .mover, .presentation, .cover, .deck, .bottomPanel, .swiftUICard, .swiftUIDeck, .dockedPanel,
            .hostedPanel:
            .down
        case .topPanel: .up
        case .leftPanel, .dockedSidePanel: .left
        case .rightPanel: .right
        }
    }

    /// The side of the parent that a panel comes from.
    var edge: GestureArbiter.Place.Edge? {
        switch self {
        case .movedView, .mover, .presentation, .cover, .deck, .swiftUICard, .swiftUIDeck: nil
        case .bottomPanel, .dockedPanel, .hostedPanel: .bottom
        case .topPanel: .top
        case .leftPanel, .dockedSidePanel: .left
        case .rightPanel: .right
        }
    }

    /// True for the content's own modal presentation: false for panels, moved views and SwiftUI.
    var isPresented: Bool { self == .presentation || self == .cover || self == .deck }

    /// True if SwiftUI state shows the card, whose content is then in a hosting controller.
    var isSwiftUI: Bool {
        switch self {
        case .swiftUICard, .swiftUIDeck, .dockedPanel, .dockedSidePanel: true
        case .movedView, .mover, .presentation, .cover, .deck, .bottomPanel, .topPanel, .leftPanel, .rightPanel,
            .hostedPanel:
            false
        }
    }
}

/// The same card for each kind: 320 points of it show at its most open place and 120 at its other one, so that it rests
/// at 0 and at 200; or it rests at 0 only.
struct CardSetup: Sendable {
    var stops: Stops = .two
    var mayLeave = true
    /// True to begin at the most open place, false at the least open one.
    var isOpen = true
    var list: List = .none
    var beyondRest = ArbitrationPolicy.BeyondRest.resists
    var handoff = ArbitrationPolicy.Handoff.continuous
    var momentum = ArbitrationPolicy.Momentum.stays
    var release = ReleaseRule.velocityAndProgress()
    var dampingRatio = 1.0
    var opening: ArbitrationPolicy.Opening?
    var condition: ArbitrationPolicy.Condition?
    /// In place of the policy that the parts above declare.
    var policy: ArbitrationPolicy?
    /// Changes that policy.
    var changePolicy: @Sendable (inout ArbitrationPolicy) -> Void = { _ in }
    /// The region `.handle` always drags.
    var handleDrags = false
    /// The card's only place; nil: those described above.
    var detent: Detent?
    /// The handle of decks and panels.
    var handle: CardTraits.Grabber?
    /// The corners and the shadow of decks and panels; nil: the defaults.
    var corners: CardTraits.Corners?
    var shadow: CardTraits.Shadow?
    /// Whether touches beside the card are the presenter's, or the parent's; nil: the kind's default.
    var isLiveBeside: Bool?
    /// How the detents of presentations, decks and panels show their content.
    var content = CardTraits.ContentSizing.slides
    /// The duration of a deck's movements, in seconds; nil: the deck's default.
    var duration: TimeInterval?
    var swiftUI = SwiftUIAssumptions()
    /// Whether the parent's view runs from right to left.
    var isRightToLeft = false
    /// Changes the traits, or the values of a deck or a panel, before the card shows.
    var changeTraits: @MainActor @Sendable (inout CardTraits) -> Void = { _ in }
    var changeDeck: @MainActor @Sendable (inout DeckConfiguration) -> Void = { _ in }
    var changePanel: @MainActor @Sendable (inout Panel.Configuration) -> Void = { _ in }

    enum Stops: Sendable { case one, two }
    enum List: Sendable, Equatable {
        case none
        /// 3,000 points of content, at the edge that the card comes from.
        case atEdge
        /// 3,000 points of content, scrolled by `to` points.
        case scrolled(to: CGFloat)
    }

    init(_ change: (inout CardSetup) -> Void = { _ in }) { change(&self) }
}

/// A phone with one card of some kind.
@MainActor
final class CardStage {
    let kind: CardKind
    let stage: Stage
    let home = UIViewController()
    let content = ContentController()
    /// The controller that the card is made for: the content, or a container around it.
    let root: UIViewController
    private(set) var panel: Panel?
    private(set) var mover: GestureArbiter.Mover?
    private(set) var outcomes: [ReleaseRule.Target] = []
    /// Where the card was each time that it reported that it would leave.
    private(set) var departures: [CGFloat] = []
    private var shown: CGFloat = 0
    private let movedView = UIView(frame: CGRect(x: 0, y: 524, width: 390, height: 320))
    private var attached: GestureArbiter?
    private let host = WideHost()

    static let few: CGFloat = 120
    static let many: CGFloat = 320
    /// The less open place, in points from the most open one.
    static let lowest = many - few

    init(
        _ kind: CardKind, _ setup: CardSetup = CardSetup(), screen: Screen = .phone,
        assumptions: Assumptions = .standard, in container: (ContentController) -> UIViewController = { $0 }
    ) {
        self.kind = kind
        root = container(content)
        stage = Stage(rootViewController: home, screen: screen, assumptions: assumptions)
        stage.swiftUIAssumptions = setup.swiftUI
        content.setup = setup
        if setup.isRightToLeft { home.view.semanticContentAttribute = .forceRightToLeft }
        content.isVertical = kind.direction == .down || kind.direction == .up
        content.comesFromEnd = kind.direction == .up || kind.direction == .left
        var policy = ArbitrationPolicy(
            kind.direction, handoff: setup.handoff, beyondRest: setup.beyondRest, momentum: setup.momentum)
        if let opening = setup.opening { policy.opening = opening }
        if let condition = setup.condition { policy.condition = condition }
        if setup.handleDrags { policy.condition = .atEdge || .touchStarts(in: .handle) }
        if let declared = setup.policy { policy = declared }
        setup.changePolicy(&policy)
        show(policy, setup)
        stage.advance(by: 0)
        stage.settle()
        if setup.list == .atEdge { moveList(fromEdge: 0) }
    }

    private func show(_ policy: ArbitrationPolicy, _ setup: CardSetup) {
        let detents: [Detent] =
            setup.detent.map { [$0] }
            ?? (setup.stops == .one ? [.height(Self.many)] : [.height(Self.few), .height(Self.many)])
        let selected = detents[setup.isOpen ? detents.count - 1 : 0].identifier
        let stops: [CGFloat] = setup.stops == .one ? [0] : [0, Self.lowest]
        /// What the kinds of controllers have in common.
        func dress(_ traits: inout CardTraits) {
            traits.policy = policy
            traits.release = setup.release
            traits.dampingRatio = setup.dampingRatio
            traits.detents = detents
            traits.selectedDetent = selected
            traits.interactiveDismissDisabled = !setup.mayLeave
            traits.contentSizing = setup.content
            traits.prefersGrabberVisible = setup.handle != nil
            traits.grabber = setup.handle ?? traits.grabber
            if let corners = setup.corners { traits.corners = corners }
            if let shadow = setup.shadow { traits.shadow = shadow }
        }
        switch kind {
        case .movedView:
            home.view.addSubview(movedView)
            fill(movedView)
            attached = GestureArbiter.attach(
                to: movedView, policy: policy, moving: movedView, stops: stops, leaves: setup.mayLeave,
                release: setup.release, onOutcome: { [weak self] in self?.outcomes.append($0) },
                willLeave: { [weak self] in self?.noteDeparture() })
            if !setup.isOpen, setup.stops == .two { select(isOpen: false, animated: false) }
        case .mover:
            home.view.addSubview(movedView)
            fill(movedView)
            let leavesAt: CGFloat? = setup.mayLeave ? 320 : nil
            let mover = GestureArbiter.Mover(
                stops: stops, selected: setup.stops == .one || setup.isOpen ? 0 : Self.lowest, release: setup.release,
                spring: Motion.Spring(dampingRatio: setup.dampingRatio, response: 0.35), leavingAt: { leavesAt },
                show: { [weak self] place in
                    self?.shown = place
                    self?.movedView.transform = CGAffineTransform(translationX: 0, y: place)
                },
                onOutcome: { [weak self] in self?.outcomes.append($0) })
            attached = GestureArbiter.attach(to: movedView, policy: policy, moving: mover)
            mover.willLeave = { [weak self] in self?.noteDeparture() }
            self.mover = mover
        case .presentation, .cover, .swiftUICard:
            var configuration = kind == .cover ? CardConfiguration.cover : CardConfiguration()
            dress(&configuration.traits)
            configuration.response = 0.35
            if setup.isLiveBeside == true { configuration.largestUndimmedDetent = .height(Self.many) }
            setup.changeTraits(&configuration.traits)
            if kind != .swiftUICard {
                home.presentCard(root, as: configuration, animated: false)
            } else {
                home.fill(with: CardScreen(content: root, configuration: configuration), on: stage)
            }
        case .deck, .swiftUIDeck:
            var configuration = DeckConfiguration()
            dress(&configuration.traits)
            if setup.isLiveBeside == true { configuration.largestUndimmedDetent = .height(Self.many) }
            if let seconds = setup.duration {
                let spring = Motion.Spring(dampingRatio: setup.dampingRatio, duration: seconds)
                configuration.response = 2 * .pi / spring.stiffness.squareRoot()
                configuration.dismissingResponse = configuration.response
            }
            setup.changeTraits(&configuration.traits)
            setup.changeDeck(&configuration)
            if kind == .deck {
                home.presentDeck(root, as: configuration, animated: false)
            } else {
                home.fill(with: DeckScreen(content: root, configuration: configuration), on: stage)
            }
        case .bottomPanel, .topPanel, .leftPanel, .rightPanel, .dockedPanel, .dockedSidePanel, .hostedPanel:
            var configuration = Panel.Configuration(at: kind.edge ?? .bottom, detents: detents, selected: selected)
            dress(&configuration.traits)
            if setup.isLiveBeside == false { configuration.dimming = 0.3 }
            setup.changeTraits(&configuration.traits)
            setup.changePanel(&configuration)
            if !kind.isSwiftUI {
                panel = home.addPanel(
                    root, as: configuration, host: kind == .hostedPanel ? host : nil, animated: false)!
            } else {
                home.fill(with: PanelScreen(content: root, configuration: configuration), on: stage)
                panel = content.enclosingCard as? Panel
            }
        }
    }

    private func noteDeparture() { departures.append(place) }

    private func fill(_ view: UIView) {
        root.view.frame = view.bounds
        view.addSubview(root.view)
    }

    var presentation: InteractivePresentationController? {
        let shown = kind.isSwiftUI ? home.presentedViewController : root
        return shown?.presentingViewController == nil
            ? nil : shown?.presentationController as? InteractivePresentationController
    }

    /// The card's control, found from its content as a client's code finds it.
    var control: (any CardControlling)? { content.enclosingCard }

    /// The controller in the card: the content, or SwiftUI's controller around it.
    var shownController: UIViewController? { presentation?.presentedViewController ?? panel?.contentViewController }

    var card: UIView? { presentation?.card ?? panel?.card }

    var arbiter: GestureArbiter? { attached ?? presentation?.arbiter ?? panel?.arbiter }

    /// The card's visible distance from its most open place, in points along the way out.
    var place: CGFloat {
        switch kind {
        case .movedView: movedView.transform.ty
        case .mover: shown
        case .presentation, .cover, .deck, .swiftUICard, .swiftUIDeck: presentation?.position.translation ?? .nan
        case .bottomPanel, .topPanel, .leftPanel, .rightPanel, .dockedPanel, .dockedSidePanel, .hostedPanel:
            panel?.position.translation ?? .nan
        }
    }

    var isThere: Bool {
        switch kind {
        case .movedView, .mover: !outcomes.contains(.away)
        case .presentation, .cover, .deck, .swiftUICard, .swiftUIDeck: presentation != nil
        case .bottomPanel, .topPanel, .leftPanel, .rightPanel, .dockedPanel, .dockedSidePanel, .hostedPanel:
            panel?.parent != nil
        }
    }

    /// The offset of the list, in points along its axis.
    var offset: CGFloat {
        content.isVertical ? content.list.contentOffset.y : content.list.contentOffset.x
    }

    /// The farthest offset of the list.
    var endOffset: CGFloat {
        3000 - (content.isVertical ? content.list.bounds.height : content.list.bounds.width)
    }

    /// Sets the list's offset, counted from the edge that the card comes from.
    func moveList(fromEdge distance: CGFloat) {
        let offset = content.comesFromEnd ? endOffset - distance : distance
        content.list.contentOffset = CGPoint(
            x: content.isVertical ? 0 : offset, y: content.isVertical ? offset : 0)
    }

    /// Sends the card to its most open place, or to its other one.
    func select(isOpen: Bool, animated: Bool = true) {
        let detent: Detent.Identifier = .height(isOpen ? Self.many : Self.few)
        let mover = mover ?? attached?.card as? GestureArbiter.Mover
        mover?.select(isOpen ? 0 : Self.lowest, animated: animated)
        presentation?.select(detent, animated: animated)
        panel?.select(detent, animated: animated)
    }

    // MARK: Fingers

    /// Puts a finger where the card shows at each of its places.
    ///
    /// - Parameter aside: The distance from the usual point, at right angles to the card's way out.
    func touch(aside: CGFloat = 0) -> Finger { stage.touch(at: pointOfTouch(aside: aside)) }

    /// Begins to scroll with a trackpad, the pointer where a finger would be.
    func scroll(_ type: UIScrollTypeMask = .continuous) -> Finger {
        stage.beginScroll(at: pointOfTouch(aside: 0), type: type)
    }

    private func pointOfTouch(aside: CGFloat) -> CGPoint {
        let point =
            switch kind.direction {
            case .up: CGPoint(x: 195, y: 100)
            case .left: CGPoint(x: 60, y: 400)
            case .right: CGPoint(x: 330, y: 400)
            default: CGPoint(x: 195, y: 770)
            }
        let across = across(aside)
        return CGPoint(x: point.x + across.dx, y: point.y + across.dy)
    }

    /// Puts a finger at the side of the screen that no card reaches.
    func fingerBeside() -> Finger {
        let point =
            switch kind.direction {
            case .up: CGPoint(x: 60, y: 700)
            case .left: CGPoint(x: 380, y: 300)
            case .right: CGPoint(x: 10, y: 300)
            default: CGPoint(x: 60, y: 100)
            }
        return stage.touch(at: point)
    }

    /// The point of the content in the window, `depth` points from the side that shows first, and `aside` points from
    /// that side's middle.
    func point(depth: CGFloat, aside: CGFloat) -> CGPoint {
        let frame = content.view.convert(content.view.bounds, to: nil)
        return switch kind.direction {
        case .up: CGPoint(x: frame.midX + aside, y: frame.maxY - depth)
        case .left: CGPoint(x: frame.maxX - depth, y: frame.midY + aside)
        case .right: CGPoint(x: frame.minX + depth, y: frame.midY + aside)
        default: CGPoint(x: frame.midX + aside, y: frame.minY + depth)
        }
    }

    /// A movement at right angles to the card's way out, in points.
    func across(_ distance: CGFloat) -> CGVector {
        let way = way(distance)
        return CGVector(dx: way.dy, dy: way.dx)
    }

    /// A movement along the card's way out, in points.
    func way(_ distance: CGFloat) -> CGVector {
        switch kind.direction {
        case .up: CGVector(dx: 0, dy: -distance)
        case .left: CGVector(dx: -distance, dy: 0)
        case .right: CGVector(dx: distance, dy: 0)
        default: CGVector(dx: 0, dy: distance)
        }
    }

    /// Lets the finger rest until it has no velocity, and lifts it.
    func letGo(_ finger: Finger) {
        finger.hold(for: 0.15)
        finger.lift()
    }

    /// Lets go, and waits until everything is at rest.
    func settle(lettingGo finger: Finger) {
        letGo(finger)
        stage.settle()
    }
}

/// Places a panel below the status bar, as wide as its container.
private final class WideHost: PanelHost {
    func place(of panel: Panel, in container: UIView) -> Panel.Place {
        let top = container.safeAreaInsets.top
        return Panel.Place(frame: container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)))
    }
}

extension Stage {
    /// Turns one of the two settings on, or off.
    func reduceMotion(_ isReduced: Bool = true, byCrossFades: Bool) {
        if byCrossFades { prefersCrossFadeTransitions = isReduced } else { isReduceMotionEnabled = isReduced }
    }
}

// MARK: - Screens of SwiftUI

extension UIViewController {
    /// Fills the controller with a SwiftUI view.
    func fill(with screen: some View) {
        let host = UIHostingController(rootView: screen)
        addChild(host)
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }

    /// Fills the controller with a SwiftUI view that presents a card: the card is there at once, without an animation.
    func fill(with screen: some View, on stage: Stage) {
        let opening = Opening()
        fill(with: screen.transaction { if !opening.isOver { $0.disablesAnimations = true } })
        stage.settle()
        opening.isOver = true
    }
}

private final class Opening { var isOver = false }

private struct ContentView: UIViewControllerRepresentable {
    let content: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { content }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct DeckScreen: View {
    let content: UIViewController
    let configuration: DeckConfiguration
    @State private var isShown = true

    var body: some View {
        Color.white.deck(isPresented: $isShown, as: configuration) {
            ContentView(content: content).ignoresSafeArea()
        }
    }
}

struct CardScreen: View {
    let content: UIViewController
    let configuration: CardConfiguration
    @State private var isShown = true

    var body: some View {
        Color.white.card(isPresented: $isShown, as: configuration) {
            ContentView(content: content).ignoresSafeArea()
        }
    }
}

struct PanelScreen: View {
    let content: UIViewController
    let configuration: Panel.Configuration
    @State private var detent: Detent.Identifier
    @State private var isShown = true

    init(content: UIViewController, configuration: Panel.Configuration) {
        (self.content, self.configuration) = (content, configuration)
        _detent = State(initialValue: configuration.selectedDetent ?? configuration.detents.first?.identifier ?? .large)
    }

    var body: some View {
        Color.white.panel(
            isPresented: $isShown, as: configuration, detents: configuration.detents, selection: $detent
        ) {
            ContentView(content: content).ignoresSafeArea()
        }
    }
}

// MARK: - The content

/// A controller with a button over its whole view, or a list.
final class ContentController: UIViewController, UIScrollViewDelegate, CardContent {
    var setup = CardSetup()
    var isVertical = true
    /// True if the card comes from the far edge of the list.
    var comesFromEnd = false
    private(set) var taps = 0
    let list = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(frame: view.bounds)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        let start: CGFloat
        switch setup.list {
        case .none: return fill(with: button)
        case .atEdge: start = 0
        case .scrolled(let offset): start = offset
        }
        list.contentInsetAdjustmentBehavior = .never
        fill(with: list)
        list.contentSize = CGSize(width: isVertical ? 100 : 3000, height: isVertical ? 3000 : 100)
        list.contentOffset = CGPoint(x: isVertical ? 0 : start, y: isVertical ? start : 0)
        button.frame = CGRect(origin: .zero, size: list.contentSize)
        list.addSubview(button)
    }

    /// The events that the card has reported to its content.
    private(set) var events: [CardEvent] = []
    var scrollViewForCard: UIScrollView?

    func cardDidChange(_ event: CardEvent) { events.append(event) }

    /// The offsets that were reported to the list's delegate.
    var scrolls: [CGFloat] = []
    var onScroll: () -> Void = {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls.append(isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x)
        onScroll()
    }

    var onDisappear: () -> Void = {}

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDisappear()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { list.subviews.first }

    private func fill(with child: UIView) {
        child.frame = view.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child)
    }
}
