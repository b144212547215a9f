import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A client that wants to show the next thing once a card has gone.
@MainActor
@Suite("A card that already leaves")
struct DismissAgainTests {
    nonisolated static let kinds = CardKind.controlled

    nonisolated enum Departure: CaseIterable { case byFinger, byCode }

    @Test(
        "dismiss(animated:completion:) of a card that already leaves calls its completion once the card has left",
        arguments: kinds, Departure.allCases)
    func completion(kind: CardKind, departure: Departure) {
        let scene = CardStage(kind, CardSetup { $0.stops = .one })
        var calls: [Bool] = []
        switch departure {
        case .byFinger: scene.touch().swipe(by: scene.way(200), over: 0.1)
        case .byCode: scene.control?.dismiss(animated: true)
        }
        scene.stage.advance(by: 0.03)
        scene.control?.dismiss(animated: true) { calls.append(scene.isThere) }
        #expect(calls.isEmpty)
        scene.stage.settle()
        #expect(calls == [false])
        #expect(scene.stage.warnings.isEmpty)
    }
}
