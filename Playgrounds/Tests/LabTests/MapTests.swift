import HeadlessUIKit
import Panels
import Scenes
import Testing

/// The rules of a map under panels. The source of a rule is noted above it: "HIG" is a page of Apple's Human Interface
/// Guidelines, the others are pages of the UIKit documentation.
@MainActor
@Suite("A map with places")
struct MapTests {
    private let screen = DemoScreen(MapDemo.self)
    private var list: Panel? { screen.panels.first }
    private var place: Panel? { screen.panels.count > 1 ? screen.panels.last : nil }
    private var map: UIScrollView? { screen.view("map") as? UIScrollView }
    private var pins: [UIButton] { map?.subviews.compactMap { $0 as? UIButton } ?? [] }
    private var name: String? { (screen.view("name") as? UILabel)?.text }
    /// The list's top when it is open, at medium, and low.
    private let tops: (large: CGFloat, medium: CGFloat, low: CGFloat) = (47, 47 + 1144.0 / 3, 844 - 34 - 76)

    private func go(to detent: Detent.Identifier) {
        list?.select(detent)
        screen.settle()
    }

    private func tap(pin number: Int) {
        let frame = screen.place(pins[number])
        screen.tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    // additionalSafeAreaInsets.
    @Test("The map's center is in the middle of its visible part, at most as high as at medium")
    func middle() {
        let shown = { (bottom: CGFloat) in (47 + bottom) / 2 }
        #expect(screen.place("middle").midY.isNear(shown(tops.medium), within: 1))
        go(to: .height(76))
        #expect(screen.place("middle").midY.isNear(shown(tops.low), within: 1))
        go(to: .large)
        #expect(screen.place("middle").midY.isNear(shown(tops.medium), within: 1))
    }

    @Test("A tap on a pin shows its place over the list, which stays in place")
    func pinShowsItsPlace() {
        tap(pin: 4)
        #expect(name == "Museum 1")
        #expect(screen.panels.count == 2)
        #expect(list?.selectedDetent == .medium)
        #expect(screen.place(of: place).minY.isNear(tops.medium))
    }

    @Test("A tap on a row shows its place, and closes the open list so that the map is visible")
    func rowShowsItsPlace() {
        go(to: .large)
        screen.tap(CGPoint(x: 200, y: 47 + 76 + 90))
        #expect(name == "Library 1")
        #expect(screen.place(of: place).minY.isNear(tops.medium))
        #expect(list?.selectedDetent == .medium)
    }

    @Test("Another pin replaces the place in the same panel, also while the panel leaves")
    func anotherPin() {
        tap(pin: 4)
        let first = place
        tap(pin: 6)
        #expect(name == "Market 1")
        #expect(place === first)
        first?.remove()
        screen.stage.advance(by: 0.05)
        let frame = screen.place(pins[4])
        screen.stage.touch(at: CGPoint(x: frame.midX, y: frame.midY)).lift()
        screen.settle()
        #expect(screen.panels.count == 2)
        #expect(screen.place(of: place).minY.isNear(tops.medium))
    }

    @Test("Over the low list, a place covers as much of the map as at medium, until it is closed")
    func roomOfTwo() {
        go(to: .height(76))
        let before = screen.place("middle").midY
        tap(pin: 4)
        #expect(screen.place("middle").midY.isNear((47 + tops.medium) / 2, within: 1))
        screen.tap("close")
        #expect(screen.place("middle").midY.isNear(before, within: 1))
    }

    // HIG, Virtual keyboards: the edited field stays visible.
    @Test("Editing opens the list; showing a place ends editing")
    func editing() throws {
        let field = try #require(screen.view("field") as? UITextField)
        screen.tap("field")
        #expect(field.isEditing)
        #expect(screen.place(of: list).minY.isNear(tops.large))
        #expect(screen.place("field").maxY < 844 - 336)
        screen.tap(CGPoint(x: 200, y: 47 + 76 + 90))
        #expect(!field.isEditing)
        #expect(name == "Library 1")
    }
}
