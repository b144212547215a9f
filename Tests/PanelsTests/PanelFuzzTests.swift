import Foundation
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// Panels of any kind, under fingers, keyboards, turned devices and apps that do anything at any moment.
///
///     PANEL_SEED=7 PANEL_COUNT=20000 swift test --filter PanelFuzz
@MainActor
@Suite("Any panel, whatever is done to it")
struct PanelFuzzTests {
    nonisolated static let first = UInt64(ProcessInfo.processInfo.environment["PANEL_SEED"] ?? "") ?? 1
    nonisolated static let count = UInt64(ProcessInfo.processInfo.environment["PANEL_COUNT"] ?? "") ?? 120

    @Test("It is seen where the finger has it, comes to rest at a detent, and leaves everything as it was")
    func play() {
        var reached: Set<String> = []
        for seed in Self.first..<(Self.first + Self.count) {
            let play = PanelPlay(seed: seed)
            play.run()
            #expect(play.complaints.isEmpty, "PANEL_SEED=\(seed) PANEL_COUNT=1: \(play.complaints) after \(play.deeds)")
            if !play.complaints.isEmpty { return }
            reached.formUnion(play.reached)
        }
        guard Self.count >= 100 else { return }
        for name in ["in hand", "rests", "hidden", "half open", "dragged away", "by user"] {
            #expect(reached.contains(name), "no sequence has come to this: the generator has grown narrower")
        }
    }
}

/// One sequence, from its seed.
@MainActor
private final class PanelPlay {
    private var random: SeededGenerator
    private let stage: Stage
    private let map = MapController()
    private let list = ListController()
    private let bar = UIView(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
    private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    private let configuration: Panel.Configuration
    private let lead: CGFloat
    private weak var panel: Panel?
    private var finger: Finger?
    private(set) var complaints: [String] = []
    private(set) var deeds: [String] = []
    /// What it has come to, so that nobody takes a sequence for more than it is.
    private(set) var reached: Set<String> = []

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let doubt = Doubt.eachAlone.randomElement(using: &random)!
        lead = doubt.listLead
        let all: [Panel.Detent] = [
            .height(88), .height(200), .medium, .fraction(0.8), .large, .content,
            .custom("odd") { $0.contentHeight > 300 ? nil : $0.maximumHeight / 3 },
        ]
        let detents = all.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
        let edge = [Panel.Configuration.Edge.bottom, .bottom, .bottom, .top, .left, .trailing].randomElement(
            using: &random)!
        var configuration = Panel.Configuration(at: edge, detents: Array(detents))
        configuration.content = Bool.random(using: &random) ? .slides : .resizes
        configuration.canBeDraggedAway = Int.random(in: 0..<4, using: &random) == 0
        configuration.policy.handoff = [[], .toDrag, .toScroll, .continuous].randomElement(using: &random)!
        configuration.policy.opening = [.atEdge, .always, .never].randomElement(using: &random)!
        configuration.policy.beyondRest = Bool.random(using: &random) ? .resists : .stops
        configuration.policy.momentum = Bool.random(using: &random) ? .stays : .bounces
        configuration.release = Bool.random(using: &random) ? .projection() : .velocityAndProgress()
        if Int.random(in: 0..<3, using: &random) == 0 {
            configuration.margins = UIEdgeInsets(top: 10, left: 8, bottom: 8, right: 8)
        }
        if Int.random(in: 0..<3, using: &random) == 0 { configuration.backdrop = .init(above: .medium) }
        if Int.random(in: 0..<3, using: &random) == 0 { configuration.edgeSwipe = 20 }
        self.configuration = configuration
        self.random = random
        stage = Stage(rootViewController: map, assumptions: doubt.assumptions)
        map.additionalSafeAreaInsets.top = 3
        map.view.addSubview(bar)
        list.list.contentSize.height = [0, 300, 2640].randomElement(using: &self.random)!
        list.loadViewIfNeeded()
        list.view.addSubview(field)
    }

    // MARK: What is seen

    private var seen: CGPoint? {
        guard let panel, panel.parent != nil, !panel.view.isHidden else { return nil }
        return panel.card.convert(CGPoint(x: panel.card.bounds.maxX, y: 0), to: nil)
    }

    private func complain(_ what: String) { if complaints.count < 3 { complaints.append(what) } }

    private func pick<Element>(_ all: [Element]) -> Element { all.randomElement(using: &random)! }

    private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    // MARK: What happens

    func run() {
        let panel = map.addPanel(list, configuration: configuration, animated: Bool.random(using: &random))
        self.panel = panel
        panel.onChange = { [weak self] _, byUser in if byUser { self?.reached.insert("by user") } }
        panel.onProgress = { [weak self] in if !$0.translation.isFinite { self?.complain("no number: \($0)") } }
        if number(0...2) == 0 { panel.bar = bar }
        if number(0...2) == 0 { panel.makeRoom(in: [map], upTo: number(0...1) == 0 ? .medium : nil) }
        if number(0...3) == 0 { panel.alongside(from: .medium, to: .large) { [weak self] in self?.check(share: $0) } }
        for _ in 0..<number(1...7) { act(on: panel) }
        finger?.lift()
        finger = nil
        stage.window.endEditing(true)
        stage.settle()
        checkRest(of: panel)
        panel.remove(animated: Bool.random(using: &random))
        stage.settle()
        checkGone()
    }

