@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels

/// Plays a panel case, and checks the panel while a finger drags it, at rest, and after its removal.
@MainActor
final class PanelPlayer {
    let played: PanelCase
    let stage: Stage
    let (map, list) = (UIViewController(), UIViewController())
    let elsewhere = UIViewController()
    private var other: Panel?
    /// The panel on the other screen that the content was moved to.
    var nextPanel: Panel?
    private let scrollView = UIScrollView()
    private let bar: UIView
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    private var finger: Finger?
    /// The content's distance from its edge at the last event, in points; nil if the content has not been at its edge
    /// during this drag.
    private var edge: CGFloat?
    /// How far a top panel's content has moved against the finger, in points; nil before the drag's second event.
    private var rowBack: CGFloat?
    /// The panel's detent at touch-down, and the finger's way outward since, in points; nil unless the panel looked at
    /// rest and the finger has moved outward only.
    private var pull: (detent: Detent.Identifier, way: CGFloat)?
    /// Whether a keyboard is shown that no text field asked for.
    var hasKeyboard = false
    /// The calls of `hide` and `remove` with a completion, and the completions that were called.
    private var (departures, ends) = (0, 0)
    private var violation: Violation?
    var reached: [String: Int] = [:]

    static func play(_ played: PanelCase, _ reached: inout Reached) -> Violation? {
        let player = PanelPlayer(played)
        player.play()
        reached.add(player.reached)
        return player.violation
    }

    private init(_ played: PanelCase) {
        self.played = played
        let screen = played.isOnTablet ? Screen.tablet : .phone
        stage = Stage(rootViewController: map, screen: screen, assumptions: played.assumptions)
        bar = UIView(frame: CGRect(x: 0, y: screen.size.height - 83, width: screen.size.width, height: 83))
        stage.isReduceMotionEnabled = played.reducesMotion
        map.additionalSafeAreaInsets.top = 3
        if played.isRightToLeft { map.view.semanticContentAttribute = .forceRightToLeft }
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        map.view.addSubview(bar)
        scrollView.frame = list.view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize.height = played.contentLength
        if played.isUpsideDown {
            scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
            scrollView.contentInsetAdjustmentBehavior = .never
        }
        list.view.addSubview(scrollView)
        list.view.addSubview(field)
    }

    func check(_ holds: Bool, _ rule: String, _ text: @autoclosure () -> String) {
        if !holds, violation == nil { violation = Violation(rule: "panel: " + rule, text: text()) }
    }

    private func addPanel() -> Panel {
        if played.sharesBar {
            other = map.addPanel(UIViewController(), detents: [.height(88), .large], animated: false)!
            other?.bar = bar
        }
        var comesFromAway = played.comesAnimated
        let onEvent: @MainActor (CardEvent) -> Void = { [weak self] event in
            switch event {
            case .selected(_, byUser: true): self?.reached["panels moved by users", default: 0] += 1
            case .moved(let position):
                self?.check(position.translation.isFinite, "no number", "\(position)")
                if comesFromAway { self?.check(abs(position.progress - 1) < 1e-6, "comes from away", "\(position)") }
                comesFromAway = false
            default: break
            }
        }
        let panel = map.addPanel(list, as: played.configuration, animated: played.comesAnimated, onEvent: onEvent)!
        if played.hasBar { panel.bar = bar }
        if let room = played.room { panel.makeRoom(in: [map], upTo: room == .upToMedium ? .medium : nil) }
        if played.isFollowed {
            panel.alongside(from: .medium, to: .large) { [weak self] share in
                self?.check((0...1).contains(share), "a share", "\(share)")
            }
        }
        if played.isUpsideDown {
            stage.advanceFrame()
            scrollView.contentOffset.y = max(played.contentLength - scrollView.bounds.height, 0)
        }
        return panel
    }

    private func play() {
        let panel = addPanel()
        for deed in played.deeds where violation == nil { act(deed, on: panel) }
        finger?.lift()
        stage.window.rootViewController = map
        stage.window.endEditing(true)
        if hasKeyboard { stage.showKeyboard(height: 0) }
        stage.settle()
        // If a panel returns from a drag that took its keyboard away, the text field becomes first responder again.
        if field.isFirstResponder {
            stage.window.endEditing(true)
            stage.settle()
        }
        checkRest(of: panel)
        departures += 1
        panel.remove(animated: played.goesAnimated) { [weak self] _ in self?.ends += 1 }
        stage.settle()
        check(ends == departures, "told once", "\(ends) ends of \(departures) departures")
        checkBar()
        other?.remove(animated: false)
        nextPanel?.remove(animated: false)
        stage.settle()
        checkGone(panel)
        reached["panels", default: 0] += 1
    }

