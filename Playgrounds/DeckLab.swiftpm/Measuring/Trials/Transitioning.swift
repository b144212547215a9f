import UIKitShim

/// Row T27: a layout is requested in the turn of the presentation, and in that layout a block for the next turn.
final class PresentationStart: Trial {
    init() { super.init([Told("presentationStart", row: "T27")], "When does a presentation begin?", .nothing) }

    override func run(over controller: UIViewController) {
        let card = TrialCard(duration: 0.2)
        let order = PresentationOrder(of: card, over: controller)
        Delay(0.1) { order.present() }
        Delay(1) { [self] in
            conclude(order.finding)
            order.end()
            card.dismiss(animated: false)
        }
    }
}

/// Row T29: the card is shown in the middle of its container, so that its frame is neither the container's nor zero.
final class FinalFrame: Trial {
    init() {
        super.init([Told("finalFrameOfDismissed", row: "T29")], "Where does a dismissed controller end?", .nothing)
    }

    override func run(over controller: UIViewController) {
        let card = TrialCard(duration: 0.2)
        card.onDismissalStart = { [weak self, weak card] context in
            self?.conclude(card?.finding(of: context))
            context.finishInteractiveTransition()
            context.completeTransition(true)
        }
        controller.present(card, animated: false)
        Delay(0.1) { card.dismiss(animated: true) }
    }
}

/// Row V1: whether setting a view's center alone causes a layout.
final class CenterLayout: Trial {
    private let outer = LayoutProbe(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
    private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private var layouts = 0

    init() {
        super.init(
            [Told("centerAsksForLayout", row: "V1")], "Does a view that is moved ask for its superview's layout?",
            .nothing)
        outer.addSubview(inner)
        bench.addSubview(outer)
    }

    override func run(over controller: UIViewController) {
        Delay(0.1) { [self] in
            layouts = 0
            outer.onLayout = { [weak self] in self?.layouts += 1 }
            inner.center.y += 10
        }
        Delay(0.5) { [self] in
            outer.onLayout = nil
            conclude(.flag(layouts > 0), "\(layouts) layouts of the superview")
        }
    }
}

/// Row T3a: the turns of the run loop between `dismiss` and the interactor.
final class DismissalStart: Trial {
    init() {
        super.init(
            [Told("dismissalStart", row: "T3a")], "How many turns does dismiss take to reach the interactor?", .nothing)
    }

    override func run(over controller: UIViewController) {
        let card = TrialCard(duration: 0.3)
        let turns = TurnCount()
        card.onDismissalStart = { [weak self] context in
            guard let finding = turns.stop() else { return }
            self?.conclude(finding)
            context.finishInteractiveTransition()
            context.completeTransition(true)
        }
        controller.present(card, animated: false)
        Delay(0.1) {
            turns.start()
            card.dismiss(animated: true)
        }
        Delay(1.5) { [self] in
            guard turns.stop() != nil else { return }
            conclude(.choice("never"), "not within 1.4 s")
            card.dismiss(animated: false)
        }
    }
}

/// Row T24: the order of `viewWillAppear` and `presentationTransitionWillBegin`.
final class AppearanceOrder: Trial {
    private var calls: [String] = []

    init() {
        super.init(
            [Told("appearanceBeforePresentationWillBegin", row: "T24")],
            "Does viewWillAppear come before presentationTransitionWillBegin?", .nothing)
    }

    override func run(over controller: UIViewController) {
        let card = TrialCard(duration: 0.2)
        calls = []
        card.onWillAppear = { [weak self] in self?.calls.append("viewWillAppear") }
        card.onPresentationWillBegin = { [weak self] in self?.calls.append("presentationTransitionWillBegin") }
        controller.present(card, animated: true)
        Delay(0.8) { [self] in
            if calls.count == 2 {
                conclude(.flag(calls[0] == "viewWillAppear"), calls.joined(separator: ", then "))
            }
            card.dismiss(animated: false)
        }
    }
}

/// Row T17c: where a view that fades alongside is after the interactor has said one half and waited for longer than the
/// transition lasts.
final class AlongsideAnimations: Trial {
    init() {
        super.init(
            [Told("scrubsAlongsideAnimations", row: "T17c")],
            "Does a custom interactor's progress move the alongside animations?", .nothing)
    }

