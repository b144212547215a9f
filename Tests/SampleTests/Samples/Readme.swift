import DeckTransition
import HeadlessUIKit
import Panels
import Testing

/// The README's samples, in the places where a client would have them.
@MainActor
final class ReadmeController: UIViewController {
    let tableView = UIScrollView()
    let card = UIView()
    let handle = UIView()
    let settings = UIViewController()
    let places = UIViewController()

    func follow(_ drag: GestureArbiter.Drag) {}

    func threeLines() {
        presentCard(settings, detents: [.medium, .large])
        addPanel(places, detents: [.height(88), .medium, .large])
        GestureArbiter.attach(to: card, policy: .continuous, moving: card) { outcome in print(outcome) }
    }

    func oneLine() {
        GestureArbiter.attach(to: tableView, moving: card) { [weak self] outcome in
            if outcome == .dismissed { self?.dismiss(animated: false) }
        }
    }

    func declared() {
        let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
            .unless(.editing)
        let arbiter = GestureArbiter.attach(to: card, policy: policy) { [weak self] drag in self?.follow(drag) }
        arbiter.bind(.handle, to: handle)
        if let touch = arbiter.lastTouch { print(touch) }
        // +83 ms  undecided → scroll   .atEdge is false: 37.0 pt to the top edge (needs 0.17 or less);
        //                              .touchStarts(in: .handle) is false
        // +200 ms  scroll → nobody   lifted at 0 pt/s
    }

    func deck() {
        presentDeck(settings, configuration: DeckConfiguration { $0.prefersGrabberVisible = true })
        presentDeck(places, configuration: DeckConfiguration(detents: [.medium, .large]))
    }
}

/// The README's test, which runs as it stands there.
@MainActor
struct ReadmeTests {
    let home = UIViewController()
    let settings = UIViewController()

    @Test("A pull from the top dismisses the settings")
    func pullFromTheTop() {
        let stage = Stage(rootViewController: home)
        home.presentDeck(settings)
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 200, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 260), over: 0.25)
        finger.lift()
        stage.settle()
        #expect(home.presentedViewController == nil)
    }
}
