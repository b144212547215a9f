import HeadlessUIKit
import Scenes
import Testing

/// The search sheet over the map, on a phone of 390 × 844 pt with a home indicator of 34 pt.
@MainActor
@Suite("A search sheet over a map")
struct SheetTests {
    /// The distance from where the sheet is most open, in points.
    private let medium: CGFloat = 1132.0 / 3
    private let low: CGFloat = 755 - 76

    private func scene(_ options: [String: OptionValue] = [:], _ change: (inout PolicyChoice) -> Void = { _ in })
        -> Scene
    {
        var settings = SceneSettings(scene: SheetDemo.name)
        settings.options = options
        change(&settings.policy)
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

    @Test(
        "If scrolled content continues to scroll at medium, its last row is above the home indicator",
        arguments: ["slides", "resizes"])
    func lastRowAtMedium(content: String) throws {
        let scene = scene(["content": .text(content), "opening": .text("never")])
        for _ in 0..<12 {
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: 800))
            finger.move(by: CGVector(dx: 0, dy: -260), over: 0.1)
            finger.lift()
            scene.stage.settle()
        }
        let table = try #require(scene.demo.scrollView)
        #expect(abs(scene.translation - medium) < 0.4)
        #expect(abs(table.convert(CGPoint(x: 0, y: 40 * 60), to: nil).y - 810) < 0.5)
    }

    @Test(
        "At medium, scrolled content opens the sheet or scrolls, by the policy",
        arguments: [("atEdge", false), ("always", true), ("never", false)])
    func opening(name: String, opens: Bool) {
        let scene = scene(["opening": .text(name)])
        scene.demo.scroll(to: 120)
        scene.drag(from: 640, by: -230)
        #expect((scene.translation == 0) == opens)
        #expect((scene.demo.contentOffset > 120) == !opens)
    }

    @Test("A tap on the handle goes to the next detent; a tap in the middle of the field belongs to the field")
    func handle() throws {
        let scene = scene()
        scene.tap(at: CGPoint(x: 195, y: scene.top + 10))
        #expect(scene.translation == 0)
        scene.tap(at: CGPoint(x: 195, y: scene.top + 10))
        #expect(abs(scene.translation - low) < 0.4)
        scene.tap(at: CGPoint(x: 195, y: scene.top + 26))
        #expect(try #require(scene.field).isEditing)
    }

    @Test("The sheet cannot be dragged below its smallest detent, which shows the whole field")
    func cannotLeave() throws {
        let scene = scene()
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 480))
        finger.move(by: CGVector(dx: 0, dy: 340), over: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(!scene.demo.isDismissed)
        #expect(abs(scene.translation - low) < 0.4)
        let field = try #require(scene.field)
        #expect(field.convert(field.bounds, to: nil).maxY < 810)
    }

    @Test("A sheet that may leave is flung away, and is at medium when shown again")
    func leaves() throws {
        let scene = scene(["leaves": .flag(true)])
        scene.drag(from: 640, by: 250)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 10))
        finger.move(by: CGVector(dx: 0, dy: 90), over: 0.06)
        finger.lift()
        scene.stage.settle()
        #expect(scene.demo.isDismissed)
        scene.tap(at: CGPoint(x: 195, y: 770))
        #expect(!scene.demo.isDismissed)
        #expect(abs(scene.translation - medium) < 0.4)
    }

    @Test("The sheet has the chosen number of detents, beginning with the largest", arguments: [1, 2, 3])
    func detents(count: Int) {
        let scene = scene(["detents": .number(Double(count))])
        #expect(abs(scene.translation - (count == 1 ? 0 : medium)) < 0.4)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 640))
        finger.move(by: CGVector(dx: 0, dy: 190), over: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(abs(scene.translation - [0, medium, low][count - 1]) < 0.4)
    }

    @Test("Editing opens the sheet, and the field stays above the keyboard", arguments: [false, true])
    func editing(isLow: Bool) throws {
        let scene = scene()
        if isLow { scene.drag(from: 640, by: 250) }
        let field = try #require(scene.field)
        scene.tap(at: CGPoint(x: 195, y: scene.top + 42))
        #expect(field.isEditing)
        #expect(scene.translation == 0)
        #expect(field.convert(field.bounds, to: nil).maxY < 844 - 336)
    }

    @Test("Over the keyboard the last row can be scrolled to")
    func lastRowAboveKeyboard() throws {
        let scene = scene()
        let (field, table) = (try #require(scene.field), try #require(scene.demo.scrollView))
        table.keyboardDismissMode = .none
        scene.tap(at: CGPoint(x: 195, y: scene.top + 42))
        for _ in 0..<12 {
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: 480))
            finger.move(by: CGVector(dx: 0, dy: -300), over: 0.1)
            finger.lift()
            scene.stage.settle()
        }
        #expect(field.isEditing)
        #expect(abs(table.convert(CGPoint(x: 0, y: 40 * 60), to: nil).y - (844 - 336)) < 0.5)
    }

    @Test("Dragging the sheet down ends editing, and the sheet rests at the nearest detent")
    func draggedWhileEdited() throws {
        let scene = scene()
        scene.tap(at: CGPoint(x: 195, y: scene.top + 42))
        let field = try #require(scene.field)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 250))
        finger.move(by: CGVector(dx: 0, dy: 250), over: 0.5)
        #expect(!field.isEditing)
        #expect(abs(scene.translation - 240) < 1)
        finger.hold(for: 0.3)
        finger.lift()
        scene.stage.settle()
        #expect(abs(scene.translation - medium) < 0.4)
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
    fileprivate var field: UITextField? { stage.window.descendants.first { $0 is UITextField } as? UITextField }
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
