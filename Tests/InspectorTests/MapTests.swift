import DeckTransition
import Foundation
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing
import TouchMaps

@MainActor
@Suite(.enabled(if: TouchMap.hasCopies))
struct MapTests {
    // MARK: Who gets a finger

    @Test func aMapSaysWhoGetsEachFinger() throws {
        let map = try MapScene.deck.stage().touchMap(grid: 44)
        #expect(map.owner(at: CGPoint(x: 195, y: 81)) == .presses("Save"))
        #expect(map.owner(at: CGPoint(x: 195, y: 240), going: .left) == .scrolls("shelf"))
        #expect(map.owner(at: CGPoint(x: 195, y: 450), going: .down) == .triggers("pan of canvas"))
        #expect(map.owner(at: CGPoint(x: 195, y: 700), going: .up) == .scrolls("list"))
        #expect(map.owner(at: CGPoint(x: 195, y: 700), going: .down) == .drags("card MapScreen"))
        #expect(map.owner(at: CGPoint(x: 195, y: 700)) == .nothing)
        #expect(map.owner(at: CGPoint(x: 500, y: 700)) == nil)
        #expect(map.conflicts == [])
    }

    @Test func aPlaySaysWhy() throws {
        let map = try MapScene.deck.stage().touchMap(grid: 60, fingers: [.down])
        let play = try #require(map.play(at: CGPoint(x: 195, y: 700), going: .down))
        #expect(play.reason.hasPrefix(".atEdge is true: 0.0 pt to the top edge"))
    }

    @Test func aFieldAndASwitchAndARowAreNamedByWhatATapDoes() throws {
        let text = try MapScene.text.stage().touchMap(grid: 30, fingers: [.tap])
        #expect(text.owner(at: CGPoint(x: 195, y: 132)) == .edits("title"))
        #expect(text.owner(at: CGPoint(x: 36, y: 612)) == .changes("pin"))
        let table = try MapScene.ownCard.stage().touchMap(grid: 44, fingers: [.tap])
        #expect(table.owner(at: CGPoint(x: 195, y: 242)) == .selects("row 0 of songs"))
    }

    @Test func aKeyboardTakesItsFingersItself() throws {
        let stage = MapScene.deck.stage()
        stage.showKeyboard(height: 300)
        stage.settle()
        let map = try stage.touchMap(grid: 60, fingers: [.tap])
        #expect(map.owner(at: CGPoint(x: 195, y: 800)) == .triggers("keyboard"))
        #expect(map.owner(at: CGPoint(x: 195, y: 500)) == .nothing)
    }

    @Test func aMapMayCoverOneViewAlone() throws {
        let stage = MapScene.deck.stage()
        let shelf = try #require(stage.window.subview(named: "shelf"))
        let map = try stage.touchMap(of: shelf, grid: 40, fingers: [.left])
        #expect(map.area == shelf.convert(shelf.bounds, to: nil))
        #expect(map.text.contains("scrolls shelf — yielded"))
        #expect(!map.text.contains("nothing —"))
    }

    // MARK: Two ways to play

    @Test(arguments: MapScene.allCases.sampled())
    func copiesOfTheProcessAndScreensBuiltAnewAgree(scene: MapScene) throws {
        let copied = try scene.stage().touchMap(grid: 90)
        let rebuilt = try TouchMap(rebuilding: { scene.stage() }, grid: 90)
        #expect(copied == rebuilt, "\(copied)\n\(rebuilt)")
    }

    @Test(arguments: MapScene.allCases.sampled())
    func theStageIsUntouched(scene: MapScene) throws {
        let stage = scene.stage()
        // A finger that came before leaves a log.
        stage.touch(at: CGPoint(x: 195, y: 600)).lift()
        stage.settle()
        let before = State(stage)
        _ = try stage.touchMap(grid: 90)
        #expect(State(stage) == before)
    }

    /// What a finger could change.
    private struct State: Equatable {
        let picture: Snapshot
        let time: TimeInterval
        let offsets: [CGPoint]
        let recognizers: [UIGestureRecognizer.State]
        let targets: [Int]
        let decisions: [Int]
        let warnings: [String]

        @MainActor init(_ stage: Stage) {
            let views = stage.window.all
            let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
            (picture, time, warnings) = (stage.snapshot(), stage.time, stage.warnings)
            offsets = views.compactMap { ($0 as? UIScrollView)?.contentOffset }
            self.recognizers = recognizers.map(\.state)
            targets = recognizers.map(\.numberOfTargets)
            decisions = recognizers.compactMap { GestureArbiter.of($0)?.decisions.count }
        }
    }

    @Test func aMapOfAScreenInMotionLeavesItInMotion() throws {
        let stage = MapScene.deck.stage()
        stage.touch(at: CGPoint(x: 195, y: 600)).swipe(by: .down(50), over: 0.1)
        let before = stage.stillMoving
        #expect(before != [])
        _ = try stage.touchMap(grid: 90, fingers: [.down])
        #expect(stage.stillMoving == before)
    }

    // MARK: Bad input

    @Test func aFingerThatIsDownIsAnError() {
        let stage = MapScene.deck.stage()
        let finger = stage.touch(at: CGPoint(x: 195, y: 600))
        #expect(throws: TouchMapError.busy) { try stage.touchMap() }
        finger.lift()
        #expect(throws: Never.self) { try stage.touchMap(grid: 190, fingers: [.tap]) }
    }

    @Test func aGridOfOnePointIsAnErrorThatSaysTheLimit() throws {
        let error = try #require(throws: TouchMapError.self) { try MapScene.deck.stage().touchMap(grid: 1) }
        #expect(
            error.description == """
                the map would take 1645800 fingers, and at most 20000 are played. Use a larger grid, fewer fingers or a \
                smaller view.
                """)
    }

    @Test(arguments: [0, -24, CGFloat.nan, .infinity])
    func aGridThatIsNoGridIsAnError(grid: CGFloat) {
        #expect(throws: TouchMapError.nothingToMap) { try MapScene.deck.stage().touchMap(grid: grid) }
    }

    @Test func emptyInputIsAnError() {
        let stage = MapScene.deck.stage()
        #expect(throws: TouchMapError.nothingToMap) { try stage.touchMap(fingers: []) }
        #expect(throws: TouchMapError.nothingToMap) { try stage.touchMap(rest: -.infinity) }
        #expect(throws: TouchMapError.nothingToMap) { try stage.touchMap(of: UIView()) }
    }
}

extension UIView {
    var all: [UIView] { [self] + subviews.flatMap(\.all) }

    func subview(named name: String) -> UIView? { all.first { $0.accessibilityIdentifier == name } }
}
