import HeadlessUIKit
import Panels
import Scenes
import Testing

/// The rules of a player over a tab bar. The source of a rule is noted above it: "HIG" is a page of Apple's Human
/// Interface Guidelines, the others are pages of the UIKit documentation.
@MainActor
@Suite("A player over a tab bar")
struct PlayerTests {
    private let screen = DemoScreen(PlayerDemo.self, ["open": .flag(false)])
    private var panel: Panel? { screen.panels.first }
    private var tabs: UITabBarController? { screen.parent.children.first as? UITabBarController }
    private var isOpen: Bool { panel?.selectedDetent == .large }
    private let barTop: CGFloat = 844 - 83 - 64
    private let middle = CGPoint(x: 195, y: 844 - 83 - 30)

    private func open() {
        panel?.select(.large)
        screen.settle()
    }

    /// A point on a tab's item.
    private func item(_ index: Int) -> CGPoint { CGPoint(x: 65 + 130 * CGFloat(index), y: 844 - 60) }

    // HIG, Tab bars: visible while people go from section to section.
    @Test("The small player rests on the tab bar, whose tabs can be tapped")
    func restsOnTheTabBar() {
        #expect(screen.place(of: panel).minY.isNear(barTop))
        for index in [1, 2, 0] {
            screen.tap(item(index))
            #expect(tabs?.selectedIndex == index)
            #expect(screen.place(of: panel).minY.isNear(barTop), "in every tab")
            #expect(tabs?.tabBar.transform == .identity)
        }
        #expect(!isOpen)
    }

    // HIG, Gestures: a tap activates.
    @Test("A tap on the player opens it; a tap on its button plays without opening")
    func taps() {
        let button = screen.view("play in the bar") as? UIButton
        let before = button?.title(for: .normal)
        screen.tap("play in the bar")
        #expect(button?.title(for: .normal) != before)
        #expect(!isOpen)
        screen.tap(CGPoint(x: 120, y: middle.y))
        #expect(isOpen)
    }

    // HIG, Gestures: feedback while it goes on.
    @Test("The player follows the finger, and its artwork grows without a jump")
    func artworkGrows() {
        let finger = screen.stage.touch(at: middle)
        var last = screen.place("artwork")
        for _ in 0..<140 {
            finger.move(by: CGVector(dx: 0, dy: -4), over: 1.0 / 60)
            let now = screen.place("artwork")
            #expect(now.width >= last.width - 0.01)
            #expect(now.width - last.width < 4)
            #expect(abs(now.midY - last.midY) < 8)
            #expect(screen.place(of: panel).contains(CGRect(x: now.midX, y: now.minY, width: 1, height: 1)))
            last = now
        }
        #expect(last.width > 150)
        finger.lift()
        screen.settle()
        #expect(screen.place("artwork").width.isNear(240))
    }

    // hitTest(_:with:) ignores what is hidden.
    @Test("Parts of the small bar are hidden when the player is open, and shown again with the bar")
    func barFades() throws {
        let bar = try #require(screen.view("bar"))
        let whole = try #require(screen.view("play")?.superview)
        // During an animator's animation a view's own alpha is not what shows.
        let shown = { whole.layer.presentation()?.opacity ?? -1 }
        #expect(bar.alpha == 1)
        #expect(shown() == 0)
        open()
        #expect(bar.isHidden)
        #expect(shown() == 1)
        screen.fling(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 200))
        #expect(!bar.isHidden)
        #expect(bar.alpha == 1)
    }

    @Test("A song chosen in a tab is shown in the bar")
    func song() {
        screen.tap(item(1))
        screen.tap(CGPoint(x: 200, y: 47 + 30))
        #expect(
            screen.view("bar")?.descendants.contains {
                ($0 as? UILabel)?.text == "Lanterns 5" || ($0 as? UILabel)?.text == "Paper Boat 5"
            } == true)
        #expect(!isOpen)
    }

    // safeAreaInsets.
    @Test("In every tab the last row can be scrolled to above the player", arguments: [0, 1, 2])
    func lastRow(index: Int) throws {
        screen.tap(item(index))
        let title = try #require(tabs?.selectedViewController?.title)
        let table = try #require(screen.view(title) as? UIScrollView)
        for _ in 0..<12 { screen.fling(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -300)) }
        #expect(table.convert(CGPoint(x: 0, y: table.contentSize.height), to: nil).y.isNear(barTop))
    }
}
