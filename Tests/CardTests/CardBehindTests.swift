import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// A card of every kind, over which another card lies: how far the other has come is told and shown.
@MainActor
@Suite("Every kind of card, behind another one")
struct CardBehindTests {
    nonisolated static let kinds = CardKind.controlled

    /// The card over the other one.
    enum Upper: CaseIterable, Sendable { case card, deck }

    @MainActor
    private final class Scene {
        let it: CardStage
        let upper = UIViewController()
        let face: UIView?
        var shares: [CGFloat] = []

        init(_ kind: CardKind, _ look: CardTraits.CoveredLook? = nil) {
            it = CardStage(kind, CardSetup { $0.changeTraits = { $0.coveredLook = look } })
            face = it.shownController?.view.superview
            it.control?.onEvent = { [weak self] in if case .covered(let share) = $0 { self?.shares.append(share) } }
        }

        func present(_ kind: Upper) {
            switch kind {
            case .card: it.content.presentCard(upper)
            case .deck: it.content.presentDeck(upper)
            }
        }

        /// The share by the upper card's own place.
        var share: CGFloat { 1 - (upper.enclosingCard?.progress ?? 1) }
        /// The face's size at full size.
        var size: CGSize { face?.bounds.size ?? .zero }

        func rotate() {
            it.stage.resize(to: CGSize(width: 844, height: 390), over: 0.3)
            it.stage.settle()
        }
    }

    // MARK: Told

    @Test("Each frame of the way in and out tells the share, from 0 to 1 and back", arguments: kinds, Upper.allCases)
    func told(kind: CardKind, upper: Upper) {
        let scene = Scene(kind)
        scene.present(upper)
        scene.it.stage.settle()
        #expect(scene.shares.count > 10)
        #expect(scene.shares == scene.shares.sorted())
        #expect(scene.shares.last == 1)
        scene.shares = []
        scene.upper.dismiss(animated: true)
        scene.it.stage.settle()
        #expect(scene.shares == scene.shares.sorted(by: >))
        #expect(scene.shares.last == 0)
    }

    @Test(
        "Under a finger the share is the other card's place, and comes back with it", arguments: kinds, Upper.allCases)
    func inHand(kind: CardKind, upper: Upper) {
        let scene = Scene(kind)
        scene.present(upper)
        scene.it.stage.settle()
        let finger = scene.it.stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        #expect(scene.share < 0.9)
        #expect(abs((scene.shares.last ?? 1) - scene.share) < 1e-9)
        finger.cancel()
        scene.it.stage.settle()
        #expect(scene.shares.last == 1)
    }

    @Test("Without animation, full and no share are told at once", arguments: kinds)
    func withoutAnimation(kind: CardKind) {
        let scene = Scene(kind)
        scene.it.content.presentCard(scene.upper, animated: false)
        scene.it.stage.settle()
        scene.upper.dismiss(animated: false)
        scene.it.stage.settle()
        #expect(scene.shares == [1, 0])
    }

    @Test("A covered card that leaves is told no share before it has left, and nothing after", arguments: kinds)
    func bothLeave(kind: CardKind) {
        let scene = Scene(kind)
        var events: [CardEvent] = []
        scene.it.control?.onEvent = { events.append($0) }
        scene.present(.card)
        scene.it.stage.settle()
        scene.it.panel != nil ? scene.it.takeAway() : scene.it.home.dismiss(animated: true)
        scene.it.stage.settle()
        scene.upper.dismiss(animated: true)
        scene.it.stage.settle()
        #expect(events.last == .dismissed)
        #expect(events.last { if case .covered = $0 { true } else { false } } == .covered(0))
    }

    @Test("The card behind is known, whoever made the presentation controller, and when", arguments: [true, false])
    func ownDelegate(isAskedBefore: Bool) {
        let scene = Scene(.presentation)
        let transitioning = DismissalTransitioningDelegate { presented, presenting in
            InteractivePresentationController(presentedViewController: presented, presenting: presenting)
        }
        scene.upper.modalPresentationStyle = .custom
        scene.upper.transitioningDelegate = transitioning
        if isAskedBefore { _ = scene.upper.presentationController }
        scene.it.content.present(scene.upper, animated: true)
        scene.it.stage.settle()
        #expect(scene.shares.last == 1)
    }

    // MARK: Shown

    @Test("The card steps back by its look, about the middle of its edge", arguments: kinds, Upper.allCases)
    func shown(kind: CardKind, upper: Upper) {
        let scene = Scene(kind, CardTraits.CoveredLook(scale: 0.9, offset: -12, dimming: 0.5))
        let start = scene.face?.frame ?? .null
        scene.present(upper)
        scene.it.stage.settle()
        let frame = scene.face?.frame ?? .null
        #expect(abs(frame.width - start.width * 0.9) < 1e-6)
        #expect(abs(frame.height - start.height * 0.9) < 1e-6)
        let moved =
            switch kind.direction {
            case .up: start.maxY - frame.maxY
            case .left: start.maxX - frame.maxX
            case .right: frame.minX - start.minX
            default: frame.minY - start.minY
            }
        #expect(abs(moved + 12) < 1e-6)
        #expect(scene.face?.subviews.last?.alpha == 0.5)
        scene.upper.dismiss(animated: true)
        scene.it.stage.settle()
        #expect(scene.face?.frame == start)
        #expect(scene.face?.transform == .identity)
    }