    private func act(_ deed: PanelDeed, on panel: Panel) {
        switch deed {
        case .drag, .lift, .wait, .keyboard, .edit: break
        default: pull = nil
        }
        switch deed {
        case .drag(let start, let way, let holds, let lifts):
            drag(from: start, by: way, holds: holds, lifts: lifts, panel)
        case .lift: lift(panel)
        case .select(let name, let animated): panel.select(name, animated: animated)
        case .hide(let animated):
            departures += 1
            panel.hide(animated: animated) { [weak self] _ in self?.ends += 1 }
        case .show(let animated): panel.show(animated: animated)
        case .wish(let height): list.preferredContentSize.height = height
        case .turn(let seconds):
            let size = stage.window.bounds.size
            stage.resize(to: CGSize(width: size.height, height: size.width), over: seconds)
        case .edit: _ = field.isFirstResponder ? field.resignFirstResponder() : field.becomeFirstResponder()
        case .detents(let count):
            panel.animateChanges { panel.detents = Array([.height(140), .medium, .large].prefix(count)) }
        case .other(let isOpen, let animated):
            other?.select(isOpen ? .large : .height(88), animated: animated)
        case .keyboard(let height):
            hasKeyboard = height > 0
            stage.showKeyboard(height: height)
        case .raise: raise(panel)
        case .takeContent(let intoPanel): takeContent(intoPanel: intoPanel)
        case .leaveScreen:
            stage.window.rootViewController = stage.window.rootViewController === map ? elsewhere : map
        case .wait(let seconds): stage.advance(by: seconds)
        }
    }

    /// Raises a keyboard, and checks that as much of the panel shows above the keyboard as above the bar or the
    /// screen's bottom edge before.
    private func raise(_ panel: Panel) {
        stage.settle()
        let known = [88, 140, 200] as [CGFloat]
        guard played.configuration.edge == .bottom, played.configuration.margins == .zero, finger == nil, !hasKeyboard,
            panel.isShown, panel.view.window != nil, !isContentTaken, !field.isFirstResponder,
            stage.window.bounds.size == stage.screen.size,
            let height = known.first(where: { panel.selectedDetent == .height($0) })
        else { return }
        hasKeyboard = true
        stage.showKeyboard(height: 336)
        stage.settle()
        guard let top = seen(panel)?.y else { return }
        reached["panels on keyboards", default: 0] += 1
        let shown = stage.screen.size.height - 336 - top
        check(abs(shown - height) < 0.75, "it stands on the keyboard", "\(shown) pt show, not \(height)")
    }

    private func lift(_ panel: Panel) {
        finger?.lift()
        finger = nil
        defer { pull = nil }
        // A pull that only went outward opens no larger detent, whatever keyboards do meanwhile. Short ways are not
        // checked, because a tap on the handle opens the panel.
        guard let pull, pull.way > 10, panel.isShown, case .stop(let former) = panel.target(of: pull.detent),
            case .stop(let now) = panel.target(of: panel.selectedDetent)
        else { return }
        reached["pulls out", default: 0] += 1
        check(now > former - 0.5, "a pull opens nothing", "\(pull.detent), then \(panel.selectedDetent)")
    }

    // MARK: Under a finger

    private func seen(_ panel: Panel) -> CGPoint? {
        guard panel.parent != nil, !panel.view.isHidden else { return nil }
        return panel.card.convert(CGPoint(x: panel.card.bounds.maxX, y: 0), to: nil)
    }

