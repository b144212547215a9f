@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels

/// Plays a panel case, and checks what `CardPlayer` does not yet find as well: how the panel follows the finger, where it
/// is asked again, whether it shows, and whether its bar is home.
@MainActor
final class PanelPlayer {
    let played: PanelCase
    let stage: Stage
    let (map, list) = (UIViewController(), UIViewController())
    let elsewhere = UIViewController()
    private var other: Panel?
    /// The panel on the other screen that the content was moved to.
    private var nextPanel: Panel?
    private var isContentTaken: Bool { list.parent === elsewhere || nextPanel != nil }
    private let scrollView = UIScrollView()
    private let bar: UIView
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    private var finger: Finger?
    /// Whether a keyboard is shown that no text field asked for.
    var hasKeyboard = false
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
        panel.remove(animated: played.goesAnimated)
        stage.settle()
        other?.remove(animated: false)
        stage.settle()
        check(bar.transform == .identity, "leaves nothing", "the bar's transform is \(bar.transform)")
        reached["panels", default: 0] += 1
    }

    private func act(_ deed: PanelDeed, on panel: Panel) {
        switch deed {
        case .drag(let start, let way, let holds, let lifts):
            drag(from: start, by: way, holds: holds, lifts: lifts, panel)
        case .lift: lift()
        case .select(let name, let animated): panel.select(name, animated: animated)
        case .hide(let animated): panel.hide(animated: animated)
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
        case .takeContent(let intoPanel):
            if !isContentTaken { nextPanel = elsewhere.take(list, intoPanel: intoPanel) }
        case .leaveScreen:
            stage.window.rootViewController = stage.window.rootViewController === map ? elsewhere : map
        case .wait(let seconds): stage.advance(by: seconds)
        }
    }

    /// Raises a keyboard under a panel at rest that shows one of the fixed heights.
    private func raise(_ panel: Panel) {
        stage.settle()
        let known = [88, 140, 200] as [CGFloat]
        guard played.configuration.edge == .bottom, played.configuration.margins == .zero, finger == nil, !hasKeyboard,
            panel.isShown, panel.view.window != nil, !isContentTaken, !field.isFirstResponder,
            stage.window.bounds.size == stage.screen.size,
            known.contains(where: { panel.selectedDetent == .height($0) })
        else { return }
        hasKeyboard = true
        stage.showKeyboard(height: 336)
        stage.settle()
    }

    private func lift() {
        finger?.lift()
        finger = nil
    }

    // MARK: Under a finger

    private func seen(_ panel: Panel) -> CGPoint? {
        guard panel.parent != nil, !panel.view.isHidden else { return nil }
        return panel.card.convert(CGPoint(x: panel.card.bounds.maxX, y: 0), to: nil)
    }

    private func drag(from start: CGPoint, by way: CGVector, holds: Bool, lifts: Bool, _ panel: Panel) {
        let size = stage.window.bounds.size
        let place = CGPoint(x: min(start.x, size.width - 4), y: min(start.y, size.height - 4))
        let finger = finger ?? touch(at: place)
        self.finger = finger
        let steps = max((max(abs(way.dx), abs(way.dy)) / 5).rounded(.up), 1)
        for _ in 0..<Int(steps) {
            let before = panel.arbiter?.owner == .drag ? seen(panel) : nil
            let stretch = stretch
            finger.move(by: CGVector(dx: way.dx / steps, dy: way.dy / steps), over: 1.0 / 120)
            // Deliver actions that wait for the next run-loop turn before the next frame.
            stage.advance(by: 0)
            guard panel.arbiter?.owner == .drag, let before, let after = seen(panel) else { continue }
            reached["panels in hand", default: 0] += 1
            let moved = max(abs(after.x - before.x), abs(after.y - before.y))
            // The over-scroll that the list gives goes to the panel, point for point: the row stays under the finger.
            let given = max(stretch - self.stretch, 0)
            check(moved <= 5.8 + lead + given, "no further than the finger", "\(moved) pt for 5 pt of finger")
            let against = (before.x - after.x) * way.dx.signed + (before.y - after.y) * way.dy.signed
            check(against <= 0.8 + lead, "never against the finger", "\(against) pt against it")
        }
        if holds { finger.hold(for: 0.1) }
        if lifts { lift() }
    }

    private func touch(at place: CGPoint) -> Finger {
        for _ in 0..<3 { stage.advanceFrame() }
        return stage.touch(at: place)
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
        guard !isContentTaken else { return }
        let (before, height) = (seen(panel), panel.card.bounds.height)
        panel.invalidateDetents()
        stage.settle()
        check(
            isNear(before, seen(panel)) && abs(panel.card.bounds.height - height) < 0.5, "asked again it stays",
            "\(String(describing: before)) and \(height) high, then \(String(describing: seen(panel))) "
                + "and \(panel.card.bounds.height)")
    }

    private func isNear(_ one: CGPoint?, _ other: CGPoint?) -> Bool {
        guard let one, let other else { return one == other }
        return abs(one.x - other.x) < 0.5 && abs(one.y - other.y) < 0.5
    }
}

extension CGFloat {
    /// 1, −1 or 0.
    fileprivate var signed: CGFloat { self == 0 ? 0 : sign == .minus ? -1 : 1 }
}
