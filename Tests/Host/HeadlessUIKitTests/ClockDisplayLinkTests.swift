import HeadlessUIKit
import Testing

@MainActor struct ClockDisplayLinkTests {
    @Test("D1: the timestamp is the shown frame's, the target the next one's")
    func timestamps() {
        let stage = Stage()
        var calls = 0
        let link = CADisplayLink(target: stage) { link in
            calls += 1
            #expect(link.timestamp == stage.time)
            #expect(CACurrentMediaTime() == stage.time)
            #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
            #expect(link.duration == 1.0 / 120)
        }
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.5)
        #expect(calls == 30)
        link.invalidate()
    }

    @Test("D2: 60 calls per second, unless the app allows more and the link asks for more")
    func rates() {
        for (unlocked, asks, expected) in [
            (true, true, 120), (true, false, 60), (false, true, 60), (false, false, 60),
        ] {
            var screen = Screen.phone
            screen.unlocksFullFrameRate = unlocked
            let stage = Stage(screen: screen)
            var calls = 0
            let link = CADisplayLink(target: stage) { _ in calls += 1 }
            if asks { link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120) }
            link.add(to: .main, forMode: .common)
            stage.advance(by: 1)
            #expect(calls == expected)
            link.invalidate()
        }
    }

    @Test("D3: the target is retained until the link is invalidated")
    func retention() {
        let stage = Stage()
        weak var target: Record?
        let link: CADisplayLink
        do {
            let record = Record()
            target = record
            link = CADisplayLink(target: record) { _ in }
        }
        link.add(to: .main, forMode: .common)
        stage.advanceFrame()
        #expect(target != nil)
        link.invalidate()
        #expect(target == nil)
        stage.advanceFrame()
    }

    @Test("A paused link is not called, and one invalidated in its call no longer")
    func pausing() {
        let stage = Stage()
        var calls = 0
        let link = CADisplayLink(target: stage) { link in
            calls += 1
            link.invalidate()
        }
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.1)
        #expect(calls == 0)
        link.isPaused = false
        stage.advance(by: 0.1)
        #expect(calls == 1)
        #expect(stage.settle())
    }
}
