@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A client that is asked or told something may ask and do anything at once.
@MainActor
@Suite("A client's code, in any callback")
struct ClientCodeTests {
    /// The callbacks of the arbiter's client.
    enum Place: String, CaseIterable {
        case condition, exclusion, begin, handoff, release, drag, place, momentum, momentumCondition

        /// The offset at which a touch reaches the callback.
        fileprivate var startOffset: CGFloat {
            switch self {
            case .condition, .exclusion, .begin, .release, .drag, .place: 0
            case .handoff: 20
            case .momentum, .momentumCondition: 200
            }
        }
    }

    /// What the client does in the callback.
    enum Deed: String, CaseIterable {
        case reads, cancels, detaches, setsFlags, setsPolicy, switchesOff, declares, removesPan

        /// Whether a later touch still drags.
        fileprivate var leavesTheNextTouch: Bool {
            switch self {
            case .reads, .cancels, .setsPolicy, .declares: true
            case .detaches, .setsFlags, .switchesOff, .removesPan: false
            }
        }

        @MainActor fileprivate func act(on arbiter: GestureArbiter, _ scene: CardScene) {
            switch self {
            case .reads:
                _ = (arbiter.owner, arbiter.decisions, arbiter.ledger, arbiter.direction, arbiter.isEnabled)
                _ = (arbiter.policy, arbiter.flags, arbiter.panGestureRecognizer)
            case .cancels: arbiter.cancel()
            case .detaches: arbiter.detach()
            case .setsFlags: arbiter.flags = [.editing]
            case .setsPolicy: arbiter.policy.slop = 12
            case .switchesOff: arbiter.isEnabled = false
            case .declares:
                arbiter.bind(.handle, to: scene.list)
                arbiter.treatAsOpaque(UIView())
                arbiter.onAttempt = { _ in .allow }
            case .removesPan: if let pan = arbiter.panGestureRecognizer { scene.list.removeGestureRecognizer(pan) }
            }
        }
    }

    struct Case: CustomStringConvertible, Sendable {
        let policy: ArbitrationPolicy
        let place: Place
        let deed: Deed
        var description: String { "\(place): \(deed), \(policy.handoff)" }

        static let all: [Case] = [ArbitrationPolicy.gated, .continuous].flatMap { policy in
            Place.allCases.flatMap { place in
                Deed.allCases.map { Case(policy: policy, place: place, deed: $0) }
            }
        }
    }

    /// A card whose client does its deed in the first call of the callback.
    @MainActor
    private final class Scene: ArbitratedCard {
        let card: CardScene
        private(set) var arbiter: GestureArbiter!
        private(set) var drags: [GestureArbiter.Drag] = []
        private(set) var calls = 0
        private let it: Case

        init(_ it: Case, _ doubt: Doubt) {
            self.it = it
            card = CardScene(startOffset: it.place.startOffset, assumptions: doubt.assumptions)
            arbiter = GestureArbiter.attach(to: card.list, policy: policy, moving: self)
            arbiter.onAttempt = { [weak self] attempt in
                switch attempt.stage {
                case .begin: self?.called(in: .begin)
                case .handoff: self?.called(in: .handoff)
                default: self?.called(in: .release)
                }
                return .allow
            }
        }

        func card(mayOpen: Bool) -> Arbitration.Card {
            called(in: .place)
            return Arbitration.Card()
        }

        func follow(_ drag: GestureArbiter.Drag) {
            drags.append(drag)
            called(in: .drag)
        }

        func bounce(at velocity: CGFloat) { called(in: .momentum) }

        private var policy: ArbitrationPolicy {
            let asked = Asked { [weak self] in
                self?.called(in: .condition)
                self?.called(in: .momentumCondition)
            }
            let excluded = Asked { [weak self] in self?.called(in: .exclusion) }
            var policy = it.policy.unless(.editing)
            policy.condition =
                .atEdge
                && .custom("asked") { _ in
                    MainActor.assumeIsolated { asked.then() }
                    return true
                }
            policy = policy.unless(
                .custom("excluded") { _ in
                    MainActor.assumeIsolated { excluded.then() }
                    return false
                })
            policy.momentum = .bounces
            return policy
        }

        /// Lets a `Sendable` closure use the main actor's state.
        @MainActor private final class Asked {
            let then: () -> Void
            init(_ then: @escaping () -> Void) { self.then = then }
        }

