import DeckTransition
import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
import Support
import Testing

/// A deck that rests at several detents: the presenter behind it, the handle over it, decks over decks.
@MainActor
@Suite("A deck with detents")
struct DetentDeckTests {
    /// The card has 755 pt without the home indicator's safe area; half of it, rounded to pixels, is 1133/3.
    private let medium: CGFloat = 755 - 1133.0 / 3

    private func scene(
        _ detents: [Detent] = [.medium, .large], selected: Detent.Identifier? = nil,
        _ change: (inout DeckConfiguration) -> Void = { _ in }
    ) -> DeckScene {
        DeckScene(DeckConfiguration(detents: detents, selected: selected, change))
    }

    private func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool { abs((one ?? .nan) - other) < 0.01 }

    @Test("The card arrives at its smallest detent; at the largest it is inset below the presenter's top")
    func places() {
        let scene = scene()
        #expect(isNear(scene.cardTranslation, medium))
        scene.deck?.select(.large)
        scene.expectInPlace()
    }

    @Test("The presenter is pushed back only between the two most open detents", .countsFromSlop)
    func pushBack() {
        let scene = scene([.height(200), .medium, .large])
        #expect(scene.pictureFrame?.minY == 0)
        scene.deck?.select(.medium)
        scene.stage.settle()
        #expect(scene.pictureFrame?.minY == 0)
        let finger = scene.touch(195, 800)
        finger.move(by: .down(-10 - medium / 2), over: 0.5)
        #expect(isNear(scene.cardTranslation, medium / 2))
        #expect(isNear(scene.pictureFrame?.minY, 23.5), "half of the 47 pt")
        finger.move(by: .down(-medium), over: 0.5)
        #expect(isNear(scene.pictureFrame?.minY, 47))
    }

    @Test("The presenter is dimmed as the card arrives at its lowest detent, or above an undimmed one")
    func dimming() {
        #expect(isNear(scene().dimming?.alpha, 0.2))
        let undimmed = scene([.medium, .large]) {
            $0.largestUndimmedDetent = .medium
            $0.presenter = .live
        }
        #expect(undimmed.dimming?.alpha == 0)
        undimmed.deck?.select(.large)
        undimmed.stage.settle()
        #expect(isNear(undimmed.dimming?.alpha, 0.2))
        let all = scene([.medium, .large], selected: .large) { $0.largestUndimmedDetent = .large }
        #expect(all.dimming?.alpha == 0)
    }

    private func find(_ name: String, in view: UIView?) -> UIView? {
        guard let view else { return nil }
        if "\(type(of: view))" == name { return view }
        return view.subviews.lazy.compactMap { find(name, in: $0) }.first
    }

    @Test("The shadow's path has the size of a resizing card, at every point of its motion")
    func shadow() {
        let scene = scene {
            $0.contentSizing = .resizes
            $0.shadow = .init()
        }
        let finger = scene.touch(195, 800)
        for _ in 0..<10 {
            finger.move(by: .down(-40), over: 0.05)
            let outline = scene.deck?.card.layer.shadowPath?.boundingBoxOfPath.height
            #expect(isNear(outline, scene.deck?.card.bounds.height ?? .nan))
            #expect(isNear(scene.cardFrame.maxY, 844) || scene.cardTranslation < 0)
        }
    }

    @Test("A deck over a deck at medium: the lower one is pushed back from its detent, and restored at the end")
    func nested() {
        let scene = scene()
        let upper = ListController()
        scene.modal.presentDeck(upper, as: DeckConfiguration(detents: [.medium, .large]))
        scene.stage.settle()
        let before = scene.cardFrame
        #expect(isNear(before.minY, 55 + medium), "it is not moved while the upper one is at medium")
        upper.enclosingCard?.select(.large)
        scene.stage.settle()
        scene.deck?.select(.large)
        scene.stage.settle()
        #expect(scene.deck?.selectedDetent == .large)
        upper.dismiss(animated: true)
        scene.expectInPlace()
        #expect(find("CardFace", in: scene.deck?.card)?.transform == .identity)
    }

    @Test(
        "The presenter's corners are rounded in proportion to its push",
        arguments: [DeckConfiguration.Presenter.snapshot, .live])
    func corners(_ presenter: DeckConfiguration.Presenter) {
        let scene = scene {
            $0.presenter = presenter
            $0.cornerRadius = 20
        }
        func radius() -> CGFloat? { (presenter == .live ? scene.home.view : scene.picture)?.layer.cornerRadius }
        #expect(radius() == 0)
        let finger = scene.touch(195, 800)
        finger.move(by: .down(-100), over: 0.3)
        let share = 1 - scene.cardTranslation / medium
        #expect(isNear(radius(), 20 * share))
        finger.move(by: .down(-medium), over: 0.5)
        #expect(isNear(radius(), 20))
    }

    @Test("When a detent becomes undimmed, the presenter itself is visible, not an older picture")
    func undimmedLater() {
        let scene = scene()
        scene.deck?.largestUndimmedDetent = .medium
        #expect(scene.deck?.isPresenterLive == true)
        #expect(scene.picture == nil)
        scene.deck?.select(.large)
        scene.stage.settle()
        #expect(scene.home.view.transform != .identity, "it is pushed back as the picture was")
        scene.modal.dismiss(animated: true)
        scene.expectGone()
    }

