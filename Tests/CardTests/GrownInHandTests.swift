import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A card whose detents change under a finger: what the content does is not what the finger did.
@MainActor
@Suite("A card that grows under a finger")
struct GrownInHandTests {
    nonisolated static let kinds = CardKind.controlled
    private static let few = Detent.Identifier("few")

    /// A card as tall as its rows, or also at 60 points, and the finger that has pulled the card by `way` points as the rows
    /// went from 160 points to 320.
    private func grown(_ kind: CardKind, pulledBy way: CGFloat, hasSmaller: Bool = false) -> (CardStage, Finger) {
        let rows = Detent.custom("rows") {
            $0.traitCollection.preferredContentSizeCategory == .large ? 160 : CardStage.many
        }
        let scene = CardStage(
            kind,
            CardSetup {
                $0.detent = rows
                $0.changeTraits = { traits in
                    guard hasSmaller else { return }
                    traits.detents = [.height(60, identifier: Self.few), rows]
                    traits.selectedDetent = rows.identifier
                }
            })
        let finger = scene.touch()
        finger.move(by: scene.way(way), over: 0.4)
        scene.stage.preferredContentSizeCategory = .extraExtraExtraLarge
        return (scene, finger)
    }

    @Test("Rows that arrive while a finger has pulled the card by 30 points do not dismiss it", arguments: kinds)
    func grows(kind: CardKind) {
        let (scene, finger) = grown(kind, pulledBy: 40)
        scene.settle(lettingGo: finger)
        #expect(scene.isThere)
        #expect(scene.place == 0)
    }

    @Test("Rows that arrive in a card with two detents do not send it to the smaller one", arguments: kinds)
    func growsAboveAnother(kind: CardKind) {
        let (scene, finger) = grown(kind, pulledBy: 30, hasSmaller: true)
        scene.settle(lettingGo: finger)
        #expect(scene.control?.selectedDetent == "rows")
        #expect(scene.place == 0)
    }

    @Test("A finger that goes on after the rows have come dismisses the card as ever", arguments: kinds)
    func goesOn(kind: CardKind) {
        let (scene, finger) = grown(kind, pulledBy: 40)
        finger.swipe(by: scene.way(260), over: 0.15)
        scene.stage.settle()
        #expect(!scene.isThere)
    }
}
