import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// `CardControlling`, the protocol by which code controls a card of any kind.
@MainActor
@Suite("Every kind of card, by its control")
struct HandleTests {
    nonisolated static let kinds = CardKind.controlled

    @Test("A controller in a card finds the card's control, with its arbiter and its last release", arguments: kinds)
    func found(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        #expect(card.card === it.card)
        #expect(card.lastRelease == nil)
        let finger = it.touch()
        finger.move(by: it.way(30), over: 0.2)
        it.settle(lettingGo: finger)
        #expect(card.lastRelease?.target == .stop(0))
        #expect(card.decisions.contains { $0.description.contains("let go, back") })
    }

    @Test("A selection by code is reported, and recorded among the decisions", arguments: kinds)
    func selected(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        var events: [CardEvent] = []
        card.onEvent = { events.append($0) }
        card.selectedDetent = .height(CardStage.few)
        #expect(it.place == CardStage.lowest, "at once")
        #expect(events.contains(.selected(.height(CardStage.few), byUser: false)))
        #expect(card.decisions.last?.description.contains("goes to \"height 120.0\", by code") == true)
        card.animateChanges { card.selectedDetent = .height(CardStage.many) }
        #expect(it.place == CardStage.lowest, "by the spring")
        it.stage.settle()
        #expect(it.place == 0)
    }

    @Test("Nested animated changes do not end the outer ones", arguments: kinds)
    func nestedChanges(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        card.animateChanges {
            card.animateChanges { card.dimming = 0.1 }
            card.selectedDetent = .height(CardStage.few)
        }
        #expect(it.place == 0, "by the spring")
        it.stage.settle()
        #expect(it.place == CardStage.lowest)
    }

