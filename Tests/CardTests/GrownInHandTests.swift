import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A card whose detents change under a finger: what the content does is not what the finger did.
@MainActor
@Suite("A card that grows under a finger")
struct GrownInHandTests {
    nonisolated static let kinds = CardKind.allCases.filter { $0 != .movedView && $0 != .mover }
    private static let few = Detent.Identifier("few")

    /// A card as tall as its rows: 160 points, and 320 with a larger text; or also at 60 points.
    private func scene(_ kind: CardKind, hasSmaller: Bool) -> CardStage {
        let rows = Detent.custom("rows") {
            $0.traitCollection.preferredContentSizeCategory == .large ? 160 : CardStage.many
        }
        return CardStage(
            kind,
            CardSetup {
                $0.detent = rows
                $0.changeTraits = { traits in
                    guard hasSmaller else { return }
                    traits.detents = [.height(60, identifier: Self.few), rows]
                    traits.selectedDetent = rows.identifier
                }
            })
    }

    @Test("Rows that arrive while a finger has pulled the card by 30 points do not dismiss it", arguments: kinds)
    func grows(kind: CardKind) {
        let scene = scene(kind, hasSmaller: false)
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.4)
        scene.stage.preferredContentSizeCategory = .extraExtraExtraLarge
        scene.letGo(finger)
        scene.stage.settle()
        #expect(scene.isThere)
        #expect(scene.place == 0)
    }

    @Test("Rows that arrive in a card with two detents do not send it to the smaller one", arguments: kinds)
    func growsAboveAnother(kind: CardKind) {
        let scene = scene(kind, hasSmaller: true)
        let finger = scene.touch()
        finger.move(by: scene.way(30), over: 0.4)
        scene.stage.preferredContentSizeCategory = .extraExtraExtraLarge
        scene.letGo(finger)
        scene.stage.settle()
        #expect(scene.control?.selectedDetent == "rows")
        #expect(scene.place == 0)
    }

    @Test("A finger that goes on after the rows have come dismisses the card as ever", arguments: kinds)
    func goesOn(kind: CardKind) {
        let scene = scene(kind, hasSmaller: false)
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.4)
        scene.stage.preferredContentSizeCategory = .extraExtraExtraLarge
        finger.move(by: scene.way(260), over: 0.15)
        finger.lift()
        scene.stage.settle()
        #expect(!scene.isThere)
    }
}
