@_spi(Engine) import Cards
@_spi(Cards) import DeckTransition
import Foundation
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("The feel of DeckTransition 2")
struct ClassicFeelTests {
    @Test("The classic card leaves under the finger at 240 pt of pull")
    func classicThreshold() {
        let scene = DeckScene(.classic)
        let finger = scene.touch(195, 200)
        finger.move(by: .down(245), over: 0.5)
        #expect(scene.events == [.grabbed])
        finger.move(by: .down(10), over: 0.05)
        #expect(scene.events.contains(.willDismiss(byUser: true)))
        scene.stage.settle()
        #expect(!scene.isPresented)
    }

    @Test("A classic card that may not leave is asked about once in a drag")
    func classicRefusal() {
        let scene = DeckScene(.classic)
        scene.modal.isModalInPresentation = true
        let finger = scene.touch(195, 200)
        finger.move(by: .down(400), over: 0.8)
        #expect(scene.events.filter { $0 == .attempted }.count == 1)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
    }

    @Test("A resisting card that is caught on its way back is held in place")
    func classicCatch() {
        let scene = DeckScene(.classic)
        let finger = scene.touch(195, 300)
        finger.move(by: .down(200), over: 0.4)
        scene.stage.advance(by: 0.1)
        finger.lift()
        scene.stage.advance(by: 0.05)
        let there = scene.cardTranslation
        #expect(there > 10)
        let other = scene.touch(195, 500)
        scene.stage.advance(by: 0.1)
        #expect(abs(scene.cardTranslation - there) < 1)
        other.cancel()
        scene.stage.settle()
        #expect(scene.cardTranslation == 0)
    }

    @Test("A classic card that returns from beyond the threshold, and may not leave, is no attempt")
    func classicComing() {
        let scene = DeckScene(presenting: false)
        scene.modal.isModalInPresentation = true
        scene.present(.classic)
        scene.stage.settle()
        #expect(scene.events == [])
        #expect(scene.deck?.decisions.map(\.reason) == [])
    }

    @Test("The classic card does not follow the finger up, and never leaves that way")
    func classicUpward() {
        let scene = DeckScene(.classic)
        scene.modal.list.frame.origin.y = 200
        let finger = scene.touch(195, 100)
        finger.move(by: .down(30), over: 0.1)
        finger.move(by: .down(-2000), over: 1)
        #expect(scene.cardTranslation == 0)
        #expect(scene.events == [.grabbed])
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.cardTranslation == 0)
    }

    @Test("The classic card bounces with the velocity that is left of a scroll to the top, and stays")
    func classicMomentum() {
        let scene = DeckScene(.classic)
        scene.modal.list.contentOffset.y = 300
        scene.touch().swipe(by: .down(150), over: 0.1)
        var farthest: CGFloat = 0
        for _ in 1...120 {
            scene.stage.advanceFrame()
            farthest = max(farthest, scene.cardTranslation)
        }
        #expect(farthest > 1)
        scene.expectInPlace()
    }

    @Test("The classic card fills a tablet's width, and ignores keyboards")
    func classicPlace() {
        let tablet = DeckLayout.Container(
            size: CGSize(width: 1024, height: 1366), safeAreaTop: 24)
        let frame = DeckLayout(in: tablet, configuration: .classic).cardFrame
        #expect(frame == CGRect(x: 0, y: 32, width: 1024, height: 1334))
        #expect(DeckConfiguration.classic.keyboard == .ignores)
    }

    /// DeckTransition 2's published numbers: half of the pull up to 120 pt, then less and less of it, and at 240 pt the
    /// card leaves.
    private static func shown(forPull pull: CGFloat) -> CGFloat {
        guard pull > 0 else { return 0 }
        return pull < 120 ? pull / 2 : 60 + 30 * atan((pull - 120) / 120) + (pull - 120) / 10
    }

    @Test("In every stroke the card is never above its rest, and leaves at a pull of 240 pt, at no velocity otherwise")
    func classicStrokes() {
        for play in StrokePlay.all {
            let course = play.play(.none, .classic).course
            let farthest = course.steps.map(\.card).max() ?? 0
            #expect(course.steps.allSatisfy { $0.card >= 0 }, "\(play.name)")
            #expect(course.isPresented == (farthest < Self.shown(forPull: 240)), "\(play.name)")
        }
    }

    /// The pull for which the card shows this distance.
    private static func pull(showing shown: CGFloat) -> CGFloat {
        var (low, high) = (0.0, 2000.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Self.shown(forPull: middle) < shown { low = middle } else { high = middle }
        }
        return high
    }

    @Test("In every stroke of one finger, the card is at DeckTransition's place in each event")
    func classicStrokesInHand() {
        var compared = 0
        for play in StrokePlay.all where play.stroke.fingers.count == 1 {
            let steps = play.play(.none, .classic).course.steps
            // The lift is the last event, and moves nothing.
            for (before, now) in zip(steps, steps.dropFirst().dropLast()) where before.card > 0 {
                let pull = Self.pull(showing: before.card) + now.finger - before.finger
                // Pulled on beyond that, it leaves.
                guard pull < 240 else { break }
                #expect(abs(now.card - Self.shown(forPull: pull)) < 1e-6, "\(play.name)")
                compared += 1
            }
        }
        #expect(compared > 300)
    }

    @Test(
        "Under a finger the card shows DeckTransition's share of the pull", .countsFromSlop,
        arguments: [30.0, 119, 120, 121, 180, 239])
    func classicNumbers(pull: Double) {
        let scene = DeckScene(.classic)
        let finger = scene.touch(195, 300)
        finger.move(by: .down(10 + pull), over: 0.5)
        #expect(abs(scene.cardTranslation - Self.shown(forPull: pull)) < 1e-9)
        finger.hold(for: 0.2)
        finger.lift()
        scene.expectInPlace()
    }
}