    @Test("A card that has returned may be dismissed, or present something, at once", arguments: kinds)
    func dismissedOnReturn(kind: CardKind) throws {
        for presents in [false, true] {
            let it = CardStage(kind)
            let next = UIViewController()
            try #require(it.control).onEvent = { event in
                guard event == .returned else { return }
                if presents { return it.shownController?.present(next, animated: true) ?? () }
                it.panel?.remove(animated: true)
                it.presentation?.presentedViewController.dismiss(animated: true)
            }
            let finger = it.touch()
            finger.move(by: it.way(40), over: 0.2)
            it.settle(lettingGo: finger)
            #expect(it.isThere == presents)
            #expect((next.presentingViewController != nil) == presents)
            #expect(it.stage.warnings == [])
        }
    }

    @Test("A card can be dismissed as by its user, and reports why not", arguments: kinds)
    func dismissed(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        it.shownController?.isModalInPresentation = true
        var events: [CardEvent] = []
        card.onEvent = { events.append($0) }
        #expect(throws: DismissalRefusal.isModal) { try card.attemptDismissal() }
        #expect(events.filter { $0 == .attempted }.count == 1)
        it.shownController?.isModalInPresentation = false
        try card.attemptDismissal()
        #expect(events.contains(.willDismiss(byUser: true)))
        it.stage.settle()
        #expect(!it.isThere)
        #expect(throws: DismissalRefusal.notPresented) { try card.attemptDismissal() }
    }

    @Test(
        "A modal card resists a drag that would dismiss it, returns, and reports one attempt",
        arguments: kinds)
    func modal(kind: CardKind) throws {
        let it = CardStage(kind, CardSetup { $0.isOpen = false })
        it.shownController?.isModalInPresentation = true
        var events: [CardEvent] = []
        it.control?.onEvent = { events.append($0) }
        let finger = it.touch()
        finger.move(by: it.way(60), over: 0.1)
        #expect(it.place > CardStage.lowest + 5)
        #expect(it.place < CardStage.lowest + 40)
        finger.lift()
        it.stage.settle()
        #expect(it.isThere)
        #expect(it.place == CardStage.lowest)
        #expect(events.filter { $0 == .attempted }.count == 1)
    }

    // MARK: - Values that change

    private func face(_ it: CardStage) -> UIView? { it.shownController?.view.superview }

    private func dimming(_ it: CardStage) -> UIView? {
        func find(in view: UIView) -> UIView? {
            "\(type(of: view))" == "DimmingView" ? view : view.subviews.lazy.compactMap(find).first
        }
        return find(in: it.stage.window)
    }

    @Test("Changes of the card's look take effect at once", arguments: kinds)
    func look(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        card.cornerRadius = 31
        card.surface = .red
        card.shadow = CardTraits.Shadow(opacity: 0.7)
        card.dimming = 0.5
        card.prefersGrabberVisible = true
        it.stage.settle()
        #expect(face(it)?.layer.cornerRadius == 31)
        #expect(face(it)?.backgroundColor == .red)
        #expect(card.card.layer.shadowOpacity == 0.7)
        #expect(dimming(it)?.alpha == 0.5)
        #expect(face(it)?.accessibilityElements?.count == 2, "the grabber and the content")
        card.dimming = 0
        card.shadow = nil
        card.prefersGrabberVisible = false
        it.stage.settle()
        #expect(dimming(it)?.alpha ?? 0 == 0)
        #expect(card.card.layer.shadowOpacity == 0)
        #expect(face(it)?.subviews.last?.isUserInteractionEnabled == false)
    }

    @Test("Changes of the card's rules take effect at once", arguments: kinds)
    func rules(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        var attempts = 0
        card.onEvent = { if $0 == .attempted { attempts += 1 } }
        card.interactiveDismissDisabled = true
        card.policy.slop = 3
        #expect(card.arbiter?.policy.slop == 3)
        it.touch().swipe(by: it.way(70), over: 0.05)
        it.stage.settle()
        #expect(it.isThere)
        #expect(it.place == CardStage.lowest)
        #expect(attempts == 0)
        card.interactiveDismissDisabled = false
        it.touch().swipe(by: it.way(70), over: 0.05)
        it.stage.settle()
        #expect(!it.isThere)
    }

    @Test(
        "A detent has a target for redirecting a release; an unknown name has none", arguments: kinds
    )
    func target(kind: CardKind) throws {
        let card = try #require(CardStage(kind).control)
        #expect(card.target(of: .height(CardStage.few)) == .stop(CardStage.lowest))
        #expect(card.target(of: "nowhere") == nil)
    }

    @Test(
        "New detents take effect at once, in animateChanges with the spring, together with their selection",
        arguments: kinds)
    func detents(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        var selections: [CardEvent] = []
        card.onEvent = { if case .selected = $0 { selections.append($0) } }
        card.traits.detents = [.height(60), .height(CardStage.many)]
        #expect(it.place == 0)
        var traits = card.traits
        traits.detents = [.height(60), .height(200)]
        traits.selectedDetent = .height(60)
        card.traits = traits
        #expect(card.selectedDetent == .height(60))
        #expect(it.place == 140)
        #expect(selections == [.selected(.height(60), byUser: false)])
        card.animateChanges { card.detents = [.height(160), .height(200)] }
        #expect(it.place > 40, "by the spring")
        it.stage.settle()
        #expect(it.place == 40)
    }

    @Test("A change of the card's values leaves a dragged card under the finger", arguments: kinds)
    func inHand(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        let finger = it.touch()
        finger.move(by: it.way(60), over: 0.2)
        let place = it.place
        card.cornerRadius = 20
        card.detents = [.height(80), .height(CardStage.many)]
        #expect(it.arbiter?.owner == .drag)
        #expect(abs(it.place - place) < 0.5)
        it.settle(lettingGo: finger)
        #expect(it.place == 0)
    }

    @Test("After a change to resizing content, the content is as tall as its visible part", arguments: kinds)
    func sizing(kind: CardKind) throws {
        guard kind.direction != .up else { return }
        let it = CardStage(kind, CardSetup { $0.isOpen = false })
        let card = try #require(it.control)
        func extent() -> CGFloat {
            let size = it.shownController?.view.bounds.size ?? .zero
            return it.content.isVertical ? size.height : size.width
        }
        let whole = extent()
        card.contentSizing = .resizes
        it.stage.settle()
        #expect(extent() == whole - CardStage.lowest)
        card.contentSizing = .slides
        it.stage.settle()
        #expect(extent() == whole)
    }
}
