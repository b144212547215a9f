import Foundation
import HeadlessUIKit
import Lab
import Recordings
import Scenes
import Testing

/// Nothing is left of clients who have gone, and what is kept of those who stay is limited.
@MainActor
struct SessionMemoryTests {
    @Test(
        "A released session is deallocated, also while a finger drags or a trackpad scrolls",
        arguments: ["card", "deck", "map", "gallery"], [nil, "continuous"])
    func sessionThatNobodyHoldsIsGone(scene: String, scroll: String?) throws {
        weak var gone: Session?
        do {
            let client = Client()
            gone = client.session
            try client.start(.scene(scene))
            try client.touch("began", 195, 400, at: 0.1, scroll: scroll)
            try client.touch("moved", 195, 500, at: 0.2)
        }
        #expect(gone == nil)
    }

    @Test("The window of a scene that is left during a drag is deallocated")
    func windowOfASceneThatIsLeftDuringADragIsDeallocated() throws {
        weak var gone: UIWindow?
        do {
            let player = try Player(.scene("deck"))
            gone = player.scene.stage.window
            _ = try player.touch(TouchSample(finger: 0, phase: .began, x: 195, y: 400, time: 0.1))
            _ = try player.touch(TouchSample(finger: 0, phase: .moved, x: 195, y: 600, time: 0.2))
        }
        #expect(gone == nil)
    }

    @Test("Touches beyond the recording limit are played, and not kept")
    func touchesBeyondTheMostAreNotKept() throws {
        let player = try Player(.scene("card"), sampleLimit: 10)
        for number in 0..<20 {
            let time = Double(number) * 0.1
            for (phase, y) in [(TouchSample.Phase.began, 400.0), (.moved, 420), (.ended, 420)] {
                _ = try player.touch(TouchSample(finger: 0, phase: phase, x: 195, y: y, time: time + y / 10_000))
            }
        }
        #expect(player.isStill || player.fingerLocations.isEmpty)
        let script = player.recording.script
        #expect(script.fingers.map(\.samples.count) == [3, 3, 3, 1])
    }
}