    private func drag(from start: CGPoint, by way: CGVector, holds: Bool, lifts: Bool, _ panel: Panel) {
        let size = stage.window.bounds.size
        let place = CGPoint(x: min(start.x, size.width - 4), y: min(start.y, size.height - 4))
        let finger = finger ?? touch(at: place, panel)
        self.finger = finger
        let along = outward(way)
        if along <= 0 { pull = nil }
        pull?.way += along
        let steps = max((max(abs(way.dx), abs(way.dy)) / 5).rounded(.up), 1)
        for _ in 0..<Int(steps) {
            let before = panel.arbiter?.owner == .drag ? seen(panel) : nil
            let (row, stretch) = (row(panel), stretch)
            finger.move(by: CGVector(dx: way.dx / steps, dy: way.dy / steps), over: 1.0 / 120)
            // Deliver actions that wait for the next run-loop turn before the next frame.
            stage.advance(by: 0)
            checkRow(from: row, way.dy / steps, panel)
            guard panel.arbiter?.owner == .drag, let before, let after = seen(panel) else {
                edge = nil
                continue
            }
            reached["panels in hand", default: 0] += 1
            let moved = max(abs(after.x - before.x), abs(after.y - before.y))
            // The over-scroll that the list gives goes to the panel, point for point: the row stays under the finger.
            let given = max(stretch - self.stretch, 0)
            check(moved <= 5.8 + lead + given, "no further than the finger", "\(moved) pt for 5 pt of finger")
            let against = (before.x - after.x) * way.dx.signed + (before.y - after.y) * way.dy.signed
            check(against <= 0.8 + lead, "never against the finger", "\(against) pt against it")
            checkEdge()
        }
        if holds { finger.hold(for: 0.1) }
        if lifts { lift(panel) }
    }

    /// The y coordinate of the first row on the screen, in points, while a finger on the list drags a top panel; nil
    /// otherwise.
    private func row(_ panel: Panel) -> CGFloat? {
        // With `actionDelivery` at `.nextTurn`, the hold corrects the list a frame late. Content that is too short to
        // scroll loses the inset that UIKit has added for the safe area.
        let range = scrollView.range(along: .vertical)
        guard played.assumptions.actionDelivery != .nextTurn, played.configuration.edge == .top,
            panel.arbiter?.owner == .drag, scrollView.window != nil, range.lowerBound < range.upperBound,
            finger?.touch.view?.isDescendant(of: scrollView) == true
        else { return nil }
        return scrollView.convert(CGPoint.zero, to: nil).y
    }

    /// Checks that a top panel's content goes with the finger or stays: in all, it moves back by at most 5.8 pt.
    private func checkRow(from before: CGFloat?, _ step: CGFloat, _ panel: Panel) {
        guard let before, let now = row(panel) else {
            rowBack = nil
            return
        }
        // In the drag's first checked event, the hold may still correct what the list has scrolled by itself.
        guard let back = rowBack else {
            rowBack = 0
            return
        }
        reached["rows in a hand at the top", default: 0] += 1
        // If the list becomes taller, content at its end follows in the next event, by at most that event's movement.
        let sum = max(back + (before - now) * (step < 0 ? -1 : 1), 0)
        rowBack = sum
        check(sum <= 5.8, "content goes with the finger", "\(sum) pt back, the last \(now - before) pt for \(step)")
    }

    /// Returns the outward component of a movement, toward the panel's edge, in points.
    private func outward(_ way: CGVector) -> CGFloat {
        switch played.side {
        case .top: -way.dy
        case .left: -way.dx
        case .right: way.dx
        default: way.dy
        }
    }

    /// Checks that a touch beside the panel and its edge-swipe strip does not stop a moving panel.
    private func checkBeside(_ card: CGRect, _ place: CGPoint, _ step: CGFloat, _ panel: Panel) {
        let bounds = stage.window.bounds.insetBy(dx: 24, dy: 24)
        guard abs(step) > 1, panel.isShown, bounds.contains(place), !card.contains(place), panel.view.window != nil
        else { return }
        let before = panel.position.translation
        stage.advanceFrame()
        reached["touches beside moving panels", default: 0] += 1
        check(panel.position.translation != before, "beside it nothing is caught", "it stops at \(before)")
    }

