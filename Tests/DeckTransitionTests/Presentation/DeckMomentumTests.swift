import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("Content that decelerates to its top in a deck")
struct DeckMomentumTests {
    /// Flings the list toward its top, and returns the farthest places of card and content.
    func fling(_ configuration: DeckConfiguration, from offset: CGFloat = 400) -> (
        scene: DeckScene, card: CGFloat, content: CGFloat
    ) {
        let scene = DeckScene(configuration)
        scene.modal.list.contentOffset.y = offset
        scene.touch(195, 200).swipe(by: .down(150), over: 0.06)
        var (card, content): (CGFloat, CGFloat) = (0, 0)
        for _ in 0..<240 {
            scene.stage.advanceFrame()
            card = max(card, scene.cardTranslation)
            content = min(content, scene.modal.list.contentOffset.y)
        }
        return (scene, card, content)
    }

    @Test("Content that comes to rest before its top does not move the card")
    func shortOfTheTop() {
        let (scene, card, _) = fling(DeckConfiguration(), from: 2000)
        #expect(card == 0)
        #expect(scene.modal.list.contentOffset.y > 0)
    }

    @Test("If the policy lets only the handle drag, the list can be pulled beyond its top, as for a refresh")
    func pullToRefresh() {
        let policy = ArbitrationPolicy(.down, when: .touchStarts(in: .handle), handoff: .continuous)
        let scene = DeckScene(
            DeckConfiguration {
                $0.prefersGrabberVisible = true
                $0.policy = policy
            })
        let finger = scene.touch()
        finger.move(by: .down(200), over: 0.4)
        #expect(scene.cardTranslation == 0)
        #expect(scene.modal.list.contentOffset.y < -50)
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.isPresented)
    }

    @Test("A list that the discovery does not find keeps its momentum, and the decision gives the reason")
    func notFound() {
        let (scene, card, content) = fling(DeckConfiguration { $0.discovery = .finding { _ in nil } })
        #expect(card == 0)
        #expect(content < -5)
        let last = scene.deck?.arbiter?.decisions.last.map { "\($0)" } ?? ""
        #expect(last.contains("vetoed at hand-off: .strategy(DeckTransitionTests.Finding) finds nothing"), "\(last)")
    }
}
