import HeadlessUIKit
import Testing
import TouchMaps

@MainActor
struct MapContestedTests {
    @Test func aPanThatNothingRelatesToTheListIsContested() throws {
        let contested = try TouchMap.contested(grid: 65, fingers: [.down, .up]) { MapScene.deck.stage($0) }
        #expect(
            contested.map(\.description).contains(
                "nestedPriority = outermost: down at (98, 422): triggers pan of canvas → drags card MapScreen"))
        #expect(contested.allSatisfy { $0.owner == .triggers("pan of canvas") }, "\(contested)")
    }

    @Test func aScreenWithoutRecognizersOfItsOwnIsNotContested() throws {
        let contested = try TouchMap.contested(grid: 90, fingers: [.tap, .down, .up]) { assumptions in
            let stage = MapScene.deck.stage(assumptions)
            stage.window.subview(named: "canvas")?.removeFromSuperview()
            return stage
        }
        #expect(contested == [])
    }
}
