import Cards
import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// What a card got of its client is released with the card, although the app keeps the controller and the card.
@MainActor
@Suite("What a card keeps, for every kind of card")
struct OwnershipTests {
    /// The object that a closure captures, such as the content's model.
    final class Probe: Sendable {}

    /// How a card gets a closure of its client's.
    enum Capture: CaseIterable, Sendable {
        case onEvent, detent, condition, exclusion, release, setUp, discovery
        case onAttempt, veto, onDecision, onMomentum, arbitersPolicy, declaration
        case wholePolicy, animatedDetents, selectedDetent, boundView, opaqueView
        case completion, alongside, scrub, hide, remove
        // With the configuration alone:
        case look, picture, grow, ownLook
    }

    /// A view that keeps such an object.
    final class Holder: UIView { var probe: Probe? }

    /// How a card ends.
    enum End: CaseIterable, Sendable { case byCode, byFinger, refused }

    @Test("A card that has left holds nothing of its client", arguments: CardKind.controlled, Capture.allCases)
    func leaves(kind: CardKind, capture: Capture) throws {
        // One end each: every capture has both ends, as every kind has.
        let number = CardKind.allCases.firstIndex(of: kind)! + Capture.allCases.firstIndex(of: capture)!
        let end = [End.byCode, .byFinger].inTurn(number)
        let it = CardStage(kind, CardSetup { $0.stops = .one })
        let (card, arbiter) = (try #require(it.control), try #require(it.arbiter))
        weak var probe: Probe?
        do {
            let captured = Probe()
            probe = captured
            capture.give(captured, to: card)
        }
        it.stage.settle()
        if end == .byCode { it.leaveByCode() } else { LeavingTests.WayOut.finger.play(on: it) }
        it.stage.settle()
        #expect(!it.isThere, "\(end)")
        #expect(probe == nil, "\(end)")
        withExtendedLifetime((it.content, card, arbiter)) {}
    }

    nonisolated private static let configured: [CardKind] = [.presentation, .cover, .deck, .bottomPanel, .leftPanel]

    @Test(
        "A configuration's closures are released when the card has left, or UIKit has refused it",
        arguments: product(configured, Capture.allCases, End.allCases))
    func configuration(kind: CardKind, capture: Capture, end: End) {
        let (home, content) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        if end == .refused {
            guard kind == .presentation || kind == .cover || kind == .deck else { return }
            home.present(UIViewController(), animated: false)
        }
        weak var probe: Probe?
        var card: (any CardControlling)?
        do {
            let captured = Probe()
            probe = captured
            card = capture.show(content, as: kind, from: home, with: captured)
        }
        stage.settle()
        #expect((card == nil) == (end == .refused))
        switch end {
        case .byCode: (card as? Panel)?.remove() ?? content.dismiss(animated: true)
        case .byFinger: try? card?.attemptDismissal()
        case .refused: break
        }
        stage.settle()
        #expect(content.viewIfLoaded?.window == nil)
        #expect(probe == nil)
        withExtendedLifetime((home, content, card)) {}
    }

    @Test("A presentation that is over puts back what it set of the controller", arguments: [false, true])
    func putBack(isRefused: Bool) {
        final class Other: NSObject, UIViewControllerTransitioningDelegate {}
        let (home, content, other) = (UIViewController(), UIViewController(), Other())
        let stage = Stage(rootViewController: home)
        content.modalPresentationStyle = .pageSheet
        content.transitioningDelegate = other
        if isRefused { home.present(UIViewController(), animated: false) }
        for _ in 1...2 {
            home.presentCard(content, animated: false)
            stage.settle()
            #expect((content.presentingViewController == nil) == isRefused)
            content.presentingViewController?.dismiss(animated: true)
            stage.settle()
            #expect(content.transitioningDelegate === other)
            #expect(content.modalPresentationStyle == .pageSheet)
        }
    }

    @Test("A card that is presented again as soon as it has left keeps the new presentation's delegate")
    func presentedAgain() {
        let (home, content) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        home.presentCard(content)
        stage.settle()
        content.dismiss(animated: true) { home.presentDeck(content) }
        stage.settle()
        #expect(content.enclosingCard is DeckPresentationController)
    }

    @Test("A detached arbiter holds nothing of its client", arguments: [CardKind.movedView, .mover])
    func detached(kind: CardKind) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        weak var probe: Probe?
        let arbiter: GestureArbiter
        do {
            let captured = Probe()
            probe = captured
            let policy = ArbitrationPolicy(
                .down,
                when: .custom("it") { _ in
                    _ = captured
                    return true
                }
            )
            .unless(
                .custom("not it") { _ in
                    _ = captured
                    return false
                })
            if kind == .mover {
                let mover = GestureArbiter.Mover(
                    leavingAt: {
                        _ = captured
                        return 100
                    }, show: { _ in _ = captured }, onOutcome: { _ in _ = captured })
                mover.onProgress = { _ in _ = captured }
                arbiter = GestureArbiter.attach(to: view, policy: policy, moving: mover)
            } else {
                arbiter = GestureArbiter.attach(to: view, policy: policy) { _ in _ = captured }
            }
            arbiter.onAttempt = { _ in
                _ = captured
                return .allow
            }
            arbiter.addVeto { _ in
                _ = captured
                return .allow
            }
            arbiter.onDecision = { _ in _ = captured }
            arbiter.onMomentum = { _ in _ = captured }
        }
        #expect(probe != nil)
        arbiter.detach()
        #expect(probe == nil)
        withExtendedLifetime(arbiter) {}
    }

