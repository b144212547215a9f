@_spi(Engine) import Cards
@_spi(Engine) @_spi(Cards) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
@_spi(Cards) import Panels

/// What holds for a card in an app: at every moment, as a finger comes down and lifts, and as the app acts.
extension CardPlayer {
    func carryOut(_ deed: AppDeed) {
        guard let app else { return }
        if case .raise = deed { return checkStand(app) }
        switch deed {
        case .keyboard, .edit: break
        default: pull = nil
        }
        let wasEdited = app.isEdited
        app.carryOut(deed)
        scene.stage.advance(by: 0)
        note(.deed(deed))
        // A finger may since have scrolled away a text that was edited before.
        if case .edit(let isInList) = deed, !wasEdited { checkEdited(isInList ? app.front.field : app.front.note, app) }
    }

    /// A text that becomes first responder in a card at rest is above the keyboard, or begins no lower than the top of
    /// the safe area.
    private func checkEdited(_ text: UIView, _ app: CardApp) {
        // With this disturbance, the app itself moves the content meanwhile.
        guard finger == nil, !app.setting.assumptions.disturbances.contains(.contentAdjustsOffset),
            scene.kind.isPresented
        else { return }
        settle()
        guard let presentation = app.front.presentation, presentation.keyboardHeight > 0, text.isFirstResponder else {
            return
        }
        // A card below its highest detent does not move up to show an edited text.
        let heights = app.heights
        if let heights, heights[presentation.selectedDetent, default: 0] < heights.values.max() ?? 0 { return }
        let place = text.convert(text.bounds, to: nil)
        let (start, end) = (
            scene.stage.window.safeAreaInsets.top, scene.stage.window.bounds.height - presentation.keyboardHeight
        )
        reached["texts edited at rest", default: 0] += 1
        check(
            place.maxY <= end + 0.5 || place.minY <= start + 0.5, "what is edited is in sight",
            "\(place), the keyboard begins at \(end)")
    }

