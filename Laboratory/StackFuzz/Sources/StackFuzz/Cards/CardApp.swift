import DeckTransition
@_spi(Cards) import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
import Panels

/// The app around a card: what lies beside the card and in it, and what the app does.
@MainActor final class CardApp {
    let setting: AppSetting
    let scene: CardStage
    let barController = BarController()
    var bar: UIView { barController.view }
    private(set) var other: Panel?
    let elsewhere = UIViewController()
    /// The panel on the other screen that the content was moved to.
    private(set) var nextPanel: Panel?
    /// The card, and those that may stand over it, from the lowest.
    let layers: [CardLayer]
    /// The view that zooming and growing cards come out of and go into.
    let thumbnail = UIView(frame: CGRect(x: 40, y: 744, width: 120, height: 90))
    /// The sessions of presentations before the present ones.
    private(set) var past: [CardSession] = []
    /// The calls of `hide` and `remove` with a completion, and the completions that were called.
    private(set) var (departures, ends) = (0, 0)
    /// Whether a keyboard is shown that no text field asked for.
    private(set) var hasKeyboard = false
    /// The arbiter of a drag that brings the card in, and how often it has.
    private(set) var (puller, pulls): (GestureArbiter?, Int) = (nil, 0)
    private let shown: ShownConfiguration
    static var isMoodInactive = false

    init(_ setting: AppSetting, _ scene: CardStage, _ shown: ShownConfiguration) {
        (self.setting, self.scene, self.shown) = (setting, scene, shown)
        let own = CardLayer(scene.root, scene.content, scene.kind == .deck ? setting.deck : nil, panel: scene.panel)
        layers = [own] + setting.covers.map { CardLayer(over: $0) }
        let (view, size) = (scene.home.view!, scene.stage.screen.size)
        scene.stage.isReduceMotionEnabled = setting.reducesMotion
        bar.frame = CGRect(x: 0, y: size.height - 83, width: size.width, height: 83)
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        scene.home.addChild(barController)
        view.insertSubview(bar, at: 0)
        barController.didMove(toParent: scene.home)
        if setting.look != .slide { view.insertSubview(thumbnail, at: 1) }
        if setting.scrollsAcross { (scene.content.isVertical, scene.content.comesFromEnd) = (true, false) }
        for layer in layers {
            layer.dress(setting)
            if scene.panel == nil { layer.root.preferredContentSize.height = 420 }
        }
        if let panel = scene.panel { surround(panel) }
        scene.stage.settle()
        startList()
        if setting.bringsIn { bringIn() }
        if setting.look != .slide || setting.begins == .onBegin {
            leave(animated: false)
            scene.stage.settle()
            enter(animated: false)
        } else {
            own.control?.onEvent = own.session.hear
            take(own.control)
        }
        for _ in 0..<min(setting.coversAtStart, setting.covers.count) {
            scene.stage.settle()
            enter(animated: false)
        }
        scene.stage.settle()
    }

    /// The topmost card.
    var front: CardLayer { layers.last { $0.root.presentingViewController != nil } ?? layers[0] }
    /// The topmost card's control; nil if the card is not presented.
    var control: (any CardControlling)? { front.control }
    var session: CardSession { front.session }

    /// The point of the topmost content in the window, as `CardStage` counts it.
    func point(depth: CGFloat, aside: CGFloat) -> CGPoint {
        guard front !== layers[0] else { return scene.point(depth: depth, aside: aside) }
        let frame = front.content.view.convert(front.content.view.bounds, to: nil)
        return CGPoint(x: frame.midX + aside, y: frame.minY + depth)
    }

