import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// What a client has done alongside, and what it is told, when a finger comes in between.
@MainActor
@Suite("Alongside a deck's transitions")
struct AlongsideTests {
    let home = UIViewController()
    let modal = ListController()
    let stage: Stage
    let backdrop = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = Log()

    final class Log { var lines: [String] = [] }

    init() {
        stage = Stage(rootViewController: home)
        home.view.addSubview(backdrop)
    }

    /// Kept by the presentation.
    private func present(animated: Bool = true) {
        let delegate = DeckTransitioningDelegate(
            presentAnimation: { [backdrop] in backdrop.alpha = 0.5 },
            presentCompletion: { [log] in log.lines.append("presented: \($0)") },
            dismissAnimation: { [backdrop] in backdrop.alpha = 1 },
            dismissCompletion: { [log] in log.lines.append("dismissed: \($0)") })
        modal.transitioningDelegate = delegate
        modal.modalPresentationStyle = .custom
        home.present(modal, animated: animated)
        withExtendedLifetime(delegate) { stage.advanceFrame() }
    }

    private var deck: DeckPresentationController? { modal.presentedAsDeck }
    /// What is seen.
    private var alpha: CGFloat { CGFloat(backdrop.layer.presentation()?.opacity ?? Float(backdrop.alpha)) }

    @Test("A leaving card that is caught and brought back has its dismissal's changes taken back")
    func caught() {
        present()
        stage.settle()
        #expect(alpha == 0.5)
        modal.dismiss(animated: true)
        stage.advance(by: 0.1)
        #expect(alpha > 0.55)
        let finger = stage.touch(at: CGPoint(x: 195, y: 800))
        finger.move(by: CGVector(dx: 0, dy: -400), over: 0.2)
        finger.hold(for: 0.1)
        finger.lift()
        stage.settle()
        #expect(home.presentedViewController === modal)
        #expect(alpha == 0.5)
        #expect(backdrop.alpha == 0.5)
        #expect(log.lines == ["presented: true", "dismissed: false"])
        modal.dismiss(animated: true)
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(backdrop.alpha == 1)
        #expect(log.lines.last == "dismissed: true")
        #expect(log.lines.count == 3)
    }

    @Test("The changes are as far as the card, in every frame, also in the finger that has caught it")
    func follows() throws {
        present()
        stage.settle()
        modal.dismiss(animated: true)
        for _ in 1...12 {
            stage.advanceFrame()
            let progress = try #require(deck).progress
            #expect(abs(alpha - (0.5 + 0.5 * progress)) < 1e-3)
        }
        let finger = stage.touch(at: CGPoint(x: 195, y: 800))
        for _ in 1...10 {
            finger.move(by: CGVector(dx: 0, dy: -30), over: 1 / 60)
            stage.advanceFrame()
            let progress = try #require(deck).progress
            #expect(abs(alpha - (0.5 + 0.5 * min(max(progress, 0), 1))) < 1e-3)
        }
        finger.cancel()
        stage.settle()
        #expect(alpha == 0.5)
    }

    @Test("On its way in, too")
    func coming() throws {
        present()
        for _ in 1...12 {
            stage.advanceFrame()
            let progress = try #require(deck).progress
            #expect(abs(alpha - (1 - 0.5 * (1 - progress))) < 1e-3)
        }
        stage.settle()
        #expect(backdrop.alpha == 0.5)
    }

    @Test("A card that is called off on its way in leaves no change behind")
    func calledOff() {
        present()
        stage.advance(by: 0.1)
        stage.window.rootViewController = UIViewController()
        stage.settle()
        #expect(log.lines == ["presented: false"])
        #expect(backdrop.alpha == 1)
    }

    @Test("Where the window loses it all on the way out, the changes are there")
    func torn() {
        present()
        stage.settle()
        modal.dismiss(animated: true)
        stage.advance(by: 0.1)
        stage.window.rootViewController = UIViewController()
        stage.settle()
        #expect(backdrop.alpha == 1)
        #expect(log.lines == ["presented: true", "dismissed: true"])
        #expect(stage.stillMoving.isEmpty)
        #expect(stage.warnings == [])
    }

    @Test("A caught card is still presented when the completion of `dismiss` is called")
    func completion() {
        present()
        stage.settle()
        var isPresented: Bool?
        modal.dismiss(animated: true) { [home] in isPresented = home.presentedViewController != nil }
        stage.advance(by: 0.1)
        let finger = stage.touch(at: CGPoint(x: 195, y: 800))
        finger.move(by: CGVector(dx: 0, dy: -400), over: 0.2)
        finger.cancel()
        stage.settle()
        #expect(isPresented == true)
    }
}
