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

    // safeAreaInsets.
    @Test("In every tab the last row can be scrolled to above the bar", arguments: [0, 1, 2])
    func lastRow(index: Int) throws {
        screen.tap(item(index))
        let title = try #require(tabs?.selectedViewController?.title)
        let table = try #require(screen.view(title) as? UIScrollView)
        for _ in 0..<12 { screen.fling(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -300)) }
        #expect(table.convert(CGPoint(x: 0, y: table.contentSize.height), to: nil).y.isNear(barTop))
    }

    // HIG, Gestures: feedback while it goes on.
    @Test("Pulled up, the player grows out of the bar, and its edge stays under the finger")
    func followsTheFinger() {
        let finger = screen.stage.touch(at: middle)
        finger.move(by: CGVector(dx: 0, dy: -40), over: 0.2)
        let below = screen.card.minY - finger.location.y
        for _ in 0..<100 {
            finger.move(by: CGVector(dx: 0, dy: -6), over: 1.0 / 60)
            #expect((screen.card.minY - finger.location.y).isNear(below))
        }
        finger.lift()
        screen.settle()
        #expect(isOpen)
    }

    @Test("The player is first as wide as its bar, and at the end as wide as the screen")
    func widens() {
        let finger = screen.stage.touch(at: middle)
        finger.move(by: CGVector(dx: 0, dy: -11), over: 0.1)
        #expect(screen.card.minX.isNear(8, within: 0.2))
        #expect(screen.card.width.isNear(374, within: 0.2))
        #expect(screen.card.height.isNear(64, within: 3))
        finger.lift()
        screen.settle()
        open()
        #expect(isOpen)
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

    @Test("Pulled back under the finger the player follows, and a fling down returns it to its bar")
    func turnedRound() {
        let finger = screen.stage.touch(at: middle)
        finger.move(by: CGVector(dx: 0, dy: -500), over: 0.5)
        let high = screen.card.minY
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
        #expect((screen.card.minY - high).isNear(200))
        finger.move(by: CGVector(dx: 0, dy: 160), over: 0.1)
        finger.lift()
        screen.settle()
        #expect(isClosed)
    }

    @Test("Pulled a little and released, the player returns to its bar; nothing was presented")
    func putBack() {
        screen.drag(from: middle, by: CGVector(dx: 0, dy: -120))
        #expect(isClosed)
    }

    @Test("Released beyond half without velocity, the player opens")
    func carried() {
        screen.drag(from: middle, by: CGVector(dx: 0, dy: -450))
        #expect(isOpen)
    }

    @Test("A touch that the system cancels opens nothing")
    func cancelled() {
        let finger = screen.carry(from: middle, by: CGVector(dx: 0, dy: -450))
        finger.cancel()
        screen.settle()
        #expect(isClosed)
    }

    @Test("A throw up from the bar opens the player; a throw down returns it to the bar")
    func thrown() {
        open()
        #expect(isOpen)
        let finger = screen.stage.touch(at: CGPoint(x: 100, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 160), over: 0.1)
        finger.lift()
        var last = screen.card
        while screen.isPresented, screen.stage.time < 20 {
            last = screen.card
            screen.stage.advanceFrame()
        }
        #expect(last.minY.isNear(barTop, within: 20))
        #expect(last.width.isNear(374, within: 2))
        screen.settle()
        #expect(isClosed)
    }

    @Test("A player on its way to the bar is caught in place, and can be brought back")
    func caught() {
        open()
        let finger = screen.stage.touch(at: CGPoint(x: 100, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 160), over: 0.1)
        finger.lift()
        screen.stage.advance(by: 0.08)
        let caught = screen.card
        #expect(caught.minY > 100)
        #expect(caught.minY < barTop)
        let second = screen.stage.touch(at: CGPoint(x: 195, y: caught.minY + 40))
        second.hold(for: 0.2)
        #expect(screen.card.minY.isNear(caught.minY))
        second.move(by: CGVector(dx: 0, dy: -200), over: 0.1)
        second.lift()
        screen.settle()
        #expect(isOpen)
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

    // accessibilityPerformEscape.
    @Test("VoiceOver's escape closes the player")
    func escape() throws {
        open()
        #expect(try #require(screen.presentation).card.accessibilityPerformEscape())
        screen.settle()
        #expect(isClosed)
    }

    @Test("The queue scrolls, and at its top the same finger pulls the player down")
    func queue() {
        open()
        let finger = screen.carry(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -150))
        #expect(screen.scene.demo.contentOffset > 100)
        #expect(screen.card.minY.isNear(0))
        finger.move(by: CGVector(dx: 0, dy: 300), over: 0.5)
        #expect(screen.scene.demo.contentOffset.isNear(0))
        #expect(screen.card.minY > 80)
        finger.lift()
    }

    // HIG, Sliders: people drag the thumb.
    @Test("The slider keeps its finger, and the player stays")
    func slider() throws {
        open()
        let slider = try #require(screen.stage.window.descendants.first { $0 is UISlider } as? UISlider)
        let (value, place) = (slider.value, screen.place(slider))
        let track = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: value)
        let finger = screen.stage.touch(at: CGPoint(x: place.minX + track.midX, y: place.midY))
        finger.move(by: CGVector(dx: 80, dy: 30), over: 0.3)
        finger.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
        #expect(slider.value > value + 0.2)
        #expect(screen.card.minY.isNear(0))
        finger.lift()
    }

    @Test("The queue's last row stands above the home indicator")
    func lastRowOfTheQueue() throws {
        open()
        for _ in 0..<12 { screen.fling(from: CGPoint(x: 195, y: 780), by: CGVector(dx: 0, dy: -240)) }
        let queue = try #require(screen.scene.demo.scrollView)
        #expect(queue.convert(CGPoint(x: 0, y: queue.contentSize.height), to: nil).y.isNear(810))
    }

    @Test("A song chosen in the queue plays, and is shown in the bar after closing")
    func song() {
        open()
        screen.tap(CGPoint(x: 200, y: 524 + 90))
        screen.fling(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 200))
        #expect(isClosed)
        #expect(screen.view("bar")?.descendants.contains { ($0 as? UILabel)?.text == "Lanterns 29" } == true)
    }

    @Test("The player opens and closes any number of times, with one finger after another")
    func again() {
        for _ in 0..<5 {
            open()
            #expect(isOpen)
            screen.fling(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 200))
            #expect(isClosed)
        }
    }

    // HIG, Buttons: 44 × 44 pt at least.
    @Test("All buttons are large enough, closed and open", arguments: [false, true])
    func buttons(isOpen: Bool) {
        if isOpen { open() }
        #expect(screen.smallButtons == [])
    }

    @Test("The log has no warnings")
    func warnings() {
        open()
        screen.fling(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 200))
        #expect(screen.stage.warnings.isEmpty, "\(screen.stage.warnings)")
    }
}
