import HeadlessUIKit
import Scenes
import Testing

/// The search sheet over the map, on a phone of 390 × 844 pt with a home indicator of 34 pt.
@MainActor
@Suite("A search sheet over a map")
struct SheetTests {
    /// The distance from where the sheet is most open, in points.
    private let medium: CGFloat = 1132.0 / 3

    private func scene(_ options: [String: OptionValue] = [:]) -> Scene {
        var settings = SceneSettings(scene: SheetDemo.name)
        settings.options = options
        return Scene(of: SheetDemo.self, settings)
    }

    @Test("The sheet first rests at medium")
    func restsAtMedium() {
        #expect(abs(scene().translation - medium) < 0.4)
    }

    @Test("At medium and below, a drag beside the sheet pans the map", arguments: [false, true])
    func mapPans(isLow: Bool) throws {
        let scene = scene()
        if isLow { scene.drag(from: 640, by: 250) }
        let (map, before) = (try #require(scene.map), scene.translation)
        let start = map.contentOffset
        scene.drag(from: 300, by: -60)
        #expect(map.contentOffset.y > start.y + 40)
        #expect(scene.translation == before)
    }

    @Test("Pins receive taps at medium, and again when the sheet returns from large")
    func pinsCountTaps() throws {
        let scene = scene()
        let pin = try #require(scene.pins.first)
        let place = pin.convert(CGPoint(x: 22, y: 22), to: nil)
        scene.tap(at: place)
        #expect(pin.titleLabel?.text == "1")
        scene.drag(from: 640, by: -420)
        scene.tap(at: CGPoint(x: 195, y: 30))
        let offset = try #require(scene.map?.contentOffset)
        scene.drag(from: 40, by: 100)
        #expect(scene.map?.contentOffset == offset, "large, it has the screen for itself")
        scene.drag(from: 300, by: 380)
        #expect(abs(scene.translation - medium) < 0.4)
        scene.tap(at: place)
        #expect(pin.titleLabel?.text == "2")
    }

    @Test(
        "One touch opens the sheet and scrolls its list, with either kind of content", arguments: ["slides", "resizes"])
    func opensThenScrolls(content: String) {
        let scene = scene(["content": .text(content)])
        let finger = scene.stage.touch(at: SheetDemo.strokeStart)
        finger.move(by: CGVector(dx: 0, dy: -200), over: 0.4)
        #expect(scene.demo.contentOffset == 0)
        #expect(abs(scene.translation - (medium - 190)) < 1)
        finger.move(by: CGVector(dx: 0, dy: -300), over: 0.6)
        #expect(scene.translation == 0)
        #expect(abs(scene.demo.contentOffset - (490 - medium)) < 1)
        finger.hold(for: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(scene.translation == 0)
    }
}

@MainActor
extension Scene {
    fileprivate var translation: CGFloat { demo.floor.cardTranslation }
    /// The visible top of the sheet.
    fileprivate var top: CGFloat { 55 + translation }
    fileprivate var map: UIScrollView? {
        stage.window.descendants.first { $0.accessibilityIdentifier == "map" } as? UIScrollView
    }
    fileprivate var pins: [UIButton] { map?.subviews.compactMap { $0 as? UIButton } ?? [] }

    fileprivate func tap(at place: CGPoint) {
        stage.touch(at: place).lift()
        stage.settle()
    }

    /// Drags slowly, and holds until the sheet has no velocity.
    fileprivate func drag(from y: CGFloat, by distance: CGFloat) {
        let finger = stage.touch(at: CGPoint(x: 195, y: y))
        finger.move(by: CGVector(dx: 0, dy: distance), over: 0.5)
        finger.hold(for: 0.1)
        finger.lift()
        stage.settle()
    }
}
