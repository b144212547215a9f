import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// A phone whose home screen presents the controllers of a case.
@MainActor final class PresentationScene {
    let stage: Stage
    let home = HomeController()
    /// The state on which custom detents depend.
    let mood = DrawnDetents.Mood()
    private(set) var controllers: [ListController]
    /// A session for each presentation, in order.
    private(set) var sessions: [Session] = []
    private let played: PresentationCase
    /// The view that zooming and growing cards come out of and go into.
    let thumbnail = UIView(frame: CGRect(x: 40, y: 744, width: 120, height: 90))
    /// The presenters on which a drag up brings a card in.
    private var sources: [Source] = []

    init(_ played: PresentationCase) {
        self.played = played
        var screen = Screen.phone
        screen.framesPerSecond = played.framesPerSecond
        stage = Stage(rootViewController: home, screen: screen, assumptions: played.assumptions)
        controllers = played.forms.map { _ in
            ListController(contentLength: played.contentLength, adjusts: played.detents?.adjusts ?? false)
        }
        home.view.addSubview(thumbnail)
        if played.drawsIn { drawIn(from: home) }
        for _ in 0..<played.presentedAtStart {
            present(animated: false)
            stage.settle()
        }
        if played.presentedAtStart > 0 { top?.list.contentOffset.y = played.startOffset }
    }

    /// The home screen and all presented controllers, from the lowest to the topmost.
    var chain: [UIViewController] {
        Array(sequence(first: home as UIViewController, next: \.presentedViewController))
    }

    /// The topmost presented controller; nil if none is presented.
    var top: ListController? { chain.last as? ListController }

    var topPresentation: InteractivePresentationController? {
        top?.presentationController as? InteractivePresentationController
    }

    var forms: [PresentationCase.Form] { played.forms }

    /// The form of the topmost presentation; nil if nothing is presented.
    var topForm: PresentationCase.Form? { top == nil ? nil : played.forms[chain.count - 2] }

    func carryOut(_ deed: PresentationDeed.Kind) {
        switch deed {
        case .present(let animated): present(animated: animated)
        case .dismissTop(let animated): top?.dismiss(animated: animated)
        case .dismissAll(let animated): if home.presentedViewController != nil { home.dismiss(animated: animated) }
        case .attempt: try? topPresentation?.attemptDismissal()
        case .modal(let isModal): top?.isModalInPresentation = isModal
        case .rotate:
            let size = stage.window.bounds.size
            stage.resize(to: CGSize(width: size.height, height: size.width), over: 0.3)
        case .keyboard(let height): stage.showKeyboard(height: height)
        case .edit(let isInList): (isInList ? top?.field : top?.note)?.becomeFirstResponder()
        case .endEditing: stage.window.endEditing(true)
        case .content(let length): top?.list.contentSize.height = length
        case .select(let name, let animated): topPresentation?.select(name, animated: animated)
        case .selectNext: topPresentation?.selectNextDetent()
        case .invalidate: topPresentation?.invalidateDetents()
        case .detents(let kinds):
            guard played.detents != nil, let top else { return }
            top.kinds = kinds
            topPresentation?.animateChanges { topPresentation?.detents = DrawnDetents.detents(of: kinds, mood) }
        case .undimmed(let name):
            guard let top else { return }
            top.undimmed = name
            topPresentation?.largestUndimmedDetent = name
        case .preferred(let height): top?.preferredContentSize.height = height
        case .textSize(let isLarge):
            stage.preferredContentSizeCategory = isLarge ? .extraExtraExtraLarge : .large
        case .mood(let isInactive):
            mood.isInactive = isInactive
            for case let presentation as InteractivePresentationController in chain.compactMap(\.presentationController)
            {
                presentation.invalidateDetents()
            }
        }
    }

    /// Lets a drag up on `presenter` bring in the next controller, while `presenter` is the topmost.
    private func drawIn(from presenter: UIViewController) {
        guard !sources.contains(where: { $0.presenter === presenter }), let view = presenter.view else { return }
        let source = Source(presenter)
        sources.append(source)
        source.arbiter = GestureArbiter.attach(to: view, policy: Self.inward) { [weak self, weak presenter] drag in
            guard drag == .began, let self, let presenter, presenter === chain.last else { return }
            present(animated: true, followedBy: source.arbiter)
        }
    }

