import Foundation
import Support
import Testing
import TouchMaps

/// Who gets each finger on every kind of card, as text in `Maps`. A rule that changes who gets a finger changes a map.
/// `RECORD_MAPS=1 swift test --filter CardMapTests` writes the maps. `Laboratory/StackFuzz/run --maps` draws all of them
/// in release, so here one is drawn. `Laboratory/StackFuzz/faults map` shows that a fault changes them.
@MainActor
@Suite("Every kind of card, and its map", .enabled(if: TouchMap.hasCopies))
struct CardMapTests {
    nonisolated static let drawn =
        ProcessInfo.processInfo.environment["RECORD_MAPS"] == nil ? [CardMapScene.all.inTurn(0)] : CardMapScene.all

    @Test("A finger on a card has the owner and the reason of the map", arguments: drawn)
    func map(scene: CardMapScene) throws {
        try scene.map().expectSame(as: "Maps/\(scene.file)")
    }
}
