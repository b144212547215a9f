import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// Each step of "From one line to a player" does what the article says of it.
@MainActor
@Suite("From one line to a player")
struct PlayerPathTests {
    private let home = PlayerPath.Home()
    private let stage: Stage

    init() {
        // The article's numbers are those of the defaults.
        stage = Stage(rootViewController: home, assumptions: Assumptions())
        stage.settle()
    }

    private var nowPlaying: PlayerPath.Player { home.nowPlaying }
    private var card: InteractivePresentationController? {
        nowPlaying.presentationController as? InteractivePresentationController
    }

    /// A finger that pulls and lets go, and everything at rest after it.
    private func pull(_ distance: CGFloat, from y: CGFloat, over seconds: Double = 0.2) {
        let finger = stage.touch(at: CGPoint(x: 195, y: y))
        finger.move(by: CGVector(dx: 0, dy: distance), over: seconds)
        finger.lift()
        stage.settle()
    }

    @Test("Step one: a queue at its top lets the player be dragged, one that has scrolled scrolls")
    func one() {
        home.showPlayer()
        home.stepOne()
        home.queue.contentOffset.y = 300
        pull(200, from: 500)
        #expect(home.player.superview === home.view)
        home.queue.contentOffset.y = 0
        pull(200, from: 500)
        #expect(home.player.superview == nil)
    }

    @Test("Step two: the finger that scrolled the queue goes on as the drag; on the artwork it drags at once")
    func two() {
        home.showPlayer()
        let arbiter = home.stepTwo()
        home.queue.contentOffset.y = 40
        let finger = stage.touch(at: CGPoint(x: 195, y: 500))
        finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
        #expect(home.player.transform.ty == 100)
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
        finger.hold(for: 0.1)
        finger.lift()
        stage.settle()
        // On the way down the slop, 10 pt, was nobody's.
        #expect(home.queue.contentOffset.y == 50)
        home.queue.contentOffset.y = 100
        pull(200, from: 100)
        #expect(home.player.superview == nil)
        #expect(arbiter.lastRelease?.target == .away)
    }

    @Test("Step three: the player is presented, and one finger dismisses it once")
    func three() {
        home.stepThree()
        stage.settle()
        #expect(home.presentedViewController === nowPlaying)
        nowPlaying.queue.contentOffset.y = 100
        pull(260, from: 100)
        #expect(home.presentedViewController == nil)
    }

    @Test("Step four: a finger pulls the player out of its bar, and drags it back into it")
    func four() {
        home.stepFour()
        pull(-300, from: 770)
        #expect(home.presentedViewController === nowPlaying)
        pull(300, from: 200)
        #expect(home.presentedViewController == nil)
    }

    @Test("Step five: it rests half open, opens, scrolls under the same finger, and goes back step by step")
    func five() {
        home.attachPlayer()
        pull(-300, from: 770)
        #expect(card?.selectedDetent == .medium)
        let finger = stage.touch(at: CGPoint(x: 195, y: 780))
        finger.move(by: CGVector(dx: 0, dy: -600), over: 1)
        #expect(nowPlaying.queue.contentOffset.y > 50)
        finger.hold(for: 0.1)
        finger.lift()
        stage.settle()
        #expect(card?.selectedDetent == .large)
        nowPlaying.queue.contentOffset.y = 0
        pull(200, from: 300)
        #expect(card?.selectedDetent == .medium)
        pull(200, from: 500)
        #expect(home.presentedViewController == nil)
    }

    @Test("A pull on the bar opens the player half")
    func pullOnTheBar() {
        let home = PlayerPath.Home()
        let stage = Stage(rootViewController: home)
        home.attachPlayer()
        let finger = stage.touch(at: CGPoint(x: 195, y: 770))
        finger.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
        finger.lift()
        stage.settle()
        #expect(home.presentedViewController === home.nowPlaying)
    }
}
