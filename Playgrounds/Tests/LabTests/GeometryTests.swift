import Foundation
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Scenes
import Testing

@MainActor
struct GeometryOfTouchTests {
    /// Scenes whose card takes the finger where strokes come down.
    nonisolated static let scenes = [
        "deck", "nested", "floating", "modal", "card", "carousel", "controls", "photo", "places", "sheet", "map",
        "player", "drawer", "song", "gallery", "binding", "dock",
    ]

    /// Near the sides of cones of 45°, and along the axes.
    nonisolated static let angles: [Double] = [
        -2, 2, 43, 47, 88, 90, 92, 133, 137, 178, 180, 182, 223, 227, 268, 270, 272, 313, 317,
    ]

    private func slop(of scene: MarkedScene) throws -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        let mark = try #require(scene.marks(.slop).first)
        guard case .box(let x, let y, let width, let height) = mark.shape else { throw CancellationError() }
        return (x...x + width, y...y + height)
    }

    @Test(
        "A finger within the slop decides nothing, and a finger beyond it decides", arguments: scenes,
        [(0.98, 0), (-0.98, 0), (0, 0.98), (0, -0.98), (0.98, 0.98), (1.02, 0), (0, 1.02), (0, -1.02), (0.7, 1.02)])
    func fingerWithinTheSlopDecidesNothing(name: String, share: (x: Double, y: Double)) throws {
        var scene = try MarkedScene(name)
        let start = type(of: scene.demo).strokeStart
        scene.touch(at: start)
        // The gallery names an arbiter only after it has decided.
        let slop = try slop(of: scene)
        let point = CGPoint(
            x: start.x + share.x * (slop.x.upperBound - slop.x.lowerBound) / 2,
            y: start.y + share.y * (slop.y.upperBound - slop.y.lowerBound) / 2)
        scene.move(by: point.x - start.x, point.y - start.y)
        let isWithin = slop.x.contains(point.x) && slop.y.contains(point.y)
        #expect((scene.arbiter?.owner == .undecided) == isWithin)
    }

    private func wedges(of scene: MarkedScene) -> [(from: Double, to: Double)] {
        scene.marks(.cone).compactMap { mark in
            guard case .wedge(_, _, let from, let to) = mark.shape else { return nil }
            return (from, to)
        }
    }

    @Test(
        "A movement within a wedge drags the card, and one outside does not",
        arguments: scenes,
        angles)
    func fingerThatGoesWithinAWedgeDrags(name: String, angle: Double) throws {
        var scene = try MarkedScene(name)
        scene.touch(at: type(of: scene.demo).strokeStart)
        let wedges = wedges(of: scene)
        try #require(!wedges.isEmpty)
        let isWithin = wedges.contains { wedge in
            [angle - 360, angle, angle + 360].contains { (wedge.from...wedge.to).contains($0) }
        }
        // Slowly: if one movement crosses every slop at once, the pan of a scroll view that scrolls sideways begins as
        // early.
        for _ in 0..<15 { scene.move(by: cos(angle * .pi / 180), sin(angle * .pi / 180)) }
        #expect((scene.arbiter?.owner == .drag) == isWithin)
    }

    @Test("A policy with another slop and cone is drawn with these")
    func policyWithAnotherSlopAndConeIsDrawnWithThese() throws {
        var settings = SceneSettings(scene: "card")
        (settings.policy.slop, settings.policy.cone) = (24, 20)
        let scene = Scene(of: CardDemo.self, settings)
        let track = FingerTrack(scene.stage.touch(at: CGPoint(x: 195, y: 360)))
        let marks = Geometry(of: scene, under: track).marks
        #expect(marks.filter { [.slop, .cone].contains($0.role) }.map(\.says) == ["slop 24 pt", "cone 20°, down"])
    }

    @Test(
        "Where nothing scrolls, a card whose policy refuses the finger has no cone the other way",
        arguments: [false, true])
    func refusedFingerHasNoConeTheOtherWay(isEditing: Bool) throws {
        var settings = SceneSettings(scene: "drawer")
        (settings.policy.unlessEditing, settings.policy.isEditing) = (true, isEditing)
        let scene = Scene(of: DrawerDemo.self, settings)
        let track = FingerTrack(scene.stage.touch(at: DrawerDemo.strokeStart))
        let cones = Geometry(of: scene, under: track).marks.filter { $0.role == .cone }.map(\.says)
        #expect(cones == ["cone 45°, left"] + (isEditing ? [] : ["cone 45°, right"]))
        track.finger.move(by: CGVector(dx: 15, dy: 0))
        #expect((scene.demo.floor.arbiters.last?.arbiter.owner == .drag) == !isEditing)
    }

    @Test("For a finger that catches a card, neither slop nor cone is drawn")
    func forAFingerThatCatchesACardNeitherSlopNorConeIsDrawn() throws {
        var scene = try MarkedScene("card")
        scene.touch(at: CGPoint(x: 195, y: 360))
        try scene.move(along: 200, frames: 20)
        scene.track?.finger.lift()
        scene.screen.stage.advance(by: 0.1)
        scene.touch(at: CGPoint(x: 195, y: 500))
        try #require(scene.arbiter?.owner == .drag)
        #expect(scene.marks(.slop) + scene.marks(.cone) == [])
    }
}

