import Foundation
import HeadlessUIKit
import Testing
import TouchMaps

@MainActor
@Suite(.enabled(if: TouchMap.hasCopies))
struct MapTextTests {
    /// The shelf of the deck, and what is around it.
    private func map() throws -> TouchMap {
        try MapScene.deck.stage().touchMap(grid: 78, fingers: [.tap, .down, .left])
    }

    @Test func aMapPrintsPicturesALegendReasonsAndConflicts() throws {
        try map().expectSame(as: "Maps/player.txt")
    }

    @Test func aMapReadsBackFromJSON() throws {
        let map = try map()
        #expect(try JSONDecoder().decode(TouchMap.self, from: JSONEncoder().encode(map)) == map)
    }

    @Test func measuredNumbersMayBeLeftOut() throws {
        let map = try map()
        #expect(map.text.contains(".atEdge is true: 0.0 pt to the top edge (needs 0.17 or less)"))
        #expect(map.text(numbers: false).contains(".atEdge is true: … pt to the top edge (needs … or less)"))
    }

    @Test func aChangedRuleShowsAsALineThatDiffers() throws {
        let stage = MapScene.deck.stage()
        (stage.window.subview(named: "shelf") as? UIScrollView)?.isScrollEnabled = false
        let map = try stage.touchMap(grid: 78, fingers: [.tap, .down, .left])
        let difference = try #require(throws: TouchMap.Difference.self) { try map.expectSame(as: "Maps/player.txt") }
        #expect(difference.description.contains("\n- 6: 188   ·····  MMMMM  SSSSS\n+ 6: 188   ·····  MMMMM  ·····\n"))
    }

    @Test func aMapThatIsNotThereIsAnErrorThatSaysHowToWriteIt() throws {
        let difference = try #require(throws: TouchMap.Difference.self) { try map().expectSame(as: "Maps/none.txt") }
        #expect(difference.description.hasSuffix("Maps/none.txt. RECORD_MAPS=1 in the environment writes it."))
    }

    @Test func theDrawingIsOverThePictureOfTheStage() throws {
        let stage = MapScene.deck.stage()
        let map = try stage.touchMap(grid: 78)
        let drawing = map.svg(over: stage.snapshot())
        #expect(drawing.contains(stage.snapshot().svgFragment(idPrefix: "m")))
        #expect(drawing.count(of: "<circle") == 55)
        #expect(drawing.contains(">scrolls shelf</text>"))
    }
}

extension String {
    func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
