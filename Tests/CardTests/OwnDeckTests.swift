import DeckTransition
import GestureArbiter
import HeadlessUIKit
import Support
import Testing

enum DeckMaker: CaseIterable, Sendable { case own, ours }

/// The article's deck and the library's, each over the same home with the same list in it.
@MainActor
private final class TwoDecks {
    let stage: Stage
    let home = UIViewController()
    let modal = UIViewController()
    let list = UIScrollView()
    private let delegate = OwnDeckDelegate()

    init(_ kind: DeckMaker, restsAt height: CGFloat? = nil, settles: Bool = true) {
        stage = Stage(rootViewController: home)
        home.view.backgroundColor = .white
        list.frame = modal.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2640)
        modal.view.addSubview(list)
        switch kind {
        case .own:
            delegate.heights = [height].compactMap { $0 }
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = delegate
            home.present(modal, animated: false)
        case .ours:
            let configuration = DeckConfiguration {
                if let height { $0.detents = [.height(height), .large] }
            }
            home.presentDeck(modal, as: configuration)
        }
        if settles { stage.settle() } else { stage.advance(by: 0.1) }
    }

    var card: UIView? { modal.enclosingCard?.card ?? (modal.presentationController as? OwnDeck)?.card }
    var arbiter: GestureArbiter? {
        modal.enclosingCard?.arbiter ?? (modal.presentationController as? OwnDeck)?.arbiter
    }
    var place: CGFloat { card?.transform.ty ?? .nan }
    var isPresented: Bool { home.presentedViewController === modal }

    func touch(_ y: CGFloat = 600) -> Finger { stage.touch(at: CGPoint(x: 195, y: y)) }

    /// Pulls at the list by `distance` points, and lets go.
    func pull(_ distance: CGFloat, over seconds: Double) {
        touch().swipe(by: .down(distance), over: seconds)
    }

    /// What shows in each frame while a finger moves by these steps, one in each frame.
    func frames(of finger: Finger, _ steps: [CGFloat]) -> [CGPoint] {
        steps.map { step in
            finger.move(by: CGVector(dx: 0, dy: step))
            stage.advanceFrame()
            return CGPoint(x: place, y: list.contentOffset.y)
        }
    }
}

@MainActor
@Suite("The deck that the article builds by the public interface, beside ours")
struct OwnDeckTests {
    nonisolated static let strokes: [[CGFloat]] = [
        Array(repeating: 6, count: 40),
        Array(repeating: -6, count: 30) + Array(repeating: 6, count: 70),
        Array(repeating: 6, count: 30) + Array(repeating: -6, count: 60) + Array(repeating: 6, count: 60),
        [-12] + Array(repeating: 5, count: 50),
    ]

    @Test("Under a finger, card and list are the same in each frame", arguments: strokes)
    func sameFrames(steps: [CGFloat]) {
        let both = DeckMaker.allCases.map { kind in
            let scene = TwoDecks(kind)
            let finger = scene.touch()
            return scene.frames(of: finger, steps)
        }
        #expect(both[0] == both[1])
        #expect(both[0].contains { $0.x > 20 })
    }

    @Test("A fling dismisses the card", arguments: DeckMaker.allCases)
    func flung(kind: DeckMaker) {
        let scene = TwoDecks(kind)
        scene.pull(160, over: 0.1)
        #expect(scene.isPresented)
        scene.stage.settle()
        #expect(!scene.isPresented)
        #expect(scene.stage.window.subviews.count == 1)
    }

    @Test("Released slowly near its top, the card returns", arguments: DeckMaker.allCases)
    func slow(kind: DeckMaker) {
        let scene = TwoDecks(kind)
        scene.pull(160, over: 2)
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.place == 0)
    }

    @Test("Caught on its way back, the card stays in place", .touchesInTransitions, arguments: DeckMaker.allCases)
    func caught(kind: DeckMaker) {
        let scene = TwoDecks(kind)
        scene.pull(300, over: 1)
        scene.stage.advance(by: 0.1)
        let before = scene.place
        let second = scene.touch(700)
        scene.stage.advance(by: 0.2)
        #expect(before > 20)
        #expect(scene.place == before)
        second.cancel()
    }

    @Test(
        "Caught on its way in, the card stays in place, and is presented", .touchesInTransitions,
        arguments: DeckMaker.allCases)
    func caughtOnTheWayIn(kind: DeckMaker) {
        let scene = TwoDecks(kind, settles: false)
        let before = scene.place
        let finger = scene.touch(800)
        scene.stage.advance(by: 0.2)
        #expect(before > 20)
        #expect(scene.place == before)
        finger.lift()
        scene.stage.settle()
        #expect(scene.place == 0)
        #expect(scene.isPresented)
    }

    @Test("A modal controller cannot be dragged away", arguments: DeckMaker.allCases)
    func modal(kind: DeckMaker) {
        let scene = TwoDecks(kind)
        scene.modal.isModalInPresentation = true
        scene.pull(500, over: 0.4)
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.place == 0)
    }

    @Test("Content that decelerates to its top makes the card bounce", arguments: DeckMaker.allCases)
    func bounces(kind: DeckMaker) {
        let scene = TwoDecks(kind)
        scene.list.contentOffset.y = 500
        scene.pull(200, over: 0.08)
        var furthest: CGFloat = 0
        for _ in 0..<120 {
            scene.stage.advanceFrame()
            furthest = max(furthest, scene.place)
        }
        #expect(furthest > 5)
        #expect(scene.list.contentOffset.y == 0)
        #expect(scene.isPresented)
    }

    @Test("With a second height the card rests there, and opens by a pull up", arguments: DeckMaker.allCases)
    func heights(kind: DeckMaker) {
        let scene = TwoDecks(kind, restsAt: 400)
        let low = scene.place
        scene.pull(-300, over: 0.3)
        scene.stage.settle()
        // The library adds the safe area below the card to the height.
        #expect(low == (kind == .own ? 389 : 355))
        #expect(scene.place == 0)
    }
}
