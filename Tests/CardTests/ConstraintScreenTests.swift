import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// Screens that are laid out by constraints alone, and cards of them that are dragged.
@MainActor @Suite struct ConstraintScreenTests {
    let home = UIViewController()
    let stage: Stage

    init() { stage = Stage(rootViewController: home) }

    private func present(_ screen: UIViewController, asDeck: Bool = false) {
        if asDeck {
            home.presentDeck(screen, as: DeckConfiguration(), animated: false)
        } else {
            home.presentCard(screen, as: .cover, animated: false)
        }
        stage.advance(by: 0)
        stage.settle()
    }

    /// Drags the card down by `distance`, frame by frame, and calls `check` in each frame with the card's visible top.
    private func drag(_ screen: UIViewController, by distance: Int, from y: CGFloat, check: (CGFloat) -> Void) -> Finger
    {
        let finger = stage.touch(at: CGPoint(x: 195, y: y))
        for _ in 0..<distance / 4 {
            finger.move(by: CGVector(dx: 0, dy: 4), over: 1.0 / 60)
            check(screen.view.convert(CGPoint.zero, to: nil).y)
        }
        return finger
    }

    private func frames(in view: UIView) -> [CGRect] {
        [view.frame] + view.subviews.flatMap { frames(in: $0) }
    }

    // MARK: Shown

    @Test func `A chat's bar stands on the safe area, and on the keyboard once its field is edited`() {
        let screen = ChatScreen()
        present(screen)
        #expect(screen.bar.frame == CGRect(x: 0, y: 758, width: 390, height: 52))
        #expect(screen.messages.frame == CGRect(x: 0, y: 0, width: 390, height: 758))
        #expect(screen.messages.contentSize.width == 390)
        #expect(screen.messages.contentSize.height == (screen.bubbles.last?.frame.maxY ?? 0) + 8)
        #expect(screen.bubbles.allSatisfy { $0.frame.width <= 273.5 })
        #expect(screen.bubbles[0].frame.maxX == 374)
        #expect(screen.bubbles[1].frame.minX == 16)
        screen.field.becomeFirstResponder()
        stage.settle()
        #expect(screen.bar.frame.maxY == 844 - stage.keyboardHeight)
        #expect(screen.messages.frame.maxY == screen.bar.frame.minY)
        screen.field.resignFirstResponder()
        stage.settle()
        #expect(screen.bar.frame.maxY == 810)
        #expect(stage.warnings.isEmpty)
    }

    // MARK: Dragged

    @Test(arguments: [false, true])
    func `A form in a card goes with it, and keeps its layout at every frame`(asDeck: Bool) {
        let screen = LoginScreen()
        present(screen, asDeck: asDeck)
        let rest = frames(in: screen.view)
        let top = screen.view.convert(CGPoint.zero, to: nil).y
        var tops: [CGFloat] = []
        let finger = drag(screen, by: 160, from: 200) { shown in
            #expect(frames(in: screen.view) == rest)
            tops.append(shown)
        }
        #expect(tops == tops.sorted())
        #expect((tops.last ?? 0) > top + 100)
        finger.hold(for: 0.2)
        finger.lift()
        stage.settle()
        #expect(home.presentedViewController === screen)
        #expect(frames(in: screen.view) == rest)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `A chat in a card goes with it, keyboard and all, until it is dismissed`() {
        let screen = ChatScreen()
        present(screen)
        screen.field.becomeFirstResponder()
        stage.settle()
        let bar = screen.bar.frame
        let finger = drag(screen, by: 300, from: 200) { _ in
            #expect(screen.messages.frame.maxY == screen.bar.frame.minY)
            #expect(screen.bar.frame.height == bar.height)
        }
        finger.swipe(by: .down(200), over: 0.1)
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `A player in a card goes with it, and is dismissed by a flick`() {
        let screen = PlayerScreen()
        present(screen)
        let rest = frames(in: screen.view)
        var moved: CGFloat = 0
        let finger = drag(screen, by: 200, from: 200) { shown in
            #expect(frames(in: screen.view) == rest)
            #expect(screen.cover.convert(CGPoint.zero, to: nil).y == shown + screen.cover.frame.minY)
            moved = shown
        }
        #expect(moved > 150)
        finger.swipe(by: .down(120), over: 0.05)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test func `A map's button follows the card that a finger moves by a constraint, at every frame`() {
        let screen = MapScreen()
        let stage = Stage(rootViewController: screen)
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 100, y: 320))
        for _ in 0..<60 {
            finger.move(by: CGVector(dx: 0, dy: 5), over: 1.0 / 60)
            #expect(screen.card.frame.minY == (screen.top.constant * 3).rounded() / 3)
            #expect(abs(screen.locate.frame.maxY - (screen.card.frame.minY - 16)) < 0.34)
        }
        #expect(screen.card.frame.minY > 450)
        finger.hold(for: 0.2)
        finger.lift()
        var wasBetween = false
        for _ in 0..<120 {
            stage.advanceFrame()
            if screen.card.frame.minY > 500, screen.card.frame.minY < 599 { wasBetween = true }
            #expect(abs(screen.locate.frame.maxY - (screen.card.frame.minY - 16)) < 0.34)
        }
        stage.settle()
        #expect(wasBetween)
        #expect(screen.card.frame.minY == 600)
        #expect(screen.locate.frame.maxY == 584)
        #expect(stage.warnings.isEmpty)
    }
}