@MainActor
struct GeometryOfContentTests {
    @Test(
        "A finger that reaches the mark has the content at its edge, and moves the card with the next point",
        arguments: ["deck", "modal", "card", "controls", "chat", "places", "sheet", "player", "song"], [-3, 3])
    func fingerThatGoesAsFarHasTheContentAtItsEdge(name: String, beyond: CGFloat) throws {
        var scene = try MarkedScene(name, ["selected": .number(0)])
        if name == "sheet" {
            scene.screen.presentation?.select(.large)
            scene.screen.settle()
        }
        scene.screen.scroll(to: 100)
        scene.touch(at: type(of: scene.demo).strokeStart)
        try scene.move(along: 20, frames: 4)
        let room = try #require(scene.marks(.room).first)
        guard case .line(let from, let to) = room.shape else { return }
        let card = scene.demo.floor.cardTranslation
        try scene.move(along: to.y - from.y + beyond, frames: 20)
        #expect((scene.demo.floor.cardTranslation > card + 1) == (beyond > 0))
        #expect((scene.demo.contentOffset > 1) == (beyond < 0))
    }

    @Test("Held content does not move while the card does", arguments: GeometryOfTouchTests.scenes)
    func whatIsHeldDoesNotMove(name: String) throws {
        var scene = try MarkedScene(name)
        scene.touch(at: type(of: scene.demo).strokeStart)
        try scene.move(along: 40, frames: 8)
        let held = scene.marks(.held)
        let before = (scene.demo.contentOffset, scene.demo.floor.cardTranslation)
        try scene.move(along: 60, frames: 12)
        try #require(scene.demo.floor.cardTranslation != before.1)
        #expect(scene.demo.contentOffset == before.0)
        // A photo that fills its page has no room to scroll.
        #expect(held.count == (["photo", "gallery", "drawer"].contains(name) ? 0 : 1))
    }

    @Test("Scrolling content moves while the card does not", arguments: ["deck", "card", "carousel", "player"])
    func whatScrollsMoves(name: String) throws {
        var scene = try MarkedScene(name)
        scene.touch(at: type(of: scene.demo).strokeStart)
        try scene.move(along: -40, frames: 8)
        #expect(scene.marks(.scroll).count == 1)
        #expect(scene.marks(.held).isEmpty)
        #expect(scene.demo.contentOffset > 1)
        #expect(scene.demo.floor.cardTranslation.isNear(0))
    }
}

@MainActor
struct GeometryInFramesTests {
    @Test("Frames have marks only while the page shows geometry")
    func framesHaveMarksWhileThePageShowsGeometry() throws {
        let client = Client()
        let plain = try client.start(.scene("card"))[1]
        #expect(plain["marks"] == nil)
        let shown = try client.send(#"{"type":"show","geometry":true}"#).first?["marks"] as? [[String: Any]]
        #expect(shown?.isEmpty == true, "no finger is down")
        let touched = try client.touch("began", 195, 360, at: 0.1)["marks"] as? [[String: Any]]
        #expect(touched?.contains { $0["role"] as? String == "slop" } == true)
        let hidden = try client.send(#"{"type":"show","geometry":false}"#).first
        #expect(hidden?["type"] as? String == "frame")
        #expect(hidden?["marks"] == nil)
    }

    @Test("Showing geometry before the first scene applies to that scene")
    func whatAPageShowsBeforeItHasAScene() throws {
        let client = Client()
        #expect(try client.send(#"{"type":"show","geometry":true}"#).isEmpty)
        #expect(try client.start(.scene("deck"))[1]["marks"] != nil)
    }

    @Test("Looking at the geometry changes nothing", arguments: ["deck", "sheet", "gallery", "player", "binding"])
    func lookingAtTheGeometryChangesNothing(name: String) throws {
        func play(isSeen: Bool) throws -> (decisions: [String], picture: Snapshot) {
            var scene = try MarkedScene(name)
            scene.touch(at: type(of: scene.demo).strokeStart)
            for _ in 0..<30 {
                try scene.move(along: 6, frames: 1)
                if isSeen { _ = scene.marks }
            }
            let decisions = scene.arbiter?.decisions.map { "\($0.from) \($0.to) \($0.time)" } ?? []
            scene.track?.finger.lift()
            scene.screen.stage.advance(by: 0.1)
            return (decisions, scene.screen.stage.snapshot())
        }
        let (plain, seen) = (try play(isSeen: false), try play(isSeen: true))
        #expect(!plain.decisions.isEmpty)
        #expect(plain.decisions == seen.decisions)
        #expect(plain.picture == seen.picture)
    }
}
