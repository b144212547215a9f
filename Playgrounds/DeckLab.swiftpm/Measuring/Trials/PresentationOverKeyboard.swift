import UIKitShim

/// Rows T27, T3a, T17b, T17c, T24, T29 and S17c: the fifth of the five measurements. While a field is edited and its
/// keyboard is up, a card as large as the screen, with a navigation bar, is presented, stays, and is dismissed by an
/// interactor that holds it half-way.
final class PresentationOverKeyboard: Trial {
    private enum Phase: String { case before, coming, staying, going, over }

    private static let duration: TimeInterval = 3
    private let field = UITextField(frame: CGRect(x: 40, y: 130, width: 240, height: 36))
    private var phase = Phase.over
    private var touched: Set<Phase> = []
    private var calls: [String] = []
    private var observer: (any NSObjectProtocol)?
    private var tops: [(phase: Phase, top: CGFloat)] = []

    init() {
        super.init(
            [
                Told("presentationStart", row: "T27"), Told("dismissalStart", row: "T3a"),
                Told("touchesInTransition", row: "T17b"), Told("scrubsAlongsideAnimations", row: "T17c"),
                Told("appearanceBeforePresentationWillBegin", row: "T24"), Told("finalFrameOfDismissed", row: "T29"),
                Told("barHeights", row: "S17c"),
            ],
            "What becomes of a presentation over a keyboard?", .touchWhileItMoves)
        field.placeholder = "A field that is edited"
        field.backgroundColor = .white
    }

    override func run(over controller: UIViewController) {
        guard phase == .over else { return }
        (phase, touched, calls, tops) = (.before, [], [], [])
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        watchKeyboard(of: controller)
        let content = ScrollingContent()
        let navigation = content.underLargeTitle()
        let card = TrialCard(duration: Self.duration, showing: navigation)
        card.witness.onDown = { [weak self] in self.map { _ = $0.touched.insert($0.phase) } }
        Delay(0.4) { [self] in present(card, over: controller) }
        Delay(0.4 + Self.duration * 1.5) { [self] in
            conclude(
                BarGauge(navigation, over: content.list).finding(of: navigation.navigationBar), of: "barHeights")
        }
        Delay(0.4 + Self.duration * 2) { [self] in dismiss(card) }
    }

    // MARK: It comes

    private func present(_ card: TrialCard, over controller: UIViewController) {
        phase = .coming
        noteTop(controller)
        let order = PresentationOrder(of: card, over: controller)
        card.onWillAppear = { [weak self] in self?.calls.append("viewWillAppear") }
        order.onBegin = { [weak self] in self?.calls.append("presentationTransitionWillBegin") }
        order.present { [weak self] in
            guard let self, phase == .coming else { return }
            phase = .staying
            noteTop(controller)
            conclude(order.finding)
            order.end()
            judgeCalls()
        }
        Delay(Self.duration / 2) { [self] in noteTop(controller) }
    }

    private func judgeCalls() {
        let known = calls.filter { !$0.hasPrefix("keyboard") }
        guard known.count == 2 else { return }
        conclude(
            "appearanceBeforePresentationWillBegin", .flag(known[0] == "viewWillAppear"),
            calls.joined(separator: ", then "))
    }

    // MARK: It goes

    private func dismiss(_ card: TrialCard) {
        let turns = TurnCount()
        card.onDismissalStart = { [weak self, weak card] context in
            guard let self, let card, let (setting, evidence) = turns.stop() else { return }
            conclude("dismissalStart", .choice(setting), evidence)
            conclude(card.finding(of: context), of: "finalFrameOfDismissed")
            hold(context, card)
        }
        turns.start()
        card.dismiss(animated: true)
        Delay(1.4) { [self] in
            guard turns.stop() != nil else { return }
            conclude("dismissalStart", .choice("never"), "not within 1.4 s")
            card.dismiss(animated: false)
            end()
        }
    }

    /// Holds the transition at one half for as long as the whole would take.
    private func hold(_ context: any UIViewControllerContextTransitioning, _ card: TrialCard) {
        phase = .going
        context.updateInteractiveTransition(0.5)
        Delay(Self.duration) { [self] in
            if let shown = card.dimming?.layer.presentation()?.opacity {
                conclude(
                    "scrubsAlongsideAnimations", .flag(shown > 0.1),
                    "at one half for 3 s, \(CGFloat(shown * 100).tenths) % of black showed, of 50")
            }
            context.finishInteractiveTransition()
            context.completeTransition(true)
            touched.insert(.over)
            end()
        }
    }

    /// Touches that arrived while the card stayed prove that the hand was there; without them it proves nothing that
    /// none arrived in transition.
    override func confirm() {
        guard phase == .over, touched.contains(.over), touched.contains(.staying) else { return }
        let (coming, going) = (touched.contains(.coming), touched.contains(.going))
        guard going || !coming else { return }
        conclude(
            "touchesInTransition", .choice(coming ? "all" : going ? "interactiveOnly" : "none"),
            "touched while it came: \(coming); while an interactor held it: \(going)")
    }

    // MARK: Keyboard and bars

    private func watchKeyboard(of controller: UIViewController) {
        let key = UIResponder.keyboardFrameEndUserInfoKey
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self, weak controller] notification in
            guard let frame = notification.userInfo?[key] as? CGRect else { return }
            MainActor.assumeIsolated {
                guard let self, let screen = controller?.view.window?.bounds else { return }
                self.keyboard(isUp: frame.minY < screen.maxY - 1)
            }
        }
    }

    private func keyboard(isUp: Bool) {
        let what = isUp ? "keyboard up" : "keyboard down"
        calls.append(what)
        let when =
            phase == .coming && calls.contains("presentationTransitionWillBegin") ? "coming, begun" : phase.rawValue
        observe("the \(what)", "told \(when)")
    }

    /// Notes the room of the status bar, in which a bar that comes and goes would show.
    private func noteTop(_ controller: UIViewController) {
        guard let window = controller.view.window else { return }
        tops.append((phase, window.safeAreaInsets.top))
        observe(
            "the window's safe area at the top",
            tops.map { "\($0.phase.rawValue) \($0.top.tenths) pt" }.joined(separator: ", "))
    }

    private func end() {
        phase = .over
        let isUp = field.isFirstResponder
        observe("the field that was edited", isUp ? "still edited after all" : "edited no more")
        field.resignFirstResponder()
        field.removeFromSuperview()
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
    }
}
