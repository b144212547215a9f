import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A card can be configured completely before it is presented, whenever UIKit begins with it.
@MainActor
@Suite("Declarations before a presentation")
struct PresentedDeclaredTests {
    nonisolated static let doubts = Doubt.ofPresentationsAlone

    private var editable: ArbitrationPolicy { .continuous.unless(.editing) }

    @Test("Flags and regions take effect from the beginning", arguments: PresentedKind.allCases, doubts.sampled())
    func declared(kind: PresentedKind, doubt: Doubt) {
        var flagged = GestureArbiter.Declarations()
        flagged.flags = [.editing]
        let scene = PresentedScene(doubt)
        scene.present(kind, editable, flagged)
        scene.stage.settle()
        #expect(scene.pulled() == 0)
        let edge = ArbitrationPolicy.Region("edge")
        var bound = GestureArbiter.Declarations()
        bound.bind(edge, to: .edge(.leading, within: 24))
        let strip = PresentedScene(doubt)
        strip.present(kind, ArbitrationPolicy(.down, when: .touchStarts(in: edge), handoff: .continuous), bound)
        strip.stage.settle()
        strip.modal.list.contentOffset.y = 500
        #expect(strip.pulled(from: 200) == 0)
        #expect(strip.pulled(from: 10) == 90)
    }

    @Test(
        "Settings of the arbiter right after the presentation take effect, and the arbiter stays the same",
        arguments: product(PresentedKind.allCases, doubts.sampled(), [true, false]))
    func rightAfter(kind: PresentedKind, doubt: Doubt, animated: Bool) throws {
        let scene = PresentedScene(doubt)
        scene.present(kind, editable, animated: animated)
        let arbiter = try #require(scene.modal.arbiter)
        arbiter.flags = [.editing]
        scene.stage.settle()
        #expect(scene.modal.arbiter === arbiter)
        #expect(scene.pulled() == 0)
        arbiter.flags = []
        #expect(scene.pulled() == 90)
    }

    /// When a client declares that touches on a view in its card go to that view alone.
    enum Moment: String, CaseIterable { case before, inside, rightAfter, atRest }

    @Test(
        "A view keeps its touches whenever it was declared: before `present`, in it, right after it, later",
        arguments: product(PresentedKind.allCases, doubts.sampled(), Moment.allCases))
    func opaque(kind: PresentedKind, doubt: Doubt, moment: Moment) {
        let scene = PresentedScene(doubt)
        let modal = scene.modal
        modal.loadViewIfNeeded()
        var declared = GestureArbiter.Declarations()
        if moment == .before { declared.treatAsOpaque(modal.canvas) }
        if moment == .inside { modal.tells = { [weak modal] in if let modal { $0.treatAsOpaque(modal.canvas) } } }
        scene.present(kind, .continuous, declared)
        if moment == .rightAfter { modal.arbiter?.treatAsOpaque(modal.canvas) }
        scene.stage.settle()
        if moment == .atRest { modal.arbiter?.treatAsOpaque(modal.canvas) }
        #expect(scene.pulled(from: 50) == 0)
        #expect(scene.pulled(from: 200) == 90)
    }

    @Test(
        "The setup of an arbiter runs once, with the view loaded, and is released with the dismissal",
        arguments: product(PresentedKind.allCases, doubts.sampled(), [true, false]))
    func setUp(kind: PresentedKind, doubt: Doubt, isRefused: Bool) {
        weak var modal: PresentedContent?
        var deeds: [Bool] = []
        let stage: Stage
        do {
            let scene = PresentedScene(doubt)
            (modal, stage) = (scene.modal, scene.stage)
            if isRefused { scene.home.present(UIViewController(), animated: false) }
            var declared = GestureArbiter.Declarations()
            // A closure that keeps the controller.
            declared.setUp = { [modal = scene.modal] arbiter in
                deeds.append(modal.isViewLoaded)
                arbiter.bind(.handle, to: modal.list)
            }
            scene.present(kind, .continuous, declared)
            declared.setUp = nil
            stage.settle()
            if !isRefused { scene.modal.dismiss(animated: true) }
            stage.settle()
        }
        stage.advance(by: 0)
        #expect(deeds == (isRefused ? [] : [true]))
        #expect(modal == nil)
    }

    @Test(
        "A client's question is asked in addition to the card's own, at every stage", .countsFromSlop,
        arguments: PresentedKind.allCases)
    func questions(kind: PresentedKind) {
        var stages: [Arbitration.Stage] = []
        var declared = GestureArbiter.Declarations()
        declared.setUp = { arbiter in
            arbiter.onAttempt = { attempt in
                stages.append(attempt.stage)
                return attempt.touchDownLocation.x < 24 ? .deny(reason: "the edge is the menu's") : .allow
            }
        }
        let scene = PresentedScene(.standard)
        scene.present(kind, .continuous, declared)
        scene.stage.settle()
        #expect(scene.pulled() == 90)
        #expect(stages == [.begin, .release])
        #expect(scene.pulled(from: 10) == 0)
    }
}
