import Foundation
import HeadlessUIKit
import Recordings
import Scenes
import Testing

@testable import Lab

@MainActor
struct CourseTests {
    private func course(
        _ scene: String, _ script: TouchScript = Stroke.scrollThenPull, rate: Int = 120
    ) throws -> Course {
        var settings = SceneSettings.scene(scene)
        settings.framesPerSecond = rate
        return try CourseTake(of: script, in: settings, titled: "continuous").finish()
    }

    private func frames(_ course: Course) throws -> [[String: Any]] {
        try course.frames.map { try Client.object($0.json) }
    }

    @Test("The same input gives the same bytes", arguments: ["card", "deck", "map"])
    func sameInputGivesTheSameBytes(scene: String) throws {
        let (one, other) = (try course(scene), try course(scene))
        #expect(one.json == other.json)
    }

    @Test("A frame comes sixty times per second, at either rate of the display", arguments: [60, 120])
    func frameComesSixtyTimesASecond(rate: Int) throws {
        let times = try course("card", rate: rate).frames.map(\.time)
        let steps = zip(times, times.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { abs($0 - 1 / 60) < 1e-6 })
    }

    @Test("Time counts from touch-down, which may fall between two frames")
    func timeCountsFromTouchDown() throws {
        let late = Stroke.straight([300], start: CGPoint(x: 195, y: 400), since: 2.0041)
        let course = try course("card", late)
        #expect(abs((course.frames.first?.time ?? 0) + 0.0041) < 1e-6)
        #expect(course.frames.first?.sample == -1)
    }

    @Test("A frame has the same members as a live one")
    func frameHasTheMembersThatALiveOneHas() throws {
        let client = Client()
        let live = try client.start(.scene("card"))[1]
        let frame = try frames(try course("card"))[0]
        let left = Set(live.keys).subtracting(["type", "still"])
        #expect(Set(frame.keys) == left.union(["sample"]))
    }

    /// What a page shows after these frames.
    private func picture(after frames: [[String: Any]]) -> [NSDictionary] {
        var items: [NSDictionary] = []
        for frame in frames {
            if let all = frame["all"] as? [NSDictionary] { items = all }
            for change in frame["some"] as? [[Any]] ?? [] {
                guard let index = change[0] as? Int, let item = change[1] as? NSDictionary else { continue }
                items[index] = item
            }
        }
        return items
    }

    @Test("The pictures of changes add up to the whole picture at the end", arguments: ["deck", "nested", "map"])
    func picturesAddUp(scene: String) throws {
        let course = try course(scene)
        let player = try Player(.scene(scene))
        for event in Stroke.scrollThenPull.events { _ = try player.touch(TouchSample(event)) }
        _ = player.advance(to: try #require(course.frames.last).time)
        var json = JSONText()
        json.raw("{")
        Look(at: player, after: nil).add(to: &json)
        json.raw("}")
        #expect(picture(after: try frames(course)) == (try Client.object(json.text)["all"] as? [NSDictionary]))
    }

    @Test("A course ends at rest, and says what happened to the card")
    func itEndsAtRest() throws {
        let away = try course("card")
        #expect(away.outcome == .dismissed)
        let back = try course("card", Stroke.straight([100, -90], start: CGPoint(x: 195, y: 400)))
        #expect(back.outcome == .back)
        let scrolled = try course("card", Stroke.straight([-100], start: CGPoint(x: 195, y: 400)))
        #expect(scrolled.outcome == .unmoved)
        let open = try course("sheet", Stroke.straight([-400], start: SheetDemo.strokeStart))
        #expect(open.outcome == .elsewhere)
    }

    @Test("Decisions are those of a recording of the same script, in every scene")
    func decisionsAreThoseOfARecording() throws {
        for demo in DemoCatalog.demos {
            let settings = SceneSettings.scene(demo.name)
            let script = Stroke.straight([-60, 260], start: demo.strokeStart)
            let course = try CourseTake(of: script, in: settings, titled: "").finish()
            let recording = try Recording(of: script, settings: settings)
            #expect(course.decisions.map { $0.entry.line } == recording.decisions.map(\.line), "\(demo.name)")
        }
    }

    @Test("A decision has the number of the sample at which it was made")
    func decisionHasTheNumberOfItsSample() throws {
        let course = try course("card")
        let script = Stroke.scrollThenPull.events
        let atSample = course.decisions.filter { $0.entry.to != "nobody" }
        #expect(!atSample.isEmpty)
        #expect(atSample.allSatisfy { abs(script[$0.sample].time - $0.entry.at) < 1e-9 })
    }

    @Test("An offset outside the content is reported", arguments: [-1, .nan, .infinity, 100_001])
    func offsetOutsideTheContentIsReported(offset: Double) {
        var settings = SceneSettings.scene("card")
        settings.offset = offset
        #expect(throws: Refusal.self) { try settings.validate() }
    }
}