    @Test("A size that changes keeps the edge where the look has it", arguments: kinds)
    func rotated(kind: CardKind) {
        let scene = Scene(kind, CardTraits.CoveredLook(scale: 0.8))
        scene.present(.card)
        scene.it.stage.settle()
        scene.rotate()
        let (face, size) = (scene.face!, scene.size)
        #expect(abs(Self.edge(of: face, along: kind.direction)) < 1e-6)
        #expect(abs(face.frame.width - 0.8 * size.width) < 1e-6)
    }

    @Test("A card that is resized while it is covered keeps its edge in each frame", arguments: kinds)
    func resized(kind: CardKind) {
        let it = CardStage(
            kind,
            CardSetup {
                ($0.isOpen, $0.content) = (false, .resizes)
                $0.changeTraits = { $0.coveredLook = CardTraits.CoveredLook(scale: 0.8) }
            })
        let face = it.shownController?.view.superview ?? UIView()
        let card = it.control
        it.content.presentCard(UIViewController())
        it.stage.settle()
        var worst: CGFloat = 0
        card?.onEvent = { _ in worst = max(worst, abs(Self.edge(of: face, along: kind.direction))) }
        card?.select(.height(CardStage.many))
        it.stage.settle()
        #expect(worst < 1e-6)
        #expect(abs(Self.edge(of: face, along: kind.direction)) < 1e-6)
    }

    /// How far the edge that shows first lies from its place in the card.
    private static func edge(of face: UIView, along direction: ArbitrationPolicy.Direction) -> CGFloat {
        switch direction {
        case .up: face.frame.maxY - face.bounds.height
        case .left: face.frame.maxX - face.bounds.width
        case .right: face.frame.minX
        default: face.frame.minY
        }
    }

    @Test("The content's safe area does not change as the card steps back", arguments: kinds)
    func safeArea(kind: CardKind) {
        let scene = Scene(kind, CardTraits.CoveredLook(scale: 0.8))
        let before = scene.it.content.view.safeAreaInsets
        scene.present(.card)
        scene.it.stage.settle()
        #expect(scene.it.content.view.safeAreaInsets == before)
        scene.upper.dismiss(animated: true)
        scene.it.stage.settle()
        #expect(scene.it.content.view.safeAreaInsets == before)
    }

    @Test("Pulled beyond its place, a covered card shows its own color below", arguments: kinds)
    func underside(kind: CardKind) {
        let scene = Scene(kind, CardTraits.CoveredLook(dimming: 0.5))
        scene.it.control?.surface = .systemRed
        scene.present(.card)
        scene.it.stage.settle()
        let shown = (scene.it.card?.subviews ?? []).compactMap(\.backgroundColor)
        #expect(!shown.contains(.black))
    }

    @Test("A look may change, come and go while the card is covered", arguments: kinds)
    func changed(kind: CardKind) {
        let scene = Scene(kind, CardTraits.CoveredLook(scale: 0.9, dimming: 0.5))
        scene.present(.card)
        scene.it.stage.settle()
        let count = scene.face?.subviews.count ?? 0
        scene.it.control?.coveredLook = CardTraits.CoveredLook(scale: 0.7)
        #expect(scene.face?.transform.a == 0.7)
        #expect(scene.face?.subviews.count == count - 1)
        scene.it.control?.coveredLook = nil
        #expect(scene.face?.transform == .identity)
        scene.it.control?.coveredLook = CardTraits.CoveredLook(scale: 0.9)
        #expect(scene.face?.transform.a == 0.9)
    }

    @Test("With Reduce Motion nothing scales or moves, and the card is dimmed", arguments: kinds)
    func reducedMotion(kind: CardKind) {
        let scene = Scene(kind, CardTraits.CoveredLook(scale: 0.9, offset: -12, dimming: 0.5))
        scene.it.stage.reduceMotion(byCrossFades: false)
        scene.present(.card)
        scene.it.stage.settle()
        #expect(scene.face?.transform == .identity)
        #expect(scene.face?.subviews.last?.alpha == 0.5)
    }

    @Test("A deck behind a deck moves by its own look, if it has one")
    func deckBehindDeck() {
        let (own, plain) = (Scene(.deck, CardTraits.CoveredLook(scale: 0.5)), Scene(.deck))
        for scene in [own, plain] {
            scene.present(.deck)
            scene.it.stage.settle()
        }
        #expect(own.face?.transform.a == 0.5)
        #expect((plain.face?.transform.a ?? 1) > 0.8)
        #expect(plain.shares == own.shares)
    }