    private static let inward = ArbitrationPolicy(.up, when: .atEdge)

    private final class Source {
        private(set) weak var presenter: UIViewController?
        weak var arbiter: GestureArbiter?

        init(_ presenter: UIViewController) { self.presenter = presenter }
    }

    /// Whether a drag that should bring in a card has begun, and its presenter presents none.
    var isPulledInVain: Bool {
        sources.contains { $0.arbiter?.owner == .drag && $0.presenter?.presentedViewController == nil }
    }

    var grows: Bool { played.look == .grow }

    /// Whether a recognizer of the home screen may be one that brings cards in.
    func bringsIn(_ recognizer: UIGestureRecognizer) -> Bool { played.drawsIn && recognizer.view === home.view }

    private var look: CardConfiguration.Look {
        let thumbnail = thumbnail
        switch played.look {
        case .slide: return .slide
        case .shrink: return .shrink
        case .zoom: return .zoom(from: { [weak thumbnail] in thumbnail })
        case .grow: return .grow(from: { [weak thumbnail] in thumbnail }, over: .black)
        case .own:
            return CardConfiguration.Look(over: .red) { state in
                var appearance = CardConfiguration.Look.Appearance(moving: state.offset)
                appearance.alpha = 1 - 0.4 * state.progress
                appearance.cornerRadius = 30 * state.progress
                appearance.backdrop = 1 - state.progress
                return appearance
            }
        }
    }

    private func present(animated: Bool, followedBy arbiter: GestureArbiter? = nil) {
        let chain = chain
        guard let presenter = chain.last, chain.count - 1 < controllers.count else { return }
        let controller = controllers[chain.count - 1]
        let form = played.forms[chain.count - 1]
        guard controller.presentingViewController == nil else { return }
        let session = Session(of: controller, comesFromAway: animated && arbiter == nil)
        let tell: @MainActor (CardEvent) -> Void = { session.hear($0) }
        let drawn = played.detents
        (controller.kinds, controller.undimmed) = (drawn?.kinds ?? [], drawn?.undimmed)
        let detents = DrawnDetents.detents(of: controller.kinds, mood)
        if var deck = form.deck {
            if let declared = played.declared {
                (deck.declared, deck.policy) = (declared.declarations, declared.policy(from: deck.policy))
            }
            if let drawn {
                (deck.detents, deck.selectedDetent, deck.contentSizing) = (detents, drawn.selected, drawn.content)
                (deck.largestUndimmedDetent, deck.policy.opening) = (drawn.undimmed, drawn.opening)
                if drawn.isProjected, form != .classicDeck { deck.release = .projection() }
            }
            presenter.presentDeck(
                controller, as: deck, followedBy: arbiter, animated: animated, onEvent: tell)
        } else {
            var dismissal = CardConfiguration.cover { $0.begins = form == .modalOnBegin ? .onBegin : .onCommit }
            if let declared = played.declared {
                (dismissal.declared, dismissal.policy) = (
                    declared.declarations, declared.policy(from: dismissal.policy)
                )
            }
            if let drawn {
                (dismissal.detents, dismissal.selectedDetent) = (detents, drawn.selected)
                (dismissal.contentSizing, dismissal.policy.opening) = (drawn.content, drawn.opening)
                dismissal.largestUndimmedDetent = drawn.undimmed
                if drawn.isProjected { dismissal.release = .projection() }
            }
            dismissal.look = look
            if played.leavesBothWays { dismissal.policy.direction = .vertical }
            presenter.presentCard(
                controller, as: dismissal, followedBy: arbiter, animated: animated, onEvent: tell)
        }
        if played.drawsIn { drawIn(from: controller) }
        if controller.presentingViewController != nil { sessions.append(session) }
        // Do not ask a controller whose presentation was refused for its presentation controller: it would create and
        // keep one.
        guard controller.presentingViewController != nil else { return }
        if let instead = drawn?.instead, !instead.isEmpty, played.declared == nil { redirect(controller, instead) }
    }

    /// Redirects releases of the controller's card from the detent that the release rule proposes to that in `instead`.
    private func redirect(_ controller: ListController, _ instead: [DrawnDetents.Name: DrawnDetents.Name]) {
        guard let card = controller.presentationController as? InteractivePresentationController else { return }
        card.arbiter?.onAttempt = { [weak card] attempt in
            guard attempt.stage == .release, let card, let proposed = attempt.target.flatMap(card.detent(at:)),
                let target = instead[proposed].flatMap(card.target(of:))
            else { return .allow }
            return .redirect(to: target)
        }
    }