    private func check(share: CGFloat) { if !(0...1).contains(share) { complain("a share of \(share)") } }

    private func act(on panel: Panel) {
        let deed = number(0...13)
        switch deed {
        case 0...4: drag()
        case 5:
            say("lift") {
                finger?.lift()
                finger = nil
            }
        case 6:
            let name: Panel.Detent.Identifier = pick([.medium, .large, .height(88), "odd"])
            say("select \(name)") { panel.select(name, animated: number(0...2) > 0) }
        case 7: say("hide") { panel.hide(animated: number(0...2) > 0) }
        case 8: say("show") { panel.show(animated: number(0...2) > 0) }
        case 9:
            let height = CGFloat(pick([0, 120, 420]))
            say("content \(height)") { list.preferredContentSize.height = height }
        case 10: turn()
        case 11:
            say("edit") { _ = field.isFirstResponder ? field.resignFirstResponder() : field.becomeFirstResponder() }
        case 12: say("detents") { panel.detents = Array([.height(140), .medium, .large].prefix(number(0...3))) }
        default: break
        }
        let pause = Double(number(0...40)) / 100
        say("wait \(pause)") { stage.advance(by: pause) }
    }

    private func say(_ deed: String, _ act: () -> Void) {
        deeds.append(deed)
        act()
    }

    private func turn() {
        say("turn") {
            let isUpright = stage.window.bounds.height > stage.window.bounds.width
            stage.resize(
                to: isUpright ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844),
                over: number(0...1) == 0 ? 0 : 0.3)
        }
    }

    /// In steps of at most 5 pt, a frame each: what is seen of the panel goes no further.
    private func drag() {
        let size = stage.window.bounds.size
        let start = CGPoint(x: CGFloat(number(4...Int(size.width) - 4)), y: CGFloat(number(4...Int(size.height) - 4)))
        let (along, across) = (CGFloat(number(-400...400)), CGFloat(number(-20...20)))
        let isVertical = [.top, .bottom].contains(configuration.edge)
        let way = isVertical ? CGVector(dx: across, dy: along) : CGVector(dx: along, dy: across)
        deeds.append("drag \(start) \(way)")
        if finger == nil { finger = stage.touch(at: start) }
        guard let finger else { return }
        let steps = max(Int((max(abs(along), abs(across)) / 5).rounded(.up)), 1)
        for _ in 0..<steps {
            let before = seen
            let wasInHand = panel?.arbiter?.owner == .drag
            finger.move(by: CGVector(dx: way.dx / CGFloat(steps), dy: way.dy / CGFloat(steps)), over: 1.0 / 120)
            guard wasInHand, panel?.arbiter?.owner == .drag, let before, let after = seen else { continue }
            reached.insert("in hand")
            let moved = hypot(after.x - before.x, after.y - before.y)
            if moved > 5.8 + lead { complain("in hand it moved by \(moved) pt for 5 pt of finger") }
        }
        if number(0...1) == 0 { finger.hold(for: 0.1) }
        if number(0...2) > 0 {
            finger.lift()
            self.finger = nil
        }
    }

    // MARK: What must hold

    private func checkRest(of panel: Panel) {
        if !stage.stillMoving.isEmpty { complain("still moving: \(stage.stillMoving)") }
        guard panel.parent != nil else {
            reached.insert("dragged away")
            if !configuration.canBeDraggedAway { complain("it has gone, and may not be dragged away") }
            return
        }
        reached.insert(panel.isShown ? "rests" : "hidden")
        if panel.isShown, panel.position.translation > 0 { reached.insert("half open") }
        guard panel.isShown else {
            if !panel.view.isHidden { complain("neither shown nor hidden") }
            return
        }
        if panel.view.isHidden { complain("shown, and hidden") }
        let position = panel.position
        if position.share.magnitude > 1e-6 {
            complain("it rests between detents: \(position), \(panel.selectedDetent)")
        }
        if panel.card.alpha != 1 { complain("it rests with an opacity of \(panel.card.alpha)") }
        let names = panel.detents.map(\.identifier)
        if !names.isEmpty, !names.contains(panel.selectedDetent), panel.selectedDetent != .large {
            complain("it rests at \(panel.selectedDetent), of \(names)")
        }
    }

    private func checkGone() {
        if panel?.parent != nil { complain("removed, it has a parent") }
        if !map.children.isEmpty { complain("the parent has children") }
        if map.view.subviews.count != 2 { complain("the parent has \(map.view.subviews.count) subviews") }
        if map.additionalSafeAreaInsets != UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0) {
            complain("the parent's insets are \(map.additionalSafeAreaInsets)")
        }
        if list.additionalSafeAreaInsets != .zero {
            complain("the content's insets are \(list.additionalSafeAreaInsets)")
        }
        if bar.transform != .identity { complain("the bar's transform is \(bar.transform)") }
        if list.parent != nil || list.view.superview != nil { complain("the content is still somewhere") }
        if map.view.gestureRecognizers?.isEmpty == false { complain("the parent's view has a recognizer") }
        if !stage.stillMoving.isEmpty { complain("still moving: \(stage.stillMoving)") }
    }
}

/// The same numbers for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
