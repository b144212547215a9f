import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
import Scenes
import Testing

/// A line of a scene between two rests.
struct HalfwayCase: Sendable, CustomStringConvertible {
    var scene: String
    var line: Int
    var options: [String: OptionValue] = [:]
    var description: String { "\(scene), line \(line), \(options)" }

    init(_ scene: String, _ line: Int = 0, _ options: [String: OptionValue] = [:]) {
        (self.scene, self.line, self.options) = (scene, line, options)
    }

    static let all: [HalfwayCase] =
        [
            "deck", "nested", "floating", "modal", "card", "carousel", "controls", "chat", "song", "binding", "player",
            "drawer", "nest",
        ].map { HalfwayCase($0) }
        + [
            "photo", "places", "sheet", "map", "messages", "gallery", "dock", "tail", "refusal", "keyboard",
        ].flatMap { [HalfwayCase($0, 0), HalfwayCase($0, 1)] }
        + (0...1).flatMap { line in
            [
                HalfwayCase("map", line, ["detents": .text("thirds")]),
                HalfwayCase("dock", line, ["detents": .text("thirds")]),
                HalfwayCase("player", line, ["detents": .text("a bar, medium, large")]),
                HalfwayCase("drawer", line, ["detents": .text("closed, half open, open")]),
                HalfwayCase("map", line, ["place": .flag(true)]),
            ]
        }
        + [
            HalfwayCase("drawer", 0, ["rightToLeft": .flag(true)]), HalfwayCase("sheet", 0, ["detents": .number(2)]),
            HalfwayCase("photo", 1, ["tall": .flag(true)]), HalfwayCase("player", 0, ["open": .flag(false)]),
        ]
        + [HalfwayCase("places", 2, ["leaves": .flag(true)]), HalfwayCase("sheet", 2, ["leaves": .flag(true)])]

    /// The scenes under each release rule. 120 points below its strip a sheet is out of sight already, so that there is
    /// no line. A client that refuses at the lift decides last, which no line can show.
    static let ruled = all.filter { $0.scene != "refusal" || $0.line == 0 }.flatMap { halfway in
        ReleaseName.allCases.filter { $0 != .points || halfway.scene != "sheet" || halfway.line < 2 }.map { rule in
            var ruled = halfway
            ruled.options["release"] = .text(rule.rawValue)
            return ruled
        }
    }
}

@MainActor
struct GeometryOfCardTests {
    @Test(
        "Released at rest just before or beyond a half-way line, a card goes where the line says",
        arguments: HalfwayCase.ruled, [-2, 2] as [CGFloat])
    func letGoBesideALineACardGoesWhereTheLineSays(halfway: HalfwayCase, beyond: CGFloat) throws {
        var scene = try MarkedScene(halfway.scene, halfway.options)
        let lines = scene.marks(.halfway)
        try #require(lines.count > halfway.line)
        let line = lines[halfway.line]
        let words = line.says.replacingOccurrences(of: "let go at rest: ", with: "").components(separatedBy: " | ")
        try #require(words[0] != words[1])
        let way = try scene.places.direction
        // The line names the rest before it on the way out; on the other side of a direction both ways, that is the
        // farther one.
        let isOther = way.isBothWays && halfway.line == 0
        let cards = scene.demo.floor.cardCount
        try scene.carryCard(to: line, onOtherSide: isOther, beyond: beyond)
        try #require(scene.arbiter?.owner == .drag)
        scene.lift()
        #expect(scene.outcome(of: cards) == words[(beyond > 0) != isOther ? 1 : 0])
    }

    @Test(
        "A panel that code sends to a detent comes to rest at that detent's line",
        arguments: [("player", "height 64.0"), ("map", "large"), ("map", "height 76.0"), ("messages", "height 148.0")])
    func panelThatGoesToADetentRestsAtItsLine(scene: String, detent: String) throws {
        let scene = try MarkedScene(scene)
        scene.screen.panels.last?.select(.init(rawValue: detent))
        scene.screen.settle()
        #expect(scene.outcome(of: 1) == detent)
    }