        private func called(in place: Place) {
            guard place == it.place, calls == 0, place != .momentumCondition || card.list.isDecelerating else { return }
            calls += 1
            it.deed.act(on: arbiter, card)
        }
    }

    @Test("A client may read and call anything", arguments: Case.all, Doubt.ofCallingBack.sampled())
    func anywhere(_ it: Case, doubt: Doubt) {
        let scene = Scene(it, doubt)
        let before = scene.card.list.panGestureRecognizer.numberOfTargets
        scene.card.touch().swipe(by: .down(80), over: 0.05)
        #expect(scene.card.stage.settle())
        let isReached = it.place != .handoff || it.policy.handoff != .never
        #expect((scene.calls == 1) == isReached)
        #expect(scene.drags.ends == scene.drags.count { $0 == .began })
        #expect(scene.drags.last?.isEnd != false, "\(scene.drags)")
        #expect(scene.arbiter.owner == .nobody)
        guard isReached else { return }
        if it.deed == .detaches { #expect(scene.card.list.panGestureRecognizer.numberOfTargets == before) }
        scene.card.list.contentOffset.y = 0
        let told = scene.drags.count
        scene.card.touch().swipe(by: .down(80), over: 0.1)
        #expect(scene.card.stage.settle())
        #expect((scene.drags.count > told) == it.deed.leavesTheNextTouch)
        #expect(scene.drags.ends == scene.drags.count { $0 == .began })
    }

    @Test(
        "After cancelling in a condition, the rest of the touch has no owner",
        arguments: Doubt.eachAlone.sampled(), [ArbitrationPolicy.gated, .continuous])
    func cancelled(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = Scene(Case(policy: policy, place: .condition, deed: .cancels), doubt)
        let finger = scene.card.touch()
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
        scene.card.turn()
        #expect(scene.drags.isEmpty)
        #expect(scene.arbiter.owner == .nobody)
        finger.lift()
    }

    @Test(
        "A condition that reads the owner gets the owner before the event",
        arguments: Doubt.eachAlone.sampled())
    func owner(_ doubt: Doubt) {
        @MainActor final class Seen {
            weak var arbiter: GestureArbiter?
            var owners: Set<Arbitration.Owner> = []
            var decisions = 0
        }
        let seen = Seen()
        let scene = CardScene(startOffset: 20, assumptions: doubt.assumptions)
        var policy = ArbitrationPolicy.continuous
        policy.condition =
            .atEdge
            && .custom("looks") { _ in
                MainActor.assumeIsolated {
                    seen.owners.insert(seen.arbiter!.owner)
                    seen.decisions = seen.arbiter!.decisions.count
                }
                return true
            }
        seen.arbiter = scene.attachRecording(policy)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 120), over: 0.1)
        scene.turn()
        #expect(seen.owners.contains(.scroll(depth: 0)))
        #expect(!seen.owners.contains(.drag))
        #expect(seen.decisions == 1, "to the scroll view; the hand-off itself is not made yet")
        #expect(seen.arbiter?.owner == .drag)
        finger.lift()
    }

    @Test(
        "A moved view that reads its place while it is moved gets the new place", arguments: Doubt.eachAlone.sampled())
    func looksAtItself(_ doubt: Doubt) {
        final class Card: UIView {
            weak var arbiter: GestureArbiter?
            var seen: [CGFloat] = []
            override var transform: CGAffineTransform {
                didSet {
                    if let now = arbiter?.card?.card(mayOpen: true), now.isMoving { seen.append(now.place) }
                }
            }
        }
        let stage = Stage(assumptions: doubt.assumptions)
        let card = Card(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
        stage.window.addSubview(card)
        card.arbiter = GestureArbiter.attach(to: card, moving: card)
        stage.touch(at: CGPoint(x: 195, y: 400)).drag(by: .down(200), over: 0.5)
        #expect(stage.settle())
        #expect(card.seen.contains { $0 > 0 && $0 < 190 })
    }
}

extension Doubt {
    /// The default, and each single switch on which the time or the state of the arbiter's calls depends.
    static let ofCallingBack = eachAlone.filter { doubt in
        ["default", "actionDelivery", "waiterBegins", "stateDuringReset", "actionOnRemoval", "prevented"]
            .contains { doubt.description.hasPrefix($0) }
    }
}
