import HeadlessUIKit
import InteractiveDismissal
import Scenes
import Testing

/// The rules of a player that covers the screen, and is pulled out of a bar over a tab bar. The source of a rule is
/// noted above it: "HIG" is a page of Apple's Human Interface Guidelines, the others are pages of the UIKit
/// documentation.
@MainActor
@Suite("A song that grows out of its bar")
struct SongTests {
    private let screen = DemoScreen(SongDemo.self, ["open": .flag(false)])
    private let barTop: CGFloat = 844 - 83 - 8 - 64
    private let middle = CGPoint(x: 160, y: 844 - 83 - 8 - 32)
    private var bar: CGRect { screen.place("bar") }
    private var tabs: UITabBarController? { screen.parent.children.first as? UITabBarController }

    private func open() { screen.fling(from: middle, by: CGVector(dx: 0, dy: -200)) }

    /// A point on a tab's item.
    private func item(_ index: Int) -> CGPoint { CGPoint(x: 65 + 130 * CGFloat(index), y: 844 - 60) }

    /// True if the player is at rest in its bar: nothing is presented, and nothing of the way in is left.
    private var isClosed: Bool {
        !screen.isPresented && bar.minY.isNear(barTop) && screen.view("bar")?.alpha == 1
            && screen.stage.stillMoving.isEmpty
    }
    private var isOpen: Bool {
        screen.isPresented && screen.card == CGRect(x: 0, y: 0, width: 390, height: 844)
            && screen.stage.stillMoving.isEmpty
    }

    // HIG, Tab bars: visible while people go from section to section.
    @Test("A closed player's bar rests over the tab bar, whose tabs can be tapped", arguments: [1, 2, 0])
    func restsOnTheTabBar(index: Int) {
        screen.tap(item(index))
        #expect(tabs?.selectedIndex == index)
        #expect(bar == CGRect(x: 8, y: barTop, width: 374, height: 64))
        #expect(isClosed)
    }

    @Test("The artwork grows out of the bar's without a jump")
    func artworkGrows() {
        let finger = screen.stage.touch(at: middle)
        finger.move(by: CGVector(dx: 0, dy: -11), over: 0.1)
        var last = screen.place("artwork")
        #expect(last.midX.isNear(8 + 32, within: 3))
        #expect(last.midY.isNear(barTop + 32, within: 3))
        for _ in 0..<140 {
            finger.move(by: CGVector(dx: 0, dy: -5), over: 1.0 / 60)
            let now = screen.place("artwork")
            #expect(now.width >= last.width - 0.01)
            #expect(now.width - last.width < 4)
            #expect(abs(now.midY - last.midY) < 8)
            last = now
        }
        finger.lift()
        screen.settle()
        #expect(screen.place("artwork").width.isNear(220))
    }

    // HIG, Gestures: a tap activates.
    @Test("A tap on the bar opens the player")
    func tapped() {
        screen.tap(middle)
        #expect(isOpen)
    }

    @Test("A tap on the bar's button plays, and opens nothing")
    func plays() {
        let before = (screen.view("play in the bar") as? UIButton)?.title(for: .normal)
        screen.tap("play in the bar")
        #expect((screen.view("play in the bar") as? UIButton)?.title(for: .normal) != before)
        #expect(isClosed)
    }

    // HIG, Modality: an obvious way out.
    @Test("The close button returns the player to the bar")
    func closed() {
        open()
        let close = screen.place("close")
        screen.stage.touch(at: CGPoint(x: close.midX, y: close.midY)).lift()
        screen.stage.advance(by: 0.3)
        #expect(screen.card.minY > 100)
        screen.settle()
        #expect(isClosed)
    }

    @Test("A song chosen in the queue plays, and is shown in the bar after closing")
    func song() {
        open()
        screen.tap(CGPoint(x: 200, y: 524 + 90))
        screen.fling(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 200))
        #expect(isClosed)
        #expect(screen.view("bar")?.descendants.contains { ($0 as? UILabel)?.text == "Lanterns 29" } == true)
    }
}