    @Test("An arbiter that is detached in its drag tells the last decisions, and then releases its closures")
    func detachedInDrag() {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        weak var probe: Probe?
        var (decisions, arbiter) = (0, GestureArbiter?.none)
        do {
            let captured = Probe()
            probe = captured
            arbiter = GestureArbiter.attach(to: home.view) { drag in
                _ = captured
                if case .moved(let translation) = drag, translation > 50 { arbiter?.detach() }
            }
            arbiter?.onDecision = { _ in
                _ = captured
                decisions += 1
            }
        }
        stage.touch(at: CGPoint(x: 100, y: 100)).swipe(by: .down(100), over: 0.2)
        stage.settle()
        #expect(decisions >= 2)
        #expect(probe == nil)
    }

    @Test("Content that enters another panel as its view disappears stays there", arguments: [false, true])
    func movedOn(animated: Bool) {
        final class Wanderer: UIViewController {
            var follow: (() -> Void)?
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                let follow = follow
                self.follow = nil
                follow?()
            }
        }
        let (home, content) = (UIViewController(), Wanderer())
        let stage = Stage(rootViewController: home)
        let first = home.addPanel(content, detents: [.medium])!
        stage.settle()
        var second: Panel?
        content.follow = { second = home.addPanel(content, detents: [.height(200)])! }
        first.remove(animated: animated)
        stage.settle()
        #expect(second != nil)
        #expect(content.parent === second)
        #expect(content.view.window != nil)
        #expect(second.map { content.view.isDescendant(of: $0.card) } == true)
        #expect(content.additionalSafeAreaInsets.top == 0)
    }
}

extension OwnershipTests.Capture {
    private func put(_ it: OwnershipTests.Probe, in traits: inout CardTraits) {
        switch self {
        case .detent:
            traits.detents = [
                .custom("it") { _ in
                    _ = it
                    return 320
                }
            ]
        case .condition:
            traits.policy.condition =
                .atEdge
                || .custom("it") { _ in
                    _ = it
                    return true
                }
        case .exclusion:
            traits.policy.exclusion = .custom("it") { _ in
                _ = it
                return false
            }
        case .release:
            traits.release = .custom("it") { _, stops in
                _ = it
                return stops.away == nil ? .open : .away
            }
        case .setUp: traits.declared.setUp = { _ in _ = it }
        case .discovery:
            traits.discovery = .first("it") { _ in
                _ = it
                return true
            }
        case .declaration:
            traits.declared.setUp = {
                $0.onAttempt = { _ in
                    _ = it
                    return .allow
                }
            }
        default: break
        }
    }