    /// Compares with the last look, and checks what holds at every moment.
    func note(_ cause: CardTrace.Cause) {
        guard let app, violation == nil else { return }
        do { try trace?.look(cause, &reached) } catch { return fail(error) }
        for session in app.past + app.layers.map(\.session) {
            if let complaint = session.complaint { check(false, "told in order", complaint) }
        }
        checkDecisions(cause, app)
        guard let control = app.control, control.card.window != nil else { return }
        let told = app.session.selected
        check(
            told == nil || told == control.selectedDetent || app.session.isOver, "told which it is",
            "told \(told.map { "\($0)" } ?? ""), and it is \(control.selectedDetent)")
        if let panel = scene.panel, panel.mover.phase == .inHand {
            check(panel.isShown, "in hand it is shown", "a finger has it, and it counts as hidden")
        }
        guard let presentation = app.front.presentation else { return }
        // The card's highest place is below the status bar; only a keyboard raises the card farther.
        if !control.detents.isEmpty, presentation.keyboardHeight == 0, scene.stage.time >= trace?.lenientUntil ?? 0 {
            let top = app.front.root.view.safeAreaInsets.top
            check(top < 0.75, "no status bar in the content", "\(top) pt, the card at \(presentation.card.frame.minY)")
        }
        // If UIKit never starts a dismissal, the card is back at once.
        guard app.setting.assumptions.dismissalStart != .never else { return }
        if case .frame = cause {
            let differs = presentation.card.accessibilityViewIsModal == presentation.isPresenterLive
            check(!differs || !hasDiffered, "modal or live", "both or neither, live: \(presentation.isPresenterLive)")
            hasDiffered = differs
        }
        guard finger == nil, app.session.isLeaving else { return }
        let hit = scene.stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil)
        check(
            !presentation.isPresenterLive && hit?.isDescendant(of: scene.home.view) != true,
            "none is live before a card that leaves", "a touch beside the card is the presenter's")
    }

    /// No drag takes a card whose declarations forbid drags, and content is at its edge if `.atEdge` was true.
    private func checkDecisions(_ cause: CardTrace.Cause, _ app: CardApp) {
        let arbiter = app.control?.arbiter
        if decider !== arbiter { (decider, newDecisions) = (arbiter, NewDecisions()) }
        for decision in newDecisions.take(from: arbiter?.decisions ?? []) {
            // Print every decision, since printing must not trap.
            reached["characters of decisions", default: 0] += "\(decision)".count
            if app.setting.declared != nil { reached["declared before the card shows", default: 0] += 1 }
            guard decision.to == .drag, case .allowed(let grounds) = decision.reason else { continue }
            check(app.setting.declared == nil, "what was declared", "\(decision)")
            guard case .finger(let way, _, isOnList: true, isAlone: true) = cause, !app.setting.isUpsideDown,
                arbiter?.owner == .drag,
                scene.kind.isPresented,
                decision.direction != .up, !app.setting.assumptions.disturbances.movesContent, let look = trace?.last,
                grounds.evidence.contains(where: { $0.condition == .atEdge && $0.truth == .yes })
            else { continue }
            // A list whose pan is silent does not scroll, so it may be short of its edge by the finger's last movement.
            let isSilent = app.setting.assumptions.disturbances.contains(.swallowedTouches)
            check(
                look.range.lowerBound == look.range.upperBound
                    || look.room <= 0.5 + 1e-6 + (isSilent ? abs(way.dy) : 0), "at the edge",
                ".atEdge was true, and the content has \(look.room) pt to go")
        }
    }

    // MARK: A finger comes down and lifts

    /// Puts the finger down, and checks that a card that looks at rest does not take the touch before the finger moves.
    func touchDown(_ depth: CGFloat, _ aside: CGFloat) {
        guard let app, finger == nil else { return }
        if scene.stage.stillMoving.isEmpty { checkPlace(app) }
        let control = app.control
        let isShown = scene.panel?.isShown ?? !(app.session.isLeaving || app.front.root.isBeingPresented)
        // A card that fades out shows that it leaves, in its place.
        let fades = app.front.card.map { $0.alpha < 1 } ?? false
        var (looksAtRest, before, step) = (isShown && !fades, control?.position.translation ?? 0, CGFloat(0))
        for _ in 0..<3 {
            frame()
            step = (app.control?.position.translation ?? 0) - before
            // A list that coasts to its edge may pass its momentum on.
            if abs(step) > 0.08 || app.front.content.list.isDecelerating { looksAtRest = false }
            before += step
        }
        // More than about a point from its stop, a card is caught however slow it is.
        if case .stop(let stop)? = control?.target(of: control!.selectedDetent), abs(before - stop) > 0.9 {
            looksAtRest = false
        }
        let isMoving = !scene.stage.stillMoving.isEmpty
        let window = scene.stage.window.bounds
        var place = CGPoint(x: window.midX + aside, y: window.height - 20)
        if app.front.content.viewIfLoaded?.window != nil { place = app.point(depth: depth, aside: aside) }
        place.x = min(max(place.x, 4), window.width - 4)
        place.y = min(max(place.y, 4), window.height - 4)
        var card = app.front.card.map { $0.convert($0.bounds, to: nil) } ?? .zero
        // As the phone turns, the card is hit where it shows.
        if let shown = app.front.card?.layer.presentation()?.frame, let ground = app.front.card?.superview {
            card = card.union(ground.convert(shown, to: nil))
        }
        finger = scene.stage.touch(at: place)
        travel = 0
        if looksAtRest, isMoving { reached["cards that look at rest", default: 0] += 1 }
        check(
            !looksAtRest || app.control?.arbiter?.owner != .drag, "at rest is what looks at rest", "caught at \(before)"
        )
        let name = control?.selectedDetent
        let isOnRest = control?.progress == 0 && trace?.last?.stretch == 0
        pull =
            looksAtRest
            ? name.map { Pull(card: app.front, detent: $0, isOnRest: isOnRest, decided: control?.decisions.count ?? 0) }
            : nil
        note(.touch)
        if scene.panel != nil { checkBeside(card.insetBy(dx: -12, dy: -12), place, step, app) }
    }

    /// A touch beside the panel and its edge-swipe strip does not stop a moving panel.
    private func checkBeside(_ card: CGRect, _ place: CGPoint, _ step: CGFloat, _ app: CardApp) {
        guard let panel = scene.panel, abs(step) > 1, panel.isShown, panel.view.window != nil, !card.contains(place),
            scene.stage.window.bounds.insetBy(dx: 24, dy: 24).contains(place)
        else { return }
        let before = panel.position.translation
        frame()
        reached["touches beside moving panels", default: 0] += 1
        check(panel.position.translation != before, "beside it nothing is caught", "it stops at \(before)")
    }

    /// The finger's pull on a card that looked at rest.
    struct Pull {
        let card: CardLayer
        var detent: Detent.Identifier
        /// Whether the card was at its place, and its content within its ends.
        var isOnRest: Bool
        /// The number of the card's decisions at touch-down.
        var decided: Int
        /// The finger's way outward, if it has moved outward only, or else nil; and its place and least place so far.
        var way: CGFloat? = 0
        var place: CGFloat = 0
        var least: CGFloat = 0
        var most: CGFloat = 0

        mutating func move(by along: CGFloat) {
            way = along > 0 ? way.map { $0 + along } : nil
            place += along
            (least, most) = (min(least, place), max(most, place))
        }
    }

    func noteMove(of finger: Finger, by step: CGVector) {
        guard let app else { return }
        scene.stage.advance(by: 0)
        travel += hypot(step.dx, step.dy)
        pull?.move(by: scene.along(step))
        // The drag holds the lists under its own finger. A thumb on the list beside a finger that holds the card
        // elsewhere scrolls the list by UIKit's own pan, as far as that goes.
        let isOnList = [self.finger, thumb].allSatisfy {
            $0?.touch.view?.isDescendant(of: app.front.content.list) ?? true
        }
        note(.finger(step, travel: travel, isOnList: isOnList, isAlone: thumb == nil))
    }

    func noteLift() {
        if app != nil { scene.stage.advance(by: 0) }
        note(.touch)
    }

    func liftInApp(cancels: Bool = false) {
        guard let app, let finger else { return }
        if cancels { finger.cancel() } else { finger.lift() }
        thumb?.lift()
        let pull = cancels ? nil : pull
        (self.finger, self.thumb, self.pull) = (nil, nil, nil)
        noteLift()
        guard let pull, let control = app.control else { return }
        checkClassic(pull, app)
        // A pull that only went outward opens no larger detent, whatever keyboards do meanwhile. Short ways are not
        // checked, because a tap on the handle opens the card.
        guard let way = pull.way, way > 10, pull.card === app.front, scene.panel?.isShown ?? true,
            app.setting.redirection == nil,
            case .stop(let former)? = control.target(of: pull.detent),
            case .stop(let now)? = control.target(of: control.selectedDetent)
        else { return }
        reached["pulls out", default: 0] += 1
        check(now > former - 0.5, "a pull opens nothing", "\(pull.detent), then \(control.selectedDetent)")
    }

    /// A classic deck returns from a pull that is too short, however fast the finger lets it go. The pull counts from the
    /// finger's highest place, because a list that has scrolled up a little hands off early on the way back.
    private func checkClassic(_ pull: Pull, _ app: CardApp) {
        guard app.front.deck == .classic, pull.isOnRest,
            pull.most - pull.least < AppSetting.classicPull
        else { return }
        let judgements = app.control?.decisions.dropFirst(pull.decided).compactMap { decision in
            if case .released(let judgement) = decision.reason { judgement } else { nil }
        }
        guard let judgement = judgements?.last else { return }
        reached["classic decks let go early", default: 0] += 1
        check(judgement.target != .away, "a classic deck returns", "\(judgement)")
    }
}