    /// Puts a finger down, and checks that a panel that looks at rest does not take the touch before the finger moves.
    private func touch(at place: CGPoint, _ panel: Panel) -> Finger {
        edge = nil
        var (looksAtRest, before, step) = (panel.isShown, panel.position.translation, CGFloat(0))
        for _ in 0..<3 {
            stage.advanceFrame()
            step = panel.position.translation - before
            if abs(step) > 0.08 { looksAtRest = false }
            before = panel.position.translation
        }
        // More than about a point from its stop, a panel is caught however slow it is.
        if case .stop(let stop) = panel.target(of: panel.selectedDetent), abs(before - stop) > 0.9 {
            looksAtRest = false
        }
        let isMoving = !stage.stillMoving.isEmpty
        var card = panel.card.convert(panel.card.bounds, to: nil)
        // As the phone turns, the panel is hit where it shows.
        if let shown = panel.card.layer.presentation()?.frame, let ground = panel.card.superview {
            card = card.union(ground.convert(shown, to: nil))
        }
        card = card.insetBy(dx: -12, dy: -12)
        let finger = stage.touch(at: place)
        if looksAtRest, isMoving { reached["panels that look at rest", default: 0] += 1 }
        check(!looksAtRest || panel.arbiter?.owner != .drag, "at rest is what looks at rest", "caught at \(before)")
        pull = looksAtRest ? (panel.selectedDetent, 0) : nil
        checkBeside(card, place, step, panel)
        return finger
    }

    /// Checks that content which was at its edge during this drag stays there. If the list's height changes after an
    /// event, the content follows in the next one.
    private func checkEdge() {
        guard let distance = distanceFromEdge else {
            edge = nil
            return
        }
        guard let former = edge else {
            edge = distance <= Shot.aPixel ? 0 : nil
            return
        }
        edge = distance
        reached["content at its edge in hand", default: 0] += 1
        let (offset, height) = (scrollView.contentOffset.y, scrollView.bounds.height)
        check(min(former, distance) <= 5.8, "content stays at its edge", "\(offset) in \(height) pt")
    }

    /// The content's distance from its upper end on the screen, where a drag down begins to move the panel, in points.
    /// Nil unless the finger is on the list of a bottom panel, and the list scrolls by more than 12 pt.
    private var distanceFromEdge: CGFloat? {
        let range = scrollView.range(along: .vertical)
        guard played.configuration.edge == .bottom, scrollView.window != nil, range.upperBound - range.lowerBound > 12,
            finger?.touch.view?.isDescendant(of: scrollView) == true
        else { return nil }
        return abs(scrollView.contentOffset.y - (played.isUpsideDown ? range.upperBound : range.lowerBound))
    }

    /// How far the list is over-scrolled, along either axis, in points.
    private var stretch: CGFloat {
        let (x, y) = (scrollView.range(along: .horizontal), scrollView.range(along: .vertical))
        let offset = scrollView.contentOffset
        return max(
            x.lowerBound - offset.x, offset.x - x.upperBound, y.lowerBound - offset.y, offset.y - y.upperBound, 0)
    }

    /// What the panel may move in one event beyond the finger's step, in points: the way that a list with a smaller
    /// slop scrolls before the drag begins, and the slop if the pan's translation includes it.
    private var lead: CGFloat {
        max(10 - played.assumptions.scrollSlop, 0) + (played.assumptions.panTranslationOmitsSlop ? 0 : 10)
    }

    // MARK: At rest

    private func checkRest(of panel: Panel) {
        check(stage.stillMoving.isEmpty, "comes to rest", "\(stage.stillMoving)")
        checkBar()
        guard panel.parent != nil else {
            reached["panels dragged away", default: 0] += 1
            return check(
                !played.configuration.interactiveDismissDisabled, "stays", "it has gone, and may not be dragged away")
        }
        check(panel.isShown != panel.view.isHidden, "shown or hidden", "shown \(panel.isShown)")
        guard panel.isShown else {
            reached["panels hidden", default: 0] += 1
            return
        }
        let position = panel.position
        if position.translation > 0 { reached["panels half open", default: 0] += 1 }
        check(position.share.magnitude < 1e-6, "rests at a detent", "\(position), \(panel.selectedDetent)")
        check(panel.card.alpha == 1, "opaque at rest", "\(panel.card.alpha)")
        let names = panel.detents.map(\.identifier)
        check(
            names.contains(panel.selectedDetent) || panel.selectedDetent == .large, "one of its detents",
            "\(panel.selectedDetent), of \(names)")
        checkContent()
        checkRoom(panel)
        guard !isContentTaken else { return }
        let (before, height) = (seen(panel), panel.card.bounds.height)
        panel.invalidateDetents()
        stage.settle()
        check(
            isNear(before, seen(panel)) && abs(panel.card.bounds.height - height) < 0.5, "asked again it stays",
            "\(String(describing: before)) and \(height) high, then \(String(describing: seen(panel))) "
                + "and \(panel.card.bounds.height)")
        checkLikeNew(panel)
    }