    /// Gives the card a closure that captures `it`.
    @MainActor
    func give(_ it: OwnershipTests.Probe, to card: any CardControlling) {
        let (arbiter, panel) = (card.arbiter, card as? Panel)
        var traits = card.traits
        put(it, in: &traits)
        card.traits = traits
        switch self {
        case .onEvent: card.onEvent = { _ in _ = it }
        case .onAttempt:
            arbiter?.onAttempt = { _ in
                _ = it
                return .allow
            }
        case .veto:
            arbiter?.addVeto { _ in
                _ = it
                return .allow
            }
        case .onDecision: arbiter?.onDecision = { _ in _ = it }
        case .onMomentum: arbiter?.onMomentum = { _ in _ = it }
        case .arbitersPolicy:
            arbiter?.policy.exclusion = .custom("it") { _ in
                _ = it
                return false
            }
        case .wholePolicy:
            card.policy = ArbitrationPolicy(
                card.policy.direction,
                when: .custom("it") { _ in
                    _ = it
                    return true
                })
        case .animatedDetents, .selectedDetent:
            let detent = Detent.custom("it") { _ in
                _ = it
                return 300
            }
            card.animateChanges { card.detents = [detent, .height(320)] }
            if self == .selectedDetent { card.select(detent.identifier, animated: false) }
        case .boundView, .opaqueView:
            let view = OwnershipTests.Holder()
            view.probe = it
            if self == .boundView { arbiter?.bind("it", to: view) } else { arbiter?.treatAsOpaque(view) }
        case .alongside: panel?.alongside(from: .height(120), to: .height(320)) { _ in _ = it }
        case .scrub:
            let view = UIView()
            panel?.scrub(
                UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    _ = it
                    view.alpha = 0
                }, from: .height(120),
                to: .height(320))
        case .hide:
            panel?.hide { _ in _ = it }
            panel?.show()
        case .remove:
            panel?.remove { _ in _ = it }
            panel?.show()
        default: break
        }
    }

    /// Shows `content` with a closure that captures `it`.
    @MainActor
    func show(
        _ content: UIViewController, as kind: CardKind, from home: UIViewController, with it: OwnershipTests.Probe
    ) -> (any CardControlling)? {
        var onEvent: (@MainActor (CardEvent) -> Void)?
        var completion: (@MainActor () -> Void)?
        if self == .onEvent { onEvent = { _ in _ = it } }
        if self == .completion { completion = { _ = it } }
        let card: (any CardControlling)?
        switch kind {
        case .presentation:
            card = home.presentCard(content, { put(it, in: &$0.traits) }, onEvent: onEvent, completion: completion)
        case .cover:
            let view = UIView()
            let home = home
            card = home.presentCard(
                content, as: .cover,
                {
                    put(it, in: &$0.traits)
                    switch self {
                    case .look:
                        $0.look = .zoom(from: {
                            _ = it
                            return view
                        })
                    case .picture:
                        $0.look = .zoom(
                            from: { view },
                            showing: {
                                _ = it
                                return nil
                            })
                    case .grow:
                        $0.look = .grow(from: {
                            _ = it
                            return view
                        })
                    case .ownLook:
                        $0.look = CardConfiguration.Look { state in
                            _ = it
                            return CardConfiguration.Look.Appearance(moving: state.offset)
                        }
                    default: break
                    }
                }, onEvent: onEvent, completion: completion)
        case .deck:
            card = home.presentDeck(
                content,
                {
                    put(it, in: &$0.traits)
                }, onEvent: onEvent, completion: completion)
        default:
            let panel = home.addPanel(content, at: kind.edge ?? .bottom, detents: [.height(120), .height(320)]) {
                put(it, in: &$0.traits)
                $0.interactiveDismissDisabled = false
            }!
            if self == .onEvent { panel.onEvent = { _ in _ = it } }
            card = panel
        }
        if let card {
            switch self {
            case .onEvent, .detent, .condition, .exclusion, .release, .setUp, .declaration: break
            default: give(it, to: card)
            }
        }
        return card
    }
}
