import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A deck that a finger brings in")
struct DeckWayInTests {
    private func scene(
        _ configuration: DeckConfiguration = DeckConfiguration()
    ) -> (stage: Stage, home: UIViewController, card: UIViewController) {
        let (home, card) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        let bar = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 100))
        home.view.addSubview(bar)
        stage.settle()
        let holder = Holder()
        holder.arbiter = GestureArbiter.attach(to: bar, policy: ArbitrationPolicy(.up)) { [weak home] drag in
            guard drag == .began else { return }
            home?.presentDeck(card, as: configuration, followedBy: holder.arbiter)
        }
        return (stage, home, card)
    }

    private final class Holder { weak var arbiter: GestureArbiter? }

    private func top(_ card: UIViewController) -> CGFloat { card.view.convert(CGPoint.zero, to: nil).y }

    @Test("The presenter is pushed back with the card's progress, and returns with it")
    func presenterFollows() {
        let (stage, home, card) = scene()
        let finger = stage.touch(at: CGPoint(x: 195, y: 800))
        finger.move(by: .down(-410), over: 0.4)
        finger.hold(for: 0.1)
        #expect(abs(top(card) - 444) < 1)
        let scale = card.deckAround.map { $0.progress } ?? 0
        #expect(scale > 0.4)
        #expect(scale < 0.6)
        finger.drag(by: .down(300), over: 0.2)
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(home.view.transform.isIdentity)
        #expect(home.view.layer.cornerRadius == 0)
        #expect(stage.window.subviews.count == 1)
    }

    @Test("After a fling the card rests where a deck does, and can be dragged away", arguments: [true, false])
    func comes(isClassic: Bool) {
        let (stage, home, card) = scene(isClassic ? .classic : DeckConfiguration())
        stage.touch(at: CGPoint(x: 195, y: 800)).swipe(by: .down(-160), over: 0.1)
        stage.settle()
        #expect(home.presentedViewController === card)
        let reference = UIViewController()
        let other = Stage(rootViewController: UIViewController())
        other.window.rootViewController?.presentDeck(
            reference, as: isClassic ? .classic : DeckConfiguration())
        other.settle()
        #expect(top(card) == top(reference))
        stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(400), over: 0.1)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }
}