    override func run(over controller: UIViewController) {
        let card = TrialCard(duration: 0.3)
        card.onDismissalStart = { [weak self, weak card] context in
            context.updateInteractiveTransition(0.5)
            Delay(0.9) {
                self?.judge(card?.dimming)
                context.finishInteractiveTransition()
                context.completeTransition(true)
            }
        }
        controller.present(card, animated: false)
        Delay(0.1) { card.dismiss(animated: true) }
    }

    private func judge(_ dimming: UIView?) {
        guard let shown = dimming?.layer.presentation()?.opacity else { return }
        conclude(.flag(shown > 0.1), "at one half for 0.9 s, \(CGFloat(shown * 100).tenths) % of black showed, of 50")
    }
}

/// Row T26: a view as large as the screen that is moved down by a few points, and then scaled down about its middle.
final class SafeAreaUnderTransform: Trial {
    init() {
        super.init(
            [Told("safeAreaUnderTransform", row: "T26")], "Does a moved view's safe area follow where it shows?",
            .nothing)
    }

    override func run(over controller: UIViewController) {
        guard let around = controller.view.window, around.safeAreaInsets.top > 8 else { return }
        let probe = UIView(frame: around.bounds)
        probe.isUserInteractionEnabled = false
        around.addSubview(probe)
        around.layoutIfNeeded()
        let rest = probe.safeAreaInsets.top
        let moved = top(of: probe, under: CGAffineTransform(translationX: 0, y: 8))
        let scaled = top(of: probe, under: CGAffineTransform(scaleX: 0.99, y: 0.99))
        probe.removeFromSuperview()
        let setting =
            moved == rest ? "asWithout" : scaled == rest ? "frozenWhileScaled" : "ofWhereItShows"
        conclude(
            .choice(setting), "\(rest.tenths) pt at rest, \(moved.tenths) moved by 8, \(scaled.tenths) scaled by 0.99")
    }

    private func top(of probe: UIView, under transform: CGAffineTransform) -> CGFloat {
        probe.transform = transform
        probe.superview?.layoutIfNeeded()
        return probe.safeAreaInsets.top
    }
}

/// Row T17b: the touches that reach views in a transition without an interactor, then in one that an interactor drives.
final class TouchesInTransition: Trial {
    private enum Phase { case coming, staying, going, over }

    private static let duration: TimeInterval = 3
    private var phase = Phase.over
    private var touched: Set<Phase> = []
    private var isComplete = false

    init() {
        super.init(
            [Told("touchesInTransition", row: "T17b")], "In which transitions do touches reach views?",
            .touchWhileItMoves)
    }

    override func run(over controller: UIViewController) {
        let card = TrialCard(duration: Self.duration)
        (phase, touched, isComplete) = (.coming, [], false)
        card.witness.onDown = { [weak self] in self.map { _ = $0.touched.insert($0.phase) } }
        controller.present(card, animated: true) { [weak self] in self?.phase = .staying }
        card.onDismissalStart = { [weak self] context in self?.hold(context) }
        Delay(2 * Self.duration) { card.dismiss(animated: true) }
    }

    private func hold(_ context: any UIViewControllerContextTransitioning) {
        phase = .going
        Delay(Self.duration) { [self] in
            (phase, isComplete) = (.over, true)
            context.finishInteractiveTransition()
            context.completeTransition(true)
        }
    }

    /// Touches that arrive after the transitions prove that the hand was there; without them it proves nothing that
    /// none arrived during a transition.
    override func confirm() {
        guard isComplete, touched.contains(.staying) else { return }
        let (coming, going) = (touched.contains(.coming), touched.contains(.going))
        guard going || !coming else { return }
        conclude(
            .choice(coming ? "all" : going ? "interactiveOnly" : "none"),
            "touched while it came: \(coming); while an interactor held it: \(going)")
    }
}