    @Test("Beside two undimmed cards the lower one's presenter receives touches, as a map's below two sheets")
    func besideTwo() {
        let scene = DeckScene(presenting: false)
        var taps: [String] = []
        func button(_ name: String, in view: UIView, at y: CGFloat) {
            let button = UIButton(frame: CGRect(x: 20, y: y, width: 200, height: 60))
            button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
            view.addSubview(button)
        }
        button("map", in: scene.home.view, at: 100)
        scene.modal.loadViewIfNeeded()
        button("lower", in: scene.modal.view, at: 20)
        scene.present(DeckConfiguration(detents: [.medium, .large]) { $0.largestUndimmedDetent = .medium })
        scene.stage.settle()
        let upper = ListController()
        scene.modal.presentDeck(
            upper,
            as: DeckConfiguration(detents: [.height(200), .large]) {
                $0.largestUndimmedDetent = .height(200)
            })
        scene.stage.settle()
        scene.tap(100, scene.cardFrame.minY + 40)
        #expect(taps == ["lower"])
        scene.tap(100, 130)
        #expect(taps == ["lower", "map"])
        scene.deck?.select(.large)
        scene.stage.settle()
        scene.tap(100, 30)
        #expect(taps == ["lower", "map"], "the lower one is dimmed there")
    }

    @Test("Decks over decks that are moved, rotated and dismissed at once leave nothing behind")
    func nestedTurned() {
        let configuration = DeckConfiguration(detents: [.height(200), .medium, .large], selected: .medium)
        let scene = DeckScene(configuration)
        let upper = ListController()
        scene.modal.presentDeck(upper, as: configuration)
        scene.stage.settle()
        upper.enclosingCard?.select(.large)
        scene.deck?.select(.height(200))
        for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
            scene.stage.resize(to: size, over: 0.3)
            scene.stage.settle()
        }
        #expect(scene.deck?.selectedDetent == .height(200))
        #expect(upper.enclosingCard?.selectedDetent == .large)
        scene.home.dismiss(animated: true)
        scene.expectGone()
        #expect(scene.modal.additionalSafeAreaInsets == .zero)
        #expect(upper.additionalSafeAreaInsets == .zero)
    }

    @Test(
        "The classic card resists only beyond its lowest detent, and leaves at 240 pt of pull below it",
        .countsFromSlop)
    func classic() {
        var configuration = DeckConfiguration.classic
        configuration.detents = [.medium, .large]
        let scene = DeckScene(configuration)
        scene.deck?.select(.large, animated: false)
        let finger = scene.touch(195, 100)
        finger.move(by: .down(10 + medium), over: 0.5)
        #expect(isNear(scene.cardTranslation, medium), "point by point between its detents")
        finger.move(by: .down(100), over: 0.3)
        #expect(isNear(scene.cardTranslation, medium + 50), "half of it beyond")
        finger.move(by: .down(150), over: 0.3)
        scene.expectGone()
    }

    @Test("Alongside animations follow the card to its detent, and are complete there")
    func alongside() {
        let scene = DeckScene(presenting: false)
        let backdrop = UIView()
        scene.home.view.addSubview(backdrop)
        var completed: [Bool] = []
        let delegate = DeckTransitioningDelegate(
            configuration: DeckConfiguration(detents: [.medium, .large]), presentAnimation: { backdrop.alpha = 0.5 },
            presentCompletion: { completed.append($0) }, dismissAnimation: { backdrop.alpha = 1 })
        scene.modal.transitioningDelegate = delegate
        scene.modal.modalPresentationStyle = .custom
        scene.home.present(scene.modal, animated: true)
        scene.stage.settle()
        #expect(backdrop.alpha == 0.5)
        #expect(completed == [true])
        scene.modal.dismiss(animated: true)
        scene.stage.settle()
        #expect(backdrop.alpha == 1)
    }

    @Test("Everything is restored at any detent, whether a finger, code or an unanimated call dismisses")
    func putBack() {
        for detent in [Detent.Identifier.medium, .large] {
            for way in 0..<3 {
                let scene = scene(selected: detent) {
                    $0.presenter = .live
                    $0.largestUndimmedDetent = .medium
                    $0.prefersGrabberVisible = true
                    $0.shadow = .init()
                }
                scene.modal.additionalSafeAreaInsets.bottom = 3
                switch way {
                case 0:
                    scene.touch(195, 500).swipe(by: .down(340), over: 0.1)
                    scene.stage.settle()
                    if scene.isPresented { scene.modal.dismiss(animated: true) }
                case 1: scene.modal.dismiss(animated: true)
                default: scene.modal.dismiss(animated: false)
                }
                scene.expectGone()
                #expect(scene.modal.additionalSafeAreaInsets.bottom == 3)
                #expect(scene.home.view.layer.cornerRadius == 0)
            }
        }
    }
}
