import HeadlessUIKit
import Panels
import Scenes
import Testing

/// The rules of a drawer at the leading side, in both reading directions. The source of a rule is noted above it: "HIG"
/// is a page of Apple's Human Interface Guidelines, the others are pages of the UIKit documentation.
@MainActor
@Suite("A drawer over a carousel", .serialized)
struct DrawerTests {
    nonisolated static let directions = [false, true]

    /// A drawer seen from its own side: `x` is counted from there, and movements are away from it.
    @MainActor
    private struct Drawer {
        let screen: DemoScreen
        let isRightToLeft: Bool

        init(isRightToLeft: Bool, isOpen: Bool = false) {
            self.isRightToLeft = isRightToLeft
            screen = DemoScreen(
                DrawerDemo.self, ["open": .flag(isOpen), "rightToLeft": .flag(isRightToLeft)])
        }

        var panel: Panel? { screen.panels.first }
        var isOpen: Bool { panel?.selectedDetent == .height(280) }
        var pages: UIScrollView? { screen.view("pages") as? UIScrollView }
        /// The page that is shown, from 0.
        var page: CGFloat {
            let x = (pages?.contentOffset.x ?? 0) / 390
            return isRightToLeft ? 7 - x : x
        }
        /// How much of it shows.
        var width: CGFloat {
            let frame = screen.place(of: panel)
            return isRightToLeft ? 390 - frame.minX : frame.maxX
        }

        func point(_ x: CGFloat, _ y: CGFloat = 500) -> CGPoint { CGPoint(x: isRightToLeft ? 390 - x : x, y: y) }
        func way(_ dx: CGFloat) -> CGVector { CGVector(dx: isRightToLeft ? -dx : dx, dy: 0) }
    }

    @Test("A drag from the edge opens the drawer under the finger, and closes it again", arguments: directions)
    func edge(isRightToLeft: Bool) {
        let drawer = Drawer(isRightToLeft: isRightToLeft)
        let finger = drawer.screen.carry(from: drawer.point(8), by: drawer.way(170))
        #expect(drawer.width.isNear(160, within: 2))
        #expect(drawer.page == 0, "the pages stay")
        finger.lift()
        drawer.screen.settle()
        #expect(drawer.isOpen)
        drawer.screen.drag(from: drawer.point(200), by: drawer.way(-180))
        #expect(!drawer.isOpen)
    }

    // HIG, Gestures: a shortcut is not the only way.
    @Test("The button opens the drawer, also where the strip covers the button", arguments: directions)
    func button(isRightToLeft: Bool) {
        let drawer = Drawer(isRightToLeft: isRightToLeft)
        let frame = drawer.screen.place("menu")
        drawer.screen.tap(drawer.point(19, frame.midY))
        #expect(drawer.isOpen)
    }

    @Test("A tap on a row turns to its page, and closes the drawer", arguments: directions)
    func row(isRightToLeft: Bool) {
        let drawer = Drawer(isRightToLeft: isRightToLeft, isOpen: true)
        drawer.screen.tap(drawer.point(140, 47 + 60 * 2 + 30))
        #expect(drawer.page == 2)
        #expect(!drawer.isOpen)
    }

    @Test(
        "Beside the open drawer the pages are dark and do not move; a tap there closes the drawer",
        arguments: directions)
    func backdrop(isRightToLeft: Bool) {
        let drawer = Drawer(isRightToLeft: isRightToLeft, isOpen: true)
        #expect(drawer.panel?.view.subviews.first?.alpha.isNear(0.3, within: 0.01) == true)
        drawer.screen.drag(from: drawer.point(370), by: drawer.way(-60))
        #expect(drawer.page == 0)
        #expect(drawer.isOpen)
        drawer.screen.tap(drawer.point(340))
        #expect(!drawer.isOpen)
        #expect(drawer.panel?.view.subviews.first?.alpha == 0)
    }
}
