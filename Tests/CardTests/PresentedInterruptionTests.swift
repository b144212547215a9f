import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// Other events while UIKit brings a card in, or a finger has it.
@MainActor
@Suite("Presented cards that are interrupted")
struct PresentedInterruptionTests {
    nonisolated static let doubts = Doubt.eachAloneOfAll

    private func scene(_ kind: PresentedKind, _ doubt: Doubt = .standard, settles: Bool = true) -> PresentedScene {
        let scene = PresentedScene(doubt)
        scene.present(kind)
        if settles { scene.stage.settle() } else { scene.stage.advance(by: 0.1) }
        return scene
    }

    private func carried(_ scene: PresentedScene) -> Finger {
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 210), over: 0.3)
        return finger
    }

    private func expectGone(_ scene: PresentedScene) {
        #expect(scene.stage.settle())
        #expect(scene.home.presentedViewController == nil)
        #expect(scene.stage.window.subviews.count == 1)
        #expect(scene.home.view.transform.isIdentity)
    }

    private func expectInPlace(_ scene: PresentedScene) {
        #expect(scene.stage.settle())
        #expect(scene.home.presentedViewController === scene.modal)
        #expect(!scene.modal.isBeingPresented)
        #expect(!scene.modal.isBeingDismissed)
        #expect(scene.presentation?.card.transform.isIdentity == true)
    }

    @Test(
        "UIKit refuses to dismiss a card that is appearing: the card arrives, and can then be dismissed",
        arguments: PresentedKind.allCases, doubts.sampled())
    func dismissedComing(kind: PresentedKind, doubt: Doubt) {
        let scene = scene(kind, doubt, settles: false)
        scene.modal.dismiss(animated: true)
        expectInPlace(scene)
        guard doubt.assumptions.dismissalStart != .never else { return }
        scene.modal.dismiss(animated: true)
        expectGone(scene)
    }

    @Test(
        "A card asked to leave while it appears reports that it is being presented, and arrives",
        arguments: PresentedKind.allCases)
    func attemptedComing(kind: PresentedKind) throws {
        let scene = scene(kind, settles: false)
        let presentation = try #require(scene.presentation)
        #expect(throws: DismissalRefusal.isBeingPresented) { try presentation.attemptDismissal() }
        expectInPlace(scene)
    }

    @Test(
        "A card caught while it appears and flung away is dismissed", .touchesInTransitions,
        arguments: PresentedKind.allCases)
    func flungComing(kind: PresentedKind) {
        let scene = scene(kind, settles: false)
        scene.stage.touch(at: CGPoint(x: 195, y: 830)).swipe(by: .down(60), over: 0.05)
        expectGone(scene)
    }

    @Test(
        "An alert during a drag appears, and the finger dismisses neither it nor the card",
        arguments: PresentedKind.allCases, doubts.sampled())
    func alert(kind: PresentedKind, doubt: Doubt) {
        let scene = scene(kind, doubt)
        let finger = carried(scene)
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        scene.modal.present(alert, animated: true)
        scene.stage.advance(by: 0.6)
        if finger.touch.phase != .cancelled {
            finger.swipe(by: .down(300), over: 0.1)
        }
        scene.stage.settle()
        #expect(scene.modal.presentedViewController === alert)
        alert.dismiss(animated: true)
        scene.stage.settle()
        guard doubt.assumptions.dismissalStart != .never else { return }
        expectInPlace(scene)
    }

    @Test(
        "A card that a button dismisses during a drag leaves from under the finger", arguments: PresentedKind.allCases,
        [true, false])
    func button(kind: PresentedKind, isAnimated: Bool) {
        let scene = scene(kind)
        let finger = carried(scene)
        scene.modal.dismiss(animated: isAnimated)
        scene.stage.advance(by: 0.05)
        if finger.touch.phase != .cancelled {
            finger.swipe(by: .down(-150), over: 0.1)
        }
        expectGone(scene)
    }

    @Test(
        "If the window's content is replaced during a drag, nothing keeps running, and nothing is retained",
        arguments: PresentedKind.allCases, doubts.sampled())
    func presenterGone(kind: PresentedKind, doubt: Doubt) {
        weak var modal: UIViewController?
        weak var presentation: InteractivePresentationController?
        let stage: Stage
        do {
            let scene = scene(kind, doubt)
            (modal, presentation, stage) = (scene.modal, scene.presentation, scene.stage)
            let finger = carried(scene)
            stage.window.rootViewController = UIViewController()
            #expect(stage.settle())
            #expect(scene.modal.view.transform.isIdentity)
            if finger.touch.phase != .cancelled { finger.lift() }
            stage.settle()
        }
        #expect(modal == nil)
        #expect(presentation == nil)
    }

    @Test(
        "A card that a finger brings in stays in place when its places change",
        arguments: PresentedKind.allCases, [300, 60])
    func placesChangeAsItIsBroughtIn(kind: PresentedKind, height: CGFloat) {
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        var presentation: InteractivePresentationController? {
            modal.presentingViewController == nil
                ? nil : modal.presentationController as? InteractivePresentationController
        }
        weak var arbiter: GestureArbiter?
        arbiter = GestureArbiter.attach(to: home.view, policy: ArbitrationPolicy(.up)) { drag in
            guard drag == .began else { return }
            let detents: [Detent] = [.large, .height(300)]
            switch kind {
            case .modal: home.presentCard(modal, as: .cover { $0.detents = detents }, followedBy: arbiter)
            case .deck:
                home.presentDeck(modal, as: DeckConfiguration { $0.detents = detents }, followedBy: arbiter)
            }
        }
        let finger = stage.touch(at: CGPoint(x: 195, y: 800))
        finger.move(by: CGVector(dx: 0, dy: -500), over: 0.3)
        func top() -> CGFloat { presentation?.card.convert(.zero, to: nil).y ?? .nan }
        let before = top()
        #expect(before < 400)
        presentation?.detents = [.height(height)]
        stage.advance(by: 0.1)
        #expect(abs(top() - before) <= 0.5)
        finger.move(by: CGVector(dx: 0, dy: -1), over: 0)
        #expect(abs(top() - before) <= 2)
    }

    @Test(
        "The over-scroll of a list outside a card does not move the card that a finger brings in",
        arguments: PresentedKind.allCases, [false, true])
    func overscrollOutsideCard(kind: PresentedKind, isTwoWay: Bool) {
        let (home, modal) = (UIViewController(), UIViewController())
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentSize = CGSize(width: 390, height: 2000)
        home.view.addSubview(list)
        let stage = Stage(rootViewController: home)
        stage.settle()
        weak var arbiter: GestureArbiter?
        let policy = ArbitrationPolicy(isTwoWay ? .vertical : .up)
        arbiter = GestureArbiter.attach(to: home.view, policy: policy) { drag in
            guard drag == .began else { return }
            switch kind {
            case .modal: home.presentCard(modal, as: .cover, followedBy: arbiter)
            case .deck: home.presentDeck(modal, followedBy: arbiter)
            }
        }
        // The finger catches the list beyond its end.
        list.contentOffset.y = 1100
        stage.touch(at: CGPoint(x: 195, y: 800)).swipe(by: CGVector(dx: 0, dy: -200), over: 0.1)
        stage.advance(by: 0.1)
        #expect(list.contentOffset.y > 1230)
        let finger = stage.touch(at: CGPoint(x: 195, y: 800))
        finger.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
        func top() -> CGFloat { modal.view.convert(CGPoint.zero, to: nil).y }
        let before = top()
        finger.move(by: CGVector(dx: 0, dy: -12), over: 0)
        #expect(abs(before - top() - 12) < 1)
    }
}