    @Test("Every scene with a card draws all of its half-way lines")
    func everySceneDrawsItsLines() throws {
        var found: [String: Int] = [:]
        for demo in DemoCatalog.demos { found[demo.name] = try MarkedScene(demo.name).marks(.halfway).count }
        let plain = Dictionary(grouping: HalfwayCase.all.filter(\.options.isEmpty), by: \.scene).mapValues(\.count)
        #expect(found == plain)
    }
}

/// A finger on another view brings the card in: its rule is asked in the opposite direction.
@MainActor
struct GeometryOfEntranceTests {
    @Test(
        "A card that a finger brings in goes to the mark", arguments: [-2, 2] as [CGFloat], ReleaseName.allCases
    )
    func cardThatAFingerBringsInGoesToTheMark(beyond: CGFloat, rule: ReleaseName) throws {
        var scene = try MarkedScene("song", ["open": .flag(false), "release": .text(rule.rawValue)])
        scene.touch(at: CGPoint(x: 120, y: 725))
        for _ in 0..<8 {
            scene.screen.stage.advanceFrame()
            scene.move(by: 0, -6)
        }
        let line = try #require(scene.marks(.halfway).first)
        let card = try #require(scene.marks(.card).first)
        // The distance to the line, or past it.
        let way = line.along(.down) - card.side(.down, isOther: false) - beyond
        for _ in 0..<60 {
            scene.screen.stage.advanceFrame()
            scene.move(by: 0, way / 60)
        }
        scene.rest()
        let says = scene.marks(.threshold).map(\.says).first { $0.hasPrefix("let go now: ") }
        scene.lift()
        #expect(scene.demo.floor.cardCount == (beyond > 0 ? 1 : 0))
        #expect(says == (beyond > 0 ? "let go now: back" : "let go now: away"))
    }
}

@MainActor
struct GeometryOfVelocityTests {
    /// Strokes along the way out, as points per frame of 120 in a second.
    nonisolated static let strokes: [[CGFloat]] = [
        [2, 2, 2, 2, 2, 2], [8, 8, 8, 8], Array(repeating: 9, count: 30), Array(repeating: 9, count: 60),
        Array(repeating: 9, count: 60) + [-1, -1], Array(repeating: 9, count: 60) + Array(repeating: -6, count: 8),
        Array(repeating: 3, count: 20) + [12, 14, 3, 1], Array(repeating: 20, count: 30) + [-9, 1, 2],
    ]
    nonisolated static let scenes = [
        "deck", "modal", "card", "carousel", "photo", "places", "sheet", "map", "player", "drawer", "song", "gallery",
        "dock",
    ]

    @Test(
        "A card released now goes to the mark", arguments: scenes, strokes.indices.map(\.self))
    func cardReleasedNowGoesToTheMark(name: String, stroke: Int) throws {
        var scene = try MarkedScene(name)
        let cards = scene.demo.floor.cardCount
        scene.touch(at: type(of: scene.demo).strokeStart)
        for step in [11] + Self.strokes[stroke] { try scene.move(along: step, frames: 1) }
        try #require(scene.arbiter?.owner == .drag)
        let says = scene.marks(.threshold).map(\.says).first { $0.hasPrefix("let go now: ") }
        scene.lift()
        let outcome = try #require(scene.outcome(of: cards))
        #expect(says == "let go now: \(outcome)")
    }