    /// Lets a drag up on the presenter bring the card in.
    private func bringIn() {
        guard scene.kind != .deck else {
            puller = GestureArbiter.attach(to: scene.home.view, policy: ArbitrationPolicy(.up, when: .atEdge)) {
                [weak self] in if $0 == .began { self?.enter(animated: true, followedBy: self?.puller) }
            }
            return
        }
        puller = scene.home.attachCard(
            to: scene.home.view, as: configuration, onEvent: { [weak self] in self?.layers[0].session.hear($0) },
            presenting: { [weak self] _ in
                guard let self, scene.root.presentingViewController == nil else { return nil }
                pulls += 1
                // The app brings nothing in by the second pull.
                guard pulls != 2 else { return nil }
                begin(CardSession(), of: layers[0])
                return scene.root
            })
    }

    private func surround(_ panel: Panel) {
        scene.home.additionalSafeAreaInsets.top = 3
        if setting.sharesBar {
            let session = CardSession(comesFromAway: setting.goesAnimated)
            past.append(session)
            other = scene.home.addPanel(
                UIViewController(), as: Panel.Configuration(detents: [.height(88), .large]),
                animated: setting.goesAnimated, onEvent: session.hear)!
            other?.bar = bar
            scene.home.view.bringSubviewToFront(panel.view)
        }
        if setting.hasBar { panel.bar = bar }
        if let room = setting.room { panel.makeRoom(in: [scene.home], upTo: room == .upToMedium ? .medium : nil) }
    }

    /// Puts the list where a drag takes the card, or that far from there.
    private func startList() {
        let list = scene.content.list
        let range = list.range(along: scene.axis)
        let isAtEnd = scene.content.comesFromEnd != setting.isUpsideDown
        let way = min(setting.startOffset, range.upperBound - range.lowerBound)
        let offset = isAtEnd ? range.upperBound - way : range.lowerBound + way
        list.contentOffset = scene.content.isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    }

    /// Lets a closure follow the card, and lets the client have its say.
    private func take(_ control: (any CardControlling)?) {
        if setting.isFollowed {
            control?.alongside(from: .medium, to: .large) { [weak self] share in
                if !(0...1).contains(share) { self?.layers[0].session.complain("a share of \(share)") }
            }
        }
        guard let name = setting.redirection, setting.declared == nil else { return }
        control?.arbiter?.onAttempt = { [weak control] attempt in
            guard attempt.stage == .release, case .stop? = attempt.target, let target = control?.target(of: name) else {
                return .allow
            }
            return .redirect(to: target)
        }
    }

    // MARK: Deeds

    var isEdited: Bool { layers.contains(where: \.isEdited) }
    var isContentTaken: Bool { scene.root.parent === elsewhere || nextPanel != nil }

    func leave(animated: Bool) {
        guard let panel = scene.panel else {
            if front.control != nil { front.root.dismiss(animated: animated) }
            return
        }
        departures += 1
        panel.hide(animated: animated) { [weak self] _ in self?.ends += 1 }
    }

    /// Removes the panel, or dismisses everything.
    func removeCard() {
        guard let panel = scene.panel else {
            if scene.home.presentedViewController != nil { scene.home.dismiss(animated: setting.goesAnimated) }
            return
        }
        departures += 1
        panel.remove(animated: setting.goesAnimated) { [weak self] _ in self?.ends += 1 }
    }

    func removeOthers() {
        other?.remove(animated: false)
        nextPanel?.remove(animated: false)
    }

    /// Shows the panel, or presents the next card.
    func enter(animated: Bool, followedBy arbiter: GestureArbiter? = nil) {
        if let panel = scene.panel { return panel.show(animated: animated) }
        let presenter = layers.last { $0.root.presentingViewController != nil }?.root ?? scene.home
        guard let layer = layers.first(where: { $0.root.presentingViewController == nil }),
            presenter.presentedViewController == nil, presenter.view.window != nil
        else { return }
        let session = CardSession(comesFromAway: animated && arbiter == nil)
        if let deck = layer.deck {
            presenter.presentDeck(
                layer.root, as: setting.configuration(of: deck, shown.traits), followedBy: arbiter, animated: animated,
                onEvent: session.hear)
        } else {
            presenter.presentCard(
                layer.root, as: configuration, followedBy: arbiter, animated: animated, onEvent: session.hear)
        }
        guard layer.root.presentingViewController != nil else { return }
        begin(session, of: layer)
        take(layer.control)
    }