    @Test("A deck over a card with a look leaves its presenter where it is", arguments: kinds)
    func deckOverLook(kind: CardKind) {
        let scene = Scene(kind, CardTraits.CoveredLook(scale: 0.9))
        scene.present(.deck)
        scene.it.stage.settle()
        #expect(scene.upper.presentingViewController?.view.transform == .identity)
        #expect(scene.face?.transform.a == 0.9)
        // No picture of the presenter hides the card.
        let container = scene.upper.presentationController?.containerView
        #expect(container?.subviews.contains { "\(type(of: $0))".contains("Picture") } == false)
    }

    @Test("A look that comes while a deck lies over the card takes the deck's place")
    func lookUnderDeck() {
        let scene = Scene(.deck)
        scene.present(.deck)
        scene.it.stage.settle()
        let pushed = scene.face?.transform
        scene.it.control?.coveredLook = CardTraits.CoveredLook(scale: 0.5)
        #expect(scene.face?.transform.a == 0.5)
        scene.it.control?.coveredLook = nil
        #expect(scene.face?.transform == pushed)
    }

    // MARK: Three cards

    @Test("Of three cards, each is told by the next one alone")
    func three() {
        let scene = Scene(.presentation)
        let top = UIViewController()
        scene.present(.card)
        scene.it.stage.settle()
        var shares: [CGFloat] = []
        scene.upper.enclosingCard?.onEvent = { if case .covered(let share) = $0 { shares.append(share) } }
        scene.upper.presentDeck(top)
        scene.it.stage.settle()
        scene.it.stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(400), over: 0.3)
        scene.it.stage.settle()
        #expect(top.presentingViewController == nil)
        #expect(shares.last == 0)
        #expect(shares.max() == 1)
        #expect(scene.shares.last == 1)
        #expect(scene.shares.filter { $0 == 1 }.count == 1)
    }

    @Test("Three cards go in one dismissal, and the first one's look is as before")
    func threeAtOnce() {
        let scene = Scene(.bottomPanel, CardTraits.CoveredLook(scale: 0.9))
        scene.present(.card)
        scene.it.stage.settle()
        scene.upper.presentCard(UIViewController())
        scene.it.stage.settle()
        scene.it.home.dismiss(animated: true)
        scene.it.stage.settle()
        #expect(scene.it.home.presentedViewController == nil)
        #expect(scene.face?.transform == .identity)
    }

    // MARK: Panels over panels

    @Test(
        "A panel is behind the next one of its edge, whichever of three goes first", arguments: [0, 1, 2],
        [true, false])
    func panels(removed: Int, isRemovedByOtherCode: Bool) throws {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        var shares: [[CGFloat]] = [[], [], []]
        let panels = try (0..<3).map { index in
            let panel = try #require(
                home.addPanel(UIViewController(), detents: [.height(CGFloat(400 - 100 * index))]) {
                    $0.coveredLook = CardTraits.CoveredLook(scale: 0.9)
                })
            panel.onEvent = { if case .covered(let share) = $0 { shares[index].append(share) } }
            stage.settle()
            return panel
        }
        home.addPanel(UIViewController(), at: .leading, detents: [.width(80)])
        stage.settle()
        func scales() -> [CGFloat] { panels.map { $0.contentViewController.view.superview?.transform.a ?? 1 } }
        #expect(scales() == [0.9, 0.9, 1])
        if isRemovedByOtherCode {
            panels[removed].willMove(toParent: nil)
            panels[removed].view.removeFromSuperview()
            panels[removed].removeFromParent()
        } else {
            panels[removed].remove(animated: true)
        }
        stage.settle()
        let left = (0..<3).filter { $0 != removed }
        #expect(left.map { scales()[$0] } == [0.9, 1])
        #expect(left.map { shares[$0].last ?? 0 } == [1, 0])
    }

    @Test("A hidden panel between two tells the share of the panel over it")
    func hidden() throws {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let search = try #require(home.addPanel(UIViewController(), detents: [.height(300)]))
        let place = try #require(home.addPanel(UIViewController(), detents: [.height(200)]))
        var shares: [CGFloat] = []
        search.onEvent = { if case .covered(let share) = $0 { shares.append(share) } }
        stage.settle()
        place.hide()
        stage.settle()
        #expect(shares.last == 0)
        let route = try #require(home.addPanel(UIViewController(), detents: [.height(100)]))
        stage.settle()
        #expect(shares.last == 1)
        route.remove(animated: true)
        stage.settle()
        #expect(shares.last == 0)
        place.show()
        stage.settle()
        #expect(shares.last == 1)
    }

    // MARK: Alongside

    @Test("What follows a card's detents may change the card behind it, under a finger, too")
    func alongside() throws {
        let scene = Scene(.presentation)
        scene.it.content.presentCard(scene.upper, detents: [.medium, .large])
        scene.it.stage.settle()
        let behind = try #require(scene.it.content.view)
        scene.upper.enclosingCard?.alongside(from: .medium, to: .large) { behind.alpha = 1 - $0 }
        let finger = scene.it.stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
        #expect((0.2...0.8).contains(behind.alpha))
        // The share follows the same way.
        #expect(abs(behind.alpha - 1 + (scene.shares.last ?? 0)) < 1e-9)
        finger.cancel()
    }
}