    @Test("The shown velocity is the one with which the arbiter releases", arguments: strokes.indices)
    func velocityIsTheArbiters(stroke: Int) throws {
        var scene = try MarkedScene("card")
        scene.touch(at: CGPoint(x: 195, y: 360))
        for step in [11] + Self.strokes[stroke] { try scene.move(along: step, frames: 1) }
        let velocity = scene.track?.velocity(along: .down, at: scene.screen.stage.time)
        scene.lift()
        guard case .lifted(let told) = try #require(scene.arbiter?.decisions.last).reason else {
            Issue.record("the finger has not let go")
            return
        }
        #expect(velocity?.isNear(told, within: 1e-6) == true)
    }

    @Test(
        "A fling before the turning line returns the card, and a fling beyond it dismisses",
        arguments: [3, 4, 5, 6])
    func flungCardTurnsAtTheLine(steps: Int) throws {
        var scene = try MarkedScene("card")
        scene.touch(at: CGPoint(x: 195, y: 360))
        try scene.move(along: 10, frames: 2)
        // 600 points per second.
        try scene.move(along: 5 * CGFloat(steps), frames: steps)
        let line = try #require(scene.marks(.threshold).first { $0.says == "at 600 pt/s it turns here" })
        let card = try #require(scene.marks(.card).first)
        let isBeyond = card.side(.down, isOther: false) > line.along(.down)
        scene.lift()
        #expect(scene.outcome(of: 1) == (isBeyond ? "away" : "back"))
    }
}

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
        let track = FingerTrack(scene.stage.touch(at: CGPoint(x: 195, y: 360)), at: scene.stage.time)
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
        let track = FingerTrack(scene.stage.touch(at: DrawerDemo.strokeStart), at: scene.stage.time)
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
struct GeometryOfClaimTests {
    @Test(
        "A view that the mark says keeps the finger keeps it",
        arguments: [(CGPoint(x: 139, y: 165), true), (CGPoint(x: 195, y: 640), false)])
    func viewThatTheMarkSaysKeepsTheFingerKeepsIt(point: CGPoint, keeps: Bool) throws {
        var scene = try MarkedScene("controls")
        scene.touch(at: point)
        let says = scene.marks(.verdict).map(\.says)
        try scene.move(along: 40, frames: 8)
        #expect(says == (keeps ? ["a UISlider keeps this finger"] : []))
        #expect((scene.arbiter?.owner == .drag) == !keeps)
        #expect(scene.marks(.verdict).map(\.says) == (keeps ? ["yielded to a UISlider that tracks"] : []))
    }

    @Test("With a policy that yields to nothing, a slider has no verdict")
    func withAPolicyThatYieldsToNothingASliderHasNoVerdict() throws {
        var scene = try MarkedScene("controls", ["yields": .flag(false)])
        scene.touch(at: CGPoint(x: 139, y: 165))
        #expect(scene.marks(.verdict) == [])
        try scene.move(along: 40, frames: 8)
        #expect(scene.arbiter?.owner == .drag)
    }

    @Test(
        "A card that may not leave has no line of dismissal, and is drawn as returning",
        arguments: [("modal", "modal"), ("binding", "guarded")])
    func cardThatIsKeptHasNoLine(name: String, option: String) throws {
        var scene = try MarkedScene(name, [option: .flag(true)])
        #expect(scene.marks(.halfway) == [])
        scene.touch(at: type(of: scene.demo).strokeStart)
        try scene.move(along: 500, frames: 40)
        #expect(scene.marks(.threshold).map(\.says) == ["let go now: back"])
        scene.lift()
        #expect(scene.outcome(of: 1) == "back")
    }

    @Test("A button under the finger waits, and the drag cancels its tap")
    func buttonWaits() throws {
        var scene = try MarkedScene("nested")
        scene.touch(at: CGPoint(x: 320, y: 110))
        let says = scene.marks(.verdict).map(\.says)
        try scene.move(along: 60, frames: 12)
        #expect(says == ["a UIButton waits: a drag ends its tap"])
        #expect(scene.arbiter?.owner == .drag)
        let cards = scene.demo.floor.cardCount
        scene.rest()
        scene.lift()
        #expect(scene.demo.floor.cardCount == cards)
    }
}

@MainActor
struct GeometryInFramesTests {
    @Test("Frames have marks only while the page shows geometry")
    func framesHaveMarksWhileThePageShowsGeometry() throws {
        let client = Client()
        let plain = try client.start(.scene("card"))[1]
        #expect(plain["marks"] == nil)
        let shown = try #require(
            try client.send(#"{"type":"show","geometry":true}"#).first?["marks"] as? [[String: Any]])
        #expect(shown.compactMap { $0["role"] as? String } == ["card", "rest", "halfway"])
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
