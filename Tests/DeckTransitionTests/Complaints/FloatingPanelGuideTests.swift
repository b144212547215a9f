@_spi(Cards) import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// FloatingPanel's API guide (14ef5e2), chapter by chapter, as far as a modal card can do the same. What it cannot is in
/// Documentation/Comparison.md.
@MainActor
@Suite("FloatingPanel's guide, as a deck")
struct FloatingPanelGuideTests {

    /// Full, half and tip, as the guide has them: 755 pt, half of that, and 44 pt above the safe area.
    private static let threeStates: [Detent] = [
        .large, .fraction(0.5, identifier: "half"), .height(44, identifier: "tip"),
    ]

    private func scene(
        _ detents: [Detent] = threeStates, selected: Detent.Identifier = "half",
        modal: ListController = ListController(), _ change: (inout DeckConfiguration) -> Void = { _ in }
    ) -> DeckScene {
        DeckScene(DeckConfiguration(detents: detents, selected: selected, change), modal: modal)
    }

    private func top(_ scene: DeckScene) -> CGFloat { scene.cardFrame.minY }

    private func flick(_ scene: DeckScene, from y: CGFloat, by distance: CGFloat, over seconds: TimeInterval = 0.1) {
        let finger = scene.touch(195, y)
        finger.move(by: CGVector(dx: 0, dy: distance), over: seconds)
        finger.lift()
        scene.stage.settle()
    }

    @Test("Scaling the content view when the surface position changes")
    func scaling() {
        let scene = scene { $0.contentSizing = .resizes }
        #expect(abs(scene.modal.view.bounds.height - (844 - top(scene))) < 0.01)
        scene.deck?.select("tip")
        scene.stage.settle()
        #expect(abs(scene.modal.view.bounds.height - 78) < 0.01)
    }

    @Test("Changing the initial layout")
    func initial() {
        #expect(abs(top(scene(selected: "tip")) - (844 - 34 - 44)) < 0.01)
    }

    @Test("Updating your panel layout, while it is shown")
    func updating() {
        let scene = scene()
        scene.deck?.detents = [.large, .height(300, identifier: "half")]
        scene.stage.settle()
        #expect(abs(top(scene) - (844 - 34 - 300)) < 0.01)
    }

    @Test("Supporting your landscape layout: other places by size class")
    func landscape() {
        let scene = scene([
            .large, .custom("half") { $0.traitCollection.verticalSizeClass == .compact ? nil : $0.maximumHeight / 2 },
            .height(69, identifier: "tip"),
        ])
        scene.stage.resize(to: CGSize(width: 844, height: 390), over: 0.3)
        scene.stage.settle()
        #expect(scene.deck?.selectedDetent == "large")
        scene.deck?.select("tip")
        scene.stage.settle()
        #expect(abs(top(scene) - (390 - 34 - 69)) < 0.01)
    }

    @Test("Using the intrinsic size of a content, all of it and half of it")
    func intrinsic() {
        let modal = ListController()
        modal.preferredContentSize.height = 400
        let scene = scene([.content, .custom("half") { $0.contentHeight / 2 }], selected: .content, modal: modal)
        #expect(abs(top(scene) - (844 - 34 - 400)) < 0.01)
        scene.deck?.select("half")
        scene.stage.settle()
        #expect(abs(top(scene) - (844 - 34 - 200)) < 0.01)
    }

    @Test("Changing the backdrop alpha: none below a state, all of it above")
    func backdrop() {
        let scene = scene { $0.largestUndimmedDetent = "tip" }
        #expect(abs((scene.dimming?.alpha ?? 0) - 0.2) < 0.001)
        scene.deck?.select("tip")
        scene.stage.settle()
        #expect(scene.dimming?.alpha == 0)
    }

    @Test("Using custom panel states: five of them, in any order")
    func customStates() {
        let scene = scene(
            [.fraction(0.25), .large, .fraction(0.75), .height(20), .fraction(0.5)], selected: .height(20))
        var seen: [Detent.Identifier?] = []
        for _ in 0..<5 {
            scene.deck?.selectNextDetent()
            scene.stage.settle()
            seen.append(scene.deck?.selectedDetent)
        }
        #expect(seen == [.fraction(0.25), .fraction(0.5), .fraction(0.75), .large, .height(20)])
    }

    @Test("Modifying your floating panel's interaction: its spring")
    func spring() {
        let slow = scene { $0.response = response(for: 2) }
        let quick = scene { $0.response = response(for: 0.2) }
        for scene in [slow, quick] {
            scene.deck?.select(.large)
            scene.stage.advance(by: 0.15)
        }
        #expect(slow.cardTranslation > quick.cardTranslation + 100)
    }

