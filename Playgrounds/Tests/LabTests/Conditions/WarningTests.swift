import Foundation
import GestureArbiter
import HeadlessUIKit
import Scenes
import Testing

@MainActor
struct WarningTests {
    typealias Condition = PolicyChoice.Condition

    private func settings(
        _ scene: String, _ condition: Condition, handoff: PolicyChoice.Handoff = .continuous
    ) -> SceneSettings {
        var settings = SceneSettings.scene(scene)
        (settings.policy.condition, settings.policy.handoff) = (condition, handoff)
        return settings
    }

    private func warnings(_ settings: SceneSettings) throws -> [String] {
        var client = Client()
        return try #require(try client.start(settings)[0]["warnings"] as? [String])
    }

    @Test("A policy that can never hold is reported to the page in words, and shown as declared")
    func policyThatCanNeverHoldIsTold() throws {
        var client = Client()
        let started = try client.start(settings("card", .all([.atEdge, .not(.atEdge)])))[0]
        #expect(
            started["warnings"] as? [String] == [
                """
                The policy can never do what it says. `.atEdge` contradicts `!.atEdge`: both can never hold, so the drag can \
                never begin; did you mean `||`?
                """
            ])
        #expect((started["swift"] as? String)?.contains("when: .atEdge && !.atEdge") == true)
    }

    @Test("A hand-off that a condition makes meaningless is reported")
    func meaninglessHandoffIsTold() throws {
        #expect(try warnings(settings("card", .always)).first?.contains("nothing scrolls first and hands over") == true)
    }

    @Test("A policy that can hold has no warning", arguments: Condition.named.map(\.condition))
    func policyThatCanHoldHasNoWarning(condition: Condition) throws {
        #expect(try warnings(settings("card", condition, handoff: .toScroll)) == [])
    }

    nonisolated static let scenes = [
        "deck", "nested", "floating", "modal", "card", "carousel", "controls", "chat", "places", "photo", "sheet",
        "map",
        "player", "drawer", "messages", "song", "gallery", "binding", "dock", "nest",
    ]

    /// As many answers as possible, and none under which the condition holds.
    nonisolated static let searched = Condition.all(
        [.not(.criterion(.init(.contentOffset, 10_000)))]
            + (0..<7).map {
                .any([.criterion(.init(.contentOffset, Double($0))), .criterion(.init(.contentOffset, 6))])
            })

    @Test(
        "Every scene shows a contradictory policy without its contradiction: no drag begins",
        arguments: scenes, [.all([.atEdge, .not(.atEdge)]), searched])
    func everySceneShowsWhatIsLeft(name: String, condition: Condition) throws {
        let scene = Scene(of: try #require(DemoCatalog.demo(named: name)), settings(name, condition))
        let finger = scene.stage.touch(at: type(of: scene.demo).strokeStart)
        finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
        #expect(!scene.demo.floor.arbiters.contains { $0.arbiter.owner == .drag })
        finger.lift()
    }

    @Test("A drag that may always begin does begin, and hands over if it can", arguments: ["card", "deck", "map"])
    func dragThatMayAlwaysBeginDoes(name: String) throws {
        let scene = Scene(of: try #require(DemoCatalog.demo(named: name)), settings(name, .always))
        scene.demo.scroll(to: 200)
        let finger = scene.stage.touch(at: type(of: scene.demo).strokeStart)
        finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
        #expect(scene.demo.floor.arbiters.last?.arbiter.owner == .drag)
        finger.lift()
    }

    @Test("The catalog lists the parts of conditions, and the numbers that they take")
    func catalogSaysWhatConditionsAreMadeOf() throws {
        var client = Client()
        let catalog = try client.send(#"{"type":"hello","version":1}"#)[0]["catalog"] as? [String: Any]
        let criteria = try #require(catalog?["criteria"] as? [[String: Any]])
        #expect(
            criteria.compactMap { $0["swift"] as? String } == [
                ".atEdge", ".contentOffset(atMost: 0)", ".contentStill(for: 0.15)", ".decelerating",
                ".touchStarts(in: .handle)", ".editing", ".always",
            ])
        let offset = criteria[1]["number"] as? [String: Any]
        #expect(offset?["unit"] as? String == "pt")
        #expect(criteria[0]["number"] == nil)
        let conditions = try #require(catalog?["conditions"] as? [[String: Any]])
        #expect(conditions.compactMap { $0["name"] as? String } == Condition.named.map(\.name))
        #expect((conditions[1]["tree"] as? [String: Any])?["any"] != nil)
    }
}
