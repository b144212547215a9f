import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Clients whose answers make no sense, or that do something else when they are asked.
@MainActor
@Suite("Odd answers, for every kind of card")
struct OddAnswerTests {
    /// What a veto does before it answers.
    enum Deed: CaseIterable, Sendable {
        case presents, dismisses, detaches, disables, flags, cancels

        static let flag = ArbitrationPolicy.Flag("in the question")

        @MainActor func carryOut(in scene: CardStage) {
            switch self {
            case .presents: scene.topController.present(UIViewController(), animated: true)
            case .dismisses: scene.takeAway()
            case .detaches: scene.arbiter?.detach()
            case .disables: scene.arbiter?.isEnabled = false
            case .flags: scene.arbiter?.flags = [Self.flag]
            case .cancels: scene.arbiter?.cancel()
            }
        }
    }

    @Test(
        "A veto that does something else as it answers leaves the card at a stop, or gone",
        arguments: CardKind.allCases, Deed.allCases)
    func busyVeto(kind: CardKind, deed: Deed) {
        let plays = [Arbitration.Stage.begin, .handoff, .release].flatMap { stage in [true, false].map { (stage, $0) } }
        for (stage, allows) in plays.third(for: "\(kind) \(deed)") {
            let scene = CardStage(
                kind,
                CardSetup {
                    ($0.list, $0.condition) = (
                        .atEdge, .atEdge && .custom("no flag") { !$0.flags.contains(Deed.flag) }
                    )
                })
            if stage == .handoff { scene.moveList(fromEdge: 20) }
            var asked = 0
            scene.arbiter?.onAttempt = { [weak scene] attempt in
                guard attempt.stage == stage, let scene else { return .allow }
                asked += 1
                if asked == 1 { deed.carryOut(in: scene) }
                return allows ? .allow : .deny(reason: "busy")
            }
            scene.touch().swipe(by: scene.way(120), over: 0.2)
            #expect(scene.stage.settle(), "\(stage)")
            #expect(asked >= 1, "\(stage)")
            #expect(scene.isAtStopOrGone, "\(stage), \(allows): \(scene.place)")
        }
    }

    @Test(
        "A condition that changes its answer each time leaves the card at a stop, or gone",
        arguments: CardKind.allCases, [false, true])
    func fickleCondition(kind: CardKind, isScrolled: Bool) {
        let answers = Answers()
        let scene = CardStage(
            kind,
            CardSetup { ($0.list, $0.condition) = (.atEdge, .custom("fickle") { _ in answers.next() }) })
        if isScrolled { scene.moveList(fromEdge: 20) }
        for _ in 0..<3 {
            let finger = scene.touch()
            finger.move(by: scene.way(80), over: 0.2)
            finger.move(by: scene.way(-60), over: 0.2)
            finger.move(by: scene.way(40), over: 0.1)
            scene.letGo(finger)
            #expect(scene.stage.settle())
            #expect(scene.isAtStopOrGone)
        }
    }

    @Test(
        "A rule that calls the arbiter while it decides leaves the card at a stop, or gone",
        arguments: CardKind.allCases, [false, true])
    func busyRule(kind: CardKind, detaches: Bool) {
        let caller = Caller()
        let rule = ReleaseRule.custom("busy") { release, stops in
            MainActor.assumeIsolated { caller.act(detaches: detaches) }
            return .stop(stops.nearest(to: release.translation))
        }
        let scene = CardStage(kind, CardSetup { $0.release = rule })
        caller.scene = scene
        let finger = scene.touch()
        finger.move(by: scene.way(60), over: 0.2)
        scene.letGo(finger)
        #expect(scene.stage.settle())
        #expect(scene.isAtStopOrGone)
    }

    @MainActor private final class Caller {
        weak var scene: CardStage?
        func act(detaches: Bool) { detaches ? scene?.arbiter?.detach() : scene?.select(isOpen: false) }
    }

    /// Gives its answers in turn.
    @MainActor private final class Answers {
        private var count = 0
        func next() -> Bool {
            count += 1
            return count.isMultiple(of: 2)
        }
    }
}

extension CardStage {
    /// The presenter of whatever is shown over the card.
    fileprivate var topController: UIViewController { content.presentingViewController == nil ? home : content }

    /// Removes the card by its client's code.
    func takeAway() {
        switch kind {
        case .movedView, .mover: content.view.superview?.removeFromSuperview()
        case .presentation, .cover, .deck: content.dismiss(animated: true)
        case .swiftUICard, .swiftUIDeck: home.dismiss(animated: true)
        case .bottomPanel, .topPanel, .leftPanel, .rightPanel, .dockedPanel, .dockedSidePanel, .hostedPanel:
            panel?.remove()
        }
    }

    fileprivate var isAtStopOrGone: Bool {
        !isThere || abs(place) < 0.5 || abs(place - Self.lowest) < 0.5
    }
}