    /// Checks that a panel that is narrower than its parent does not change the parent's insets at the top and bottom.
    private func checkRoom(_ panel: Panel) {
        let isUpright = [.top, .bottom].contains(played.configuration.edge)
        guard played.room != nil, isUpright, panel.view.window != nil,
            panel.card.bounds.width + 30 < map.view.bounds.width
        else { return }
        reached["rooms beside narrow panels", default: 0] += 1
        let insets = map.additionalSafeAreaInsets
        check(insets.top == 3 && insets.bottom == 0, "room at its side", "\(insets)")
    }

    private func isNear(_ one: CGPoint?, _ other: CGPoint?) -> Bool {
        guard let one, let other else { return one == other }
        return abs(one.x - other.x) < 0.5 && abs(one.y - other.y) < 0.5
    }

    /// Checks that the panel lies where a newly added panel would: keyboards, other screens and rotations leave no
    /// trace.
    private func checkLikeNew(_ panel: Panel) {
        var plain = played
        plain.deeds = []
        // A new panel at another edge than the bottom gets no bar, since a bar must not change such a panel.
        if played.configuration.edge != .bottom { (plain.hasBar, plain.sharesBar) = (false, false) }
        let twin = PanelPlayer(plain)
        let new = twin.addPanel()
        twin.stage.settle()
        let size = stage.window.bounds.size
        if size != twin.stage.window.bounds.size { twin.stage.resize(to: size, over: 0) }
        twin.list.preferredContentSize = list.preferredContentSize
        if panel.detents != new.detents { new.detents = panel.detents }
        if let other { twin.other?.select(other.selectedDetent, animated: false) }
        twin.stage.settle()
        new.select(panel.selectedDetent, animated: false)
        twin.stage.settle()
        guard new.selectedDetent == panel.selectedDetent else { return }
        reached["panels like new ones", default: 0] += 1
        check(
            isNear(seen(panel), twin.seen(new)) && abs(panel.card.bounds.height - new.card.bounds.height) < 0.5,
            "like a new one",
            "\(String(describing: seen(panel))), a new one at \(String(describing: twin.seen(new)))")
    }

    /// Checks that the bar has no transform while `other` is at its lower detent and this panel is hidden or gone.
    private func checkBar() {
        guard let other, other.selectedDetent == .height(88), bar.superview != nil else { return }
        guard map.addedPanels.allSatisfy({ $0 === other || !$0.isShown }) else { return }
        reached["bars of two, at home", default: 0] += 1
        check(bar.transform == .identity, "the bar is home", "\(bar.transform)")
    }

    // MARK: After removal

    private func checkGone(_ panel: Panel) {
        let left = "leaves nothing"
        check(panel.parent == nil && map.children.isEmpty, left, "it has a parent")
        check(map.view.subviews.count == 1, left, "the parent has \(map.view.subviews.count) subviews")
        check(
            map.additionalSafeAreaInsets == UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0), left,
            "the parent's insets are \(map.additionalSafeAreaInsets)")
        check(list.additionalSafeAreaInsets == .zero, left, "the content's insets are \(list.additionalSafeAreaInsets)")
        check(bar.transform == .identity, left, "the bar's transform is \(bar.transform)")
        check(elsewhere.additionalSafeAreaInsets == .zero, left, "the other screen has insets")
        let isElsewhere = list.parent === elsewhere && list.view.superview === elsewhere.view
        check(isElsewhere || list.parent == nil && list.view.superview == nil, left, "the content is still somewhere")
        check(map.view.gestureRecognizers?.isEmpty != false, left, "the parent's view has a recognizer")
        check(stage.stillMoving.isEmpty, left, "still moving: \(stage.stillMoving)")
    }
}

extension CGFloat {
    /// 1, −1 or 0.
    fileprivate var signed: CGFloat { self == 0 ? 0 : sign == .minus ? -1 : 1 }
}
