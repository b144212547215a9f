import HeadlessUIKit
import Scenes
import Testing

/// The search sheet over the map.
@MainActor
@Suite("A search sheet over a map")
struct SheetTests {
    /// The distance from where the sheet is most open, in points.
    private let medium: CGFloat = 1132.0 / 3
    private let screen = DemoScreen(SheetDemo.self)
    private var map: UIScrollView? { screen.view("map") as? UIScrollView }
    private var translation: CGFloat { screen.scene.demo.floor.cardTranslation }

    private func drag(from y: CGFloat, by distance: CGFloat) {
        screen.drag(from: CGPoint(x: 195, y: y), by: CGVector(dx: 0, dy: distance))
    }

    @Test("At medium and below, a drag beside the sheet pans the map", arguments: [false, true])
    func mapPans(isLow: Bool) throws {
        #expect(translation.isNear(medium))
        if isLow { drag(from: 640, by: 250) }
        let (map, before) = (try #require(map), translation)
        let start = map.contentOffset
        drag(from: 300, by: -60)
        #expect(map.contentOffset.y > start.y + 40)
        #expect(translation == before)
    }

    @Test("Pins receive taps at medium, and again when the sheet returns from large")
    func pinsCountTaps() throws {
        let pin = try #require(map?.subviews.lazy.compactMap { $0 as? UIButton }.first)
        let place = pin.convert(CGPoint(x: 22, y: 22), to: nil)
        screen.tap(place)
        #expect(pin.titleLabel?.text == "1")
        drag(from: 640, by: -420)
        screen.tap(CGPoint(x: 195, y: 30))
        let offset = try #require(map?.contentOffset)
        drag(from: 40, by: 100)
        #expect(map?.contentOffset == offset, "large, it has the screen for itself")
        drag(from: 300, by: 380)
        #expect(translation.isNear(medium))
        screen.tap(place)
        #expect(pin.titleLabel?.text == "2")
    }

    @Test(
        "One touch opens the sheet and scrolls its list, with either kind of content", arguments: ["slides", "resizes"])
    func opensThenScrolls(content: String) {
        let screen = DemoScreen(SheetDemo.self, ["content": .text(content)])
        let finger = screen.carry(from: SheetDemo.strokeStart, by: CGVector(dx: 0, dy: -500))
        #expect(screen.scene.demo.floor.cardTranslation == 0)
        #expect(screen.scene.demo.contentOffset.isNear(490 - medium, within: 1))
        finger.lift()
        screen.settle()
        #expect(screen.scene.demo.floor.cardTranslation == 0)
    }
}
