import GestureArbiter
import HeadlessUIKit
import Scenes
import Testing

@MainActor
struct SceneOptionTests {
    nonisolated static let scenes = [
        "deck", "nested", "floating", "modal", "card", "carousel", "controls", "chat", "places", "photo", "sheet",
        "map",
        "player", "drawer", "song", "gallery", "binding", "dock", "nest",
    ]

    /// Where strokes end, as a share of the distance to the next place, and their velocity, in points per second.
    private static let strokes: [(share: CGFloat, velocity: CGFloat)] = [
        (0.2, 0), (0.45, 0), (0.12, 350), (0.45, 200), (0.6, -350),
    ]

    /// Where a card rests after each stroke.
    private func outcomes(_ name: String, _ options: [String: OptionValue]) throws -> [String?] {
        try Self.strokes.map { stroke in
            var scene = try MarkedScene(name, options)
            let (places, cards) = (try scene.places, scene.demo.floor.cardCount)
            let all = (places.rests.map(\.place) + [places.away].compactMap(\.self)).sorted()
            let next = all.first { $0 > places.translation + 1 } ?? 0
            scene.touch(at: type(of: scene.demo).strokeStart)
            let end = stroke.share * (next - places.translation) + 10
            // Eight frames at the velocity, or a rest.
            let last = stroke.velocity / 120 * 8
            try scene.move(along: end - last, frames: 40)
            scene.rest()
            if last != 0 { try scene.move(along: last, frames: 8) }
            scene.lift()
            return scene.outcome(of: cards)
        }
    }

    @Test(
        "Another rule of release sends the card elsewhere", arguments: scenes,
        ReleaseName.allCases.filter { $0 != .velocityAndProgress })
    func anotherRuleSendsACardElsewhere(name: String, rule: ReleaseName) throws {
        let standard = try outcomes(name, [:])
        #expect(!standard.contains(nil))
        #expect(try outcomes(name, ["release": .text(rule.rawValue)]) != standard)
    }

    @Test(
        "Other detents let the card rest elsewhere",
        arguments: [
            ("map", "mediumLarge"), ("map", "smallLarge"), ("map", "thirds"), ("messages", "thirds"),
            ("dock", "thirds"),
            ("dock", "mediumLarge"), ("places", "0, 300"), ("places", "0, 600"), ("player", "a bar, medium, large"),
            ("drawer", "closed, half open, open"),
        ])
    func otherDetentsLetTheCardRestElsewhere(name: String, detents: String) throws {
        func rests(_ options: [String: OptionValue]) throws -> Set<String> {
            Set(try MarkedScene(name, options).marks(.rest).map(\.says))
        }
        let standard = try rests([:])
        #expect(try rests(["detents": .text(detents)]) != standard)
    }

    @Test("Every scene with a card offers the rules of release")
    func everySceneOffersTheRules() {
        let without = DemoCatalog.demos.filter { !$0.options.contains { $0.name == "release" } }
        #expect(without.map { $0.name } == [])
    }

    @Test("No scene has two options with one name")
    func noSceneHasTwoOptionsWithOneName() {
        let twice = DemoCatalog.demos.filter { Set($0.options.map(\.name)).count < $0.options.count }
        #expect(twice.map { $0.name } == [])
    }
}

@MainActor
struct CardOfAButtonTests {
    @Test(
        "A card that a button brings back is caught on its way in",
        arguments: ["card", "controls", "chat", "carousel"])
    func cardThatComesBackIsCaught(name: String) throws {
        var scene = try MarkedScene(name)
        let start = CGPoint(x: 195, y: 80)
        scene.touch(at: start)
        try scene.move(along: 600, frames: 30)
        scene.rest()
        scene.lift()
        try #require(scene.demo.isDismissed)
        scene.screen.stage.touch(at: CGPoint(x: 195, y: 760)).lift()
        scene.screen.stage.advance(by: 0.12)
        let place = scene.demo.floor.cardTranslation
        try #require(place > 20 && place < 700)
        scene.touch(at: CGPoint(x: 195, y: 830))
        #expect(scene.arbiter?.owner == .drag)
        scene.rest()
        #expect(scene.demo.floor.cardTranslation.isNear(place, within: 15))
        scene.lift()
    }

    @Test("A returning card is caught on its way, and reports its outcome", arguments: ["card", "controls"])
    func cardThatGoesBackIsCaught(name: String) throws {
        var scene = try MarkedScene(name)
        scene.touch(at: CGPoint(x: 195, y: 80))
        try scene.move(along: 300, frames: 30)
        scene.rest()
        scene.track?.finger.lift()
        #expect(scene.demo.floor.release?.hasPrefix("let go, back: 290 pt of 789") == true)
        scene.screen.stage.advance(by: 0.1)
        scene.touch(at: CGPoint(x: 195, y: 400))
        #expect(scene.arbiter?.owner == .drag)
        #expect(scene.demo.floor.cardTranslation > 20)
        scene.lift()
    }
}