    private func begin(_ session: CardSession, of layer: CardLayer) {
        past.append(layer.session)
        layer.session = session
    }

    private var configuration: CardConfiguration {
        var configuration = CardConfiguration.cover
        (configuration.traits, configuration.look, configuration.begins) = (shown.traits, look, setting.begins)
        return configuration
    }

    private var look: CardConfiguration.Look {
        let thumbnail = thumbnail
        switch setting.look {
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

    func carryOut(_ deed: AppDeed) {
        let stage = scene.stage
        switch deed {
        case .leave(let animated): leave(animated: animated)
        case .enter(let animated): enter(animated: animated)
        case .attempt: try? control?.attemptDismissal()
        case .modal(let isModal): front.root.isModalInPresentation = isModal
        case .select(let name, let animated): control?.select(name, animated: animated)
        case .selectNext: control?.selectNextDetent()
        case .invalidate: control?.invalidateDetents()
        case .detents(let detents): control?.animateChanges { control?.detents = detents }
        case .undimmed(let name): control?.largestUndimmedDetent = name
        case .wish(let height): front.root.preferredContentSize.height = height
        case .content(let length):
            front.lengthen(to: length)
            if scene.panel != nil { control?.invalidateDetents() }
        case .turn(let seconds):
            let size = stage.window.bounds.size
            stage.resize(to: CGSize(width: size.height, height: size.width), over: seconds)
        case .edit(let isInList):
            let text = isInList ? front.field : front.note
            _ = text.isFirstResponder ? text.resignFirstResponder() : text.becomeFirstResponder()
        case .raise: carryOut(.keyboard(336))
        case .keyboard(let height):
            hasKeyboard = height > 0
            stage.showKeyboard(height: height)
        case .textSize(let isLarge): stage.preferredContentSizeCategory = isLarge ? .extraExtraExtraLarge : .large
        case .mood(let isInactive):
            Self.isMoodInactive = isInactive
            for layer in layers { layer.control?.invalidateDetents() }
        case .other(let isOpen, let animated): other?.select(isOpen ? .large : .height(88), animated: animated)
        case .takeContent(let intoPanel): takeContent(intoPanel: intoPanel)
        case .leaveScreen where scene.panel != nil:
            stage.window.rootViewController = stage.window.rootViewController === scene.home ? elsewhere : scene.home
        case .leaveScreen: if scene.home.presentedViewController != nil { scene.home.dismiss(animated: true) }
        }
    }

    private func takeContent(intoPanel: Bool) {
        guard scene.panel?.parent != nil, !isContentTaken else { return }
        nextPanel = elsewhere.take(scene.root, intoPanel: intoPanel)
    }

    /// Puts everything back that changes where the card rests.
    func calmDown() {
        let stage = scene.stage
        if scene.panel != nil { stage.window.rootViewController = scene.home }
        stage.window.endEditing(true)
        if hasKeyboard { stage.showKeyboard(height: 0) }
        hasKeyboard = false
    }
}

extension CardStage {
    var axis: ArbitrationPolicy.Direction.Axis { content.isVertical ? .vertical : .horizontal }
}

/// A bar's controller, which counts its appearance callbacks.
final class BarController: UIViewController {
    private(set) var appearances = 0
    private(set) var openCalls = 0

    override func viewWillAppear(_ animated: Bool) { openCalls += 1 }
    override func viewDidAppear(_ animated: Bool) { (openCalls, appearances) = (0, appearances + 1) }
    override func viewWillDisappear(_ animated: Bool) { openCalls += 1 }
    override func viewDidDisappear(_ animated: Bool) { (openCalls, appearances) = (0, appearances - 1) }
}
