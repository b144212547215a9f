@_spi(Cards) import Cards
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("How a modal leaves that is flung")
struct LeapTests {
    private func leaving(_ flick: Flick, _ dismissal: CardConfiguration = CardConfiguration.cover) -> Leaving {
        let scene = ModalScene(dismissal, screen: flick.screen)
        let card = scene.card
        return Leaving(of: flick, on: scene.stage, over: 844) { card?.transform.ty ?? .nan }
    }

    @Test(
        "Flung from 200 pt it stays within 1.5 × the finger's speed for three frames",
        arguments: Flick.onBothScreens([(200, 600), (200, 1200), (200, 4000)]))
    func speed(_ flick: Flick) {
        expectNoLeap(leaving(flick), flick)
    }

    @Test(
        "Let go at any velocity it sets out with it, gains speed evenly, and is gone when its spring would have been",
        arguments: Flick.ofEveryKind)
    func evenly(_ flick: Flick) {
        expectEven(leaving(flick), flick, within: 0.5)
    }

    @Test(
        "With any spring, too",
        arguments: [(1, 0.6), (0.8, 0.5), (0.3, 0.3), (2, 0.3)] as [(dampingRatio: Double, response: Double)])
    func springs(_ numbers: (dampingRatio: Double, response: Double)) {
        let dismissal = CardConfiguration.cover {
            $0.dampingRatio = numbers.dampingRatio
            $0.response = numbers.response
        }
        let flick = Flick(from: 200, at: 900)
        expectEven(
            leaving(flick, dismissal), flick, within: dismissal.traits.spring.settlingTime(from: 1000, within: 1))
    }
}