    func forgetEverything() {
        stage.window.rootViewController = UIViewController()
        controllers = []
        sessions = []
        sources = []
    }
}

/// A controller that counts its appearance callbacks. The home screen, which presents the first card, is one.
@MainActor class HomeController: UIViewController {
    private(set) var appearances = 0
    private(set) var openCalls = 0

    override func viewWillAppear(_ animated: Bool) { openCalls += 1 }
    override func viewDidAppear(_ animated: Bool) { (openCalls, appearances) = (0, appearances + 1) }
    override func viewWillDisappear(_ animated: Bool) { openCalls += 1 }
    override func viewDidDisappear(_ animated: Bool) { (openCalls, appearances) = (0, appearances - 1) }
}

/// A controller with a list over its whole view.
@MainActor final class ListController: HomeController, CardContent {
    let list = UIScrollView()
    /// The text inputs: `field` is in the list, `note` is beside the list.
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
    let note = UITextView(frame: CGRect(x: 330, y: 250, width: 40, height: 90))
    /// The card's detents, as first drawn or as replaced since.
    var kinds: [DrawnDetents.Kind] = []
    var undimmed: DrawnDetents.Name?
    var instead: [DrawnDetents.Name: DrawnDetents.Name] = [:]
    private(set) var maskAtFirst = UIView.AutoresizingMask()
    private let contentLength: CGFloat
    private let adjusts: Bool

    init(contentLength: CGFloat, adjusts: Bool = false) {
        (self.contentLength, self.adjusts) = (contentLength, adjusts)
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 0, height: 420)
    }

    required init?(coder: NSCoder) { fatalError("No coder is read.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        maskAtFirst = view.autoresizingMask
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = adjusts ? .automatic : .never
        list.contentSize = CGSize(width: 390, height: contentLength)
        view.addSubview(list)
        list.addSubview(field)
        view.addSubview(note)
    }
}

/// The events that were reported for one presentation.
@MainActor final class Session {
    private(set) weak var controller: ListController?
    private(set) var moments: [CardEvent] = []
    /// The detent that was reported last.
    private(set) var selected: DrawnDetents.Name?
    /// The first event that was out of order or had invalid values; nil if none.
    private(set) var complaint: String?

    /// True for a card that moves in, until it has told its first place.
    private var comesFromAway: Bool

    init(of controller: ListController, comesFromAway: Bool) {
        (self.controller, self.comesFromAway) = (controller, comesFromAway)
    }

    /// Whether the card has reported that it leaves (`willDismiss` or `dismissed`), and not since that it is back
    /// (`returned` or `grabbed`).
    var isLeaving: Bool {
        for moment in moments.reversed() {
            switch moment {
            case .willDismiss, .dismissed: return true
            case .returned, .grabbed: return false
            case .moved, .selected, .armed, .attempted, .covered: break
            }
        }
        return false
    }

    var isOver: Bool { moments.contains(.dismissed) }

    func hear(_ moment: CardEvent) {
        if isOver { complaint = complaint ?? "told of \(moment) after dismissed" }
        switch moment {
        case .moved(let position):
            let isPlace =
                position.translation.isFinite && position.progress.isFinite && (0...1).contains(position.share)
            if !isPlace { complaint = complaint ?? "moved to \(position)" }
            if comesFromAway, abs(position.progress - 1) > 1e-6 { complaint = complaint ?? "came from \(position)" }
            comesFromAway = false
        case .selected(let name, _):
            if name == selected { complaint = complaint ?? "told twice that it goes to \(name)" }
            selected = name
            moments.append(moment)
        default: moments.append(moment)
        }
    }
}

extension PresentationCase.Form {
    /// The configuration of a deck; nil for other cards.
    @MainActor fileprivate var deck: DeckConfiguration? {
        switch self {
        case .deck: DeckConfiguration()
        case .classicDeck: .classic
        case .liveDeck: DeckConfiguration { $0.presenter = .live }
        case .contentDeck: DeckConfiguration { $0.detents = [.content] }
        case .gatedDeck: DeckConfiguration { $0.policy = .gated }
        case .modal, .modalOnBegin: nil
        }
    }
}
