@_spi(Cards) import GestureArbiter
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

    /// Where a card rests after a slow pull by some points on its way out; nil if it has left.
    private func place(in name: String, after pull: CGFloat, _ options: [String: OptionValue]) throws -> CGFloat? {
        let screen = DemoScreen(try #require(DemoCatalog.demo(named: name)), options)
        // SwiftUI's cards appear in the turn after the screen.
        screen.settle()
        let demo = screen.scene.demo
        let cards = demo.floor.cardCount
        // The slop takes ten points.
        let way = try #require(demo.floor.arbiters.last).arbiter.direction.movement(by: pull + 10)
        screen.drag(from: type(of: demo).strokeStart, by: CGVector(dx: way.x, dy: way.y))
        return demo.floor.cardCount < cards ? nil : demo.floor.cardTranslation
    }

    @Test("The chosen rule of release decides: where a half of the way counts, 120 points do not", arguments: scenes)
    func ruleOfRelease(name: String) throws {
        // Half of the panel's way in the nest is less.
        let pull: CGFloat = name == NestDemo.name ? 100 : 130
        let standard = try place(in: name, after: pull, [:])
        let other = try place(in: name, after: pull, ["release": .text(ReleaseName.points.rawValue)])
        #expect(other != standard)
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
        func rests(_ options: [String: OptionValue]) throws -> [CGFloat?] {
            try [0, 200, 400, 700].map { try place(in: name, after: $0, options) }
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

    @Test("A card that a button brings back is caught on its way in")
    func cardThatComesBackIsCaught() throws {
        let screen = DemoScreen(CardDemo.self)
        let floor = screen.scene.demo.floor
        screen.drag(from: CGPoint(x: 195, y: 80), by: CGVector(dx: 0, dy: 600))
        try #require(screen.scene.demo.isDismissed)
        screen.stage.touch(at: CGPoint(x: 195, y: 760)).lift()
        screen.stage.advance(by: 0.12)
        let place = floor.cardTranslation
        try #require(place > 20 && place < 700)
        let finger = screen.stage.touch(at: CGPoint(x: 195, y: 830))
        #expect(floor.arbiters.last?.arbiter.owner == .drag)
        finger.hold(for: 0.1)
        #expect(floor.cardTranslation.isNear(place, within: 15))
        finger.lift()
    }
}
