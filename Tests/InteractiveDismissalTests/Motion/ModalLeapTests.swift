@_spi(Cards) import Cards
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("How a modal that is flung leaves")
struct ModalLeapTests {
    private func leaving(_ flick: Flick, _ configuration: CardConfiguration = CardConfiguration.cover) -> Leaving {
        let scene = ModalScene(configuration, screen: flick.screen)
        let card = scene.card
        return Leaving(of: flick, on: scene.stage, over: 844) { card?.transform.ty ?? .nan }
    }

    @Test(
        "Let go at any velocity, the modal starts with it, gains speed evenly, and is gone when its spring would be",
        arguments: Flick.ofEveryKind)
    func evenly(_ flick: Flick) {
        let leaving = leaving(flick)
        expectEven(leaving, flick, within: 0.5)
        if flick.velocity >= 600 { expectNoLeap(leaving, flick) }
    }

    @Test(
        "The same holds with any spring",
        arguments: [(1, 0.6), (0.8, 0.5), (0.3, 0.3), (2, 0.3)] as [(dampingRatio: Double, response: Double)])
    func springs(_ numbers: (dampingRatio: Double, response: Double)) {
        let configuration = CardConfiguration.cover {
            $0.dampingRatio = numbers.dampingRatio
            $0.response = numbers.response
        }
        let flick = Flick(from: 200, at: 900)
        expectEven(
            leaving(flick, configuration), flick,
            within: configuration.traits.spring.settlingTime(from: 1000, within: 1))
    }
}
