import DeckTransition
import HeadlessUIKit
import Testing

@MainActor
@Suite("The progress of UIKit's transition")
struct PercentTests {
    let home = UIViewController()
    let modal = ListController()
    let stage: Stage

    init() {
        stage = Stage(rootViewController: home)
        home.presentDeck(modal)
        stage.advanceFrame()
    }

    @Test("The coordinator's progress goes from 0 to 1, in the presentation and in the dismissal")
    func percentComplete() throws {
        let coming = try shares()
        #expect(coming.first ?? 1 < 0.3)
        #expect(coming.last ?? 0 > 0.9)
        #expect(coming == coming.sorted())
        modal.dismiss(animated: true)
        let going = try shares()
        #expect(going.first ?? 1 < 0.3)
        #expect(going.last ?? 0 > 0.9)
        #expect(going == going.sorted())
    }

    private func shares() throws -> [CGFloat] {
        let coordinator = try #require(modal.transitionCoordinator)
        var shares: [CGFloat] = []
        for _ in 1...240 where modal.transitionCoordinator != nil {
            shares.append(coordinator.percentComplete)
            stage.advanceFrame()
        }
        return shares
    }
}
