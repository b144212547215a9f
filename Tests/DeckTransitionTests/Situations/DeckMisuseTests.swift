import DeckTransition
import HeadlessUIKit
import Support
import Testing

/// A number that a deck does not accept is logged once, with the number that replaces it.
@MainActor
@Suite("Invalid numbers that a deck replaces")
struct DeckMisuseTests {
    @Test("Valid numbers are not reported")
    func sense() {
        let stage = Stage()
        _ = DeckConfiguration {
            $0.cardInset = 0
            $0.topInset = nil
            $0.presenterScale = 1
            $0.maximumWidth = .infinity
            $0.cornerRadius = 0
            $0.dimming = 1
            $0.prefersGrabberVisible = true
            $0.shadow = .init(offset: -4)
            $0.presentingResponse = 0.001
            $0.dismissingResponse = 5
            $0.dampingRatio = 0.1
        }
        _ = DeckConfiguration.classic
        #expect(stage.warnings.isEmpty)
    }

    @Test("A deck that is presented in another style than .custom is not a deck, and that is reported")
    func style() {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let transitioning = DeckTransitioningDelegate()
        let modal = UIViewController()
        modal.transitioningDelegate = transitioning
        home.present(modal, animated: true)
        stage.settle()
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.hasPrefix("DeckTransitioningDelegate: ") ?? false)
        #expect(stage.warnings.first?.contains("Set it to .custom") ?? false)
    }

    enum Again: CaseIterable { case presentDeck, segue }

    @Test("Asking a presented controller for a deck fails, and is reported once", arguments: Again.allCases)
    func presented(again: Again) throws {
        let scene = DeckScene()
        let (deck, transitioning) = (scene.deck, scene.modal.transitioningDelegate)
        var isCompleted = false
        for _ in 1...2 {
            switch again {
            case .presentDeck: scene.modal.presentDeck(scene.modal, completion: { isCompleted = true })
            case .segue: DeckSegue(identifier: nil, source: scene.home, destination: scene.modal).perform()
            }
            scene.stage.settle()
        }
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.contains("Dismiss it first") ?? false)
        #expect(!isCompleted)
        #expect(scene.deck === deck)
        #expect(scene.modal.transitioningDelegate === transitioning)
        scene.expectInPlace()
        scene.touch().swipe(by: .down(200), over: 0.1)
        scene.expectGone()
    }

    @Test("Presented in another style after it was a deck's card, a controller has that style, and that is reported")
    func otherStyle() {
        let scene = DeckScene()
        let transitioning = DeckTransitioningDelegate()
        var kept: [DeckPresentationController] = []
        scene.modal.dismiss(animated: true)
        scene.stage.settle()
        scene.modal.transitioningDelegate = transitioning
        for style in [UIModalPresentationStyle.custom, .fullScreen] {
            scene.modal.modalPresentationStyle = style
            scene.home.present(scene.modal, animated: true)
            scene.stage.settle()
            if let deck = scene.deck { kept.append(deck) }
            scene.modal.dismiss(animated: true)
            scene.expectGone()
        }
        #expect(kept.count == 1)
        #expect(scene.stage.warnings.count == 1)
    }
}