    @Test("Activating the rubber-band effect on panel edges, or not")
    func rubberBand() {
        for beyond in [ArbitrationPolicy.BeyondRest.resists, .stops] {
            let scene = scene(selected: .large) {
                $0.policy.handoff = .never
                $0.policy.condition = .touchStarts(in: .handle)
                $0.policy.beyondRest = beyond
                $0.prefersGrabberVisible = true
            }
            let finger = scene.touch(195, 60)
            finger.move(by: CGVector(dx: 0, dy: 40), over: 0.3)
            finger.move(by: CGVector(dx: 0, dy: -90), over: 0.3)
            #expect((scene.cardTranslation < -5) == (beyond == .resists))
            finger.cancel()
        }
    }

    @Test("Managing the projection of a pan gesture momentum: from tip to full")
    func projection() {
        let projected = scene(selected: "tip") { $0.release = .projection() }
        flick(projected, from: 800, by: -260)
        #expect(projected.deck?.selectedDetent == .large)
        let stepped = scene(selected: "tip")
        flick(stepped, from: 800, by: -200)
        #expect(stepped.deck?.selectedDetent == "half")
    }

    @Test("Specifying the panel move's boundary: at its lowest place it stays, or may be dragged away")
    func boundary() {
        let scene = scene(selected: "tip") { $0.interactiveDismissDisabled = true }
        flick(scene, from: 790, by: 50)
        #expect(scene.isPresented)
        #expect(scene.deck?.selectedDetent == "tip")
        #expect(!scene.moments.contains(.attempted))
        flick(scene, from: 790, by: -300)
        #expect(scene.deck?.selectedDetent == "half", "it moves between its detents")
        #expect(throws: Never.self) { try scene.modal.enclosingCard?.attemptDismissal() }
        scene.stage.settle()
        #expect(!scene.isPresented)
    }

    @Test("Modifying your surface appearance: corners, shadow")
    func surface() {
        let scene = scene {
            $0.cornerRadius = 20
            $0.shadow = .init(opacity: 0.4)
        }
        #expect(scene.deck?.card.layer.shadowOpacity == 0.4)
    }

    @Test("Customizing layout of the grabber handle")
    func grabber() {
        let scene = scene {
            $0.prefersGrabberVisible = true
            $0.grabber = .init(width: 60, height: 8, topMargin: 10)
        }
        let face = scene.deck?.card.subviews.first
        let bar = face?.subviews.last?.subviews.first
        #expect(bar?.bounds.size == CGSize(width: 60, height: 8))
        #expect(bar?.frame.minY == 10)
    }

    @Test("Suppressing the panel interaction")
    func suppressed() {
        let scene = scene()
        scene.deck?.arbiter?.isEnabled = false
        flick(scene, from: 700, by: -200)
        #expect(scene.deck?.selectedDetent == "half")
    }

    @Test("Adding tap gestures to the surface view")
    func tap() {
        let scene = scene()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 200, height: 60))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.modal.view.addSubview(button)
        scene.tap(60, top(scene) + 40)
        #expect(taps == 1)
    }

    @Test("Interrupting the delegate methods of the pan: a veto before it begins")
    func interrupting() {
        let scene = scene()
        scene.deck?.arbiter?.onAttempt = { $0.stage == .begin ? .deny(reason: "not now") : .allow }
        flick(scene, from: 700, by: -200)
        #expect(scene.deck?.selectedDetent == "half")
    }

    @Test("Creating an additional floating panel for a detail")
    func detail() {
        let scene = scene()
        let detail = ListController()
        scene.modal.presentDeck(detail, configuration: DeckConfiguration(detents: [.height(200), .large]))
        scene.stage.settle()
        #expect(detail.deckAround?.level == 2)
        detail.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.deck?.selectedDetent == "half")
        #expect(scene.isPresented)
    }

    @Test("Moving a position with an animation")
    func moving() {
        let scene = scene()
        scene.deck?.select(.large)
        scene.stage.advance(by: 0.05)
        #expect(scene.cardTranslation > 0)
        scene.stage.settle()
        #expect(scene.cardTranslation == 0)
    }

    @Test("Working your contents together with a floating panel behavior")
    func together() {
        let scene = DeckScene(presenting: false)
        var alpha: CGFloat = -1
        scene.home.presentDeck(
            scene.modal, configuration: DeckConfiguration(detents: Self.threeStates, selected: "half"),
            onEvent: { moment in
                if case .moved(let position) = moment { alpha = position.moreOpen == "large" ? 1 - position.share : 0 }
            })
        scene.stage.settle()
        #expect(alpha == 0)
        scene.deck?.select(.large)
        scene.stage.settle()
        #expect(alpha == 1)
    }

    @Test("Enabling the tap-to-dismiss action of the backdrop view")
    func backdropTap() {
        let scene = scene { $0.tapOutside = .dismisses }
        scene.tap(195, 100)
        #expect(!scene.isPresented)
    }

    @Test("Allowing to scroll content in addition to the most expanded state")
    func scrollsAtHalf() {
        let scene = scene { $0.policy.opening = .never }
        flick(scene, from: 700, by: -150)
        #expect(scene.deck?.selectedDetent == "half")
        #expect(scene.modal.list.contentOffset.y > 100)
    }
}
